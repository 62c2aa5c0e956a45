# /rules for Zombie Pirate Mafia: in our own words, complete enough to play by.

zpm-rules = <b>Zombie Pirate Mafia</b>
    Pirates hunt Spies; from Day 3 some of the dead walk again. Three ships sail for two days, each a game of its own with its own room; on Day 3 all meet at Tortuga.

    <b>Names.</b> You are known by your alias and nothing else. What you write to me by day is posted in your room under it. Rooms are closed at night.

    <b>Day.</b> Vote for one of your room, yourself too; change it as often as you like. A vote may name several: it counts for the first who is present. Bodies are all who are present in the room; whoever has the votes of more than half of them is lynched at once. If nobody was lynched by the close, the most votes lynch. The Captain may once call somebody to the plank.

    <b>A tie</b> is broken by rank: the best voter of each side is compared, then the second best, and the higher side lynches. If they are equal all the way, all on top are lynched. From high to low: Captain, Medicine Man, Assassin, Escape Artist, Astrologer, Vanilla Pirate, Insomniac, Pea-Brain, Drunk, Mutineer, Necrophiliac, Spies, zombies.

    <b>Night.</b> Orders are carried out together when the night ends, and whoever dies still acts. In the morning each death is told to its room with its marks: a blade, bites, or both. No role is revealed before the end.

    <b>Spies</b> (two, on different ships) know each other, kill by night and talk by night in their cabin. The <b>Voodoo Doctor</b> is one of them: once he possesses somebody for a day, who then reads and is silent; the night after, Spies cannot kill that sailor.
    <b>Assassins</b> kill by night, each alone. The <b>Medicine Man</b> saves, though never from Assassins. The <b>Escape Artist</b> slips the noose and the plank, and is away till the day after next. The <b>Mutineer</b> dies on a day without blood. The <b>Insomniac</b> fears no Spy and no Assassin at night, the <b>Pea-Brain</b> no zombie. The <b>Astrologer</b> once reads the stars, the <b>Necrophiliac</b> looks for bodies from Night 3. The <b>Drunk</b> is told that he is the Mutineer, and has neither power nor curse.

    <b>Day 3.</b> One to six of the dead pirates rise as zombies under new names, and are introduced as a crew like any other. Their old powers are gone. From Night 3 each zombie chooses a victim; most choices decide, and a tie falls to the zombie who ranked lowest in life.

    <b>The end</b> (from Day 3 on). No Spy and no zombie living: the Citizens win, that is all pirates who are no zombies. Two sailors present or fewer: the Spies win if one is there, else the Zombies. The dead win with their side.

    <b>Fair play.</b> Do not quote my letters, do not carry words from room to room, do not talk about the game elsewhere, and do not say who you are behind your alias.
