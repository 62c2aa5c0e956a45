"""Rooms as topics of a player's private chat, where the bot has topics there: one set of them for each table.

A topic is kept like a card: put once, made by the courier, known from then on by the id of its thread. It is made with
the first message that belongs into it: opened ahead for those alone who may speak there it would tell who they are.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from core.engine.record import replace
from core.mafia.state import CABIN, LOCKER, MEETING
from core.service.outbox import Kind, Lane, Outgoing, Parcel
from core.service.ports import Books
from core.service.tables import Table

ORDERS = "orders"
"""The topic of letters, orders and their answers: everything that belongs to no room."""
_AS = "as/"
_CARD = "topic/"
_OUTSIDE = frozenset({"zpm-lobby", "zpm-aliases", "zpm-joined", "zpm-house", "zpm-rules", "zpm-block"})
_WORDS = frozenset({Kind.SAY, Kind.CARD, Kind.POST})

Threads = dict[str, int | None]
"""By a topic's code: its thread, or `None` while it is being made."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where in his private chat somebody writes."""

    table: Table
    code: str


def voice_code(alias: str) -> str:
    """The topic in which one speaks as somebody else for a day (Z8.1)."""
    return f"{_AS}{alias}"


def name_of_voice(code: str) -> str | None:
    return code.removeprefix(_AS) if code.startswith(_AS) else None


def room_key(room: str) -> str:
    """A room as texts know it; ships are called by their names."""
    return {CABIN: "cabin", LOCKER: "locker"}.get(room, room)


def is_topic(card: str) -> bool:
    return card.startswith(_CARD)


def threads(books: Books, table_id: int, chat_id: int) -> Threads:
    """The topics of this table in this chat."""
    shown = books.outbox.cards_shown(table_id)
    return {
        card.removeprefix(_CARD): thread for chat, card, thread in shown if chat == chat_id and is_topic(card)
    }


def place_of(books: Books, tables: Iterable[Table], chat_id: int, thread: int) -> Place | None:
    """The table and room that a thread stands for; `None` for a thread of somebody's own."""
    for table in tables:
        for code, known in threads(books, table.id, chat_id).items():
            if known == thread:
                return Place(table, code)
    return None


def code_of(parcel: Parcel) -> str | None:
    """The topic a parcel belongs into; `None`: it stays outside, or says itself where it goes.

    Onlookers and moderators have no topics: what they get is for no seat. Who is away when the ships are left reads no
    room of play; his card stands where everybody's does, or his phone would make one sound less.
    """
    is_ours = parcel.kind is Kind.POST or parcel.key.startswith("zpm-")
    if (
        parcel.chat_id < 0
        or parcel.person is None
        or parcel.table_id is None
        or parcel.kind not in _WORDS
        or not is_ours
    ):
        return None
    if "thread" in parcel.options or parcel.key in _OUTSIDE:
        return None
    room = parcel.facts["room"] or MEETING if parcel.key == "zpm-day-card" else parcel.room
    return room or ORDERS


class Signpost:
    """Leads each parcel into its topic, and has topics made that are not there yet."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Threads] = {}
        self._barred: set[int] = set()
        """Chats in which a topic could not be made: there everything is said in one thread."""

    def led(self, books: Books, parcels: Sequence[Parcel]) -> tuple[list[Parcel], list[Outgoing]]:
        """The parcels that may leave, and what must be put first. What waits for a topic holds back its chat."""
        ready: list[Parcel] = []
        first: dict[tuple[int, str], Outgoing] = {}
        held: set[int] = set()
        for parcel in parcels:
            code = None if parcel.chat_id in self._barred else code_of(parcel)
            if parcel.kind is not Kind.TOPIC and parcel.chat_id in held:
                continue
            if code is None:
                ready.append(parcel)
                continue
            thread = self._thread(books, parcel, code)
            if code not in self._threads(books, parcel):
                first[(parcel.chat_id, code)] = topic_for(books, parcel, code)
            if thread is None:
                held.add(parcel.chat_id)
            else:
                ready.append(replace(parcel, options={**parcel.options, "thread": thread, "topic": code}))
        return ready, list(first.values())

    def put(self, books: Books, topics: Sequence[Outgoing]) -> None:
        """Has topics made."""
        for topic in topics:
            books.outbox.put_card(topic)
            code = (topic.card or "").removeprefix(_CARD)
            self._known[(topic.table_id or 0, topic.chat_id)][code] = None

    def bar(self, books: Books, parcel: Parcel) -> None:
        """No topic can be made in this chat."""
        self._barred.add(parcel.chat_id)
        books.outbox.retire_card(parcel.table_id or 0, parcel.chat_id, parcel.card or "")

    def lost(self, books: Books, parcel: Parcel) -> None:
        """The person has deleted the topic: it is made again when something belongs into it."""
        self._known.pop(_key(parcel), None)
        books.outbox.retire_card(parcel.table_id or 0, parcel.chat_id, f"{_CARD}{parcel.options['topic']}")

    def _thread(self, books: Books, parcel: Parcel, code: str) -> int | None:
        known = self._threads(books, parcel)
        if known.get(code) is None:
            self._known[_key(parcel)] = known = threads(books, *_key(parcel))
        return known.get(code)

    def _threads(self, books: Books, parcel: Parcel) -> Threads:
        key = _key(parcel)
        if key not in self._known:
            self._known[key] = threads(books, *key)
        return self._known[key]


def topic_for(books: Books, parcel: Parcel, code: str) -> Outgoing:
    """At the table's second neighbour its title tells its topics from the other table's."""
    tables = books.tables.of(parcel.person) if parcel.person is not None else []
    table = next((each for each in tables if each.id == parcel.table_id), None)
    several = sum(each.is_live for each in tables) > 1
    title = table.title.rpartition(" · ")[2] if table is not None and several else None
    return Outgoing(
        bot_id=parcel.bot_id,
        chat_id=parcel.chat_id,
        person=parcel.person,
        kind=Kind.TOPIC,
        key="zpm-topic",
        facts={"room": code, "alias": name_of_voice(code), "table": title},
        language=parcel.language,
        zone=parcel.zone,
        lane=Lane.URGENT,
        table_id=parcel.table_id,
        card=f"{_CARD}{code}",
    )


def _key(parcel: Parcel) -> tuple[int, int]:
    return parcel.table_id or 0, parcel.chat_id
