# Was das Menü der Befehle sagt, je höchstens 256 Zeichen, und /help.

command-start = Weck mich auf
command-newgame = Einen Tisch eröffnen
command-join = Am Tisch Platz nehmen
command-leave = Den Tisch vor Beginn verlassen
command-startgame = Leinen los: das Spiel beginnt
command-cancelgame = Das Spiel absagen
command-players = Wer an Bord ist
command-status = Was jetzt offen ist, und bis wann
command-tally = Wer gehandelt hat, wie die Stimmen stehen
command-vote = Wählen: /vote Bart, oder /vote Bart, Ann
command-unvote = Die Stimme zurücknehmen
command-plank = Kapitän: jemanden auf die Planke rufen
command-order = Deine Befehle für die Nacht
command-nextgame = Sag mir, wenn hier das nächste Spiel eröffnet wird
command-follow = Die Meldungen dieses Tisches bekommen
command-role = Was du bist und hast
command-crew = Wer lebt
command-time = Wie viel Zeit bleibt
command-rules = Die Regeln in Kürze
command-ask = Dem Moderator schreiben
command-settings = Sprache, Zeitzone, Ruhezeiten
command-switch = Wählen, zu welchem Spiel du sprichst
command-forget = Löschen, was ich über dich weiß
command-panel = Ein Link zum Pult des Moderators
command-help = Was ich verstehe

help-private = Ich leite Spiele voller Geheimnisse. Hol mich in eine Gruppe und schick dort /newgame, oder schick es hier für einen Tisch mit Link.

    <b>Am Tisch</b>
    /role – was du bist und hast, und deine Knöpfe
    /status – was offen ist, und bis wann
    /crew – wer lebt
    /tally – wer gehandelt hat, wie die Stimmen stehen
    /vote, /unvote, /plank – am Tag
    /order – bei Nacht
    /unread – wo du aufgehört hast
    /time – wie viel Zeit bleibt
    /rules – die Regeln in Kürze
    /ask – eine Zeile an den Moderator
    /report – als Antwort auf einen Beitrag: den Moderator darauf hinweisen
    /switch – zwischen deinen Spielen und Stimmen wählen
    /join, /leave – vor Beginn Platz nehmen oder gehen

    <b>Für Gastgeber</b>
    /newgame, /startgame, /cancelgame
    /startgame 20:30 – ankündigen, wann es beginnt
    /blind – vor dem Beginn: kein Eigner des Bots sieht die Geheimnisse
    /panel – das Pult des Moderators, und deine Knöpfe
    /bind – einen Raum in einen Kanal legen

    <b>Du</b>
    /settings – Sprache, Zeitzone, Ruhezeiten
    /forget – löschen, was ich über dich weiß
help-group = /newgame – in dieser Gruppe einen Tisch eröffnen
    /join – Platz nehmen
    /startgame – beginnen (Gastgeber); /startgame 20:30 – ankündigen, wann
    /cancelgame – absagen (Gastgeber)
    /players – wer an Bord ist
    /status – was offen ist, und bis wann
    /tally – wer gehandelt hat
    /rules – die Regeln in Kürze
    /nextgame – sag mir, wenn das nächste Spiel eröffnet wird
    /follow – die Meldungen bekommen
    /blind – kein Eigner des Bots sieht die Geheimnisse dieses Tisches (Gastgeber)
    /keepout, /letin – jemanden fernhalten, wieder zulassen (Gastgeber)

    Alles Geheime geschieht in unserem privaten Chat.
command-unread = Wo du aufgehört hast; /unread Bart: was einer gesagt hat; /unread gestern: der letzte Tag in Kürze
command-bind = Moderator: einen Raum in einen Kanal legen
command-keepout = Gastgeber: jemanden fernhalten (als Antwort auf eine Nachricht; /keepout 30: für 30 Tage)
command-letin = Gastgeber: jemanden wieder zulassen (als Antwort auf eine Nachricht)
command-report = Den Moderator auf einen Beitrag hinweisen (antworte darauf)
