"""A game of Zombie Pirate Mafia as text: all of it after the end; before, what one seat has heard, for a substitute."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from babel.dates import format_datetime
from markupsafe import Markup

from core.engine.audience import Audience, among
from core.engine.event import TakenBack
from core.engine.ids import Seat
from core.engine.notice import Place
from core.mafia.events import DayOpened, NightDeath
from core.mafia.notices import notices
from core.mafia.rooms import readers
from core.mafia.state import State
from core.mafia.telling.by_name import by_name
from core.mafia.telling.everybody import deaths_told
from core.service.desk import Desk
from core.service.ports import Books
from core.service.posts import Post
from core.service.queries import steps
from core.service.tables import Table
from core.texts import Speech, plain
from telegram_bot.render.message import Renderer, Scene, TableKeys
from telegram_bot.render.zpm import room_shown
from telegram_bot.retold import holders_named

GAME = "zombie-pirate-mafia"
_OWN = frozenset(
    "zpm-order-given zpm-order-withdrawn zpm-rested zpm-stars zpm-body zpm-captain-told".split()  # noqa: SIM905
)
"""What one sailor did or learned: told with his name."""
_TABLE = frozenset("zpm-table-started zpm-table-day zpm-table-night zpm-table-converged zpm-ended".split())  # noqa: SIM905
_COUNTDOWN = " (⏳)"
_FURTHER = "\n    "
"""Before the further lines of a post: none of them is to look like the next of the story."""


class Chronicle:
    """In the words of one reader. `seat`: only what this seat has heard; without one nothing is told before the end."""

    def __init__(
        self,
        desk: Desk,
        books: Books,
        table: Table,
        speech: Speech,
        renderers: Mapping[str, Renderer],
        seat: Seat | None = None,
    ) -> None:
        self._desk = desk
        self._books = books
        self._table = table
        self._speech = speech
        self._renderers = renderers
        self._seat = seat

    def text(self) -> str | None:
        is_open = self._seat is not None or not self._table.is_live
        if self._table.game != GAME or not is_open:
            return None
        persons = self._persons() if self._seat is None else ()
        return "\n".join([self._table.title, "", *self._lines(), *persons]) + "\n"

    def _lines(self) -> Iterator[str]:
        posts = self._books.posts.of_table(self._table.id, limit=1_000_000)
        for step in by_name(steps(self._books, self._desk.shelf, self._table)):
            if isinstance(step.event, TakenBack):
                yield self._line(step.at, self._say("taken-back", {"table": self._table.title}))
            for said in self._told(step.before, step.event, step.after):
                yield self._line(step.at, said)
            while posts and posts[0].event <= step.number:
                post = posts.pop(0)
                if self._hears(among(readers(step.after, post.room))):
                    yield self._line(post.at, self._post(post, step.after))

    def _persons(self) -> Iterator[str]:
        """Who was behind which names, and who before him."""
        state: State = self._desk.state(self._books, self._table)
        persons = holders_named(self._books, self._desk.shelf, self._table)
        yield ""
        for sailor in sorted(state.sailors, key=lambda each: each.aliases[0]):
            facts = {"names": " → ".join(sailor.aliases), "person": " → ".join(persons[sailor.person])}
            yield self._say("zpm-record-person", facts)

    def _told(self, before: State, event: Any, after: State) -> Iterator[str]:
        """Each piece of news once, whoever heard it; the deaths of a night to a seat as it heard them, by name."""
        if isinstance(event, NightDeath) and self._seat is None:
            yield self._fallen(event.room, event.who.alias, event.marks)
        if isinstance(event, DayOpened) and self._seat is not None:
            for death in deaths_told(before, self._seat):
                yield self._fallen(death["room"], death["name"], death["marks"])
        for notice in notices(before, event, after):
            if notice.place is Place.PRIVATE and not self._hears(notice.to):
                continue
            if notice.place is Place.PRIVATE and notice.room is not None:
                yield self._in_room(notice.room, self._say(notice.key, notice.facts))
            elif notice.key in _OWN:
                names = ", ".join(after.sailors[seat].alias for seat in sorted(notice.to.seats))
                yield f"[{names}] {self._say(notice.key, notice.facts)}"
            elif notice.place is Place.TABLE and notice.key in _TABLE:
                yield self._say(notice.key, notice.facts)

    def _fallen(self, room: str, name: str, marks: Iterable[str]) -> str:
        said = [self._speech.say(f"zpm-mark-{mark}") for mark in marks]
        return self._in_room(room, self._say("zpm-death", {"name": name, "marks": said}))

    def _post(self, post: Post, state: State) -> str:
        """With the true author, where the Doctor spoke as somebody else (Z8.1)."""
        author = state.sailors[post.seat] if post.seat is not None else None
        is_puppet = author is not None and post.alias not in author.aliases
        by = author.alias if author is not None and is_puppet and self._seat is None else None
        body = post.body
        text = None if body is None else _FURTHER.join(body.text.splitlines()) or f"[{body.kind}]"
        return self._in_room(
            post.room, self._say("zpm-record-post", {"alias": post.alias, "by": by, "text": text})
        )

    def _hears(self, to: Audience) -> bool:
        return self._seat is None or to.includes(self._seat)

    def _in_room(self, room: str, said: str) -> str:
        return f"[{plain(Markup(room_shown(self._speech, room)))}] {said}"

    def _say(self, key: str, facts: Mapping[str, Any]) -> str:
        renderer = self._renderers.get(key)
        scene = Scene(self._speech, TableKeys(), "")
        text = renderer(scene, dict(facts)).text if renderer else self._speech.say(key, facts)
        return plain(text).replace(_COUNTDOWN, "")

    def _line(self, at: datetime, said: str) -> str:
        local = at.astimezone(ZoneInfo(self._speech.zone))
        return f"{format_datetime(local, 'EEE HH:mm', locale=self._speech.language)}  {said}"
