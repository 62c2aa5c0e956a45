"""Which combats a day's attacks make (R3.2, R3.3); how they are fought is in `fighting`."""

from collections.abc import Mapping

from core.engine.ids import Seat
from core.engine.record import Record
from core.raft.actions import AnyPlan, Attack


class Combat(Record, frozen=True):
    """`attackers` in seat order. `group`: there were two or more of them when the sheets were revealed (R3.2)."""

    attackers: tuple[Seat, ...]
    target: Seat
    group: bool

    def key(self) -> str:
        """What its place in the order is drawn by: a group by its target, a single one by both."""
        return f"{self.target}" if self.group else f"{self.attackers[0]}>{self.target}"


def attackers_by_target(plans: Mapping[Seat, AnyPlan | None]) -> dict[Seat, tuple[Seat, ...]]:
    """Who attacks whom, both in seat order."""
    attacks = [(plan.target, seat) for seat, plan in sorted(plans.items()) if isinstance(plan, Attack)]
    return {
        target: tuple(seat for attacked, seat in attacks if attacked == target)
        for target in sorted({target for target, _ in attacks})
    }


def combats(plans: Mapping[Seat, AnyPlan | None]) -> tuple[Combat, ...]:
    """The group combats, then the single ones, each kind in seat order of the target (R3.2, R3.3).

    Two who attack each other, and whom nobody else attacks, are one combat with the earlier seat as its attacker. An
    attack on one's attacker that is part of a group combat leaves one's own attack a combat of its own (R3.7).
    """
    attackers = attackers_by_target(plans)
    groups = [Combat(those, target, group=True) for target, those in attackers.items() if len(those) > 1]
    pairs = {target: those[0] for target, those in attackers.items() if len(those) == 1}
    singles = [
        Combat((attacker,), target, group=False)
        for target, attacker in pairs.items()
        if not (pairs.get(attacker) == target and target < attacker)
    ]
    return (*groups, *singles)
