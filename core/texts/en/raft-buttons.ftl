# Buttons of the raft: plain text, short.

button-raft-open-actions = ✍️ Write your action
button-raft-open-starvation = 🍖 Eat, give, trade
button-raft-open-accusation = ⚖️ Blame somebody
button-raft-open-trial = ⚖️ Name your colour
button-raft-voyage = Voyage: { $voyage } cards ⟳
button-raft-pace = Clock ⟳
button-raft-fast = 🙏 Fast and pray
button-raft-scavenge = 🐟 Scavenge
button-raft-weapon = 🔨 Make a weapon
button-raft-attack = ⚔️ Attack
button-raft-eat = 🍖 Eat
button-raft-give = 🎁 Give
button-raft-offer = 🤝 Trade
button-raft-accept = ✅ Accept { $name }
button-raft-refuse = ❌ Refuse { $name }
button-raft-withdraw = ↩️ Withdraw, { $name }
button-raft-keep = 🙏 Fast
button-raft-feed = 🍞 Hand in after all
button-raft-done = 👍 Done
button-raft-name = { $name }
button-raft-promise = a promise
button-raft-red = 🟥 Red
button-raft-black = ⬛ Black
