"""A lobby that nobody starts is called off after a week, with a word."""

from datetime import timedelta

from core.engine.command import CancelGame
from core.service.announce import Reader, addressed
from core.service.desk import Desk
from core.service.moves import Cause, CauseKind
from core.service.outbox import Kind, Outgoing
from core.service.ports import Books
from core.service.tables import Table, TableStatus

LOBBY_LASTS = timedelta(days=7)
WAITED_TOO_LONG = Cause(kind=CauseKind.CLOCK, reason="nobody started it for a week")


def call_off_old_lobbies(desk: Desk) -> int:
    """How many; each through the queue like any other command."""
    now = desk.clock.now()
    with desk.read() as books:
        lobbies = books.tables.all(desk.bot_id, (TableStatus.LOBBY,))
    old = [table for table in lobbies if now - table.opened_at > LOBBY_LASTS]
    for table in old:
        with desk.write() as books:
            books.outbox.put([_word(table, reader) for reader in _readers(books, table)])
        desk.submit(table.id, CancelGame(), WAITED_TOO_LONG)
    return len(old)


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
