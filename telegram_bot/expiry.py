"""A lobby that nobody starts is called off after a week, with a word."""

from datetime import datetime, timedelta

from core.engine.command import CancelGame
from core.service.announce import Reader, addressed
from core.service.desk import Desk
from core.service.moves import Cause, CauseKind
from core.service.outbox import Kind, Outgoing
from core.service.ports import Books
from core.service.tables import Table, TableStatus
from telegram_bot.start_time import starts_at

LOBBY_LASTS = timedelta(days=7)
WAITED_TOO_LONG = Cause(kind=CauseKind.CLOCK, reason="nobody started it for a week")


def call_off_old_lobbies(desk: Desk) -> int:
    """How many; each through the queue like any other command."""
    now = desk.clock.now()
    with desk.read() as books:
        lobbies = books.tables.all(desk.bot_id, (TableStatus.LOBBY,))
    old = [table for table in lobbies if now > _lasts_until(table)]
    for table in old:
        with desk.write() as books:
            books.outbox.put([_word(table, reader) for reader in _readers(books, table)])
        desk.submit(table.id, CancelGame(), WAITED_TOO_LONG)
    return len(old)


def _lasts_until(table: Table) -> datetime:
    """A week; with an announced start at least a day beyond that."""
    start = starts_at(table)
    week = table.opened_at + LOBBY_LASTS
    return week if start is None else max(week, start + timedelta(days=1))


def _readers(books: Books, table: Table) -> list[Reader]:
    if table.chat is not None:
        return [table.chat]
    host = books.people.get(table.host)
    return [host] if host is not None and host.telegram_id is not None else []


def _word(table: Table, reader: Reader) -> Outgoing:
    return Outgoing(
        **addressed(reader),
        bot_id=table.bot_id,
        kind=Kind.SAY,
        key="lobby-expired",
        facts={"table": table.title},
        table_id=table.id,
    )
