"""A table that is blind to the ship's owners until its end: its host says so before the start."""

from collections.abc import Awaitable, Callable

from telegram import Update

from core.service.blindness import blindfold
from core.service.errands import tell_of_blindness
from core.service.tables import Table, TableStatus
from telegram_bot.callback_data import Press
from telegram_bot.handlers.rights import is_in_charge
from telegram_bot.keyboards import press_button
from telegram_bot.turn import Turn


async def blind(update: Update, turn: Turn) -> None:
    """`/blind`: asked once more, because it is for good."""
    table = turn.my_table()
    if table is None or not table.is_live:
        turn.refuse("no_table" if turn.is_private else "no_group_table")
    elif not is_in_charge(turn, table):
        turn.refuse("not_host")
    elif table.status is not TableStatus.LOBBY:
        turn.refuse("blind_late")
    else:
        yes = press_button("button-blind", Press("blind", table.handle, str(turn.account.person)))
        turn.say("blind-ask", {"table": table.title}, table=table, buttons=[[yes]])


async def confirmed(update: Update, turn: Turn) -> None:
    """Everybody aboard hears it. A host who is an owner needs another to moderate it then."""
    table = turn.pressed_table()
    if table is None or not table.is_live:
        turn.refuse("stale_button")
    elif turn.press.stamp != str(turn.account.person) or not is_in_charge(turn, table):
        turn.refuse("not_yours_to_choose")
    elif refused := blindfold(turn.work.books, table, turn.account.person, turn.work.at):
        turn.refuse(refused)
    else:
        _tell(turn, table)


def _tell(turn: Turn, table: Table) -> None:
    tell_of_blindness(turn.work, table)
    if turn.is_private and turn.work.seat_of(table.id, turn.account.person) is None:
        turn.say("table-blind", {"table": table.title}, table=table)
    turn.strip_buttons()
    turn.answer(None)


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {"blind": confirmed}
