"""What was said in the rooms and by whom; copies and silence that want a look; what became of every message."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from flask import Blueprint, render_template, request
from markupsafe import Markup

from admin.copied import Copied, Said, find_copies
from admin.games import GamePages
from admin.mail import beginning, reason
from admin.permissions import Access, needs
from admin.reading import fresh, game_pages, look
from admin.shipboard import desk, now
from admin.wording import word
from core.engine.ids import Person
from core.mafia.role import ROLES
from core.mafia.state import Phase, State, present
from core.service.accounts import Account
from core.service.outbox import Kind, Parcel, ParcelState
from core.service.ports import Books
from core.service.posts import Post
from core.service.tables import Table
from core.texts import LANGUAGES, Speech, plain

page = Blueprint("rooms", __name__, url_prefix="/tables/<int:table_id>/rooms")

NEWEST = 60
"""Posts on the page."""
NEWEST_MESSAGES = 30
COMPARED = 1500
"""The newest posts, among which copies are looked for: some days of talk."""
ALL = 100_000
LOST = (ParcelState.FAILED, ParcelState.UNKNOWN)


@dataclass(frozen=True, slots=True)
class Tally:
    """What became of copies."""

    sent: int = 0
    waiting: int = 0
    failed: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """A post as the page shows it; `author` is the present alias of the seat that spoke."""

    post: Post
    author: str
    copied: Copied | None
    copies: Tally


@dataclass(frozen=True, slots=True)
class MailLine:
    """A message as the page shows it: to whom, how it begins, why it waits or was lost. What went out alike to several
    is one line; one that was lost is a line of its own, so that it can be sent again."""

    parcel: Parcel
    readers: tuple[str, ...]
    words: Markup | str
    why: Markup | str


@page.get("")
@needs(Access.TABLE)
def show(table_id: int) -> str:
    chosen = request.args.get("room", "")
    with desk().write() as books:
        table = fresh(books)
        look(books, table, "rooms")
        pages, state = game_pages(table), desk().state(books, table)
        posts = books.posts.of_table(table.id, limit=ALL)[-COMPARED:]
        parcels, led = parcels_of(books, table), desk().is_led(table.bot_id)
        readers = books.people.several({one.person for one in parcels if one.person is not None})
        facts: dict[str, Any] = {
            "table": table,
            "pages": pages,
            "posts": lines_of(books, posts, chosen, pages.names(state)),
            "rooms": sorted({post.room for post in posts}),
            "chosen": chosen,
            "silent": silent_seats(books, table, state) if isinstance(state, State) else [],
            "warning": word("panel-warning"),
            "mail": merged([mail_line(one, readers, pages, led=led) for one in parcels])[:NEWEST_MESSAGES],
        }
    return render_template("table/rooms.html", **facts)


def mail_line(parcel: Parcel, readers: Mapping[Person, Account], pages: GamePages, *, led: bool) -> MailLine:
    account = readers.get(parcel.person) if parcel.person is not None else None
    reader = word("panel-to-group") if parcel.person is None else account.name if account is not None else "–"
    return MailLine(parcel, (reader,), beginning(parcel, call=pages.call), reason(parcel, led=led))


def merged(lines: Iterable[MailLine]) -> list[MailLine]:
    found: list[MailLine] = []
    for line in lines:
        last = found[-1] if found else None
        if last is not None and line.parcel.state not in LOST and _alike(last, line):
            found[-1] = replace(last, readers=(*last.readers, *line.readers))
        else:
            found.append(line)
    return found


def _alike(one: MailLine, other: MailLine) -> bool:
    same = (one.words, one.why, one.parcel.state) == (other.words, other.why, other.parcel.state)
    return same and one.parcel.made_at - other.parcel.made_at < timedelta(minutes=1)


def parcels_of(books: Books, table: Table) -> list[Parcel]:
    """What was lost, then the newest of the rest; posts are shown above with what became of them."""
    lost = books.outbox.of_table(table.id, states=LOST, limit=NEWEST_MESSAGES)
    newest = books.outbox.of_table(table.id, limit=10 * NEWEST_MESSAGES)
    rest = [parcel for parcel in newest if parcel.kind is not Kind.POST and parcel.state not in LOST]
    return [*lost, *rest][: 10 * NEWEST_MESSAGES]


def lines_of(books: Books, posts: list[Post], chosen: str, names: tuple[str, ...]) -> list[Line]:
    """The newest of the chosen room, or of all, the newest first. They are compared with the posts before them."""
    shown = [post for post in posts if chosen in ("", post.room)][-NEWEST:][::-1]
    said = [Said(post.id, post.room, post.body.text) for post in posts if post.body is not None]
    copies = find_copies(said, letters(), {post.id for post in shown})
    return [
        Line(
            post,
            names[post.seat] if post.seat is not None and post.seat < len(names) else "",
            copies.get(post.id),
            tally_of(books.outbox.of_post(post.id)),
        )
        for post in shown
    ]


def tally_of(parcels: Iterable[Parcel]) -> Tally:
    count = Counter(parcel.state for parcel in parcels if parcel.kind is Kind.POST)
    return Tally(count[ParcelState.SENT], count[ParcelState.WAITING], sum(count[state] for state in LOST))


def letters() -> list[str]:
    """What stands in everybody's role letter, in every language."""
    return [plain(Speech(code).say("zpm-role-text", {"role": role})) for code in LANGUAGES for role in ROLES]


def silent_seats(books: Books, table: Table, state: State) -> list[tuple[int, str, int]]:
    """By day, the present sailors with fewer posts since it opened than are required (at least one)."""
    if state.phase is not Phase.DAY or state.clock is None:
        return []
    since: datetime = min(state.clock.window.opens, now())
    posts = books.posts.count_by_seat(table.id, since)
    least = max(1, state.settings.required_posts)
    quiet = [(int(seat), state.sailors[seat].alias, posts.get(seat, 0)) for seat in present(state)]
    return [line for line in quiet if line[2] < least]
