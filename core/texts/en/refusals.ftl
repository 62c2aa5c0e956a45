# Why something is not done, and what would be right instead. One sentence each. `refused-CODE`; a game may say it in its
# own words with `GAME-refused-CODE`.

refused-game_over = The game is over; /newgame opens the next.
refused-unknown_seat = There is no { $name } at this table: pick a name from the list.
refused-not_in_play = The dead do not act: you can read on, and talk.
refused-not_present = You are away: you can act again when you are back.
refused-not_open = It is not the hour for that: /status says what is open now.
refused-silenced = Your tongue is not your own today: it comes back tomorrow.
refused-no_such_power = That is not yours to do: /role says what is.
refused-power_spent = You have already used that: there is no second time.
refused-too_late = Too late: the moment for it has passed.
refused-bad_call = There is nothing of the kind open: it may have been answered or withdrawn.
refused-nothing_to_undo = There is nothing to take back.
refused-not_here = No sailor of that name is here: pick one from the list.
refused-bad_target = Not that one: pick another name from the list.
refused-not_enough = You do not hold that much: look at what you hold and offer less.
refused-stale_deadline = That deadline has passed already.

refused-stale_button = This button is from an earlier hour: use the newest message.
refused-paused = The game is paused: wait until the moderator lets it go on.
refused-not_seated = You have no place at this table: wait for the next lobby, or look on.
refused-not_host = That is for the host of this table or its moderators.
refused-not_moderator = That is for a moderator of this table.
refused-already_joined = You are aboard already: nothing more to do.
refused-not_joined = You are not aboard: there is nothing to leave.
refused-already_started = The game has begun without you: wait for the next lobby.
refused-too_few = { $needed ->
    [one] One more player is needed before this can start.
   *[other] { $needed } more players are needed before this can start.
}
refused-too_many = All { $most } places are taken: wait for the next lobby.
refused-name_taken = Somebody aboard is called that already: join under another name.
refused-bad_name = Your name has no letter that others can read: send the name you want to be called by, up to 32 characters.
refused-no_table = You are at no table: /newgame opens one, or follow a link that someone gives you.
refused-no_group_table = No game is open in this group: /newgame opens one.
refused-table_in_group = This group has a game already: end it with /cancelgame before the next.
refused-unknown_table = That table is gone: ask for a new link.
refused-link_unknown = This link is not good: ask for a new one.
refused-link_not_yours = This link is for somebody else: ask for one of your own.
refused-link_spent = This link has been used: ask for a new one.
refused-link_expired = This link has run out: ask for a new one.
refused-banned = The hosts of this group do not let you join: ask them.
refused-has_looked = You have looked into this table's secrets and cannot sit at it: join another.
refused-private_only = That belongs in our private chat: open it and send it there.
refused-group_only = That belongs in the group where the game is: send it there.
refused-not_a_person = Nobody can be seen behind that message: write as yourself, not as the group or a channel.
refused-bots_do_not_play = Bots stay ashore: only people can join.
refused-too_long = That has { $length } characters and at most { $most } fit: shorten it.
refused-unknown_command = I do not know { $command }: /help lists what I understand.
refused-zone_unknown = I know no time zone { $zone }: write it like Europe/Copenhagen or America/Los_Angeles.
refused-bad_quiet = I cannot read that: write quiet hours like 22:00-08:00, or off.
refused-bad_setting = That setting does not exist: pick one of the buttons.
refused-bot_full = I look after { $tables } tables already and no more fit: try again when a game has ended.
refused-unknown_game = I do not know the game { $game }: pick one of the buttons.
refused-not_yourself = You can only do that for yourself.
refused-only_clock = Only the clock does that: wait for the deadline.
refused-nobody = I know nobody of that account: he must write to me first.
refused-seated = He plays at this table and cannot moderate it: choose somebody else.
refused-still_seated = You sit at a running game: when it is over, or somebody has taken your place, send /forget again.
refused-no_panel = The panel is for hosts, moderators and the owner: open a table first.
refused-no_moderator = Nobody moderates this table: ask its host.
refused-secret_in_group = Not out loud: I took that away where I could; write it to me in private.
refused-edited = What was said is said: edits change nothing here, so send it anew.
refused-fault = Something broke on my side (no. { $error }); nothing was changed, and the moderator knows. Please try again.
refused-unwritable = I cannot write to you: open our private chat and press Start.
