"""What a moderator does to one seat of any game: kill, bring back, rename (Z11, R6.4)."""

from typing import Any

from admin.deeds.deed import Asking, Deed
from core.engine.command import Modkill, Rename, Revive


def named(asking: Asking) -> dict[str, Any]:
    return {"name": asking.name()}


DEEDS = (
    Deed("modkill", lambda asking: Modkill(who=asking.seat()), is_dangerous=True, facts=named),
    Deed("revive", lambda asking: Revive(who=asking.seat()), is_dangerous=True, facts=named),
    Deed(
        "rename",
        lambda asking: Rename(who=asking.seat(), name=asking.text("name", 64)),
        facts=named,
        fields=("name",),
    ),
)
