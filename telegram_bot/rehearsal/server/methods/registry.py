"""The Bot API methods by name: a table that the modules of this package fill."""

from collections.abc import Awaitable, Callable
from typing import Any

from ..params import Params
from ..switchboard import Switchboard

Method = Callable[[Switchboard, Params], Any | Awaitable[Any]]
METHODS: dict[str, tuple[str, Method]] = {}


def method(name: str) -> Callable[[Method], Method]:
    """Register a function under a Bot API method's name; names are matched without regard to case."""

    def register(function: Method) -> Method:
        METHODS[name.lower()] = (name, function)
        return function

    return register
