"""The possessed day: the victim is silent, the Doctor speaks for him, and Spies spare him the night after (Z8)."""

from core.engine.ids import Seat
from core.mafia.state import Phase, Possession, State


def possessions_today(state: State) -> tuple[Possession, ...]:
    """Those of this day; by night those of the day before it."""
    return tuple(each for each in state.possessions if each.day == state.day)


def is_possessed(state: State, seat: Seat) -> bool:
    """Whether he is silent today, whatever became of the Doctor (Z8.5)."""
    return state.phase is Phase.DAY and is_shielded(state, seat)


def is_shielded(state: State, seat: Seat) -> bool:
    """Whether he was possessed on the day of this night (Z8.4)."""
    return any(each.victim == seat for each in possessions_today(state))


def victim_of(state: State, doctor: Seat) -> Seat | None:
    """For whom this Doctor may speak now: the possession holds and the victim is present."""
    for each in possessions_today(state):
        if each.doctor == doctor and not each.broken and state.sailors[each.victim].is_present:
            return each.victim
    return None
