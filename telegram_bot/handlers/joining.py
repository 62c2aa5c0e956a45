"""Taking a place at a table and leaving it again."""

from datetime import datetime

from telegram import Update

from core.engine.command import Join, Leave
from core.engine.names import harmless
from core.engine.refusal import Refused
from core.service import reserves
from core.service.moves import Accepted, by_person
from core.service.tables import Table, TableStatus
from telegram_bot.games import face_of, prefix
from telegram_bot.handlers import questions, rollcall, zones, zpm_lobby
from telegram_bot.handlers.spoken_to import turn_to
from telegram_bot.keyboards import url_button
from telegram_bot.refusing import refusal_key
from telegram_bot.render.entities import quoted
from telegram_bot.turn import Turn

JOINING = "joining"
"""In an account's modes: the table for which he was asked what name he wants to have, and since when."""


async def join(update: Update, turn: Turn) -> None:
    """In a group it points to the private chat; there `/join NAME` takes a place under that name."""
    table = turn.my_table() if turn.is_private else turn.table_here()
    if turn.is_private and table is not None and table.status is TableStatus.LOBBY:
        _join_first(turn, table, " ".join(turn.args or []) or turn.account.name)
    elif (
        turn.is_private and table is not None and turn.work.seat_of(table.id, turn.account.person) is not None
    ):
        turn.refuse("already_joined")
    elif turn.is_private and table is not None:
        turn.refuse("already_started")
    elif turn.is_private:
        turn.refuse("join_by_link")
    elif table is None:
        turn.refuse("no_group_table")
    elif table.status is not TableStatus.LOBBY:
        turn.refuse("is_running")
    else:
        link = url_button("button-join", turn.bot.start_link(f"join_{table.handle}"))
        turn.say("join-here", {"table": table.title}, table=table, buttons=[[link]])


async def leave(update: Update, turn: Turn) -> None:
    """He gives up his place; where he has none that he may give up, his wait for one."""
    table, person = turn.my_table(), turn.account.person
    answer = turn.work.command(table.id, Leave(person=person), by_person(person)) if table else None
    if table is not None and isinstance(answer, Accepted):
        turn.say("left", {"name": turn.account.name, "table": table.title}, table=table)
        rollcall.strike_off(turn, table, turn.account)
    elif lines := _lines(turn, table):
        turn.work.refused = None
        for each in lines:
            rollcall.leave_line(turn, each)
    elif table is None:
        turn.refuse("no_table" if turn.is_private else "no_group_table")
    elif isinstance(answer, Refused):
        has_begun, seat = answer.code == "already_started", turn.work.seat_of(table.id, person)
        turn.refuse(("not_joined" if seat is None else "under_way") if has_begun else answer, prefix(table))


def _lines(turn: Turn, here: Table | None) -> list[Table]:
    """The tables at which he waits for a place; in a group only its own."""
    waits_at = reserves.lines_of(turn.work.books, turn.account.person, turn.bot.bot_id)
    return [table for table in waits_at if turn.is_private or (here is not None and table.id == here.id)]


def join_by_handle(turn: Turn, handle: str) -> None:
    """The link on the lobby's card: shared by all, checked when it is used (F63)."""
    table = turn.work.books.tables.by_handle(handle)
    if table is None or not table.is_live:
        turn.refuse("unknown_table")
    else:
        _join_first(turn, table, turn.account.name)


def _join_first(turn: Turn, table: Table, name: str) -> None:
    """Where people are known by aliases their own name is not asked for."""
    if face_of(table).has_aliases:
        zpm_lobby.offer(turn, table)
    else:
        join_as(turn, table, name)


def join_as(turn: Turn, table: Table, name: str) -> None:
    """Asks for another name when this one cannot be borne at this table."""
    person, name = turn.account.person, harmless(name)
    answer = turn.work.command(table.id, Join(person=person, name=name), by_person(person))
    if isinstance(answer, Refused) and answer.code == "table_full":
        rollcall.wait_for_place(turn, table)
        return
    if isinstance(answer, Refused):
        if answer.code in ("name_taken", "bad_name"):
            _ask_for_name(turn, table, answer)
        else:
            turn.refuse(answer, prefix(table))
        return
    reserves.step_out(turn.work.books, table, person)
    turn.change_modes(**{JOINING: None})
    questions.put_aside(turn)
    turn.say("joined", {"table": table.title, "name": name, "blind": table.blind}, table=table)
    turn_to(turn, table, is_new=True)
    zones.ask_once(turn)


def _ask_for_name(turn: Turn, table: Table, refused: Refused) -> None:
    turn.work.refused = refused
    facts = {name: quoted(fact) if isinstance(fact, str) else fact for name, fact in refused.facts.items()}
    joining = [table.id, turn.work.at.isoformat()]
    questions.ask(turn, table, refusal_key(refused.code, prefix(table)), facts, modes={JOINING: joining})


def name_asked(turn: Turn) -> Table | None:
    """The lobby for which this text is the name he wants to have."""
    match turn.account.modes.get(JOINING):
        case [int(table_id), str(since)]:
            table = turn.work.books.tables.get(table_id)
        case _:
            return None
    if table is None or table.status is not TableStatus.LOBBY:
        return None
    return table if questions.is_answer(turn, table, datetime.fromisoformat(since)) else None
