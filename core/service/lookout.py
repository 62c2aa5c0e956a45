"""Watches over those who run the games: others are called for a moderator silent over two closes (F82)."""

from collections.abc import Sequence
from datetime import datetime

from core.service.accounts import Account
from core.service.looks import AuditLine
from core.service.moves import Cause, CauseKind
from core.service.outbox import Lane
from core.service.people import last_seen, main_and_deputies, not_seated, tell_unreachable, to_account
from core.service.ports import Books
from core.service.tables import CALLED, Called, Table


def call_others(books: Books, table: Table, at: datetime) -> None:
    """After the close at `at`: calls the deputies when no moderator was seen since the close before it, and the owners
    when there are none, or they have been silent as long since they were called. Each silence calls anew.

    `table` is as it was before the close.
    """
    main, deputies = main_and_deputies(books, table.id)
    seen = last_seen(main, table)
    if not main or table.closed_at is None or seen >= table.closed_at:
        return
    before = Called.of(books.tables.get(table.id) or table)
    there = [one for one in not_seated(books, table, deputies) if one.reachable]
    if before is None or before.since != seen:
        _call(books, table, there or _owners(books, table, main), Called(seen, at, owners=not there))
        return
    answered = max((one.seen_at for one in there if one.seen_at is not None), default=before.at)
    is_silence_new = not before.owners or answered > before.at
    if max(answered, before.at) < table.closed_at and is_silence_new:
        _call(books, table, _owners(books, table, main), Called(seen, at, owners=True), again=True)


def _call(
    books: Books, table: Table, called: Sequence[Account], call: Called, *, again: bool = False
) -> None:
    """Loud, a message of its own each time. The silent one reads in his own chat who looks after his table."""
    fresh = books.tables.get(table.id) or table
    books.tables.change(table.id, facts={**fresh.facts, CALLED: call.as_fact()})
    if not called:
        return
    facts = {"table": table.title, "since_at": call.since.isoformat()}
    whom = "deputy" if not call.owners else "blind" if table.is_blind else "owner"
    asked = {**facts, "whom": whom, "again": again}
    rows = [to_account(one, table, "moderator-silent", asked, lane=Lane.URGENT) for one in called]
    main, _ = main_and_deputies(books, table.id)
    missed = {**facts, "names": [one.name for one in called], "owners": call.owners}
    silent = not_seated(books, table, main)
    rows += [to_account(one, table, "moderator-missed", missed, lane=Lane.URGENT) for one in silent]
    books.outbox.put(rows)
    for one in called:
        about = {"person": one.person}
        books.audit.note(AuditLine(person=None, what="called", at=call.at, table_id=table.id, facts=about))


def _owners(books: Books, table: Table, main: Sequence[Account]) -> list[Account]:
    """Those who are not the silent ones themselves."""
    return [one for one in not_seated(books, table, books.people.owners()) if one not in main]


def tell_of_deed(books: Books, table: Table, what: str, cause: Cause) -> None:
    """What a deputy or an owner does in the moderators' stead they find in their chats when they are back."""
    if cause.kind is not CauseKind.MODERATOR:
        return
    main, _ = main_and_deputies(books, table.id)
    if any(one.person == cause.person for one in main):
        return
    facts = {"table": table.title, "name": cause.name, "what": what, "reason": cause.reason or None}
    told = not_seated(books, table, main)
    books.outbox.put([to_account(one, table, "deputy-did", facts) for one in told])


def tell_appointed(books: Books, table: Table, account: Account, *, deputy: bool) -> bool:
    """He hears what he may do and how he is called; false if he cannot be written to: then whoever runs the table, and
    its host, hear that."""
    if account.telegram_id is None or not account.reachable:
        tell_unreachable(books, table, account)
        return False
    facts = {"table": table.title, "deputy": deputy}
    books.outbox.put([to_account(account, table, "appointed", facts, lane=Lane.URGENT)])
    return True


def tell_dismissed(books: Books, table: Table, account: Account) -> None:
    if account.telegram_id is not None and not account.blanked:
        books.outbox.put([to_account(account, table, "dismissed", {"table": table.title})])
