"""The story of a table as sentences: stored events, and events that would happen."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from markupsafe import Markup

from admin.games import About, Told
from admin.reading import game_pages, name_finder
from admin.shipboard import desk, now
from admin.wording import say
from core.engine.refusal import Refused
from core.service.draws import chance_of
from core.service.errands import NOTED
from core.service.moves import Cause, CauseKind, Entry
from core.service.ports import Books
from core.service.tables import Table
from core.texts.catalogue import has_message

TAKEN_BACK = "taken_back"
SAID = frozenset({*NOTED, "invited"})
ERRANDS_SHOWN = 500
WOULD = Cause(kind=CauseKind.CLOCK)


@dataclass(frozen=True, slots=True)
class Line:
    """One event as a page shows it."""

    entry: Entry
    text: Markup
    cause: Markup


@dataclass(frozen=True, slots=True)
class Outline:
    """One event before it is put into words: `day` is the day of the game on which it happened."""

    entry: Entry
    about: About
    day: int


def outlines(table: Table, entries: Iterable[Entry]) -> list[Outline]:
    """All of a story, in order: enough to filter by. Words are made only for what is shown."""
    pages, found, day = game_pages(table), [], 0
    for entry in entries:
        about = About() if entry.name == TAKEN_BACK else pages.about(entry.fields)
        day = about.day or day
        found.append(Outline(entry, about, day))
    return found


def story_lines(books: Books, table: Table, entries: Iterable[Entry]) -> list[Line]:
    """In the order given."""
    pages, state, person = game_pages(table), desk().state(books, table), name_finder(books)
    found = []
    for entry in entries:
        if entry.name == TAKEN_BACK:
            told = Told("panel-event-taken_back", {"to": str(entry.fields["to"])})
        else:
            told = pages.told(entry, state, person)
        found.append(Line(entry, sentence(told), cause_said(entry.cause, person)))
    return found


def late_lines(books: Books, table: Table) -> list[tuple[datetime, Markup]]:
    """What was sent before a close and came in after it (F06): refused, and here for the moderator to see."""
    person = name_finder(books)
    return [
        (move.at, say("panel-late-line", name=person(move.cause.person), command=move.command))
        for move in books.log.moves(table.id, stragglers=True)
    ]


def errand_lines(books: Books, table: Table) -> list[tuple[datetime, Markup]]:
    """What was said, reminded and removed in the moderators' name, the newest first: no event of the game (Z11)."""
    person = name_finder(books)
    return [
        (
            line.at,
            say(
                "panel-errand-line",
                name="–" if line.person is None else person(line.person),
                what=line.what,
                count=line.facts.get("count"),
                text=line.facts.get("text") or None,
                reason=line.facts.get("reason") or None,
            ),
        )
        for line in books.audit.lines(ERRANDS_SHOWN, table.id)
        if line.what in SAID
    ]


def told_events(books: Books, table: Table, told: Iterable[dict[str, Any]], at: datetime) -> list[Markup]:
    """Events that have not been recorded, as a moderator is told them."""
    pages, state, person = game_pages(table), desk().state(books, table), name_finder(books)
    entries = (
        Entry(number=0, at=at, name=fields["type"], fields=fields, cause=WOULD, command="close_now")
        for fields in told
    )
    return [sentence(pages.told(entry, state, person)) for entry in entries]


def would_happen(books: Books, table: Table, state: Any) -> list[Markup] | Refused:
    """What a close would bring about now, as sentences, or why nothing. Nothing of it is recorded.

    The rules are asked with the table's own chance: if the phase is closed, the same happens.
    """
    chance = chance_of(books, table)
    foreseen = game_pages(table).foresee(state, chance, now())
    return foreseen if isinstance(foreseen, Refused) else told_events(books, table, foreseen, now())


def sentence(told: Told) -> Markup:
    """An event for which there is no sentence shows its stored name: nothing of the record is left out."""
    if has_message(told.key):
        return say(told.key, **told.facts)
    return say("panel-event-unknown", name=told.key.rpartition("-event-")[2])


def cause_said(cause: Cause, person: Any) -> Markup:
    name = cause.name or (person(cause.person) if cause.person is not None else "–")
    key = f"panel-cause-{cause.kind.value}"
    return (
        say(key, name=name, reason=cause.reason or None)
        if cause.kind is CauseKind.MODERATOR
        else say(key, name=name)
    )
