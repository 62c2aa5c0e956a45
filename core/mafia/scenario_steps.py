"""The steps of a scenario file: their words, what follows each, and the commands they stand for."""

from collections.abc import Callable
from typing import Any

from core.engine.command import Command, Modkill, Revive
from core.engine.ids import Seat
from core.engine.record import Record
from core.engine.scenario import read_step, read_texts, read_word
from core.mafia import commands as c


class Step(Record, frozen=True):
    """One step of the file: its word and what follows it, checked."""

    word: str
    parts: tuple[str, ...]


MODERATOR = ("modkill", "revive")

CLOCK = ("plank", "close", "open")

WORDS: dict[str, tuple[int, int | None]] = {
    "vote": (2, None),
    "unvote": (1, 1),
    "vote_as": (2, None),
    "unvote_as": (1, 1),
    "plank": (2, 2),
    "execute": (1, 1),
    "release": (1, 1),
    "order": (2, 3),
    "withdraw": (2, 2),
    "post": (2, 2),
    "post_as": (2, 2),
    "modkill": (1, 1),
    "revive": (1, 1),
}
"""How many texts each word needs, and at most."""

ORDERS = {"save": 3, "kill": 3, "possess": 3, "stars": 2, "visit": 3}

WITHDRAWN = ("save", "kill", "possess")

COMMANDS: dict[str, Callable[[Seat, tuple[str, ...]], Command]] = {
    "vote": lambda who, rest: c.Vote(who, rest),
    "unvote": lambda who, rest: c.Unvote(who),
    "vote_as": lambda who, rest: c.VoteAs(who, rest),
    "unvote_as": lambda who, rest: c.UnvoteAs(who),
    "plank": lambda who, rest: c.CallPlank(who, rest[0]),
    "execute": lambda who, rest: c.Execute(who),
    "release": lambda who, rest: c.Release(who),
    "order": lambda who, rest: c.GiveOrder(who, *rest),
    "withdraw": lambda who, rest: c.WithdrawOrder(who, rest[0]),
    "post": lambda who, rest: c.Post(who, rest[0]),
    "post_as": lambda who, rest: c.PostAs(who, rest[0]),
    "modkill": lambda who, rest: Modkill(who),
    "revive": lambda who, rest: Revive(who),
}


def read(step: Any, index: int) -> Step:
    word, rest, place = read_step(step, index, (*WORDS, "to"))
    if word == "to":
        return Step(word, (read_word(rest, place, CLOCK),))
    least, most = WORDS[word]
    parts = read_texts(rest, place, least, most)
    if word == "order":
        kind = read_word(parts[1], f"{place}[1]", tuple(ORDERS))
        read_texts(rest, place, ORDERS[kind], ORDERS[kind])
    if word == "withdraw":
        read_word(parts[1], f"{place}[1]", WITHDRAWN)
    return Step(word, tuple(parts))
