"""What the recorders of all games share: played commands become the steps of a scenario file (scenarios)."""

from collections.abc import Sequence
from typing import Any

from core.engine.command import Command
from core.engine.event import Event

Moves = Sequence[tuple[Command, tuple[Event, ...]]]
"""Every command that was accepted, in order, with what it brought about; nothing of it was taken back."""


class CannotRecord(ValueError):
    """The format has no word for something that was played; the text says for what."""

    def __init__(self, what: str) -> None:
        super().__init__(f"a scenario cannot tell of {what}")


def checked(
    game: str,
    title: str,
    setup: dict[str, Any],
    chance: dict[str, Any],
    steps: list[dict[str, Any]],
    facts: list[dict[str, Any]],
    played: list[dict[str, Any]],
) -> dict[str, Any]:
    """The document, if it plays to exactly the facts of the game; `expect` holds them."""
    for fact, again in zip(facts, played, strict=False):
        if fact != again:
            raise CannotRecord(f"what came of step {fact['step']}: {fact['fact']} would be {again['fact']}")
    if len(facts) != len(played):
        raise CannotRecord("everything that happened: played again, it ends otherwise")
    return {
        "game": game,
        "title": title,
        "setup": setup,
        "chance": chance,
        "steps": steps,
        "expect": facts,
    }
