"""What a moderator asks for that is no command of a game: said, sent again or taken away, through the bot's queue."""

from collections.abc import Callable, Mapping
from typing import Any

from core.engine.ids import Person, Seat
from core.engine.names import is_blank
from core.engine.refusal import Refused
from core.service.announce import addressed
from core.service.authority import may_moderate
from core.service.blindness import blindfold
from core.service.lookout import tell_of_deed
from core.service.looks import AuditLine
from core.service.moves import Cause
from core.service.outbox import POSTS_LEFT, Kind, Lane, Outgoing
from core.service.ports import Books
from core.service.posts import Delivery
from core.service.tables import Chat, Table
from core.service.work import Work

Errand = Callable[[Work, Table, Mapping[str, Any], Cause], Refused | None]


def run_errand(
    work: Work, name: str, table_id: int, facts: Mapping[str, Any], cause: Cause
) -> Refused | None:
    """Codes: `not_moderator`, `unknown_errand`, and those of the errand. It is noted with its reason (Z11)."""
    table = work.table(table_id)
    if cause.person is None or not may_moderate(work.books, cause.person, table_id):
        return Refused("not_moderator")
    errand = ERRANDS.get(name)
    if errand is None:
        return Refused("unknown_errand", {"errand": name})
    refused = errand(work, table, facts, cause)
    if refused is None:
        tell_of_deed(work.books, table, name, cause)
    if refused is None and name in NOTED:
        _note(work, table, name, facts, cause)
    return refused


def announce(work: Work, table: Table, facts: Mapping[str, Any], cause: Cause) -> Refused | None:
    """`{"text"}`, with `"seats"` only to these, else to every seat and the group: the moderator speaks."""
    text = str(facts.get("text", "")).strip()
    if is_blank(text):
        return Refused("empty_text")
    said = {"text": text, "table": table.title}
    for account in _seated(work, table, facts.get("seats")):
        work.say(account, "announcement", said, table=table, lane=Lane.URGENT, silent=False)
    if "seats" not in facts and table.chat is not None:
        work.say(table.chat, "announcement", said, table=table, lane=Lane.URGENT, silent=False)
    return None


def prod(work: Work, table: Table, facts: Mapping[str, Any], cause: Cause) -> Refused | None:
    """`{"seats"}`: reminds exactly these, in private; not while nobody can act."""
    if work.view(table.id).get("paused"):
        return Refused("paused_already")
    for account in _seated(work, table, facts.get("seats", ())):
        work.say(account, "prod", {"table": table.title}, table=table, lane=Lane.URGENT, silent=False)
    return None


def answer(work: Work, table: Table, facts: Mapping[str, Any], cause: Cause) -> Refused | None:
    """`{"person", "text"}`: the moderator's answer to an `/ask`."""
    account = work.books.people.get(Person(int(facts["person"])))
    text = str(facts.get("text", "")).strip()
    if account is None or account.telegram_id is None:
        return Refused("nobody")
    if is_blank(text):
        return Refused("empty_text")
    facts = {"text": text, "table": table.title}
    work.say(account, "moderator-says", facts, table=table, silent=False, protect=True)
    return None


def remove_post(work: Work, table: Table, facts: Mapping[str, Any], cause: Cause) -> Refused | None:
    """`{"post"}`: takes the post off all phones and channels (Telegram allows 48 hours) and blanks its body."""
    post = work.books.posts.get(int(facts["post"]))
    if post is None or post.table_id != table.id:
        return Refused("unknown_post")
    work.books.outbox.cancel_post(post.id)
    work.books.posts.blank(post.id, cause.person, work.at)
    for copy in work.books.posts.deliveries(post.id):
        if copy.person is None or copy.person != post.person:
            take_off(work.books, table, copy)
    return None


def take_off(books: Books, table: Table, copy: Delivery) -> None:
    """A message that shows other posts as well stays, and is written again without this one."""
    reader = books.people.get(copy.person) if copy.person is not None else None
    is_his = reader is not None and reader.telegram_id == copy.chat_id
    to = reader if reader is not None and is_his else Chat(copy.chat_id, table.language, table.zone)
    beside = books.posts.by_message(copy.chat_id, copy.message_id)
    if any(post.body is not None and post.table_id == table.id for post in beside):
        done = [(POSTS_LEFT, Kind.RETIRE, copy.message_id)]
    else:
        done = [("post-removed", Kind.DELETE, message) for message in (copy.message_id, *copy.more)]
    books.outbox.put(
        [
            Outgoing(
                **addressed(to),
                bot_id=table.bot_id,
                kind=kind,
                key=key,
                facts={},
                table_id=table.id,
                edits=message,
            )
            for key, kind, message in done
        ]
    )


def resend(work: Work, table: Table, facts: Mapping[str, Any], cause: Cause) -> Refused | None:
    """`{"parcel"}`: a message that failed waits again."""
    parcel = work.books.outbox.get(int(facts["parcel"]))
    if parcel is None or parcel.table_id != table.id:
        return Refused("unknown_message")
    return None if work.books.outbox.resend(parcel.id) else Refused("not_failed")


def blind(work: Work, table: Table, facts: Mapping[str, Any], cause: Cause) -> Refused | None:
    """Makes the table blind to the ship's owners; whoever is aboard is told."""
    refused = blindfold(work.books, table, cause.person, work.at)
    if refused is None:
        tell_of_blindness(work, table)
    return refused


def tell_of_blindness(work: Work, table: Table) -> None:
    """To whoever is aboard, and on the card for those who come later."""
    work.redraw(table.id)
    for reader in (*_seated(work, table, None), *([] if table.chat is None else [table.chat])):
        work.say(reader, "table-blind", {"table": table.title}, table=table)


ERRANDS: dict[str, Errand] = {
    "announce": announce,
    "prod": prod,
    "answer": answer,
    "remove_post": remove_post,
    "resend": resend,
    "blind": blind,
}

NOTED = frozenset({"announce", "prod", "remove_post"})
"""What a story shows beside its events: neither whose line was answered nor what was sent again belongs there."""


def _note(work: Work, table: Table, name: str, facts: Mapping[str, Any], cause: Cause) -> None:
    """With the reason and what was said; of a blind table, whose notes an owner can read, only that it was done."""
    seats = facts.get("seats")
    kept: dict[str, Any] = {"count": None if seats is None else len(seats)}
    if not table.is_blind:
        kept |= {"reason": cause.reason, "text": str(facts.get("text", ""))}
    work.books.audit.note(
        AuditLine(person=cause.person, what=name, at=work.at, table_id=table.id, facts=kept)
    )


def _seated(work: Work, table: Table, seats: Any) -> list[Any]:
    """Accounts of these seats, of all of them for `None`."""
    holders = {Seat(seat): person for person, seat in work.books.tables.seated(table.id).items()}
    wanted = sorted(holders) if seats is None else [Seat(int(seat)) for seat in seats]
    accounts = work.books.people.several(holders[seat] for seat in wanted if seat in holders)
    return [account for account in accounts.values() if account.telegram_id is not None]
