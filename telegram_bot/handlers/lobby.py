"""Opening a table, its settings, beginning and calling off."""

from collections.abc import Iterable

from telegram import Update

from core.engine.command import CancelGame, Start
from core.engine.ids import Person
from core.engine.names import clean_name
from core.engine.refusal import Refused
from core.service import people
from core.service.outbox import Kind
from core.service.tables import Follow, Table, TableStatus
from core.texts import Speech, plain
from telegram_bot.callback_data import Press
from telegram_bot.games import FULL_NAMES, SHORT_NAMES, prefix
from telegram_bot.handlers import start_time
from telegram_bot.handlers.rights import cause_in_charge, is_in_charge
from telegram_bot.handlers.spoken_to import turn_to
from telegram_bot.keyboards import press_button
from telegram_bot.turn import Turn

TITLE_LIMIT = 60
HOUSE = "house"
"""The card that offers a set-up for as many as are aboard."""


async def newgame(update: Update, turn: Turn) -> None:
    """Offers the games; only who asked may choose, so that nobody becomes host by accident."""
    if not turn.is_private and turn.table_here() is not None:
        turn.refuse("table_in_group")
        return
    if not turn.is_private and turn.work.books.people.is_banned(
        turn.chat_id, turn.account.person, turn.work.at
    ):
        turn.refuse("banned")
        return
    buttons = [
        [press_button(f"game-{name}", Press("newgame", "", str(turn.account.person), (short,)))]
        for name, short in SHORT_NAMES.items()
    ]
    turn.say("choose-game-private" if turn.is_private else "choose-game", buttons=buttons)


async def choose_game(update: Update, turn: Turn) -> None:
    account, press = turn.account, turn.press
    if press.stamp != str(account.person):
        turn.refuse("not_yours_to_choose")
        return
    if not turn.is_private and turn.table_here() is not None:
        turn.refuse("table_in_group")
        return
    table = _open(turn, FULL_NAMES.get(next(iter(press.arguments), ""), ""))
    if isinstance(table, Refused):
        turn.refuse(table)
        return
    people.appoint(turn.work.books, table, account.person, None, turn.work.at)
    turn_to(turn, table, is_new=True)
    turn.work.redraw(table.id)
    if turn.is_private:
        link = turn.bot.start_link(f"join_{table.handle}")
        turn.say("table-opened-private", {"link": link}, table=table)
    turn.strip_buttons()
    turn.answer("table-opened-toast")
    tell_who_waits(turn, table)


def _open(turn: Turn, game: str) -> Table | Refused:
    reader = turn.reader
    words = plain(Speech(reader.language).say(f"game-{game}")) if game else ""
    chat = turn.update.effective_chat
    whose = clean_name((chat.title if chat else None) or turn.account.name, TITLE_LIMIT - len(words))
    return turn.work.open_table(
        game,
        turn.account.person,
        bot_id=turn.bot.bot_id,
        chat_id=None if turn.is_private else turn.chat_id,
        language=turn.account.language,
        zone=turn.account.zone,
        title=f"{words} · {whose}" if whose else words,
    )


def tell_who_waits(turn: Turn, table: Table, asked: Iterable[Person] = ()) -> None:
    """`/nextgame`: whoever waits is told once; those who have been `asked` already have heard of it."""
    if table.chat_id is None:
        return
    books = turn.work.books
    facts = {"table": table.title, "link": turn.bot.start_link(f"join_{table.handle}")}
    for chat in books.tables.followers(chat_id=table.chat_id):
        account = books.people.by_telegram(chat)
        if account is not None and account.person not in asked:
            turn.say_to(account, "nextgame-opened", facts, table=table, silent=False)
        books.tables.unfollow(Follow(chat, chat_id=table.chat_id))


async def startgame(update: Update, turn: Turn) -> None:
    """Begins; with a time after it, it announces when the host means to."""
    table = _table_to_run(turn)
    if table is None:
        return
    if turn.args:
        start_time.typed(turn, table, " ".join(turn.args))
        return
    answer = turn.work.command(table.id, Start(), cause_in_charge(turn, table))
    if isinstance(answer, Refused) and answer.code == "already_started":
        turn.refuse("is_running")
    elif isinstance(answer, Refused):
        if "house" not in answer.facts or turn.update.callback_query is not None:
            turn.refuse(answer, prefix(table))
        if "house" in answer.facts:
            _offer_house(turn, table, answer)
    else:
        turn.answer("started" if turn.update.callback_query or turn.is_private else None)


def _offer_house(turn: Turn, table: Table, refused: Refused) -> None:
    """A wrong head count is answered with the nearest house set-up (Z1.7)."""
    turn.work.refused, house = refused, refused.facts["house"]
    button = press_button(
        "button-zpm-house", Press("zpm-house", table.handle, "", (str(house),)), house=house
    )
    turn.work.books.outbox.retire_card(table.id, turn.chat_id, HOUSE)
    turn.say("zpm-house", dict(refused.facts), table=table, kind=Kind.CARD, card=HOUSE, buttons=[[button]])


async def cancelgame(update: Update, turn: Turn) -> None:
    """A lobby is called off at once; a running game asks once more."""
    table = _table_to_run(turn)
    if table is None:
        return
    if not is_in_charge(turn, table):
        turn.refuse("not_host")
    elif table.status is TableStatus.RUNNING:
        yes = press_button("button-cancel", Press("cancel", table.handle, str(turn.account.person)))
        turn.say("cancel-ask", {"table": table.title}, table=table, buttons=[[yes]])
    else:
        _cancel(turn, table)


async def cancel_confirmed(update: Update, turn: Turn) -> None:
    table = turn.pressed_table()
    if table is None or not table.is_live:
        turn.refuse("stale_button")
    elif turn.press.stamp != str(turn.account.person):
        turn.refuse("not_yours_to_choose")
    else:
        _cancel(turn, table)


def _cancel(turn: Turn, table: Table) -> None:
    answer = turn.work.command(table.id, CancelGame(), cause_in_charge(turn, table))
    if isinstance(answer, Refused):
        turn.refuse(answer, prefix(table))
    else:
        turn.strip_buttons()
        turn.answer("cancelled-toast" if turn.update.callback_query else None)


def _table_to_run(turn: Turn) -> Table | None:
    """The pressed table, the group's, or the one he speaks to; refuses when there is none."""
    if turn.update.callback_query is not None:
        table = turn.pressed_table()
        if table is None or not table.is_live:
            turn.refuse("stale_button")
            return None
        return table
    table = turn.table_to_run()
    if table is None or not table.is_live:
        turn.refuse_without_table()
        return None
    return table


async def follow(update: Update, turn: Turn) -> None:
    """The bulletins of this group's table, in private; again: no more."""
    if turn.is_private:
        turn.refuse("group_only")
        return
    table = turn.table_here()
    if table is None:
        turn.refuse("no_group_table")
        return
    _toggle(turn, table_id=table.id, on="follows", off="follows-not")


async def nextgame(update: Update, turn: Turn) -> None:
    """Tell me when the next game opens in this group; again: no more."""
    if turn.is_private:
        turn.refuse("group_only")
        return
    _toggle(turn, chat_id=turn.chat_id, on="nextgame-on", off="nextgame-off")


def _toggle(
    turn: Turn, *, on: str, off: str, table_id: int | None = None, chat_id: int | None = None
) -> None:
    tables = turn.work.books.tables
    follow = Follow(turn.account.telegram_id or 0, table_id, chat_id)
    if tables.follow(follow):
        turn.say(on)
    else:
        tables.unfollow(follow)
        turn.say(off)
