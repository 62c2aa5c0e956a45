"""All state as one JSON value and back, so that a rehearsal server can be stopped and started again."""

import base64
import types
import typing
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from .refusals import Misuse
from .switchboard import Switchboard
from .world import World

FORMAT = 1


def dump_board(board: Switchboard) -> dict[str, Any]:
    """World, waiting updates, webhook and events; calls, limits and faults belong to one run and are left out."""
    return {
        "format": FORMAT,
        "now": board.clock.now(),
        "world": _encode(board.world),
        "updates": board.updates.dump(),
        "webhook": board.webhook.dump(),
        "feed": [event.shape() for event in board.feed.since(0, limit=10**9)],
    }


def load_board(board: Switchboard, state: dict[str, Any]) -> None:
    """Take over a dumped state; the clock goes on from the dumped time if it is behind it. Refuses other formats."""
    if state.get("format") != FORMAT:
        raise Misuse(f"the state has format {state.get('format')!r}; this server reads format {FORMAT}")
    board.world = _decode(World, state["world"])
    board.updates.load(state["updates"])
    board.feed.load(state["feed"])
    board.webhook.load(state["webhook"])
    if board.clock.now() < state["now"]:
        board.clock.set(now=state["now"])


def _encode(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: _encode(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): _encode(item) for key, item in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    if isinstance(value, (list, tuple)):
        return [_encode(item) for item in value]
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    return value


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def _decode(kind: Any, value: Any) -> Any:
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if value is None or kind is Any:
        return value
    if origin in (typing.Union, types.UnionType):
        return _decode(next(part for part in parts if part is not type(None)), value)
    if origin is dict:
        return {parts[0](key): _decode(parts[1], item) for key, item in value.items()}
    if origin is list:
        return [_decode(parts[0], item) for item in value]
    if origin is set:
        return set(value)
    if kind is bytes:
        return base64.b64decode(value)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return kind(value)
    if is_dataclass(kind) and isinstance(kind, type):
        hints = _hints(kind)
        return kind(**{name: _decode(hints[name], item) for name, item in value.items()})
    return value
