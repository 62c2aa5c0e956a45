"""Judges one command of one game inside a transaction: load, decide, append, tell, set the next deadline."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any

from core.engine.chance import seed_hash
from core.engine.codec import command_name
from core.engine.command import (
    CancelGame,
    CloseNow,
    Command,
    DeadlineReached,
    Leave,
    Resume,
    SeatCommand,
    Start,
    Substitute,
    TakeBack,
)
from core.engine.event import Event, TakenBack
from core.engine.ids import Person, Seat
from core.engine.record import replace
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.service import failpoints
from core.service.admission import tell_of_room
from core.service.announce import Crier, Step
from core.service.authority import check_authority
from core.service.draws import chance_of
from core.service.lookout import call_others
from core.service.looks import Look, of_seat
from core.service.moves import CLOCK, Accepted, Answer, Cause, CauseKind, Move
from core.service.outbox import PAUSED, ParcelState
from core.service.past import Shelf, keep_snapshot
from core.service.ports import Books
from core.service.reserves import tell_of_place, tell_reserves
from core.service.tables import Table, TableStatus

MOST_DEADLINES = 1000
"""More deadlines of one game in a row than this mean that its rules never come to rest."""

FLEETING = frozenset({"prod"})
"""What the service itself says of a phase, and nobody wants to hear after it."""

FARTHEST = timedelta(days=730)
"""How far away the next deadline of a game may be."""


class Decider:
    """The commands of one transaction. States it has made are put on the shelf by `publish`, after the commit."""

    def __init__(self, books: Books, shelf: Shelf, row_id: int | None = None) -> None:
        self._books = books
        self._shelf = shelf
        self._row_id = row_id
        self._fresh: dict[int, tuple[int, Any]] = {}

    def state(self, table: Table) -> Any:
        fresh = self._fresh.get(table.id)
        if fresh is not None and fresh[0] == table.version:
            return fresh[1]
        return self._shelf.present(self._books, table)

    def handle(self, table: Table, command: Command, cause: Cause, at: datetime) -> Answer:
        """Judges a command that counts by `at`; deadlines due by then have been applied (`settle`).

        A game's time never runs back: a command read late, but not too late, counts by the time of the last one.
        """
        ruleset = self._shelf.ruleset(table)
        state = self.state(table)
        if isinstance(command, Start):
            command = replace(command, seed_hash=seed_hash(self._books.tables.seed(table.id)))
        refused = check_authority(self._books, table, command, cause, ruleset.seating(state), at)
        if refused is not None:
            return refused
        if table.closed_at is not None and at < table.closed_at and cause.kind is CauseKind.PERSON:
            return self._straggler(table, ruleset, command, cause, at)
        at = max(at, table.last_at or at)
        if isinstance(command, TakeBack):
            return self._take_back(table, ruleset, state, command, cause, at)
        chance = chance_of(self._books, table)
        decided = ruleset.decide(state, command, chance, at)
        if isinstance(decided, Refused):
            return decided
        failpoints.hit(failpoints.AFTER_DECIDE)
        steps = list(_steps(ruleset, state, decided, table.version + 1, at))
        after = steps[-1].after if steps else state
        if cause.kind is not CauseKind.CLOCK and _is_too_far(ruleset, after, at):
            return Refused("too_far", {"days": FARTHEST.days})
        self._record(table, ruleset, command, cause, at, [step.event for step in steps], after)
        crier = Crier(self._books, table, ruleset)
        _tell(crier, table, command, steps)
        if table.status is TableStatus.RUNNING and not isinstance(command, Leave):
            self._unseat(crier, table, _who_left(ruleset, state, after), table.version + len(steps), at)
        if steps:
            crier.show_cards(after)
        return Accepted(
            command=command, events=decided, before=state, after=after, first=table.version + 1, at=at
        )

    def settle(
        self, table: Table, upto: datetime, may_pass: Callable[[datetime], bool]
    ) -> tuple[Table, datetime | None]:
        """Applies every deadline due by `upto`, each at its own time: the table as it then is, and the first deadline
        that is due and may not pass yet, which stops it (`None`: nothing is due any more)."""
        ruleset = self._shelf.ruleset(table)
        for _ in range(MOST_DEADLINES):
            deadline = ruleset.next_deadline(self.state(table))
            if deadline is None or deadline.at > upto or not table.is_live:
                return table, None
            if not may_pass(deadline.at):
                return table, deadline.at
            command = DeadlineReached(kind=deadline.kind, at=deadline.at)
            answer = self.handle(table, command, CLOCK, deadline.at)
            if isinstance(answer, Refused):
                raise RuntimeError(f"{table.game} refuses its own deadline {deadline.kind}: {answer.code}")
            if closes(ruleset, command):
                call_others(self._books, table, deadline.at)
            table = self._again(table)
        raise RuntimeError(f"the deadlines of table {table.id} never end")

    def publish(self) -> None:
        """After the commit: what was decided may be seen by the next command."""
        for table_id, (version, state) in self._fresh.items():
            self._shelf.keep(table_id, version, state)

    def _again(self, table: Table) -> Table:
        again = self._books.tables.get(table.id)
        assert again is not None
        return again

    def _straggler(
        self, table: Table, ruleset: Ruleset[Any], command: Command, cause: Cause, at: datetime
    ) -> Refused:
        """It was sent before a close that has been applied, and read after it: recorded for the moderator (F06)."""
        refused = Refused("too_late")
        move = self._move(table, ruleset, command, cause, at, events=0)
        self._books.log.append(replace(move, refused=refused.code), [])
        return refused

    def _take_back(
        self, table: Table, ruleset: Ruleset[Any], state: Any, command: TakeBack, cause: Cause, at: datetime
    ) -> Answer:
        """Decided here and not by a game. Refused after the end (`game_over`) and to a point that is not in the past
        (`nothing_to_undo`)."""
        if ruleset.is_over(state):
            return Refused("game_over")
        past_event = self._books.log.event(table.id, command.to) if command.to < table.version else None
        if past_event is None:
            return Refused("nothing_to_undo", {"to": command.to})
        past = self._shelf.at(self._books, table, command.to)
        event = TakenBack(to=command.to, past_at=past_event.at, at=at)
        after = ruleset.taken_back(past, state, event)
        self._record(table, ruleset, command, cause, at, [event], after)
        self._books.outbox.cancel_after(table.id, command.to)
        self._books.outbox.disown_after(table.id, command.to)
        crier = Crier(self._books, table, ruleset)
        crier.tell_all(after, "taken-back", {"table": table.title}, table.version + 1)
        self._unseat(crier, table, _who_left(ruleset, state, after), table.version + 1, at)
        crier.tell_persons(_who_left(ruleset, after, state), "seated-again", table.version + 1)
        crier.announce([Step(table.version + 1, at, state, event, after)])
        crier.show_cards(after, taken_back=True)
        return Accepted(
            command=command, events=(event,), before=state, after=after, first=table.version + 1, at=at
        )

    def _unseat(
        self, crier: Crier, table: Table, who: Mapping[Person, Seat], event: int, at: datetime
    ) -> None:
        """They hear of it, and what their seats knew counts as seen by them."""
        crier.tell_persons(who, "unseated", event)
        for person, seat in who.items():
            self._books.audit.look(Look(person, table.id, of_seat(seat), at))

    def _record(
        self,
        table: Table,
        ruleset: Ruleset[Any],
        command: Command,
        cause: Cause,
        at: datetime,
        events: list[Event],
        after: Any,
    ) -> None:
        encoded = [ruleset.codec.encode_event(event) for event in events]
        self._books.log.append(self._move(table, ruleset, command, cause, at, len(events)), encoded)
        version = table.version + len(events)
        took_back = isinstance(command, TakeBack)
        deadline = ruleset.next_deadline(after)
        advanced = replace(
            table,
            version=version,
            epoch=table.epoch + took_back,
            status=_status(table, command, ruleset.is_over(after)),
            deadline_kind=deadline.kind if deadline else None,
            deadline_at=deadline.at if deadline else None,
            closed_at=at if closes(ruleset, command) else table.closed_at,
            last_at=at,
        )
        self._books.tables.advance(advanced, from_version=table.version)
        if closes(ruleset, command) or advanced.status is not table.status:
            self._books.outbox.cancel_said(table.id, ruleset.fleeting | FLEETING)
        if isinstance(command, Resume):
            self._unsay_the_pause(table)
        self._keep_seating(advanced, ruleset.seating(after))
        if advanced.status is not table.status:
            tell_reserves(self._books, advanced)
            tell_of_room(self._books, advanced.bot_id)
        keep_snapshot(self._books, ruleset, table.id, table.version, version, after, always=took_back)
        self._fresh[table.id] = (version, after)

    def _keep_seating(self, table: Table, seated: Mapping[Person, Seat]) -> None:
        """Whoever waits for a place hears of each that is free again before the start."""
        left = self._books.tables.seated(table.id).keys() - seated.keys()
        self._books.tables.keep_seating(table.id, seated)
        if table.status is TableStatus.LOBBY:
            for _ in left:
                tell_of_place(self._books, table)

    def _unsay_the_pause(self, table: Table) -> None:
        """Whoever has not read of a pause by its end, as when the bot was put out of the group, is not told of it."""
        waiting = self._books.outbox.of_table(table.id, states=(ParcelState.WAITING,))
        self._books.outbox.cancel([parcel.id for parcel in waiting if parcel.key.endswith(PAUSED)])

    def _move(
        self, table: Table, ruleset: Ruleset[Any], command: Command, cause: Cause, at: datetime, events: int
    ) -> Move:
        return Move(
            table_id=table.id,
            number=0,
            command=command_name(command),
            body=ruleset.codec.encode_command(command),
            cause=cause,
            at=at,
            epoch=table.epoch,
            first=table.version + 1,
            last=table.version + events,
            row_id=self._row_id,
        )


def _steps(
    ruleset: Ruleset[Any], state: Any, events: Iterable[Event], first: int, at: datetime
) -> Iterator[Step]:
    for number, event in enumerate(events, first):
        before, state = state, ruleset.evolve(state, event)
        yield Step(number, at, before, event, state)


def _tell(crier: Crier, table: Table, command: Command, steps: list[Step]) -> None:
    """A substitute reads where he sits before he gets the letter of his seat."""
    if len(steps) > 1 and isinstance(command, SeatCommand):
        crier.show_cards(steps[0].after)  # what he did last stands on his card, though it is over at once
    if isinstance(command, Substitute):
        welcome = {"table": table.title, "blind": table.blind}
        crier.tell_persons([command.person], "seated", table.version + 1, welcome)
    crier.announce(steps)


def _is_too_far(ruleset: Ruleset[Any], state: Any, now: datetime) -> bool:
    """A close so far away that no calendar of some zone may have its date."""
    deadline = ruleset.next_deadline(state)
    return deadline is not None and deadline.at > now + FARTHEST


def _who_left(ruleset: Ruleset[Any], before: Any, after: Any) -> dict[Person, Seat]:
    """Who sat before and sits no more, and where."""
    sits = ruleset.seating(after)
    return {person: seat for person, seat in ruleset.seating(before).items() if person not in sits}


def closes(ruleset: Ruleset[Any], command: Command) -> bool:
    """Whether it ends a phase: what was sent before it comes too late after it (F06)."""
    match command:
        case DeadlineReached(kind=kind):
            return kind in ruleset.closing
        case CloseNow():
            return True
        case _:
            return False


def _status(table: Table, command: Command, is_over: bool) -> TableStatus:
    if isinstance(command, CancelGame):
        return TableStatus.CANCELLED
    if is_over:
        return TableStatus.OVER
    if isinstance(command, Start):
        return TableStatus.RUNNING
    return table.status
