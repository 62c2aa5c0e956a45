"""The ports for what comes in, what goes out, and what was said."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from typing import Protocol

from core.engine.ids import Person
from core.service.inbox import Incoming, Outcome, Row, Source
from core.service.outbox import Outgoing, Parcel, ParcelState, Sent
from core.service.posts import Body, Delivery, Post


class InboxBook(Protocol):
    """The queue of each bot token."""

    def add(self, rows: Iterable[Incoming]) -> list[int]:
        """Ids of the rows that were new; what was there already (update id, or chat and message id) is left out."""
        ...

    def get(self, row_id: int) -> Row | None: ...

    def known_as(self, bot_id: int, key: str) -> int:
        """The row that was put under this key, which must be there."""
        ...

    def next_new(self, bot_id: int, *, but: Source | None = None) -> Row | None:
        """The first row not yet read, of other sources than `but`."""
        ...

    def held(self, bot_id: int) -> list[tuple[Row, datetime]]:
        """Rows that wait for a deadline to be past, with that deadline, in order."""
        ...

    def open_in(self, bot_id: int, chat_id: int, *, upto: int | None = None) -> list[Row]:
        """Messages of one chat that are still to be done, those put aside among them, in order, as far as `upto`."""
        ...

    def times_before(self, bot_id: int, chat_id: int, message_id: int, count: int) -> list[datetime]:
        """By what times the last `count` messages of a chat before this one count, done or not, the oldest first."""
        ...

    def hold(self, row_id: int, until_past: datetime) -> None: ...

    def is_open(self, row_id: int) -> bool:
        """Whether it is still to be done; on PostgreSQL the row is locked for this transaction."""
        ...

    def any_before(self, bot_id: int, moment: datetime, *, but: int | None = None) -> bool:
        """Whether an unread row counts by a time before `moment`."""
        ...

    def finish(self, outcome: Outcome) -> None:
        """Writes what became of the row and blanks its body; the body of a failed row stays for the owner."""
        ...

    def tried(self, row_id: int, error_id: str) -> int:
        """Notes a failed attempt; how many there were."""
        ...

    def outcome(self, row_id: int) -> Outcome | None: ...

    def waiting(self, bot_id: int) -> int:
        """How many rows are still to be done."""
        ...

    def oldest_waiting(self, bot_id: int) -> datetime | None: ...

    def forget_chat(self, chat_id: int) -> None:
        """Blanks what is left of a person's messages, and that they came from this chat (`/forget`)."""
        ...

    def clean(self, before: datetime) -> int:
        """Deletes rows done that were received before then; how many. Telegram repeats nothing older than a day."""
        ...


class OutboxBook(Protocol):
    """What is to be sent, what was sent and what could not be."""

    def put(self, rows: Iterable[Outgoing]) -> list[int]: ...

    def put_card(self, out: Outgoing) -> int | None:
        """A card of an adapter's own: `None` if it reads as the one last put. One still waiting is overwritten in
        place, else a row is added that edits the message last sent (F46)."""
        ...

    def put_cards(
        self,
        table_id: int,
        outs: Sequence[Outgoing],
        *,
        taken_back: bool = False,
        idle: Collection[int] = (),
    ) -> list[int]:
        """All cards of a table by the rules: as `put_card` for each; those put before and no longer among them are
        retired (cancelled while waiting, on the phone they lose their buttons; what was not shown yet, or was
        `taken_back`, they say last). In `idle` chats there is nothing to press any more: a question put there goes."""
        ...

    def retire_card(self, table_id: int, chat_id: int, card: str) -> int | None: ...

    def forget_cards(self, table_id: int, chat_id: int | None = None) -> None:
        """The next `put_card` sends again even if the facts are equal (another language, a take-back)."""
        ...

    def cards_shown(self, table_id: int) -> list[tuple[int, str, int | None]]:
        """(chat, card, message id) of every card last put."""
        ...

    def get(self, parcel_id: int) -> Parcel | None: ...

    def take(
        self, bot_id: int, now: datetime, limit: int, *, per_chat: int = 20, busy: Collection[int] = ()
    ) -> list[Parcel]:
        """Waiting parcels that may go, by lane and id, at most `per_chat` of one chat (so that one stuck chat starves
        nobody) and none of the chats in `busy`."""
        ...

    def mark_sent(self, sent: Sequence[Sent], at: datetime) -> list[int]:
        """Also remembers a card's message and a post's delivery; which of them were cancelled while under way."""
        ...

    def mark_unknown(self, parcel_id: int, error: str) -> None:
        """The answer was lost: it may have arrived. It waits to be sent once more; lost again it stays UNKNOWN."""
        ...

    def put_off(self, parcel_ids: Sequence[int], until: datetime, error: str) -> None:
        """To be tried again from `until` on; counts an attempt. What was in doubt stays so."""
        ...

    def hurry(self, bot_id: int, chat_id: int) -> int:
        """The posts that wait for this reader may leave now, digest or not; how many they are."""
        ...

    def mark_failed(self, parcel_id: int, error: str) -> None: ...

    def fail_chat(self, bot_id: int, chat_id: int, error: str) -> int:
        """Everything that waits for this chat fails (blocked, gone); how many."""
        ...

    def give_up(self, bot_id: int, chat_id: int) -> list[int]:
        """What waits for this chat, or has failed there, is cancelled; the posts among it, in order."""
        ...

    def revive_chat(self, bot_id: int, chat_id: int, error: str) -> int:
        """What failed with `error` waits again (the person is back), but for chatter, reminders, news of a pause (the
        cards show one that lasts) and cards that have been replaced or retired since; how many."""
        ...

    def resend(self, parcel_id: int) -> bool:
        """A failed or unknown parcel waits again; False for any other."""
        ...

    def forget_chat(self, chat_id: int) -> None:
        """Deletes everything sent or to be sent to a person, his cards and his copies of posts (`/forget`)."""
        ...

    def cancel_after(self, table_id: int, event: int) -> int:
        """Cancels what waits and tells of events above `event` (a take-back); how many."""
        ...

    def disown_after(self, table_id: int, event: int) -> None:
        """A take-back: what cards have said last since then is said to be taken back."""
        ...

    def cancel_said(self, table_id: int, keys: Collection[str]) -> int:
        """Cancels what waits at a table and says one of these; how many."""
        ...

    def cancel(self, parcel_ids: Collection[int]) -> int:
        """Cancels those of these that wait; how many."""
        ...

    def cancel_post(self, post_id: int) -> int:
        """Cancels copies of a post that still wait (it was removed); how many."""
        ...

    def of_table(
        self,
        table_id: int,
        *,
        states: Iterable[ParcelState] = (),
        after_event: int | None = None,
        limit: int = 500,
    ) -> list[Parcel]:
        """The newest first."""
        ...

    def of_post(self, post_id: int) -> list[Parcel]: ...

    def failed(self, limit: int = 100) -> list[Parcel]:
        """FAILED and UNKNOWN of all tables, the newest first."""
        ...

    def sent_since(self, bot_id: int, moment: datetime) -> list[tuple[int, datetime]]:
        """The chat and the time of each call that has been marked since then, in order; merged parcels are one call."""
        ...

    def waiting(self, bot_id: int) -> int: ...

    def oldest_waiting(self, bot_id: int) -> datetime | None:
        """Since when (by the wall) the longest of those waits that are not kept for a digest, or behind one that is."""
        ...

    def clean(self, before: datetime) -> int:
        """Deletes what was sent or cancelled before then at tables that are over; how many."""
        ...


class PostBook(Protocol):
    """Posts, their bodies, and where their copies lie."""

    def add(self, post: Post) -> Post:
        """Stores post and body; `id` is given by the store."""
        ...

    def get(self, post_id: int) -> Post | None: ...

    def of_table(
        self,
        table_id: int,
        *,
        room: str | None = None,
        after: int = 0,
        alias: str | None = None,
        limit: int = 500,
    ) -> list[Post]:
        """Posts with an id above `after`, in order."""
        ...

    def deliver(self, deliveries: Iterable[Delivery]) -> None:
        """Notes where copies lie, the writer's own message included."""
        ...

    def by_message(self, chat_id: int, message_id: int) -> list[Post]:
        """The posts that this message shows, in order (several when they were merged)."""
        ...

    def deliveries(self, post_id: int) -> list[Delivery]: ...

    def blank(self, post_id: int, by: Person | None, at: datetime) -> None:
        """Takes the body away; the post stays."""
        ...

    def forget_person(self, person: Person, at: datetime) -> int:
        """Blanks every body he wrote; how many."""
        ...

    def count_by_seat(self, table_id: int, since: datetime | None = None) -> dict[int, int]: ...

    def body(self, post_id: int) -> Body | None: ...
