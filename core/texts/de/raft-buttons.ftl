# Knöpfe des Floßes: reiner Text, kurz.

button-raft-open-actions = ✍️ Handlung schreiben
button-raft-open-starvation = 🍖 Essen, geben, tauschen
button-raft-open-accusation = ⚖️ Jemanden beschuldigen
button-raft-open-trial = ⚖️ Farbe nennen
button-raft-voyage = Reise: { $voyage } Karten ⟳
button-raft-pace = Uhr ⟳
button-raft-fast = 🙏 Fasten und beten
button-raft-scavenge = 🐟 Suchen
button-raft-weapon = 🔨 Waffe bauen
button-raft-attack = ⚔️ Angreifen
button-raft-eat = 🍖 Essen
button-raft-give = 🎁 Geben
button-raft-offer = 🤝 Tauschen
button-raft-accept = ✅ { $name }: ja
button-raft-refuse = ❌ { $name }: nein
button-raft-withdraw = ↩️ { $name }: zurück
button-raft-keep = 🙏 Fasten
button-raft-feed = 🍞 Doch abgeben
button-raft-done = 👍 Fertig
button-raft-name = { $name }
button-raft-promise = ein Versprechen
button-raft-red = 🟥 Rot
button-raft-black = ⬛ Schwarz
