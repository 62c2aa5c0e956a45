"""The courier's side of the outbox: what may leave, and what became of what left, one transaction each."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from core.service import people
from core.service.desk import Desk
from core.service.errands import take_off
from core.service.outbox import FOR_THE_DIGEST, REMINDER, Kind, Lane, Outgoing, Parcel, Sent
from core.service.ports import Books
from telegram_bot import bound, reopening
from telegram_bot.completing import Completing, Sittings
from telegram_bot.delivery import THREAD_IS_GONE, Arrived, Barred, Fate, Hopeless, Later, Moved, Unclear
from telegram_bot.render.message import TableKeys
from telegram_bot.retold import Archive
from telegram_bot.topics import Signpost

PER_CHAT = 40
MOST_TRIES = 3000
LONGEST_WAIT = 30
"""A call that had no effect is made again so often, each time a second later than before and never after more than
this: with that it is a day until it is given up."""


class Postbag:
    """For one bot token. `keys` of the tables spoken of are read along with the parcels."""

    def __init__(
        self,
        desk: Desk,
        bot_id: int,
        *,
        has_topics: bool = False,
        check_lead: Callable[[], None] = lambda: None,
    ) -> None:
        self._desk = desk
        self._check_lead = check_lead
        self._bot_id = bot_id
        self._signpost = Signpost() if has_topics else None
        self._sittings = Sittings()
        self._archive = Archive()
        self.keys: dict[int, TableKeys] = {}

    def take(self, limit: int, busy: Sequence[int]) -> list[Parcel]:
        """What may leave now. Raises `LeaseLost` when another worker leads by now: nobody writes twice (F58)."""
        self._check_lead()
        parcels = self._read(limit, busy)
        if self._signpost is None:
            return parcels
        with self._desk.read() as books:
            ready, topics = self._signpost.led(books, parcels)
        if topics:
            with self._desk.write() as books:
                self._signpost.put(books, topics)
        return ready

    def _read(self, limit: int, busy: Sequence[int]) -> list[Parcel]:
        with self._desk.read() as books:
            now = self._desk.clock.now()
            taken = books.outbox.take(self._bot_id, now, limit, per_chat=PER_CHAT, busy=busy)
            stale = [parcel.id for parcel in taken if _is_stale(parcel, now)]
            parcels = [parcel for parcel in taken if parcel.id not in stale]
            for parcel in parcels:
                if parcel.table_id is not None and parcel.table_id not in self.keys:
                    self.keys[parcel.table_id] = _keys(books, parcel.table_id)
            has_topics = self._signpost is not None
            completing = Completing(
                self._desk, books, parcels, self._sittings, self._archive, has_topics=has_topics
            )
            ready = [completing.complete(parcel) for parcel in parcels if not completing.waits(parcel)]
            waiting = {parcel.id: completing.waits(parcel) for parcel in parcels if completing.waits(parcel)}
        self._keep_for_digest(waiting)
        if stale:
            with self._desk.write() as books:
                books.outbox.cancel(stale)
        return ready

    def _keep_for_digest(self, waiting: Mapping[int, datetime | None]) -> None:
        """Chatter for those who want it all at once."""
        if not waiting:
            return
        with self._desk.write() as books:
            for parcel_id, until in waiting.items():
                if until is not None:
                    books.outbox.put_off([parcel_id], until, FOR_THE_DIGEST)

    def lately(self, seconds: float) -> list[tuple[int, float]]:
        """The calls of the last seconds, by whichever process made them: chat and time."""
        since = self._desk.clock.now() - timedelta(seconds=seconds)
        with self._desk.read() as books:
            return [(chat, at.timestamp()) for chat, at in books.outbox.sent_since(self._bot_id, since)]

    def kept_permissions(self, chat_id: int) -> dict[str, Any] | None:
        """What members of the group might do before it was closed."""
        with self._desk.read() as books:
            return reopening.kept(books, self._bot_id, chat_id)

    def keep_permissions(self, table_id: int, permissions: dict[str, Any]) -> None:
        with self._desk.write() as books:
            reopening.keep(books, table_id, permissions)

    def forget_permissions(self, chat_id: int) -> None:
        with self._desk.write() as books:
            reopening.forget(books, self._bot_id, chat_id)

    def say_it_stays_closed(self, parcel: Parcel) -> None:
        with self._desk.write() as books:
            table = books.tables.get(parcel.table_id or 0)
            if table is not None:
                reopening.say_it_stays_closed(books, table)

    def settle(self, fates: Sequence[tuple[Sequence[Parcel], Fate]]) -> None:
        with self._desk.write() as books:
            for batch, fate in fates:
                self._settle_one(books, batch, fate)

    def _settle_one(self, books: Books, batch: Sequence[Parcel], fate: Fate) -> None:
        ids = [parcel.id for parcel in batch]
        now = self._desk.clock.now()
        match fate:
            case Arrived(message_id, more):
                self._note_arrival(books, batch, message_id, more)
            case Unclear(error):
                self._lose(books, batch, error)
            case Later(error=error) if batch[0].attempts >= MOST_TRIES:
                self._give_up(books, batch, error)
            case Later(seconds=seconds, error=error):
                wait = max(seconds, min(seconds + batch[0].attempts, LONGEST_WAIT))
                books.outbox.put_off(ids, now + timedelta(seconds=wait), error)
            case Barred(error):
                self._bar(books, batch, error)
                bound.lose(books, self._desk.shelf, self._bot_id, batch[0].chat_id)
            case Moved(chat_id):
                books.tables.chat_moved(self._bot_id, batch[0].chat_id, chat_id)
            case Hopeless(error):
                self._give_up(books, batch, error)
                if bound.is_lost(error):
                    bound.lose(books, self._desk.shelf, self._bot_id, batch[0].chat_id)

    def _note_arrival(
        self, books: Books, batch: Sequence[Parcel], message_id: int | None, more: tuple[int, ...]
    ) -> None:
        sent = [_sent(parcel, message_id, more) for parcel in batch]
        cancelled = books.outbox.mark_sent(sent, self._desk.clock.now())
        for parcel in batch:
            if parcel.id in cancelled:
                _call_back(books, parcel)
        if batch[0].pin and batch[0].edits is None and message_id is not None:
            books.outbox.put([_pin(batch[0], message_id)])

    def _give_up(self, books: Books, batch: Sequence[Parcel], error: str) -> None:
        """A topic that somebody has deleted is made again."""
        parcel, ids = batch[0], [each.id for each in batch]
        if self._signpost is not None and THREAD_IS_GONE in error.lower() and "topic" in parcel.options:
            self._signpost.lost(books, parcel)
            books.outbox.put_off(ids, self._desk.clock.now(), error)
            return
        self._do_without(books, parcel)
        for parcel_id in ids:
            books.outbox.mark_failed(parcel_id, error)

    def _lose(self, books: Books, batch: Sequence[Parcel], error: str) -> None:
        """The first time it waits to be sent once more, the second time it stays unknown."""
        for parcel in batch:
            books.outbox.mark_unknown(parcel.id, error)
        if batch[0].is_doubtful:
            self._do_without(books, batch[0])

    def _do_without(self, books: Books, parcel: Parcel) -> None:
        """Nothing waits for a topic that will not come: that chat is served in one thread."""
        if self._signpost is not None and parcel.kind is Kind.TOPIC:
            self._signpost.bar(books, parcel)

    def _bar(self, books: Books, batch: Sequence[Parcel], error: str) -> None:
        """A person has shut the door, or the bot is no longer in the group: what waits there is kept for later."""
        parcel = batch[0]
        account = books.people.get(parcel.person) if parcel.person is not None else None
        if account is not None and account.telegram_id == parcel.chat_id:
            people.went_away(books, self._bot_id, account, self._desk.clock.now())
        else:
            books.outbox.fail_chat(self._bot_id, parcel.chat_id, people.UNREACHABLE)


def _is_stale(parcel: Parcel, now: datetime) -> bool:
    """Nobody wants to be reminded, after a stop say, of a deadline that has passed."""
    until = parcel.facts.get("closes_at") or parcel.facts.get("ends_at")
    if not until or not parcel.key.endswith(REMINDER):
        return False
    return datetime.fromisoformat(until) <= now


def _call_back(books: Books, parcel: Parcel) -> None:
    """A copy of what was taken off all phones while it was on its way to this one."""
    table = books.tables.get(parcel.table_id) if parcel.table_id is not None else None
    if table is None or parcel.post_id is None or books.posts.body(parcel.post_id) is not None:
        return
    for copy in books.posts.deliveries(parcel.post_id):
        if copy.chat_id == parcel.chat_id:
            take_off(books, table, copy)


def _sent(parcel: Parcel, message_id: int | None, more: tuple[int, ...]) -> Sent:
    return Sent(parcel.id, message_id or parcel.edits or 0, parcel.revision, more)


def _pin(parcel: Parcel, message_id: int) -> Outgoing:
    return Outgoing(
        bot_id=parcel.bot_id,
        chat_id=parcel.chat_id,
        person=parcel.person,
        kind=Kind.PIN,
        key=parcel.key,
        facts={},
        language=parcel.language,
        zone=parcel.zone,
        lane=Lane.ANSWER,
        table_id=parcel.table_id,
        edits=message_id,
    )


def _keys(books: Books, table_id: int) -> TableKeys:
    table = books.tables.get(table_id)
    return TableKeys(table.handle if table else "", books.tables.handle_key(table_id))
