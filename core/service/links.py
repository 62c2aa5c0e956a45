"""One-time links: 128 random bits, stored as a hash, for one use and a limited time (F63)."""

import hashlib
import secrets
from datetime import datetime, timedelta

from core.engine.ids import Person
from core.engine.refusal import Refused
from core.service.passes import Link as Link
from core.service.passes import LinkKind as LinkKind
from core.service.passes import PanelSession as PanelSession
from core.service.ports import Books
from core.service.secret import Secret

SIGN_IN_LASTS = timedelta(minutes=10)
SUBSTITUTE_LASTS = timedelta(hours=24)
SESSION_LASTS = timedelta(days=7)


def new_token() -> Secret:
    return Secret(secrets.token_urlsafe(16))


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def issue(
    books: Books,
    kind: LinkKind,
    now: datetime,
    *,
    person: Person | None = None,
    table_id: int | None = None,
    seat: int | None = None,
    made_by: Person | None = None,
    lasts: timedelta | None = None,
) -> Secret:
    """A new link's secret: it is shown once and never stored. A new substitute link ends the seat's earlier ones."""
    if lasts is None:
        lasts = SUBSTITUTE_LASTS if kind is LinkKind.SUBSTITUTE else SIGN_IN_LASTS
    if kind is LinkKind.SUBSTITUTE and table_id is not None and seat is not None:
        books.links.revoke(table_id=table_id, seat=seat)
    token = new_token()
    link = Link(
        id=0,
        kind=kind,
        made_at=now,
        expires_at=now + lasts,
        person=person,
        table_id=table_id,
        seat=seat,
        made_by=made_by,
    )
    books.links.add(link, token_hash(token))
    return token


def peek(books: Books, token: str, now: datetime) -> Link | Refused:
    """The link if it can still be used; opening a page does not spend it (preview crawlers open pages)."""
    link = books.links.by_hash(token_hash(token))
    if link is None:
        return Refused("link_unknown")
    if link.spent_at is not None:
        return Refused("link_spent")
    if now >= link.expires_at:
        return Refused("link_expired")
    return link


def spend(books: Books, token: str, now: datetime, by: Person | None = None) -> Link | Refused:
    """Uses the link up. A link for one person is refused to any other (`link_not_yours`) and stays unspent."""
    link = peek(books, token, now)
    if isinstance(link, Refused):
        return link
    if by is not None and link.person is not None and link.person != by:
        return Refused("link_not_yours")
    if not books.links.spend(link.id, by or link.person, now):
        return Refused("link_spent")
    return link


def open_session(books: Books, person: Person, now: datetime, agent: str = "") -> Secret:
    """The secret of a new panel session, for the browser's cookie."""
    token = new_token()
    session = PanelSession(
        id=0, person=person, made_at=now, seen_at=now, expires_at=now + SESSION_LASTS, agent=agent[:200]
    )
    books.links.open_session(session, token_hash(token))
    return token


def session(books: Books, token: str, now: datetime) -> PanelSession | None:
    """The session behind a cookie, unless it has expired or was closed."""
    found = books.links.session(token_hash(token))
    return found if found is not None and now < found.expires_at else None
