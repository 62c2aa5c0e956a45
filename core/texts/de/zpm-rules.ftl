# /rules für Zombie-Piraten-Mafia: mit eigenen Worten, genug zum Spielen.

zpm-rules = <b>Zombie-Piraten-Mafia</b>
    Piraten jagen Spione; ab Tag 3 gehen einige der Toten wieder um. Drei Schiffe segeln zwei Tage, jedes ein Spiel für sich mit eigenem Raum; an Tag 3 treffen sich alle auf Tortuga.

    <b>Namen.</b> Man kennt dich unter deinem Decknamen, und mehr weiß niemand von dir. Was du mir bei Tag schreibst, steht unter ihm in deinem Raum. Nachts sind die Räume zu.

    <b>Tag.</b> Wähl einen aus deinem Raum, auch dich selbst; ändern darfst du es, so oft du willst. Eine Stimme darf mehrere nennen: sie zählt für den ersten, der da ist. Köpfe sind alle, die im Raum da sind; wer die Stimmen von mehr als der Hälfte hat, wird sofort gelyncht. Ist bis zum Schließen niemand gelyncht, entscheiden die meisten Stimmen. Der Kapitän darf einmal jemanden auf die Planke rufen.

    <b>Ein Gleichstand</b> wird nach Rang entschieden: der Beste jeder Seite wird verglichen, dann der Zweitbeste, und die höhere Seite lyncht. Sind sie bis zuletzt gleich, werden alle an der Spitze gelyncht. Von oben nach unten: Kapitän, Medizinmann, Meuchelmörder, Entfesselungskünstler, Astrologe, einfacher Pirat, Schlafloser, Erbsenhirn, Trunkenbold, Meuterer, Nekrophiler, Spione, Zombies.

    <b>Nacht.</b> Befehle werden zusammen ausgeführt, wenn die Nacht endet, und wer stirbt, handelt noch. Am Morgen erfährt jeder Raum seine Toten mit ihren Zeichen: eine Klinge, Bisse oder beides. Keine Rolle wird vor dem Ende verraten.

    <b>Spione</b> (zwei, auf verschiedenen Schiffen) kennen einander, töten nachts und reden nachts in ihrer Kajüte. Der <b>Voodoo-Doktor</b> ist einer von ihnen: einmal ergreift er für einen Tag Besitz von jemandem, der dann liest und schweigt; in der Nacht darauf können Spione ihn nicht töten.
    <b>Meuchelmörder</b> töten nachts, jeder für sich. Der <b>Medizinmann</b> rettet, aber nie vor Meuchelmördern. Der <b>Entfesselungskünstler</b> entgeht Schlinge und Planke und ist bis zum übernächsten Tag fort. Der <b>Meuterer</b> stirbt an einem Tag ohne Blut. Der <b>Schlaflose</b> fürchtet nachts weder Spion noch Meuchelmörder, das <b>Erbsenhirn</b> keinen Zombie. Der <b>Astrologe</b> liest einmal die Sterne, der <b>Nekrophile</b> sucht ab Nacht 3 nach Leichen. Dem <b>Trunkenbold</b> wird gesagt, er sei der Meuterer; er hat weder Kraft noch Fluch.

    <b>Tag 3.</b> Ein bis sechs tote Piraten stehen als Zombies unter neuen Namen auf und werden vorgestellt wie jede andere Mannschaft. Ihre alten Kräfte sind dahin. Ab Nacht 3 wählt jeder Zombie ein Opfer; die meisten Stimmen entscheiden, bei Gleichstand der Zombie, der im Leben den niedrigsten Rang hatte.

    <b>Das Ende</b> (ab Tag 3). Lebt kein Spion und kein Zombie, gewinnen die Bürger, also alle Piraten, die keine Zombies sind. Sind nur zwei oder weniger da: ist ein Spion darunter, gewinnen die Spione, sonst die Zombies. Tote gewinnen mit ihrer Seite.

    <b>Anstand.</b> Zitiere meine Briefe nicht, trag keine Worte von Raum zu Raum, rede nirgendwo sonst über das Spiel und sag nicht, wer du hinter deinem Decknamen bist.
