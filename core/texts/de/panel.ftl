# Das Pult des Moderators: seine Seiten, seine Knöpfe, was sie tun. Erst die Fakten.

panel-title = Das Pult
panel-skip = Zur Seite
panel-nav = Hauptseiten
panel-footer = Scuttlebutt richtet Spiele aus; hier werden sie geleitet. Was du hier tust, geht durch die Warteschlange des Bots und steht mit deinem Namen im Protokoll.
panel-tables = Tische
panel-owner = Das Schiff
panel-tabs = Seiten dieses Tisches
panel-back = Zurück
panel-save = Speichern
panel-refresh = Den jetzigen Stand zeigen
panel-and-more = und { $count } weitere
panel-pair = { $one }: { $other }

panel-sign-in = An Bord kommen
panel-sign-in-how = Schick dem Bot im privaten Chat /panel: er antwortet mit einem Schlüssel, einmal gültig und zehn Minuten lang. Der erste Schlüssel des Eigners steht dort, wo das Pult gestartet wurde.
panel-sign-in-as = Dieser Schlüssel ist für <b>{ $name }</b>. Der Knopf verbraucht ihn.
panel-sign-in-owner = Dieser Schlüssel macht seinen Träger zum Eigner des Schiffs. Der Knopf verbraucht ihn.
panel-sign-in-button = An Bord kommen
panel-sign-out = Abmelden
panel-sign-out-everywhere = Überall abmelden
panel-leave = Von Bord gehen
panel-leave-what = Überall heißt: in jedem Browser, in dem du angemeldet bist, auch in diesem.
panel-you-speak = Wie das Pult mit dir spricht
panel-language = Sprache
panel-language-en = English
panel-language-de = Deutsch
panel-zone = Zeitzone
panel-changed = Gespeichert.
panel-not-changed = Nichts wurde geändert. { $why }

panel-error-title = Das ging nicht
panel-error-number = Nr. { $number }. Das Log weiß den Rest.
panel-error-home = Zu deinen Tischen
panel-error-400 = Die Seite konnte nicht lesen, was kam. Geh zurück, lade sie neu und versuch es noch einmal.
panel-error-401 = Du bist nicht mehr angemeldet. Hol dir beim Bot mit /panel einen Schlüssel.
panel-error-403 = Das darfst du nicht sehen: dafür braucht es einen Moderator dieses Tisches oder den Eigner.
panel-error-404 = Hier ist nichts.
panel-error-405 = Diese Adresse tut etwas, wenn man einen Knopf drückt; öffnen lässt sie sich nicht.
panel-error-413 = Das ist mehr, als das Pult auf einmal nimmt.
panel-error-429 = Zu viele Versuche. Warte eine Minute und öffne den Schlüssel dann noch einmal.
panel-error-500 = Bei uns ist etwas zerbrochen. Geändert wurde dadurch nichts.
panel-error-csrf = Dieses Formular kommt aus einer anderen Sitzung oder von keiner Seite hier. Geh zurück, lade die Seite neu und drück den Knopf noch einmal.
panel-error-other = Das kann das Pult nicht.

panel-no-tables = Du moderierst noch keinen Tisch. Eröffne einen mit /newgame oder bitte den Eigner, dich zu ernennen.
panel-seats = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
panel-phase = { $phase ->
    [lobby] Lobby
    [dawn] Vor dem ersten Tag
    [harbour] Im Hafen
    [actions] Tag { $day }: Handlungen
    [starvation] Tag { $day }: Hunger
    [accusation] Anklagen
    [trial] Gericht
    [day] Tag { $day }
    [night] Nacht nach Tag { $day }
    [over] Vorbei
   *[other] { $phase }
}
panel-alarm-bot = Der Bot läuft nicht: Befehle warten.
panel-alarm-paused = Das Spiel ruht.
panel-alarm-unreachable = Jemand ist nicht zu erreichen.
panel-alarm-failed = Nachrichten kamen nicht an, oder niemand weiß, ob sie ankamen.
panel-archive = Weglegen
panel-unarchive = Zurückholen
panel-archive-one = { $table } weglegen
panel-unarchive-one = { $table } zurückholen
panel-show-archive = Weggelegtes zeigen ({ $count })
panel-still-live = Dieser Tisch ist noch offen: beende ihn zuerst.

panel-open = Einen Tisch eröffnen
panel-open-game = Welches Spiel
panel-open-who = Der Tisch
panel-open-title = Titel
panel-open-language = Sprache des Tisches
panel-open-bot = Bot
panel-open-setup = Der Aufbau
panel-open-do = Eröffnen
panel-open-twice = Dieses Formular ist schon abgeschickt: sieh bei deinen Tischen nach.
panel-open-link = Link zum Mitspielen
panel-open-link-what = Wer ihn öffnet, bekommt einen Platz, unter vier Augen mit dem Bot. Gib ihn denen, die mitspielen sollen, und sonst niemandem.
panel-open-go = Zum Tisch
panel-opened-done = { $table } ist eröffnet.
panel-cancel-one = { $table } absagen
panel-bad-language = Diese Sprache spricht hier niemand: wähle eine aus der Liste.
panel-refused-bad_title = Ein Tisch braucht einen lesbaren Titel von höchstens { $most } Zeichen.

panel-now = Jetzt
panel-story = Verlauf
panel-people = Leute
panel-settings = Einstellungen
panel-votes = Stimmen
panel-rooms = Räume
panel-zombies = Zombies
panel-health-chart = Gesundheit

panel-paused = ruht
panel-until = bis
panel-sailor = Seemann
panel-nobody-aboard = Noch ist niemand an Bord.
panel-do = Was du tun kannst
panel-clock = Die Uhr
panel-move-by-long = Den Schluss um { LENGTH($minutes) } verschieben
panel-move-until = Schluss um ({ $zone })
panel-secrets-ask = Zeigen, was bisher geschrieben ist und was geschähe, wenn jetzt Schluss wäre (wird vermerkt)
panel-secrets-written = Bisher geschrieben
panel-would = Wenn jetzt Schluss wäre
panel-would-nothing = Nichts geschähe.
panel-recorded = Du siehst, was Spieler nicht wissen dürfen. Dass du hingesehen hast, ist vermerkt, und an diesem Tisch kannst du nicht spielen.
panel-number = Nr. { $number }
panel-table-named = { $title } (Nr. { $number })
panel-opened-at = eröffnet
panel-lobby = Die Lobby
panel-lobby-what = Genug sind an Bord: wenn alle da sind, die mitspielen wollen, kann das Spiel beginnen.
panel-say = Als Moderator sprechen
panel-end = Das Ende
panel-cancel-what = Ein abgesagtes Spiel hat keinen Sieger.
panel-life = Leben und Tod
panel-act-for = Für { $name } handeln
panel-act-do = Tun
panel-act-then = … dann niemanden mehr
panel-act-then-long = Danach, als Wahl Nr. { $number }
panel-act-long = Tun: { $what }
panel-held-by = Besetzt von { $name }.
panel-substitute = Ersatz
panel-substitute-what = Wer den Link zuerst öffnet, bekommt den Platz mit allem, was dazugehört. Er gilt einmal, einen Tag lang.
panel-invited-earlier = Der Link, der vorher für diesen Platz gemacht wurde, gilt nicht mehr, wer ihn auch hat.
panel-substitute-link = Link machen
panel-invited = Gib diesen Link der einen Person, die den Platz von <b>{ $name }</b> bekommen soll. Er gilt einmal, einen Tag lang, und ist nur jetzt zu sehen.
panel-invited-link = Link
panel-over = Dieser Tisch ist zu Ende: es gibt keinen Platz zu besetzen.

panel-reason = Grund (wird vermerkt)
panel-reason-optional = Grund (wird vermerkt, darf fehlen)
panel-reason-missing = Hier gehört ein Grund hin: er wird mit deinem Namen vermerkt.
panel-leave-it = Lassen
panel-did = { $deed }: getan.
panel-refused = { $deed }: nicht getan. { $why }
panel-failed = Das ist zerbrochen (Nr. { $error }); nichts wurde geändert. Das Log hat den Rest.
panel-queued-busy = Der Befehl steht in der Warteschlange. Diese Seite sagt, wenn er ausgeführt ist.
panel-queued-held = Ein Schluss ist fällig, und der Bot liest erst, was vorher getippt wurde. Der Befehl wartet auf diesen Schluss; passt er dann nicht mehr, wird er abgelehnt und kann neu gegeben werden. Ist Telegram nicht zu erreichen, warten beide, und nichts geht verloren.
panel-queued-stopped = Der Bot läuft nicht. Der Befehl wartet in seiner Schlange und wird ausgeführt, wenn der Bot wieder da ist und die Regeln es dann noch erlauben.
panel-meanwhile = Was inzwischen geschah

panel-deed-move_deadline = Den Schluss verschieben
panel-deed-close_now = Jetzt schließen
panel-deed-pause = Anhalten
panel-deed-resume = Weitergehen lassen
panel-deed-modkill = Durch den Moderator töten
panel-deed-revive = Zurück ins Leben holen
panel-deed-rename = Umbenennen
panel-deed-start = Das Spiel beginnen
panel-deed-take_back = Zurücknehmen
panel-deed-cancel_game = Das Spiel absagen
panel-deed-announce = Sag es
panel-deed-prod = Die Säumigen erinnern
panel-deed-remove_post = Den Beitrag von allen Telefonen nehmen
panel-deed-resend = Noch einmal senden
panel-deed-set_sailor = Gesundheit, Essen, Waffen setzen
panel-deed-cancel_action = Den Zettel leeren
panel-deed-act = Für diesen Platz tun
panel-deed-give = Geben
panel-deed-offer = Anbieten
panel-deed-configure = Die Einstellungen ändern

panel-sure-close_now = Die Phase endet sofort, mit allem, was zu ihrem Ende gehört, und alle hören es. { $count ->
    [0] Auf niemanden wird gewartet.
    [one] Einer hat noch nicht gehandelt: { $names }.
   *[other] { $count } haben noch nicht gehandelt: { $names }.
}
panel-sure-give = { $name } gibt { $to } { $gives }, sofort, und der Tisch hört davon. Was dafür gewünscht wird, gehört in ein Angebot.
panel-sure-offer = { $name } bietet { $to } { $gives } für { $wants }. Nur { $to } hört davon und kann annehmen, solange die Phase offen ist; ein offenes Angebot derselben beiden wird ersetzt.
panel-sure-modkill = <b>{ $name }</b> stirbt sofort, durch deine Hand; wer es sieht, hört davon.
panel-sure-revive = <b>{ $name }</b> lebt wieder; wer es sieht, hört davon.
panel-sure-start = Die Lobby schließt, und das Spiel beginnt. Das Siegel aller Ziehungen wird veröffentlicht.
panel-sure-take_back = Das Spiel kehrt zu dem Punkt nach Ereignis { $to } zurück und ruht dort. Die Spieler erfahren es. Aus dem Protokoll wird nichts gelöscht, und was gelesen ist, bleibt gelesen.
panel-sure-cancel_game = Das Spiel endet für alle, und niemand gewinnt. Das lässt sich nicht zurücknehmen.
panel-sure-remove_post = Der Beitrag verschwindet von jedem Telefon, das Telegram uns noch erreichen lässt (48 Stunden), und sein Text aus dem Protokoll.
panel-sure-cancel_action = Was <b>{ $name }</b> geschrieben hat, ist weg, mit der Bitte, neu zu schreiben.

panel-field-minutes = Minuten
panel-field-until = Schluss um
panel-field-name = Neuer Name
panel-field-text = Text
panel-field-health = Gesundheit
panel-field-food = Essen
panel-field-weapons = Waffen
panel-field-wants_weapons = Will: Waffen
panel-field-wants_food = Will: Essen
panel-field-gives_weapons = Gibt: Waffen
panel-field-gives_food = Gibt: Essen

panel-bad-length = Das sind { $length } Zeichen, und höchstens { $most } passen: kürze es.
panel-bad-number = { $given } ist keine Zahl von { $least } bis { $most }.
panel-no-number = Hier steht nichts: es braucht eine Zahl von { $least } bis { $most }.
panel-bad-time = { $given } ist keine Uhrzeit: schreib sie wie 16:00.
panel-no-time = Hier steht nichts: es braucht eine Uhrzeit, geschrieben wie 16:00.
panel-bad-seat = Einen solchen Platz gibt es an diesem Tisch nicht.
panel-bad-date = { $given } ist kein Datum: schreib es wie 2026-07-05.
panel-bad-first = { $given } ist vorbei oder mehr als { $days } Tage entfernt: nimm ein Datum dazwischen.
panel-bad-moment = { $given } ist keine Zeit: schreib sie wie 2026-07-05T16:00.
panel-bad-year = { $given } ist keine Zeit unserer Tage: nimm eine in den nächsten Jahren.
panel-bad-move = Sag, um wie viele Minuten sich der Schluss verschiebt oder auf wann.
panel-no-clock = In diesem Spiel läuft gerade keine Uhr.
panel-bad-set = Nenn mindestens eine Zahl.
panel-bad-goods = Nenne mindestens ein Stück Essen oder eine Waffe.
panel-bad-act = Das kann dieser Platz jetzt nicht tun.
panel-bad-call = { $given } ist dort nicht zu wählen.
panel-asked = An die Moderatoren
panel-asked-about = Über das, was { $alias } gesagt hat: „{ $post }“
panel-answer-to = An { $name }, unter vier Augen, als Moderator
panel-deed-answer = Abschicken
panel-bad-answer = Da steht kein Text: schreib, was ankommen soll.
panel-bad-text = Da steht nichts: schreib, was alle hören sollen.
panel-nobody-to-prod = Alle haben gehandelt: es ist niemand zu erinnern.
panel-bad-settings = Diese Einstellungen sind nicht zu lesen: { $what }.

panel-refused-changed = Jemand anderes hat diesen Tisch geändert, seit du die Seite geöffnet hast. Von dir wurde nichts getan. Sieh, was sich geändert hat, und drück noch einmal, wenn du es noch willst.
panel-refused-game_over = Das Spiel ist vorbei: daran ist nichts mehr zu tun.
panel-refused-still_seated = Diese Person sitzt in einem laufenden Spiel: warte auf sein Ende, oder suche einen Ersatz.
panel-refused-still_in_charge = Nur diese Person leitet { $table }: der Tisch muss erst enden oder abgesagt werden.
panel-refused-not_in_play = Dieser Seemann ist schon tot.
panel-refused-not_open = Dafür ist in diesem Spiel jetzt nicht die Stunde.
panel-refused-bad_target = Das passt nicht: der Seemann lebt schon oder kann hier nicht genannt werden.
panel-refused-nothing_to_undo = Dort gibt es nichts zurückzunehmen.
panel-refused-paused = Das Spiel ruht: lass es zuerst weitergehen.
panel-refused-already_started = Das Spiel hat begonnen: das ging nur vor dem Start.
panel-refused-unknown_post = Einen solchen Beitrag gibt es an diesem Tisch nicht.
panel-refused-unknown_message = Eine solche Nachricht gibt es an diesem Tisch nicht.
panel-refused-not_failed = Diese Nachricht ist nicht gescheitert: sie muss nicht noch einmal hinaus.
panel-refused-bad_name = Diesen Namen können andere nicht lesen, oder er ist zu lang: höchstens 32 sichtbare Zeichen.
panel-refused-name_taken = An diesem Tisch heißt schon jemand { $name } oder zum Verwechseln ähnlich.
panel-refused-bad_amount = Diese Zahl ist dort nicht erlaubt.
panel-refused-paused_already = Das Spiel ruht, und niemand kann handeln: lass es erst weitergehen.
panel-refused-not_a_person = Dieses Konto steht für keinen Menschen, sondern für einen Kanal, eine Gruppe oder Telegram selbst: nenn das eines Menschen.
panel-refused-other = Die Regeln erlauben es jetzt nicht ({ $code }).

panel-filter = Filtern
panel-filter-all = alle
panel-filter-seat = Seemann
panel-filter-day = Tag
panel-filter-room = Raum
panel-undo = Das Letzte zurücknehmen
panel-undone = zurückgenommen
panel-back-to = Bis hierher zurück
panel-back-to-long = Alles nach Ereignis { $number } zurücknehmen
panel-story-empty = Noch ist nichts geschehen, oder nichts, was zum Filter passt.
panel-story-empty-yet = Das Spiel hat noch nicht begonnen.
panel-late = { $count ->
    [one] Eine Nachricht kam zu spät
   *[other] { $count } Nachrichten kamen zu spät
}
panel-late-line = { $name }: { $command }, abgeschickt vor einem Schluss, der schon vollzogen war, als es ankam. Es zählte nicht.
panel-errands = { $count ->
    [one] Außerdem gesagt oder verschickt: einmal
   *[other] Außerdem gesagt oder verschickt: { $count }-mal
}
panel-errand-line = { $name } { $what ->
    [announce] sprach zu { $count ->
        [none] allen
        [one] einem Spieler
       *[other] { $count } Spielern
    }{ $text ->
        [none] {""}
       *[other] : „{ $text }“
    }
    [prod] erinnerte { $count ->
        [none] alle, auf die gewartet wurde
        [one] einen Spieler
       *[other] { $count } Spieler
    }
    [remove_post] nahm einen Beitrag von allen Telefonen
   *[invited] machte einen Link für einen Ersatz
}{ $reason ->
    [none] {""}
   *[other] {" "}(Grund: „{ $reason }“)
}
panel-story-more = Ältere Ereignisse ({ $count })
panel-lost = { $count ->
    [0] Nichts ginge verloren.
    [one] Ein Ereignis würde nicht mehr zählen
   *[other] { $count } Ereignisse würden nicht mehr zählen
}
panel-gone-out = { $count ->
    [0] Noch ist kein Geheimnis darüber hinausgegangen.
    [one] Ein Geheimnis ist schon hinausgegangen und bleibt gelesen
   *[other] { $count } Geheimnisse sind schon hinausgegangen und bleiben gelesen
}
panel-gone-out-one = { $name }: { $what },
panel-cause-person = { $name }
panel-cause-host = { $name }, als Gastgeber
panel-cause-moderator = { $name }, Moderator{ $reason ->
    [none] {""}
   *[other] : „{ $reason }“
}
panel-cause-clock = die Uhr
panel-event-taken_back = Zurückgenommen bis Ereignis { $to }.
panel-event-unknown = { $name }

panel-person = Person
panel-seen = Zuletzt gesehen
panel-posts = Beiträge
panel-posts-count = { $today } heute, { $all } insgesamt
panel-place = Zone, Sprache
panel-reach = Stand
panel-reachable = erreichbar
panel-unreachable = nicht erreichbar seit
panel-prod-one = Erinnern
panel-prod-long = { $name } erinnern
panel-moderators = Moderatoren
panel-host = Gastgeber: { $name }
panel-host-is = Gastgeber
panel-moderator = { $name }{ $deputy ->
    [yes] , Vertretung
   *[no] {""}
}
panel-opened = Eröffnet
panel-settings-fixed = Das Spiel hat begonnen: der Rest steht fest.
panel-window = Tage offen
panel-odd-time = ⚠️ Die Uhren werden umgestellt: Am { $date } { $missing ->
    [yes] gibt es { $wall } Uhr nicht. Es zählt der erste Augenblick nach der Lücke.
   *[no] kommt { $wall } Uhr zweimal. Es zählt das erste Mal.
}
panel-opens = Öffnet
panel-closes = Schließt
panel-first = Erster Tag frühestens am (leer: der nächste, der öffnet)
panel-weekdays = Spieltage

panel-owners = Eigner: { $names }.
panel-no-tables-owner = Noch wurde kein Tisch eröffnet.
panel-appoint = Ernennen
panel-appoint-who = Telegram-Name oder -Nummer
panel-appoint-deputy = Als Vertretung
panel-appointed = { $name } darf diesen Tisch von jetzt an leiten.
panel-appointed-unheard = { $name } darf diesen Tisch von jetzt an leiten, aber ich kann diesem Konto nicht schreiben: die Nachricht davon kam nicht an, und ein Ruf käme es auch nicht. Dazu braucht es ein /start im privaten Chat mit dem Bot.
panel-dismiss = Entziehen
panel-dismiss-long = { $name } die Rechte entziehen
panel-dismissed = { $name } leitet diesen Tisch nicht mehr; offene Seiten enden sofort.
panel-forget = Daten einer Person löschen
panel-forget-what = Auf Wunsch der Person: Name, Kontonummer und alles, was sie an beendeten Tischen schrieb.
panel-forget-sure = Name, Konto und alle Texte von <b>{ $name }</b> werden für immer gelöscht; die Protokolle der Spiele behalten eine Nummer. Das lässt sich nicht zurücknehmen. Solange eine Gruppe die Person fernhält oder ein Spiel läuft, dessen Geheimnisse sie kennt, bleibt ein Fingerabdruck des Kontos.
panel-forgotten = Die Daten von { $name } sind gelöscht.
panel-health = Befinden
panel-no-bots = Auf dieser Datenbank lief noch kein Bot.
panel-health-silent = Seit mehr als zwei Minuten kein Blick auf die Uhr: der Bot steht, und mit ihm jedes Spiel.
panel-health-tick = Letzter Blick auf die Uhr
panel-health-runs = läuft
panel-health-queue = In der Warteschlange
panel-health-oldest = älteste
panel-health-unsent = Noch nicht zugestellt
panel-health-deadlines = Nächste Fristen
panel-health-failed = Nachrichten, die nicht ankamen
panel-health-none-failed = Keine. Ein guter Tag.
panel-when = Wann
panel-who = Wer
panel-what = Was
panel-why = Warum
panel-table = Tisch
panel-message = Nachricht
panel-audit = Protokoll
panel-audit-done = Außerhalb der Spiele getan
panel-audit-looks = Blicke auf Geheimnisse
panel-audit-none = Noch nichts.
panel-audit-what = { $what ->
    [signed_in] angemeldet
    [owner] wurde Eigner: { $about }
    [appointed] ernannte { $about }
    [dismissed] entzog { $about } die Rechte
    [called] für einen schweigenden Moderator gerufen: { $about }
    [blinded] verbarg den Tisch vor Eignern
    [forgotten] Daten gelöscht
    [invited] machte einen Link für einen Ersatz
    [announce] sprach als Moderator
    [prod] erinnerte Spieler
    [remove_post] nahm einen Beitrag von allen Telefonen
   *[other] { $what } { $about }
}
panel-look = { $what ->
    [orders] was geschrieben ist und was geschähe
    [story] der Verlauf
    [rooms] die Räume
    [people] wer wen spielt
    [now] der Tisch, wie er steht
    [zombies] wer aufstünde
    [votes] die Stimmen eines Tages
    [still_to_act] wer nicht gehandelt hat
    [offers] die Angebote eines Platzes
    [names] die Namen der Seeleute
    [lines] was Seeleute dem Moderator schrieben
    [silent] wer nichts gesagt hat
    [told] was Moderatoren erfahren
    [seat] die Geheimnisse eines früheren Platzes
   *[other] { $what }
}
panel-look-before = was vor „{ $deed }“ gezeigt wird

panel-deed-change_timetable = Den Kalender ändern
panel-deed-cancel_lynching = Das Lynchen von heute aufheben
panel-deed-choose_zombies = Diese stehen auf
panel-deed-redraw_zombies = Neu ziehen
panel-deed-name_zombie = Einen neuen Namen geben
panel-deed-end_game = Das Spiel beenden
panel-sure-cancel_lynching = Das Lynchen von <b>{ $name }</b> heute ist nicht gewesen: der Seemann ist zurück, Stimmen auf diesen Namen sind weg, und der Raum darf wieder lynchen. { $instead ->
    [none] Niemand stirbt stattdessen.
   *[other] Stattdessen wird sofort <b>{ $instead }</b> gelyncht.
}
panel-sure-redraw_zombies = Anzahl, Reihenfolge unter Gleichen und neue Namen werden neu gezogen. Was bisher gezogen und gewählt war, ist weg.
panel-sure-end_game = Das Spiel endet sofort, { $side ->
    [draw] unentschieden
    [citizens] und die Bürger gewinnen
    [spies] und die Spione gewinnen
   *[zombies] und die Zombies gewinnen
}. Wer wer war, erfahren alle. Das lässt sich nicht zurücknehmen. { $side ->
    [draw] {""}
   *[other] { $block ->
        [yes] Die Regeln sagen dasselbe: diese Seite ist nicht mehr zu schlagen.
       *[no] Die Regeln sagen nicht, dass diese Seite nicht mehr zu schlagen ist.
    }
}

panel-messages = Nachrichten
panel-no-posts = Hier wurde noch nichts gesagt.
panel-no-messages = Noch ging keine Nachricht hinaus.
panel-no-text = ({ $kind })
panel-removed = weggenommen
panel-remove = Wegnehmen
panel-remove-long = Den Beitrag von { $name } von allen Telefonen nehmen
panel-delivered = { $sent } gesendet, { $waiting } warten, { $failed } gescheitert
panel-parcel = { $state ->
    [waiting] wartet
    [sent] gesendet
    [unknown] vielleicht angekommen
    [failed] gescheitert
   *[cancelled] überholt
}
panel-to = An
panel-to-group = die Gruppe
panel-message-post = { $alias } in { $room }
panel-message-kind = { $kind ->
    [retire] nimmt einer alten Nachricht die Knöpfe
    [delete] nimmt eine Nachricht weg
    [pin] heftet eine Nachricht an
    [permissions] öffnet oder schließt die Gruppe
    [topic] legt ein Thema an
    [file] eine Datei
   *[other] eine Nachricht
}
panel-why-stopped = Der Bot läuft nicht.
panel-why-unreachable = Der Leser hat den Bot blockiert, oder der Bot ist nicht mehr in der Gruppe.
panel-why-lost = Die Verbindung riss, ehe die Antwort kam; vielleicht ist sie angekommen ({ $error }).
panel-why-telegram = Telegram sagt: { $error }
panel-resend-long = Noch einmal an { $name } senden
panel-copied = { $how ->
    [run] { $words } Wörter am Stück wie in { $room ->
        [none] einem Rollenbrief
       *[other] { $room }
    }.
   *[alike] Zu { $likeness } % dasselbe wie { $room ->
        [none] ein Rollenbrief
       *[other] in { $room }
    }.
}
panel-copied-from = Zeigen
panel-silent = Heute zu still
panel-silent-one = { $name }: { $count ->
    [0] kein Beitrag
    [one] 1 Beitrag
   *[other] { $count } Beiträge
}
panel-warn = Warnen
panel-warn-long = { $name } warnen
panel-warning = Auf deinem Platz ist es still. Sag etwas, ehe der Tag schließt: Schweigen fällt auf.
panel-chart-empty = Es gibt noch nichts zu zeichnen.
panel-chart-desc = Die Zahlen stehen in der Tabelle unter dem Bild.
panel-chart-table = Die Zahlen

panel-say-to = An
panel-say-to-all = alle
panel-bad-room = Einen solchen Raum liest jetzt niemand.
panel-deed-put_ashore = An Land setzen
panel-sure-put_ashore = <b>{ $name }</b> verlässt die Lobby und kann wieder mitmachen, solange Platz ist.
panel-invited-time = Wer neu dazukommt, braucht Zeit zum Lesen. Den Schluss verschieben?
panel-health-backup = Letzte Sicherung:
panel-health-no-backup = noch keine.
panel-health-late = Nachrichten warten seit über einer Minute darauf hinauszugehen: Telegram, das Netz oder der Bot hat Schwierigkeiten.
panel-health-full = Die Platte ist fast voll. Schaff Platz, bevor das Log keinen mehr findet.
panel-health-disk = Frei auf der Platte des Datenordners: { $megabytes } MB.
panel-health-versions = Versionen:
panel-export = Mitnehmen
panel-export-story = Der Verlauf als JSON (ein Blick, der vermerkt wird)
panel-export-record = Das Protokoll des Spiels, um jede Ziehung zu prüfen

panel-looks = Blicke
panel-paging = Seiten
panel-newer = Neuere
panel-older = Ältere
panel-page-of = Seite { $page } von { $pages }

panel-make-owner = Zum Eigner machen
panel-make-owner-what = Ein Eigner sieht jeden Tisch und darf all dies. Nenn auch dein eigenes Telegram-Konto, damit der Bot dir deine Schlüssel gibt.
panel-made-owner = { $name } ist von jetzt an Eigner.
