"""Names as typed: a slip of the finger is understood, and what may mean two sailors or nobody is asked about."""

from collections.abc import Sequence

from rapidfuzz import fuzz, process

from core.engine.names import name_key
from core.mafia.rooms import rooms_read_by
from core.mafia.state import State
from telegram_bot.handlers.zpm_deck import Deck

CLOSE = 80
"""Of 100: one wrong letter in five."""
CLEARLY = 15
"""By so much the best must be closer than the next."""
ALIKE = 50


def meant(deck: Deck, typed: str, offered: Sequence[str]) -> str | None:
    """Who of `offered` is meant; `None` if that is not clear, or if it is the name of somebody he knows to be gone."""
    key = name_key(typed)
    exact = next((name for name in offered if name_key(name) == key), None)
    if exact is not None or key in seen(deck):
        return exact
    longer = [name for name in offered if len(key) > 1 and name_key(name).startswith(key)]
    if longer:
        return longer[0] if len(longer) == 1 else None
    scored = process.extract(key, {name: name_key(name) for name in offered}, scorer=fuzz.ratio, limit=2)
    if not scored or scored[0][1] < CLOSE:
        return None
    is_clear = len(scored) == 1 or scored[0][1] - scored[1][1] >= CLEARLY
    return str(scored[0][2]) if is_clear else None


def is_barred(deck: Deck, typed: str, offered: Sequence[str]) -> bool:
    """Whether this is a sailor who is there with him for all to see, and yet not one whom he may name."""
    here: list[str] = next(
        (room["crew"] for room in deck.you["rooms"] if room["room"] == deck.you["room"]), []
    )
    return name_key(typed) in {name_key(name) for name in here} - {name_key(name) for name in offered}


def alike(deck: Deck, typed: str, offered: Sequence[str]) -> list[str]:
    """The names to choose from: those like the one typed, or all; in the order in which they were offered. The name of
    somebody he knows to be gone is no slip: then all."""
    key = name_key(typed)
    if key in seen(deck):
        return list(offered)
    like = [name for name in offered if fuzz.partial_ratio(key, name_key(name)) >= ALIKE]
    return like or list(offered)


def seen(deck: Deck) -> set[str]:
    """Keys of the names that he has been told of: never of others, or a slip would tell which names there are."""
    state: State = deck.turn.work.state(deck.table.id)
    ships = rooms_read_by(state, deck.seat) | {state.sailors[deck.seat].ship}
    names = {sailor.aliases[0] for sailor in state.sailors if sailor.ship in ships}
    names |= {name for crew in deck.view["crews"] for name in crew["names"]}
    return {name_key(name) for name in (*names, *deck.you["handles"])}
