"""Same again: one tap opens a new table with the same settings and asks the same people."""

import json

from telegram import Update

from core.engine.command import Command
from core.engine.refusal import Refused
from core.service import people
from core.service.games import known_games
from core.service.holders import who_played
from core.service.moves import by_host
from core.service.tables import Table
from telegram_bot.games import prefix
from telegram_bot.handlers.lobby import tell_who_waits
from telegram_bot.turn import Turn


async def again(update: Update, turn: Turn) -> None:
    """Whoever presses is the host of the new table; he must have been at the old one."""
    old = turn.pressed_table()
    books, account = turn.work.books, turn.account
    if old is None or old.is_live:
        turn.refuse("stale_button")
    elif account.person != old.host and account.person not in who_played(books, turn.work.shelf, old):
        turn.refuse("not_seated")
    elif old.chat_id is not None and books.tables.in_chat(turn.bot.bot_id, old.chat_id):
        turn.refuse("table_in_group")
    else:
        _open(turn, old)


def _open(turn: Turn, old: Table) -> None:
    books, account = turn.work.books, turn.account
    table = turn.work.open_table(
        old.game,
        account.person,
        bot_id=turn.bot.bot_id,
        chat_id=old.chat_id,
        language=old.language,
        zone=old.zone,
        title=old.title,
    )
    if isinstance(table, Refused):
        turn.refuse(table)
        return
    answer = turn.work.command(table.id, _same_settings(turn, old), by_host(account.person))
    if isinstance(answer, Refused):
        turn.refuse(answer, prefix(table))
        return
    people.appoint(books, table, account.person, None, turn.work.at)
    turn.work.redraw(table.id)
    facts = {"table": table.title, "link": turn.bot.start_link(f"join_{table.handle}")}
    players = books.people.several(books.tables.seated(old.id)).values()
    for player in players:
        is_kept_out = old.chat_id is not None and books.people.is_banned(
            old.chat_id, player.person, turn.work.at
        )
        if player.telegram_id is not None and not is_kept_out:
            turn.say_to(player, "again-invitation", facts, table=table, silent=False)
    tell_who_waits(turn, table, {player.person for player in players})
    turn.answer("table-opened-toast")


def _same_settings(turn: Turn, old: Table) -> Command:
    """Every game is configured by a command of that name."""
    ruleset = known_games()[old.game]
    settings = ruleset.settings(turn.work.state(old.id))
    return ruleset.codec.decode_command(json.dumps({"type": "configure", "settings": settings}))
