# Buttons: plain text, short.

button-join = Join
button-add-to-group = Add me to a group
button-start = Cast off
button-cancel = Call it off
button-yes-forget = Yes, delete it
button-language = { $language }
button-table = { $table }
button-again = 🔁 Same again
button-bridge-pause = ⏸ Pause
button-bridge-resume = ▶️ Go on
button-bridge-longer = ⏰ More time
button-bridge-close = ⏭ Close now
button-bridge-remind = 🔔 Remind
button-bridge-remove = ☠️ Take out
button-bridge-replace = 🔄 Substitute
button-bridge-awaited = { $count ->
    [one] 🔔 The one who is awaited
   *[other] 🔔 All { $count } who are awaited
}
button-bridge-name = { $name }
button-bridge-minutes = { $minutes ->
    [60] 1 hour
    [1440] 1 day
   *[other] { LENGTH($minutes) }
}
button-bridge-write = ✍️ Write a reason
button-bridge-stop = ✋ Do nothing
button-answer = ✍️ Answer
button-zone = { $zone }
button-roll = 📣 Roll-call
button-here = 🙋 I am here
button-not-here = 🚪 I cannot
button-leave-line = 🚪 Leave the line
button-start-time = 📅 Start time
button-start-in = { $minutes ->
    [60] in an hour
    [180] in 3 hours
    [1440] tomorrow, this hour
   *[other] in { LENGTH($minutes) }
}
button-start-off = No start time
button-start-later = ⏰ { LENGTH($minutes) } later
button-give-back = ⏰ Lengthen it by { LENGTH($minutes) }
button-back-before = ⏪ Back to before the close…
button-report = 🚩 Report it
button-take-off = 🗑 Take it off all phones
button-bridge-link = 🔗 A link for whoever is first
button-bridge-call = 📣 Call in the group
button-bridge-reason = { $reason ->
    [gone] No longer here
    [asked] At their own wish
    [rules] Broke the rules
    [ready] All have acted
    [agreed] All agree
    [missing] Somebody is missing
    [wrong] Something is wrong
    [back] All are back
    [settled] It is settled
    [lost] Time was lost
    [short] Time is short
    [all] We wait for all
   *[none] No reason
}
