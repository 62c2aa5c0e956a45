"""What the panel and the adapters ask of the past and of the whole ship."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import msgspec

from core.engine.event import TakenBack
from core.engine.fold import step
from core.engine.ids import Person
from core.engine.record import Record
from core.engine.ruleset import MODERATOR, Ruleset
from core.service.accounts import Account, Bot
from core.service.announce import Step
from core.service.moves import Entry
from core.service.outbox import Parcel, ParcelState
from core.service.past import Shelf, decoded
from core.service.ports import Books
from core.service.tables import Table


class Sitter(Record, frozen=True, kw_only=True):
    """Who sits where, for the moderator's page of people."""

    seat: int
    account: Account
    posts: int
    posts_today: int


class Health(Record, frozen=True, kw_only=True):
    """How a bot is doing."""

    bot: Bot
    queue: int
    oldest_queued: datetime | None
    unsent: int
    oldest_unsent: datetime | None
    next_deadlines: tuple[tuple[int, str, datetime], ...]
    """(table, kind, moment)"""


def story(
    books: Books, ruleset: Ruleset[Any], table: Table, *, after: int = 0, limit: int = 500
) -> list[Entry]:
    """The log as the moderator reads it, from event `after + 1`: each event with who caused it and why. What was taken
    back is marked. Reading it is a look."""
    recorded = books.log.events(table.id, after, after + limit)
    first = recorded[0].move - 1 if recorded else 0
    moves = {move.number: move for move in books.log.moves(table.id, first)}
    undone = taken_back(books, ruleset, table)
    entries = []
    for one in recorded:
        move = moves[one.move]
        fields = ruleset.tell(decoded(ruleset, one), MODERATOR)
        entries.append(
            Entry(
                number=one.number,
                at=one.at,
                name=one.name,
                fields=fields if fields is not None else msgspec.json.decode(one.body),
                cause=move.cause,
                command=move.command,
                taken_back=one.number in undone,
            )
        )
    return entries


def taken_back(books: Books, ruleset: Ruleset[Any], table: Table) -> set[int]:
    """Numbers of the events that have no effect any more."""
    live: list[int] = []
    standing: dict[int, list[int]] = {0: []}
    if table.epoch == 0:
        return set()
    for one in books.log.events(table.id):
        event = decoded(ruleset, one) if one.name == "taken_back" else None
        live = [*standing[event.to], one.number] if isinstance(event, TakenBack) else [*live, one.number]
        standing[one.number] = live
    return set(range(1, table.version + 1)) - set(live)


def steps(
    books: Books, shelf: Shelf, table: Table, after: int = 0, upto: int | None = None
) -> Iterator[Step]:
    """The events numbered `after + 1` … `upto` with the states around them, also take-backs and what they took back. It
    replays the log: for a page, a substitute's first reading and after the end, not for every message."""
    ruleset = shelf.ruleset(table)
    past = partial(shelf.at, books, table)
    state = past(after)
    for one in books.log.events(table.id, after, upto):
        before, event = state, decoded(ruleset, one)
        state = step(ruleset, before, event, past)
        yield Step(one.number, one.at, before, event, state)


def standing_steps(
    books: Books, shelf: Shelf, table: Table, after: int = 0, upto: int | None = None
) -> Iterator[Step]:
    """As `steps`, without the take-backs and what they took back."""
    undone = taken_back(books, shelf.ruleset(table), table)
    for one in steps(books, shelf, table, after, upto):
        if one.number not in undone and not isinstance(one.event, TakenBack):
            yield one


def people(books: Books, table: Table, now: datetime) -> list[Sitter]:
    """Everybody who sits at the table, by seat."""
    seated = books.tables.seated(table.id)
    accounts = books.people.several(seated)
    posts = books.posts.count_by_seat(table.id)
    today = books.posts.count_by_seat(table.id, now - timedelta(days=1))
    sitters = [
        Sitter(seat=seat, account=accounts[person], posts=posts.get(seat, 0), posts_today=today.get(seat, 0))
        for person, seat in seated.items()
        if person in accounts
    ]
    return sorted(sitters, key=lambda sitter: sitter.seat)


def tables_for(books: Books, person: Person) -> list[Table]:
    """Every table whose panel he may open: for an owner all, else those he was appointed to and does not play at."""
    account = books.people.get(person)
    if account is None or account.blanked:
        return []
    if account.owner:
        found = books.tables.all()
    else:
        tables = [books.tables.get(table_id) for table_id in books.people.moderates(person)]
        found = [table for table in tables if table is not None]
    return [table for table in found if person not in books.tables.seated(table.id)]


def undo_point(books: Books, table: Table) -> int | None:
    """The event to return to so that the last move is undone; `None` when there is nothing to undo."""
    move = books.log.last_move(table.id)
    return move.first - 1 if move is not None and move.first > 1 else None


def gone_out(books: Books, table: Table, to: int) -> list[Parcel]:
    """Private messages already sent that tell of events after `to`: shown to the moderator before he takes them back,
    because nothing can be unread."""
    states = (ParcelState.SENT, ParcelState.UNKNOWN)
    parcels = books.outbox.of_table(table.id, states=states, after_event=to)
    return [parcel for parcel in parcels if parcel.person is not None and parcel.protect]


def health(books: Books, bot: Bot) -> Health:
    deadlines = [table for table in books.tables.deadlines() if table.bot_id == bot.bot_id]
    return Health(
        bot=bot,
        queue=books.inbox.waiting(bot.bot_id),
        oldest_queued=books.inbox.oldest_waiting(bot.bot_id),
        unsent=books.outbox.waiting(bot.bot_id),
        oldest_unsent=books.outbox.oldest_waiting(bot.bot_id),
        next_deadlines=tuple(
            (table.id, table.deadline_kind or "", table.deadline_at)
            for table in deadlines
            if table.deadline_at is not None
        ),
    )
