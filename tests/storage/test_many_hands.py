"""Bot, courier and panels write at the same time: nothing is lost, nobody sees a lock, no connection stays open."""

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from core.engine.ids import Seat
from core.service.inbox import RowState
from core.service.looks import AuditLine
from core.service.moves import by_moderator
from core.service.outbox import Sent
from tests.service.dinghy import Vote
from tests.service.harbour import BOT, NOON, Harbour, harbour_on

SECONDS = 3.0


class Hands(threading.Thread):
    """Does one thing over and over for some seconds, in a thread of its own."""

    def __init__(self, step: Callable[[], None]) -> None:
        super().__init__()
        self.step = step
        self.done = 0
        self.error: BaseException | None = None

    def run(self) -> None:
        until = time.monotonic() + SECONDS
        try:
            while time.monotonic() < until:
                self.step()
                self.done += 1
        except BaseException as error:
            self.error = error
            raise


def test_worker_courier_and_two_panels_write_together_and_nothing_is_lost(harbour: Harbour) -> None:
    """F79."""
    table = harbour.game()
    mira = harbour.moderator(table)
    submitted: list[int] = []

    def submit() -> None:
        vote = Vote(Seat(0), f"panel {len(submitted)}")
        submitted.append(harbour.ship.desk().submit(table.id, vote, by_moderator(mira, "Mira")))

    def note() -> None:
        with harbour.ship.desk().write() as books:
            books.audit.note(AuditLine(person=mira, what="noted", at=NOON))

    def deliver() -> None:
        with harbour.ship.desk().write() as books:
            parcels = books.outbox.take(BOT, NOON, 10)
            books.outbox.mark_sent([Sent(one.id, one.id, one.revision) for one in parcels], NOON)

    hands = [Hands(step) for step in (submit, note, deliver)]
    for one in hands:
        one.start()
    while any(one.is_alive() for one in hands):
        harbour.desk.caught_up(NOON)
        harbour.drain()
    harbour.drain()
    assert [one.error for one in hands] == [None] * 3
    assert all(one.done > 3 for one in hands)
    with harbour.desk.read() as books:
        outcomes = [books.inbox.outcome(row) for row in submitted]
        noted = [line for line in books.audit.lines(limit=100_000) if line.what == "noted"]
        voted = [one for one in books.log.events(table.id) if one.name == "voted"]
    assert [one.state for one in outcomes if one is not None] == [RowState.DONE] * len(submitted)
    assert (len(voted), len(noted)) == (len(submitted), hands[1].done)


def test_five_hundred_transactions_leave_no_connection_open_and_all_they_wrote(harbour: Harbour) -> None:
    """F80: from a thread each, as jobs are."""
    from sqlalchemy.pool import QueuePool

    pool = harbour.ship.store.engine.pool
    assert isinstance(pool, QueuePool)

    def job() -> None:
        with harbour.desk.write() as books:
            books.audit.note(AuditLine(person=None, what="job", at=NOON))

    before = pool.checkedout()
    for _ in range(25):
        threads = [threading.Thread(target=job) for _ in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert pool.checkedout() == before
    with harbour.desk.read() as books:
        assert len(books.audit.lines(limit=1000)) == 500


def test_a_panel_reads_while_the_worker_writes(sqlite_url: str, tmp_path: Path) -> None:
    """On SQLite a reader never waits for a writer, and sees what was committed."""
    with harbour_on(sqlite_url, tmp_path / "data") as harbour:
        table = harbour.game()
        with harbour.work() as work:
            work.books.tables.change(table.id, title="renamed")
            begin = time.monotonic()
            with harbour.ship.desk().read() as books:
                found = books.tables.get(table.id)
            assert time.monotonic() - begin < 1
            assert found is not None
            assert found.title == "The dinghy"
        assert harbour.table(table).title == "renamed"


def test_a_write_inside_a_write_of_the_same_thread_is_an_error_at_once(
    sqlite_url: str, tmp_path: Path
) -> None:
    with harbour_on(sqlite_url, tmp_path / "data") as harbour:
        refused = pytest.raises(RuntimeError, match="open in this thread already")
        with harbour.desk.write(), refused, harbour.desk.write():
            pass
        with harbour.desk.write() as books:
            books.audit.note(AuditLine(person=None, what="after", at=NOON))


def test_writers_take_turns_in_the_order_in_which_they_came() -> None:
    from core.storage.turnstile import Turnstile

    turnstile, order = Turnstile(), list[int]()

    def pass_through(number: int) -> None:
        with turnstile.turn():
            order.append(number)

    threads = [threading.Thread(target=pass_through, args=(number,)) for number in range(8)]
    with turnstile.turn():
        for waiting, thread in enumerate(threads, 1):
            thread.start()
            while len(turnstile._waiting) < waiting:
                time.sleep(0.001)
    for thread in threads:
        thread.join()
    assert order == list(range(8))
