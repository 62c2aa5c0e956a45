"""Events, commands and states as JSON and back; older stored shapes are lifted to today's by upcasters."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from core.engine.command import Command
from core.engine.event import Event

S = TypeVar("S")
Upcaster = Callable[[dict[str, Any]], dict[str, Any]]


class Codec(Generic[S]):
    """One game's stored forms. `upcasters` maps (event name, stored version) to a function to the next version.

    The version of an event is 1 plus the number of upcasters registered for its name.
    """

    def __init__(
        self,
        events: Any,
        commands: Any,
        state: type[S],
        upcasters: Mapping[tuple[str, int], Upcaster] | None = None,
    ) -> None:
        self.events = events
        self.commands = commands
        self._upcasters = dict(upcasters or {})
        self._event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(events)
        self._command: msgspec.json.Decoder[Command] = msgspec.json.Decoder(commands)
        self._state: msgspec.json.Decoder[S] = msgspec.json.Decoder(state)

    def version(self, name: str) -> int:
        return 1 + sum(1 for event, _ in self._upcasters if event == name)

    def encode_event(self, event: Event) -> tuple[str, int, str]:
        """Name, version and body of an event as stored."""
        name = event_name(event)
        return name, self.version(name), msgspec.json.encode(event).decode()

    def decode_event(self, name: str, version: int, body: str) -> Event:
        """The event of a stored row; raises `ValueError` for a version newer than this program knows."""
        if version > self.version(name):
            raise ValueError(f"event {name} has version {version}, this program knows {self.version(name)}")
        if version == self.version(name):
            return self._event.decode(body)
        fields: dict[str, Any] = json.loads(body)
        for step in range(version, self.version(name)):
            fields = self._upcasters[name, step](fields)
        return self._event.decode(json.dumps(fields))

    def encode_command(self, command: Command) -> str:
        return msgspec.json.encode(command).decode()

    def decode_command(self, body: str) -> Command:
        return self._command.decode(body)

    def encode_state(self, state: S) -> str:
        return msgspec.json.encode(state).decode()

    def decode_state(self, body: str) -> S:
        return self._state.decode(body)


def event_name(event: Event) -> str:
    return str(event.__struct_config__.tag)


def command_name(command: Command | type[Command]) -> str:
    return str(command.__struct_config__.tag)
