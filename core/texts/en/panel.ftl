# The moderator's panel: its pages, its buttons, what they do. Facts first.

panel-title = The panel
panel-skip = To the page
panel-nav = Main pages
panel-footer = Scuttlebutt hosts games; this page runs them. What is done here goes through the bot's own queue and is recorded with your name.
panel-tables = Tables
panel-owner = The ship
panel-tabs = Pages of this table
panel-back = Back
panel-save = Save
panel-refresh = Show how it stands now
panel-and-more = and { $count } more
panel-pair = { $one }: { $other }

panel-sign-in = Come aboard
panel-sign-in-how = Send /panel to the bot in your private chat: it answers with a key, good for one use within ten minutes. The owner's first key is printed where the panel was started.
panel-sign-in-as = This key is for <b>{ $name }</b>. Pressing the button uses it up.
panel-sign-in-owner = This key makes its bearer the owner of the ship. Pressing the button uses it up.
panel-sign-in-button = Come aboard
panel-sign-out = Sign out
panel-sign-out-everywhere = Sign out everywhere
panel-leave = Going ashore
panel-leave-what = Everywhere means every browser in which you are signed in, this one too.
panel-you-speak = How the panel speaks to you
panel-language = Language
panel-language-en = English
panel-language-de = Deutsch
panel-zone = Time zone
panel-changed = Saved.
panel-not-changed = Nothing was changed. { $why }

panel-error-title = That did not work
panel-error-number = No. { $number }. The log knows the rest.
panel-error-home = To your tables
panel-error-400 = The page could not read what was sent. Go back, load it anew and try again.
panel-error-401 = You are signed in no longer. Ask the bot for a key with /panel.
panel-error-403 = This is not yours to see: it takes a moderator of that table, or the owner.
panel-error-404 = There is nothing here.
panel-error-405 = This address does something when a button is pressed; it cannot be opened.
panel-error-413 = That is more than the panel takes at once.
panel-error-429 = Too many tries. Wait a minute, then open the key once more.
panel-error-500 = Something broke on our side. Nothing was changed by it.
panel-error-csrf = This form is from another session, or from no page of ours. Go back, load the page anew and press the button again.
panel-error-other = The panel cannot do that.

panel-no-tables = You moderate no table yet. Open one with /newgame, or ask the owner to appoint you.
panel-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
panel-phase = { $phase ->
    [lobby] Lobby
    [dawn] Before the first day
    [harbour] In the harbour
    [actions] Day { $day }: actions
    [starvation] Day { $day }: starvation
    [accusation] Accusations
    [trial] Trial
    [day] Day { $day }
    [night] Night after day { $day }
    [over] Over
   *[other] { $phase }
}
panel-alarm-bot = The bot is not running: commands wait.
panel-alarm-paused = The game is paused.
panel-alarm-unreachable = Somebody cannot be reached.
panel-alarm-failed = Messages did not arrive, or nobody knows whether they did.
panel-archive = Put away
panel-unarchive = Bring back
panel-archive-one = Put { $table } away
panel-unarchive-one = Bring { $table } back
panel-show-archive = Show what was put away ({ $count })
panel-still-live = This table is still open: end it first.

panel-open = Open a table
panel-open-game = Which game
panel-open-who = The table
panel-open-title = Title
panel-open-language = Language of the table
panel-open-bot = Bot
panel-open-setup = The set-up
panel-open-do = Open it
panel-open-twice = This form has been sent already: look among your tables.
panel-open-link = Link to join by
panel-open-link-what = Whoever opens it takes a place, in private with the bot. Give it to those who are to play, and to nobody else.
panel-open-go = To the table
panel-opened-done = { $table } is open.
panel-cancel-one = Call { $table } off
panel-bad-language = That language is not spoken here: pick one of the list.
panel-refused-bad_title = A table needs a title that can be read, up to { $most } characters.

panel-now = Now
panel-story = Story
panel-people = People
panel-settings = Settings
panel-votes = Votes
panel-rooms = Rooms
panel-zombies = Zombies
panel-health-chart = Health

panel-paused = paused
panel-until = until
panel-sailor = Sailor
panel-nobody-aboard = Nobody is aboard yet.
panel-do = What you can do
panel-clock = The clock
panel-move-by-long = Move the close by { LENGTH($minutes) }
panel-move-until = Close at ({ $zone })
panel-secrets-ask = Show what has been written so far, and what would happen if the phase closed now (recorded)
panel-secrets-written = Written so far
panel-would = If the phase closed now
panel-would-nothing = Nothing would happen.
panel-recorded = You see what players may not know. That you looked is recorded, and you cannot play at this table.
panel-number = No. { $number }
panel-table-named = { $title } (no. { $number })
panel-opened-at = opened
panel-lobby = The lobby
panel-lobby-what = Enough are aboard: once all who want to play are here, the game can begin.
panel-say = Speak as the moderator
panel-end = The end
panel-cancel-what = A game that is called off has no winner.
panel-life = Life and death
panel-act-for = Act for { $name }
panel-act-do = Do it
panel-act-then = … then nobody else
panel-act-then-long = Then, as choice no. { $number }
panel-act-long = Do it: { $what }
panel-held-by = Held by { $name }.
panel-substitute = Substitute
panel-substitute-what = Whoever opens the link first takes the seat with everything that belongs to it. It works once, for a day.
panel-invited-earlier = The link made before for this seat works no longer, whoever has it.
panel-substitute-link = Make a link
panel-invited = Give this link to the one person who is to take the seat of <b>{ $name }</b>. It works once, for a day, and is shown only now.
panel-invited-link = Link
panel-over = This table is over: there is no seat to take.

panel-reason = Reason (is recorded)
panel-reason-optional = Reason (is recorded, may stay empty)
panel-reason-missing = A reason belongs here: it is recorded with your name.
panel-leave-it = Leave it
panel-did = { $deed }: done.
panel-refused = { $deed }: not done. { $why }
panel-failed = That broke (no. { $error }); nothing was changed. The log has the rest.
panel-queued-busy = The command is in the queue. This page says when it is done.
panel-queued-held = A close is due, and the bot first reads what was typed before it. The command waits for that close; if it no longer fits then, it is refused and can be given again. While Telegram cannot be reached both wait, and nothing is lost.
panel-queued-stopped = The bot is not running. The command waits in its queue and is carried out when the bot is back, if the rules then still allow it.
panel-meanwhile = What was done meanwhile

panel-deed-move_deadline = Move the close
panel-deed-close_now = Close now
panel-deed-pause = Pause
panel-deed-resume = Let it go on
panel-deed-modkill = Kill by moderator
panel-deed-revive = Bring back to life
panel-deed-rename = Rename
panel-deed-start = Begin the game
panel-deed-take_back = Take back
panel-deed-cancel_game = Call the game off
panel-deed-announce = Say it
panel-deed-prod = Remind those who have not acted
panel-deed-remove_post = Take the post off all phones
panel-deed-resend = Send again
panel-deed-set_sailor = Set health, food, weapons
panel-deed-cancel_action = Blank the sheet
panel-deed-act = Do it for this seat
panel-deed-give = Give
panel-deed-offer = Offer
panel-deed-configure = Change the settings

panel-sure-close_now = The phase ends at once, with all that belongs to its end, and everybody is told. { $count ->
    [0] Nobody is waited for.
    [one] One has not acted yet: { $names }.
   *[other] { $count } have not acted yet: { $names }.
}
panel-sure-give = { $name } gives { $to } { $gives }, at once, and the table is told. What is wanted in return belongs to an offer.
panel-sure-offer = { $name } offers { $to } { $gives } for { $wants }. Only { $to } is told, and can accept until the phase ends; an open offer of the same two is replaced.
panel-sure-modkill = <b>{ $name }</b> dies at once, by your hand; all who see it happen are told.
panel-sure-revive = <b>{ $name }</b> is alive again; all who see it are told.
panel-sure-start = The lobby closes and the game begins. The seal of all draws is published.
panel-sure-take_back = The game returns to the point after event { $to } and pauses there. Players are told. Nothing is deleted from the record, and what people have read stays read.
panel-sure-cancel_game = The game ends for everybody, and nobody wins. This cannot be undone.
panel-sure-remove_post = The post goes off every phone that Telegram still lets us reach (48 hours), and its text is blanked in the record.
panel-sure-cancel_action = What <b>{ $name }</b> has written is gone, and that player is asked to write again.

panel-field-minutes = Minutes
panel-field-until = Close at
panel-field-name = New name
panel-field-text = Text
panel-field-health = Health
panel-field-food = Food
panel-field-weapons = Weapons
panel-field-wants_weapons = Wants: weapons
panel-field-wants_food = Wants: food
panel-field-gives_weapons = Gives: weapons
panel-field-gives_food = Gives: food

panel-bad-length = That has { $length } characters and at most { $most } fit: shorten it.
panel-bad-number = { $given } is not a number from { $least } to { $most }.
panel-no-number = Nothing is written here: it takes a number from { $least } to { $most }.
panel-bad-time = { $given } is not a time of day: write it like 16:00.
panel-no-time = Nothing is written here: it takes a time of day, written like 16:00.
panel-bad-seat = There is no such seat at this table.
panel-bad-date = { $given } is not a date: write it like 2026-07-05.
panel-bad-first = { $given } is over, or more than { $days } days away: choose a date between.
panel-bad-moment = { $given } is not a time: write it like 2026-07-05T16:00.
panel-bad-year = { $given } is no time of our days: choose one within the next years.
panel-bad-move = Say by how many minutes the close moves, or to when.
panel-no-clock = No clock runs in this game just now.
panel-bad-set = Give at least one number to set.
panel-bad-goods = Name at least one piece of food or one weapon.
panel-bad-act = That is not something this seat can do now.
panel-bad-call = { $given } cannot be chosen there.
panel-asked = Asked of the moderators
panel-asked-about = About what { $alias } has said: “{ $post }”
panel-answer-to = To { $name } in private, as the moderator
panel-deed-answer = Send it
panel-bad-answer = There is no text: write what is to be sent.
panel-bad-text = There is no text: write what everybody should hear.
panel-nobody-to-prod = Everybody has acted: there is nobody to remind.
panel-bad-settings = These settings cannot be read: { $what }.

panel-refused-changed = Somebody else has changed this table since you opened the page. Nothing of yours was done. See what changed, and press again if you still want it.
panel-refused-game_over = The game is over: nothing can be done to it any more.
panel-refused-still_seated = That person sits at a running game: wait for its end, or find a substitute.
panel-refused-still_in_charge = Nobody but that person runs { $table }: it has to end or be called off first.
panel-refused-not_in_play = That sailor is dead already.
panel-refused-not_open = It is not the hour for that in this game.
panel-refused-bad_target = That does not fit: the sailor is alive already, or cannot be named here.
panel-refused-nothing_to_undo = There is nothing there to take back.
panel-refused-paused = The game is paused: let it go on first.
panel-refused-already_started = The game has begun: that could be changed before the start only.
panel-refused-unknown_post = There is no such post at this table.
panel-refused-unknown_message = There is no such message at this table.
panel-refused-not_failed = That message has not failed: it need not be sent again.
panel-refused-bad_name = That name cannot be read by others, or is too long: up to 32 visible characters.
panel-refused-name_taken = Somebody at this table is called { $name } or looks like it.
panel-refused-bad_amount = That number is not allowed there.
panel-refused-paused_already = The game is paused and nobody can act: let it go on first.
panel-refused-not_a_person = That account stands for no person but for a channel, a group or Telegram itself: name a person’s.
panel-refused-other = The rules do not allow it now ({ $code }).

panel-filter = Filter
panel-filter-all = all
panel-filter-seat = Sailor
panel-filter-day = Day
panel-filter-room = Room
panel-undo = Undo the last
panel-undone = taken back
panel-back-to = Back to here
panel-back-to-long = Take back everything after event { $number }
panel-story-empty = Nothing has happened yet, or nothing that fits the filter.
panel-story-empty-yet = The game has not begun.
panel-late = { $count ->
    [one] One message came too late
   *[other] { $count } messages came too late
}
panel-late-line = { $name }: { $command }, sent before a close that was already done when it came in. It did not count.
panel-errands = { $count ->
    [one] Said or sent besides: once
   *[other] Said or sent besides: { $count } times
}
panel-errand-line = { $name } { $what ->
    [announce] spoke to { $count ->
        [none] everybody
        [one] one player
       *[other] { $count } players
    }{ $text ->
        [none] {""}
       *[other] : “{ $text }”
    }
    [prod] reminded { $count ->
        [none] everybody who was awaited
        [one] one player
       *[other] { $count } players
    }
    [remove_post] took a post off all phones
   *[invited] made a link for a substitute
}{ $reason ->
    [none] {""}
   *[other] {" "}(reason: “{ $reason }”)
}
panel-story-more = Older events ({ $count })
panel-lost = { $count ->
    [0] Nothing would be lost.
    [one] One event would no longer count
   *[other] { $count } events would no longer count
}
panel-gone-out = { $count ->
    [0] No secret about it has gone out yet.
    [one] One secret has gone out already and cannot be unread
   *[other] { $count } secrets have gone out already and cannot be unread
}
panel-gone-out-one = { $name }: { $what },
panel-cause-person = { $name }
panel-cause-host = { $name }, as host
panel-cause-moderator = { $name }, moderator{ $reason ->
    [none] {""}
   *[other] : “{ $reason }”
}
panel-cause-clock = the clock
panel-event-taken_back = Taken back to event { $to }.
panel-event-unknown = { $name }

panel-person = Person
panel-seen = Last seen
panel-posts = Posts
panel-posts-count = { $today } today, { $all } in all
panel-place = Zone, language
panel-reach = State
panel-reachable = reachable
panel-unreachable = unreachable since
panel-prod-one = Remind
panel-prod-long = Remind { $name }
panel-moderators = Moderators
panel-host = Host: { $name }
panel-host-is = Host
panel-moderator = { $name }{ $deputy ->
    [yes] , deputy
   *[no] {""}
}
panel-opened = Opened
panel-settings-fixed = The game has begun: the rest is fixed.
panel-window = Days open
panel-odd-time = ⚠️ The clocks change: on { $date } the time { $wall } { $missing ->
    [yes] does not exist. The first moment after the gap counts.
   *[no] comes twice. The first of the two counts.
}
panel-opens = Opens
panel-closes = Closes
panel-first = First day not before (empty: the next that opens)
panel-weekdays = Days of play

panel-owners = Owners: { $names }.
panel-no-tables-owner = No table has been opened yet.
panel-appoint = Appoint
panel-appoint-who = Telegram name or number
panel-appoint-deputy = As deputy
panel-appointed = { $name } may moderate this table from now on.
panel-appointed-unheard = { $name } may moderate this table from now on, but I cannot write to that account: the news did not get there, nor would a call. It takes a /start in the private chat with the bot.
panel-dismiss = Revoke
panel-dismiss-long = Revoke the rights of { $name }
panel-dismissed = { $name } moderates this table no longer; pages that are open stop at once.
panel-forget = Delete a person's data
panel-forget-what = At the person's wish: the name, the account number and everything written at tables that are over.
panel-forget-sure = The name, the account and all texts of <b>{ $name }</b> are deleted for good; the records of games keep a number. This cannot be undone. As long as a group keeps the person out, or a game goes on whose secrets the person knows, a fingerprint of the account stays.
panel-forgotten = The data of { $name } is deleted.
panel-health = Health
panel-no-bots = No bot has been started on this database yet.
panel-health-silent = No look at the clock for more than two minutes: the bot stands still, and so does every game.
panel-health-tick = Last look at the clock
panel-health-runs = running
panel-health-queue = Waiting in the queue
panel-health-oldest = oldest
panel-health-unsent = Not yet delivered
panel-health-deadlines = Next deadlines
panel-health-failed = Messages that could not be delivered
panel-health-none-failed = None. A good day.
panel-when = When
panel-who = Who
panel-what = What
panel-why = Why
panel-table = Table
panel-message = Message
panel-audit = Audit
panel-audit-done = Done outside the games
panel-audit-looks = Looks at secrets
panel-audit-none = Nothing yet.
panel-audit-what = { $what ->
    [signed_in] signed in
    [owner] became owner: { $about }
    [appointed] appointed { $about }
    [dismissed] revoked { $about }
    [called] called for a silent moderator: { $about }
    [blinded] made the table blind to owners
    [forgotten] data deleted
    [invited] made a link for a substitute
    [announce] spoke as the moderator
    [prod] reminded players
    [remove_post] took a post off all phones
   *[other] { $what } { $about }
}
panel-look = { $what ->
    [orders] what was written, and what would happen
    [story] the story
    [rooms] the rooms
    [people] who plays whom
    [now] the table as it stands
    [zombies] who would rise
    [votes] the votes of a day
    [still_to_act] who has not acted
    [offers] the offers of a seat
    [names] the names of the sailors
    [lines] what sailors sent to the moderator
    [silent] who said nothing
    [told] what moderators are told
    [seat] the secrets of a seat once held
   *[other] { $what }
}
panel-look-before = what is shown before “{ $deed }”

panel-deed-change_timetable = Change the calendar
panel-deed-cancel_lynching = Undo today's lynching
panel-deed-choose_zombies = These rise
panel-deed-redraw_zombies = Draw anew
panel-deed-name_zombie = Give a new name
panel-deed-end_game = End the game
panel-sure-cancel_lynching = Today's lynching of <b>{ $name }</b> has not been: the sailor is back, votes on that name are gone, and the room may lynch again. { $instead ->
    [none] Nobody dies instead.
   *[other] <b>{ $instead }</b> is lynched instead, at once.
}
panel-sure-redraw_zombies = Number, order among equals and new names are drawn anew. What was drawn and chosen so far is gone.
panel-sure-end_game = The game ends at once, { $side ->
    [draw] as a draw
    [citizens] and the Citizens win
    [spies] and the Spies win
   *[zombies] and the Zombies win
}. Who was who is told to everybody. This cannot be undone. { $side ->
    [draw] {""}
   *[other] { $block ->
        [yes] The rules agree: this side cannot be beaten any more.
       *[no] The rules do not say that this side cannot be beaten.
    }
}

panel-messages = Messages
panel-no-posts = Nothing has been said here yet.
panel-no-messages = No message has been sent yet.
panel-no-text = ({ $kind })
panel-removed = taken off
panel-remove = Take off
panel-remove-long = Take the post of { $name } off all phones
panel-delivered = { $sent } sent, { $waiting } waiting, { $failed } failed
panel-parcel = { $state ->
    [waiting] waiting
    [sent] sent
    [unknown] may have arrived
    [failed] failed
   *[cancelled] overtaken
}
panel-to = To
panel-to-group = the group
panel-message-post = { $alias } in { $room }
panel-message-kind = { $kind ->
    [retire] takes the buttons off an old message
    [delete] takes a message away
    [pin] pins a message
    [permissions] opens or closes the group
    [topic] makes a topic
    [file] a file
   *[other] a message
}
panel-why-stopped = The bot is not running.
panel-why-unreachable = The reader has blocked the bot, or the bot is no longer in the group.
panel-why-lost = The line was cut before the answer came, so it may have arrived ({ $error }).
panel-why-telegram = Telegram says: { $error }
panel-resend-long = Send again to { $name }
panel-copied = { $how ->
    [run] { $words } words in a row as in { $room ->
        [none] a role letter
       *[other] { $room }
    }.
   *[alike] { $likeness } % the same as { $room ->
        [none] a role letter
       *[other] in { $room }
    }.
}
panel-copied-from = Show it
panel-silent = Too quiet today
panel-silent-one = { $name }: { $count ->
    [0] no post
    [one] 1 post
   *[other] { $count } posts
}
panel-warn = Warn
panel-warn-long = Warn { $name }
panel-warning = It has been quiet where you sit. Say something before the day closes: silence is noticed.
panel-chart-empty = There is nothing to draw yet.
panel-chart-desc = The numbers are in the table below the picture.
panel-chart-table = The numbers

panel-say-to = To
panel-say-to-all = everybody
panel-bad-room = Nobody reads such a room now.
panel-deed-put_ashore = Put ashore
panel-sure-put_ashore = <b>{ $name }</b> leaves the lobby, and may join again as long as there is room.
panel-invited-time = Whoever comes new needs time to read. Move the close?
panel-health-backup = Last backup:
panel-health-no-backup = none yet.
panel-health-late = Messages have waited to leave for more than a minute: Telegram, the network or the bot is in trouble.
panel-health-full = The disk is nearly full. Make room before the log finds none.
panel-health-disk = Free on the disk of the data folder: { $megabytes } MB.
panel-health-versions = Versions:
panel-export = Take along
panel-export-story = The story as JSON (a look, and recorded)
panel-export-record = The record of the game, to check every draw

panel-looks = Looks
panel-paging = Pages
panel-newer = Newer
panel-older = Older
panel-page-of = Page { $page } of { $pages }

panel-make-owner = Make an owner
panel-make-owner-what = An owner sees every table and may do all this. Name your own Telegram account too, so that the bot gives you your keys.
panel-made-owner = { $name } is an owner from now on.
