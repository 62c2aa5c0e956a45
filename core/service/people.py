"""What people may change about themselves and about each other's rights outside a game."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any
from zoneinfo import available_timezones

from core.engine.ids import Person
from core.engine.names import clean_name
from core.engine.refusal import Refused
from core.service.accounts import Account, check_person
from core.service.forgetting import come_again
from core.service.looks import AuditLine, Look
from core.service.outbox import Kind, Lane, Outgoing
from core.service.ports import Books
from core.service.tables import Appointment, Called, Table

UNREACHABLE = "unreachable"
"""The error of parcels that failed because their reader had blocked the bot; they wait again when he is back."""


def meet(
    books: Books,
    telegram_id: int,
    name: str,
    now: datetime,
    *,
    username: str | None = None,
    language: str | None = None,
) -> Account:
    """The account behind a Telegram user, made at first sight, refreshed later. Raises `NotAPerson` (F51, F52).

    A name without a visible character becomes `Sailor` and the last digits of his id (F59).
    """
    check_person(telegram_id)
    shown = clean_name(name) or f"Sailor {telegram_id % 10000}"
    account = books.people.by_telegram(telegram_id)
    if account is None:
        fresh = Account(
            person=Person(0),
            telegram_id=telegram_id,
            name=shown,
            username=username,
            language=language or "en",
            seen_at=now,
        )
        added = books.people.add(fresh)
        come_again(books, added, now)
        return added
    changes: dict[str, object] = {"name": shown, "username": username, "seen_at": now}
    if language and not account.language_chosen:
        changes["language"] = language
    return books.people.change(account.person, **changes)


def choose_language(books: Books, person: Person, language: str) -> Account:
    return books.people.change(person, language=language, language_chosen=True)


def choose_zone(books: Books, person: Person, zone: str) -> Account | Refused:
    """An IANA name or its city alone, in large letters or small; anything else, and a city of two zones, is refused as
    `unknown_zone` (F33)."""
    found = _zones_called(zone)
    if len(found) != 1:
        return Refused("unknown_zone", {"zone": zone})
    return books.people.change(person, zone=found[0])


def _zones_called(name: str) -> list[str]:
    zones, wanted = available_timezones(), name.casefold()
    if name in zones:
        return [name]
    whole = [zone for zone in zones if zone.casefold() == wanted]
    return whole or [zone for zone in zones if zone.casefold().endswith(f"/{wanted}")]


def appoint(
    books: Books, table: Table, person: Person, by: Person | None, now: datetime, *, deputy: bool = False
) -> Refused | None:
    """Makes him moderator of the table. Refused: no such account (`nobody`), plays there (`seated`), an owner at a
    table that is blind to owners (`blind`)."""
    account = books.people.get(person)
    if account is None or account.blanked:
        return Refused("nobody")
    if account.telegram_id is not None:
        check_person(account.telegram_id)
    if person in books.tables.seated(table.id):
        return Refused("seated")
    if table.is_blind and account.owner:
        return Refused("blind")
    books.people.appoint(Appointment(table.id, person, deputy, by, now))
    books.audit.note(
        AuditLine(person=by, what="appointed", at=now, table_id=table.id, facts={"person": person})
    )
    return None


def dismiss(books: Books, table: Table, person: Person, by: Person | None, now: datetime) -> bool:
    """His rights end at once, for open pages too, because every request asks again (F81)."""
    gone = books.people.dismiss(table.id, person)
    books.audit.note(
        AuditLine(person=by, what="dismissed", at=now, table_id=table.id, facts={"person": person})
    )
    return gone


def make_owner(books: Books, person: Person, by: Person | None, now: datetime) -> Refused | None:
    """Refused for an account that stands for nobody (F51)."""
    account = books.people.get(person)
    if account is None or account.blanked:
        return Refused("nobody")
    if account.telegram_id is not None:
        check_person(account.telegram_id)
    books.people.change(person, owner=True)
    books.audit.note(AuditLine(person=by, what="owner", at=now, facts={"person": person}))
    return None


def look(books: Books, person: Person, table: Table, what: str, now: datetime) -> None:
    """Records that he saw secrets of a table (in the same transaction that reads them)."""
    books.audit.look(Look(person, table.id, what, now))


def moderators_of(books: Books, table_id: int) -> list[Account]:
    """Who is told what a moderator is told: the appointed who do not play there, with the owners who were called in
    their stead while that silence lasts; else the owners who do not play, unless the table is blind to them."""
    table = books.tables.get(table_id)
    if table is None:
        return []
    main, deputies = main_and_deputies(books, table_id)
    found = _present(not_seated(books, table, [*main, *deputies]))
    called = Called.of(table)
    is_manned = found and not (called and called.owners and last_seen(main, table) == called.since)
    if table.is_blind or is_manned:
        return found
    owners = [one for one in books.people.owners() if one not in found]
    return [*found, *_present(not_seated(books, table, owners))]


def main_and_deputies(books: Books, table_id: int) -> tuple[list[Account], list[Account]]:
    """Whoever was appointed to the table, whether he plays there or not: its moderators, and who stands in for them."""
    appointed = books.people.moderators(table_id)
    accounts = books.people.several(one.person for one in appointed)
    there = [one for one in appointed if one.person in accounts]
    main = [accounts[one.person] for one in there if not one.deputy]
    return main, [accounts[one.person] for one in there if one.deputy]


def last_seen(main: Iterable[Account], table: Table) -> datetime:
    """When any of the moderators was seen last; if never, since when there is something to be seen at."""
    return max((one.seen_at for one in main if one.seen_at is not None), default=table.opened_at)


def not_seated(books: Books, table: Table, accounts: Iterable[Account]) -> list[Account]:
    """Those who do not play there, and have a chat of their own."""
    seated = books.tables.seated(table.id)
    return [one for one in accounts if one.person not in seated and one.telegram_id is not None]


def _present(accounts: Iterable[Account]) -> list[Account]:
    return [account for account in accounts if account.telegram_id is not None and not account.blanked]


def went_away(books: Books, bot_id: int, account: Account, now: datetime) -> None:
    """He has blocked the bot: what waits for him fails, he keeps his seats, his moderators are told (F49)."""
    if account.telegram_id is None:
        return
    books.outbox.fail_chat(bot_id, account.telegram_id, UNREACHABLE)
    if not account.reachable:
        return
    books.people.change(account.person, reachable=False, unreachable_since=now)
    for table in books.tables.of(account.person):
        if account.person not in books.tables.seated(table.id):
            tell_unreachable(books, table, account)
            continue
        facts = {"person": account.name, "table": table.title}
        for moderator in moderators_of(books, table.id):
            books.outbox.put([to_account(moderator, table, "player-unreachable", facts, lane=Lane.URGENT)])


def tell_unreachable(books: Books, table: Table, account: Account) -> None:
    """One who was appointed to the table cannot be written to: its host and whoever else runs it hear that."""
    appointed = {one.person: one for one in books.people.moderators(table.id)}
    if account.person not in appointed or not table.is_live:
        return
    host = books.people.get(table.host)
    told = {one.person: one for one in _present([host] if host else []) + moderators_of(books, table.id)}
    told.pop(account.person, None)
    facts = {
        "person": account.name,
        "table": table.title,
        "deputy": appointed[account.person].deputy,
    }
    rows = [to_account(one, table, "appointed-unreachable", facts, lane=Lane.URGENT) for one in told.values()]
    books.outbox.put(rows)


def came_back(books: Books, bot_id: int, account: Account) -> Account:
    """He can be reached again: letters and answers that failed meanwhile wait again."""
    if account.telegram_id is not None:
        books.outbox.revive_chat(bot_id, account.telegram_id, UNREACHABLE)
    return books.people.change(account.person, reachable=True, unreachable_since=None)


def to_account(
    account: Account, table: Table, key: str, facts: Mapping[str, Any], *, lane: Lane = Lane.ANSWER
) -> Outgoing:
    """A plain private message about a table. The account must have a Telegram id."""
    assert account.telegram_id is not None
    return Outgoing(
        bot_id=table.bot_id,
        chat_id=account.telegram_id,
        person=account.person,
        kind=Kind.SAY,
        key=key,
        facts=dict(facts),
        language=account.language,
        zone=account.zone,
        lane=lane,
        silent=lane is not Lane.URGENT,
        table_id=table.id,
    )
