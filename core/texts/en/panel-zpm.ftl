# The panel's words for Zombie Pirate Mafia: how it stands, and every event of its story.

panel-zpm-aboard = { $count } of { $needed } are aboard. Who they are here shows on the page of people, and that is a secret.
panel-zpm-won = Over: { $side }.
panel-zpm-side = { $side ->
    [citizens] Citizens
    [spies] Spies
    [zombies] Zombies
    [draw] a draw
   *[nobody] nobody
}
panel-zpm-plank-until = The plank may be called until
panel-zpm-waiting = No answer yet from { $names }.
panel-zpm-block = { $side } cannot be beaten any more: { $votes } of { $of } votes.
panel-zpm-bodies = { $bodies } bodies, a majority is { $majority }.
panel-zpm-lynched-today = lynched today
panel-zpm-killed-today = killed today
panel-zpm-trial = Trial: { $name } stands on the plank of { $captain }.
panel-zpm-votes-in = Votes in { $room }
panel-zpm-hand = by { $name }
panel-zpm-why = { $why ->
    [counts] for { $name }
    [possessed] for { $name }, not counted: possessed
   *[spent] for nobody: all named have left play
}
panel-zpm-not-voting = Not voting: { $names }.
panel-zpm-possession = { $doctor } speaks and votes as { $victim } on day { $day }{ $broken ->
    [yes] ; the spell is broken
   *[no] {""}
}.
panel-zpm-sailors = The sailors
panel-zpm-role = Role
panel-zpm-side-is = Side
panel-zpm-status = { $status ->
    [present] present
    [possessed] possessed
    [away] away
   *[dead] dead
}
panel-zpm-returns = until day { $day }
panel-zpm-spent = power used
panel-zpm-winner = Winner
panel-zpm-order = Order
panel-zpm-shared = of the Spies together
panel-zpm-no-orders = No order is in.
panel-zpm-answered = Answered at once: { $names }.
panel-zpm-resting = Do nothing tonight: { $names }.
panel-zpm-names-borne = Names borne, the present one last: { $names }.
panel-zpm-instead = Who is lynched instead
panel-zpm-nobody-instead = nobody
panel-zpm-heads = Sailors
panel-zpm-roles = Roles
panel-zpm-ships = Ships
panel-zpm-fast = Fast clock: day and night back to back
panel-zpm-fast-is = { LENGTH($day) } and { LENGTH($night) }
panel-zpm-calendar = By calendar: one day of the game daily
panel-zpm-timetable-what = For the days to come. The present phase is moved by the clock on the first page.
panel-zpm-day-minutes = Day, minutes
panel-zpm-night-minutes = Night, minutes
panel-zpm-remind = Reminder, minutes before
panel-zpm-posts = Posts a day
panel-zpm-no-rising = Who rises is drawn when Day 2 closes, and can be changed until Day 3 opens.
panel-zpm-no-candidates = Nobody who is dead could rise.
panel-zpm-rising = { $chosen ->
    [yes] The moderator has chosen who rises.
   *[no] Drawn: up to { $number } rise.
} Their crew would be the { $crew }.
panel-zpm-rises-q = Rises
panel-zpm-rank = Rank
panel-zpm-draw = Draw
panel-zpm-as = As
panel-zpm-as-drawn = As drawn
panel-zpm-rises = { $name } as { $alias }
panel-zpm-mark = { $mark ->
    [bite] bites
    [assassin] a blade
   *[other] { $mark }
}

panel-zpm-act-vote = Vote for
panel-zpm-act-unvote = Take the vote back
panel-zpm-act-vote_as = Vote, as the possessed, for
panel-zpm-act-unvote_as = Take the vote of the possessed back
panel-zpm-act-plank = Call to the plank
panel-zpm-act-execute = Execute the accused
panel-zpm-act-release = Release the accused
panel-zpm-act-rest = Do nothing tonight
panel-zpm-act-order-save = Order: save
panel-zpm-act-order-kill = Order: kill
panel-zpm-act-order-possess = Order: possess
panel-zpm-act-order-stars = Order: read the stars
panel-zpm-act-order-visit = Order: look for the body of
panel-zpm-act-withdraw-save = Cancel the order: save
panel-zpm-act-withdraw-kill = Cancel the order: kill
panel-zpm-act-withdraw-possess = Cancel the order: possess
panel-zpm-act-withdraw-stars = Cancel the order: the stars
panel-zpm-act-withdraw-visit = Cancel the order: the body

panel-zpm-event-settings_changed = The settings were changed: { $sailors } sailors.
panel-zpm-event-aliases_offered = { $person } was offered the names { $names }.
panel-zpm-event-joined = { $person } came aboard as <b>{ $alias }</b>.
panel-zpm-event-left = { $person } left the lobby.
panel-zpm-event-dealt = The roles were dealt: { $berths }.
panel-zpm-event-called_off = The game was called off.
panel-zpm-event-day_opened = Day { $day } opened, until { $closes_at }.
panel-zpm-event-day_closed = Day { $day } closed; night until { $ends_at }.
panel-zpm-event-reminded = Everybody was reminded.
panel-zpm-event-plank_deadline_passed = The plank deadline of day { $day } passed.
panel-zpm-event-deadline_moved = The close was moved to { $ends_at }.
panel-zpm-event-clock_stopped = The game was paused.
panel-zpm-event-clock_resumed = The game went on.
panel-zpm-event-timetable_changed = The calendar was changed: reminder { LENGTH($minutes) } before, { $posts } posts a day.
panel-zpm-event-voted = <b>{ $who }</b> votes { $names } in { $room }{ $hand ->
    [none] {""}
   *[other] {" "}(written by { $hand })
}.
panel-zpm-event-unvoted = <b>{ $who }</b> took the vote back in { $room }{ $hand ->
    [none] {""}
   *[other] {" "}(written by { $hand })
}.
panel-zpm-event-lynched = <b>{ $who }</b> was lynched in { $room } by { $by ->
    [majority] majority
    [plurality] plurality
   *[moderator] the moderator
}{ $tie ->
    [yes] , after a tie
   *[no] {""}
}.
panel-zpm-event-escaped = <b>{ $who }</b> vanished from { $room } and returns on day { $returns_on }.
panel-zpm-event-returned = <b>{ $who }</b> is back in { $room }.
panel-zpm-event-plank_called = { $by } called <b>{ $who }</b> to the plank in { $room }.
panel-zpm-event-plank_ended = The trial of <b>{ $who }</b> ended: { $how ->
    [executed] executed
    [released] released
   *[void] void
}.
panel-zpm-event-drowned = <b>{ $who }</b> drowned.
panel-zpm-event-captain_told = { $to } learnt that the body of { $who } was { $evil ->
    [yes] evil
   *[no] not evil
}.
panel-zpm-event-mutineer_died = <b>{ $who }</b>, the Mutineer, died: the day had no blood.
panel-zpm-event-posted = <b>{ $who }</b> spoke in { $room }{ $hand ->
    [none] {""}
   *[other] {" "}(written by { $hand })
}.
panel-zpm-event-order_given = <b>{ $who }</b> ordered: { $order }.
panel-zpm-event-order_withdrawn = <b>{ $who }</b> took the order back.
panel-zpm-event-rested = <b>{ $who }</b> does nothing tonight.
panel-zpm-event-astrologer_told = { $to } read the stars: { $spies } Spies, { $zombies ->
    [yes] and zombies
   *[no] no zombies
}.
panel-zpm-event-necrophiliac_told = { $to } looked for { $name }: { $body ->
    [yes] a body
   *[no] no body
}.
panel-zpm-event-night_death = <b>{ $who }</b> of { $room } died in the night: { $marks }.
panel-zpm-event-possessed = <b>{ $who }</b> is possessed by { $by }.
panel-zpm-event-possession_failed = { $by } could not possess { $who }.
panel-zpm-event-zombies_drawn = Drawn who rises: up to { $number } (draw { $draws }).
panel-zpm-event-zombies_chosen = Who rises: { $names ->
    [none] as drawn
   *[other] { $names }
}.
panel-zpm-event-zombie_named = { $who } would rise as { $name }.
panel-zpm-event-converged = All ships meet. Rising: { $zombies }.
panel-zpm-event-modkilled = <b>{ $who }</b> was killed by the moderator.
panel-zpm-event-revived = <b>{ $who }</b> was brought back.
panel-zpm-event-lynching_cancelled = The lynching of <b>{ $who }</b> in { $room } was undone.
panel-zpm-event-substituted = { $person } took the seat of <b>{ $who }</b>.
panel-zpm-event-renamed = <b>{ $who }</b> is called { $alias } from here on.
panel-zpm-event-ended = The game ended: { $winner }.
