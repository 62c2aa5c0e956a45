"""All deeds of the panel, by game and name."""

from admin.deeds import clock, course, errands, mafia, raft, seats
from admin.deeds.deed import Asking, Deed, Errand, Unreadable, Wish

__all__ = ["Asking", "Deed", "Errand", "Unreadable", "Wish", "find_deed"]

EVERYWHERE = (*clock.DEEDS, *seats.DEEDS, *course.DEEDS, *errands.DEEDS)

OF_GAME = {"raft-of-the-medusa": raft.DEEDS, "zombie-pirate-mafia": mafia.DEEDS}


def find_deed(game: str, name: str) -> Deed | None:
    return next((deed for deed in (*OF_GAME.get(game, ()), *EVERYWHERE) if deed.name == name), None)
