"""Updates of a shape that nobody expects are kept, and stop nothing (F41)."""

from datetime import UTC, datetime
from typing import Any

import pytest

from telegram_bot.ingest import incoming

NOW = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)
CHAT = {"id": 5_000_000_000, "type": "private"}


def test_a_message_counts_by_its_own_date() -> None:
    message = {"message_id": 7, "date": 1_795_990_000, "chat": CHAT}
    row = incoming({"update_id": 3, "message": message}, 1, NOW)
    assert (row.update_id, row.chat_id, row.message_id) == (3, 5_000_000_000, 7)
    assert row.dated_at == datetime.fromtimestamp(1_795_990_000, UTC)


@pytest.mark.parametrize(
    "message",
    [
        None,
        "hello",
        {"message_id": 7, "date": "yesterday", "chat": CHAT},
        {"message_id": 7, "date": 10**15, "chat": CHAT},
        {"message_id": 7, "date": -1, "chat": CHAT},
        {"message_id": "7", "date": 1, "chat": CHAT},
        {"message_id": 7, "date": 1, "chat": {"id": 2**70}},
        {"message_id": 7, "date": 1, "chat": None},
        {"message_id": 7, "date": 1},
    ],
)
def test_a_message_of_another_shape_counts_when_it_came(message: Any) -> None:
    update = {"update_id": 3, "message": message}
    row = incoming(update, 1, NOW)
    assert (row.dated_at, row.chat_id, row.message_id) == (None, None, None)
    assert (row.received_at, row.body) == (NOW, update)
