"""The record of a table: every event with its time, its cause and what it changed, and the way back to any of them."""

from dataclasses import dataclass

from flask import Blueprint, render_template, request

from admin.permissions import Access, needs
from admin.reading import fresh, game_pages, look, story_of
from admin.shipboard import desk
from admin.telling import Outline, errand_lines, late_lines, outlines, story_lines
from core.service import queries

page = Blueprint("story", __name__, url_prefix="/tables/<int:table_id>/story")

PAGE = 100
"""Events on one page, the newest first."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which events are shown; `None` and an empty text: all. `before` turns the page."""

    seat: int | None
    day: int | None
    room: str
    before: int | None

    @classmethod
    def asked(cls) -> "Filter":
        args = request.args
        return cls(
            args.get("seat", type=int),
            args.get("day", type=int),
            args.get("room", ""),
            args.get("before", type=int),
        )

    def keeps(self, line: Outline) -> bool:
        return (
            (self.seat is None or self.seat in line.about.seats)
            and (self.day is None or self.day == line.day)
            and (not self.room or self.room == line.about.room)
            and (self.before is None or line.entry.number < self.before)
        )


@page.get("")
@needs(Access.TABLE)
def show(table_id: int) -> str:
    wanted = Filter.asked()
    with desk().write() as books:
        table = fresh(books)
        look(books, table, "story")
        pages, state = game_pages(table), desk().state(books, table)
        whole = outlines(table, story_of(books, table))
        kept = [line.entry for line in whole if wanted.keeps(line)][::-1]
        lines = story_lines(books, table, kept[:PAGE])
        undo = queries.undo_point(books, table)
        late = late_lines(books, table)
        errands = errand_lines(books, table)
    return render_template(
        "table/story.html",
        table=table,
        pages=pages,
        lines=lines,
        more=len(kept) - PAGE,
        oldest=kept[PAGE - 1].number if len(kept) > PAGE else None,
        days=sorted({line.day for line in whole if line.day}),
        rooms=sorted({line.about.room for line in whole if line.about.room}),
        names=list(enumerate(pages.names(state))),
        wanted=wanted,
        undo=undo if table.is_live else None,
        late=late,
        errands=errands,
    )
