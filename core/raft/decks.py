"""Drawing: an Action card is a discard at once and the discards make the next deck; the Day deck ends (R0.3)."""

from core.raft.cards import ACTION_CARDS, DAY_CARDS, JOKER, Card
from core.raft.events import ActionDeckShuffled, CardDrawn, DayDeckShuffled
from core.raft.scene import Scene


class DeckUsedUp(Exception):
    """A deck was given short, and neither cards nor discards are left. It cannot happen to whole decks."""


def shuffle_decks(scene: Scene) -> None:
    """The Action deck is 52 cards; the Day deck is the Joker and as many others as the voyage is long (R0.2, R0.6)."""
    others = DAY_CARDS[:-1]
    if scene.state.settings.voyage < len(others):
        others = scene.chance.shuffled("voyage", others)[: scene.state.settings.voyage]
    scene.tell(DayDeckShuffled(scene.chance.shuffled("day_deck", (*others, JOKER))))
    scene.tell(ActionDeckShuffled(scene.chance.shuffled("action_deck", ACTION_CARDS), again=False))


def top_day_card(scene: Scene) -> Card:
    """The card of the new day; the event that tells it takes it off the deck."""
    if scene.state.day_deck_stale:
        rest = scene.chance.shuffled(f"day_rest/{scene.state.shuffles}", scene.state.day_deck)
        scene.tell(DayDeckShuffled(rest))
    if not scene.state.day_deck:
        raise DeckUsedUp("the Day deck")
    return scene.state.day_deck[0]


def draw(scene: Scene) -> Card:
    """One Action card, from a new deck if there is none left (R0.3)."""
    if scene.state.action_deck_stale and scene.state.action_deck:
        rest = scene.chance.shuffled(f"action_rest/{scene.state.shuffles}", scene.state.action_deck)
        scene.tell(ActionDeckShuffled(rest, again=False))
    if not scene.state.action_deck:
        deck = scene.chance.shuffled(f"reshuffle/{scene.state.shuffles}", scene.state.discards)
        scene.tell(ActionDeckShuffled(deck, again=True))
    if not scene.state.action_deck:
        raise DeckUsedUp("the Action deck")
    card = scene.state.action_deck[0]
    scene.tell(CardDrawn(card))
    return card
