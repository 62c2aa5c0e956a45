# Buttons: plain text, short.

button-join = Join
button-open-private = Open our private chat
button-add-to-group = Add me to a group
button-start = Cast off
button-cancel = Call it off
button-yes-forget = Yes, delete it
button-no = No, keep it
button-language = { $language }
button-again = Same again
