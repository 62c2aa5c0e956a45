# Alles, was außerhalb der Spiele gesagt wird: Tür, Rand der Runde, Einstellungen, Moderatoren, Störungen.

game-raft-of-the-medusa = Das Floß der Medusa
game-zombie-pirate-mafia = Zombie-Piraten-Mafia

welcome = Ahoi, { $name }. Ich bin <b>Scuttlebutt</b>: ich hüte die Geheimnisse, zähle die Karten und sehe auf die Uhr, damit ein Spiel keinen Spielleiter braucht.

    Hol mich in eine Gruppe und schick dort /newgame. Hat dir jemand einen Link zu einem Tisch gegeben, dann öffne ihn noch einmal.
    Sprache und Zeitzone stehen unter /settings.
welcome-owner = Willkommen an Bord, { $name }. Das Schiff gehört jetzt dir: /panel öffnet das Pult, und du darfst jeden Tisch sehen.
welcome-group = Ich bin an Bord. /newgame eröffnet hier einen Tisch; alles Geheime geschieht privat.
rights-lacking = Am besten macht ihr mich zum Administrator mit dem Recht: { $rights }. Ohne das: { $lost }.
right-delete = Nachrichten löschen
right-restrict = Mitglieder einschränken
right-pin = Nachrichten anheften
lost-delete = ein hier versehentlich verratenes Geheimnis bleibt stehen
lost-restrict = bei den Anklagen kann ich die Gruppe nicht schließen, dann muss jeder selbst schweigen
lost-pin = die Karte des Tages wird nicht angeheftet
rights-complete = Ich habe hier alle Rechte, die ich brauche.

choose-game = Welches Spiel soll es sein?
choose-game-private = Welches Spiel soll es sein? Du bekommst einen Link für die anderen.
table-opened-toast = Der Tisch ist eröffnet.
table-opened-private = Dein Tisch ist eröffnet. Schick diesen Link allen, die mitspielen sollen:
    { $link }
    Sie kommen in unserem privaten Chat dazu. /startgame beginnt.
joined = Du bist an Bord von <b>{ $table }</b>, { $name }. Ich schreibe dir hier, wenn es etwas zu tun gibt. { who-reads }
    Mit /leave kannst du gehen, bis das Spiel beginnt.
join-here = Nimm in unserem privaten Chat Platz bei <b>{ $table }</b>.
left = { $name } ist nicht mehr bei { $table }. Die See ist geduldig.
cancel-ask = <b>{ $table }</b> absagen? Das Spiel läuft, und niemand würde gewinnen.
cancelled-toast = Das Spiel ist abgesagt.
started = Leinen los.
follows = Du bekommst die Meldungen dieses Tisches privat. Noch einmal /follow beendet das.
follows-not = Keine Meldungen mehr.
nextgame-on = Ich sage dir privat Bescheid, wenn hier das nächste Spiel eröffnet wird.
nextgame-off = Ich sage dir nicht mehr Bescheid, wenn hier ein Spiel eröffnet wird.
room-again = Es ist wieder Platz für einen Tisch: /newgame eröffnet einen, hier oder in deiner Gruppe; wer zuerst kommt, hat ihn.
nextgame-opened = Ein Tisch ist eröffnet: <b>{ $table }</b>.
    { $link }

players-nobody = noch niemand

time-left = <b>{ $table }</b>: die laufende Phase dauert bis { $closes_at } ({ COUNTDOWN($closes_at) }).
time-paused = <b>{ $table }</b>: ⏸ angehalten. Die Uhr steht, bis der Moderator es weitergehen lässt.
time-none = <b>{ $table }</b>: gerade läuft keine Uhr.

settings = <b>Deine Einstellungen</b>
    Sprache: { $language }
    Zeitzone: { $zone }
    Ruhezeiten: { $quiet ->
        [none] keine
       *[other] { $quiet }
    }
    Geplauder: { $digest ->
        [yes] alle drei Stunden auf einmal
       *[no] wie es kommt
    }

    Für eine andere Zone schick /settings zone Europe/Berlin, für Ruhezeiten /settings quiet 22:00-08:00 (oder off), für Geplauder auf einmal /settings digest on (oder off).
settings-changed = Notiert.
language-name = Deutsch

switch-choose = Zu welchem Tisch sprichst du?
switch-only = Du sitzt nur an einem Tisch: <b>{ $table }</b>.
switched = Du sprichst jetzt zu <b>{ $table }</b>.
still-spoken-to = Was du hier schreibst, geht weiter an <b>{ $table }</b>, nicht an { $new }. /switch wählt.

ask-how = Schreib deine Zeile hinter den Befehl: /ask Wie lang ist die Nacht?
ask-sent = Deine Zeile ist beim Moderator.
ask-received = Eine Zeile von { $name } bei <b>{ $table }</b>:
    { $text }

forget-ask = Ich würde deinen Namen, deine Kontonummer und alles löschen, was du geschrieben hast. Das lässt sich nicht zurücknehmen. Ein Fingerabdruck deines Kontos bleibt, solange dich eine Gruppe fernhält oder ein Spiel läuft, dessen Geheimnisse du kennst.
forget-done = Es ist fort. Wenn du wieder schreibst, fangen wir von vorne an.

panel-link = Dein Schlüssel zum Pult, zehn Minuten lang und für ein einziges Mal:
    { $link }
panel-local = { $link }

    Diese Adresse gilt auf der Maschine, auf der ich laufe.

language-chosen = Von jetzt an spreche ich Deutsch mit dir.
rules-choose = Die Regeln welches Spiels?

row-failed = Etwas ist zerbrochen (Nr. { $error }); geändert wurde dadurch nichts. Im Log steht mehr.
moderator-bot-removed = Man hat mich aus der Gruppe von <b>{ $table }</b> genommen. { $pauses ->
    [yes] Das Spiel ruht, bis ich zurück bin.
   *[no] Das Spiel geht privat weiter.
}
moderator-clock-silent = Seit { LENGTH($minutes) } hat niemand nach den Fristen gesehen. Vielleicht steht die Uhr.
bot-back = Ich bin wieder da, und <b>{ $table }</b> geht weiter.
bot-gone = Man hat mich aus der Gruppe von <b>{ $table }</b> genommen. Das Spiel ruht, bis ich zurück bin.
player-unreachable = { $person } ist für <b>{ $table }</b> nicht zu erreichen: ich wurde blockiert oder nie gestartet. Der Platz bleibt; such einen Ersatz (/panel) oder warte.
taken-back = <b>{ $table }</b>: der Moderator hat das Spiel zu einem früheren Punkt zurückgenommen. Was danach geschah, gilt nicht mehr.
card-taken-back = ↩️ Was hier stand, ist zurückgenommen.
unseated = Du sitzt nicht mehr bei <b>{ $table }</b>: auf deinem Platz sitzt jemand anderes. Was du dort erfahren hast, behältst du bis zum Ende für dich.
seated-again = Du sitzt wieder bei <b>{ $table }</b>, auf dem Platz, der deiner war. /role sagt, was du bist.
room-stays-closed = Die Gruppe von <b>{ $table }</b> ist geschlossen, und ich kann sie nicht öffnen: dazu muss ich dort Administrator mit dem Recht sein, Mitglieder einzuschränken. Mach mich dazu, dann öffne ich sie sofort; oder gib den Mitgliedern ihre Berechtigungen von Hand zurück (in den Einstellungen der Gruppe: Berechtigungen).
player-left-group = { $person } hat die Gruppe von <b>{ $table }</b> verlassen. Der Platz bleibt; such einen Ersatz (/panel) oder warte.
seated = Du sitzt jetzt bei <b>{ $table }</b>, auf dem Platz von jemand anderem. { who-reads }
announcement = 📣 Der Moderator von <b>{ $table }</b>:
    { $text }
prod = ⏳ Der Moderator von <b>{ $table }</b> wartet auf dich. /role zeigt, was offen ist.
moderator-says = Der Moderator von <b>{ $table }</b> antwortet:
    { $text }
record-proof = 🔎 Der Keim aller Ziehungen von <b>{ $table }</b>, damit jeder sie nachprüfen kann:
    <code>{ $seed }</code>
    Sein Siegel war <code>{ $seed_hash }</code>. Wer mitgespielt hat, bekommt privat das ganze Protokoll.
record-file = Das ganze Protokoll von <b>{ $table }</b>: jeder Befehl, jedes Ereignis, jede Ziehung. <code>python -m core.verify</code> prüft es.
post = <b>{ $alias }</b>, { $room }
post-receipt = Weitergetragen.
stripped = Erledigt.
deleted = Weggenommen.
outage = Ich war { LENGTH($minutes) } fort. Was du in der Zeit getippt hast, zählt nach seiner eigenen Zeit; Knöpfe, die du bei <b>{ $table }</b> gedrückt hast, sind vielleicht verloren{ $closed_at ->
    [none] , also drück sie noch einmal.
   *[other] . Die Phase hat um { $closed_at } geschlossen, wie sie sollte; ist dir dabei ein Knopfdruck verloren gegangen, sag es dem Moderator: /ask.
}{ $lengthened ->
    [yes] {" "}Die laufende Phase ist um so viel länger.
   *[no] {""}
}
moderator-outage = Ich war { LENGTH($minutes) } fort, und <b>{ $table }</b> hat so viel von seiner Phase verloren.{ $closed_at ->
    [none] { $lengthened ->
        [yes] {" "}Sie ist um so viel verlängert.
       *[no] {" "}Ein Tipp gibt ihr die Zeit zurück.
    }
   *[other] {" "}Ihr Schluss um { $closed_at } fiel in diese Zeit: er gilt von da an, mit allem, was vorher getippt war; Knopfdrücke sind verloren. Ist das ungerecht, hol das Spiel vor den Schluss zurück. Vorher siehst du, was das ungeschehen macht.
}
outage-take-back = <b>{ $table }</b> vor den Schluss zurückholen ({ phase-named })? { $events ->
    [one] Ein Ereignis zählt dann nicht mehr
   *[other] { $events } Ereignisse zählen dann nicht mehr
}; die Phase hat wieder { LENGTH($minutes) }, wie bei meinem Stillstand, und ruht, bis du sie weitergehen lässt. Alle hören davon.
    { $secrets ->
    [0] Von dem, was danach kam, ist noch kein Geheimnis hinaus.
    [one] Ein Geheimnis ist schon hinaus und bleibt gelesen, bei { $names }. Das Pult (/panel) zeigt es.
   *[other] { $secrets } Geheimnisse sind schon hinaus und bleiben gelesen, bei { $names }. Das Pult (/panel) zeigt jedes.
    } Warum? Es wird festgehalten.
outage-given-back = ✔️ <b>{ $table }</b>: ⏰ was meine Abwesenheit der Phase genommen hat, ist zurückgegeben.
outage-taken-back = <b>{ $table }</b> steht wieder vor dem Schluss, mit noch { LENGTH($minutes) } bis dahin, und ruht. Lass es weitergehen, wenn alle wieder da sind.
phase-named = { $phase ->
    [actions] Tag { $day }, Handlungen
    [starvation] Tag { $day }, Hunger
    [accusation] die Anklagen
    [trial] das Gericht
    [day] Tag { $day }
    [night] Nacht { $day }
   *[other] die Zeit im Hafen
}
moderator-silent = Der Moderator von <b>{ $table }</b> wurde seit { $since_at } nicht gesehen{ $again ->
    [yes] , und auch keine Vertretung hat sich gemeldet
   *[no] {""}
}. { $whom ->
    [blind] Der Tisch ist vor dir verborgen: ernenne am Pult (/panel) jemanden, der nach ihm sieht.
    [owner] Siehst du nach dem Tisch? /panel öffnet das Pult. Bis der Moderator zurück ist, erreichen Zeilen und Meldungen vom Tisch auch dich.
   *[deputy] Siehst du nach dem Tisch? /panel öffnet das Pult.
}
moderator-missed = Du wurdest bei <b>{ $table }</b> seit { $since_at } nicht gesehen, darum habe ich { $owners ->
    [yes] gerufen, wem dieses Schiff gehört
   *[no] deine Vertretung gerufen
}: { $names }. Was an deiner Stelle geschieht, liest du hier.
deputy-did = 🧭 <b>{ $table }</b>, an deiner Stelle: { $name } hat { $what ->
    [pause] das Spiel angehalten
    [resume] das Spiel weiterlaufen lassen
    [move_deadline] die Frist verschoben
    [close_now] die Phase geschlossen
    [modkill] jemanden herausgenommen
    [revive] jemanden zurückgeholt
    [substitute] einen Ersatz auf einen Platz gesetzt
    [rename] einen Namen geändert
    [take_back] Geschehenes zurückgenommen
    [start] das Spiel begonnen
    [cancel_game] das Spiel abgesagt
    [end_game] das Spiel beendet
    [change_timetable] den Kalender geändert
    [cancel_lynching] ein Lynchen aufgehoben oder verlegt
    [set_sailor] geändert, was jemand hat
    [resend] eine Nachricht noch einmal geschickt
    [announce] als Moderator gesprochen
    [prod] Spieler erinnert
    [answer] eine Zeile beantwortet
    [remove_post] einen Beitrag von allen Telefonen genommen
    [blind] den Tisch vor den Eignern verborgen
   *[other] etwas geändert
}.{ $reason ->
    [none] {""}
   *[other] {" "}Vermerkt: { $reason }.
}
appointed = 🧭 Du bist jetzt { $deputy ->
    [yes] Vertretung
   *[no] Moderator
} von <b>{ $table }</b>. Du darfst alles, was ein Moderator darf: /panel gibt dir das Pult und Knöpfe zum Anhalten, Verlängern, Erinnern und für einen Ersatz. Zeilen an den Moderator und Meldungen erreichen auch dich.{ $deputy ->
    [yes] {" "}Schweigt der Moderator über zwei Phasenenden, rufe ich dich hier.
   *[no] {""}
} Wer in die Geheimnisse eines Tisches gesehen hat, kann dort nicht mehr spielen.
dismissed = Du leitest <b>{ $table }</b> nicht mehr: was dort den Moderatoren gesagt wird, erreicht dich nicht mehr.
appointed-unreachable = { $person }, { $deputy ->
    [yes] Vertretung
   *[no] Moderator
} von <b>{ $table }</b>, ist nicht zu erreichen: ich wurde blockiert oder nie gestartet. Bitte um ein /start in unserem privaten Chat, oder lass jemand anderen ernennen.
again-invitation = <b>{ $table }</b> fährt noch einmal, mit denselben Einstellungen. Dein Platz:
    { $link }
bridge = 🧭 <b>{ $table }</b>: was soll geschehen? Ich frage vorher noch einmal, auch nach dem Grund; beides wird mit deinem Namen festgehalten.
bridge-pause-sure = <b>{ $table }</b> anhalten? Die Uhr steht, niemand kann handeln, bis du es weitergehen lässt, und alle hören davon. Warum? Der Grund wird festgehalten; kein Spieler erfährt ihn.
bridge-resume-sure = <b>{ $table }</b> weitergehen lassen? { $closes_at ->
    [none] Die Uhr läuft wieder
   *[other] Die Uhr läuft weiter mit dem, was beim Anhalten übrig war: die Phase schließt dann um { $closes_at }
}, und alle hören davon. Warum? Der Grund wird festgehalten; kein Spieler erfährt ihn.
bridge-longer-how = Um wie viel soll die laufende Phase von <b>{ $table }</b> länger werden?
bridge-longer-sure = Die laufende Phase von <b>{ $table }</b> um { LENGTH($minutes) } verlängern? { $paused ->
    [yes] Sie ruht weiter und hat so viel mehr vor sich
   *[no] Sie schließt dann um { $closes_at }
}, die Erinnerungen rücken mit, und alle hören davon. Warum? Der Grund wird festgehalten; kein Spieler erfährt ihn.
bridge-remind-sure = { $count ->
    [one] Auf eine Person wird noch gewartet
   *[other] Auf { $count } wird noch gewartet
}, bei <b>{ $table }</b>. { $count ->
    [one] Diese eine
   *[other] Sie alle
} unter vier Augen erinnern? Kein anderer Spieler hört davon. Warum? Es wird festgehalten.
bridge-remind-who = <b>{ $table }</b>: { $count ->
    [0] auf niemanden wird gerade gewartet. Wen soll ich trotzdem
    [one] auf eine Person wird gewartet. Wen soll ich
   *[other] auf { $count } wird gewartet. Wen soll ich
} unter vier Augen erinnern?
bridge-remind-one-sure = <b>{ $name }</b> unter vier Augen an { $table } erinnern? Kein anderer Spieler hört davon. Warum? Es wird festgehalten.
bridge-done = Erledigt.
bridge-was-done = ✔️ <b>{ $table }</b>: { $what ->
    [bridge-pause] ⏸ es ruht
    [bridge-resume] ▶️ es geht weiter
    [bridge-longer] ⏰ die Phase dauert länger
    [bridge-close] ⏭ die Phase ist geschlossen
    [bridge-remind] 🔔 erinnert
    [bridge-remove] ☠️ aus dem Spiel genommen
    [bridge-replace] 🔄 Ersatz wird gesucht
    [give-back] ⏪ zurück vor den Schluss
    [take-off] 🗑 der Beitrag ist weggenommen
   *[other] erledigt
}. Vermerkt: { $reason }.
bridge-was-stopped = ✋ <b>{ $table }</b>: es geschieht nichts.
bridge-remove-who = <b>{ $table }</b>: Wer wird herausgenommen?
bridge-replace-who = <b>{ $table }</b>: Wessen Platz geht an einen Ersatz?
bridge-close-sure = Die laufende Phase von <b>{ $table }</b> jetzt schließen, mit allem, was das mit sich bringt? { $count ->
    [0] Auf niemanden wird mehr gewartet.
    [one] Auf eine Person wird noch gewartet: Wer nicht gehandelt hat, hat nicht gehandelt.
   *[other] Auf { $count } wird noch gewartet: Wer nicht gehandelt hat, hat nicht gehandelt.
} Warum? Der Grund wird festgehalten; kein Spieler erfährt ihn.
bridge-remove-sure = <b>{ $name }</b> aus { $table } nehmen? Das ist der sofortige Tod, und wer ihn sieht, hört davon. Warum? Der Grund wird festgehalten; kein Spieler erfährt ihn.
bridge-write = <b>{ $table }</b>: Schreib den Grund jetzt, in einer Nachricht. Sobald er da ist, geschieht, was du gewählt hast.
bridge-stopped = Es geschieht nichts.
bridge-replace-link = Wer diesen Link zuerst öffnet, sitzt auf dem Platz von <b>{ $name }</b> bei { $table }; er gilt einen Tag.
    { $link }
bridge-reminded = { $count ->
    [one] Eine Person wurde erinnert.
   *[other] { $count } wurden erinnert.
}
lobby-expired = Niemand hat <b>{ $table }</b> in einer Woche begonnen, also räume ich den Tisch ab.
report-received = { $name } bei <b>{ $table }</b> weist auf etwas hin, das { $alias } gesagt hat:
    <i>{ $kind ->
        [photo] (ein Bild)
        [animation] (ein GIF)
        [sticker] (ein Sticker)
        [album] (ein Album)
       *[text] { $post }
    }</i>
    { $text }
answer-how = Schreib die Antwort; sie geht als die des Moderators hinaus.
answer-was-sent = ✔️ <b>{ $table }</b>: die Antwort ist als die des Moderators hinausgegangen.
answer-sent = Die Antwort ist unterwegs.
zone-ask = Eine Frage: nach der Uhr welcher Stadt lebst du? Jede andere: /settings zone Asia/Manila
zone-chosen = Ich nenne dir die Zeit von { $zone }.
kept-out = { $name } darf an den Spielen dieser Gruppe nicht teilnehmen{ $until_at ->
    [none] {""}
   *[other] {" "}bis { $until_at }
}.{ $now ->
    [lobby] {" "}Der Platz in der Lobby ist wieder frei.
    [running] {" "}Das laufende Spiel geht weiter, wie es ist: ein Platz darin bleibt, bis ein Moderator ihn einem Ersatz gibt (/panel, 🔄 Ersetzen).
   *[none] {""}
}
put-off = Du bist nicht mehr bei <b>{ $table }</b>: der Gastgeber lässt dich an den Spielen jener Gruppe nicht teilnehmen.
let-in = { $name } darf an den Spielen dieser Gruppe wieder teilnehmen.
roll-call = 📣 <b>{ $table }</b> { $starts_at ->
    [none] beginnt gleich
   *[other] beginnt um { $starts_at } ({ COUNTDOWN($starts_at) })
}. Bist du da?
roll-called = Der Aufruf ist hinaus.
roll-is-here = 📣 <b>{ $table }</b>: 🙋 du bist da und zählst mit. Falls du doch nicht kannst: /leave
roll-is-gone = 📣 <b>{ $table }</b>: 🚪 du kannst nicht und hast deinen Platz freigegeben.
roll-noted = Gut: du zählst mit.
roll-left = Du bist vom Tisch. Die See ist geduldig.
roll = 📣 <b>Aufruf.</b> Da: { $here ->
    [none] noch niemand
   *[other] { $here }
}. Noch nichts gehört von: { $missing ->
    [none] niemandem
   *[other] { $missing }
}.
reserve = { $how ->
    [late] Jemand war schneller: <b>{ $table }</b> ist wieder voll. Du behältst deinen Platz in der Reihe, Nummer { $place } der Reserve
    [again] <b>{ $table }</b> ist noch voll, und du stehst schon in der Reihe: du behältst deinen Platz, Nummer { $place } der Reserve
   *[new] <b>{ $table }</b> ist voll. Du bist Nummer { $place } der Reserve
}; ich sage dir, wenn ein Platz frei wird.
reserve-gone = { $name } wartet nicht mehr auf einen Platz bei <b>{ $table }</b>.
reserve-left-over = { $status ->
    [running] <b>{ $table }</b> hat ohne dich begonnen. Du bleibst Nummer { $place } der Reserve: muss jemand ersetzt werden, wirst du vielleicht hier gefragt.
    [cancelled] <b>{ $table }</b> ist abgesagt, und niemand wartet mehr auf einen Platz.
   *[over] <b>{ $table }</b> ist zu Ende, und niemand wartet mehr auf einen Platz.
}{ $next ->
    [yes] {" "}/nextgame in der Gruppe sagt dir, wenn der nächste Tisch aufgeht.
   *[no] {""}
}
place-free = Bei <b>{ $table }</b> ist ein Platz frei; wer zuerst kommt, hat ihn:
    { $link }
lobby-start = { $starts_at ->
    [none] {""}
   *[other] {" "}📅 Beginn: { $starts_at } ({ COUNTDOWN($starts_at) }).
}
start-ask = Wann soll <b>{ $table }</b> beginnen? Eine Uhrzeit: /startgame 20:30
start-announced = 📅 <b>{ $table }</b>{ $starts_at ->
    [none] : es ist kein Beginn mehr angekündigt.
   *[other] {" "}soll um { $starts_at } beginnen ({ COUNTDOWN($starts_at) }). Zehn Minuten vorher rufe ich die Mannschaft auf. Zur Stunde frage ich den Gastgeber; von selbst beginnt nichts.
}
start-noted = Der Beginn ist angekündigt.
start-hour = ⏰ <b>{ $table }</b>: das ist die Stunde, die du angekündigt hast, und { $count ->
    [0] niemand ist an Bord
    [one] eine Person ist an Bord
   *[other] { $count } sind an Bord
}. Leg ab oder wähl eine spätere Stunde; von selbst beginne ich nichts.
report-sent = Der Moderator ist darauf hingewiesen.
report-how = Schick /report als Antwort auf den Beitrag, den du meinst; Worte dahinter gehen mit.
report-ask = Soll ich den Moderator auf das hinweisen, was <b>{ $alias }</b> gesagt hat?
take-off-sure = Diesen Beitrag von allen Telefonen nehmen? Wer ihn schrieb, behält seine eigene Nachricht.{ $old ->
    [yes] {" "}Er ist mehr als 48 Stunden alt: Telegram lässt ihn in privaten Chats stehen, und nur aus dem Protokoll und dem Kanal des Raums verschwindet er.
   *[no] {""}
} Warum? Der Grund wird festgehalten; kein Spieler erfährt ihn.
bridge-replace-whom = <b>{ $table }</b>: wer soll den Platz von <b>{ $name }</b> einnehmen?
bridge-replace-why = Ein Ersatz für <b>{ $name }</b> bei { $table }: warum? Der Grund wird festgehalten; kein Spieler erfährt ihn.
bridge-replace-asked = { $name } wird gefragt; der Link gilt für eine Person, einmal, einen Tag lang.
bridge-replace-earlier = Der Link, der vorher für den Platz von <b>{ $name }</b> bei { $table } gemacht wurde, gilt nicht mehr, wer ihn auch hat.
bridge-replace-called = Die Gruppe ist gerufen; wer den Link zuerst öffnet, hat den Platz.
substitute-asked = Du hast auf einen Platz gewartet: bei <b>{ $table }</b> ist einer frei, mitten im Spiel, mit allem, was dazugehört. Er gehört einen Tag lang dir:
    { $link }
substitute-wanted = 🔄 <b>{ $table }</b> sucht einen Ersatz. Wer diesen Link zuerst öffnet, setzt sich hin:
    { $link }
substitute-declined = { $person } will den Platz bei <b>{ $table }</b> nicht; dieser Link gilt nicht mehr. /panel, 🔄 Ersetzen findet jemand anderen.
substitute-came = { $person } hat sich bei <b>{ $table }</b> als Ersatz hingesetzt.
silence-of = { $name } ({ $count }, an { $times } Tagen)
moderator-silence = 🔕 <b>{ $table }</b>, Tag { $day }: { $least ->
    [1] kein Beitrag
   *[other] weniger als { $least } Beiträge
}, und nicht zum ersten Mal: { $names }. Sie wissen es. Von selbst folgt nichts: /panel erinnert sie oder findet einen Ersatz.
