"""Watches over those who run the games: a moderator silent over two closes is replaced by a deputy's call (F82)."""

from core.engine.record import replace
from core.service.accounts import Account
from core.service.outbox import Kind, Lane, Outgoing
from core.service.people import to_account
from core.service.ports import Books
from core.service.tables import Table


def call_deputies(books: Books, table: Table) -> list[Account]:
    """After a close: calls the deputies, else the owners, when no moderator was seen since the close before it.

    `table` is as it was before the close. They are called once for each silence.
    """
    appointed = books.people.moderators(table.id)
    accounts = books.people.several(one.person for one in appointed)
    moderators = [accounts[one.person] for one in appointed if one.person in accounts and not one.deputy]
    if not moderators or table.closed_at is None:
        return []
    seen = max((one.seen_at for one in moderators if one.seen_at is not None), default=table.opened_at)
    if seen >= table.closed_at:
        return []
    deputies = [accounts[one.person] for one in appointed if one.person in accounts and one.deputy]
    seated = books.tables.seated(table.id)
    called = [
        one for one in deputies or books.people.owners() if one.person not in seated and one.telegram_id
    ]
    for account in called:
        facts = {"table": table.title, "since_at": seen.isoformat()}
        books.outbox.put_card(_card(to_account(account, table, "moderator-silent", facts, lane=Lane.URGENT)))
    return called


def _card(out: Outgoing) -> Outgoing:
    return replace(out, kind=Kind.CARD, card="~silence", silent=False)
