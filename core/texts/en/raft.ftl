# The Raft of the Medusa: what the table hears, and what one sailor hears.
# Cards come as A♠, suits as ♠, goods and colours as they are said in raft-goods-… and raft-colour.

raft-colour = { $colour ->
    [red] red
   *[black] black
}
raft-goods-food = { $food ->
    [one] 1 food
   *[other] { $food } food
}
raft-goods-weapons = { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
}
raft-goods-nothing = nothing
raft-action = { $action ->
    [fast] 🙏 fasts and prays for { $call }
    [scavenge] 🐟 scavenges for { $call }
    [weapon] 🔨 makes a weapon, on { $call }
    [attack] ⚔️ attacks <b>{ $call }</b>
   *[nothing] 💤 does nothing
}

## The course of the voyage

raft-started = 🌊 <b>Cast off.</b> { $count } aboard: { $sailors }. { $voyage } cards and one Joker lie face down; the Joker is the ship.{ $few ->
    [yes] {" "}It is a thin crew: the game is best with six or more.
   *[no] {""}
}
    Seal of all draws: <code>{ $seed_hash }</code>. It is opened when the voyage is over.
raft-dawn-awaited = 🌊 The first day breaks at { $closes_at }.
raft-day = ☀️ <b>Day { $day }</b>: { $card }, no ship. { $cards_left ->
    [one] One card is left, and it is the Joker.
   *[other] { $cards_left } cards are left, the Joker among them.
}
    Write your action in our private chat by { $closes_at } ({ COUNTDOWN($closes_at) }).
raft-reminder = ⏳ { $phase ->
    [actions] Day { $day }: your action is still missing. Unwritten, you do nothing.
    [starvation] Day { $day }: the raft waits for your Done.
    [accusation] You have blamed nobody yet. If you stay silent, you have blamed yourself.
   *[trial] Name your colour, or it is drawn for you.
} Open until { $closes_at } ({ COUNTDOWN($closes_at) }).
raft-revealed = 📜 <b>Day { $day }, what was written</b>
    { $lines }
raft-revealed-line = { $name } { $action }.
raft-scores = 🎲 <b>The scores</b> (health and cards)
    { $lines }
raft-scores-line = { $name }: { $health } + { $cards } = <b>{ $score }</b>
raft-combat-order = Order of the fights: { $fights }.
raft-combat-order-one = { $attackers } against { $target }
raft-combat = ⚔️ { $attackers } against { $target }: { $attack } to { $defence }. { $count ->
    [0] Nobody dies.
   *[other] Killed: <b>{ $dead }</b>.
}
raft-draws = 🃏 <b>What the cards say</b>
    { $lines }
raft-draws-line = { $name }, { $action ->
    [fast] praying for { $call }
    [scavenge] scavenging for { $call }
   *[weapon] making a weapon on { $call }
}: { $card }. { $got ->
    [food] One food.
    [food-health] One food, one health.
    [health] One health.
    [weapon] A weapon.
   *[nothing] Nothing.
}
raft-reshuffled = The action cards are used up; the discards are shuffled into a new deck.
raft-starvation-open = 🍞 <b>Day { $day }, starvation.</b> Give, trade, eat, or fast, until { $closes_at } ({ COUNTDOWN($closes_at) }). Hand in one food and you keep your health; without it you lose 1.{ $count ->
    [0] {""}
   *[other] {" "}There lie: { $bodies }.
}
raft-gave = 🤝 { $from } gives { $to } { $goods }.
raft-traded = 🤝 { $from } and { $to } trade: { $gave } for { $got }.
raft-ate = 🍖 { $name } eats of { $body }.
raft-rations = 🍞 <b>Rations</b>
    { $lines }
raft-rations-fed = Fed: { $names }.
raft-rations-hungry = Hungry: { $names }.
raft-rations-hungry-one = { $name } ({ $health })
raft-body-drawn = 🦴 { $body }: { $cards }. { $eaten ->
    [yes] A black card: the body is <b>eaten up</b>, and it will be found.
   *[no] No black card: nothing shows.
}
raft-died = { $how ->
    [attack] 🩸 <b>{ $name }</b> is killed. The body stays on the raft.
    [hunger] 💀 <b>{ $name }</b> dies of hunger. The body stays on the raft.
   *[hanged] 🪢 <b>{ $name }</b> is hanged.
}
raft-you-died = { $how ->
    [attack] 🩸 You are dead: you were killed.
    [hunger] 💀 You are dead: hunger was faster than the ship.
   *[hanged] 🪢 You are dead: the card had the other colour.
} You can watch, and talk; the sea has the rest.
raft-rescued = ⛵ <b>Day { $day }: { $card }. A ship!</b> { $trial ->
    [yes] But something gnawed at { $eaten }, and the captain wants to know who.
   *[no] No body aboard is eaten up, and nobody asks questions.
}
raft-accusation-open = ⚖️ <b>Accusations.</b> Each survivor blames one person, in our private chat, by { $closes_at } ({ COUNTDOWN($closes_at) }). If you name nobody, you have blamed yourself.
raft-room-closed = 🤐 The room is closed: nobody may confer.{ $muted ->
    [yes] {" "}The owner and the administrators I cannot silence; they are on their honour.
   *[no] {" "}I may not close it myself, so all are on their honour: not a word until the accusations are out.
}
raft-room-opened = { $stuck ->
    [yes] 🔒 The room ought to be open again, but I lack the right to restrict members and cannot open it. Whoever owns the group: give me that right again, or give members their permissions back by hand.
   *[no] 🗣 The room is open again.
}
raft-blames = ⚖️ <b>The accusations</b>
    { $lines }
raft-blames-line = { $himself ->
    [yes] { $by } names nobody, and so bears the blame.
   *[no] { $by } blames { $name }.
}
raft-trial-open = ⚖️ <b>Trial.</b> Accused: { $accused }. Each names a colour by { $closes_at } ({ COUNTDOWN($closes_at) }). The right colour sets free; the wrong one hangs.
raft-tried = ⚖️ { $name } says { $colour }: { $card }. { $free ->
    [yes] Free.
   *[no] Guilty.
}
raft-ended = 🏁 <b>The voyage is over.</b> { $count ->
    [0] Nobody is left, and nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
}
raft-cancelled = ⚓ The voyage is called off. Nobody wins.

## The moderator's hand

raft-modkilled = ☠️ The moderator takes <b>{ $name }</b> out of the game. The body stays on the raft.
raft-you-were-killed = ☠️ The moderator has taken you out of the game.
raft-revived = The moderator brings <b>{ $name }</b> back: health { $health }, { $goods }.
raft-set = The moderator sets { $name }: health { $health }, { $goods }.
raft-attack-void = { $name } can no longer be attacked: write another action.
raft-action-cancelled = The moderator has wiped your action of day { $day }: write it again.
raft-substituted = Somebody else sits in the place of { $name } from now on.
raft-you-take-over = You take over as <b>{ $name }</b>, day { $day }: { $alive ->
    [yes] health { $health }, { $goods }. What is done today is done; your buttons follow.
   *[no] dead, so you watch.
}
raft-renamed = { $old } is called <b>{ $name }</b> from now on.
raft-deadline-moved = ⏰ { raft-phase-word }: the moderator moves the deadline{ $closes_at ->
    [none] ; when the game goes on I say until when.
   *[other] {" "}to { $closes_at } ({ COUNTDOWN($closes_at) }).
}
raft-phase-word = { $phase ->
    [dawn] Before the first day
    [actions] Actions
    [starvation] Starvation
    [accusation] Accusations
    [trial] Trial
    [lobby] Lobby
   *[over] Over
}
raft-paused = ⏸ The game is paused. Nothing can be done, and no clock runs.
raft-resumed = ▶️ The game goes on. { raft-phase-word }: open until { $closes_at } ({ COUNTDOWN($closes_at) }).

## Offers, in private

raft-offered = 🤝 <b>{ $from }</b> offers you { $gives } for { $wants }.{ $ready ->
    [yes] {""}
   *[no] {" "}Just now one of you does not hold enough for it.
}
raft-offer-refused = { $to } has refused your offer.
raft-offer-withdrawn = { $from } has withdrawn the offer.
raft-wants-promise = a promise

## Messages that are edited in place

raft-lobby = 🛟 <b>The Raft of the Medusa</b>
    Aboard ({ $count } of at most { $most }): { $names }.
    Voyage: { $voyage } cards and the Joker. Clock: { $pace }.{ lobby-start }{ lobby-blind }
    From { $fewest } players on; best with six or more. { $fate ->
    [lobby] The host casts off.
    [cancelled] ⚓ It was called off.
   *[running] 🌊 It has begun.
}
raft-pace-sitting = in one sitting, { LENGTH($actions) } for actions, { LENGTH($starvation) } for starvation, { LENGTH($accusation) } for accusations, { LENGTH($trial) } for the trial
raft-pace-post = by post, one day of the game daily, { $opens } to { $closes } ({ $zone }){ $first ->
    [none] {""}
   *[other] , from { $first } on
}
raft-day-card = 📅 <b>Day { $day }</b> · { $card } · { raft-phase-word }{ $paused ->
    [yes] {" "}· ⏸ paused
   *[no] {""}
}
    { $paused ->
    [yes] {""}
   *[no] Open until { $closes_at } ({ COUNTDOWN($closes_at) }).{" "}
}Ready: { $acted ->
    [none] nobody
   *[other] { $acted }
}. Awaited: { $waiting ->
    [none] nobody
   *[other] { $waiting }
}.
raft-day-card-over = 📅 <b>Day { $day }</b> · { $card } is over.
raft-state = 🛟 <b>The raft</b>
    { $lines }
raft-state-line = { $alive ->
    [yes] { $name }: ❤️ { $health } 🍞 { $food } 🗡 { $weapons }{ $fasting ->
        [yes] {" "}· fasts
       *[no] {""}
    }
   *[no] 💀 { $name }
}{ $drew ->
    [none] {""}
   *[other] {" "}🃏 { $drew }
}
raft-state-bodies = { $eaten ->
    [yes] 🦴 Eaten up: { $names }
   *[no] 🪦 Bodies: { $names }
}
raft-until = { $paused ->
    [yes] {" "}· ⏸ paused
   *[no] , until { $closes_at } ({ COUNTDOWN($closes_at) })
}
raft-action-sheet = 📝 <b>Your action, day { $day }</b>{ raft-until }
    { $written ->
    [none] Nothing is written: you would do nothing.
   *[other] Written: { $written }. You can change it until all is revealed.
}
raft-starvation-sheet = 🍞 <b>Starvation, day { $day }</b>{ raft-until }
    ❤️ { $health } · you hold { $goods }.
    { $fasting ->
    [yes] You fast: you keep your food and lose 1 health.
   *[no] { $food ->
        [0] You have no food to hand in: you will lose 1 health.
       *[other] You will hand in one food.
    }
}{ $ate ->
    [none] {""}
   *[other] {" "}You ate of { $ate }.
}{ $done ->
    [yes] {" "}You are done.
   *[no] {""}
}{ $offers ->
    [none] {""}
   *[other] {""}
    { $offers }
}
raft-offer-line-in = { $from } offers you { $gives } for { $wants }.
raft-offer-line-out = You offer { $to } { $gives } for { $wants }.
raft-blame-sheet = ⚖️ <b>Whom do you blame?</b>{ raft-until }
    { $blames ->
    [none] You have named nobody, and so you blame yourself.
   *[other] You blame { $blames }. You can change it until the last is in.
}
raft-colour-sheet = ⚖️ <b>You stand trial.</b> Name a colour{ raft-until }
    { $colour ->
    [none] You have not named one: it would be drawn for you.
   *[other] You say { $colour }.
}
raft-action-written = 📝 <b>Your action, day { $day }</b>: { $written ->
    [none] nothing was written.
   *[other] { $written }.
}
raft-starvation-over = 🍞 <b>Starvation, day { $day }</b>, is over. { $fasting ->
    [yes] You fasted.
   *[no] { $food ->
        [0] You had no food to hand in.
       *[other] You handed in one food.
    }
}{ $ate ->
    [none] {""}
   *[other] {" "}You ate of { $ate }.
}
raft-blamed = ⚖️ { $blames ->
    [none] You named nobody, and so blamed yourself.
   *[other] You blamed { $blames }.
}
raft-colour-named = ⚖️ { $colour ->
    [none] You named no colour: it was drawn for you.
   *[other] You said { $colour }.
}
raft-choice = { $ask ->
    [suit] Which suit?
    [colour] Which colour?
    [victim] Whom do you attack?
    [body] Of whom do you eat?
    [receiver] Who gets something?
    [partner] With whom do you trade?
    [gift] What does { $to } get?
    [gives] What do you give { $to }?
   *[wants] What do you want from { $to }?
}
raft-set-to = Voyage: { $voyage } cards. Clock: { $pace }.
raft-noted = Noted.

## Questions: how things stand

raft-status = <b>{ $table }</b>: { $phase ->
    [lobby] the lobby is open, { $count } aboard.{ lobby-start }
    [over] the voyage is over.
   *[other] day { $day }, { raft-phase-word }, { $paused ->
        [yes] ⏸ paused.
       *[no] open until { $closes_at } ({ COUNTDOWN($closes_at) }).
    }
}
raft-tally = <b>{ $table }</b>, { raft-phase-word }. Awaited: { $waiting ->
    [none] nobody
   *[other] { $waiting }
}.
raft-players = <b>{ $table }</b>: { $count ->
    [0] nobody is aboard yet.
   *[other] { $count } aboard: { $names }.
}
raft-crew = <b>{ $table }</b>
    { $lines }
raft-role = You are <b>{ $name }</b> at { $table }: { $alive ->
    [yes] ❤️ { $health }, { $goods }.
   *[no] dead, and watching.
} You are a castaway like all the others: no roles, only hunger.

## What is not done, in this game's own words

raft-refused-not_in_play = { $name } is dead: only the living act, and only they can be chosen.
raft-refused-not_open = That belongs to another hour; this one is: { raft-phase-word }.
raft-refused-not_enough = There is not that much: { $name } holds { raft-goods-food } and { raft-goods-weapons }; name less.
raft-refused-power_spent = You have eaten today: the next bite is tomorrow.
raft-refused-bad_target = Not { $name }: choose somebody from the list.
raft-refused-no_such_power = You are not on trial: only the accused name a colour.
raft-refused-offer_changed = { $name } has changed the offer since: read the new one on your sheet, then answer it.
raft-refused-raft_nobody = You have nothing to give, or nobody to give it to: try again when you hold food or a weapon.
raft-refused-raft_no_trade = There is nothing to trade: neither you nor anybody else holds food or a weapon, so wait until somebody does.
