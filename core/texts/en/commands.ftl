# What the menu of commands says, at most 256 characters each, and /help.

command-start = Wake me up
command-newgame = Open a table
command-join = Take a place at the table
command-leave = Leave the lobby
command-startgame = Cast off: the game begins
command-cancelgame = Call the game off
command-players = Who is aboard
command-status = What is open now, and until when
command-tally = Who has acted, how the votes stand
command-vote = Vote: /vote Bart, or /vote Bart, Ann
command-unvote = Take your vote back
command-plank = Captain: call somebody to the plank
command-order = Your orders for the night
command-nextgame = Tell me when the next game opens here
command-follow = Get the bulletins of this table
command-role = What you are and hold
command-crew = Who is alive
command-time = How long is left
command-rules = The rules in short
command-ask = Write to the moderator
command-settings = Language, time zone, quiet hours
command-switch = Choose which game you speak to
command-forget = Delete what I know about you
command-panel = A link to the moderator's panel
command-help = What I understand

help-private = I run games of secrets. Add me to a group and send /newgame there, or send it here for a table with a link.

    <b>At a table</b>
    /role – what you are and hold, and your buttons
    /status – what is open, and until when
    /crew – who is alive
    /tally – who has acted, how the votes stand
    /vote, /unvote, /plank – by day
    /order – by night
    /unread – where you left off
    /time – how long is left
    /rules – the rules in short
    /ask – a line to the moderator
    /report – in reply to a post: point the moderator to it
    /switch – choose between your games and voices
    /join, /leave – take a place in a lobby, give it up

    <b>For hosts</b>
    /newgame, /startgame, /cancelgame
    /startgame 20:30 – announce when it begins
    /blind – before the start: no owner of the bot sees its secrets
    /panel – the moderator's panel, and your buttons
    /bind – carry a room by a channel

    <b>You</b>
    /settings – language, time zone, quiet hours
    /forget – delete what I know about you
help-group = /newgame – open a table in this group
    /join – take a place
    /startgame – begin (host); /startgame 20:30 – announce when
    /cancelgame – call it off (host)
    /players – who is aboard
    /status – what is open, and until when
    /tally – who has acted
    /rules – the rules in short
    /nextgame – tell me when the next game opens
    /follow – get the bulletins
    /blind – no owner of the bot sees the secrets of this table (host)
    /keepout, /letin – keep somebody out, or let them in again (host)

    Everything secret happens in our private chat.
command-unread = Where you left off; /unread Bart: one sailor’s posts; /unread yesterday: the last day in short
command-bind = Moderator: carry a room by a channel
command-keepout = Host: keep somebody out (in reply to a message; /keepout 30: for 30 days)
command-letin = Host: let somebody in again (in reply to a message)
command-report = Point the moderator to a post (reply to it)
