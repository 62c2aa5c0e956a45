"""Stored events outlive the program that wrote them: an old shape is lifted to today's, a newer one is refused."""

from typing import Any

import pytest

from core.engine.codec import Codec
from core.engine.command import Pause
from core.engine.event import Event
from core.engine.record import Record


class Hoisted(Event, frozen=True, tag="hoisted"):
    """Once it had a `flag`; then `flags`; today it also says from which `mast`."""

    flags: tuple[str, ...]
    mast: str


def with_flags(fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": "hoisted", "flags": [fields["flag"]]}


def with_mast(fields: dict[str, Any]) -> dict[str, Any]:
    return {**fields, "mast": "main"}


CODEC = Codec(Hoisted, Pause, Record, {("hoisted", 1): with_flags, ("hoisted", 2): with_mast})


def test_a_new_event_is_stored_in_the_newest_version() -> None:
    name, version, body = CODEC.encode_event(Hoisted(("red",), "fore"))
    assert (name, version) == ("hoisted", 3)
    assert CODEC.decode_event(name, version, body) == Hoisted(("red",), "fore")


def test_an_old_event_is_lifted_step_by_step() -> None:
    assert CODEC.decode_event("hoisted", 1, '{"type":"hoisted","flag":"red"}') == Hoisted(("red",), "main")
    assert CODEC.decode_event("hoisted", 2, '{"type":"hoisted","flags":["a","b"]}') == Hoisted(
        ("a", "b"), "main"
    )


def test_an_event_of_a_newer_program_is_refused() -> None:
    with pytest.raises(ValueError, match="event hoisted has version 4, this program knows 3"):
        CODEC.decode_event("hoisted", 4, "{}")
