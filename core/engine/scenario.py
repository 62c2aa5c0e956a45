"""What the scenario players of all games share: what a played file yields, and careful reading of values."""

from collections.abc import Collection, Iterable
from typing import Any

from core.engine.record import Record


class InvalidScenario(ValueError):
    """The file is no valid scenario: `place` is where in it (`steps[3].vote`, empty for the file itself)."""

    def __init__(self, place: str, what: str) -> None:
        super().__init__(f"{place}: {what}" if place else what)


class Played(Record, frozen=True):
    """A scenario played to its end: the facts in the order in which they happened, and how things stand."""

    facts: list[dict[str, Any]]
    state: dict[str, Any]


def shown(value: object) -> str:
    """A value of the file as an error message quotes it: on one line and not too long."""
    quoted = repr(value)
    return quoted if len(quoted) <= 60 else f"{quoted[:57]}…"


def read_text(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise InvalidScenario(place, f"a text belongs here, not {shown(value)}")
    return value


def read_name(value: object, place: str) -> str:
    """The name of a new sailor or ship; a blank one is no name."""
    name = read_text(value, place)
    if not name.strip():
        raise InvalidScenario(place, "a name cannot be blank")
    return name


def read_word(value: object, place: str, words: Collection[str]) -> str:
    """One of the words of the format."""
    if not isinstance(value, str) or value not in words:
        raise InvalidScenario(place, f"{shown(value)} is not one of {', '.join(words)}")
    return value


def read_number(value: object, place: str, low: int | None = None, high: int | None = None) -> int:
    """A whole number, both bounds included; `true` and `1.0` are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise InvalidScenario(place, f"a whole number belongs here, not {shown(value)}")
    if (low is not None and value < low) or (high is not None and value > high):
        bounds = f"from {low}" if high is None else f"from {low} to {high}"
        raise InvalidScenario(place, f"{shown(value)} is out of range, which is {bounds}")
    return value


def read_list(value: object, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise InvalidScenario(place, f"a list belongs here, not {shown(value)}")
    return value


def read_texts(value: object, place: str, least: int = 0, most: int | None = None) -> list[str]:
    """A list of texts, with from `least` to `most` of them."""
    texts = [read_text(each, f"{place}[{index}]") for index, each in enumerate(read_list(value, place))]
    if len(texts) < least or (most is not None and len(texts) > most):
        raise InvalidScenario(place, f"{_how_many(least, most)} belong here, not {len(texts)}")
    return texts


def _how_many(least: int, most: int | None) -> str:
    if most is None:
        return f"at least {least}"
    return str(least) if least == most else f"{least} to {most}"


def read_object(
    value: object, place: str, keys: Collection[str] | None = None, needed: Iterable[str] = ()
) -> dict[str, Any]:
    """An object; with `keys`, of no other keys than these, and of all that are `needed`."""
    if not isinstance(value, dict):
        raise InvalidScenario(place, f"an object belongs here, not {shown(value)}")
    for key in value:
        if keys is not None and key not in keys:
            raise InvalidScenario(place, f"the key {shown(key)} is not one of {', '.join(keys)}")
    for key in needed:
        if key not in value:
            raise InvalidScenario(place, f"the key {key!r} is missing")
    return value


def read_step(step: object, index: int, words: Collection[str]) -> tuple[str, Any, str]:
    """A step's one word, what follows it, and its place in the file (`steps[3].vote`)."""
    command = read_object(step, f"steps[{index}]", words)
    if len(command) != 1:
        raise InvalidScenario(f"steps[{index}]", f"a step has exactly one key, not {len(command)}")
    [(word, rest)] = command.items()
    return word, rest, f"steps[{index}].{word}"
