"""People: accounts, what they chose, whether they can be reached, and ids that are never a person (F51, F52)."""

from datetime import datetime
from typing import Any

import msgspec

from core.engine.ids import Person
from core.engine.record import Record

NOBODY_IDS = frozenset({1087968824, 136817688, 777000})
"""Anonymous administrators, channels, Telegram's service messages: never a person (F51)."""


class NotAPerson(ValueError):
    """An id behind which there is no person: an anonymous administrator, a channel, a service account, a group."""


class Account(Record, frozen=True, kw_only=True):
    """A human account. `telegram_id` is `None` for an owner who only knows the panel, and for one who was blanked."""

    person: Person
    telegram_id: int | None
    name: str
    username: str | None = None
    language: str = "en"
    zone: str = "UTC"
    language_chosen: bool = False
    """He has chosen it himself: Telegram's language code no longer changes it."""
    reachable: bool = True
    unreachable_since: datetime | None = None
    quiet_from: int | None = None
    """Minute of his day at which quiet hours begin; `None`: no quiet hours."""
    quiet_to: int | None = None
    digest: bool = False
    current_table: int | None = None
    """The table to which he speaks in private: chosen with `/switch`, else the one he plays at or came to last."""
    owner: bool = False
    modes: dict[str, Any] = msgspec.field(default_factory=dict)
    """Small flags of the adapters (topics of a table, where his next text goes); never a fact of a game."""
    seen_at: datetime | None = None
    blanked: bool = False


class Bot(Record, frozen=True, kw_only=True):
    """A bot token's account; the token itself is never stored."""

    bot_id: int
    username: str
    name: str
    last_tick: datetime | None = None
    """When its worker last looked at the clock (real time)."""
    last_update_id: int | None = None
    facts: dict[str, Any] = msgspec.field(default_factory=dict)


def check_person(telegram_id: int) -> int:
    """The id itself; `NotAPerson` for ids of groups (negative) and of the accounts that stand for nobody."""
    if telegram_id <= 0 or telegram_id in NOBODY_IDS:
        raise NotAPerson(f"{telegram_id} is not the id of a person")
    return telegram_id
