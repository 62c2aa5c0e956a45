"""The roll of a lobby: everybody aboard is asked whether he is there, and who has answered is shown."""

from datetime import datetime

from core.engine.ids import Person
from core.service.accounts import Account
from core.service.announce import addressed
from core.service.outbox import Kind, Outgoing
from core.service.ports import Books
from core.service.tables import STARTS_AT, Table
from telegram_bot.callback_data import Press
from telegram_bot.keyboards import press_button

ROLL, QUESTION = "roll", "roll-call"
"""The cards that show who has answered, and that ask one of them."""
HERE = "here"
"""In a table's facts: who has answered the roll-call."""


def call_roll(books: Books, table: Table, now: datetime) -> None:
    """Asks anew; earlier answers no longer count, and earlier questions can no longer be answered. An announced hour
    that is over is not named."""
    books.tables.change(table.id, facts={**table.facts, HERE: []})
    start = table.facts.get(STARTS_AT)
    is_over = start is not None and datetime.fromisoformat(start) <= now
    facts = {"table": table.title, STARTS_AT: None if is_over else start}
    buttons = [
        press_button("button-here", Press("here", table.handle)),
        press_button("button-not-here", Press("not-here", table.handle)),
    ]
    for account in aboard(books, table).values():
        books.outbox.retire_card(table.id, account.telegram_id or 0, QUESTION)
        asked = Outgoing(
            **addressed(account),
            bot_id=table.bot_id,
            kind=Kind.CARD,
            key="roll-call",
            facts=facts,
            table_id=table.id,
            card=QUESTION,
            silent=False,
            options={"buttons": [buttons]},
        )
        books.outbox.put_card(asked)
    show_roll(books, table.id)


def show_roll(books: Books, table_id: int) -> None:
    """Real names, as on the lobby's card: in the group, or to the host."""
    table = books.tables.get(table_id)
    if table is None:
        return
    found, answered = aboard(books, table), table.facts.get(HERE, [])
    facts = {
        "here": sorted(account.name for person, account in found.items() if person in answered) or None,
        "missing": sorted(account.name for person, account in found.items() if person not in answered)
        or None,
    }
    reader = table.chat or books.people.get(table.host)
    if reader is None or (isinstance(reader, Account) and reader.telegram_id is None):
        return
    books.outbox.put_card(
        Outgoing(
            **addressed(reader),
            bot_id=table.bot_id,
            kind=Kind.CARD,
            key="roll",
            facts=facts,
            table_id=table.id,
            card=ROLL,
        )
    )


def aboard(books: Books, table: Table) -> dict[Person, Account]:
    found = books.people.several(books.tables.seated(table.id))
    return {person: account for person, account in found.items() if account.telegram_id is not None}
