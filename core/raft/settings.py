"""What a lobby may set before the game: the length of the voyage and its clock (R0.6, R6.1, R6.2)."""

from core.engine.calendar import Calendar, refusal_of_calendar
from core.engine.record import Record
from core.engine.refusal import Refused

LONGEST_VOYAGE = 52
SHORTEST_VOYAGE = 5
"""Cards besides the Joker (R0.6)."""
LONGEST_PHASE = 24 * 60
"""Minutes."""


class Sitting(Record, frozen=True, tag="sitting"):
    """All phases back to back; their lengths in minutes (R6.1)."""

    actions: int = 3
    starvation: int = 3
    accusation: int = 2
    trial: int = 1


class Settings(Record, frozen=True):
    """`voyage` is how many cards there are in the Day deck besides the Joker (R0.6).

    `pace` is the clock of a sitting, or by post a calendar of day windows (R6.2).
    """

    voyage: int = LONGEST_VOYAGE
    pace: Sitting | Calendar = Sitting()


def refusal_of_settings(settings: Settings) -> Refused | None:
    if not SHORTEST_VOYAGE <= settings.voyage <= LONGEST_VOYAGE:
        return Refused("bad_voyage", {"least": SHORTEST_VOYAGE, "most": LONGEST_VOYAGE})
    match settings.pace:
        case Sitting(actions, starvation, accusation, trial):
            lengths = (actions, starvation, accusation, trial)
            if not all(1 <= minutes <= LONGEST_PHASE for minutes in lengths):
                return Refused("bad_minutes", {"least": 1, "most": LONGEST_PHASE})
            return None
        case Calendar() as calendar:
            return refusal_of_calendar(calendar)
