"""Silence is remarked on first, reported when it comes again, and never more (product: prods and silence; Z11.3).

Every seat hears how often it spoke, in the same words at the same moment, so that no message tells who had a voice.
"""

from collections import Counter
from typing import Any

from core.engine.ids import Seat
from core.mafia.events import Substituted
from core.mafia.state import CABIN, LOCKER, Phase, State
from core.mafia.view import status_told
from core.service.announce import addressed
from core.service.desk import Desk
from core.service.outbox import Kind, Lane, Outgoing
from core.service.past import decoded
from core.service.people import look, moderators_of, to_account
from core.service.ports import Books
from core.service.tables import Table, TableStatus
from telegram_bot.past_days import PastDay, past_days

GAME = "zombie-pirate-mafia"
SILENCE = "silence"
"""In a table's facts: the last day that was counted, and on how many days each person has said too little."""


class Silence:
    """Looks at tables whose phase has closed since it last looked; what has been counted is in the table's facts."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._seen: dict[int, Any] = {}

    def look(self) -> None:
        with self._desk.read() as books:
            running = books.tables.all(self._desk.bot_id, (TableStatus.RUNNING,))
        closed = {table.id: table.closed_at for table in running if table.game == GAME and table.closed_at}
        fresh = [table_id for table_id, at in closed.items() if self._seen.get(table_id) != at]
        self._seen = closed
        for table_id in fresh:
            with self._desk.write() as books:
                table = books.tables.get(table_id)
                if table is not None and table.status is TableStatus.RUNNING:
                    self._count(books, table)

    def _count(self, books: Books, table: Table) -> None:
        state: State = self._desk.state(books, table)
        known = table.facts.get(SILENCE, {"day": 0, "days": {}})
        if state.phase is not Phase.NIGHT or not state.settings.required_posts or state.day <= known["day"]:
            return
        day = past_days(books, self._desk.ruleset(table), table).get(state.day)
        if day is None:
            return
        spoken = self._spoken(books, table, day)
        days = dict(known["days"])
        for person, (_, count) in spoken.items():
            if count is not None and count < state.settings.required_posts:
                days[str(person)] = days.get(str(person), 0) + 1
        books.tables.change(table.id, facts={**table.facts, SILENCE: {"day": state.day, "days": days}})
        if _tell(books, table, state, spoken, days):
            for moderator in moderators_of(books, table.id):
                look(books, moderator.person, table, "silent", self._desk.clock.now())

    def _spoken(self, books: Books, table: Table, day: PastDay) -> dict[int, tuple[Seat, int | None]]:
        """By person, his seat and how often it spoke; nothing of one who had no voice, or sat down only that day."""
        state: State = self._desk.state_at(books, table, day.closing - 1)
        posts = Counter(
            post.seat
            for post in books.posts.of_table(table.id, limit=1_000_000)
            if day.opening <= post.event <= day.close.number and post.room not in (CABIN, LOCKER)
        )
        ruleset = self._desk.ruleset(table)
        events = [decoded(ruleset, one) for one in day.by_day if one.name == "substituted"]
        fresh = {event.seat for event in events if isinstance(event, Substituted)}
        return {
            int(person): (Seat(seat), posts[Seat(seat)] if _had_a_voice(state, Seat(seat), fresh) else None)
            for person, seat in books.tables.seated(table.id).items()
        }


def _had_a_voice(state: State, seat: Seat, fresh: set[Seat]) -> bool:
    return seat not in fresh and status_told(state, seat) == "present"


def _tell(
    books: Books,
    table: Table,
    state: State,
    spoken: dict[int, tuple[Seat, int | None]],
    days: dict[str, int],
) -> bool:
    """Whether moderators were told aliases, which is a look of theirs."""
    least = state.settings.required_posts
    again: list[dict[str, Any]] = []
    for account in books.people.several(books.tables.seated(table.id)).values():
        seat, count = spoken[int(account.person)]
        too_few = count is not None and count < least
        times = days.get(str(account.person), 0) if too_few else 0
        facts = {
            "day": state.day,
            "asked": count is not None,
            "count": count or 0,
            "least": least,
            "times": times,
        }
        if times > 1:
            again.append({"name": state.sailors[seat].alias, "count": count, "times": times})
        if account.telegram_id is not None:
            books.outbox.put([_word(table, account, facts)])
    if again:
        names = sorted(again, key=lambda one: str(one["name"]))
        said = {"table": table.title, "day": state.day, "least": least, "silent": names}
        told = moderators_of(books, table.id)
        books.outbox.put(
            [to_account(one, table, "moderator-silence", said, lane=Lane.URGENT) for one in told]
        )
    return bool(again)


def _word(table: Table, account: Any, facts: dict[str, Any]) -> Outgoing:
    return Outgoing(
        **addressed(account),
        bot_id=table.bot_id,
        kind=Kind.SAY,
        key="zpm-spoken",
        facts=facts,
        table_id=table.id,
        lane=Lane.ANSWER,
    )
