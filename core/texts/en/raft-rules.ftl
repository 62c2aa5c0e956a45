# /rules for The Raft of the Medusa: in our own words, complete enough to play by.

raft-rules = <b>The Raft of the Medusa</b>
    You drift with the others until a ship finds you. You begin with 8 health, no food and no weapon; health is never above 10, and at 0 you die. Health, food, weapons and bodies lie open for all to see.

    <b>Each day</b> a card is turned up. The Joker is the rescue ship; any other card is just another day.

    <b>Actions.</b> In secret everyone writes one, and all are shown together. They happen in this order:
    ⚔️ <b>Attack</b> somebody. Everyone in a fight draws a card, and one more for holding a weapon; health plus cards is the score. The lower side dies, and an equal score kills everyone in it. Where two or more attack one, their scores are added, and such fights come first. Draws are made once and hold for all fights of the day.
    🔨 <b>Make a weapon</b>: name a colour, red or black. If the card has it, you have a weapon.
    🐟 <b>Scavenge</b>: name a suit. If the card's value is no higher than your health and its colour is right, you find one food; if the suit is right too, one health more.
    🙏 <b>Fast and pray</b>: name a suit. If the card has it, one food falls into your lap.
    Ace is 1, Jack 11, Queen 12, King 13. If you write nothing, you do nothing.

    <b>Starvation.</b> Give, trade, eat. Once a day you may eat from one body that lay there when this hour began: one food at once. At the end, hand in one food and you keep your health; without it you lose 1. If you hold food it is handed in, unless you say that you fast. Then one card is drawn for each who ate of a body: if any is black, the body is <b>eaten up</b>, and it will be found.

    <b>Rescue.</b> No eaten body aboard: everyone alive wins. Otherwise each survivor blames someone in secret: another survivor or, while an uneaten body lies there, one of those dead. You cannot blame yourself, and silence blames you. Every survivor who is named stands trial: name a colour, and a card is drawn. Right: free. Wrong: hanged. Whoever still lives wins.

    Nobody hears your secrets from me, and every card can be checked when the voyage is over.
