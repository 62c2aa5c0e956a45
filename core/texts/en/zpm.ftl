# Zombie Pirate Mafia: what the table hears, what a room hears, and what one sailor is told.

zpm-role = { $role ->
    [captain] Captain
    [medicine_man] Medicine Man
    [assassin] Assassin
    [escape_artist] Escape Artist
    [astrologer] Astrologer
    [vanilla] Vanilla Pirate
    [insomniac] Insomniac
    [pea_brain] Pea-Brain
    [drunk] Drunk
    [mutineer] Mutineer
    [necrophiliac] Necrophiliac
    [voodoo_doctor] Voodoo Doctor
    [spy] Spy
   *[zombie] Zombie
}
zpm-role-text = { $role ->
    [captain] Once in the game, by day and before the plank deadline, you may call another sailor of your room to the plank, and then execute or release that sailor; if you have not decided by the deadline, the accused goes free. You alone learn whether the executed was evil.
    [medicine_man] Each night you may save one sailor, yourself too: from Spies and Zombies, never from an Assassin. Saving yourself stops Spies only. Whoever was saved is not told.
    [assassin] Each night you may kill another sailor. You work alone.
    [escape_artist] Lynched or made to walk the plank, you vanish instead, and come back when the day after next opens; not on a day when you are possessed. Against knives in the night it is no help.
    [astrologer] Once in the game, by night, you may read the stars: is any zombie living, and how many Spies are living. You are answered at once; on Nights 1 and 2 the stars see your own ship only.
    [vanilla] You have your voice and your vote. They decide most games.
    [insomniac] You never sleep: Spies and Assassins cannot kill you at night.
    [pea_brain] There is nothing in your head that a zombie would want: they cannot kill you.
    [mutineer] You need blood: if a day closes and nobody of your room was lynched or killed that day, you die. An escape counts as blood; on a day when you are possessed you need none.
    [necrophiliac] From Night 3 on, once a night, you may write a name and learn at once whether a body is there. Whoever rose as a zombie has left none.
    [voodoo_doctor] You are a Spy. On Nights 1 and 2 you may kill one of your own ship who is no Spy; from Night 3 the Spies have one kill together, and the last order stands. Once in the game you may also possess another sailor: on the coming day you speak and vote as that sailor, who cannot, and that vote does not count. If either of you dies in the night it is spent for nothing.
    [spy] On Nights 1 and 2 you may kill one of your own ship who is no Spy; from Night 3 the Spies have one kill together, and the last order stands.
   *[zombie] You were dead. What you were before no longer counts: you play for the Zombies now. From Night 3 on each zombie chooses alone, every night, whom to bite, never one of their own; most votes decide.
}
zpm-side = { $winner ->
    [citizens] the Citizens
    [spies] the Spies
    [zombies] the Zombies
   *[nobody] nobody
}
zpm-room = { $room ->
    [Meeting] the Meeting
    [cabin] the Spies’ cabin
   *[locker] the locker of the dead
}

## The table chat, and those who follow it

zpm-table-started = ⚓ <b>Anchors aweigh.</b> { $sailors } sailors have their letters. Everything else happens in our private chats. Day 1 opens at { $opens_at }.
    Seal of all draws: <code>{ $seed_hash }</code>. It is opened at the end.
zpm-table-day = ☀️ <b>Day { $day }</b> is open until { $closes_at } ({ COUNTDOWN($closes_at) }).
zpm-table-night = 🌙 <b>Night { $day }</b>, until { $ends_at } ({ COUNTDOWN($ends_at) }).
zpm-table-converged = 🏝 <b>Tortuga.</b> All who are present meet in one room from now on. The crews:
    { $lines }
zpm-crew-line = <b>{ $ship }</b>: { $names }
zpm-table-died = { $how ->
    [lynched] 🪢 { $name } has been lynched.
    [plank] 🌊 { $name } has walked the plank.
    [mutineer] 🗡 { $name } did not outlive a day without blood.
    [modkill] ☠️ The moderator has taken { $name } out of the game.
   *[night] 🌙 { $name } did not live to see the morning.
}
zpm-table-escaped = 💨 { $name } has escaped.
zpm-ended = 🏁 <b>{ $winner ->
    [draw] The game is a draw.
   *[other] The game is over: { zpm-side } win.
}</b> Who was who:
    { $lines }
zpm-ended-line = { $won ->
    [yes] 🏆
   *[no] ▫️
} { $names } – { $told }{ $zombie ->
    [yes] , zombie
   *[no] {""}
}{ $status ->
    [dead] {" "}†
   *[other] {""}
}
zpm-called-off = ⚓ The game is called off, and nobody wins.{ $lines ->
    [none] {""}
   *[other] {" "}Who was who:
    { $lines }
}

## To every seat alike

zpm-letter = ✉️ <b>You are { $alias }, { $told }</b>, aboard the { $ship }.
    { $told_text }{ $fellows ->
    [none] {""}
   *[other] {" "}Who else is a Spy: { $fellows }. You read each other’s ships, and have a cabin of your own at night.
}
    Whatever your part: orders can be given until the night ends, and on Nights 1 and 2 reach your own ship only; the plank closes half an hour before the day does, or a quarter of the day if that is less.
    Your crew: { $crew }. Day 1 opens at { $opens_at }. Show this letter to nobody.
zpm-letter-fellow = { $name } ({ $ship })
zpm-dawn = ☀️ <b>Day { $day }.</b> { $deaths ->
    [none] { $day ->
        [1] The anchors are up.
       *[other] Nobody died that you would know of.
    }
   *[other] In the night: { $deaths }.
}
    { $status ->
    [present] You speak as <b>{ $alias }</b> in { $room }, until { $closes_at } ({ COUNTDOWN($closes_at) }).
    [possessed] A strange voice has your tongue, { $alias }: today you read, and neither speak nor vote. It is over when the day is.
    [away] You are away, { $alias }: you read the room you left, until you are back.
    [gone] You are dead for good, { $alias }: you read on, and speak no more.
   *[dead] You are dead, { $alias }: you read on, and talk in the locker of the dead; 🚪 under the day’s card opens it.
}{ $puppet ->
    [none] {""}
   *[other] {" "}Today you are <b>{ $puppet }</b> too: a button under the day’s card gives you that voice.
}
zpm-death = { $name } ({ $marks })
zpm-mark-assassin = a blade
zpm-mark-bite = bites
zpm-reminder = ⏳ { $phase ->
    [day] Day { $day } closes at { $ends_at } ({ COUNTDOWN($ends_at) }).
   *[night] Night { $day } ends at { $ends_at } ({ COUNTDOWN($ends_at) }).
} What you want done should be done by then.
zpm-day3-letter = ✉️ <b>You are { $alias }, { $told }.</b> { $status ->
    [dead] You are among the dead.
    [away] You are away.
   *[other] { $told_text }
}{ $fellows ->
    [none] {""}
   *[other] {" "}Your fellows: { $fellows }.
}
    From now on all who are present meet at Tortuga. The crews:
    { $lines }
zpm-deadline-moved = ⏰ The moderator has moved the deadline: { $ends_at ->
    [none] when the game goes on I say { $phase ->
        [harbour] when Day { $day } opens.
       *[other] until when { zpm-phase-word } { $day } lasts.
    }
   *[other] { zpm-phase-word } { $day } ends at { $ends_at } ({ COUNTDOWN($ends_at) }).
}
zpm-phase-word = { $phase ->
    [day] Day
    [night] Night
   *[harbour] Harbour, before Day
}
zpm-paused = ⏸ The game is paused. Nothing can be done, and no clock runs.
zpm-resumed = ▶️ The game goes on: { zpm-phase-word } { $day }, until { $ends_at } ({ COUNTDOWN($ends_at) }).

## To the readers of a room

zpm-voted = 🗳 { $name } votes { $names }.
zpm-vote-chain = { $first }, then { $then }
zpm-unvoted = 🗳 { $name } takes the vote back.
zpm-lynched = 🪢 <b>{ $name }</b> is lynched, { $by ->
    [majority] by a majority of bodies.
   *[plurality] with the most votes at the close.{ $tie ->
        [yes] {" "}Rank has broken the tie.
       *[no] {""}
    }
}
zpm-escaped = 💨 <b>{ $name }</b> { $how ->
    [plank] walks the plank, and is gone without a splash.
   *[lynch] is lynched, and the noose is empty.
}
zpm-returned = 🚣 <b>{ $name }</b> is back.
zpm-plank-called = 🌊 <b>{ $by }</b>, Captain, calls <b>{ $name }</b> to the plank, and decides by { $plank_at } ({ COUNTDOWN($plank_at) }).
zpm-plank-ended = 🌊 { $how ->
    [executed] <b>{ $name }</b> walks the plank.
    [released] { $name } is released.
   *[void] There is nobody left for the plank: the trial of { $name } is over.
}
zpm-mutineer-died = 🗡 <b>{ $name }</b> does not outlive a day without blood.
zpm-modkilled = ☠️ The moderator has taken <b>{ $name }</b> out of the game.
zpm-revived = The moderator has brought <b>{ $name }</b> back.
zpm-lynching-cancelled = The moderator has undone the lynching of <b>{ $name }</b>.
zpm-renamed = { $old } is called <b>{ $name }</b> from now on.

## To one sailor, because of what was done

zpm-captain-told = 🌊 { $name } was { $evil ->
    [yes] evil.
   *[no] not evil.
} Nobody else is told.
zpm-order-given = 🌙 Your order stands: { $kind ->
    [save] save { $name }.
    [kill] kill { $name }.
   *[possess] possess { $name } tomorrow.
} It can be changed until { $ends_at } ({ COUNTDOWN($ends_at) }).
zpm-order-withdrawn = 🌙 Your order is withdrawn. You can give another until { $ends_at } ({ COUNTDOWN($ends_at) }).
zpm-rested = 🌙 You do nothing tonight. You can still change that until { $ends_at } ({ COUNTDOWN($ends_at) }).
zpm-stars = ✨ The stars over { $ship ->
    [none] the Meeting
   *[other] the { $ship }
} say: { $zombies ->
    [yes] a zombie walks.
   *[no] no zombie walks.
} Living Spies: { $spies }.
zpm-body = ⚰️ { $name }: { $body ->
    [yes] there is a body.
   *[no] there is no body.
}
zpm-takeover = ✉️ You take over as <b>{ $alias }</b>: { $told }. { $told_text }{ $fellows ->
    [none] {""}
   *[other] {" "}Your fellows: { $fellows }.
} { $status ->
    [present] You speak in { $room }.
    [possessed] Today your tongue is not your own: you read, until the day is over.
    [away] You are away just now.
    [gone] Your sailor is dead for good, so you watch.
   *[dead] Your sailor is dead, so you watch, and talk with the dead.
}
zpm-block = ⚖️ More than half: { zpm-side } hold { $votes } of { $of } counting votes. { $outs ->
    [0] Nobody else has a power left that could change it: you may end the game for them.
    [one] One sailor outside still has a power that could change it.
   *[other] { $outs } sailors outside still have a power that could change it.
}

## Messages that are edited in place

zpm-lobby = 🏴‍☠️ <b>Zombie Pirate Mafia</b>
    Aboard: { $count } of { $needed }.{ $names ->
    [none] {""}
   *[other] {" "}{ $names }.
}
    Clock: { $clock }.{ $required_posts ->
    [0] {""}
    [one] {" "}From each at least one post a day.
   *[other] {" "}From each at least { $required_posts } posts a day.
}{ lobby-start }{ lobby-blind }
    Each gets an alias in private, and is known by nothing else. { $fate ->
    [lobby] The host casts off.
    [cancelled] ⚓ It was called off.
   *[running] 🌊 It has begun.
}
zpm-clock-fast = in one sitting, days of { LENGTH($day) }, nights of { LENGTH($night) }
zpm-clock-post = by post, one day of the game daily, { $opens } to { $closes } ({ $zone }){ $first ->
    [none] {""}
   *[other] , from { $first } on
}
zpm-day-card = 📅 <b>Day { $day }</b>, { $room ->
    [none] away
   *[other] { $room }
} · { $over ->
    [yes] over
   *[no] { $paused ->
        [yes] ⏸ paused
       *[no] until { $closes_at } ({ COUNTDOWN($closes_at) })
    }
}
    { $status ->
    [present] You are <b>{ $alias }</b>. { $vote ->
        [none] You vote for nobody.
       *[other] { $counts ->
            [yes] You vote { $vote }.
           *[no] Your vote is for nobody any more: { $vote }.
        }
    }
    [possessed] You are <b>{ $alias }</b>, and silent today.
    [away] You are <b>{ $alias }</b>, and away.
   *[dead] You were <b>{ $alias }</b>, and are dead: you read on here.{ $speaks ->
        [none] {""}
       *[other] {" "}You talk in { $speaks } now; 🚪 opens it.
    }
}{ $puppet ->
    [none] {""}
   *[other] {" "}You are also <b>{ $puppet }</b>, who votes { $puppet_vote ->
        [none] for nobody.
       *[other] { $puppet_counts ->
            [yes] { $puppet_vote }.
           *[no] for nobody any more: { $puppet_vote }.
        }
    }
}
    { $bodies ->
    [0] Nobody is there to vote.
   *[other] Bodies: { $bodies }; a majority is { $majority }.
}{ $trials ->
    [none] {""}
   *[other] {" "}On the plank: { $trials }, until { $plank_at } ({ COUNTDOWN($plank_at) }).
}
    { $lines }
zpm-wagon = <b>{ $target }</b> ({ $votes }): { $voters }
zpm-wagon-vote = { $name } ({ $cast_at }{ $then ->
    [none] {""}
   *[other] {" "}→ { $then }
})
zpm-wagon-none = { $over ->
    [yes] Nobody had a vote.
   *[no] Nobody has a vote.
}
zpm-not-voting = Not voting: { $names }
zpm-night-sheet = 🌙 <b>Night { $day }</b> · { $over ->
    [yes] over
   *[no] { $paused ->
        [yes] ⏸ paused
       *[no] until { $ends_at } ({ COUNTDOWN($ends_at) })
    }
}
    { $status ->
    [dead] You were <b>{ $alias }</b>, and are among the dead.
    [gone] You were <b>{ $alias }</b>, and are dead for good.
   *[other] You are <b>{ $alias }</b>.
}{ $sleeps ->
    [orders] {" "}{ $orders ->
        [none] { $resting ->
            [yes] You do nothing tonight.
           *[no] You have given no order.
        }
       *[other] Your order: { $orders }.
    }{ $stars ->
        [yes] {" "}Reading the stars spends your power; they answer at once.
       *[no] {""}
    }
    [answered] {" "}You have had your answer. Sleep well.
    [well] {" "}Sleep well; there is nothing for you to do tonight.
   *[paused] {""}
}
zpm-night-rooms = { $paused ->
    [yes] Until the game goes on, no orders are taken and nobody speaks.
   *[no] { $speaks ->
        [none] The rooms are closed until day.
       *[other] You speak as <b>{ $alias }</b> in { $speaks }.
    }
}
zpm-order = { $kind ->
    [save] save { $name }
    [kill] kill { $name }
    [stars] read the stars
    [visit] look for the body of { $name }
   *[possess] possess { $name }
}
zpm-choice = { $ask ->
    [vote] Whom do you vote for?
    [which] There is no { $typed } here. Whom do you mean?
    [then] Your vote stands: { $chosen }. Who next, if that sailor leaves play?
    [vote_as] Whom does { $puppet } vote for?
    [plank] Whom do you call to the plank? It spends your power.
    [save] Whom do you save?
    [kill] Whom do you kill?
    [possess] Whom do you possess tomorrow? It spends your power.
   *[visit] Whose grave do you look for? Write me the name.
}
zpm-set-to = { $sailors } sailors. Clock: { $clock }. Posts a day: { $least }.
zpm-noted = Noted.

## Joining

zpm-aliases = Aboard you are known by an alias and nothing else. { who-reads } The other players cannot. Choose your name for <b>{ $table }</b>:
zpm-joined = You are aboard <b>{ $table }</b> as <b>{ $alias }</b>. Tell nobody. I will write to you here when the anchors are up.
    /leave takes you off until then.
zpm-house = { $missing ->
    [0] { $over ->
        [one] One is too many.
       *[other] { $over } are too many.
    }
    [one] One is missing.
   *[other] { $missing } are missing.
} I know a house set-up for { $house }.

## Talking

zpm-topic = { $room ->
    [orders] Orders
   *[other] { $alias ->
        [none] { $name }
       *[other] As { $alias } (today)
    }
}{ $table ->
    [none] {""}
   *[other] {" "}· { $table }
}
zpm-place = { $room ->
    [Meeting] the Meeting
    [cabin] the Spies’ cabin
    [locker] the locker of the dead
   *[other] { $room }
}
zpm-speaks = You speak as <b>{ $alias }</b> in { zpm-place }.
zpm-voices = Where, and as whom, do you speak?
zpm-hold = { $asked ->
    [yes] I have asked you something, and take as your answer only what you send in reply to it.
    [alone] You reply to what was said to you alone; the moderator hears from you by /ask.
   *[no] Something has changed while you wrote.
} You speak as <b>{ $alias }</b> in { zpm-place } now. Shall I say it there?
    { $text }
zpm-held-gone = Nothing was said.

## Questions: how things stand

zpm-status = <b>{ $table }</b>: { $phase ->
    [lobby] the lobby is open, { $seats } of { $needed } aboard.{ lobby-start }
    [harbour] the letters are out; Day 1 opens at { $ends_at }.
    [over] the game is over.
   *[other] { zpm-phase-word } { $day }, { $paused ->
        [yes] ⏸ paused.
       *[no] until { $ends_at } ({ COUNTDOWN($ends_at) }).
    }
}
zpm-tally = <b>{ $table }</b>
    { $lines }
zpm-tally-room = <b>{ $room }</b>: { $bodies ->
    [0] nobody is there to vote.
    [one] one body, a majority is { $majority }.
   *[other] { $bodies } bodies, a majority is { $majority }.
}
zpm-tally-secret = The tally is for those aboard: ask me in private.
zpm-tally-day = <b>Votes of Day { $day }</b>
    { $lines }
zpm-players = <b>{ $table }</b>: { $seats } of { $needed } aboard.
zpm-crew = <b>{ $table }</b>
    { $lines }
zpm-crew-none = Nobody is to be seen from here: ask by day, in our private chat.
zpm-own-role = You are <b>{ $alias }</b> at { $table }: { $told }. { $told_text }{ $fellows ->
    [none] {""}
   *[other] {" "}Your fellows: { $fellows }.
}

## What is not done, in this game's own words

zpm-refused-not_here = There is no { $name } here: pick another name.
zpm-refused-unheard = There is no { $name } here: write a name as /crew shows it, or /unread alone for what is new.
zpm-refused-bad_target = Not { $name }: pick another name.
zpm-refused-not_in_play = You are dead: you read on, and neither vote nor act.
zpm-refused-not_present = You are away, or were when this night began: you take part again once you are back and it is day.
zpm-refused-not_open = It is not the hour for that: rooms are open by day, orders by night.
zpm-refused-unknown_order = There is no order “{ $word }”: /order alone shows the buttons of yours.
zpm-refused-nobody = There is nobody whom you could name now: leave it, or /role shows what else is yours.
zpm-refused-not_begun = The game has not begun: your letter comes here when the anchors are up, and votes open with Day 1.
zpm-refused-wrong_head_count = { $have ->
    [one] One is
   *[other] { $have } are
  } aboard and { $need } are needed: find the others or let some go, or take the house set-up for { $house }.
zpm-refused-table_full = All { $most } berths are taken: wait for the next table.
zpm-refused-not_offered = That name is not one of those I offered you: tap one of the buttons.
zpm-refused-no_more_names = There are no more names to draw: take one of those you have.
zpm-refused-name_used = { $name } has been used: choose a name that is new.
zpm-refused-bad_name = That cannot be a name: take a plain one of up to 32 characters.
zpm-refused-nowhere = There is no room where you may speak now: rooms are open by day.
zpm-refused-reply_to_question = I have asked you something: if this is the answer, send it in reply to my question.
zpm-refused-content = { $kind ->
    [voice] A voice would be known at once
    [video_note] A face and a voice would be known at once
    [video] A film shows and tells too much
    [audio] A sound file names who made it
    [document] A file tells who made it, and when
    [contact] A contact is somebody’s name and number
    [venue] A place says where you are
    [location] A place says where you are
    [poll] A poll counts people, and votes go by the rules (/vote)
    [dice] Telegram’s dice fall for one phone only
    [game] A game shows who plays it
    [story] A story shows whose it is
   *[other] That might show more than words
}: not carried. I carry text, pictures, GIFs and stickers.
zpm-refused-captioned_command = A command works only by itself, and nothing of this was carried: send it again without a picture.
zpm-refused-forwarded = Forwarded posts are not carried: say it in your own words.
zpm-refused-via_bot = What another bot wrote is not carried: say it in your own words.
zpm-refused-album = An album has at most { $most } pictures and yours has { $count }: none of it was carried, so send fewer.
zpm-refused-crosses = A reply or quote cannot cross from one room or voice into another: say it anew.
zpm-refused-too_long = With your name in front that has { $length } characters and at most { $most } fit: shorten it.
zpm-refused-send_again = Something has changed while you sent that: you speak as { $alias } in { zpm-place } now, so send it again if it belongs there.
zpm-refused-bad_number = { $what ->
    [posts] Posts asked of each a day are { $least } to { $most }: choose a number between them.
   *[reminder] A reminder comes { $least } to { $most } minutes before a deadline: choose a number between them.
}
zpm-refused-bad_head_count = A table has { $fewest } to { $most } sailors, not { $count }: { $house } is the nearest, on ships of { $house_ships }.
zpm-refused-bad_role = There is no role { $role }: choose from the list, or take the house set-up for { $house } (ships { $house_ships }).
zpm-refused-bad_role_count = Only one sailor can be { $role }: take one or none, or the house set-up for { $house } (ships { $house_ships }).
zpm-refused-too_few_spies = There must be at least two Spies, not { $count }: add one, or take the house set-up for { $house } (ships { $house_ships }).
zpm-refused-too_many_spies = With { $count } Spies some ship has no more pirates than Spies: take fewer, or the house set-up for { $house } (ships { $house_ships }).
zpm-refused-too_many = At most { $most } can rise: choose fewer.
zpm-refused-bad_ships = { $count } sailors do not fit on those ships: three that differ by one at most, such as { $house_ships } for { $house }.
zpm-refused-outside_rooms = Each room is a topic of this chat: write in the one where you want to be heard.
zpm-refused-in_orders = Nobody but me reads here: for talk, write in the topic of your room.
zpm-refused-only_the_locker = You are dead: you read on here, and talk in the locker of the dead. 🚪 under the newest card opens it.
zpm-refused-not_your_room = You do not speak here just now: this room or voice is over, closed, or only for reading, so look for another topic.
zpm-refused-channel_unseen = I cannot see that channel just now: make me its administrator, then choose it again.
zpm-refused-channel_public = { $title } is public, and a room must not be: make it private, then send /bind.
zpm-refused-channel_linked = { $title } has a discussion group, where its members see each other: unlink it in the channel’s settings, then send /bind.
zpm-refused-channel_lacking = In { $title } I may not { $rights }: let me, then send /bind.
zpm-refused-channel_taken = { $title } carries a room of another game: make that one private again, or choose another channel.
zpm-refused-channel_officer = { $names } { $count ->
    [one] sits at this table and is an administrator
   *[other] sit at this table and are administrators
} of { $title }: such a one sees who reads there, and I cannot put one out. Take that right away, or choose another channel.
zpm-refused-bind_in_group = A group cannot be a room, its members see each other: make a private channel and send me /bind in our private chat.
zpm-refused-not_understood = The rooms open when the game begins; till then I understand buttons and commands: /help lists them.
zpm-refused-runs_it = You run this table and have no voice in its rooms: what all are to hear goes out from the panel (/panel).
zpm-refused-no_such_day = Votes are told of days that are over: name one of them, as in /tally 1.
zpm-refused-no_yesterday = No day is over yet: ask again when the first has closed.

## Catching up

unread-nothing = Nothing new at <b>{ $table }</b>.
unread-kept = 📬 { $count ->
    [one] One post was kept for you; here it comes.
   *[other] { $count } posts were kept for you; here they come.
}
unread-from = ⤴️ Here you left off: { $count ->
    [one] one post
   *[other] { $count } posts
} since.
unread-in-channel = ⤴️ You left off in the channel, at { $link }: { $count ->
    [one] one post
   *[other] { $count } posts
} since.
unread-of = <b>{ $name }</b> has said:
    { $lines }
unread-line = { $at }: { $text }
unread-silent = <b>{ $name }</b> has said nothing yet that you have heard.
zpm-spoken = 💬 Day { $day }: { $asked ->
    [yes] { $count ->
        [0] you said nothing
        [one] you spoke once
       *[other] you spoke { $count } times
    }
   *[no] nothing was asked of you
}. This table wants { $least } { $least ->
    [one] post
   *[other] posts
} a day from whoever can speak.{ $times ->
    [0] {""}
    [1] {" "}That was too little; a second time the moderator hears of it.
   *[other] {" "}That was too little, not for the first time; the moderator has heard of it.
}
zpm-yesterday = 📜 <b>Day { $day } in short</b>, { $table }{ $quiet ->
    [yes] . Nobody died that you would know of.
   *[no] {""}
}
    { $lines }
    How the votes stood: /tally { $day }
zpm-yesterday-in = <i>{ $room }</i>: { $said }
zpm-yesterday-death = 🌙 <b>{ $name }</b> did not live to see the morning ({ $marks }).
zpm-yesterday-count = { $name } { $count }
zpm-yesterday-posts = 💬 { $room }, posts: { $counts ->
    [none] none
   *[other] { $counts }
}.{ $silent ->
    [none] {""}
   *[other] {" "}Silent: { $silent }.
}

## Rooms in channels

channel-ready = I am administrator of <b>{ $title }</b> with every right that a room needs. /bind makes it the room of a game you moderate.
channel-lost = The channel of { zpm-place } at <b>{ $table }</b> is lost: { $why ->
    [linked] it has a discussion group now, where members see each other and can talk past me
    [public] it is public now, and anybody can read there
    [officer] somebody who sits at this table is its administrator, who sees who reads there and whom I cannot put out
   *[lacking] I was put out, or may not post, invite, delete or ban there any more
}. The room goes on by private messages from now on, and nothing said is missing. { $why ->
    [linked] What stands in the channel may have been read in that group, so look who is in it; unlink it in the channel’s settings, then send /bind.
    [public] What stands in the channel may have been read by anybody; make it private, then send /bind.
    [officer] What stands in the channel may have been read by one who does not belong there; take that right away, then send /bind.
   *[lacking] /bind makes it a channel again.
}
channel-invitation = From now on { zpm-place } of <b>{ $table }</b> can be read in a channel; nobody sees there who else reads. Ask to be let in, or go on reading here:
channel-deed = Done.
bind-how = Make a private channel without a discussion group and bring me in as an administrator who may post, invite, delete messages and ban; then send /bind again. Nobody who plays may be its administrator. A group will not do: its members see each other.
bind-channel = Which channel is to carry a room of <b>{ $table }</b>?
bind-room = Which room does it carry?
bind-done = That channel carries { zpm-place } of <b>{ $table }</b> now. { $opens ->
    [later] I will invite everybody when it opens
   *[now] I have invited whoever belongs there
}; who has not come in reads on in private.
unbind-done = <b>{ $table }</b>: { zpm-place } goes on by private messages. The channel is yours again.
right-post = post messages
right-invite = invite users
right-ban = ban users

## The record

zpm-record-person = { $names } was { $person }.
record-text = The story of <b>{ $table }</b> as text: what happened, and what was said in every room.
zpm-record-post = { $alias }{ $by ->
    [none] {""}
   *[other] {" "}(it was { $by })
}: { $text ->
    [none] (taken away)
   *[other] { $text }
}
story-so-far = What has happened at <b>{ $table }</b>, as your seat has heard it.
