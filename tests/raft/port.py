"""A raft in port, for tests of the lobby, the clock and the moderator."""

from datetime import datetime

from core.engine.command import Join, Start
from core.engine.ids import Person, Seat
from core.raft import RULESET
from core.raft.commands import Configure
from core.raft.settings import Settings
from core.raft.state import Raft
from tests import port as any_game
from tests.port import NOON as NOON


class Port(any_game.Port[Raft]):
    def __init__(self, seed: int = 1, now: datetime = NOON) -> None:
        super().__init__(RULESET, seed, now)


def boarded(*names: str, settings: Settings | None = None, seed: int = 1, now: datetime = NOON) -> Port:
    """A lobby with these sailors, accounts 101, 102, …"""
    port = Port(seed, now)
    if settings is not None:
        port.ok(Configure(settings))
    port.ok(*(Join(Person(101 + at), name) for at, name in enumerate(names)))
    return port


def sailing(*names: str, settings: Settings | None = None, seed: int = 1, now: datetime = NOON) -> Port:
    """A game that has started."""
    port = boarded(*(names or ("Ada", "Bob", "Cy")), settings=settings, seed=seed, now=now)
    port.ok(Start("hash"))
    return port


ADA, BOB, CY, DEB = Seat(0), Seat(1), Seat(2), Seat(3)
