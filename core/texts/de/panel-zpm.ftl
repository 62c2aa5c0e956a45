# Die Worte des Pults für Zombie-Piraten-Mafia: wie es steht, und jedes Ereignis seines Verlaufs.

panel-zpm-aboard = { $count } von { $needed } sind an Bord. Wer sie hier sind, steht auf der Seite der Leute, und das ist ein Geheimnis.
panel-zpm-won = Vorbei: { $side }.
panel-zpm-side = { $side ->
    [citizens] Bürger
    [spies] Spione
    [zombies] Zombies
    [draw] unentschieden
   *[nobody] niemand
}
panel-zpm-plank-until = Auf die Planke darf gerufen werden bis
panel-zpm-waiting = Noch keine Antwort von { $names }.
panel-zpm-block = { $side } sind nicht mehr zu schlagen: { $votes } von { $of } Stimmen.
panel-zpm-bodies = { $bodies } Köpfe, eine Mehrheit sind { $majority }.
panel-zpm-lynched-today = heute gelyncht
panel-zpm-killed-today = heute getötet
panel-zpm-trial = Verfahren: { $name } steht auf der Planke von { $captain }.
panel-zpm-votes-in = Stimmen in { $room }
panel-zpm-hand = von { $name }
panel-zpm-why = { $why ->
    [counts] für { $name }
    [possessed] für { $name }, zählt nicht: besessen
   *[spent] für niemanden: alle Genannten sind aus dem Spiel
}
panel-zpm-not-voting = Ohne Stimme: { $names }.
panel-zpm-possession = { $doctor } spricht und stimmt als { $victim } an Tag { $day }{ $broken ->
    [yes] ; der Bann ist gebrochen
   *[no] {""}
}.
panel-zpm-sailors = Die Seeleute
panel-zpm-role = Rolle
panel-zpm-side-is = Seite
panel-zpm-status = { $status ->
    [present] da
    [possessed] besessen
    [away] fort
   *[dead] tot
}
panel-zpm-returns = bis Tag { $day }
panel-zpm-spent = Kraft verbraucht
panel-zpm-winner = Sieger
panel-zpm-order = Befehl
panel-zpm-shared = der Spione gemeinsam
panel-zpm-no-orders = Noch ist kein Befehl da.
panel-zpm-answered = Sofort beantwortet: { $names }.
panel-zpm-resting = Tun heute Nacht nichts: { $names }.
panel-zpm-names-borne = Getragene Namen, der jetzige zuletzt: { $names }.
panel-zpm-instead = Wer stattdessen gelyncht wird
panel-zpm-nobody-instead = niemand
panel-zpm-heads = Seeleute
panel-zpm-roles = Rollen
panel-zpm-ships = Schiffe
panel-zpm-fast = Schnelle Uhr: Tag und Nacht am Stück
panel-zpm-fast-is = { LENGTH($day) } und { LENGTH($night) }
panel-zpm-calendar = Nach Kalender: täglich ein Spieltag
panel-zpm-timetable-what = Für die kommenden Tage. Die jetzige Phase verschiebt die Uhr auf der ersten Seite.
panel-zpm-day-minutes = Tag, Minuten
panel-zpm-night-minutes = Nacht, Minuten
panel-zpm-remind = Erinnerung, Minuten vorher
panel-zpm-posts = Beiträge am Tag
panel-zpm-no-rising = Wer aufsteht, wird gezogen, wenn Tag 2 schließt, und lässt sich ändern, bis Tag 3 öffnet.
panel-zpm-no-candidates = Von den Toten könnte niemand aufstehen.
panel-zpm-rising = { $chosen ->
    [yes] Der Moderator hat gewählt, wer aufsteht.
   *[no] Gezogen: bis zu { $number } stehen auf.
} Ihre Mannschaft wäre die { $crew }.
panel-zpm-rises-q = Steht auf
panel-zpm-rank = Rang
panel-zpm-draw = Los
panel-zpm-as = Als
panel-zpm-as-drawn = Wie gezogen
panel-zpm-rises = { $name } als { $alias }
panel-zpm-mark = { $mark ->
    [bite] Bisse
    [assassin] eine Klinge
   *[other] { $mark }
}

panel-zpm-act-vote = Stimmen für
panel-zpm-act-unvote = Die Stimme zurücknehmen
panel-zpm-act-vote_as = Als Besessener stimmen für
panel-zpm-act-unvote_as = Die Stimme des Besessenen zurücknehmen
panel-zpm-act-plank = Auf die Planke rufen
panel-zpm-act-execute = Den Angeklagten hinrichten
panel-zpm-act-release = Den Angeklagten freilassen
panel-zpm-act-rest = Heute Nacht nichts tun
panel-zpm-act-order-save = Befehl: retten
panel-zpm-act-order-kill = Befehl: töten
panel-zpm-act-order-possess = Befehl: Besitz ergreifen von
panel-zpm-act-order-stars = Befehl: die Sterne lesen
panel-zpm-act-order-visit = Befehl: suchen, die Leiche von
panel-zpm-act-withdraw-save = Den Befehl streichen: retten
panel-zpm-act-withdraw-kill = Den Befehl streichen: töten
panel-zpm-act-withdraw-possess = Den Befehl streichen: Besitz ergreifen
panel-zpm-act-withdraw-stars = Den Befehl streichen: die Sterne
panel-zpm-act-withdraw-visit = Den Befehl streichen: die Leiche

panel-zpm-event-settings_changed = Die Einstellungen wurden geändert: { $sailors } Seeleute.
panel-zpm-event-aliases_offered = { $person } bekam die Namen { $names } angeboten.
panel-zpm-event-joined = { $person } kam als <b>{ $alias }</b> an Bord.
panel-zpm-event-left = { $person } verließ die Lobby.
panel-zpm-event-dealt = Die Rollen wurden verteilt: { $berths }.
panel-zpm-event-called_off = Das Spiel wurde abgesagt.
panel-zpm-event-day_opened = Tag { $day } öffnete, bis { $closes_at }.
panel-zpm-event-day_closed = Tag { $day } schloss; Nacht bis { $ends_at }.
panel-zpm-event-reminded = Alle wurden erinnert.
panel-zpm-event-plank_deadline_passed = Die Frist für die Planke an Tag { $day } lief ab.
panel-zpm-event-deadline_moved = Der Schluss wurde auf { $ends_at } verschoben.
panel-zpm-event-clock_stopped = Das Spiel wurde angehalten.
panel-zpm-event-clock_resumed = Das Spiel ging weiter.
panel-zpm-event-timetable_changed = Der Kalender wurde geändert: Erinnerung { LENGTH($minutes) } vorher, { $posts } Beiträge am Tag.
panel-zpm-event-voted = <b>{ $who }</b> stimmt für { $names } in { $room }{ $hand ->
    [none] {""}
   *[other] {" "}(geschrieben von { $hand })
}.
panel-zpm-event-unvoted = <b>{ $who }</b> nahm die Stimme zurück in { $room }{ $hand ->
    [none] {""}
   *[other] {" "}(geschrieben von { $hand })
}.
panel-zpm-event-lynched = <b>{ $who }</b> wurde gelyncht in { $room }, durch { $by ->
    [majority] Mehrheit
    [plurality] die meisten Stimmen
   *[moderator] den Moderator
}{ $tie ->
    [yes] , nach einem Gleichstand
   *[no] {""}
}.
panel-zpm-event-escaped = <b>{ $who }</b> verschwand aus { $room } und kommt an Tag { $returns_on } wieder.
panel-zpm-event-returned = <b>{ $who }</b> ist zurück in { $room }.
panel-zpm-event-plank_called = { $by } rief <b>{ $who }</b> auf die Planke in { $room }.
panel-zpm-event-plank_ended = Das Verfahren gegen <b>{ $who }</b> endete: { $how ->
    [executed] hingerichtet
    [released] freigelassen
   *[void] nichtig
}.
panel-zpm-event-drowned = <b>{ $who }</b> ertrank.
panel-zpm-event-captain_told = { $to } erfuhr, dass die Leiche von { $who } { $evil ->
    [yes] böse
   *[no] nicht böse
} war.
panel-zpm-event-mutineer_died = <b>{ $who }</b>, der Meuterer, starb: der Tag hatte kein Blut.
panel-zpm-event-posted = <b>{ $who }</b> sprach in { $room }{ $hand ->
    [none] {""}
   *[other] {" "}(geschrieben von { $hand })
}.
panel-zpm-event-order_given = <b>{ $who }</b> befahl: { $order }.
panel-zpm-event-order_withdrawn = <b>{ $who }</b> nahm den Befehl zurück.
panel-zpm-event-rested = <b>{ $who }</b> tut heute Nacht nichts.
panel-zpm-event-astrologer_told = { $to } las die Sterne: { $spies } Spione, { $zombies ->
    [yes] und Zombies
   *[no] keine Zombies
}.
panel-zpm-event-necrophiliac_told = { $to } suchte { $name }: { $body ->
    [yes] eine Leiche
   *[no] keine Leiche
}.
panel-zpm-event-night_death = <b>{ $who }</b> von { $room } starb in der Nacht: { $marks }.
panel-zpm-event-possessed = <b>{ $who }</b> ist von { $by } besessen.
panel-zpm-event-possession_failed = { $by } konnte von { $who } nicht Besitz ergreifen.
panel-zpm-event-zombies_drawn = Gezogen, wer aufsteht: bis zu { $number } (Ziehung { $draws }).
panel-zpm-event-zombies_chosen = Wer aufsteht: { $names ->
    [none] wie gezogen
   *[other] { $names }
}.
panel-zpm-event-zombie_named = { $who } stünde als { $name } auf.
panel-zpm-event-converged = Alle Schiffe treffen sich. Es stehen auf: { $zombies }.
panel-zpm-event-modkilled = <b>{ $who }</b> wurde vom Moderator getötet.
panel-zpm-event-revived = <b>{ $who }</b> wurde zurückgeholt.
panel-zpm-event-lynching_cancelled = Das Lynchen von <b>{ $who }</b> in { $room } wurde aufgehoben.
panel-zpm-event-substituted = { $person } nahm den Platz von <b>{ $who }</b>.
panel-zpm-event-renamed = <b>{ $who }</b> heißt von hier an { $alias }.
panel-zpm-event-ended = Das Spiel endete: { $winner }.
