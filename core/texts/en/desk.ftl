# Everything said outside the games: the door, the lobby's edges, settings, moderators, faults.

game-raft-of-the-medusa = The Raft of the Medusa
game-zombie-pirate-mafia = Zombie Pirate Mafia

welcome = Ahoy, { $name }. I am <b>Scuttlebutt</b>: I keep the secrets, count the cards and watch the clock, so that a game needs nobody to run it.

    Add me to a group and send /newgame there. If somebody gave you a link to a table, open it again.
    Your language and time zone are under /settings.
welcome-owner = Welcome aboard, { $name }. You own this ship now: /panel opens the panel, and every table is yours to see.
welcome-group = I am aboard. /newgame opens a table here; everything secret happens in private.
rights-lacking = For the best voyage make me an administrator who may { $rights }. Without that: { $lost }.
right-delete = delete messages
right-restrict = restrict members
right-pin = pin messages
lost-delete = a secret typed here by mistake stays to be read
lost-restrict = at the accusations I cannot close the group, so people must hold their tongues themselves
lost-pin = the card of the day is not pinned
rights-complete = I have every right I need here.

choose-game = Which game shall it be?
choose-game-private = Which game shall it be? You get a link for the others.
table-opened-toast = The table is open.
table-opened-private = Your table is open. Send this link to whoever should play:
    { $link }
    They join in our private chat. /startgame begins.
joined = You are aboard <b>{ $table }</b>, { $name }. I will write to you here when there is something to do. { who-reads }
    /leave takes you off until the game begins.
join-here = Take a place at <b>{ $table }</b> in our private chat.
left = { $name } is off { $table }. The sea is patient.
cancel-ask = Call off <b>{ $table }</b>? It is running, and nobody would win.
cancelled-toast = The game is called off.
started = Cast off.
follows = You get the bulletins of this table in private. Send /follow again to stop.
follows-not = No more bulletins.
nextgame-on = I will tell you in private when the next game opens here.
nextgame-off = I will no longer tell you when a game opens here.
room-again = There is room for a table again: /newgame opens one, here or in your group; whoever comes first has it.
nextgame-opened = A table is open: <b>{ $table }</b>.
    { $link }

players-nobody = nobody yet

time-left = <b>{ $table }</b>: the present phase lasts until { $closes_at } ({ COUNTDOWN($closes_at) }).
time-paused = <b>{ $table }</b>: ⏸ paused. The clock stands still until the moderator lets it go on.
time-none = <b>{ $table }</b>: nothing is running against the clock.

settings = <b>Your settings</b>
    Language: { $language }
    Time zone: { $zone }
    Quiet hours: { $quiet ->
        [none] none
       *[other] { $quiet }
    }
    Chatter: { $digest ->
        [yes] all at once, every three hours
       *[no] as it comes
    }

    To change the zone send /settings zone Europe/Copenhagen, for quiet hours /settings quiet 22:00-08:00 (or off), for chatter all at once /settings digest on (or off).
settings-changed = Noted.
language-name = English

switch-choose = Which table do you speak to?
switch-only = You are at one table only: <b>{ $table }</b>.
switched = You speak to <b>{ $table }</b> now.
still-spoken-to = What you type here still goes to <b>{ $table }</b>, not to { $new }. /switch chooses.

ask-how = Write your line after the command: /ask How long is the night?
ask-sent = Your line is with the moderator.
ask-received = A line from { $name } at <b>{ $table }</b>:
    { $text }

forget-ask = I would delete your name, your account number and everything you wrote. This cannot be undone. A fingerprint of your account stays as long as a group keeps you out, or a game goes on whose secrets you know.
forget-done = It is gone. If you write again we begin anew.

panel-link = Your key to the panel, good for one use within ten minutes:
    { $link }
panel-local = { $link }

    This address works on the machine that runs me.

language-chosen = From now on I speak English to you.
rules-choose = The rules of which game?

player-unreachable = { $person } cannot be reached for <b>{ $table }</b>: I was blocked, or never started. The place is kept; find a substitute (/panel), or wait.
taken-back = <b>{ $table }</b>: the moderator has taken the game back to an earlier point. What happened after it no longer counts.
card-taken-back = ↩️ What stood here has been taken back.
unseated = You no longer sit at <b>{ $table }</b>: somebody else has your seat. What you learnt in it you keep to yourself until the end.
seated-again = You sit at <b>{ $table }</b> again, in the seat that was yours. /role says what you are.
row-failed = Something broke (no. { $error }); nothing was changed by it. The log says more.
moderator-bot-removed = I was taken out of the group of <b>{ $table }</b>. { $pauses ->
    [yes] The game is paused until I am back.
   *[no] The game goes on in private.
}
moderator-clock-silent = No deadline has been looked at for { LENGTH($minutes) }. The clock may have stopped.
bot-back = I am back, and <b>{ $table }</b> goes on.
bot-gone = I was taken out of the group of <b>{ $table }</b>. The game is paused until I am back.
room-stays-closed = The group of <b>{ $table }</b> is closed, and I cannot open it: for that I must be an administrator there who may restrict members. Make me one, and I open it at once; or give members their permissions back by hand (in the group’s settings: permissions).
player-left-group = { $person } has left the group of <b>{ $table }</b>. The place is kept; find a substitute (/panel), or wait.
seated = You sit at <b>{ $table }</b> now, in somebody else's place. { who-reads }
announcement = 📣 The moderator of <b>{ $table }</b>:
    { $text }
prod = ⏳ The moderator of <b>{ $table }</b> is waiting for you. /role shows what is open.
moderator-says = The moderator of <b>{ $table }</b> answers:
    { $text }
record-proof = 🔎 The seed of all draws of <b>{ $table }</b>, so that anybody can check them:
    <code>{ $seed }</code>
    Its seal was <code>{ $seed_hash }</code>. Who played gets the whole record in private.
record-file = The whole record of <b>{ $table }</b>: every command, every event, every draw. <code>python -m core.verify</code> checks it.
post = <b>{ $alias }</b>, { $room }
post-receipt = Carried.
stripped = Done.
deleted = Taken away.
outage = I was away for { LENGTH($minutes) }. What you typed meanwhile counts by its own time; buttons you tapped in <b>{ $table }</b> may be lost{ $closed_at ->
    [none] , so tap again.
   *[other] . The phase closed at { $closed_at }, as it should; if a tap of yours was lost with it, tell the moderator: /ask.
}{ $lengthened ->
    [yes] {" "}The present phase is longer by as much.
   *[no] {""}
}
moderator-outage = I was away for { LENGTH($minutes) }, and <b>{ $table }</b> lost as much of its phase.{ $closed_at ->
    [none] { $lengthened ->
        [yes] {" "}It has been lengthened by that.
       *[no] {" "}One tap gives it back.
    }
   *[other] {" "}Its close at { $closed_at } fell into that time: it stands as of then, with what was typed before it; taps are lost. If that is not fair, take the game back to before the close. You see first what that would undo.
}
outage-take-back = Take <b>{ $table }</b> back to before the close of { phase-named }? { $events ->
    [one] One event no longer counts
   *[other] { $events } events no longer count
}; the phase has { LENGTH($minutes) } again, as when I stopped, and stands still until you let it go on. Everybody is told.
    { $secrets ->
    [0] No secret of what came after has gone out.
    [one] One secret has gone out already and cannot be unread, to { $names }. The panel (/panel) shows it.
   *[other] { $secrets } secrets have gone out already and cannot be unread, to { $names }. The panel (/panel) shows each of them.
    } Why? It is recorded.
outage-given-back = ✔️ <b>{ $table }</b>: ⏰ what my absence took of the phase is given back.
outage-taken-back = <b>{ $table }</b> stands before the close again, paused, with { LENGTH($minutes) } to go. Let it go on when all are back.
phase-named = { $phase ->
    [actions] day { $day }, actions
    [starvation] day { $day }, starvation
    [accusation] the accusations
    [trial] the trial
    [day] day { $day }
    [night] night { $day }
   *[other] the time in harbour
}
moderator-silent = The moderator of <b>{ $table }</b> has not been seen since { $since_at }{ $again ->
    [yes] , nor has a deputy answered
   *[no] {""}
}. { $whom ->
    [blind] The table is blind to you: appoint somebody on the panel (/panel) who looks after it.
    [owner] Will you look after it? /panel opens the panel. Until the moderator is back, lines and reports from the table reach you too.
   *[deputy] Will you look after it? /panel opens the panel.
}
moderator-missed = You have not been seen at <b>{ $table }</b> since { $since_at }, so I have called { $owners ->
    [yes] whoever owns this ship
   *[no] your deputies
}: { $names }. You read here what is done in your stead.
deputy-did = 🧭 <b>{ $table }</b>, in your stead: { $name } has { $what ->
    [pause] paused the game
    [resume] let the game go on
    [move_deadline] moved the deadline
    [close_now] closed the phase
    [modkill] taken somebody out
    [revive] brought somebody back
    [substitute] put a substitute into a seat
    [rename] changed a name
    [take_back] taken back what was done
    [start] begun the game
    [cancel_game] called the game off
    [end_game] ended the game
    [change_timetable] changed the calendar
    [cancel_lynching] cancelled or moved a lynching
    [set_sailor] changed what a sailor has
    [resend] sent a message again
    [announce] spoken as the moderator
    [prod] reminded players
    [answer] answered a line
    [remove_post] taken a post off all phones
    [blind] made the table blind to owners
   *[other] changed something
}.{ $reason ->
    [none] {""}
   *[other] {" "}Noted: { $reason }.
}
appointed = 🧭 You are { $deputy ->
    [yes] a deputy
   *[no] a moderator
} of <b>{ $table }</b> now. You may do all that a moderator may: /panel gives you the panel, and buttons to pause, lengthen, remind or find a substitute. Lines to the moderator and reports reach you too.{ $deputy ->
    [yes] {" "}If the moderator is silent over two closes, I call you here.
   *[no] {""}
} Whoever has looked into a table’s secrets cannot play there any more.
dismissed = You do not run <b>{ $table }</b> any more: what its moderators are told no longer reaches you.
appointed-unreachable = { $person }, { $deputy ->
    [yes] a deputy
   *[no] a moderator
} of <b>{ $table }</b>, cannot be reached: I was blocked, or never started. Ask for a /start in our private chat, or have somebody else appointed.
again-invitation = <b>{ $table }</b> sails again, with the same settings. Your place:
    { $link }
bridge = 🧭 <b>{ $table }</b>: what shall be done? I ask once more before I do it, and why: both are recorded with your name.
bridge-pause-sure = Pause <b>{ $table }</b>? The clock stops, nobody can act until you let it go on, and everybody is told. Why? The reason is recorded; no player hears it.
bridge-resume-sure = Let <b>{ $table }</b> go on? { $closes_at ->
    [none] The clock starts again
   *[other] The clock starts again with what was left when it stopped: the phase then closes at { $closes_at }
}, and everybody is told. Why? The reason is recorded; no player hears it.
bridge-longer-how = By how much shall the present phase of <b>{ $table }</b> be longer?
bridge-longer-sure = Lengthen the present phase of <b>{ $table }</b> by { LENGTH($minutes) }? { $paused ->
    [yes] It stays paused, with that much more to go
   *[no] It then closes at { $closes_at }
}, reminders move along, and everybody is told. Why? The reason is recorded; no player hears it.
bridge-remind-sure = { $count ->
    [one] One is awaited
   *[other] { $count } are awaited
} at <b>{ $table }</b>. Remind { $count ->
    [one] this one
   *[other] them
} in private? No other player hears of it. Why? It is recorded.
bridge-remind-who = <b>{ $table }</b>: { $count ->
    [0] nobody is awaited just now. Whom shall I remind all the same
    [one] one is awaited. Whom shall I remind
   *[other] { $count } are awaited. Whom shall I remind
}, in private?
bridge-remind-one-sure = Remind <b>{ $name }</b> of { $table } in private? No other player hears of it. Why? It is recorded.
bridge-done = Done.
bridge-was-done = ✔️ <b>{ $table }</b>: { $what ->
    [bridge-pause] ⏸ paused
    [bridge-resume] ▶️ it goes on
    [bridge-longer] ⏰ the phase is longer
    [bridge-close] ⏭ the phase is closed
    [bridge-remind] 🔔 reminded
    [bridge-remove] ☠️ taken out
    [bridge-replace] 🔄 a substitute is looked for
    [give-back] ⏪ back to before the close
    [take-off] 🗑 the post is taken off
   *[other] done
}. Noted: { $reason }.
bridge-was-stopped = ✋ <b>{ $table }</b>: nothing is done.
bridge-remove-who = <b>{ $table }</b>: who is to be taken out?
bridge-replace-who = <b>{ $table }</b>: whose seat goes to a substitute?
bridge-close-sure = Close the present phase of <b>{ $table }</b> now, with everything its close brings about? { $count ->
    [0] Nobody is awaited any more.
    [one] One is still awaited: who has not acted has not acted.
   *[other] { $count } are still awaited: who has not acted has not acted.
} Why? The reason is recorded; no player hears it.
bridge-remove-sure = Take <b>{ $name }</b> out of { $table }? It is death at once, and those who see it are told. Why? The reason is recorded; no player hears it.
bridge-write = <b>{ $table }</b>: write the reason now, in one message. What you chose is done as soon as it is here.
bridge-stopped = Nothing is done.
bridge-replace-link = Whoever opens this link first sits in the place of <b>{ $name }</b> at { $table }; it is good for a day.
    { $link }
bridge-reminded = { $count ->
    [one] One has been reminded.
   *[other] { $count } have been reminded.
}
lobby-expired = Nobody has started <b>{ $table }</b> for a week, so I take the table away.
report-received = { $name } at <b>{ $table }</b> points to what { $alias } has said:
    <i>{ $kind ->
        [photo] (a picture)
        [animation] (a GIF)
        [sticker] (a sticker)
        [album] (an album)
       *[text] { $post }
    }</i>
    { $text }
answer-how = Write the answer; it goes out as the moderator's.
answer-was-sent = ✔️ <b>{ $table }</b>: the answer has gone out as the moderator’s.
answer-sent = The answer is on its way.
zone-ask = One question: by which city's clock do you live? Any other: /settings zone Asia/Manila
zone-chosen = I tell you the time of { $zone }.
kept-out = { $name } cannot join the games of this group{ $until_at ->
    [none] {""}
   *[other] {" "}until { $until_at }
}.{ $now ->
    [lobby] {" "}The place in the lobby is free again.
    [running] {" "}The game that runs goes on as it is: a seat there is kept until a moderator gives it to a substitute (/panel, 🔄 Substitute).
   *[none] {""}
}
put-off = You are off <b>{ $table }</b>: its host keeps you out of the games of that group.
let-in = { $name } may join the games of this group again.
roll-call = 📣 <b>{ $table }</b> { $starts_at ->
    [none] is about to begin
   *[other] begins at { $starts_at } ({ COUNTDOWN($starts_at) })
}. Are you there?
roll-called = The roll is called.
roll-is-here = 📣 <b>{ $table }</b>: 🙋 you are there, and counted. If you cannot after all: /leave
roll-is-gone = 📣 <b>{ $table }</b>: 🚪 you cannot, and have given up your place.
roll-noted = Good: you are counted.
roll-left = You are off the table. The sea is patient.
roll = 📣 <b>Roll-call.</b> Here: { $here ->
    [none] nobody yet
   *[other] { $here }
}. Not heard from: { $missing ->
    [none] nobody
   *[other] { $missing }
}.
reserve = { $how ->
    [late] Somebody was quicker: <b>{ $table }</b> is full again. You keep your place in the line, number { $place } of the reserves
    [again] <b>{ $table }</b> is still full, and you stand in line already: you keep your place, number { $place } of the reserves
   *[new] <b>{ $table }</b> is full. You are number { $place } of the reserves
}; I will tell you when a place is free.
reserve-gone = { $name } waits no longer for a place at <b>{ $table }</b>.
reserve-left-over = { $status ->
    [running] <b>{ $table }</b> has begun without you. You stay number { $place } of the reserves: if somebody has to be replaced, you may be asked here.
    [cancelled] <b>{ $table }</b> is called off, and nobody waits for a place any more.
   *[over] <b>{ $table }</b> is over, and nobody waits for a place any more.
}{ $next ->
    [yes] {" "}/nextgame in its group tells you when the next one opens.
   *[no] {""}
}
place-free = A place is free at <b>{ $table }</b>; whoever comes first has it:
    { $link }
lobby-start = { $starts_at ->
    [none] {""}
   *[other] {" "}📅 Start: { $starts_at } ({ COUNTDOWN($starts_at) }).
}
start-ask = When is <b>{ $table }</b> to begin? An hour of the clock: /startgame 20:30
start-announced = 📅 <b>{ $table }</b>{ $starts_at ->
    [none] : no start is announced any more.
   *[other] {" "}is to begin at { $starts_at } ({ COUNTDOWN($starts_at) }). I will call the roll ten minutes before. At the hour I will ask the host; nothing begins by itself.
}
start-noted = The start is announced.
start-hour = ⏰ <b>{ $table }</b>: this is the hour you announced, and { $count ->
    [0] nobody is aboard
    [one] one is aboard
   *[other] { $count } are aboard
}. Cast off, or choose a later hour; I begin nothing by myself.
report-sent = The moderator has been pointed to it.
report-how = Send /report in reply to the post you mean; words after it go along.
report-ask = Shall I point the moderator to what <b>{ $alias }</b> has said?
take-off-sure = Take that post off all phones? Its writer keeps the original.{ $old ->
    [yes] {" "}It is more than 48 hours old: Telegram leaves it in private chats, and it goes out of the record and the room’s channel only.
   *[no] {""}
} Why? The reason is recorded; no player hears it.
bridge-replace-whom = <b>{ $table }</b>: who is to take the place of <b>{ $name }</b>?
bridge-replace-why = A substitute for <b>{ $name }</b> at { $table }: why? The reason is recorded; no player hears it.
bridge-replace-asked = { $name } is asked; the link is good for one person, once, for a day.
bridge-replace-earlier = The link made before for the place of <b>{ $name }</b> at { $table } works no longer, whoever has it.
bridge-replace-called = The group is called; whoever opens the link first has the seat.
substitute-asked = You waited for a place: one is free at <b>{ $table }</b>, in the midst of the game, with everything that belongs to it. It is yours for a day:
    { $link }
substitute-wanted = 🔄 <b>{ $table }</b> looks for a substitute. Whoever opens this link first sits down:
    { $link }
substitute-declined = { $person } does not want the place at <b>{ $table }</b>; that link works no longer. /panel, 🔄 Substitute finds somebody else.
substitute-came = { $person } has sat down at <b>{ $table }</b> as a substitute.
silence-of = { $name } ({ $count }, on { $times } days)
moderator-silence = 🔕 <b>{ $table }</b>, Day { $day }: { $least ->
    [1] no post
   *[other] fewer than { $least } posts
}, and not for the first time: { $names }. They know. Nothing follows by itself: /panel reminds them or finds a substitute.
