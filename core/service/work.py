"""What a handler may do with one row of the inbox, all in one transaction: nothing leaves before it is committed."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from core.engine.chance import SEED_BYTES
from core.engine.codec import command_name, event_name
from core.engine.command import Command
from core.engine.ids import Person, Seat
from core.engine.refusal import Refused
from core.engine.ruleset import ONLOOKER, Ruleset, Viewer
from core.service import people
from core.service.accounts import Account
from core.service.admission import refuse_if_full
from core.service.announce import Crier, Reader, addressed, copy_of
from core.service.decider import Decider
from core.service.handles import new_table_handle
from core.service.inbox import Row, Source
from core.service.lookout import tell_of_deed
from core.service.moves import Accepted, Answer, Cause
from core.service.outbox import Kind, Lane, Outgoing
from core.service.past import Shelf
from core.service.ports import Books, UnknownTable
from core.service.posts import Body, Delivery, Post
from core.service.tables import Table, new_table
from core.service.watermark import Held, Watermark


class Work:
    """One row's transaction. `books` reads and writes everything else that is stored, in the same transaction."""

    def __init__(self, row: Row, books: Books, shelf: Shelf, watermark: Watermark) -> None:
        self.row = row
        self.books = books
        self.shelf = shelf
        self._watermark = watermark
        self._decider = Decider(books, shelf, row.id)
        self.refused: Refused | None = None
        """The last command's refusal, which becomes the row's outcome."""
        self.events: tuple[str, ...] = ()
        self.facts: dict[str, Any] = {}
        """What the one who waits for the outcome is to know besides."""

    @property
    def at(self) -> datetime:
        """The time this row counts by (aware, UTC)."""
        return self.row.at

    # -- people and tables

    def account(
        self, telegram_id: int, name: str, *, username: str | None = None, language: str | None = None
    ) -> Account:
        """The account behind a Telegram user, made or refreshed. Raises `NotAPerson` for ids that stand for nobody.

        Writing to the bot in private shows that he can be reached again: call `people.came_back` for that.
        """
        return people.meet(self.books, telegram_id, name, self.at, username=username, language=language)

    def open_table(
        self,
        game: str,
        host: Person,
        *,
        bot_id: int,
        chat_id: int | None,
        language: str,
        zone: str,
        title: str,
        facts: Mapping[str, Any] | None = None,
    ) -> Table | Refused:
        """A new lobby. Settings are made by the game's own commands afterwards. Refused: `bot_full`, `unknown_game`,
        `banned` (whom a group keeps out runs none of its tables either)."""
        if chat_id is not None and self.books.people.is_banned(chat_id, host, self.at):
            return Refused("banned")
        refused = refuse_if_full(self.books, self.shelf, game, bot_id, host)
        if refused is not None:
            return refused
        table = new_table(
            handle=new_table_handle(),
            game=game,
            bot_id=bot_id,
            chat_id=chat_id,
            host=host,
            language=language,
            zone=zone,
            title=title,
            opened_at=self.at,
            facts=facts or {},
        )
        seed, handle_key = secrets.token_bytes(SEED_BYTES), secrets.token_bytes(16)
        return self.books.tables.add(table, seed, handle_key)

    def table(self, table_id: int) -> Table:
        """Raises `UnknownTable`."""
        table = self.books.tables.get(table_id)
        if table is None:
            raise UnknownTable(f"there is no table {table_id}")
        return table

    # -- the game

    def settle(self, table_id: int) -> Table:
        """Applies every deadline due by this row's time, each at its own time, and returns the table as it then is.

        Call it before you read a state that the row's effect depends on (`command` and `post` do). When an earlier
        message could still come in, the whole transaction is put aside and the row is read again later.
        """
        table, waits_for = self._decider.settle(self.table(table_id), self.at, self._may_pass)
        if waits_for is not None:
            raise Held(waits_for)
        return table

    def wait_until_read(self) -> None:
        """Puts the row aside until all that was sent before it, or in the same second, is in the inbox: then it is
        read again, and this returns."""
        if not self._may_pass(self.at):
            raise Held(self.at)

    def command(self, table_id: int, command: Command, cause: Cause) -> Answer:
        """Settles, checks authority, lets the rules judge, records and tells. A refusal changes nothing."""
        table = self.settle(table_id)
        answer = self._decider.handle(table, command, cause, self.at)
        self.refused = answer if isinstance(answer, Refused) else None
        if isinstance(answer, Accepted):
            self.events += tuple(event_name(event) for event in answer.events)
            tell_of_deed(self.books, table, command_name(command), cause)
        return answer

    def state(self, table_id: int) -> Any:
        return self._decider.state(self.table(table_id))

    def view(self, table_id: int, viewer: Viewer = ONLOOKER) -> dict[str, Any]:
        """How things stand for this viewer, as the rules show it."""
        return self.ruleset(table_id).view(self.state(table_id), viewer)

    def state_at(self, table_id: int, number: int) -> Any:
        """As `state`, after event `number`."""
        return self.shelf.at(self.books, self.table(table_id), number)

    def view_at(self, table_id: int, number: int, viewer: Viewer) -> dict[str, Any]:
        """As `view`, after event `number`."""
        return self.ruleset(table_id).view(self.state_at(table_id, number), viewer)

    def ruleset(self, table_id: int) -> Ruleset[Any]:
        return self.shelf.ruleset(self.table(table_id))

    def seat_of(self, table_id: int, person: Person) -> Seat | None:
        table = self.table(table_id)
        return self.shelf.ruleset(table).seating(self._decider.state(table)).get(person)

    def redraw(self, table_id: int) -> None:
        """Shows the cards again to whom they now read differently (another language, another zone)."""
        table = self.table(table_id)
        Crier(self.books, table, self.shelf.ruleset(table)).show_cards(self._decider.state(table))

    # -- what is said

    def say(
        self,
        to: Reader,
        key: str,
        facts: Mapping[str, Any] | None = None,
        *,
        bot_id: int | None = None,
        table: Table | None = None,
        kind: Kind = Kind.SAY,
        lane: Lane = Lane.ANSWER,
        card: str | None = None,
        room: str | None = None,
        silent: bool = True,
        protect: bool = False,
        pin: bool = False,
        reply_to: int | None = None,
        edits: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> int | None:
        """Puts a message of the adapter's own into the outbox; its id, or `None` for a card that reads as before."""
        out = Outgoing(
            **addressed(to),
            bot_id=bot_id or (table.bot_id if table else self.row.bot_id),
            kind=kind,
            key=key,
            facts=dict(facts or {}),
            lane=lane,
            table_id=table.id if table else None,
            card=card,
            room=room,
            silent=silent,
            protect=protect,
            pin=pin,
            reply_to=reply_to,
            edits=edits,
            options=dict(options or {}),
        )
        outbox = self.books.outbox
        return outbox.put_card(out) if kind is Kind.CARD else outbox.put([out])[0]

    def post(
        self,
        table_id: int,
        *,
        room: str,
        alias: str,
        body: Body,
        readers: Iterable[Account],
        seat: Seat | None = None,
        person: Person | None = None,
        reply_to: int | None = None,
        own_messages: Sequence[int] = (),
    ) -> Post:
        """Stores a post and a copy for each reader. Who reads a room is for the rules: pass only those.

        `own_messages` are the writer's own in his private chat (an album has several), so that replies to them are
        understood.
        """
        table = self.settle(table_id)
        post = self.books.posts.add(
            Post(
                id=0,
                table_id=table.id,
                room=room,
                seat=seat,
                person=person,
                alias=alias,
                event=table.version,
                at=self.at,
                body=body,
                reply_to=reply_to,
            )
        )
        copies = [copy_of(table, post, reader) for reader in readers if reader.telegram_id is not None]
        self.books.outbox.put(copies)
        self._know_as_own(post, own_messages)
        return post

    def _know_as_own(self, post: Post, messages: Sequence[int]) -> None:
        writer = self.books.people.get(post.person) if post.person is not None else None
        if messages and writer is not None and writer.telegram_id is not None:
            own = Delivery(post.id, writer.telegram_id, messages[0], post.person, tuple(messages[1:]))
            self.books.posts.deliver([own])

    # -- for the desk

    def publish(self) -> None:
        """After the commit: later rows may see what this one decided."""
        self._decider.publish()

    def _may_pass(self, deadline: datetime) -> bool:
        if self.row.source is Source.CLOCK:
            return True
        return self._watermark.is_past(self.books, deadline, but=self.row.id)
