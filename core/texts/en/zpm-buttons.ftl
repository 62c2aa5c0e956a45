# Buttons of Zombie Pirate Mafia: plain text, short.

button-zpm-vote = 🗳 Vote
button-zpm-unvote = ✖️ Unvote
button-zpm-vote_as = 🎭 Vote as { $name }
button-zpm-unvote_as = ✖️ Unvote as { $name }
button-zpm-plank = 🌊 Call the plank
button-zpm-execute = ⚓ Execute
button-zpm-release = 🕊 Release
button-zpm-crew = 👥 Crew
button-zpm-role = 🎭 My role
button-zpm-rules = 📖 Rules
button-zpm-save = 💊 Save
button-zpm-kill = 🔪 Kill
button-zpm-possess = 🪆 Possess
button-zpm-stars = ✨ Read the stars
button-zpm-visit = ⚰️ Look for a body
button-zpm-rest = 💤 Nothing tonight
button-zpm-withdraw = ↩️ Withdraw: { $what }
button-zpm-name = { $name }
button-zpm-enough = ✔️ Enough
button-zpm-others = 🎲 Other names
button-zpm-clock = Clock ⟳
button-zpm-size = { $needed } sailors ⟳
button-zpm-house = Play as { $house }
button-zpm-voice = { $alias }, { zpm-place }
button-zpm-door = { $door ->
    [cabin] 🚪 The Spies’ cabin
    [locker] 🚪 The locker
    [puppet] 👻 Speak as { $alias }
   *[own] 🗣 Speak as { $alias }
}
button-zpm-say = Say it
button-zpm-drop = Do not
button-bind = { $name }
button-zpm-yesterday = 📜 Yesterday in short
button-bind-room = { zpm-place }
button-unbind = ↩️ Private again: { zpm-place }
button-zpm-posts = 💬 Posts a day: { $least } ⟳
