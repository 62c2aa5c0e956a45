# The panel's words for the raft: how it stands, and every event of its story.

panel-raft-sailors = The sailors
panel-raft-health = Health
panel-raft-food = Food
panel-raft-weapons = Weapons
panel-raft-state = State
panel-raft-dead = dead
panel-raft-acted = has acted
panel-raft-waits = waited for
panel-raft-fasts = fasts
panel-raft-accused = on trial
panel-raft-day-card = Today's card is { $card }. { $left ->
    [one] One card is left in the deck.
   *[other] { $left } cards are left in the deck.
}
panel-raft-waiting = Still to act: { $names }.
panel-raft-bodies = Bodies
panel-raft-body = { $name }{ $eaten ->
    [yes] , eaten up
   *[no] {""}
}
panel-raft-winners = Alive, and so the winners: { $names }.
panel-raft-nobody = Nobody lives: nobody wins.
panel-raft-cancelled = The game was called off.
panel-raft-holds = Health { $health }, food { $food }, weapons { $weapons }.
panel-raft-sheet = Sheet
panel-raft-eats = Has eaten of { $body }.
panel-raft-blames = Blames { $name }.
panel-raft-calls = Calls { $colour }.
panel-raft-offers = Offers { $name } { $gives } for { $wants }.
panel-raft-voyage = Cards of the voyage, besides the Joker
panel-raft-minutes = { $phase ->
    [actions] Actions, minutes
    [starvation] Starvation, minutes
    [accusation] Accusations, minutes
   *[trial] Trial, minutes
}
panel-raft-pace = Clock
panel-raft-sitting = One sitting: phases back to back
panel-raft-calendar = By post: one day of the game daily

panel-raft-call-hearts = hearts
panel-raft-call-diamonds = diamonds
panel-raft-call-clubs = clubs
panel-raft-call-spades = spades
panel-raft-call-red = red
panel-raft-call-black = black

panel-raft-act-write-fast = Write: fast and pray for
panel-raft-act-write-scavenge = Write: scavenge for
panel-raft-act-write-weapon = Write: make a weapon on
panel-raft-act-attack = Write: attack
panel-raft-act-eat = Eat of
panel-raft-act-keep = Fast today
panel-raft-act-feed = Hand in food after all
panel-raft-act-done = Say: done
panel-raft-act-accept = Accept the offer of
panel-raft-act-refuse = Refuse the offer of
panel-raft-act-withdraw = Withdraw the offer to
panel-raft-act-blame = Blame
panel-raft-act-colour = Call the colour
panel-raft-hand-over = Give or offer for { $name }
panel-raft-to = To
panel-raft-gives = { $name } gives
panel-raft-wants = and wants for it (an offer only; nothing: a promise in words)
panel-raft-offer = { $name } offers { $to } { $gives } for { $wants }{ $ready ->
    [yes] {""}
   *[no] {" "}(one of them does not hold enough for it)
}.

panel-raft-event-configured = The settings were changed: { $voyage } cards, { $pace ->
    [sitting] in one sitting
   *[calendar] by post
}.
panel-raft-event-joined = <b>{ $name }</b> came aboard.
panel-raft-event-left = { $person } left the lobby.
panel-raft-event-started = The game began with { $sailors } sailors.
panel-raft-event-day_deck_shuffled = The deck of days was shuffled.
panel-raft-event-action_deck_shuffled = { $again ->
    [yes] The discards were shuffled into a new action deck.
   *[no] The action deck was shuffled.
}
panel-raft-event-day_broke = Day { $day } broke with { $card }.
panel-raft-event-phase_opened = { $phase ->
    [actions] Actions opened
    [starvation] Starvation opened
    [accusation] Accusations opened
    [trial] The trial opened
   *[other] The wait for the first day began
}, until { $closes_at }.
panel-raft-event-reminded = Reminded: { $those }.
panel-raft-event-action_written = <b>{ $who }</b> wrote: { $plan }.
panel-raft-event-action_cancelled = The sheet of <b>{ $who }</b> was blanked.
panel-raft-event-revealed = Revealed: { $plans }.
panel-raft-event-card_drawn = Drawn: { $card }.
panel-raft-event-scored = Scores: { $scores }.
panel-raft-event-combats_ordered = The dice settled the order of the fights.
panel-raft-event-fought = { $attackers } attacked <b>{ $target }</b>, { $attack } to { $defence }. Killed: { $dead }.
panel-raft-event-drew = Drawn for actions: { $draws }.
panel-raft-event-gave = <b>{ $who }</b> gave { $to } { $goods }.
panel-raft-event-offered = <b>{ $who }</b> offered { $to } { $gives } for { $wants }.
panel-raft-event-offer_withdrawn = <b>{ $who }</b> withdrew the offer to { $to }.
panel-raft-event-offer_refused = { $to } refused the offer of <b>{ $who }</b>.
panel-raft-event-traded = { $to } accepted from <b>{ $who }</b> { $gives } for { $wants }.
panel-raft-event-ate = <b>{ $who }</b> ate of { $body }.
panel-raft-event-fast_said = <b>{ $who }</b> { $fasting ->
    [yes] fasts today
   *[no] hands in food after all
}.
panel-raft-event-done_said = <b>{ $who }</b> is done.
panel-raft-event-food_handed_in = Fed: { $fed }. Hungry: { $hungry }.
panel-raft-event-body_drawn = For the body of { $body } were drawn { $cards }: { $eaten ->
    [yes] eaten up
   *[no] nothing shows
}.
panel-raft-event-died = <b>{ $who }</b> died: { $how ->
    [attack] killed
    [hunger] of hunger
   *[hanged] hanged
}.
panel-raft-event-rescued = A ship! { $trial ->
    [yes] There will be a trial.
   *[no] No body is eaten up, so nobody asks.
}
panel-raft-event-blame_written = <b>{ $who }</b> blames { $blames }.
panel-raft-event-blames_revealed = Blamed: { $blames }.
panel-raft-event-colour_called = <b>{ $who }</b> called { $colour ->
    [red] red
   *[black] black
}.
panel-raft-event-tried = <b>{ $who }</b> called { $colour ->
    [red] red
   *[black] black
}, the card was { $card }: { $free ->
    [yes] free
   *[no] hanged
}.
panel-raft-event-ended = The game ended. Winners: { $winners }.
panel-raft-event-cancelled = The game was called off.
panel-raft-event-modkilled = <b>{ $who }</b> was killed by the moderator.
panel-raft-event-revived = <b>{ $who }</b> was brought back.
panel-raft-event-sailor_set = <b>{ $who }</b> was set to { $what }.
panel-raft-set = { $what ->
    [health] health { $count }
    [food] food { $count }
   *[weapons] weapons { $count }
}
panel-raft-event-substituted = { $person } took the seat of <b>{ $who }</b>.
panel-raft-event-renamed = <b>{ $who }</b> is called { $name } from here on.
panel-raft-event-deadline_moved = The close was moved to { $closes_at }.
panel-raft-event-paused = The game was paused.
panel-raft-event-resumed = The game went on.
