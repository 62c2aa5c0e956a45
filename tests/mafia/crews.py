"""Any commands, legal or not, for games that are played at random: each is made from four small numbers."""

from collections.abc import Sequence

from core.engine.command import (
    CloseNow,
    Command,
    DeadlineReached,
    Modkill,
    Pause,
    Rename,
    Resume,
    Revive,
    Substitute,
)
from core.engine.ids import Person, Seat
from core.mafia import commands as c
from core.mafia.options import options
from core.mafia.ruleset import RULESET
from core.mafia.state import CABIN, LOCKER, State, crew_of, home_of
from tests.mafia.port import Port

KINDS = ("kill", "save", "possess", "stars", "visit", "kill")


def command_of(state: State, numbers: Sequence[int]) -> Command:
    """Half of them one of the seat's own buttons; else shipmates are named more often than strangers."""
    kind, who, other, third = numbers
    seat = Seat(who % len(state.sailors))
    if kind % 2 and kind % 40 < 20:
        pressed = button(state, seat, other, third)
        if pressed is not None:
            return pressed
    crew = crew_of(state, home_of(state, seat)) or (seat,)
    name, next_name = (state.sailors[crew[each % len(crew)]].alias for each in (other, third))
    if third % 11 == 0:
        name = [*(alias for sailor in state.sailors for alias in sailor.aliases), "Nobody"][
            other % len(state.sailors)
        ]
    return _choose(state, kind % 40, seat, name, next_name, third)


def button(state: State, seat: Seat, other: int, third: int) -> Command | None:
    """One of the commands on offer to this seat, none that only talks."""
    found = [
        word for word in options(state, seat) if word not in ("post", "post_as", "speak", "rest", "unvote")
    ]
    if not found:
        return None
    word = found[third % len(found)]
    offered = options(state, seat)[word]
    match word:
        case "order":
            kind = sorted(offered)[other % len(offered)]
            names = offered[kind]
            return c.GiveOrder(seat, kind, _pick(names, other) if names is not True else "Anybody")
        case "withdraw":
            return c.WithdrawOrder(seat, _pick(offered, other))
        case "vote":
            return c.Vote(seat, (_pick(offered, other),))
        case "vote_as":
            return c.VoteAs(seat, (_pick(offered, other),))
        case "plank":
            return c.CallPlank(seat, _pick(offered, other)) if offered else None
        case _:
            return {"execute": c.Execute, "release": c.Release, "unvote_as": c.UnvoteAs}[word](seat)


def _pick(names: Sequence[str], number: int) -> str:
    return names[number % len(names)] if names else "Nobody"


def _choose(state: State, kind: int, seat: Seat, name: str, next_name: str, third: int) -> Command:
    if kind < 11:
        return c.Vote(seat, (name, next_name) if third % 2 else (name,))
    if kind < 20:
        order = KINDS[third % len(KINDS)]
        return c.GiveOrder(seat, order, "" if order == "stars" else name)
    if kind < 26:
        return _clock(state)
    return _seldom(seat, name, third)[kind % 14]


def _clock(state: State) -> Command:
    due = RULESET.next_deadline(state)
    return CloseNow() if due is None else DeadlineReached(due.kind, due.at)


def _seldom(seat: Seat, name: str, third: int) -> list[Command]:
    return [
        c.CallPlank(seat, name),
        c.Execute(seat),
        c.Release(seat) if third % 3 == 0 else c.Execute(seat),
        c.Unvote(seat),
        c.VoteAs(seat, (name,)),
        c.UnvoteAs(seat),
        c.Post(seat, f"post {third}"),
        c.PostAs(seat, f"post {third}"),
        c.WithdrawOrder(seat, KINDS[third % 3]),
        c.Speak(seat, (CABIN, LOCKER)[third % 2], "whisper"),
        c.Rest(seat),
        Revive(seat) if third % 2 else Modkill(seat),
        Substitute(seat, Person(1000 + third)) if third % 2 else Rename(seat, f"Quill {third}"),
        (c.CancelLynching(seat), c.RedrawZombies(), Pause(), Resume())[third % 4],
    ]


def play(port: Port, moves: Sequence[Sequence[int]]) -> None:
    """Gives the commands one after another; what is refused changes nothing."""
    for numbers in moves:
        before = port.state
        command = command_of(before, numbers)
        if isinstance(command, DeadlineReached):
            port.now = max(port.now, command.at)
        if port.send(command) is not None:
            assert port.state is before
