# /rules für Zombie-Piraten-Mafia: mit eigenen Worten, genug zum Spielen.

zpm-rules = <b>Zombie-Piraten-Mafia</b>
    Piraten jagen Spione; ab Tag 3 gehen einige der Toten wieder um. Drei Schiffe segeln zwei Tage, jedes ein Spiel für sich mit eigenem Raum; an Tag 3 treffen sich alle auf Tortuga.

    <b>Namen.</b> Man kennt dich unter deinem Decknamen und sonst nicht. Was du mir bei Tag schreibst, steht unter ihm in deinem Raum. Nachts sind die Räume zu.

    <b>Tag.</b> Wähl einen aus deinem Raum, auch dich selbst; ändern darfst du es, so oft du willst. Eine Stimme darf mehrere nennen: sie zählt für den ersten, der da ist. Wer die Stimmen von mehr als der Hälfte aller Köpfe hat, wird sofort gelyncht. Ist bis zum Schließen niemand gelyncht, entscheiden die meisten Stimmen; einen Gleichstand bricht der Rang, oder alle Gleichen gehen. Der Kapitän darf einmal jemanden auf die Planke rufen.

    <b>Nacht.</b> Befehle werden zusammen ausgeführt, wenn die Nacht endet, und wer stirbt, handelt noch. Am Morgen erfährt jeder Raum seine Toten mit ihren Zeichen: eine Klinge, Bisse oder beides. Keine Rolle wird vor dem Ende verraten.

    <b>Spione</b> (zwei, auf verschiedenen Schiffen) kennen einander, töten nachts und reden nachts in ihrer Kajüte. Der <b>Voodoo-Doktor</b> ist einer von ihnen: einmal ergreift er für einen Tag Besitz von jemandem, der dann liest und schweigt.
    <b>Meuchelmörder</b> töten nachts, jeder für sich. Der <b>Medizinmann</b> rettet, aber nie vor Meuchelmördern. Der <b>Entfesselungskünstler</b> entgeht Schlinge und Planke und ist bis zum übernächsten Tag fort. Der <b>Meuterer</b> stirbt an einem Tag ohne Blut. Der <b>Schlaflose</b> fürchtet nachts weder Spion noch Meuchelmörder, das <b>Erbsenhirn</b> keinen Zombie. Der <b>Astrologe</b> liest einmal die Sterne, der <b>Nekrophile</b> sucht ab Nacht 3 nach Leichen. Einer, der sich für den Meuterer hält, ist der Trunkenbold.

    <b>Tag 3.</b> Ein bis sechs tote Piraten stehen als Zombies unter neuen Namen auf und werden vorgestellt wie jede andere Mannschaft. Ab Nacht 3 wählt jeder Zombie ein Opfer; die meisten Stimmen entscheiden.

    <b>Das Ende</b> (ab Tag 3). Lebt kein Spion und kein Zombie, gewinnen die Bürger. Sind nur zwei oder weniger da: ist ein Spion darunter, gewinnen die Spione, sonst die Zombies. Tote gewinnen mit ihrer Seite.

    <b>Anstand.</b> Zitiere meine Briefe nicht, trag keine Worte von Raum zu Raum, rede nirgendwo sonst über das Spiel und sag nicht, wer du hinter deinem Decknamen bist.
