"""The one source of what is allowed, read by validation, buttons and prods: who may command, and whom he may name.

The order of the questions is public (scenario format): the first that fails is the answer.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from core.engine.chance import Chance
from core.engine.command import SeatCommand
from core.engine.ids import Seat
from core.engine.names import name_key
from core.engine.refusal import Refused
from core.engine.story import Story
from core.mafia.possession import is_possessed
from core.mafia.state import Phase, State, Status, crew_of, home_of

Ask = Callable[[State, Seat], bool]
Handler = Callable[[Story[State], Any, Chance, datetime], Refused | None]


def yes(state: State, who: Seat) -> bool:
    return True


def no(state: State, who: Seat) -> bool:
    return False


def nobody(state: State, who: Seat) -> tuple[Seat, ...]:
    return ()


def crew(state: State, who: Seat) -> tuple[Seat, ...]:
    """Whom he may name by day: the present sailors of his room, himself included (Z3.1)."""
    return crew_of(state, home_of(state, who))


def anybody(state: State, who: Seat, target: Seat) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Right:
    """When a command is allowed. Each question is about the seat that gives it.

    - `is_order`: he must have been present when the night began.
    - `has_power` (`no_such_power`), `is_spent` (`power_spent`), `is_late` (`too_late`).
    - `stands`: what the command presupposes is there (`bad_call`); `can_undo`: there is something to take back.
    - `here`: who can be named at all (`not_here`), `may_name`: who of them (`bad_target`).
    """

    phase: Phase
    is_order: bool = False
    has_power: Ask = yes
    is_spent: Ask = no
    is_late: Ask = no
    stands: Ask = yes
    can_undo: Ask = yes
    here: Callable[[State, Seat], tuple[Seat, ...]] = nobody
    may_name: Callable[[State, Seat, Seat], bool] = anybody


@dataclass(frozen=True, slots=True)
class Power:
    """A command that a sailor may give by day, when, and what it does."""

    command: type[SeatCommand]
    right: Right
    perform: Handler


def refusal(state: State, who: Seat, right: Right) -> str | None:
    """Why this seat may not give the command at all, whomever it names; `None`: he may."""
    for code, fails in LADDER:
        if fails(state, who, right):
            return code
    return None


# Who is possessed is silent by day, whatever power he has (Z8.1, Z8.3).
LADDER: tuple[tuple[str, Callable[[State, Seat, Right], bool]], ...] = (
    ("game_over", lambda state, who, right: state.phase is Phase.OVER),
    ("unknown_seat", lambda state, who, right: who not in state.seats),
    ("not_in_play", lambda state, who, right: not state.sailors[who].is_living),
    ("not_present", lambda state, who, right: not _is_there(state, who, right)),
    ("not_open", lambda state, who, right: state.phase is not right.phase),
    ("silenced", lambda state, who, right: right.phase is Phase.DAY and is_possessed(state, who)),
    ("no_such_power", lambda state, who, right: not right.has_power(state, who)),
    ("power_spent", lambda state, who, right: right.is_spent(state, who)),
    ("too_late", lambda state, who, right: right.is_late(state, who)),
    ("bad_call", lambda state, who, right: not right.stands(state, who)),
    ("nothing_to_undo", lambda state, who, right: not right.can_undo(state, who)),
)


def _is_there(state: State, who: Seat, right: Right) -> bool:
    if right.is_order and state.phase is Phase.NIGHT and who not in state.night.roster:
        return False
    return state.sailors[who].status is not Status.AWAY


def targets(state: State, who: Seat, right: Right) -> tuple[Seat, ...]:
    """Whom he may name, in seat order."""
    return tuple(seat for seat in right.here(state, who) if right.may_name(state, who, seat))


def judge(state: State, who: Seat, right: Right, names: Sequence[str] = ()) -> tuple[Seat, ...] | Refused:
    """The seats that the names mean, or why the command is refused; of several names the first wrong one decides."""
    code = refusal(state, who, right)
    if code is not None:
        return Refused(code)
    here = {name_key(state.sailors[seat].alias): seat for seat in right.here(state, who)}
    found = []
    for name in names:
        seat = here.get(name_key(name))
        if seat is None:
            return Refused("not_here", {"name": name})
        if not right.may_name(state, who, seat):
            return Refused("bad_target", {"name": name})
        found.append(seat)
    return tuple(found)


def judge_vote(state: State, who: Seat, right: Right, names: Sequence[str]) -> tuple[Seat, ...] | Refused:
    """As `judge`; a name given twice has no effect the second time (Z3.2), no name at all is `not_here`."""
    found = judge(state, who, right, names or ("",))
    return found if isinstance(found, Refused) else tuple(dict.fromkeys(found))
