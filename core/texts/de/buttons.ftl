# Knöpfe: reiner Text, kurz.

button-join = Mitspielen
button-open-private = Unseren Chat öffnen
button-add-to-group = In eine Gruppe holen
button-start = Leinen los
button-cancel = Absagen
button-yes-forget = Ja, löschen
button-no = Nein, behalten
button-language = { $language }
button-again = Noch einmal
