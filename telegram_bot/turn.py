"""One update in hand: who did it, where, and what is said back once everything is committed."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from telegram import Message, Update

from core.engine.refusal import Refused
from core.service import queries
from core.service.accounts import NOBODY_IDS, Account
from core.service.announce import Reader
from core.service.outbox import Kind, Lane
from core.service.tables import Chat, Table
from core.service.work import Work
from core.texts import nearest_language
from telegram_bot.bot_identity import BotIdentity
from telegram_bot.callback_data import Press, decode_press
from telegram_bot.looking import Looked
from telegram_bot.refusing import refusal_key
from telegram_bot.render.entities import quoted
from telegram_bot.toast import Toast
from telegram_bot.topics import Place, place_of, threads

ButtonRows = Sequence[Sequence[Mapping[str, Any]]]


class NotFromAPerson(Exception):
    """The update comes from an anonymous administrator, a channel, a bot or nobody at all (F51, F52)."""


class Turn:
    """What a handler works with. Everything it says waits in the outbox; nothing leaves if it fails."""

    def __init__(self, update: Update, work: Work, bot: BotIdentity) -> None:
        self.update = update
        self.work = work
        self.bot = bot
        self.toast: Toast | None = None
        self.args: list[str] | None = None
        """Words after the command, set by the library."""
        self.matches: Any = None
        self.looked: Looked | None = None
        """The channel that it is about, as it was found just before; `None` also where it could not be seen."""

    def update_from(self, found: Mapping[str, Any]) -> None:
        """The library hands over what a filter found; ours find nothing."""

    @cached_property
    def account(self) -> Account:
        """The person who did it, made or refreshed. Raises `NotFromAPerson`."""
        user = self.update.effective_user
        message = self.update.effective_message if self.update.callback_query is None else None
        if user is None or user.is_bot or user.id in NOBODY_IDS or (message and message.sender_chat):
            raise NotFromAPerson
        return self.work.account(
            user.id,
            user.full_name or "",
            username=user.username,
            language=nearest_language(user.language_code),
        )

    @property
    def chat_id(self) -> int:
        """Where it happened; a press whose message is not shown to the bot is answered in private."""
        chat = self.update.effective_chat or self.update.effective_user
        assert chat is not None
        return chat.id

    @property
    def is_private(self) -> bool:
        return self.chat_id > 0

    @cached_property
    def press(self) -> Press:
        query = self.update.callback_query
        press = decode_press(query.data or "") if query else None
        return press or Press("")

    @property
    def text(self) -> str:
        """The whole message, or the words below a picture."""
        message = self.update.effective_message
        return (message.text or message.caption or "") if message else ""

    @property
    def words(self) -> str:
        """What was typed after a command, on its line or the next."""
        return "".join(self.text.split(maxsplit=1)[1:]).strip()

    # -- tables

    def table_here(self) -> Table | None:
        """The live table of this group."""
        found = self.work.books.tables.in_chat(self.bot.bot_id, self.chat_id)
        return found[0] if found else None

    def pressed_table(self) -> Table | None:
        return self.work.books.tables.by_handle(self.press.table)

    def my_tables(self) -> list[Table]:
        """The live tables at which he sits or which he hosts, the newest first."""
        mine = self.work.books.tables.of(self.account.person)
        return [table for table in mine if table.bot_id == self.bot.bot_id]

    def my_table(self) -> Table | None:
        """In a group the table of that group; in private the one he speaks to (`/switch`), else his newest."""
        if not self.is_private:
            return self.table_here()
        if self.place is not None:
            return self.place.table
        mine = self.my_tables()
        chosen = [table for table in mine if table.id == self.account.current_table]
        return next(iter(chosen or mine), None)

    def tables_in_charge(self) -> list[Table]:
        """The live tables that he may moderate and at which he does not sit; of an owner that is every one."""
        found = queries.tables_for(self.work.books, self.account.person)
        return [table for table in found if table.is_live and table.bot_id == self.bot.bot_id]

    def table_to_run(self) -> Table | None:
        """In private also one that he has nothing but charge of: the one that he chose (`/switch`), or the only one."""
        table = self.my_table()
        if table is not None or not self.is_private:
            return table
        tables = self.tables_in_charge()
        chosen = [table for table in tables if table.id == self.account.current_table]
        return next(iter(chosen or (tables if len(tables) == 1 else [])), None)

    @cached_property
    def place(self) -> Place | None:
        """The room whose topic he writes or taps in."""
        if self._thread is None:
            return None
        return place_of(self.work.books, self.my_tables(), self.chat_id, self._thread)

    def speaks_in_topics(self, table: Table) -> bool:
        """Whether this table's rooms are topics of his chat: not where none could be made."""
        if not self.bot.has_topics or not self.is_private:
            return False
        return any(thread is not None for thread in threads(self.work.books, table.id, self.chat_id).values())

    @property
    def _thread(self) -> int | None:
        message = self.update.effective_message
        if not self.is_private or not isinstance(message, Message) or not message.is_topic_message:
            return None
        return message.message_thread_id

    def change_modes(self, **changes: Any) -> None:
        """Sets small flags of the person's account; `None` takes one away."""
        modes = {
            name: value for name, value in {**self.account.modes, **changes}.items() if value is not None
        }
        self.account = self.work.books.people.change(self.account.person, modes=modes)

    def take_away(self) -> None:
        """Deletes what somebody typed in a group by mistake, where the bot may."""
        message = self.update.effective_message
        if message is not None:
            self.say("deleted", kind=Kind.DELETE, edits=message.message_id, lane=Lane.URGENT)

    # -- answers

    @cached_property
    def reader(self) -> Reader:
        """Whoever reads what is said here: the person in private, the group in its own language."""
        return self.account if self.is_private else self.group_reader()

    def group_reader(self) -> Chat:
        here = self.work.books.tables.in_chat(self.bot.bot_id, self.chat_id, live=False)
        if here:
            return Chat(self.chat_id, here[0].language, here[0].zone)
        user = self.update.effective_user
        return Chat(self.chat_id, nearest_language(user.language_code if user else None), "UTC")

    def say(
        self, key: str, facts: Mapping[str, Any] | None = None, *, table: Table | None = None, **how: Any
    ) -> None:
        """Answers where it was asked."""
        self.say_to(self.reader, key, facts, table=table, **how)

    def tell(
        self, key: str, facts: Mapping[str, Any] | None = None, *, table: Table | None = None, **how: Any
    ) -> None:
        """Tells the person in private, wherever he asked."""
        self.say_to(self.account, key, facts, table=table, **how)

    def say_to(
        self,
        to: Reader,
        key: str,
        facts: Mapping[str, Any] | None = None,
        *,
        table: Table | None = None,
        buttons: ButtonRows = (),
        **how: Any,
    ) -> None:
        options = dict(how.pop("options", {}))
        if buttons:
            options["buttons"] = [list(row) for row in buttons]
        if self.bot.has_topics and isinstance(to, Account) and to.telegram_id == self.chat_id:
            options["thread"] = self._thread or 0
        self.work.say(to, key, facts, bot_id=self.bot.bot_id, table=table, options=options, **how)

    def answer(self, key: str | None, facts: Mapping[str, Any] | None = None, *, alert: bool = False) -> None:
        """Answers a press; anything else is answered with a message."""
        query = self.update.callback_query
        if query is None:
            if key is not None:
                self.say(key, facts)
            return
        language = self.account.language
        self.toast = Toast(
            query.id, key, dict(facts or {}), language, alert, chat_id=self.account.telegram_id
        )

    def strip_buttons(self, last: str = "stripped", facts: Mapping[str, Any] | None = None) -> None:
        """The pressed message has done its work: its buttons go, and with facts it says these `last` words."""
        query = self.update.callback_query
        if query is not None and query.message is not None:
            self.say(last, facts, kind=Kind.RETIRE, edits=query.message.message_id)

    def refuse(self, refused: Refused | str, game: str = "", **facts: Any) -> None:
        """Says why not, and what would be right."""
        if isinstance(refused, str):
            refused = Refused(refused, facts)
        self.work.refused = refused
        key = refusal_key(refused.code, game)
        facts = {
            name: quoted(fact) if isinstance(fact, str) else fact for name, fact in refused.facts.items()
        }
        self.answer(key, facts, alert=True)

    def refuse_aloud(self, code: str) -> None:
        """What somebody should have written in private is taken away, and he is told so there; who sits at no table may
        never have opened that chat, and is told where he wrote."""
        self.take_away()
        self.work.refused = Refused(code)
        person = self.account.person
        is_seated = any(self.work.seat_of(table.id, person) is not None for table in self.my_tables())
        self.say_to(self.account if is_seated else self.reader, refusal_key(code))

    def refuse_without_table(self) -> None:
        """There is no table here to be spoken of; one who runs several has to say which."""
        if not self.is_private:
            self.refuse("no_group_table")
        else:
            self.refuse("which_table" if self.tables_in_charge() else "no_table")

    def refuse_nobody(self) -> None:
        """Somebody without a face wants something: a short word where he asked, and nothing is changed."""
        query, user = self.update.callback_query, self.update.effective_user
        if query is not None:
            self.toast = Toast(query.id, refusal_key("not_a_person"), {}, "en", alert=True)
        elif user is None or not user.is_bot or user.id in NOBODY_IDS:
            self.say_to(self.group_reader(), refusal_key("not_a_person"))
