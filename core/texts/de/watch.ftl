# Was der Eigner hört, wenn das Schiff selbst in Not ist.

watch-undelivered = ⚠️ { $count ->
    [one] Eine Nachricht wartet
   *[other] { $count } Nachrichten warten
} darauf auszulaufen, die älteste schon { LENGTH($minutes) } lang. Die Seite „Befinden“ des Pults sagt, wo sie festliegen.
watch-database = ⚠️ In die Datenbank kann nicht geschrieben werden. Nichts Getipptes geht verloren: Telegram hebt es einen Tag lang auf. Bis sie wieder geht, wird nichts gezählt, und keine Frist läuft ab.
watch-disk = ⚠️ Auf der Platte sind nur noch { $megabytes } MB frei. Schaff Platz, bevor das Log keinen mehr findet.

tap-late = Dein Tippen kam spät bei mir an, und Telegram nimmt meine Antwort darauf nicht mehr. Sie lautet:
