# Buttons: plain text, short.

button-join = Join
button-add-to-group = Add me to a group
button-start = Cast off
button-cancel = Call it off
button-yes-forget = Yes, delete it
button-language = { $language }
button-table = { $table }
