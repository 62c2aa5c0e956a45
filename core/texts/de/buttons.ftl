# Knöpfe: reiner Text, kurz.

button-join = Mitspielen
button-add-to-group = In eine Gruppe holen
button-start = Leinen los
button-cancel = Absagen
button-yes-forget = Ja, löschen
button-language = { $language }
button-table = { $table }
button-again = 🔁 Noch einmal
button-bridge-pause = ⏸ Pause
button-bridge-resume = ▶️ Weiter
button-bridge-longer = ⏰ Mehr Zeit
button-bridge-close = ⏭ Jetzt schließen
button-bridge-remind = 🔔 Erinnern
button-bridge-remove = ☠️ Herausnehmen
button-bridge-replace = 🔄 Ersetzen
button-bridge-awaited = { $count ->
    [one] 🔔 Die eine Person, auf die gewartet wird
   *[other] 🔔 Alle { $count }, auf die gewartet wird
}
button-bridge-name = { $name }
button-bridge-minutes = { $minutes ->
    [60] 1 Stunde
    [1440] 1 Tag
   *[other] { LENGTH($minutes) }
}
button-bridge-write = ✍️ Grund schreiben
button-bridge-stop = ✋ Nichts tun
button-answer = ✍️ Antworten
button-zone = { $zone }
button-roll = 📣 Aufruf
button-here = 🙋 Ich bin da
button-not-here = 🚪 Ich kann nicht
button-leave-line = 🚪 Aus der Reihe treten
button-start-time = 📅 Beginn
button-start-in = { $minutes ->
    [60] in einer Stunde
    [180] in 3 Stunden
    [1440] morgen um diese Zeit
   *[other] in { LENGTH($minutes) }
}
button-start-off = Kein Beginn
button-start-later = ⏰ { LENGTH($minutes) } später
button-give-back = ⏰ Um { LENGTH($minutes) } verlängern
button-back-before = ⏪ Vor den Schluss zurück …
button-report = 🚩 Melden
button-take-off = 🗑 Von allen Telefonen nehmen
button-bridge-link = 🔗 Ein Link für den, der zuerst kommt
button-bridge-call = 📣 In der Gruppe rufen
button-bridge-reason = { $reason ->
    [gone] Nicht mehr da
    [asked] Auf eigenen Wunsch
    [rules] Gegen die Regeln
    [ready] Alle haben gehandelt
    [agreed] Alle sind einverstanden
    [missing] Jemand fehlt
    [wrong] Etwas stimmt nicht
    [back] Alle sind wieder da
    [settled] Es ist geklärt
    [lost] Zeit ging verloren
    [short] Die Zeit ist knapp
    [all] Wir warten auf alle
   *[none] Ohne Grund
}
