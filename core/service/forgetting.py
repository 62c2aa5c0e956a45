"""`/forget`: what is deleted of a person, and what stays: bans, and what he has seen of games that go on (F63)."""

from datetime import datetime

from core.engine.ids import Person
from core.engine.record import replace
from core.engine.refusal import Refused
from core.service.accounts import Account
from core.service.looks import AuditLine, Look
from core.service.ports import Books
from core.service.tables import Ban, Table


def forget(books: Books, person: Person, now: datetime) -> Refused | None:
    """Blanks the account and everything it said; the logs stay, and name a number.

    Refused while he holds a seat in a running game (`still_seated`), and while he hosts or moderates one, which nobody
    would run then (`still_in_charge`); a deputy may go.
    """
    live = [table for table in books.tables.of(person) if table.is_live]
    if any(person in books.tables.seated(table.id) for table in live):
        return Refused("still_seated")
    led = [table.title for table in live if _is_in_charge(books, person, table)]
    if led:
        return Refused("still_in_charge", {"table": led[0]})
    account = books.people.get(person)
    if account is None:
        return Refused("nobody")
    books.posts.forget_person(person, now)
    if account.telegram_id is not None:
        books.inbox.forget_chat(account.telegram_id)
        books.outbox.forget_chat(account.telegram_id)
        books.tables.unfollow_all(account.telegram_id)
    books.links.close_sessions(person=person)
    books.people.blank(person, now, trace=_must_be_known_again(books, person, now))
    books.audit.note(AuditLine(person=person, what="forgotten", at=now))
    return None


def _is_in_charge(books: Books, person: Person, table: Table) -> bool:
    appointed = books.people.moderators(table.id)
    return table.host == person or any(one.person == person and not one.deputy for one in appointed)


def come_again(books: Books, account: Account, now: datetime) -> None:
    """He writes to the bot for the first time, or the first time since he was forgotten: then bans that hold, and what
    he saw of games that go on, are his again."""
    before = books.people.by_trace(account.telegram_id) if account.telegram_id is not None else None
    if before is None:
        return
    for ban in _bans(books, before, now):
        books.people.ban(replace(ban, person=account.person))
    for look in _looks(books, before):
        books.audit.look(replace(look, person=account.person))
    books.people.drop_trace(before)


def drop_idle_traces(books: Books, now: datetime) -> None:
    """Once nothing holds any more, nothing is left of him."""
    for person in books.people.traced():
        if not _must_be_known_again(books, person, now):
            books.people.drop_trace(person)


def _must_be_known_again(books: Books, person: Person, now: datetime) -> bool:
    return bool(_bans(books, person, now) or _looks(books, person))


def _bans(books: Books, person: Person, now: datetime) -> list[Ban]:
    return [ban for ban in books.people.bans_of(person) if ban.until is None or ban.until > now]


def _looks(books: Books, person: Person) -> list[Look]:
    """At tables that are live."""
    looks = books.audit.looks_of(person)
    tables = {look.table_id: books.tables.get(look.table_id) for look in looks}
    return [look for look in looks if (table := tables[look.table_id]) is not None and table.is_live]
