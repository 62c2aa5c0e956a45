"""Attack: name another living sailor (R2.4); `combat` and `fighting` say what comes of it (R3)."""

from core.engine.ids import Seat
from core.raft.actions.plan import Plan


class Attack(Plan, frozen=True, tag="attack"):
    target: Seat
