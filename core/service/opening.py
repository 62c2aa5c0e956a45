"""A table that the panel asks for: opened by the worker like one opened in a chat, under the chosen settings."""

from zoneinfo import available_timezones

from core.engine.chance import SEED_BYTES, SeededChance
from core.engine.codec import command_name
from core.engine.ids import Person
from core.engine.names import clean_name
from core.engine.record import Record
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.service import people
from core.service.blindness import blindfold
from core.service.moves import Cause, by_host
from core.service.past import Shelf
from core.service.tables import Table, TableStatus
from core.service.work import Work

TITLE_LIMIT = 60


class Opening(Record, frozen=True, kw_only=True):
    """What is wanted. `settings` is the game's own command of settings as JSON."""

    game: str
    title: str
    language: str
    zone: str
    blind: bool
    settings: str


def open_as_asked(work: Work, shelf: Shelf, opening: Opening, cause: Cause) -> None:
    """A lobby without a group, its settings, and who asked for it as host and first moderator (at a table that is
    blind to owners an owner is its host only).

    Everything is judged before anything is made: a refusal leaves no half table behind. Codes: those of the settings,
    `unknown_game`, `bot_full`, `unknown_zone`, `bad_title`, `nobody`.
    """
    person = cause.person
    work.facts = {"person": person}
    account = None if person is None else work.books.people.get(person)
    if person is None or account is None or account.blanked:
        work.refused = Refused("nobody")
        return
    refused = _refused(work, shelf, opening)
    opened = refused or work.open_table(
        opening.game,
        person,
        bot_id=work.row.bot_id,
        chat_id=None,
        language=opening.language,
        zone=opening.zone,
        title=clean_name(opening.title, TITLE_LIMIT),
    )
    if isinstance(opened, Refused):
        work.refused = opened
        return
    _furnish(work, shelf.ruleset(opened), opened, opening, cause)
    work.facts |= {"table": opened.id, "handle": opened.handle}


def _refused(work: Work, shelf: Shelf, opening: Opening) -> Refused | None:
    if not shelf.knows(opening.game):
        return Refused("unknown_game", {"game": opening.game})
    if not clean_name(opening.title, TITLE_LIMIT):
        return Refused("bad_title", {"most": TITLE_LIMIT})
    if opening.zone not in available_timezones():
        return Refused("unknown_zone", {"zone": opening.zone})
    ruleset = shelf.game(opening.game)
    command = ruleset.codec.decode_command(opening.settings)
    if command_name(command) != "configure":
        raise ValueError(f"settings are no {command_name(command)}")
    judged = ruleset.decide(ruleset.initial, command, SeededChance(bytes(SEED_BYTES), 0), work.at)
    return judged if isinstance(judged, Refused) else None


def _furnish(work: Work, ruleset: Ruleset[object], table: Table, opening: Opening, cause: Cause) -> None:
    assert cause.person is not None
    refused = people.appoint(work.books, table, cause.person, None, work.at)
    answer = work.command(table.id, ruleset.codec.decode_command(opening.settings), by_host(cause.person))
    if refused is not None or isinstance(answer, Refused):
        raise RuntimeError(f"a table that was judged good is refused: {refused or answer}")
    if opening.blind:
        blindfold(work.books, table, cause.person, work.at)
    if not _plays(work, cause.person):
        work.books.people.change(cause.person, current_table=table.id)
    work.redraw(table.id)


def _plays(work: Work, person: Person) -> bool:
    """What he types goes on going to the game he is in, until he chooses otherwise (`/switch`)."""
    running = [table for table in work.books.tables.of(person) if table.status is TableStatus.RUNNING]
    return any(person in work.books.tables.seated(table.id) for table in running)
