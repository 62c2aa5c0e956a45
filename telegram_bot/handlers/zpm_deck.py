"""A sailor at his card: his seat, what he may do now, and the names that buttons stand for."""

from collections.abc import Sequence
from typing import Any

from core.engine.command import Command
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.engine.ruleset import Viewer
from core.service.handles import name_behind
from core.service.moves import by_person
from core.service.outbox import CHOICE, Kind
from core.service.tables import Table, TableStatus
from telegram_bot.handlers.rights import refuse_without_seat
from telegram_bot.handlers.spoken_to import turn_to
from telegram_bot.render.zpm_cards import stamp_of
from telegram_bot.turn import Turn

GAME = "zombie-pirate-mafia"


class Deck:
    """Made for one turn: what it shows is as it was then."""

    def __init__(self, turn: Turn, table: Table, seat: Seat) -> None:
        self.turn = turn
        self.table = table
        self.seat = seat
        self.view = turn.work.view(table.id, Viewer(seat=seat))
        self.you: dict[str, Any] = self.view["you"]
        self.options: dict[str, Any] = self.you["options"]

    @property
    def stamp(self) -> str:
        return stamp_of(self.view["phase"], self.view["day"])

    def name(self, handle: str) -> str | None:
        """A name that he can see; the handle of one who is gone means nobody."""
        key = self.turn.work.books.tables.handle_key(self.table.id)
        return name_behind(key, handle, self.names())

    def names(self) -> list[str]:
        offered = [names for names in self._offered() if isinstance(names, list)]
        return list(dict.fromkeys([*self.you["handles"], *(name for names in offered for name in names)]))

    def _offered(self) -> list[Any]:
        orders = self.options.get("order", {})
        return [*self.options.values(), *orders.values()]

    def ask(
        self, what: str, action: str, names: Sequence[str], *, chosen: Sequence[str] = (), **facts: Any
    ) -> None:
        """The next question, in a message of its own that is edited as he goes on.

        A question that begins, or answers something typed, comes at the end of the chat, where he looks.
        """
        said = {
            "ask": what,
            "action": action,
            "stamp": self.stamp,
            "names": list(names),
            "chosen": list(chosen),
        }
        account = self.turn.account
        if not chosen or self.turn.update.callback_query is None:
            self._retire_choice()
        self.turn.say_to(
            account,
            "zpm-choice",
            {**said, **facts},
            table=self.table,
            kind=Kind.CARD,
            card=CHOICE,
            protect=True,
        )

    def do(self, command: Command) -> bool:
        """Sends the command; whether it was accepted. The cards follow by themselves."""
        account = self.turn.account
        answer = self.turn.work.command(self.table.id, command, by_person(account.person))
        if isinstance(answer, Refused):
            self.turn.refuse(answer, "zpm")
            return False
        turn_to(self.turn, self.table)
        return True

    def done(self) -> None:
        """The questions are over."""
        self._retire_choice()
        self.turn.answer("zpm-noted")

    def _retire_choice(self) -> None:
        self.turn.work.books.outbox.retire_card(self.table.id, self.turn.account.telegram_id or 0, CHOICE)


def deck_of(turn: Turn, table: Table | None) -> Deck | None:
    """The card of whoever sits at this table; refuses everybody else."""
    if table is None:
        turn.refuse("stale_button" if turn.update.callback_query else "no_table")
        return None
    table = turn.work.settle(table.id)
    seat = turn.work.seat_of(table.id, turn.account.person) if table.status is TableStatus.RUNNING else None
    if table.game != GAME or not table.is_live:
        turn.refuse("game_over" if not table.is_live else "wrong_game")
    elif table.status is not TableStatus.RUNNING:
        turn.refuse("not_begun", "zpm")
    elif seat is None:
        refuse_without_seat(turn, table)
    else:
        return Deck(turn, table, seat)
    return None
