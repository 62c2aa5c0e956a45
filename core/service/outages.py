"""A stop that reached into a phase: who is told, and where nobody moderates, what was lost is given back.

Elsewhere a moderator is asked: the message to him names the stop (`outage`) and what was lost (`seconds`).
"""

from datetime import datetime, timedelta
from typing import Any

from core.engine.command import Pause, Resume
from core.engine.record import Record
from core.engine.refusal import Refused
from core.service.clock import Clock
from core.service.decider import Decider
from core.service.moves import CLOCK
from core.service.outbox import Lane
from core.service.past import Shelf
from core.service.people import moderators_of, to_account
from core.service.ports import Books
from core.service.tables import Table, TableStatus

OUTAGE = timedelta(minutes=5)
"""A shorter stop is not worth a word: Telegram keeps messages for a day, and taps for 150 seconds."""

LENGTHENS = "lengthens_by_itself"
"""Setting of a table (`Table.facts`): without a moderator a stop lengthens the phase by itself; on unless False."""


class Outage(Record, frozen=True):
    """What a stop took from a table's phase."""

    table_id: int
    ended_at: datetime
    lost: timedelta
    lengthened: bool


def come_back(
    books: Books, shelf: Shelf, clock: Clock, bot_id: int, last_tick: datetime | None
) -> list[Outage]:
    """Before the first row after a start: what the stop since `last_tick` (real time) took from running phases.

    Where nobody moderates the phase is lengthened by it; everybody who plays is told to tap again.
    """
    now = clock.now()
    if last_tick is None or now - (since := clock.setting().game_time(last_tick)) < OUTAGE:
        return []
    found = []
    for table in books.tables.all(bot_id, (TableStatus.RUNNING,)):
        if table.deadline_at is None or (table.last_at is not None and table.last_at > now):
            continue
        lengthened = not books.people.moderators(table.id) and table.facts.get(LENGTHENS, True)
        outage = Outage(table.id, now, now - max(since, table.last_at or since), bool(lengthened))
        if lengthened and not _lengthen(books, shelf, table, now - outage.lost, now):
            outage = Outage(table.id, now, outage.lost, False)
        _tell(books, table, outage)
        found.append(outage)
    return found


def _lengthen(books: Books, shelf: Shelf, table: Table, stopped: datetime, now: datetime) -> bool:
    """As if the game had been paused for the length of the stop."""
    decider = Decider(books, shelf)
    for command, at in ((Pause(), stopped), (Resume(), now)):
        present = books.tables.get(table.id)
        assert present is not None
        if isinstance(decider.handle(present, command, CLOCK, at), Refused):
            return False
    return True


def _tell(books: Books, table: Table, outage: Outage) -> None:
    facts: dict[str, Any] = {
        "table": table.title,
        "minutes": int(outage.lost.total_seconds() // 60),
        "lengthened": "yes" if outage.lengthened else "no",
    }
    seated = books.people.several(books.tables.seated(table.id)).values()
    players = [to_account(one, table, "outage", facts, lane=Lane.URGENT) for one in seated if one.telegram_id]
    facts |= {"seconds": int(outage.lost.total_seconds()), "outage": int(outage.ended_at.timestamp())}
    moderators = [
        to_account(one, table, "moderator-outage", facts, lane=Lane.URGENT)
        for one in moderators_of(books, table.id)
    ]
    books.outbox.put([*players, *moderators])
