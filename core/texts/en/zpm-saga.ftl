# Zombie Pirate Mafia when it is over, for those who played: who was who, night by night, and the picture of it all.

zpm-saga-who = 📜 <b>Who was who</b> at { $table }
    { $lines }
zpm-saga-life = { $won ->
    [yes] 🏆
   *[no] ▫️
} <b>{ $names }</b>, { $told }, of the { $ship }: { $person }. { $fate }.
zpm-saga-lived = Lived to the end
zpm-saga-fate = { $how ->
    [lynched] lynched on Day { $day }
    [plank] walked the plank on Day { $day }
    [mutineer] died for want of blood on Day { $day }
    [assassin] died of a blade in Night { $day }
    [bite] bitten in Night { $day }
    [both] blade and bites in Night { $day }
    [modkill] taken out by the moderator, { $when } { $day }
    [escaped] escaped on Day { $day }
    [returned] back on Day { $day }
    [revived] brought back, { $when } { $day }
   *[risen] rose as a zombie on Day { $day }
}
zpm-saga-days = 📖 <b>What happened</b> at { $table }
    { $lines }
zpm-saga-page = <b>{ $when } { $day }</b>
zpm-saga-when = { $night ->
    [yes] Night
   *[no] Day
}
zpm-saga-wagon = 🗳 { $name }: { $voters }
zpm-saga-possessed = has { $name } for the coming day.
zpm-saga-risen = 🧟 { $old } rises as <b>{ $name }</b>.
zpm-saga-died = 🌙 <b>{ $name }</b> dies ({ $marks }).
zpm-saga-by = { $by }: { $what }
zpm-saga-picture = 🖼 <b>{ $table }</b> in one picture: the line of each life by day and by night, with its votes above it; red are the votes that lynched.
zpm-saga-title = Zombie Pirate Mafia
zpm-saga-winner = { $winner ->
    [draw] A draw
    [nobody] Called off
   *[other] Victory: { zpm-side }
}
zpm-saga-sign = { $how ->
    [lynched] lynched
    [plank] the plank
    [mutineer] no blood
    [assassin] a blade
    [bite] bitten
    [both] blade and bites
    [modkill] moderator
    [escaped] escaped
    [returned] back
    [revived] brought back
    [risen] rose a zombie
   *[won] has won
}
