"""A table that is blind to the ship's owners until its end: its host says so before the start."""

from telegram import Update

from core.service.blindness import blindfold
from core.service.errands import tell_of_blindness
from telegram_bot.handlers.rights import is_in_charge
from telegram_bot.turn import Turn


async def blind(update: Update, turn: Turn) -> None:
    """`/blind`: for good, and everybody aboard hears it. A host who is an owner needs another to moderate it then."""
    table = turn.my_table()
    if table is None or not table.is_live:
        turn.refuse("no_table" if turn.is_private else "no_group_table")
    elif not is_in_charge(turn, table):
        turn.refuse("not_host")
    elif refused := blindfold(turn.work.books, table, turn.account.person, turn.work.at):
        turn.refuse(refused)
    else:
        tell_of_blindness(turn.work, table)
        if turn.is_private and turn.work.seat_of(table.id, turn.account.person) is None:
            turn.say("table-blind", {"table": table.title}, table=table)
