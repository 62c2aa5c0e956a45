"""An announced start: the roll is called before it, and at the hour the host is asked; nothing begins by itself."""

from datetime import datetime, timedelta

from core.service.announce import addressed
from core.service.desk import Desk
from core.service.outbox import Kind, Lane, Outgoing
from core.service.ports import Books
from core.service.tables import STARTS_AT, Table, TableStatus
from telegram_bot.callback_data import Press
from telegram_bot.keyboards import press_button
from telegram_bot.roll import call_roll

CALLED_BEFORE = timedelta(minutes=10)
DONE = "start_done"
"""In a table's facts: what has been done about the announced start, `called` or `asked`."""
HOUR = "start-hour"
"""The card that asks the host at the hour."""
LATER = "15"


def look_at_the_hours(desk: Desk) -> int:
    """What is due of the announced starts is done, each thing once; how much it was. Asked at every sweep."""
    now = desk.clock.now()
    with desk.read() as books:
        lobbies = books.tables.all(desk.bot_id, (TableStatus.LOBBY,))
        waiting = [table.id for table in lobbies if due(table, now) is not None]
    if not waiting:
        return 0
    with desk.write() as books:
        for table_id in waiting:
            table = books.tables.get(table_id)
            if table is not None and table.status is TableStatus.LOBBY:
                _do(books, table, now)
    return len(waiting)


def starts_at(table: Table) -> datetime | None:
    announced = table.facts.get(STARTS_AT)
    return datetime.fromisoformat(announced) if announced else None


def due(table: Table, now: datetime) -> str | None:
    """`called` or `asked`, if that is to be done now."""
    start, done = starts_at(table), table.facts.get(DONE)
    if start is None or done == "asked":
        return None
    if now >= start:
        return "asked"
    return "called" if now >= start - CALLED_BEFORE and done is None else None


def _do(books: Books, table: Table, now: datetime) -> None:
    what = due(table, now)
    if what is None:
        return
    books.tables.change(table.id, facts={**table.facts, DONE: what})
    fresh = books.tables.get(table.id) or table
    if what == "called":
        call_roll(books, fresh, now)
    else:
        _ask_host(books, fresh)


def drop_question(books: Books, table: Table) -> None:
    """What the host was asked at an earlier hour loses its buttons."""
    host = books.people.get(table.host)
    if host is not None and host.telegram_id is not None:
        books.outbox.retire_card(table.id, host.telegram_id, HOUR)


def _ask_host(books: Books, table: Table) -> None:
    host = books.people.get(table.host)
    if host is None or host.telegram_id is None:
        return
    buttons = [
        [press_button("button-start", Press("start", table.handle))],
        [
            press_button(
                "button-start-later", Press("start-time", table.handle, "", (LATER,)), minutes=int(LATER)
            ),
            press_button("button-roll", Press("roll", table.handle)),
        ],
    ]
    said = Outgoing(
        **addressed(host),
        bot_id=table.bot_id,
        kind=Kind.CARD,
        key="start-hour",
        card=HOUR,
        facts={"table": table.title, "count": len(books.tables.seated(table.id))},
        table_id=table.id,
        lane=Lane.URGENT,
        silent=False,
        options={"buttons": buttons},
    )
    drop_question(books, table)
    books.outbox.put_card(said)
