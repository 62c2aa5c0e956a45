"""What comes in twice counts once (F54, F55), ids of more than 32 bits are kept (F60)."""

import threading
from pathlib import Path
from typing import Any

from core.engine.ids import Seat
from core.service.inbox import Incoming, Source
from core.service.moves import by_person
from tests.service.dinghy import Vote
from tests.service.harbour import BOT, NOON, Harbour, harbour_on


def update(number: int, **fields: Any) -> Incoming:
    return Incoming(
        source=Source.TELEGRAM, bot_id=BOT, body={"n": number}, received_at=NOON, update_id=number, **fields
    )


def test_an_update_sent_five_times_is_one_row(harbour: Harbour) -> None:
    """F54: twice in one batch, twice in another, once after it was done."""
    assert harbour.desk.receive([update(7), update(7)]) == 1
    assert harbour.desk.receive([update(7), update(8)]) == 1
    row = harbour.desk.next_row()
    assert row is not None
    with harbour.desk.work(row):
        pass
    assert harbour.desk.receive([update(7)]) == 0
    with harbour.desk.read() as books:
        assert books.inbox.waiting(BOT) == 1


def test_an_update_sent_at_the_same_moment_by_two_readers_is_one_row(harbour: Harbour) -> None:
    """F54."""
    taken: list[int] = []
    barrier = threading.Barrier(2)

    def receive() -> None:
        barrier.wait()
        taken.append(harbour.desk.receive([update(number) for number in range(1, 51)]))

    threads = [threading.Thread(target=receive) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(taken) == 50
    with harbour.desk.read() as books:
        assert books.inbox.waiting(BOT) == 50


def test_a_message_under_two_update_ids_is_one_row(harbour: Harbour) -> None:
    """F55; an edit and a tap name the message too, and are rows of their own."""
    assert harbour.desk.receive([update(1, chat_id=5_000_000_000, message_id=3)]) == 1
    assert harbour.desk.receive([update(2, chat_id=5_000_000_000, message_id=3)]) == 0
    assert harbour.desk.receive([update(3, chat_id=-1001234567890, message_id=3)]) == 1
    assert harbour.desk.receive([update(4), update(5)]) == 2


def test_an_update_read_again_after_a_restart_has_one_effect(database_url: str, tmp_path: Path) -> None:
    """F54: it was worked on, the process died before Telegram heard of it, Telegram sends it again."""
    with harbour_on(database_url, tmp_path / "data") as first:
        table = first.game()
        row = first.row()
        with first.desk.work(row) as work:
            work.command(table.id, Vote(Seat(0), "Ben"), by_person(first.people["Ann"]))
        version = first.table(table).version
    with harbour_on(database_url, tmp_path / "data") as second:
        again = update(first.updates)
        assert second.desk.receive([again]) == 0
        assert second.desk.next_row() is None
        assert second.table(table).version == version


def test_a_row_that_was_done_is_not_done_again(harbour: Harbour) -> None:
    import pytest

    from core.service.ports import LeaseLost

    row = harbour.row()
    with harbour.desk.work(row):
        pass
    with pytest.raises(LeaseLost), harbour.desk.work(row):
        pass


def test_the_body_of_a_row_is_gone_when_it_is_done(harbour: Harbour) -> None:
    row = harbour.row(text="a secret vote")
    assert row.body == {"text": "a secret vote"}
    with harbour.desk.work(row):
        pass
    with harbour.desk.read() as books:
        done = books.inbox.get(row.id)
    assert done is not None
    assert done.body == {}


def test_long_ids_are_kept(harbour: Harbour) -> None:
    """F60."""
    table = harbour.lobby(chat_id=-1001234567890)
    person = harbour.person("Otto", telegram_id=5_000_000_000_123)
    with harbour.desk.read() as books:
        found = books.people.by_telegram(5_000_000_000_123)
        tables = books.tables.in_chat(BOT, -1001234567890)
    assert found is not None
    assert (found.person, [one.id for one in tables]) == (person, [table.id])


def test_eight_orders_of_one_second_are_all_accepted(harbour: Harbour) -> None:
    """F25: moves of the same moment do not get into each other's way."""
    names = [f"Sailor {letter}" for letter in "ABCDEFGH"]
    table = harbour.game(*names)
    for name in names:
        harbour.vote(table, name, "Sailor A")
    assert harbour.state(table).votes == dict.fromkeys(range(8), "Sailor A")
