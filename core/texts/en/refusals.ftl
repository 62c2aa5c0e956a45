# Why something is not done, and what would be right instead. One sentence each. `refused-CODE`; a game may say it in its
# own words with `GAME-refused-CODE`.

refused-game_over = The game is over; /newgame opens the next.
refused-unknown_seat = There is nobody of that name at this table: pick one from the list.
refused-not_in_play = The dead do not act: you can read on, and talk.
refused-not_present = You are away: you can act again when you are back.
refused-not_open = It is not the hour for that: /status says what is open now.
refused-silenced = Your tongue is not your own today: it comes back tomorrow.
refused-offer_changed = That offer has been changed since: read the new one, then answer it.
refused-no_such_power = That is not yours to do: /role says what is.
refused-power_spent = You have already used that: there is no second time.
refused-not_begun = The game has not begun: what you hold comes to you in private when it does.
refused-not_yet = The game has not begun: till then /players says who is aboard.
refused-too_late = Too late: the moment for it has passed, and /status says what is open now.
refused-bad_call = There is nothing of the kind open: it may have been answered or withdrawn, and the newest message shows what is left.
refused-nothing_to_undo = There is nothing to take back: it stands as it was.
refused-not_here = No sailor of that name is here: pick one from the list.
refused-bad_target = Not that one: pick another name from the list.
refused-not_enough = You do not hold that much: look at what you hold and offer less.
refused-stale_deadline = That deadline has passed already: /status says what is open now.

refused-stale_button = This button is from an earlier hour: use the newest message.
refused-paused = The game is paused: wait until the moderator lets it go on.
refused-paused_already = The game is paused: ▶️ Go on lets it run (/panel shows the button).
refused-not_seated = You have no place at this table: wait for the next lobby, or look on.
refused-in_panel = You run this table and do not sit at it: the panel (/panel) shows you everything, and records that you looked.
refused-no_place_yet = You have no place at this table yet: the Join button on its card takes one.
refused-not_host = That is for the host of this table or its moderators: ask one of them.
refused-not_moderator = That is for a moderator of this table: ask one of them.
refused-already_joined = You are aboard already: nothing more to do.
refused-not_joined = You are not aboard: there is nothing to leave.
refused-already_started = The game has begun without you: wait for the next lobby.
refused-name_taken = Somebody aboard is called { $name } or looks like it: send me the name you want to have here.
refused-bad_name = Your name has no letter that others can read: send the name you want to be called by, up to 32 characters.
refused-no_table = You are at no table: /newgame opens one, or follow a link that someone gives you.
refused-no_group_table = No game is open in this group: /newgame opens one.
refused-table_in_group = This group has a game already: end it with /cancelgame before the next.
refused-unknown_table = That table is gone: ask for a new link.
refused-link_unknown = This link is not good: ask for a new one.
refused-link_not_yours = This link is for somebody else: ask for one of your own.
refused-link_spent = This link has been used: ask for a new one.
refused-link_expired = This link has run out: ask for a new one.
refused-banned = The hosts of this group do not let you join or open its games: ask them.
refused-has_looked = You have looked into this table's secrets and cannot sit at it: join another.
refused-taken_off_already = That post has been taken off already.
refused-reported_already = You have pointed the moderator to that post already. Words of your own go along with /ask in reply to it.
refused-runs_it = You run this table, and whoever sits at it has no say in how it is run: leave the link to somebody else, or have an owner end your appointment first.
refused-had_seat = You have had another seat at this table and know its secrets: only that one can be yours again.
refused-under_way = The game is under way and you are in it: only the moderator can give your place to somebody else, so send /ask.
refused-is_running = The game has begun already: /status says what is open.
refused-join_by_link = A place is taken with the Join button in the group, or with a link: open it again.
refused-group_only = That belongs in a group: send it in the one you mean.
refused-private_only = That belongs in our private chat: open it and send it there.
refused-not_a_person = Nobody can be seen behind that message: write as yourself, not as the group or a channel.
refused-too_long = That has { $length } characters and at most { $most } fit: shorten it.
refused-too_fast = Too fast: { $count ->
    [one] one message of yours, this one, was
   *[other] { $count } of your messages, this one and later ones, were
  } not posted or answered. The ship carries { $most } in { $seconds } seconds: catch your breath, then say it again, best in one piece.
refused-unknown_command = I do not know { $command }: /help lists what I understand.
refused-no_quiet = Quiet hours from { $hour } to { $hour } would be none: write two different hours, like /settings quiet 22:00-08:00, or /settings quiet 00:00-23:59 for the whole day.
refused-bad_quiet = I cannot read that: write quiet hours like /settings quiet 22:00-08:00, or /settings quiet off.
refused-bad_setting = I know no such setting: language, zone, quiet and digest are those there are, and /settings shows how each is written.
refused-bot_full = I look after { $tables ->
    [one] one table
   *[other] { $tables } tables
} already and no more fit: { $told ->
    [yes] I will tell you in private when there is room; then try again.
   *[no] try again when a game has ended.
}
refused-unknown_game = I do not know the game { $game }: pick one of the buttons.
refused-not_yourself = You can only do that for yourself: whoever it is for must send it.
refused-only_clock = Only the clock does that: wait for the deadline.
refused-nobody = I know nobody of that account: that person must write to me first.
refused-seated = That person plays at this table and cannot moderate it: choose somebody else.
refused-still_seated = You sit at a running game: when it is over, or somebody has taken your place, send /forget again.
refused-still_in_charge = Nobody but you runs { $table }: call it off or let it end, then send /forget again.
refused-no_panel = The panel is for whoever moderates a table and does not play at it: open one without taking a place.
refused-no_moderator = Nobody moderates this table: ask its host.
refused-ask_yourself = You moderate this table yourself: lines of its players come to you, and you answer them with the button.
refused-edited = What was said is said: edits change nothing here, so send it anew.
refused-broken = Something broke on my side (no. { $error }); nothing was changed, and the moderator knows. Please try again.
refused-other = That cannot be done just now: /status says what can.
refused-not_yours_to_choose = Somebody else was asked: send the command yourself.
refused-not_understood = Plain talk belongs in the group; here I understand buttons and commands: /help lists them.
refused-room_closed = Nobody may confer until the accusations are out, not here either; I understand buttons and commands: /help lists them.
refused-nobody_hears = You are at no table, so nobody would hear you: /newgame opens one, and /help lists what I understand.
refused-wrong_count = There { $count ->
    [one] is one
   *[other] are { $count }
  } aboard and it takes { $fewest } to { $most }: find the others, or let some go.
refused-table_full = All { $most } places are taken: wait for the next lobby.
refused-unknown_zone = I know no time zone { $zone }: write it like Europe/Copenhagen or America/Los_Angeles.
refused-nobody_awaited = Nobody is awaited any more: whoever has to act has acted.
refused-not_paused = The game is not paused: it goes on already.
refused-deadline_past = That moment has passed: choose one that is still to come.
refused-too_far = That is more than { $days } days away: choose a moment before that.
refused-bad_voyage = A voyage has { $least } to { $most } cards: choose a number between them.
refused-bad_minutes = A phase lasts { $least } to { $most } minutes: choose a number between them.
refused-bad_window = A day must open and close at different hours: move one of them.
refused-bad_weekdays = At least one day of the week must be played: choose one.
refused-bad_amount = That is no amount to hand over: name at least one piece.
refused-words_only = Your answer goes out in words only: write them alone, without a picture.
refused-empty_text = There is no text: write what you want to say.
refused-secret_in_group = Not out loud: I take such things away where I may; write it to me in private.
refused-wrong_game = That is no part of the game at this table: /role shows what you can do here. If you meant another table, /switch leads there.
refused-changed = Somebody else has changed something at this table meanwhile: look again, then decide.
refused-not_over = The game is still on: the record opens when it is over.
refused-unknown_post = That post is not of this table: pick one from its rooms.
refused-unknown_message = That message is not of this table: pick one from its list.
refused-unknown_errand = I do not know that errand: use a button of the panel.
refused-not_failed = That message has not failed: there is nothing to send again.
refused-nothing_to_bind = You moderate no running game with rooms: /bind is for those who do.
refused-bad_days = Days are a number from 1 to { $most }; without one it is for good.
refused-reply_to_him = I cannot tell whom you mean: send that in reply to a message of that person.
refused-not_kept_out = Nobody keeps that person out: the way in is free.
refused-bad_start_time = I cannot read that: write a start like /startgame 20:30 or /startgame 2026-12-24 20:30, or /startgame off; /startgame alone begins.
refused-start_out_of_reach = A start lies ahead, by { $days } days at most: choose such an hour.
refused-given_back = That time has been given back already: /status says until when the phase is open.
refused-phase_over = That phase is over by now: look at /panel for what can be done with the present one, or take the game back in its story.
refused-which_table = You look after several tables: /switch chooses the one you mean.
refused-no_talk_here = This table was opened by link and has no group, so I carry no talk: speak to each other where you got the link. I understand buttons and commands: /help lists them.
refused-bad_language = I speak { $languages }: write /settings language en, or tap a button under /settings.
refused-no_zone = Write the zone after it, like /settings zone Europe/Copenhagen or /settings zone America/Los_Angeles.
refused-bad_digest = Write /settings digest on for all chatter at once every three hours, or /settings digest off.
