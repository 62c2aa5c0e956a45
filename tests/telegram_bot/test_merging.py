"""What waits for one reader goes out as one message, but for what must keep a message, or a sound, of its own."""

from datetime import UTC, datetime
from typing import Any

import pytest

from core.service.outbox import Kind, Parcel, ParcelState
from telegram_bot.merging import next_message
from telegram_bot.render.entities import Shown
from telegram_bot.render.message import Message


def news(number: int, **terms: Any) -> Parcel:
    fixed: dict[str, Any] = {
        "id": number,
        "bot_id": 1,
        "chat_id": 7,
        "kind": Kind.SAY,
        "key": f"news-{number}",
        "facts": {},
        "language": "en",
        "zone": "UTC",
        "room": "Albatross",
        "state": ParcelState.WAITING,
        "attempts": 0,
        "made_at": datetime(2026, 11, 2, tzinfo=UTC),
    }
    return Parcel(**fixed | terms)


def messages(queue: list[Parcel]) -> list[tuple[list[int], bool]]:
    """The numbers of the parcels in each message, and whether it arrives without a sound."""
    sent = []
    while queue:
        batch, _ = next_message(queue, lambda parcel: Message("", (), Shown(parcel.key)))
        sent.append(([parcel.id for parcel in batch], batch[0].silent))
        queue = queue[len(batch) :]
    return sent


def test_a_lynching_rings_though_the_vote_that_brings_it_about_does_not() -> None:
    """Deadlines, deaths and letters ring on every phone, however its queue stands."""
    votes, lynching = [news(1), news(2)], news(3, silent=False)
    assert messages([*votes, lynching]) == [([1, 2], True), ([3], False)]
    assert messages([lynching, *votes]) == [([3], False), ([1, 2], True)]


@pytest.mark.parametrize(
    "other",
    [{"room": "Gannet"}, {"language": "de"}, {"table_id": 2}, {"protect": True}, {"reply_to": 5}],
    ids=lambda terms: next(iter(terms)),
)
def test_what_differs_in_where_or_how_it_is_said_has_a_message_of_its_own(other: dict[str, Any]) -> None:
    assert messages([news(1), news(2, **other)]) == [([1], True), ([2], True)]
