# Warum etwas nicht geschieht und was stattdessen ginge. Je ein Satz.

refused-game_over = Das Spiel ist aus; /newgame eröffnet das nächste.
refused-unknown_seat = { $name } gibt es an diesem Tisch nicht: nimm einen Namen aus der Liste.
refused-not_in_play = Tote handeln nicht: mitlesen und reden darfst du.
refused-not_present = Du bist fort: sobald du zurück bist, kannst du wieder handeln.
refused-not_open = Dafür ist jetzt nicht die Stunde: /status sagt, was offen ist.
refused-silenced = Deine Zunge gehört heute nicht dir: morgen hast du sie zurück.
refused-no_such_power = Das steht dir nicht zu: /role sagt, was dir zusteht.
refused-power_spent = Das hast du schon getan: ein zweites Mal gibt es nicht.
refused-too_late = Zu spät: die Stunde dafür ist um.
refused-bad_call = So etwas ist nicht offen: vielleicht wurde es beantwortet oder zurückgezogen.
refused-nothing_to_undo = Es gibt nichts zurückzunehmen.
refused-not_here = Niemand dieses Namens ist hier: nimm einen aus der Liste.
refused-bad_target = Den nicht: nimm einen anderen Namen aus der Liste.
refused-not_enough = So viel hast du nicht: sieh nach, was du hast, und biete weniger.
refused-stale_deadline = Diese Frist ist schon um.

refused-stale_button = Dieser Knopf ist von einer früheren Stunde: nimm die neueste Nachricht.
refused-paused = Das Spiel ruht: warte, bis der Moderator es weitergehen lässt.
refused-not_seated = Du hast keinen Platz an diesem Tisch: warte auf die nächste Runde oder sieh zu.
refused-not_host = Das ist Sache dessen, der den Tisch eröffnet hat, oder der Moderatoren.
refused-not_moderator = Das ist Sache eines Moderators dieses Tisches.
refused-already_joined = Du bist schon an Bord: mehr ist nicht zu tun.
refused-not_joined = Du bist nicht an Bord: es gibt nichts zu verlassen.
refused-already_started = Das Spiel hat ohne dich begonnen: warte auf die nächste Runde.
refused-too_few = { $needed ->
    [one] Ein Spieler fehlt noch, ehe es losgehen kann.
   *[other] { $needed } Spieler fehlen noch, ehe es losgehen kann.
}
refused-too_many = Alle { $most } Plätze sind besetzt: warte auf die nächste Runde.
refused-name_taken = So heißt an Bord schon jemand: komm unter einem anderen Namen.
refused-bad_name = Dein Name hat kein Zeichen, das andere lesen können: schick den Namen, den du haben willst, höchstens 32 Zeichen.
refused-no_table = Du sitzt an keinem Tisch: /newgame eröffnet einen, oder folge einem Link.
refused-no_group_table = In dieser Gruppe ist kein Spiel offen: /newgame eröffnet eins.
refused-table_in_group = Diese Gruppe hat schon ein Spiel: beende es mit /cancelgame, ehe das nächste kommt.
refused-unknown_table = Diesen Tisch gibt es nicht mehr: bitte um einen neuen Link.
refused-link_unknown = Dieser Link taugt nicht: bitte um einen neuen.
refused-link_not_yours = Dieser Link ist für jemand anderen: bitte um einen eigenen.
refused-link_spent = Dieser Link ist verbraucht: bitte um einen neuen.
refused-link_expired = Dieser Link ist abgelaufen: bitte um einen neuen.
refused-banned = Die Gastgeber dieser Gruppe lassen dich nicht mitspielen: frag sie.
refused-has_looked = Du hast die Geheimnisse dieses Tisches gesehen und kannst nicht an ihm sitzen: nimm einen anderen.
refused-private_only = Das gehört in unseren privaten Chat: öffne ihn und schick es dort.
refused-group_only = Das gehört in die Gruppe, in der gespielt wird: schick es dort.
refused-not_a_person = Hinter dieser Nachricht ist niemand zu sehen: schreib als du selbst, nicht als Gruppe oder Kanal.
refused-bots_do_not_play = Bots bleiben an Land: nur Menschen spielen mit.
refused-too_long = Das sind { $length } Zeichen, und höchstens { $most } passen: kürze es.
refused-unknown_command = { $command } kenne ich nicht: /help nennt, was ich verstehe.
refused-zone_unknown = Eine Zeitzone { $zone } kenne ich nicht: schreib sie wie Europe/Berlin oder America/Los_Angeles.
refused-bad_quiet = Das kann ich nicht lesen: schreib Ruhezeiten wie 22:00-08:00 oder off.
refused-bad_setting = Diese Einstellung gibt es nicht: nimm einen der Knöpfe.
refused-bot_full = Ich betreue schon { $tables } Tische, mehr gehen nicht: versuch es wieder, wenn ein Spiel zu Ende ist.
refused-unknown_game = Das Spiel { $game } kenne ich nicht: nimm einen der Knöpfe.
refused-not_yourself = Das kannst du nur für dich selbst tun.
refused-only_clock = Das tut nur die Uhr: warte auf die Frist.
refused-nobody = Unter diesem Konto kenne ich niemanden: er muss mir erst schreiben.
refused-seated = Er spielt an diesem Tisch und kann ihn nicht leiten: nimm jemand anderen.
refused-still_seated = Du sitzt in einem laufenden Spiel: wenn es vorbei ist oder jemand deinen Platz hat, schick /forget noch einmal.
refused-no_panel = Das Pult ist für Gastgeber, Moderatoren und den Eigner: eröffne zuerst einen Tisch.
refused-no_moderator = Niemand moderiert diesen Tisch: frag, wer ihn eröffnet hat.
refused-secret_in_group = Nicht so laut: ich habe es entfernt, wo ich durfte; schreib es mir privat.
refused-edited = Gesagt ist gesagt: Änderungen wirken hier nicht, also schick es neu.
refused-fault = Bei mir ist etwas zerbrochen (Nr. { $error }); nichts wurde geändert, und der Moderator weiß davon. Bitte versuch es noch einmal.
refused-unwritable = Ich kann dir nicht schreiben: öffne unseren privaten Chat und drück auf Start.
