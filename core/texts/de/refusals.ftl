# Warum etwas nicht geschieht und was stattdessen ginge. Je ein Satz.

refused-game_over = Das Spiel ist aus; /newgame eröffnet das nächste.
refused-unknown_seat = Niemand heißt hier so: nimm einen Namen aus der Liste.
refused-not_in_play = Tote handeln nicht: mitlesen und reden darfst du.
refused-not_present = Du bist fort: sobald du zurück bist, kannst du wieder handeln.
refused-not_open = Dafür ist jetzt nicht die Stunde: /status sagt, was offen ist.
refused-silenced = Deine Zunge gehört heute nicht dir: morgen hast du sie zurück.
refused-offer_changed = Dieses Angebot wurde inzwischen geändert: lies das neue, dann antworte.
refused-no_such_power = Das steht dir nicht zu: /role sagt, was dir zusteht.
refused-power_spent = Das hast du schon getan: ein zweites Mal gibt es nicht.
refused-not_begun = Das Spiel hat noch nicht begonnen: was du dann in der Hand hast, kommt hierher, wenn es so weit ist.
refused-not_yet = Das Spiel hat noch nicht begonnen: bis dahin sagt /players, wer an Bord ist.
refused-too_late = Zu spät: die Stunde dafür ist um, und /status sagt, was jetzt offen ist.
refused-bad_call = So etwas ist nicht offen: vielleicht wurde es beantwortet oder zurückgezogen, und die neueste Nachricht zeigt, was bleibt.
refused-nothing_to_undo = Es gibt nichts zurückzunehmen: es steht, wie es war.
refused-not_here = Niemand dieses Namens ist hier: nimm einen aus der Liste.
refused-bad_target = Den nicht: nimm einen anderen Namen aus der Liste.
refused-not_enough = So viel hast du nicht: sieh nach, was du hast, und biete weniger.
refused-stale_deadline = Diese Frist ist schon um: /status sagt, was jetzt offen ist.

refused-stale_button = Dieser Knopf ist von einer früheren Stunde: nimm die neueste Nachricht.
refused-paused = Das Spiel ruht: warte, bis der Moderator es weitergehen lässt.
refused-paused_already = Das Spiel ruht: ▶️ Weiter lässt es laufen (/panel zeigt den Knopf).
refused-not_seated = Du hast keinen Platz an diesem Tisch: warte auf die nächste Runde oder sieh zu.
refused-in_panel = Du leitest diesen Tisch und sitzt nicht daran: das Pult (/panel) zeigt dir alles und hält fest, dass du hingesehen hast.
refused-no_place_yet = Du hast an diesem Tisch noch keinen Platz: mit dem Knopf auf seiner Karte nimmst du einen.
refused-not_host = Das ist Sache dessen, der den Tisch eröffnet hat, oder der Moderatoren: frag einen von ihnen.
refused-not_moderator = Das ist Sache eines Moderators dieses Tisches: frag einen.
refused-already_joined = Du bist schon an Bord: mehr ist nicht zu tun.
refused-not_joined = Du bist nicht an Bord: es gibt nichts zu verlassen.
refused-already_started = Das Spiel hat ohne dich begonnen: warte auf die nächste Runde.
refused-name_taken = { $name } heißt an Bord schon jemand, oder zum Verwechseln ähnlich: schick mir den Namen, den du hier haben willst.
refused-bad_name = Dein Name hat kein Zeichen, das andere lesen können: schick den Namen, den du haben willst, höchstens 32 Zeichen.
refused-no_table = Du sitzt an keinem Tisch: /newgame eröffnet einen, oder folge einem Link.
refused-no_group_table = In dieser Gruppe ist kein Spiel offen: /newgame eröffnet eins.
refused-table_in_group = Diese Gruppe hat schon ein Spiel: beende es mit /cancelgame, ehe das nächste kommt.
refused-unknown_table = Diesen Tisch gibt es nicht mehr: bitte um einen neuen Link.
refused-link_unknown = Dieser Link taugt nicht: bitte um einen neuen.
refused-link_not_yours = Dieser Link ist für jemand anderen: bitte um einen eigenen.
refused-link_spent = Dieser Link ist verbraucht: bitte um einen neuen.
refused-link_expired = Dieser Link ist abgelaufen: bitte um einen neuen.
refused-banned = Die Gastgeber dieser Gruppe lassen dich weder mitspielen noch etwas eröffnen: frag sie.
refused-has_looked = Du hast die Geheimnisse dieses Tisches gesehen und kannst nicht an ihm sitzen: nimm einen anderen.
refused-taken_off_already = Dieser Beitrag ist schon weggenommen.
refused-reported_already = Auf diesen Beitrag hast du den Moderator schon hingewiesen. Eigene Worte gehen mit /ask als Antwort darauf.
refused-runs_it = Du leitest diesen Tisch, und wer an ihm sitzt, hat in seiner Leitung nichts zu sagen: überlass den Link jemand anderem, oder lass einen Eigner vorher deine Ernennung beenden.
refused-had_seat = Du hattest an diesem Tisch einen anderen Platz und kennst seine Geheimnisse: nur jener kann wieder deiner sein.
refused-under_way = Das Spiel läuft, und du bist dabei: deinen Platz gibt nur der Moderator weiter, also schick /ask.
refused-is_running = Das Spiel hat schon begonnen: /status sagt, was offen ist.
refused-join_by_link = Einen Platz nimmst du mit dem Knopf in der Gruppe oder mit einem Link: öffne ihn noch einmal.
refused-group_only = Das gehört in eine Gruppe: schick es in der, die du meinst.
refused-private_only = Das gehört in unseren privaten Chat: öffne ihn und schick es dort.
refused-not_a_person = Hinter dieser Nachricht ist niemand zu sehen: schreib als du selbst, nicht als Gruppe oder Kanal.
refused-too_long = Das sind { $length } Zeichen, und höchstens { $most } passen: kürze es.
refused-too_fast = Zu schnell: { $count ->
    [one] eine Nachricht von dir, diese, wurde
   *[other] { $count } deiner Nachrichten, diese und spätere, wurden
  } nicht weitergesagt oder beantwortet. In { $seconds } Sekunden trägt das Schiff { $most }: hol Luft und sag es noch einmal, am besten in einem Stück.
refused-unknown_command = { $command } kenne ich nicht: /help nennt, was ich verstehe.
refused-no_quiet = Ruhezeiten von { $hour } bis { $hour } wären keine: schreib zwei verschiedene Zeiten wie /settings quiet 22:00-08:00, oder /settings quiet 00:00-23:59 für den ganzen Tag.
refused-bad_quiet = Das kann ich nicht lesen: schreib Ruhezeiten wie /settings quiet 22:00-08:00 oder /settings quiet off.
refused-bad_setting = Eine solche Einstellung kenne ich nicht: es gibt language, zone, quiet und digest, und /settings zeigt, wie man sie schreibt.
refused-bot_full = Ich betreue schon { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}, mehr gehen nicht: { $told ->
    [yes] ich sage dir privat, wenn Platz ist; versuch es dann wieder.
   *[no] versuch es wieder, wenn ein Spiel zu Ende ist.
}
refused-unknown_game = Das Spiel { $game } kenne ich nicht: nimm einen der Knöpfe.
refused-not_yourself = Das kannst du nur für dich selbst tun: wen es angeht, der muss es schicken.
refused-only_clock = Das tut nur die Uhr: warte auf die Frist.
refused-nobody = Unter diesem Konto kenne ich niemanden: diese Person muss mir erst schreiben.
refused-seated = Diese Person spielt an diesem Tisch und kann ihn nicht moderieren: nimm jemand anderen.
refused-still_seated = Du sitzt in einem laufenden Spiel: wenn es vorbei ist oder jemand deinen Platz hat, schick /forget noch einmal.
refused-still_in_charge = Außer dir leitet niemand { $table }: sag das Spiel ab oder lass es enden, dann schick /forget noch einmal.
refused-no_panel = Das Pult ist für den, der einen Tisch leitet und nicht mitspielt: eröffne einen, ohne dich zu setzen.
refused-no_moderator = Niemand moderiert diesen Tisch: frag, wer ihn eröffnet hat.
refused-ask_yourself = Du moderierst diesen Tisch selbst: die Zeilen der Spieler kommen zu dir, und du antwortest mit dem Knopf.
refused-edited = Gesagt ist gesagt: Änderungen wirken hier nicht, also schick es neu.
refused-broken = Bei mir ist etwas zerbrochen (Nr. { $error }); nichts wurde geändert, und der Moderator weiß davon. Bitte versuch es noch einmal.
refused-other = Das geht gerade nicht: /status sagt, was geht.
refused-not_yours_to_choose = Gefragt war jemand anderes: schick den Befehl selbst.
refused-not_understood = Geredet wird in der Gruppe; hier verstehe ich Knöpfe und Befehle: /help nennt sie.
refused-room_closed = Bis die Anklagen auf dem Tisch liegen, darf sich niemand absprechen, auch hier nicht; ich verstehe Knöpfe und Befehle: /help nennt sie.
refused-nobody_hears = Du bist an keinem Tisch, also würde dich niemand hören: /newgame eröffnet einen, und /help sagt, was ich verstehe.
refused-wrong_count = An Bord { $count ->
    [one] ist eine Person
   *[other] sind { $count }
  }, und es braucht { $fewest } bis { $most }: such die anderen oder lass welche gehen.
refused-table_full = Alle { $most } Plätze sind besetzt: warte auf die nächste Runde.
refused-unknown_zone = Eine Zeitzone { $zone } kenne ich nicht: schreib sie wie Europe/Berlin oder America/Los_Angeles.
refused-nobody_awaited = Auf niemanden wird mehr gewartet: Wer handeln muss, hat gehandelt.
refused-not_paused = Das Spiel ruht nicht: es läuft schon.
refused-deadline_past = Dieser Augenblick ist vorbei: nimm einen, der noch kommt.
refused-too_far = Das ist mehr als { $days } Tage hin: nimm einen Augenblick davor.
refused-bad_voyage = Eine Reise hat { $least } bis { $most } Karten: nimm eine Zahl dazwischen.
refused-bad_minutes = Eine Phase dauert { $least } bis { $most } Minuten: nimm eine Zahl dazwischen.
refused-bad_window = Ein Tag muss zu verschiedenen Zeiten öffnen und schließen: verschieb eine davon.
refused-bad_weekdays = Mindestens ein Wochentag muss gespielt werden: wähl einen.
refused-bad_amount = So viel kann man nicht übergeben: nenn mindestens ein Stück.
refused-words_only = Deine Antwort geht nur in Worten hinaus: schreib sie allein, ohne Bild.
refused-empty_text = Da steht nichts: schreib, was du sagen willst.
refused-secret_in_group = Nicht so laut: ich nehme so etwas weg, wo ich darf; schreib es mir privat.
refused-wrong_game = Das gehört nicht zum Spiel an diesem Tisch: /role zeigt, was du hier tun kannst. Meinst du einen anderen Tisch, führt /switch dorthin.
refused-changed = Inzwischen hat jemand anderes an diesem Tisch etwas geändert: sieh noch einmal nach und entscheide dann.
refused-not_over = Das Spiel läuft noch: das Protokoll öffnet sich, wenn es vorbei ist.
refused-unknown_post = Dieser Beitrag ist nicht von diesem Tisch: nimm einen aus seinen Räumen.
refused-unknown_message = Diese Nachricht ist nicht von diesem Tisch: nimm eine aus seiner Liste.
refused-unknown_errand = Diesen Auftrag kenne ich nicht: nimm einen Knopf des Pults.
refused-not_failed = Diese Nachricht ist nicht gescheitert: es gibt nichts noch einmal zu schicken.
refused-nothing_to_bind = Du moderierst kein laufendes Spiel mit Räumen: /bind ist für die, die es tun.
refused-bad_days = Tage sind eine Zahl von 1 bis { $most }; ohne Zahl gilt es für immer.
refused-reply_to_him = Ich sehe nicht, wen du meinst: schick das als Antwort auf eine Nachricht dieser Person.
refused-not_kept_out = Niemand hält diese Person fern: der Weg an Bord ist frei.
refused-bad_start_time = Das kann ich nicht lesen: schreib einen Beginn wie /startgame 20:30 oder /startgame 2026-12-24 20:30, oder /startgame off; /startgame allein beginnt.
refused-start_out_of_reach = Ein Beginn liegt in der Zukunft, höchstens { $days } Tage: wähl eine solche Stunde.
refused-given_back = Diese Zeit ist schon zurückgegeben: /status sagt, bis wann die Phase offen ist.
refused-phase_over = Diese Phase ist inzwischen vorbei: /panel zeigt, was mit der laufenden möglich ist, und im Verlauf dort lässt sich das Spiel zurücknehmen.
refused-which_table = Du betreust mehrere Tische: /switch wählt den, den du meinst.
refused-no_talk_here = Dieser Tisch kam durch einen Link zustande und hat keine Gruppe, also trage ich kein Gespräch: sprecht miteinander, wo ihr den Link bekamt. Ich verstehe Knöpfe und Befehle: /help nennt sie.
refused-bad_language = Ich spreche { $languages }: schreib /settings language de oder tipp auf einen Knopf unter /settings.
refused-no_zone = Schreib die Zone dahinter, wie /settings zone Europe/Copenhagen oder /settings zone America/Los_Angeles.
refused-bad_digest = Schreib /settings digest on für alles Geplauder auf einmal alle drei Stunden, oder /settings digest off.
