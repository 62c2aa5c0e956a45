"""What a moderator can do for a sailor of Zombie Pirate Mafia now, from the sailor's own options (Z11)."""

from typing import Any

from core.mafia.state import State

PLAIN = ("vote", "unvote", "vote_as", "unvote_as", "plank", "execute", "release", "rest")


def choices(options: dict[str, Any], state: State) -> list[tuple[str, tuple[str, ...]]]:
    """An act and the names it may take. Orders are `order-KIND` and `withdraw-KIND`; a grave may be of any name."""
    found: list[tuple[str, tuple[str, ...]]] = [
        (word, tuple(allowed) if isinstance(allowed, list) else ())
        for word, allowed in options.items()
        if word in PLAIN
    ]
    for kind, allowed in options.get("order", {}).items():
        anybody = tuple(sorted(sailor.alias for sailor in state.sailors)) if kind == "visit" else ()
        found.append((f"order-{kind}", tuple(allowed) if isinstance(allowed, list) else anybody))
    found += [(f"withdraw-{kind}", ()) for kind in options.get("withdraw", ())]
    return found
