# Das Floß der Medusa: was der Tisch hört und was ein Einzelner hört.
# Karten kommen als A♠, Zeichen als ♠, Waren und Farben so, wie raft-goods-… und raft-colour sie sagen.

raft-colour = { $colour ->
    [red] rot
   *[black] schwarz
}
raft-goods-food = { $food ->
    [one] 1 Ration
   *[other] { $food } Rationen
}
raft-goods-weapons = { $weapons ->
    [one] 1 Waffe
   *[other] { $weapons } Waffen
}
raft-goods-nothing = nichts
raft-action = { $action ->
    [fast] 🙏 fastet und betet um { $call }
    [scavenge] 🐟 sucht nach { $call }
    [weapon] 🔨 baut eine Waffe, auf { $call }
    [attack] ⚔️ greift <b>{ $call }</b> an
   *[nothing] 💤 tut nichts
}

## Der Gang der Reise

raft-started = 🌊 <b>Leinen los.</b> { $count } an Bord: { $sailors }. { $voyage } Karten und ein Joker liegen verdeckt; der Joker ist das Schiff.{ $few ->
    [yes] {" "}Eine dünne Mannschaft: am besten spielt es sich ab sechs.
   *[no] {""}
}
    Siegel aller Ziehungen: <code>{ $seed_hash }</code>. Es wird am Ende der Reise geöffnet.
raft-dawn-awaited = 🌊 Der erste Tag bricht an: { $closes_at }.
raft-day = ☀️ <b>Tag { $day }</b>: { $card }, kein Schiff. { $cards_left ->
    [one] Eine Karte bleibt, und es ist der Joker.
   *[other] { $cards_left } Karten bleiben, der Joker darunter.
}
    Schreib deine Handlung in unserem privaten Chat bis { $closes_at } ({ COUNTDOWN($closes_at) }).
raft-reminder = ⏳ { $phase ->
    [actions] Tag { $day }: deine Handlung fehlt noch. Ohne sie tust du nichts.
    [starvation] Tag { $day }: das Floß wartet auf dein Fertig.
    [accusation] Du hast noch niemanden beschuldigt. Schweigst du, hast du dich selbst beschuldigt.
   *[trial] Nenn deine Farbe, sonst wird sie für dich gezogen.
} Offen bis { $closes_at } ({ COUNTDOWN($closes_at) }).
raft-revealed = 📜 <b>Tag { $day }, was geschrieben stand</b>
    { $lines }
raft-revealed-line = { $name } { $action }.
raft-scores = 🎲 <b>Die Stärken</b> (Gesundheit und Karten)
    { $lines }
raft-scores-line = { $name }: { $health } + { $cards } = <b>{ $score }</b>
raft-combat-order = Reihenfolge der Kämpfe: { $fights }.
raft-combat-order-one = { $attackers } gegen { $target }
raft-combat = ⚔️ { $attackers } gegen { $target }: { $attack } zu { $defence }. { $count ->
    [0] Niemand stirbt.
   *[other] Getötet: <b>{ $dead }</b>.
}
raft-draws = 🃏 <b>Was die Karten sagen</b>
    { $lines }
raft-draws-line = { $name }, { $action ->
    [fast] betet um { $call }
    [scavenge] sucht nach { $call }
   *[weapon] baut eine Waffe auf { $call }
}: { $card }. { $got ->
    [food] Eine Ration.
    [food-health] Eine Ration, 1 Gesundheit.
    [health] 1 Gesundheit.
    [weapon] Eine Waffe.
   *[nothing] Nichts.
}
raft-reshuffled = Die Handlungskarten sind verbraucht; die abgelegten werden zu einem neuen Stapel gemischt.
raft-starvation-open = 🍞 <b>Tag { $day }, Hunger.</b> Gebt, tauscht, esst oder fastet bis { $closes_at } ({ COUNTDOWN($closes_at) }). Gib eine Ration ab, und du behältst deine Gesundheit; sonst verlierst du 1.{ $count ->
    [0] {""}
   *[other] {" "}Da liegen: { $bodies }.
}
raft-gave = 🤝 { $from } gibt { $to } { $goods }.
raft-traded = 🤝 { $from } und { $to } tauschen: { $gave } gegen { $got }.
raft-ate = 🍖 { $name } isst von { $body }.
raft-rations = 🍞 <b>Rationen</b>
    { $lines }
raft-rations-fed = Satt: { $names }.
raft-rations-hungry = Hungrig: { $names }.
raft-rations-hungry-one = { $name } ({ $health })
raft-body-drawn = 🦴 { $body }: { $cards }. { $eaten ->
    [yes] Eine schwarze Karte: die Leiche ist <b>verzehrt</b>, und man wird sie finden.
   *[no] Keine schwarze Karte: man sieht nichts.
}
raft-died = { $how ->
    [attack] 🩸 <b>{ $name }</b> wird getötet. Die Leiche bleibt auf dem Floß.
    [hunger] 💀 <b>{ $name }</b> verhungert. Die Leiche bleibt auf dem Floß.
   *[hanged] 🪢 <b>{ $name }</b> wird gehängt.
}
raft-you-died = { $how ->
    [attack] 🩸 Du bist tot: man hat dich getötet.
    [hunger] 💀 Du bist tot: der Hunger war schneller als das Schiff.
   *[hanged] 🪢 Du bist tot: die Karte hatte die andere Farbe.
} Zusehen und reden darfst du; den Rest hat die See.
raft-rescued = ⛵ <b>Tag { $day }: { $card }. Ein Schiff!</b> { $trial ->
    [yes] Aber etwas hat an { $eaten } genagt, und der Kapitän will wissen, wer.
   *[no] Keine Leiche an Bord ist verzehrt, und niemand stellt Fragen.
}
raft-accusation-open = ⚖️ <b>Anklagen.</b> Jeder Überlebende beschuldigt jemanden, in unserem privaten Chat, bis { $closes_at } ({ COUNTDOWN($closes_at) }). Nennst du niemanden, hast du dich selbst beschuldigt.
raft-room-closed = 🤐 Der Raum ist geschlossen: niemand darf sich absprechen.{ $muted ->
    [yes] {" "}Besitzer und Administratoren kann ich nicht stumm schalten; für sie gilt ihr Ehrenwort.
   *[no] {" "}Selbst schließen darf ich ihn nicht, also gilt das Ehrenwort: kein Wort, bis die Anklagen auf dem Tisch liegen.
}
raft-room-opened = { $stuck ->
    [yes] 🔒 Der Raum sollte wieder offen sein, aber mir fehlt das Recht, Mitglieder einzuschränken, und ich kann ihn nicht öffnen. Wem die Gruppe gehört: gib mir das Recht wieder, oder gib den Mitgliedern ihre Berechtigungen von Hand zurück.
   *[no] 🗣 Der Raum ist wieder offen.
}
raft-blames = ⚖️ <b>Die Anklagen</b>
    { $lines }
raft-blames-line = { $himself ->
    [yes] { $by } nennt niemanden und trägt die Schuld nun selbst.
   *[no] { $by } beschuldigt { $name }.
}
raft-trial-open = ⚖️ <b>Gericht.</b> Angeklagt: { $accused }. Jeder nennt eine Farbe bis { $closes_at } ({ COUNTDOWN($closes_at) }). Die richtige befreit, die falsche bringt an den Strick.
raft-tried = ⚖️ { $name } sagt { $colour }: { $card }. { $free ->
    [yes] Frei.
   *[no] Schuldig.
}
raft-ended = 🏁 <b>Die Reise ist zu Ende.</b> { $count ->
    [0] Niemand ist übrig, und niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
raft-cancelled = ⚓ Die Reise ist abgesagt. Niemand gewinnt.

## Die Hand des Moderators

raft-modkilled = ☠️ Der Moderator nimmt <b>{ $name }</b> aus dem Spiel. Die Leiche bleibt auf dem Floß.
raft-you-were-killed = ☠️ Der Moderator hat dich aus dem Spiel genommen.
raft-revived = Der Moderator holt <b>{ $name }</b> zurück: Gesundheit { $health }, { $goods }.
raft-set = Der Moderator setzt { $name }: Gesundheit { $health }, { $goods }.
raft-attack-void = { $name } kannst du nicht mehr angreifen: schreib eine andere Handlung.
raft-action-cancelled = Der Moderator hat deine Handlung von Tag { $day } gelöscht: schreib sie neu.
raft-substituted = Auf dem Platz von { $name } sitzt von jetzt an jemand anderes.
raft-you-take-over = Du übernimmst <b>{ $name }</b>, Tag { $day }: { $alive ->
    [yes] Gesundheit { $health }, { $goods }. Was heute getan ist, ist getan; deine Knöpfe folgen.
   *[no] tot, also siehst du zu.
}
raft-renamed = { $old } heißt von jetzt an <b>{ $name }</b>.
raft-deadline-moved = ⏰ { raft-phase-word }: der Moderator verlegt die Frist{ $closes_at ->
    [none] ; wenn das Spiel weitergeht, sage ich, bis wann.
   *[other] {" "}auf { $closes_at } ({ COUNTDOWN($closes_at) }).
}
raft-phase-word = { $phase ->
    [dawn] Vor dem ersten Tag
    [actions] Handlungen
    [starvation] Hunger
    [accusation] Anklagen
    [trial] Gericht
    [lobby] Vor der Abfahrt
   *[over] Vorbei
}
raft-paused = ⏸ Das Spiel ruht. Nichts geht, und keine Uhr läuft.
raft-resumed = ▶️ Das Spiel geht weiter. { raft-phase-word }: offen bis { $closes_at } ({ COUNTDOWN($closes_at) }).

## Angebote, privat

raft-offered = 🤝 <b>{ $from }</b> bietet dir { $gives } für { $wants }.{ $ready ->
    [yes] {""}
   *[no] {" "}Gerade hat einer von euch nicht genug dafür.
}
raft-offer-refused = { $to } hat dein Angebot abgelehnt.
raft-offer-withdrawn = { $from } hat das Angebot zurückgezogen.
raft-wants-promise = ein Versprechen

## Nachrichten, die an ihrem Platz geändert werden

raft-lobby = 🛟 <b>Das Floß der Medusa</b>
    An Bord ({ $count } von höchstens { $most }): { $names }.
    Reise: { $voyage } Karten und der Joker. Uhr: { $pace }.{ lobby-start }{ lobby-blind }
    Ab { $fewest } Spielern; am besten ab sechs. { $fate ->
    [lobby] Wer eröffnet hat, wirft die Leinen los.
    [cancelled] ⚓ Abgesagt.
   *[running] 🌊 Das Spiel hat begonnen.
}
raft-pace-sitting = in einer Sitzung, { LENGTH($actions) } für Handlungen, { LENGTH($starvation) } für den Hunger, { LENGTH($accusation) } für die Anklagen, { LENGTH($trial) } fürs Gericht
raft-pace-post = per Post, täglich ein Spieltag von { $opens } bis { $closes } ({ $zone }){ $first ->
    [none] {""}
   *[other] , ab { $first }
}
raft-day-card = 📅 <b>Tag { $day }</b> · { $card } · { raft-phase-word }{ $paused ->
    [yes] {" "}· ⏸ ruht
   *[no] {""}
}
    { $paused ->
    [yes] {""}
   *[no] Offen bis { $closes_at } ({ COUNTDOWN($closes_at) }).{" "}
}Fertig: { $acted ->
    [none] niemand
   *[other] { $acted }
}. Es fehlen: { $waiting ->
    [none] niemand
   *[other] { $waiting }
}.
raft-day-card-over = 📅 <b>Tag { $day }</b> · { $card } ist vorbei.
raft-state = 🛟 <b>Das Floß</b>
    { $lines }
raft-state-line = { $alive ->
    [yes] { $name }: ❤️ { $health } 🍞 { $food } 🗡 { $weapons }{ $fasting ->
        [yes] {" "}· fastet
       *[no] {""}
    }
   *[no] 💀 { $name }
}{ $drew ->
    [none] {""}
   *[other] {" "}🃏 { $drew }
}
raft-state-bodies = { $eaten ->
    [yes] 🦴 Verzehrt: { $names }
   *[no] 🪦 Leichen: { $names }
}
raft-until = { $paused ->
    [yes] {" "}· ⏸ ruht
   *[no] , bis { $closes_at } ({ COUNTDOWN($closes_at) })
}
raft-action-sheet = 📝 <b>Deine Handlung, Tag { $day }</b>{ raft-until }
    { $written ->
    [none] Nichts geschrieben: dabei bliebe es beim Nichtstun.
   *[other] Geschrieben: { $written }. Bis alles aufgedeckt wird, kannst du es ändern.
}
raft-starvation-sheet = 🍞 <b>Hunger, Tag { $day }</b>{ raft-until }
    ❤️ { $health } · du hast { $goods }.
    { $fasting ->
    [yes] Du fastest: du behältst dein Essen und verlierst 1 Gesundheit.
   *[no] { $food ->
        [0] Du hast keine Ration abzugeben: du wirst 1 Gesundheit verlieren.
       *[other] Du wirst eine Ration abgeben.
    }
}{ $ate ->
    [none] {""}
   *[other] {" "}Du hast von { $ate } gegessen.
}{ $done ->
    [yes] {" "}Du bist fertig.
   *[no] {""}
}{ $offers ->
    [none] {""}
   *[other] {""}
    { $offers }
}
raft-offer-line-in = { $from } bietet dir { $gives } für { $wants }.
raft-offer-line-out = Du bietest { $to } { $gives } für { $wants }.
raft-blame-sheet = ⚖️ <b>Wen beschuldigst du?</b>{ raft-until }
    { $blames ->
    [none] Du hast niemanden genannt und beschuldigst damit dich selbst.
   *[other] Du beschuldigst { $blames }. Bis der letzte geschrieben hat, kannst du es ändern.
}
raft-colour-sheet = ⚖️ <b>Du stehst vor Gericht.</b> Nenn eine Farbe{ raft-until }
    { $colour ->
    [none] Du hast keine genannt: dann wird sie für dich gezogen.
   *[other] Du sagst { $colour }.
}
raft-action-written = 📝 <b>Deine Handlung, Tag { $day }</b>: { $written ->
    [none] nichts geschrieben.
   *[other] { $written }.
}
raft-starvation-over = 🍞 <b>Hunger, Tag { $day }</b>, ist vorbei. { $fasting ->
    [yes] Du hast gefastet.
   *[no] { $food ->
        [0] Du hattest keine Ration abzugeben.
       *[other] Du hast eine Ration abgegeben.
    }
}{ $ate ->
    [none] {""}
   *[other] {" "}Du hast von { $ate } gegessen.
}
raft-blamed = ⚖️ { $blames ->
    [none] Du hast niemanden genannt und damit dich selbst beschuldigt.
   *[other] Du hast { $blames } beschuldigt.
}
raft-colour-named = ⚖️ { $colour ->
    [none] Du hast keine Farbe genannt: sie wurde für dich gezogen.
   *[other] Du hast { $colour } gesagt.
}
raft-choice = { $ask ->
    [suit] Welches Zeichen?
    [colour] Welche Farbe?
    [victim] Wen greifst du an?
    [body] Von wem isst du?
    [receiver] Wer bekommt etwas?
    [partner] Mit wem tauschst du?
    [gift] Was bekommt { $to }?
    [gives] Was gibst du { $to }?
   *[wants] Was willst du von { $to }?
}
raft-set-to = Reise: { $voyage } Karten. Uhr: { $pace }.
raft-noted = Notiert.

## Fragen: wie es steht

raft-status = <b>{ $table }</b>: { $phase ->
    [lobby] noch vor der Abfahrt, { $count } an Bord.{ lobby-start }
    [over] die Reise ist zu Ende.
   *[other] Tag { $day }, { raft-phase-word }, { $paused ->
        [yes] ⏸ ruht.
       *[no] offen bis { $closes_at } ({ COUNTDOWN($closes_at) }).
    }
}
raft-tally = <b>{ $table }</b>, { raft-phase-word }. Es fehlen: { $waiting ->
    [none] niemand
   *[other] { $waiting }
}.
raft-players = <b>{ $table }</b>: { $count ->
    [0] noch ist niemand an Bord.
   *[other] { $count } an Bord: { $names }.
}
raft-crew = <b>{ $table }</b>
    { $lines }
raft-role = Du bist <b>{ $name }</b> bei { $table }: { $alive ->
    [yes] ❤️ { $health }, { $goods }.
   *[no] tot, und du siehst zu.
} Schiffbrüchig wie alle anderen: keine Rollen, nur Hunger.

## Was nicht geschieht, in den Worten dieses Spiels

raft-refused-not_in_play = { $name } ist tot: nur Lebende handeln, und nur sie lassen sich wählen.
raft-refused-not_open = Das gehört in eine andere Stunde: diese heißt: { raft-phase-word }.
raft-refused-not_enough = So viel ist nicht da: { $name } hat { raft-goods-food } und { raft-goods-weapons }; nenn weniger.
raft-refused-power_spent = Du hast heute schon gegessen: der nächste Bissen ist morgen.
raft-refused-bad_target = { $name } nicht: nimm jemanden aus der Liste.
raft-refused-no_such_power = Du stehst nicht vor Gericht: nur Angeklagte nennen eine Farbe.
raft-refused-offer_changed = { $name } hat das Angebot inzwischen geändert: lies das neue auf deinem Zettel, dann antworte.
raft-refused-raft_nobody = Du hast nichts zu geben, oder niemanden, dem du es geben kannst: versuch es wieder, wenn du Essen oder eine Waffe hast.
raft-refused-raft_no_trade = Es gibt nichts zu tauschen: weder du noch sonst jemand hat Essen oder eine Waffe; warte, bis jemand etwas hat.
