"""What the moderators are told without asking: that a side has come to hold most of the counting votes (Z10.5)."""

from collections.abc import Iterable

from core.engine.event import Event, TakenBack
from core.engine.notice import Notice, Place, Ring
from core.mafia.state import Phase, State
from core.mafia.victory import unbeatable_blocks


def told(before: State, event: Event, after: State) -> Iterable[Notice]:
    """Whether anybody outside can still kill, save or escape is a count here; who they are stands in the view."""
    if before.sailors is after.sailors or after.phase is Phase.OVER or isinstance(event, TakenBack):
        return
    known = {block.side for block in unbeatable_blocks(before)}
    for block in unbeatable_blocks(after):
        if block.side not in known:
            facts = {
                "side": block.side.value,
                "votes": block.votes,
                "of": block.of,
                "outs": len(block.outs),
            }
            yield Notice("zpm-block", facts, Place.MODERATORS, ring=Ring.LOUD)
