# Zombie-Piraten-Mafia: was der Tisch hört, was ein Raum hört und was einem Einzelnen gesagt wird.

zpm-role = { $role ->
    [captain] Kapitän
    [medicine_man] Medizinmann
    [assassin] Meuchelmörder
    [escape_artist] Entfesselungskünstler
    [astrologer] Astrologe
    [vanilla] einfacher Pirat
    [insomniac] Schlafloser
    [pea_brain] Erbsenhirn
    [drunk] Trunkenbold
    [mutineer] Meuterer
    [necrophiliac] Nekrophiler
    [voodoo_doctor] Voodoo-Doktor
    [spy] Spion
   *[zombie] Zombie
}
zpm-role-text = { $role ->
    [captain] Einmal im Spiel darfst du bei Tag, vor der Plankenfrist, jemand anderen aus deinem Raum auf die Planke rufen und ihn dann hinrichten oder freilassen; ohne Entscheidung bis zur Frist ist er frei. Du allein erfährst, ob der Hingerichtete böse war.
    [medicine_man] Jede Nacht darfst du jemanden retten, auch dich selbst: vor Spionen und Zombies, nie vor einem Meuchelmörder. Dich selbst nur vor Spionen. Wer gerettet wurde, erfährt es nicht.
    [assassin] Jede Nacht darfst du jemand anderen töten. Du arbeitest allein.
    [escape_artist] Wirst du gelyncht oder über die Planke geschickt, verschwindest du stattdessen und kommst wieder, wenn der übernächste Tag beginnt; nicht an einem Tag, an dem du besessen bist. Gegen Messer in der Nacht hilft das nicht.
    [astrologer] Einmal im Spiel darfst du nachts die Sterne lesen: lebt ein Zombie, und wie viele Spione leben? Die Antwort kommt sofort; in Nacht 1 und 2 sehen die Sterne nur dein eigenes Schiff.
    [vanilla] Du hast deine Stimme, zum Reden und zum Wählen. Damit werden die meisten Spiele entschieden.
    [insomniac] Du schläfst nie: Spione und Meuchelmörder können dich nachts nicht töten.
    [pea_brain] In deinem Kopf ist nichts, was ein Zombie wollte: sie können dich nicht töten.
    [mutineer] Du brauchst Blut: schließt ein Tag, an dem in deinem Raum niemand gelyncht oder getötet wurde, stirbst du. Eine Flucht zählt als Blut; an einem Tag, an dem du besessen bist, brauchst du keines.
    [necrophiliac] Ab Nacht 3 darfst du einmal in der Nacht einen Namen schreiben und erfährst sofort, ob da eine Leiche liegt. Wer als Zombie auferstanden ist, hat keine hinterlassen.
    [voodoo_doctor] Du bist ein Spion. In Nacht 1 und 2 darfst du auf deinem Schiff jemanden töten, der kein Spion ist; ab Nacht 3 haben die Spione zusammen einen Mord, und der letzte Befehl gilt. Einmal im Spiel darfst du außerdem von jemand anderem Besitz ergreifen: am kommenden Tag sprichst und wählst du in seinem Namen, er kann es nicht, und diese Stimme zählt nicht. Stirbt er oder stirbst du in der Nacht, ist es vergebens und verbraucht.
    [spy] In Nacht 1 und 2 darfst du auf deinem Schiff jemanden töten, der kein Spion ist; ab Nacht 3 haben die Spione zusammen einen Mord, und der letzte Befehl gilt.
   *[zombie] Du warst tot. Was du vorher warst, zählt nicht mehr: du spielst jetzt für die Zombies. Ab Nacht 3 wählt jeder Zombie für sich, wen es treffen soll, nie einen der Ihren; die meisten Stimmen entscheiden.
}
zpm-side = { $winner ->
    [citizens] die Bürger
    [spies] die Spione
    [zombies] die Zombies
   *[nobody] niemand
}
zpm-room = { $room ->
    [Meeting] die Versammlung
    [cabin] die Kajüte der Spione
   *[locker] die Kiste der Toten
}

## Der Tisch, und wer ihm folgt

zpm-table-started = ⚓ <b>Anker auf.</b> { $sailors } Seeleute haben ihren Brief. Alles Weitere geschieht in unseren privaten Chats. Tag 1 beginnt: { $opens_at }.
    Siegel aller Ziehungen: <code>{ $seed_hash }</code>. Es wird am Ende geöffnet.
zpm-table-day = ☀️ <b>Tag { $day }</b> ist offen bis { $closes_at } ({ COUNTDOWN($closes_at) }).
zpm-table-night = 🌙 <b>Nacht { $day }</b>, bis { $ends_at } ({ COUNTDOWN($ends_at) }).
zpm-table-converged = 🏝 <b>Tortuga.</b> Wer da ist, trifft sich von jetzt an in einem Raum. Die Mannschaften:
    { $lines }
zpm-crew-line = <b>{ $ship }</b>: { $names }
zpm-table-died = { $how ->
    [lynched] 🪢 { $name } ist gelyncht worden.
    [plank] 🌊 { $name } ist über die Planke gegangen.
    [mutineer] 🗡 { $name } hat einen Tag ohne Blut nicht überlebt.
    [modkill] ☠️ Der Moderator hat { $name } aus dem Spiel genommen.
   *[night] 🌙 { $name } hat den Morgen nicht erlebt.
}
zpm-table-escaped = 💨 { $name } ist entkommen.
zpm-ended = 🏁 <b>{ $winner ->
    [draw] Das Spiel endet unentschieden.
   *[other] Es gewinnen { zpm-side }.
}</b> Wer wer war:
    { $lines }
zpm-ended-line = { $won ->
    [yes] 🏆
   *[no] ▫️
} { $names } – { $told }{ $zombie ->
    [yes] , Zombie
   *[no] {""}
}{ $status ->
    [dead] {" "}†
   *[other] {""}
}
zpm-called-off = ⚓ Das Spiel ist abgesagt, niemand gewinnt.{ $lines ->
    [none] {""}
   *[other] {" "}Wer wer war:
    { $lines }
}

## Allen Plätzen gleich

zpm-letter = ✉️ <b>Du bist { $alias }, { $told }</b>, an Bord der { $ship }.
    { $told_text }{ $fellows ->
    [none] {""}
   *[other] {" "}Wer noch Spion ist: { $fellows }. Ihr lest beide Schiffe und habt nachts eine Kajüte für euch.
}
    Was du auch bist: Befehle nimmt die Nacht an, bis sie endet, in Nacht 1 und 2 nur für dein eigenes Schiff; die Planke schließt eine halbe Stunde vor dem Tag, oder ein Viertel des Tages vorher, wenn das weniger ist.
    Deine Mannschaft: { $crew }. Tag 1 beginnt: { $opens_at }. Zeig diesen Brief niemandem.
zpm-letter-fellow = { $name } ({ $ship })
zpm-dawn = ☀️ <b>Tag { $day }.</b> { $deaths ->
    [none] { $day ->
        [1] Die Anker sind oben.
       *[other] Von keinem Toten ist dir etwas bekannt.
    }
   *[other] In der Nacht: { $deaths }.
}
    { $status ->
    [present] Du sprichst als <b>{ $alias }</b> in { $room }, bis { $closes_at } ({ COUNTDOWN($closes_at) }).
    [possessed] Eine fremde Stimme hat deine Zunge, { $alias }: heute liest du nur. Mit dem Tag ist es vorbei.
    [away] Du bist fort, { $alias }: bis du zurück bist, liest du den Raum, den du verlassen hast.
    [gone] Du bist endgültig tot, { $alias }: du liest weiter und sprichst nicht mehr.
   *[dead] Du bist tot, { $alias }: du liest weiter und redest in der Kiste der Toten; 🚪 unter der Karte des Tages öffnet sie.
}{ $puppet ->
    [none] {""}
   *[other] {" "}Heute bist du auch <b>{ $puppet }</b>: ein Knopf unter der Karte des Tages gibt dir diese Stimme.
}
zpm-death = { $name } ({ $marks })
zpm-mark-assassin = eine Klinge
zpm-mark-bite = Bisse
zpm-reminder = ⏳ { $phase ->
    [day] Tag { $day } schließt { $ends_at } ({ COUNTDOWN($ends_at) }).
   *[night] Nacht { $day } endet { $ends_at } ({ COUNTDOWN($ends_at) }).
} Was geschehen soll, sollte bis dahin gesagt sein.
zpm-day3-letter = ✉️ <b>Du bist { $alias }, { $told }.</b> { $status ->
    [dead] Du bist bei den Toten.
    [away] Du bist fort.
   *[other] { $told_text }
}{ $fellows ->
    [none] {""}
   *[other] {" "}Deinesgleichen: { $fellows }.
}
    Wer da ist, trifft sich von jetzt an auf Tortuga. Die Mannschaften:
    { $lines }
zpm-deadline-moved = ⏰ Der Moderator hat die Frist verlegt: { $ends_at ->
    [none] wenn das Spiel weitergeht, sage ich, { $phase ->
        [harbour] wann Tag { $day } beginnt.
       *[other] bis wann { zpm-phase-word } { $day } dauert.
    }
   *[other] { zpm-phase-word } { $day } endet { $ends_at } ({ COUNTDOWN($ends_at) }).
}
zpm-phase-word = { $phase ->
    [day] Tag
    [night] Nacht
   *[harbour] Hafen, vor Tag
}
zpm-paused = ⏸ Das Spiel ruht. Nichts geht, und keine Uhr läuft.
zpm-resumed = ▶️ Das Spiel geht weiter: { zpm-phase-word } { $day }, bis { $ends_at } ({ COUNTDOWN($ends_at) }).

## An die Leser eines Raums

zpm-voted = 🗳 { $name } wählt { $names }.
zpm-vote-chain = { $first }, danach { $then }
zpm-unvoted = 🗳 { $name } nimmt die Stimme zurück.
zpm-lynched = 🪢 <b>{ $name }</b> wird gelyncht, { $by ->
    [majority] von einer Mehrheit der Köpfe.
   *[plurality] mit den meisten Stimmen beim Schließen.{ $tie ->
        [yes] {" "}Der Rang hat den Gleichstand entschieden.
       *[no] {""}
    }
}
zpm-escaped = 💨 <b>{ $name }</b> { $how ->
    [plank] geht über die Planke und ist fort, ohne dass es klatscht.
   *[lynch] wird gelyncht, und die Schlinge ist leer.
}
zpm-returned = 🚣 <b>{ $name }</b> ist wieder da.
zpm-plank-called = 🌊 <b>{ $by }</b>, Kapitän, ruft <b>{ $name }</b> auf die Planke; die Entscheidung fällt bis { $plank_at } ({ COUNTDOWN($plank_at) }).
zpm-plank-ended = 🌊 { $how ->
    [executed] <b>{ $name }</b> geht über die Planke.
    [released] { $name } wird freigelassen.
   *[void] Für die Planke ist niemand mehr da: das Verfahren gegen { $name } ist aus.
}
zpm-mutineer-died = 🗡 <b>{ $name }</b> überlebt einen Tag ohne Blut nicht.
zpm-modkilled = ☠️ Der Moderator hat <b>{ $name }</b> aus dem Spiel genommen.
zpm-revived = Der Moderator hat <b>{ $name }</b> zurückgeholt.
zpm-lynching-cancelled = Der Moderator hat das Lynchen von <b>{ $name }</b> ungeschehen gemacht.
zpm-renamed = { $old } heißt von jetzt an <b>{ $name }</b>.

## An einen Einzelnen, für das, was er tat

zpm-captain-told = 🌊 { $name } war { $evil ->
    [yes] böse.
   *[no] nicht böse.
} Sonst erfährt es niemand.
zpm-order-given = 🌙 Dein Befehl steht: { $kind ->
    [save] { $name } retten.
    [kill] { $name } töten.
   *[possess] morgen von { $name } Besitz ergreifen.
} Ändern kannst du ihn bis { $ends_at } ({ COUNTDOWN($ends_at) }).
zpm-order-withdrawn = 🌙 Dein Befehl ist zurückgezogen. Einen anderen kannst du geben bis { $ends_at } ({ COUNTDOWN($ends_at) }).
zpm-rested = 🌙 Du tust heute Nacht nichts. Ändern kannst du das bis { $ends_at } ({ COUNTDOWN($ends_at) }).
zpm-stars = ✨ Die Sterne über { $ship ->
    [none] der Versammlung
   *[other] der { $ship }
} sagen: { $zombies ->
    [yes] ein Zombie geht um.
   *[no] kein Zombie geht um.
} Lebende Spione: { $spies }.
zpm-body = ⚰️ { $name }: { $body ->
    [yes] da liegt eine Leiche.
   *[no] da liegt keine Leiche.
}
zpm-takeover = ✉️ Du übernimmst <b>{ $alias }</b>: { $told }. { $told_text }{ $fellows ->
    [none] {""}
   *[other] {" "}Deinesgleichen: { $fellows }.
} { $status ->
    [present] Du sprichst hier: { $room }.
    [possessed] Heute gehört dir deine Zunge nicht: du liest, bis der Tag vorbei ist.
    [away] Gerade bist du fort.
    [gone] Deine Figur ist endgültig tot, also siehst du zu.
   *[dead] Deine Figur ist tot, also siehst du zu und redest mit den Toten.
}
zpm-block = ⚖️ Mehr als die Hälfte: { zpm-side } halten { $votes } von { $of } zählenden Stimmen. { $outs ->
    [0] Niemand sonst hat noch eine Kraft, die das ändern könnte: du darfst das Spiel für sie beenden.
    [one] Eine Person außerhalb hat noch eine Kraft, die das ändern könnte.
   *[other] { $outs } außerhalb haben noch eine Kraft, die das ändern könnte.
}

## Nachrichten, die an ihrem Platz geändert werden

zpm-lobby = 🏴‍☠️ <b>Zombie-Piraten-Mafia</b>
    An Bord: { $count } von { $needed }.{ $names ->
    [none] {""}
   *[other] {" "}{ $names }.
}
    Uhr: { $clock }.{ $required_posts ->
    [0] {""}
    [one] {" "}Von jedem mindestens ein Beitrag am Tag.
   *[other] {" "}Von jedem mindestens { $required_posts } Beiträge am Tag.
}{ lobby-start }{ lobby-blind }
    Jeder bekommt privat einen Decknamen und ist nur unter ihm bekannt. { $fate ->
    [lobby] Wer eröffnet hat, lichtet den Anker.
    [cancelled] ⚓ Abgesagt.
   *[running] 🌊 Das Spiel hat begonnen.
}
zpm-clock-fast = in einer Sitzung, { LENGTH($day) } für jeden Tag und { LENGTH($night) } für jede Nacht
zpm-clock-post = per Post, täglich ein Spieltag von { $opens } bis { $closes } ({ $zone }){ $first ->
    [none] {""}
   *[other] , ab { $first }
}
zpm-day-card = 📅 <b>Tag { $day }</b>, { $room ->
    [none] fort
   *[other] { $room }
} · { $over ->
    [yes] vorbei
   *[no] { $paused ->
        [yes] ⏸ ruht
       *[no] bis { $closes_at } ({ COUNTDOWN($closes_at) })
    }
}
    { $status ->
    [present] Du bist <b>{ $alias }</b>. { $vote ->
        [none] Du wählst niemanden.
       *[other] { $counts ->
            [yes] Du wählst { $vote }.
           *[no] Deine Stimme gilt niemandem mehr: { $vote }.
        }
    }
    [possessed] Du bist <b>{ $alias }</b> und heute stumm.
    [away] Du bist <b>{ $alias }</b> und fort.
   *[dead] Du warst <b>{ $alias }</b> und bist tot: hier liest du weiter.{ $speaks ->
        [none] {""}
       *[other] {" "}Du redest jetzt dort: { $speaks }; 🚪 öffnet den Raum.
    }
}{ $puppet ->
    [none] {""}
   *[other] {" "}Du bist auch <b>{ $puppet }</b> und wählst als er { $puppet_vote ->
        [none] niemanden.
       *[other] { $puppet_counts ->
            [yes] { $puppet_vote }.
           *[no] niemanden mehr: { $puppet_vote }.
        }
    }
}
    { $bodies ->
    [0] Niemand ist da, der stimmen könnte.
   *[other] Köpfe: { $bodies }; eine Mehrheit sind { $majority }.
}{ $trials ->
    [none] {""}
   *[other] {" "}Auf der Planke: { $trials }, bis { $plank_at } ({ COUNTDOWN($plank_at) }).
}
    { $lines }
zpm-wagon = <b>{ $target }</b> ({ $votes }): { $voters }
zpm-wagon-vote = { $name } ({ $cast_at }{ $then ->
    [none] {""}
   *[other] {" "}→ { $then }
})
zpm-wagon-none = { $over ->
    [yes] Niemand hatte eine Stimme.
   *[no] Niemand hat eine Stimme.
}
zpm-not-voting = Ohne Stimme: { $names }
zpm-night-sheet = 🌙 <b>Nacht { $day }</b> · { $over ->
    [yes] vorbei
   *[no] { $paused ->
        [yes] ⏸ ruht
       *[no] bis { $ends_at } ({ COUNTDOWN($ends_at) })
    }
}
    { $status ->
    [dead] Du warst <b>{ $alias }</b> und bist bei den Toten.
    [gone] Du warst <b>{ $alias }</b> und bist endgültig tot.
   *[other] Du bist <b>{ $alias }</b>.
}{ $sleeps ->
    [orders] {" "}{ $orders ->
        [none] { $resting ->
            [yes] Du tust heute Nacht nichts.
           *[no] Du hast noch nichts befohlen.
        }
       *[other] Dein Befehl: { $orders }.
    }{ $stars ->
        [yes] {" "}Die Sterne zu lesen verbraucht deine Kraft; sie antworten sofort.
       *[no] {""}
    }
    [answered] {" "}Du hast deine Antwort. Schlaf gut.
    [well] {" "}Schlaf gut; heute Nacht gibt es für dich nichts zu tun.
   *[paused] {""}
}
zpm-night-rooms = { $paused ->
    [yes] Bis das Spiel weitergeht, nehme ich keine Befehle an, und niemand spricht.
   *[no] { $speaks ->
        [none] Die Räume sind bis zum Tag geschlossen.
       *[other] Als <b>{ $alias }</b> sprichst du hier: { $speaks }.
    }
}
zpm-order = { $kind ->
    [save] { $name } retten
    [kill] { $name } töten
    [stars] die Sterne lesen
    [visit] die Leiche von { $name } suchen
   *[possess] von { $name } Besitz ergreifen
}
zpm-choice = { $ask ->
    [vote] Wen wählst du?
    [which] { $typed } ist nicht hier. Wen meinst du?
    [then] Deine Stimme steht: { $chosen }. Wen danach, falls dieser Name ausscheidet?
    [vote_as] Wen wählt { $puppet }?
    [plank] Wen rufst du auf die Planke? Es verbraucht deine Kraft.
    [save] Wen rettest du?
    [kill] Wen tötest du?
    [possess] Von wem ergreifst du morgen Besitz? Es verbraucht deine Kraft.
   *[visit] Wessen Grab suchst du? Schreib mir den Namen.
}
zpm-set-to = { $sailors } Seeleute. Uhr: { $clock }. Beiträge am Tag: { $least }.
zpm-noted = Notiert.

## Mitspielen

zpm-aliases = An Bord kennt man von dir nur einen Decknamen. { who-reads } Die anderen Spieler können es nicht. Wähl deinen Namen für <b>{ $table }</b>:
zpm-joined = Du bist an Bord von <b>{ $table }</b> als <b>{ $alias }</b>. Sag es niemandem. Ich schreibe dir hier, wenn der Anker oben ist.
    Bis dahin kannst du mit /leave gehen.
zpm-house = { $missing ->
    [0] Zu viele an Bord: { $over }.
   *[other] Es fehlen noch: { $missing }.
} Ich kenne eine eigene Besetzung für { $house }.

## Reden

zpm-topic = { $room ->
    [orders] Befehle
   *[other] { $alias ->
        [none] { $name }
       *[other] Als { $alias } (heute)
    }
}{ $table ->
    [none] {""}
   *[other] {" "}· { $table }
}
zpm-place = { $room ->
    [Meeting] der Versammlung
    [cabin] der Kajüte der Spione
    [locker] der Kiste der Toten
   *[other] { $room }
}
zpm-speaks = Du sprichst als <b>{ $alias }</b> in { zpm-place }.
zpm-voices = Wo und als wer sprichst du?
zpm-hold = { $asked ->
    [yes] Ich habe dich etwas gefragt und nehme als Antwort nur, was du als Antwort darauf schickst.
    [alone] Du antwortest auf etwas, das nur dir gesagt war; den Moderator erreichst du mit /ask.
   *[no] Während du schriebst, hat sich etwas geändert.
} Du sprichst jetzt als <b>{ $alias }</b> in { zpm-place }. Soll ich es dort sagen?
    { $text }
zpm-held-gone = Nichts wurde gesagt.

## Fragen: wie es steht

zpm-status = <b>{ $table }</b>: { $phase ->
    [lobby] noch vor der Abfahrt, { $seats } von { $needed } an Bord.{ lobby-start }
    [harbour] die Briefe sind verteilt; Tag 1 beginnt: { $ends_at }.
    [over] das Spiel ist aus.
   *[other] { zpm-phase-word } { $day }, { $paused ->
        [yes] ⏸ ruht.
       *[no] bis { $ends_at } ({ COUNTDOWN($ends_at) }).
    }
}
zpm-tally = <b>{ $table }</b>
    { $lines }
zpm-tally-room = <b>{ $room }</b>: { $bodies ->
    [0] niemand ist da, der stimmen könnte.
    [one] ein Kopf, eine Mehrheit ist { $majority }.
   *[other] { $bodies } Köpfe, eine Mehrheit sind { $majority }.
}
zpm-tally-secret = Der Stand ist für die an Bord: frag mich privat.
zpm-tally-day = <b>Stimmen von Tag { $day }</b>
    { $lines }
zpm-players = <b>{ $table }</b>: { $seats } von { $needed } an Bord.
zpm-crew = <b>{ $table }</b>
    { $lines }
zpm-crew-none = Von hier ist niemand zu sehen: frag bei Tag, in unserem privaten Chat.
zpm-own-role = Du bist <b>{ $alias }</b> bei { $table }: { $told }. { $told_text }{ $fellows ->
    [none] {""}
   *[other] {" "}Deinesgleichen: { $fellows }.
}

## Was nicht geschieht, in den Worten dieses Spiels

zpm-refused-not_here = Hier ist kein { $name }: nimm einen anderen Namen.
zpm-refused-unheard = Hier ist kein { $name }: schreib einen Namen, wie /crew ihn zeigt, oder /unread allein für das, was neu ist.
zpm-refused-bad_target = { $name } nicht: nimm einen anderen Namen.
zpm-refused-not_in_play = Du bist tot: du liest weiter, stimmst nicht und handelst nicht.
zpm-refused-not_present = Du bist fort oder warst es, als diese Nacht begann: du bist wieder dabei, sobald du zurück bist und es Tag ist.
zpm-refused-not_open = Dafür ist nicht die Stunde: Räume sind bei Tag offen, Befehle gibt man nachts.
zpm-refused-unknown_order = Einen Befehl „{ $word }“ gibt es nicht: /order allein zeigt die Knöpfe der deinen.
zpm-refused-nobody = Da ist niemand, den du jetzt nennen könntest: lass es, oder sieh mit /role, was du sonst hast.
zpm-refused-not_begun = Das Spiel hat noch nicht begonnen: dein Brief kommt hierher, wenn der Anker oben ist, und abgestimmt wird ab Tag 1.
zpm-refused-wrong_head_count = { $have ->
    [one] Eine Person ist
   *[other] { $have } sind
  } an Bord, und { $need } werden gebraucht: such die anderen, lass welche gehen oder nimm die Besetzung für { $house }.
zpm-refused-table_full = Alle { $most } Kojen sind belegt: warte auf den nächsten Tisch.
zpm-refused-not_offered = Diesen Namen habe ich dir nicht angeboten: tipp auf einen der Knöpfe.
zpm-refused-no_more_names = Mehr Namen habe ich nicht: nimm einen von denen, die du hast.
zpm-refused-name_used = { $name } war schon vergeben: nimm einen neuen Namen.
zpm-refused-bad_name = Das kann kein Name sein: nimm einen schlichten, höchstens 32 Zeichen.
zpm-refused-nowhere = Es gibt gerade keinen Raum, in dem du sprechen darfst: Räume sind bei Tag offen.
zpm-refused-reply_to_question = Ich habe dich etwas gefragt: wenn das die Antwort ist, schick es als Antwort auf meine Frage.
zpm-refused-content = { $kind ->
    [voice] Eine Stimme erkennt man sofort
    [video_note] Ein Gesicht und eine Stimme erkennt man sofort
    [video] Ein Film zeigt und verrät zu viel
    [audio] Eine Tondatei nennt, von wem sie ist
    [document] Eine Datei verrät, von wem sie ist und von wann
    [contact] Ein Kontakt ist ein Name mit Nummer
    [venue] Ein Ort sagt, wo du bist
    [location] Ein Ort sagt, wo du bist
    [poll] Eine Umfrage zählt Leute, und gewählt wird nach den Regeln (/vote)
    [dice] Telegrams Würfel fallen nur auf einem Telefon
    [game] Ein Spiel zeigt, wer es spielt
    [story] Eine Story zeigt, wessen sie ist
   *[other] Das könnte mehr zeigen als Worte
}: nicht weitergesagt. Ich trage Text, Bilder, GIFs und Sticker weiter.
zpm-refused-captioned_command = Ein Befehl wirkt nur für sich allein, und nichts davon wurde weitergesagt: schick ihn noch einmal ohne Bild.
zpm-refused-forwarded = Weitergeleitetes nehme ich nicht an: sag es mit eigenen Worten.
zpm-refused-via_bot = Was ein anderer Bot schrieb, nehme ich nicht an: sag es mit eigenen Worten.
zpm-refused-album = Ein Album hat höchstens { $most } Bilder und deines { $count }: nichts davon habe ich weitergetragen, also schick weniger.
zpm-refused-crosses = Eine Antwort oder ein Zitat kommt nicht von einem Raum oder einer Stimme in die andere: sag es neu.
zpm-refused-too_long = Mit deinem Namen davor sind das { $length } Zeichen, und höchstens { $most } passen: kürze es.
zpm-refused-send_again = Während du das schicktest, hat sich etwas geändert: du sprichst jetzt als { $alias } in { zpm-place }, also schick es noch einmal, wenn es dorthin gehört.
zpm-refused-bad_number = { $what ->
    [posts] Beiträge werden am Tag { $least } bis { $most } verlangt: nimm eine Zahl dazwischen.
   *[reminder] Erinnert wird { $least } bis { $most } Minuten vor einer Frist: nimm eine Zahl dazwischen.
}
zpm-refused-bad_head_count = Ein Tisch hat { $fewest } bis { $most } Seeleute, nicht { $count }: am nächsten liegt { $house }, auf Schiffen zu { $house_ships }.
zpm-refused-bad_role = Eine Rolle { $role } gibt es nicht: nimm eine aus der Liste oder die Besetzung für { $house } (Schiffe { $house_ships }).
zpm-refused-bad_role_count = Die Rolle { $role } gibt es höchstens einmal: nimm sie einmal, gar nicht oder die Besetzung für { $house } (Schiffe { $house_ships }).
zpm-refused-too_few_spies = Es müssen mindestens zwei Spione sein, nicht { $count }: nimm einen dazu oder die Besetzung für { $house } (Schiffe { $house_ships }).
zpm-refused-too_many_spies = Mit { $count } Spionen hat ein Schiff nicht mehr Piraten als Spione: nimm weniger oder die Besetzung für { $house } (Schiffe { $house_ships }).
zpm-refused-too_many = Höchstens { $most } können aufstehen: wähl weniger.
zpm-refused-bad_ships = { $count } Seeleute passen nicht auf diese Schiffe: drei, die sich höchstens um einen unterscheiden, etwa { $house_ships } für { $house }.
zpm-refused-outside_rooms = Jeder Raum ist ein Thema in diesem Chat: schreib in dem, wo man dich hören soll.
zpm-refused-in_orders = Hier liest außer mir niemand: zum Reden schreib im Thema deines Raums.
zpm-refused-only_the_locker = Du bist tot: hier liest du weiter, geredet wird in der Kiste der Toten. 🚪 unter der neuesten Karte öffnet sie.
zpm-refused-not_your_room = Hier sprichst du gerade nicht: dieser Raum oder diese Stimme ist vorbei, geschlossen oder nur zum Lesen, also nimm ein anderes Thema.
zpm-refused-channel_unseen = Ich sehe diesen Kanal gerade nicht: mach mich zu seinem Administrator, dann wähl ihn noch einmal.
zpm-refused-channel_public = { $title } ist öffentlich, und das darf ein Raum nicht sein: mach ihn privat, dann schick /bind.
zpm-refused-channel_linked = { $title } hat eine Diskussionsgruppe, in der die Mitglieder einander sehen: trenn sie in den Einstellungen des Kanals ab, dann schick /bind.
zpm-refused-channel_lacking = In { $title } darf ich nicht: { $rights }. Erlaub es mir, dann schick /bind.
zpm-refused-channel_taken = { $title } trägt schon einen Raum eines anderen Spiels: mach den erst wieder privat oder wähl einen anderen Kanal.
zpm-refused-channel_officer = { $names } { $count ->
    [one] sitzt an diesem Tisch und ist Administrator
   *[other] sitzen an diesem Tisch und sind Administratoren
} von { $title }: so einer sieht, wer dort liest, und ich kann ihn nicht hinauswerfen. Nimm das Recht zurück oder wähl einen anderen Kanal.
zpm-refused-bind_in_group = Eine Gruppe kann kein Raum sein, ihre Mitglieder sehen einander: leg einen privaten Kanal an und schick mir /bind in unserem privaten Chat.
zpm-refused-not_understood = Die Räume öffnen sich, wenn das Spiel beginnt; bis dahin verstehe ich Knöpfe und Befehle: /help nennt sie.
zpm-refused-runs_it = Du leitest diesen Tisch und hast in seinen Räumen keine Stimme: was alle hören sollen, geht vom Pult hinaus (/panel).
zpm-refused-no_such_day = Stimmen gibt es von Tagen, die vorbei sind: nenn einen davon, etwa /tally 1.
zpm-refused-no_yesterday = Noch ist kein Tag vorbei: frag wieder, wenn der erste geschlossen hat.

## Nachlesen

unread-nothing = Nichts Neues bei <b>{ $table }</b>.
unread-kept = 📬 { $count ->
    [one] Ein Beitrag lag für dich bereit; hier kommt er.
   *[other] { $count } Beiträge lagen für dich bereit; hier kommen sie.
}
unread-from = ⤴️ Bis hierher hast du gelesen: { $count ->
    [one] ein Beitrag
   *[other] { $count } Beiträge
} seitdem.
unread-in-channel = ⤴️ Gelesen hast du im Kanal bis { $link }: { $count ->
    [one] ein Beitrag
   *[other] { $count } Beiträge
} seitdem.
unread-of = <b>{ $name }</b> hat gesagt:
    { $lines }
unread-line = { $at }: { $text }
unread-silent = <b>{ $name }</b> hat noch nichts gesagt, was du gehört hättest.
zpm-spoken = 💬 Tag { $day }: { $asked ->
    [yes] { $count ->
        [0] du hast nichts gesagt
        [one] du hast einmal gesprochen
       *[other] du hast { $count } Mal gesprochen
    }
   *[no] von dir war nichts verlangt
}. Dieser Tisch will { $least } { $least ->
    [one] Beitrag
   *[other] Beiträge
} am Tag von jedem, der sprechen kann.{ $times ->
    [0] {""}
    [1] {" "}Das war zu wenig; beim zweiten Mal hört es der Moderator.
   *[other] {" "}Das war zu wenig, nicht zum ersten Mal; der Moderator hat es gehört.
}
zpm-yesterday = 📜 <b>Tag { $day } in Kürze</b>, { $table }{ $quiet ->
    [yes] . Von keinem Toten ist dir etwas bekannt.
   *[no] {""}
}
    { $lines }
    Wie die Stimmen standen: /tally { $day }
zpm-yesterday-in = <i>{ $room }</i>: { $said }
zpm-yesterday-death = 🌙 <b>{ $name }</b> hat den Morgen nicht erlebt ({ $marks }).
zpm-yesterday-count = { $name } { $count }
zpm-yesterday-posts = 💬 { $room }, Beiträge: { $counts ->
    [none] keine
   *[other] { $counts }
}.{ $silent ->
    [none] {""}
   *[other] {" "}Still: { $silent }.
}

## Räume in Kanälen

channel-ready = Ich bin Administrator von <b>{ $title }</b> mit allen Rechten, die ein Raum braucht. /bind macht daraus den Raum eines Spiels, das du leitest.
channel-lost = Der Kanal von { zpm-place } bei <b>{ $table }</b> ist verloren: { $why ->
    [linked] er hat jetzt eine Diskussionsgruppe, in der die Mitglieder einander sehen und an mir vorbei reden können
    [public] er ist jetzt öffentlich, und jeder kann dort lesen
    [officer] jemand von diesem Tisch ist dort Administrator, sieht also, wer dort liest, und ich kann ihn nicht hinauswerfen
   *[lacking] man hat mich hinausgeworfen, oder ich darf dort nicht mehr schreiben, einladen, löschen oder sperren
}. Der Raum geht ab jetzt mit privaten Nachrichten weiter, und nichts Gesagtes fehlt. { $why ->
    [linked] Was im Kanal steht, kann man in dieser Gruppe gelesen haben, also sieh nach, wer in ihr ist; trenn sie in den Einstellungen des Kanals ab, dann schick /bind.
    [public] Was im Kanal steht, kann jeder gelesen haben; mach ihn privat, dann schick /bind.
    [officer] Was im Kanal steht, kann einer gelesen haben, der nicht hineingehört; nimm das Recht zurück, dann schick /bind.
   *[lacking] /bind macht wieder einen Kanal daraus.
}
channel-invitation = Was in { zpm-place } von <b>{ $table }</b> gesagt wird, lässt sich von jetzt an in einem Kanal lesen; wer sonst dort liest, sieht niemand. Bitte um Einlass oder lies hier weiter:
channel-deed = Erledigt.
bind-how = Leg einen privaten Kanal ohne Diskussionsgruppe an und hol mich als Administrator hinein, der schreiben, einladen, Nachrichten löschen und sperren darf; dann schick noch einmal /bind. Wer mitspielt, darf dort nicht Administrator sein. Eine Gruppe taugt nicht: ihre Mitglieder sehen einander.
bind-channel = Welcher Kanal soll einen Raum von <b>{ $table }</b> tragen?
bind-room = Welchen Raum trägt er?
bind-done = Was in { zpm-place } von <b>{ $table }</b> gesagt wird, trägt jetzt dieser Kanal. { $opens ->
    [later] Eingeladen werden alle, wenn sie sich öffnet
   *[now] Wer hineingehört, ist eingeladen
}; wer nicht hineinkommt, liest privat weiter.
unbind-done = Was in { zpm-place } von <b>{ $table }</b> gesagt wird, kommt wieder mit privaten Nachrichten. Der Kanal gehört wieder dir.
right-post = Nachrichten schreiben
right-invite = Nutzer einladen
right-ban = Nutzer sperren

## Das Protokoll

zpm-record-person = { $names } war { $person }.
record-text = Die Geschichte von <b>{ $table }</b> als Text: was geschah, und was in jedem Raum gesagt wurde.
zpm-record-post = { $alias }{ $by ->
    [none] {""}
   *[other] {" "}(es war { $by })
}: { $text ->
    [none] (weggenommen)
   *[other] { $text }
}
story-so-far = Was bei <b>{ $table }</b> geschah, so wie dein Platz es gehört hat.
