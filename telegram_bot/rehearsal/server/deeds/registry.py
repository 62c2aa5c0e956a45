"""The deeds of people by name, and how a deed reads the body of its request."""

from collections.abc import Callable
from typing import Any

from ..refusals import Misuse
from ..switchboard import Switchboard
from ..world import Chat, Membership, Message, Person

Deed = Callable[[Switchboard, "Terms"], Any]
DEEDS: dict[str, Deed] = {}


def deed(name: str) -> Callable[[Deed], Deed]:
    """Register a function under a path of the control interface."""

    def register(function: Deed) -> Deed:
        DEEDS[name] = function
        return function

    return register


class Terms:
    """The body of one control request; a missing or unknown term is a Misuse, told in one sentence."""

    def __init__(self, board: Switchboard, body: dict[str, Any]) -> None:
        self._board = board
        self.body = body

    def need(self, name: str) -> Any:
        if self.body.get(name) is None:
            raise Misuse(f"the term {name!r} is missing")
        return self.body[name]

    def get(self, name: str, default: Any = None) -> Any:
        value = self.body.get(name)
        return default if value is None else value

    def integer(self, name: str) -> int:
        value = self.need(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise Misuse(f"the term {name!r} must be a whole number")
        return value

    def person(self, name: str = "person") -> Person:
        return self._board.person(self.integer(name))

    def chat(self, name: str = "chat") -> Chat:
        """The chat named; without one, the person's private chat with the bot."""
        if self.body.get(name) is None:
            return self._board.private_chat(self.person())
        number = self.integer(name)
        if number in self._board.world.persons:
            return self._board.private_chat(self._board.person(number))
        return self._board.chat(number)

    def message(self, chat: Chat, name: str = "message") -> Message:
        message = chat.live_message(self.integer(name))
        if message is None:
            raise Misuse(f"there is no message {self.body[name]} in chat {chat.id}")
        return message

    def member(self, chat: Chat, person: Person) -> Membership:
        member = chat.member(person.id)
        if member is None or not member.is_present:
            raise Misuse(f"{person.first_name} ({person.id}) is not in chat {chat.id}")
        return member
