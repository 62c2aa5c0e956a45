# Knöpfe: reiner Text, kurz.

button-join = Mitspielen
button-add-to-group = In eine Gruppe holen
button-start = Leinen los
button-cancel = Absagen
button-yes-forget = Ja, löschen
button-language = { $language }
button-table = { $table }
