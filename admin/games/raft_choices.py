"""What a moderator can do for a sailor of the raft now, from the sailor's own options (R6.3)."""

from typing import Any

from core.engine.names import name_key
from core.raft.cards import Colour, Suit

SUITS = tuple(suit.value for suit in Suit)
COLOURS = tuple(colour.value for colour in Colour)


PLAIN = frozenset({"attack", "eat", "feed", "done", "accept", "refuse", "withdraw", "blame"})


def choices(options: dict[str, Any], phase: str) -> list[tuple[str, tuple[str, ...]]]:
    """What a moderator can do for a seat now, from the seat's own options: an act and what it may name."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for word, allowed in options.items():
        names = tuple(sorted(allowed, key=name_key)) if isinstance(allowed, list) else ()
        match word:
            case "fast" if phase == "actions":
                found.append(("write-fast", SUITS))
            case "fast":
                found.append(("keep", ()))
            case "scavenge":
                found.append(("write-scavenge", SUITS))
            case "weapon":
                found.append(("write-weapon", COLOURS))
            case "colour":
                found.append(("colour", COLOURS))
            case _ if word in PLAIN:
                found.append((word, names))
            case _:
                pass  # giving and offering take amounts as well: they have a form of their own
    return found
