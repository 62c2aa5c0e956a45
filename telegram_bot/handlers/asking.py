"""How things stand: questions that change nothing, answered by the game's own view for whoever asks where."""

from telegram import Update

from core.engine.ruleset import ONLOOKER, Viewer
from core.service.tables import STARTS_AT, Table, TableStatus
from telegram_bot.callback_data import Press
from telegram_bot.games import SHORT_NAMES, face_of, prefix
from telegram_bot.handlers import rights, zpm_past
from telegram_bot.keyboards import press_button
from telegram_bot.topics import is_topic
from telegram_bot.turn import Turn


async def status(update: Update, turn: Turn) -> None:
    _show(turn, "status")


async def tally(update: Update, turn: Turn) -> None:
    """Alone: how the votes stand, by night those of the day just closed; with a number: those of that day."""
    table = _asked_table(turn)
    if table is None:
        return
    table = turn.work.settle(table.id)
    seat = turn.work.seat_of(table.id, turn.account.person) if turn.is_private else None
    view = turn.work.view(table.id)
    past = turn.args[0] if turn.args else str(view["day"]) if view["phase"] == "night" else ""
    if past and seat is not None and face_of(table).has_aliases and table.status is not TableStatus.LOBBY:
        zpm_past.tally_of(turn, table, seat, past)
    else:
        show(turn, "tally", table)


async def players(update: Update, turn: Turn) -> None:
    _show(turn, "players")


async def crew(update: Update, turn: Turn) -> None:
    _show(turn, "crew")


async def role(update: Update, turn: Turn) -> None:
    """What one holds, and one's buttons again: in private only."""
    table = turn.my_table()
    if not turn.is_private:
        turn.refuse("private_only")
    elif table is None:
        turn.refuse("no_table")
    elif turn.work.seat_of(turn.work.settle(table.id).id, turn.account.person) is None:
        rights.refuse_without_seat(turn, turn.work.table(table.id))
    elif turn.work.table(table.id).status is TableStatus.LOBBY:
        turn.refuse("not_begun", prefix(table))
    else:
        show(turn, "role", table)
        show_again(turn, table)


def show_again(turn: Turn, table: Table) -> None:
    """His sheet once more, at the end of the chat; the old one loses its buttons."""
    outbox = turn.work.books.outbox
    for chat, card, _ in outbox.cards_shown(table.id):
        if chat == turn.account.telegram_id and chat != table.chat_id and not is_topic(card):
            outbox.retire_card(table.id, chat, card)
    turn.work.redraw(table.id)


async def time(update: Update, turn: Turn) -> None:
    table = _asked_table(turn)
    if table is None:
        return
    table = turn.work.settle(table.id)
    view = turn.work.view(table.id)
    closes_at = view.get("closes_at") or view.get("ends_at")
    facts = {"table": table.title, "closes_at": closes_at}
    stands = "time-paused" if view.get("paused") else "time-left"
    turn.say(stands if closes_at else "time-none", facts, table=table)


async def rules(update: Update, turn: Turn) -> None:
    table = turn.my_table()
    if table is not None:
        turn.say(f"{prefix(table)}-rules")
        return
    buttons = [
        [press_button(f"game-{name}", Press("rules", "", "", (short,)))]
        for name, short in SHORT_NAMES.items()
    ]
    turn.say("rules-choose", buttons=buttons)


async def rules_of(update: Update, turn: Turn) -> None:
    short = next(iter(turn.press.arguments), "")
    if short not in SHORT_NAMES.values():
        turn.refuse("stale_button")
        return
    turn.say(f"{short}-rules")
    turn.answer(None)


def _asked_table(turn: Turn) -> Table | None:
    table = turn.table_to_run()
    if table is None:
        turn.refuse_without_table()
    return table


def _show(turn: Turn, what: str) -> None:
    """What many read shows what everybody may know; what one reads shows what he may know."""
    table = _asked_table(turn)
    if table is not None:
        show(turn, what, table)


def show(turn: Turn, what: str, table: Table) -> None:
    """One answer about a table, for whoever reads it."""
    table = turn.work.settle(table.id)
    seat = turn.work.seat_of(table.id, turn.account.person) if turn.is_private else None
    view = turn.work.view(table.id, Viewer(seat=seat) if seat is not None else ONLOOKER)
    paused = table.status is TableStatus.RUNNING and bool(view.get("paused"))
    facts = {**view, "table": table.title, "paused": paused, STARTS_AT: table.facts.get(STARTS_AT)}
    has_aliases = face_of(table).has_aliases
    if table.status is TableStatus.LOBBY and (what == "tally" or (what == "crew" and has_aliases)):
        turn.refuse("not_yet")
        return
    if turn.is_private and seat is None and has_aliases and what in ("tally", "crew"):
        rights.refuse_without_seat(turn, table)
        return
    is_secret = turn.is_private and has_aliases
    turn.say(f"{prefix(table)}-{what}", facts, table=table, protect=is_secret)
