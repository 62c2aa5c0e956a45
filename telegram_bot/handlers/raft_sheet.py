"""A sailor of the raft at his action sheet: what he may do now, the questions that are put to him, what he answers."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from telegram import Update

from core.engine.command import Command
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.engine.ruleset import Viewer
from core.service.handles import name_behind
from core.service.moves import by_person
from core.service.outbox import CHOICE, Kind
from core.service.tables import Table
from telegram_bot.handlers.spoken_to import turn_to
from telegram_bot.render.raft_cards import stamp_of
from telegram_bot.turn import Turn


class Sheet:
    """A sailor at his sheet: his seat, what he may do now, and the names that buttons stand for."""

    def __init__(self, turn: Turn, table: Table, seat: Seat) -> None:
        self.turn = turn
        self.table = table
        self.seat = seat
        self.view = turn.work.view(table.id, Viewer(seat=seat))
        self.options: dict[str, Any] = self.view["you"]["options"]

    @property
    def stamp(self) -> str:
        return stamp_of(self.view["phase"], self.view["day"])

    def name(self, handle: str) -> str | None:
        names = [sailor["name"] for sailor in self.view["sailors"]]
        names += [body["name"] for body in self.view["bodies"]]
        key = self.turn.work.books.tables.handle_key(self.table.id)
        return name_behind(key, handle, dict.fromkeys(names))

    def holds(self, name: str) -> dict[str, int]:
        """What lies open before a sailor."""
        found = next(sailor for sailor in self.view["sailors"] if sailor["name"] == name)
        return {"food": found["food"], "weapons": found["weapons"]}

    def ask(self, what: str, action: str, chosen: Sequence[str] = (), **facts: Any) -> None:
        """The next question, in a message of its own that is edited as he goes on.

        A question that begins comes at the end of the chat, where he looks.
        """
        said = {"ask": what, "action": action, "stamp": self.stamp, "chosen": list(chosen), **facts}
        if not chosen:
            self._retire_choice()
        self.turn.say_to(
            self.turn.account,
            "raft-choice",
            said,
            table=self.table,
            kind=Kind.CARD,
            card=CHOICE,
            protect=True,
        )
        self.turn.answer(None)

    def do(self, command: Command) -> None:
        """Sends the command; the toast says what now stands, the cards follow by themselves."""
        account = self.turn.account
        answer = self.turn.work.command(self.table.id, command, by_person(account.person))
        if isinstance(answer, Refused):
            self.turn.refuse(answer, "raft")
            return
        turn_to(self.turn, self.table)
        self._retire_choice()
        self.turn.answer("raft-noted")

    def _retire_choice(self) -> None:
        self.turn.work.books.outbox.retire_card(self.table.id, self.turn.account.telegram_id or 0, CHOICE)


def at_sheet(act: Callable[[Sheet, Sequence[str]], None]) -> Callable[[Update, Turn], Awaitable[None]]:
    """Finds table and seat, and refuses outsiders and buttons of an earlier phase."""

    async def press(update: Update, turn: Turn) -> None:
        table = turn.pressed_table()
        if table is None:
            turn.refuse("stale_button")
            return
        table = turn.work.settle(table.id)
        seat = turn.work.seat_of(table.id, turn.account.person)
        if seat is None:
            turn.refuse("not_seated")
        elif not table.is_live:
            turn.refuse("game_over")
        else:
            sheet = Sheet(turn, table, seat)
            if sheet.stamp != turn.press.stamp:
                turn.refuse("stale_button")
            else:
                act(sheet, turn.press.arguments)

    return press
