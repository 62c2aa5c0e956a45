"""What was said in the rooms and by whom; copies and silence that want a look; what became of every message."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from flask import Blueprint, render_template, request

from admin.copied import Copied, Said, find_copies
from admin.permissions import Access, needs
from admin.reading import fresh, game_pages, look
from admin.shipboard import desk, now
from admin.wording import word
from core.mafia.role import ROLES
from core.mafia.state import Phase, State, present
from core.service.outbox import Kind, Parcel, ParcelState
from core.service.ports import Books
from core.service.posts import Post
from core.service.tables import Table
from core.texts import LANGUAGES, Speech, plain

page = Blueprint("rooms", __name__, url_prefix="/tables/<int:table_id>/rooms")

NEWEST = 60
"""Posts on the page."""
NEWEST_MESSAGES = 30
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
    copied: tuple[Copied, ...]
    sent: int
    waiting: int
    failed: int


@page.get("")
@needs(Access.TABLE)
def show(table_id: int) -> str:
    chosen = request.args.get("room", "")
    with desk().write() as books:
        table = fresh(books)
        look(books, table, "rooms")
        pages, state = game_pages(table), desk().state(books, table)
        names = pages.names(state)
        posts = books.posts.of_table(table.id, limit=ALL)
        parcels = books.outbox.of_table(table.id, limit=ALL)
        shown = _shown(parcels)
        readers = books.people.several({one.person for one in shown if one.person is not None})
        facts: dict[str, Any] = {
            "table": table,
            "pages": pages,
            "posts": lines_of([post for post in posts if chosen in ("", post.room)], posts, parcels, names),
            "rooms": sorted({post.room for post in posts}),
            "chosen": chosen,
            "silent": silent_seats(books, table, state) if isinstance(state, State) else [],
            "warning": word("panel-warning"),
            "parcels": [(one, readers[one.person].name if one.person in readers else "–") for one in shown],
            "totals": tally_of(parcels),
        }
    return render_template("table/rooms.html", **facts)


def _shown(parcels: list[Parcel]) -> list[Parcel]:
    """What was lost first, then the newest; posts are shown above."""
    said = [parcel for parcel in parcels if parcel.kind is not Kind.POST or parcel.state in LOST]
    return sorted(said, key=lambda parcel: parcel.state not in LOST)[:NEWEST_MESSAGES]


def lines_of(
    wanted: list[Post], posts: list[Post], parcels: Iterable[Parcel], names: tuple[str, ...]
) -> list[Line]:
    """The newest first. Copies are looked for among all posts of the table."""
    said = [Said(post.id, post.room, post.body.text) for post in posts if post.body is not None]
    copies = find_copies(said, letters())
    by_post: dict[int, list[Parcel]] = {}
    for parcel in parcels:
        if parcel.post_id is not None and parcel.kind is Kind.POST:
            by_post.setdefault(parcel.post_id, []).append(parcel)
    lines = []
    for post in wanted[-NEWEST:][::-1]:
        tally = tally_of(by_post.get(post.id, []))
        author = names[post.seat] if post.seat is not None and post.seat < len(names) else ""
        flags = (copies[post.id],) if post.id in copies else ()
        lines.append(Line(post, author, flags, tally.sent, tally.waiting, tally.failed))
    return lines


def tally_of(parcels: Iterable[Parcel]) -> Tally:
    count = Counter(parcel.state for parcel in parcels)
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
