### Was gesagt wird, wenn jemand fehlt, der da sein sollte

moderator-silent = Der Moderator von <b>{ $table }</b> war seit { $since_at } nicht zu sehen: zwei Fristen sind vorbei. Du darfst diesen Tisch leiten; /panel öffnet ihn.
outage = Ich war { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} fort. Was du <b>{ $table }</b> inzwischen geschrieben hast, ist da; Knöpfe sind es nicht: tippe bitte noch einmal. { $lengthened ->
    [yes] Die laufende Phase dauert um ebenso viel länger.
   *[other] Die Zeit lief weiter.
}
moderator-outage = Ich war { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} fort, und an <b>{ $table }</b> gingen Tastendrücke verloren. { $lengthened ->
    [yes] Die laufende Phase dauert um ebenso viel länger.
   *[other] Im Panel kannst du die Frist der laufenden Phase verschieben.
}
