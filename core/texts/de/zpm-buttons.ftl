# Knöpfe der Zombie-Piraten-Mafia: reiner Text, kurz.

button-zpm-vote = 🗳 Wählen
button-zpm-unvote = ✖️ Stimme zurück
button-zpm-vote_as = 🎭 Als { $name } wählen
button-zpm-unvote_as = ✖️ Stimme von { $name } zurück
button-zpm-plank = 🌊 Auf die Planke rufen
button-zpm-execute = ⚓ Hinrichten
button-zpm-release = 🕊 Freilassen
button-zpm-crew = 👥 Mannschaft
button-zpm-role = 🎭 Meine Rolle
button-zpm-rules = 📖 Regeln
button-zpm-save = 💊 Retten
button-zpm-kill = 🔪 Töten
button-zpm-possess = 🪆 Besitz ergreifen
button-zpm-stars = ✨ Sterne lesen
button-zpm-visit = ⚰️ Leiche suchen
button-zpm-rest = 💤 Heute nichts
button-zpm-withdraw = ↩️ Zurück: { $what }
button-zpm-name = { $name }
button-zpm-enough = ✔️ Genug
button-zpm-others = 🎲 Andere Namen
button-zpm-clock = Uhr ⟳
button-zpm-size = { $needed } Seeleute ⟳
button-zpm-house = Zu { $house } spielen
button-zpm-voice = { $alias }, { zpm-place }
button-zpm-door = { $door ->
    [cabin] 🚪 Kajüte der Spione
    [locker] 🚪 Kiste der Toten
    [puppet] 👻 Als { $alias } reden
   *[own] 🗣 Als { $alias } reden
}
button-zpm-say = Sag es
button-zpm-drop = Lass es
button-bind = { $name }
button-zpm-yesterday = 📜 Gestern in Kürze
button-bind-room = { $room ->
    [Meeting] die Versammlung
   *[other] { $room }
}
button-unbind = ↩️ Wieder privat: { $room ->
    [Meeting] die Versammlung
   *[other] { $room }
}
button-zpm-posts = 💬 Beiträge am Tag: { $least } ⟳
