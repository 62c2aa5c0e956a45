"""Who is looking: the session behind a browser's cookie, opened by a one-time link (F63, F76, F81)."""

from dataclasses import dataclass
from datetime import timedelta

from flask import Flask, has_request_context, request, session
from flask_login import UserMixin, current_user, login_user, logout_user

from admin.extensions import login
from admin.shipboard import desk
from core.engine.ids import Person
from core.engine.refusal import Refused
from core.service import links, people
from core.service.accounts import Account
from core.service.clock import real_now
from core.service.links import Link, LinkKind
from core.service.looks import AuditLine
from core.service.ports import Books
from core.texts import nearest_language

SEEN_AGAIN_AFTER = timedelta(minutes=5)


@dataclass(frozen=True, slots=True)
class Visitor(UserMixin):
    """A person with an open session. Its secret is what the signed cookie holds; it is never shown."""

    secret: str
    session_id: int
    account: Account

    def get_id(self) -> str:
        return self.secret

    def __repr__(self) -> str:
        return f"Visitor({self.account.person})"


def install(app: Flask) -> None:
    login.init_app(app)
    login.session_protection = None  # a phone changes its address; the session itself is on the server
    login.user_loader(load)


def load(secret: str) -> Visitor | None:
    """Asked at every request: a closed session, or a person who is gone, is nobody at once."""
    moment = real_now()
    with desk().read() as books:
        found = links.session(books, secret, moment)
        account = None if found is None else books.people.get(found.person)
    if found is None or account is None or account.blanked:
        return None
    if moment - found.seen_at > SEEN_AGAIN_AFTER:
        with desk().write() as books:
            books.links.touch_session(found.id, moment)
    return Visitor(secret, found.id, account)


def visitor() -> Visitor | None:
    if not has_request_context() or not current_user.is_authenticated:
        return None
    found: Visitor = current_user._get_current_object()
    return found


def me() -> Account:
    """The account of the visitor, on pages that ask for one."""
    found = visitor()
    assert found is not None, "this page is open to nobody in particular"
    return found.account


def language() -> str:
    """What the visitor has chosen, else what his browser asks for."""
    found = visitor()
    if found is not None:
        return nearest_language(found.account.language)
    wanted = [
        nearest_language(code) for code, _ in request.accept_languages if code[:2].lower() in ("en", "de")
    ]
    return wanted[0] if wanted else "en"


def zone() -> str:
    found = visitor()
    return found.account.zone if found is not None else "UTC"


def sign_in(books: Books, link: Link) -> Refused | Person:
    """Opens a session for whom the link is meant; the owner's link makes an account that has no Telegram."""
    moment = desk().clock.now()
    person = link.person
    if link.kind is LinkKind.OWNER:
        person = person or books.people.add(Account(person=Person(0), telegram_id=None, name="Owner")).person
        refused = people.make_owner(books, person, None, moment)
        if refused is not None:
            return refused
    if link.kind is LinkKind.SUBSTITUTE or person is None:
        return Refused("link_unknown")
    books.audit.note(AuditLine(person=person, what="signed_in", at=moment))
    return person


def open_session(books: Books, person: Person) -> Visitor:
    agent = request.user_agent.string
    secret = str(links.open_session(books, person, real_now(), agent))
    found = links.session(books, secret, real_now())
    account = books.people.get(person)
    assert found is not None
    assert account is not None
    return Visitor(secret, found.id, account)


def remember(new: Visitor) -> None:
    """The cookie begins anew, so that what somebody knew of it before is worth nothing (session rotation)."""
    session.clear()
    session.permanent = True
    login_user(new)


def sign_out(*, everywhere: bool = False) -> None:
    found = visitor()
    if found is not None:
        with desk().write() as books:
            if everywhere:
                books.links.close_sessions(person=found.account.person)
            else:
                books.links.close_sessions(session_id=found.session_id)
    logout_user()
    session.clear()
