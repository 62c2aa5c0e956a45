"""What would happen if the phase closed now: asked by the moderator, who is told what was drawn for it too (Z11)."""

from datetime import datetime
from typing import Any

from core.engine.chance import Chance
from core.engine.command import CloseNow
from core.engine.refusal import Refused
from core.engine.ruleset import MODERATOR
from core.mafia.audience import tell
from core.mafia.decide import decide
from core.mafia.events import ClockResumed, PlankDeadlinePassed
from core.mafia.state import State

UNSAID = (ClockResumed, PlankDeadlinePassed)


def would_happen(state: State, chance: Chance, now: datetime) -> list[dict[str, Any]]:
    """The events of the close as a moderator is told them, in their order; nothing of it happens.

    Empty when no phase is open. The same `chance` and votes bring the same events when it does close.
    """
    decided = decide(state, CloseNow(), chance, now)
    if isinstance(decided, Refused):
        return []
    told = (tell(event, MODERATOR) for event in decided if not isinstance(event, UNSAID))
    return [fields for fields in told if fields is not None]
