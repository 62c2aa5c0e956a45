"""Accounts, owners, moderators, bans and bots as rows."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, or_, select, update

from core.engine.ids import Person
from core.service.accounts import Account, Bot
from core.service.tables import Appointment, Ban
from core.storage.schema import BanRow, BotRow, ModeratorRow, PersonRow
from core.storage.statements import insert


class SqlPeopleBook:
    """See `core.service.ports_people.PeopleBook`."""

    def __init__(self, connection: Connection) -> None:
        self._do = connection

    # -- accounts

    def add(self, account: Account) -> Account:
        values = {name: getattr(account, name) for name in Account.__struct_fields__ if name != "person"}
        values["username_key"] = _username_key(account.username)
        row = self._do.execute(insert(self._do, PersonRow).values(values).returning(PersonRow)).one()
        return _account(row)

    def get(self, person: Person) -> Account | None:
        return self._one(PersonRow.person == person)

    def several(self, persons: Iterable[Person]) -> dict[Person, Account]:
        wanted = list(persons)
        if not wanted:
            return {}
        found = {one.person: one for one in self._many(PersonRow.person.in_(wanted))}
        return {person: found[person] for person in wanted if person in found}

    def by_telegram(self, telegram_id: int) -> Account | None:
        return self._one(PersonRow.telegram_id == telegram_id)

    def by_username(self, username: str) -> Account | None:
        key = _username_key(username.removeprefix("@"))
        return self._one(PersonRow.username_key == key, PersonRow.blanked.is_(False))

    def change(self, person: Person, **fields: Any) -> Account:
        unknown = set(fields) - set(Account.__struct_fields__) | (set(fields) & {"person"})
        if unknown:
            raise ValueError(f"not a field of an account that can be changed: {', '.join(sorted(unknown))}")
        if "username" in fields:
            fields["username_key"] = _username_key(fields["username"])
        changed = update(PersonRow).where(PersonRow.person == person).values(fields)
        return _account(self._do.execute(changed.returning(PersonRow)).one())

    def blank(self, person: Person, at: datetime) -> None:
        self.change(
            person,
            telegram_id=None,
            name="",
            username=None,
            owner=False,
            current_table=None,
            modes={},
            seen_at=at,
            blanked=True,
        )
        self._do.execute(delete(ModeratorRow).where(ModeratorRow.person == person))

    def owners(self) -> list[Account]:
        return self._many(PersonRow.owner.is_(True))

    # -- rights

    def appoint(self, appointment: Appointment) -> None:
        values = {
            "deputy": appointment.deputy,
            "appointed_by": appointment.appointed_by,
            "at": appointment.at,
        }
        place = {"table_id": appointment.table_id, "person": appointment.person}
        self._do.execute(
            insert(self._do, ModeratorRow)
            .values(place | values)
            .on_conflict_do_update(index_elements=list(place), set_=values)
        )

    def dismiss(self, table_id: int, person: Person) -> bool:
        gone = delete(ModeratorRow).where(ModeratorRow.table_id == table_id, ModeratorRow.person == person)
        return bool(self._do.execute(gone).rowcount)

    def moderators(self, table_id: int) -> list[Appointment]:
        query = select(ModeratorRow).where(ModeratorRow.table_id == table_id)
        return [
            Appointment(row.table_id, Person(row.person), row.deputy, _person(row.appointed_by), row.at)
            for row in self._do.execute(query.order_by(ModeratorRow.deputy, ModeratorRow.at))
        ]

    def moderates(self, person: Person) -> list[int]:
        query = select(ModeratorRow.table_id).where(ModeratorRow.person == person)
        return list(self._do.scalars(query.order_by(ModeratorRow.table_id)))

    def ban(self, ban: Ban) -> None:
        place = {"chat_id": ban.chat_id, "person": ban.person}
        values = {"until": ban.until, "by": ban.by, "at": ban.at}
        self._do.execute(
            insert(self._do, BanRow)
            .values(place | values)
            .on_conflict_do_update(index_elements=list(place), set_=values)
        )

    def unban(self, chat_id: int, person: Person) -> bool:
        gone = delete(BanRow).where(BanRow.chat_id == chat_id, BanRow.person == person)
        return bool(self._do.execute(gone).rowcount)

    def is_banned(self, chat_id: int, person: Person, now: datetime) -> bool:
        query = select(BanRow.person).where(
            BanRow.chat_id == chat_id,
            BanRow.person == person,
            or_(BanRow.until.is_(None), BanRow.until > now),
        )
        return self._do.execute(query).first() is not None

    def bans(self, chat_id: int) -> list[Ban]:
        return self._bans(BanRow.chat_id == chat_id)

    def bans_of(self, person: Person) -> list[Ban]:
        return self._bans(BanRow.person == person)

    def _bans(self, which: ColumnElement[bool]) -> list[Ban]:
        return [
            Ban(row.chat_id, Person(row.person), row.until, Person(row.by), row.at)
            for row in self._do.execute(select(BanRow).where(which).order_by(BanRow.at))
        ]

    # -- bots

    def keep_bot(self, bot: Bot) -> None:
        values = {"username": bot.username, "name": bot.name, "facts": bot.facts}
        self._do.execute(
            insert(self._do, BotRow)
            .values(values | {"bot_id": bot.bot_id, "term": 0})
            .on_conflict_do_update(index_elements=["bot_id"], set_=values)
        )

    def bot(self, bot_id: int) -> Bot | None:
        row = self._do.execute(select(BotRow).where(BotRow.bot_id == bot_id)).first()
        return None if row is None else _bot(row)

    def bots(self) -> list[Bot]:
        return [_bot(row) for row in self._do.execute(select(BotRow).order_by(BotRow.bot_id))]

    def lead(self, bot_id: int) -> int:
        fresh = insert(self._do, BotRow).values(bot_id=bot_id, username="", name="", facts={}, term=1)
        begun = fresh.on_conflict_do_update(index_elements=["bot_id"], set_={"term": BotRow.term + 1})
        return int(self._do.execute(begun.returning(BotRow.term)).scalar_one())

    def term(self, bot_id: int) -> int:
        return int(self._do.scalar(select(BotRow.term).where(BotRow.bot_id == bot_id)) or 0)

    def tick(self, bot_id: int, at: datetime) -> None:
        self._do.execute(update(BotRow).where(BotRow.bot_id == bot_id).values(last_tick=at))

    # -- own affairs

    def _one(self, *wanted: Any) -> Account | None:
        query = select(PersonRow).where(*wanted).order_by(PersonRow.seen_at.desc()).limit(1)
        row = self._do.execute(query).first()
        return None if row is None else _account(row)

    def _many(self, *wanted: Any) -> list[Account]:
        query = select(PersonRow).where(*wanted).order_by(PersonRow.person)
        return [_account(row) for row in self._do.execute(query)]


def _account(row: Any) -> Account:
    fields = dict(row._mapping)
    del fields["username_key"], fields["trace"]
    return Account(**(fields | {"person": Person(row.person)}))


def _bot(row: Any) -> Bot:
    return Bot(
        bot_id=row.bot_id,
        username=row.username,
        name=row.name,
        last_tick=row.last_tick,
        last_update_id=row.last_update_id,
        facts=row.facts,
    )


def _username_key(username: str | None) -> str | None:
    return None if username is None else username.lower()


def _person(number: int | None) -> Person | None:
    return None if number is None else Person(number)
