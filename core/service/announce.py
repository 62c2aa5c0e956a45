"""Turns the meanings of the rules into outbox rows: one for each reader, in his language, facts frozen."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from core.engine.ids import Person, Seat
from core.engine.notice import Notice, Place, Ring
from core.engine.record import replace
from core.engine.ruleset import Ruleset
from core.service.accounts import Account
from core.service.outbox import LOBBY, Kind, Lane, Outgoing
from core.service.people import look, moderators_of
from core.service.ports import Books
from core.service.posts import Post
from core.service.tables import STARTS_AT, Chat, Table

Reader = Account | Chat


@dataclass(frozen=True, slots=True)
class Step:
    """One event with the states around it."""

    number: int
    at: datetime
    before: Any
    event: Any
    after: Any


class Crier:
    """Tells one table's readers; looks each of them up once."""

    def __init__(self, books: Books, table: Table, ruleset: Ruleset[Any]) -> None:
        self._books = books
        self._table = table
        self._ruleset = ruleset
        self._accounts: dict[Person, Account] = {}

    def announce(self, steps: Iterable[Step]) -> None:
        """Everything the rules say because of these events, in the order in which they tell it."""
        rows: list[Outgoing] = []
        for step in self._ruleset.telling(steps):
            people = self._holders(step.before) | self._holders(step.after)
            self._meet(people.values())
            for notice in self._ruleset.notices(step.before, step.event, step.after):
                if notice.place is Place.MODERATORS:
                    self._note_looks(step.at)
                rows.extend(self._rows(notice, people, step.number))
        self._books.outbox.put(rows)

    def show_cards(self, state: Any, *, taken_back: bool = False) -> None:
        """How things stand, to each reader for whom it differs from what he was last sent."""
        people = self._holders(state)
        self._meet(people.values())
        rows: list[Outgoing] = []
        idle: set[int] = set()
        for notice in self._ruleset.cards(state):
            put = list(self._rows(notice, people, None))
            rows += put
            if notice.idle:
                idle.update(row.chat_id for row in put)
        self._books.outbox.put_cards(self._table.id, rows, taken_back=taken_back, idle=idle)

    def tell_all(self, state: Any, key: str, facts: Mapping[str, Any], event: int | None = None) -> None:
        """One loud word of the service itself to every seat and to the table chat (a take-back)."""
        people = self._holders(state)
        notice = Notice(key=key, facts=dict(facts), place=Place.PRIVATE, ring=Ring.LOUD)
        rows = [self._row(notice, account, event) for account in self._known(people.values())]
        if self._table.chat is not None:
            rows.append(self._row(notice, self._table.chat, event))
        self._books.outbox.put(rows)

    def tell_persons(
        self, persons: Iterable[Person], key: str, event: int, facts: Mapping[str, Any] | None = None
    ) -> None:
        """One loud word of the service itself to some: no rule speaks to one who has lost his seat."""
        facts = facts or {"table": self._table.title}
        notice = Notice(key=key, facts=dict(facts), place=Place.PRIVATE, ring=Ring.LOUD)
        self._books.outbox.put([self._row(notice, account, event) for account in self._known(persons)])

    def _holders(self, state: Any) -> dict[Seat, Person]:
        return {seat: person for person, seat in self._ruleset.seating(state).items()}

    def _rows(self, notice: Notice, people: Mapping[Seat, Person], event: int | None) -> Iterator[Outgoing]:
        hushed = {people[seat] for seat in notice.hushed if seat in people}
        silent = replace(notice, ring=Ring.SILENT)
        for reader in self._readers(notice, people):
            is_hushed = isinstance(reader, Account) and reader.person in hushed
            yield self._row(silent if is_hushed else notice, reader, event)

    def _readers(self, notice: Notice, people: Mapping[Seat, Person]) -> Iterable[Reader]:
        match notice.place:
            case Place.PRIVATE if notice.to.public:
                return self._known(people.values())
            case Place.PRIVATE:
                return self._known(people[seat] for seat in sorted(notice.to.seats) if seat in people)
            case Place.TABLE:
                return self._table_readers(people)
            case Place.BULLETIN:
                return self._followers()
            case Place.MODERATORS:
                return moderators_of(self._books, self._table.id)

    def _table_readers(self, people: Mapping[Seat, Person]) -> Iterable[Reader]:
        """The group; without one, its host and everybody who sits, still in the table's language."""
        if self._table.chat is not None:
            return [self._table.chat]
        persons = dict.fromkeys([self._table.host, *people.values()])
        return [_in_language_of(self._table, account) for account in self._known(persons)]

    def _note_looks(self, at: datetime) -> None:
        """What moderators are told players may not know: it is a look, though they did not ask."""
        for moderator in moderators_of(self._books, self._table.id):
            look(self._books, moderator.person, self._table, "told", at)

    def _followers(self) -> Iterable[Reader]:
        chats = self._books.tables.followers(table_id=self._table.id)
        return [Chat(chat, self._table.language, self._table.zone) for chat in chats]

    def _known(self, persons: Iterable[Person]) -> list[Account]:
        wanted = list(persons)
        self._meet(wanted)
        found = [self._accounts[person] for person in wanted if person in self._accounts]
        return [account for account in found if account.telegram_id is not None]

    def _meet(self, persons: Iterable[Person]) -> None:
        """Looks up at once all who are not known yet."""
        missing = [person for person in persons if person not in self._accounts]
        if missing:
            self._accounts.update(self._books.people.several(missing))

    def _row(self, notice: Notice, reader: Reader, event: int | None) -> Outgoing:
        return Outgoing(
            **addressed(reader),
            bot_id=self._table.bot_id,
            kind=Kind.SAY if notice.card is None else Kind.CARD,
            key=notice.key,
            facts=notice.facts if notice.card != LOBBY else self._of_lobby(notice.facts),
            lane=Lane.URGENT if notice.ring is Ring.LOUD else Lane.ANSWER,
            silent=notice.ring is Ring.SILENT,
            table_id=self._table.id,
            event=event,
            room=notice.room,
            card=notice.card,
            protect=notice.protect,
            pin=notice.pin,
        )

    def _of_lobby(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The rules know nothing of hours before the start, nor of who can look."""
        return {**facts, STARTS_AT: self._table.facts.get(STARTS_AT), "blind": self._table.blind}


def addressed(reader: Reader) -> dict[str, Any]:
    """Where, in which language and by which clock a reader reads, and who he is (a group is nobody)."""
    if isinstance(reader, Account) and reader.telegram_id is None:
        raise ValueError(f"person {reader.person} has no Telegram account to be written to")
    return {
        "chat_id": reader.chat_id if isinstance(reader, Chat) else reader.telegram_id,
        "person": None if isinstance(reader, Chat) else reader.person,
        "language": reader.language,
        "zone": reader.zone,
    }


def copy_of(table: Table, post: Post, reader: Reader) -> Outgoing:
    """A post's copy for one reader; what was said is read when it is sent."""
    return Outgoing(
        **addressed(reader),
        bot_id=table.bot_id,
        kind=Kind.POST,
        key="post",
        facts={"alias": post.alias, "room": post.room},
        lane=Lane.CHATTER,
        table_id=table.id,
        event=post.event,
        room=post.room,
        post_id=post.id,
    )


def _in_language_of(table: Table, account: Account) -> Account:
    return replace(account, language=table.language, zone=table.zone)
