"""A stop that reached into a phase: who is told, and where nobody moderates, what was lost is given back.

Elsewhere a moderator is asked: the message to him names the stop (`outage`), what was lost (`seconds`), and whether the
phase closed meanwhile (`closed_at`).
"""

from datetime import datetime, timedelta
from typing import Any

from core.engine.command import DeadlineReached, Pause, Resume
from core.engine.record import Record
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.service.clock import Clock
from core.service.decider import Decider, closes
from core.service.draws import chance_of
from core.service.moves import CLOCK, CauseKind, Move
from core.service.outbox import Lane
from core.service.past import Shelf
from core.service.people import main_and_deputies, moderators_of, not_seated, to_account
from core.service.ports import Books
from core.service.tables import Table, TableStatus

OUTAGE = timedelta(seconds=150)
"""A shorter stop is not worth a word: Telegram keeps messages for a day, and taps for so long."""

LENGTHENS = "lengthens_by_itself"
"""Setting of a table (`Table.facts`): without a moderator a stop lengthens the phase by itself; on unless False."""


class Outage(Record, frozen=True):
    """What a stop took from a table's phase."""

    table_id: int
    ended_at: datetime
    lost: timedelta
    lengthened: bool
    closed_at: datetime | None = None
    """When the phase has closed meanwhile: that is done, as of then, before anything else."""


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
        lengthened = not _is_moderated(books, table) and table.facts.get(LENGTHENS, True)
        lost = now - max(since, table.last_at or since)
        lengthened = lengthened and _lengthen(books, shelf, table, now - lost, now)
        closed_at = None if lengthened else _close_within(books, shelf, table, now)
        outage = Outage(table.id, now, lost, bool(lengthened), closed_at)
        _tell(books, table, outage)
        found.append(outage)
    return found


def _is_moderated(books: Books, table: Table) -> bool:
    """By somebody who can be asked: a host who plays has no say, and who has blocked the bot hears no question."""
    main, deputies = main_and_deputies(books, table.id)
    return any(one.reachable for one in not_seated(books, table, [*main, *deputies]))


def _lengthen(books: Books, shelf: Shelf, table: Table, stopped: datetime, now: datetime) -> bool:
    """As if the game had been paused for the length of the stop."""
    decider = Decider(books, shelf)
    for command, at in ((Pause(), stopped), (Resume(), now)):
        present = books.tables.get(table.id)
        assert present is not None
        if isinstance(decider.handle(present, command, CLOCK, at), Refused):
            return False
    return True


def _close_within(books: Books, shelf: Shelf, table: Table, now: datetime) -> datetime | None:
    """When the present phase closes by itself, if that is before now: found by going ahead, with nothing recorded."""
    ruleset, state = shelf.ruleset(table), shelf.present(books, table)
    chance = chance_of(books, table)
    while (deadline := ruleset.next_deadline(state)) is not None and deadline.at <= now:
        if deadline.kind in ruleset.closing:
            return deadline.at
        reached = DeadlineReached(kind=deadline.kind, at=deadline.at)
        events = ruleset.decide(state, reached, chance, deadline.at)
        assert not isinstance(events, Refused), "a game does not refuse its own deadline"
        for event in events:
            state = ruleset.evolve(state, event)
    return None


def close_after(books: Books, ruleset: Ruleset[Any], table: Table, moment: datetime) -> Move | None:
    """The first close by the clock since then, if it still counts: not after the game was taken back."""
    for move in books.log.moves(table.id):
        if move.at < moment or move.epoch != table.epoch or move.cause.kind is not CauseKind.CLOCK:
            continue
        if closes(ruleset, ruleset.codec.decode_command(move.body)):
            return move
    return None


def _tell(books: Books, table: Table, outage: Outage) -> None:
    facts: dict[str, Any] = {
        "table": table.title,
        "minutes": int(outage.lost.total_seconds() // 60),
        "lengthened": "yes" if outage.lengthened else "no",
        "closed_at": None if outage.closed_at is None else outage.closed_at.isoformat(),
    }
    seated = books.people.several(books.tables.seated(table.id)).values()
    players = [to_account(one, table, "outage", facts, lane=Lane.URGENT) for one in seated if one.telegram_id]
    facts |= {"seconds": int(outage.lost.total_seconds()), "outage": int(outage.ended_at.timestamp())}
    moderators = [
        to_account(one, table, "moderator-outage", facts, lane=Lane.URGENT)
        for one in moderators_of(books, table.id)
    ]
    books.outbox.put([*players, *moderators])
