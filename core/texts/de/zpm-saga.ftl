# Zombie-Piraten-Mafia am Ende, für die, die mitgespielt haben: wer wer war, Nacht für Nacht, und das Bild von allem.

zpm-saga-who = 📜 <b>Wer wer war</b>: { $table }
    { $lines }
zpm-saga-life = { $won ->
    [yes] 🏆
   *[no] ▫️
} <b>{ $names }</b>, { $told }, Schiff { $ship }: { $person }. { $fate }.
zpm-saga-lived = Lebte bis zum Ende
zpm-saga-fate = { $how ->
    [lynched] gelyncht an Tag { $day }
    [plank] über die Planke an Tag { $day }
    [mutineer] gestorben, weil kein Blut floss, an Tag { $day }
    [assassin] eine Klinge in Nacht { $day }
    [bite] gebissen in Nacht { $day }
    [both] Klinge und Bisse in Nacht { $day }
    [modkill] vom Moderator herausgenommen, { $when } { $day }
    [escaped] entkommen an Tag { $day }
    [returned] zurück an Tag { $day }
    [revived] zurückgeholt, { $when } { $day }
   *[risen] als Zombie auferstanden an Tag { $day }
}
zpm-saga-days = 📖 <b>Was geschah</b>: { $table }
    { $lines }
zpm-saga-page = <b>{ $when } { $day }</b>
zpm-saga-when = { $night ->
    [yes] Nacht
   *[no] Tag
}
zpm-saga-wagon = 🗳 { $name }: { $voters }
zpm-saga-possessed = hat { $name } für den kommenden Tag.
zpm-saga-risen = 🧟 { $old } steht auf als <b>{ $name }</b>.
zpm-saga-died = 🌙 <b>{ $name }</b> stirbt ({ $marks }).
zpm-saga-by = { $by }: { $what }
zpm-saga-picture = 🖼 <b>{ $table }</b> in einem Bild: die Linie jedes Lebens bei Tag und bei Nacht, darüber seine Stimmen; rot sind die Stimmen, die gelyncht haben.
zpm-saga-title = Zombie-Piraten-Mafia
zpm-saga-winner = { $winner ->
    [draw] Unentschieden
    [nobody] Abgesagt
   *[other] Sieg: { zpm-side }
}
zpm-saga-sign = { $how ->
    [lynched] gelyncht
    [plank] die Planke
    [mutineer] kein Blut
    [assassin] eine Klinge
    [bite] gebissen
    [both] Klinge und Bisse
    [modkill] Moderator
    [escaped] entkommen
    [returned] zurück
    [revived] zurückgeholt
    [risen] als Zombie
   *[won] hat gewonnen
}
