# Die Worte des Pults für das Floß: wie es steht, und jedes Ereignis seines Verlaufs.

panel-raft-sailors = Die Seeleute
panel-raft-health = Gesundheit
panel-raft-food = Essen
panel-raft-weapons = Waffen
panel-raft-state = Stand
panel-raft-dead = tot
panel-raft-acted = hat gehandelt
panel-raft-waits = steht aus
panel-raft-fasts = fastet
panel-raft-accused = angeklagt
panel-raft-day-card = Die Karte des Tages ist { $card }. { $left ->
    [one] Eine Karte liegt noch im Stapel.
   *[other] { $left } Karten liegen noch im Stapel.
}
panel-raft-waiting = Noch nicht gehandelt: { $names }.
panel-raft-bodies = Leichen
panel-raft-body = { $name }{ $eaten ->
    [yes] , verzehrt
   *[no] {""}
}
panel-raft-winners = Am Leben und damit Sieger: { $names }.
panel-raft-nobody = Niemand lebt: niemand gewinnt.
panel-raft-cancelled = Das Spiel wurde abgesagt.
panel-raft-holds = Gesundheit { $health }, Essen { $food }, Waffen { $weapons }.
panel-raft-sheet = Zettel
panel-raft-eats = Hat von { $body } gegessen.
panel-raft-blames = Beschuldigt { $name }.
panel-raft-calls = Nennt { $colour }.
panel-raft-offers = Bietet { $name } { $gives } für { $wants }.
panel-raft-voyage = Karten der Reise, ohne den Joker
panel-raft-minutes = { $phase ->
    [actions] Handlungen, Minuten
    [starvation] Hunger, Minuten
    [accusation] Anklagen, Minuten
   *[trial] Gericht, Minuten
}
panel-raft-pace = Uhr
panel-raft-sitting = In einer Sitzung: Phase auf Phase
panel-raft-calendar = Per Post: täglich ein Spieltag

panel-raft-call-hearts = Herz
panel-raft-call-diamonds = Karo
panel-raft-call-clubs = Kreuz
panel-raft-call-spades = Pik
panel-raft-call-red = Rot
panel-raft-call-black = Schwarz

panel-raft-act-write-fast = Schreiben: fasten und beten um
panel-raft-act-write-scavenge = Schreiben: suchen nach
panel-raft-act-write-weapon = Schreiben: Waffe bauen auf
panel-raft-act-attack = Schreiben: angreifen
panel-raft-act-eat = Essen von
panel-raft-act-keep = Heute fasten
panel-raft-act-feed = Doch Essen abgeben
panel-raft-act-done = Sagen: fertig
panel-raft-act-accept = Annehmen, das Angebot von
panel-raft-act-refuse = Ablehnen, das Angebot von
panel-raft-act-withdraw = Zurückziehen, das Angebot an
panel-raft-act-blame = Beschuldigen
panel-raft-act-colour = Farbe nennen
panel-raft-hand-over = Geben oder anbieten für { $name }
panel-raft-to = An
panel-raft-gives = { $name } gibt
panel-raft-wants = und will dafür (nur beim Angebot; nichts: ein Versprechen in Worten)
panel-raft-offer = { $name } bietet { $to } { $gives } für { $wants }{ $ready ->
    [yes] {""}
   *[no] {" "}(einer von beiden hat nicht genug dafür)
}.

panel-raft-event-configured = Die Einstellungen wurden geändert: { $voyage } Karten, { $pace ->
    [sitting] in einer Sitzung
   *[calendar] per Post
}.
panel-raft-event-joined = <b>{ $name }</b> kam an Bord.
panel-raft-event-left = { $person } verließ die Lobby.
panel-raft-event-started = Das Spiel begann mit { $sailors } Seeleuten.
panel-raft-event-day_deck_shuffled = Der Stapel der Tage wurde gemischt.
panel-raft-event-action_deck_shuffled = { $again ->
    [yes] Die Ablage wurde zu einem neuen Stapel für Handlungen gemischt.
   *[no] Der Stapel für Handlungen wurde gemischt.
}
panel-raft-event-day_broke = Tag { $day } brach an mit { $card }.
panel-raft-event-phase_opened = { $phase ->
    [actions] Die Handlungen begannen
    [starvation] Der Hunger begann
    [accusation] Die Anklagen begannen
    [trial] Das Gericht begann
   *[other] Das Warten auf den ersten Tag begann
}, bis { $closes_at }.
panel-raft-event-reminded = Erinnert: { $those }.
panel-raft-event-action_written = <b>{ $who }</b> schrieb: { $plan }.
panel-raft-event-action_cancelled = Der Zettel von <b>{ $who }</b> wurde geleert.
panel-raft-event-revealed = Aufgedeckt: { $plans }.
panel-raft-event-card_drawn = Gezogen: { $card }.
panel-raft-event-scored = Stärken: { $scores }.
panel-raft-event-combats_ordered = Die Würfel entschieden die Reihenfolge der Kämpfe.
panel-raft-event-fought = { $attackers } griffen <b>{ $target }</b> an, { $attack } zu { $defence }. Getötet: { $dead }.
panel-raft-event-drew = Für Handlungen gezogen: { $draws }.
panel-raft-event-gave = <b>{ $who }</b> gab { $to } { $goods }.
panel-raft-event-offered = <b>{ $who }</b> bot { $to } { $gives } für { $wants }.
panel-raft-event-offer_withdrawn = <b>{ $who }</b> zog das Angebot an { $to } zurück.
panel-raft-event-offer_refused = { $to } lehnte das Angebot von <b>{ $who }</b> ab.
panel-raft-event-traded = { $to } nahm von <b>{ $who }</b> { $gives } für { $wants }.
panel-raft-event-ate = <b>{ $who }</b> aß von { $body }.
panel-raft-event-fast_said = <b>{ $who }</b> { $fasting ->
    [yes] fastet heute
   *[no] gibt doch Essen ab
}.
panel-raft-event-done_said = <b>{ $who }</b> ist fertig.
panel-raft-event-food_handed_in = Satt: { $fed }. Hungrig: { $hungry }.
panel-raft-event-body_drawn = Für die Leiche von { $body } wurden gezogen { $cards }: { $eaten ->
    [yes] verzehrt
   *[no] nichts zu sehen
}.
panel-raft-event-died = <b>{ $who }</b> starb: { $how ->
    [attack] getötet
    [hunger] verhungert
   *[hanged] gehängt
}.
panel-raft-event-rescued = Ein Schiff! { $trial ->
    [yes] Es kommt zum Gericht.
   *[no] Keine Leiche ist verzehrt, also fragt niemand.
}
panel-raft-event-blame_written = <b>{ $who }</b> beschuldigt { $blames }.
panel-raft-event-blames_revealed = Beschuldigt: { $blames }.
panel-raft-event-colour_called = <b>{ $who }</b> nannte { $colour ->
    [red] Rot
   *[black] Schwarz
}.
panel-raft-event-tried = <b>{ $who }</b> nannte { $colour ->
    [red] Rot
   *[black] Schwarz
}, die Karte war { $card }: { $free ->
    [yes] frei
   *[no] gehängt
}.
panel-raft-event-ended = Das Spiel endete. Sieger: { $winners }.
panel-raft-event-cancelled = Das Spiel wurde abgesagt.
panel-raft-event-modkilled = <b>{ $who }</b> wurde vom Moderator getötet.
panel-raft-event-revived = <b>{ $who }</b> wurde zurückgeholt.
panel-raft-event-sailor_set = <b>{ $who }</b> hat nun { $what }.
panel-raft-set = { $what ->
    [health] Gesundheit { $count }
    [food] Essen { $count }
   *[weapons] Waffen { $count }
}
panel-raft-event-substituted = { $person } nahm den Platz von <b>{ $who }</b>.
panel-raft-event-renamed = <b>{ $who }</b> heißt von hier an { $name }.
panel-raft-event-deadline_moved = Der Schluss wurde auf { $closes_at } verschoben.
panel-raft-event-paused = Das Spiel wurde angehalten.
panel-raft-event-resumed = Das Spiel ging weiter.
