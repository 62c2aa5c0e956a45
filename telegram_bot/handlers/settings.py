"""What a person chooses for himself: language, time zone, quiet hours, which table he speaks to, being forgotten."""

import re
from collections.abc import Callable

from telegram import Update

from core.engine.refusal import Refused
from core.service import forgetting, people
from core.service.accounts import Account
from core.service.tables import Table, TableStatus
from core.texts import LANGUAGES, Speech, plain
from telegram_bot.callback_data import Press
from telegram_bot.handlers import zpm_deck, zpm_voices
from telegram_bot.handlers.spoken_to import has_chosen
from telegram_bot.keyboards import press_button
from telegram_bot.turn import Turn

_QUIET = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)\s*[-–]\s*([01]?\d|2[0-3]):([0-5]\d)")


async def settings(update: Update, turn: Turn) -> None:
    """`/settings`, `/settings zone NAME`, `/settings quiet 22:00-08:00` (or `off`), `/settings digest on`."""
    if not turn.is_private:
        turn.refuse("private_only")
        return
    what, *rest = turn.args or [""]
    if not what:
        _show(turn, turn.account)
    elif what.lower() in _CHANGES:
        _CHANGES[what.lower()](turn, " ".join(rest))
    else:
        turn.refuse("bad_setting")


async def choose_language(update: Update, turn: Turn) -> None:
    _change_language(turn, next(iter(turn.press.arguments), ""))


def _change_language(turn: Turn, word: str) -> None:
    """By its code or its own name."""
    named = {name.lower(): code for code in LANGUAGES for name in (code, _name(code))}
    language = named.get(word.strip().lower())
    if language is None:
        turn.refuse("bad_language", languages=[f"{_name(code)} ({code})" for code in LANGUAGES])
        return
    account = people.choose_language(turn.work.books, turn.account.person, language)
    turn.account = account
    for table in turn.my_tables():
        turn.work.redraw(table.id)
    turn.say_to(account, "language-chosen")
    if turn.update.callback_query is not None:
        turn.answer("settings-changed")


def _show(turn: Turn, account: Account) -> None:
    quiet = None
    if account.quiet_from is not None and account.quiet_to is not None:
        quiet = f"{_clock(account.quiet_from)}-{_clock(account.quiet_to)}"
    facts = {
        "language": _name(account.language),
        "zone": account.zone,
        "quiet": quiet,
        "digest": account.digest,
    }
    buttons = [
        press_button("button-language", Press("language", "", "", (code,)), language=_name(code))
        for code in LANGUAGES
    ]
    turn.say_to(account, "settings", facts, buttons=[buttons])


def _change_zone(turn: Turn, zone: str) -> None:
    changed = people.choose_zone(turn.work.books, turn.account.person, zone.replace(" ", "_"))
    if not zone:
        turn.refuse("no_zone")
    elif isinstance(changed, Refused):
        turn.refuse(changed)
    else:
        _show(turn, changed)


def _change_quiet(turn: Turn, hours: str) -> None:
    found = _QUIET.fullmatch(hours.strip())
    if found is None and hours.strip().lower() not in ("off", "aus"):
        turn.refuse("bad_quiet")
        return
    start = end = None
    if found is not None:
        first_hour, first_minute, last_hour, last_minute = (int(part) for part in found.groups())
        start, end = first_hour * 60 + first_minute, last_hour * 60 + last_minute
        if start == end:
            turn.refuse("no_quiet", hour=_clock(start))
            return
    _show(turn, turn.work.books.people.change(turn.account.person, quiet_from=start, quiet_to=end))


def _change_digest(turn: Turn, word: str) -> None:
    """Posts of others one by one, or all at once every three hours."""
    if word.lower() not in ("on", "off", "an", "aus"):
        turn.refuse("bad_digest")
        return
    wants = word.lower() in ("on", "an")
    if not wants:
        turn.work.books.outbox.hurry(turn.bot.bot_id, turn.account.telegram_id or 0)
    _show(turn, turn.work.books.people.change(turn.account.person, digest=wants))


_CHANGES: dict[str, Callable[[Turn, str], None]] = {
    "language": _change_language,
    "zone": _change_zone,
    "quiet": _change_quiet,
    "digest": _change_digest,
}


def _clock(minute: int) -> str:
    return f"{minute // 60:02d}:{minute % 60:02d}"


def _name(language: str) -> str:
    return plain(Speech(language).say("language-name"))


# -- which table


async def switch(update: Update, turn: Turn) -> None:
    """One who sits at several tables says to which of them he speaks."""
    tables = _tables(turn)
    if turn.is_private and _offer_voices(turn, tables):
        return
    if not turn.is_private:
        turn.refuse("private_only")
    elif not tables:
        turn.refuse("no_table")
    elif len(tables) == 1:
        turn.say("switch-only", {"table": tables[0].title})
    else:
        buttons = [
            [press_button("button-table", Press("switch", table.handle), table=table.title)]
            for table in tables
        ]
        turn.say("switch-choose", buttons=buttons)


def _tables(turn: Turn) -> list[Table]:
    """Those he plays at or hosts, and those he only has charge of."""
    mine = turn.my_tables()
    known = {table.id for table in mine}
    return [*mine, *(table for table in turn.tables_in_charge() if table.id not in known)]


def _offer_voices(turn: Turn, tables: list[Table]) -> bool:
    """One who has two voices at his only table chooses between them instead."""
    only = tables[0] if len(tables) == 1 else None
    return only is not None and _has_voices(turn, only) and zpm_voices.offer_voices(turn, only)


def _has_voices(turn: Turn, table: Table) -> bool:
    is_on = table.game == zpm_deck.GAME and table.status is TableStatus.RUNNING
    return is_on and turn.work.seat_of(table.id, turn.account.person) is not None


async def choose_table(update: Update, turn: Turn) -> None:
    table = turn.pressed_table()
    if table is None or table.id not in {mine.id for mine in _tables(turn)}:
        turn.refuse("stale_button")
        return
    has_chosen(turn, table)
    turn.say("switched", {"table": table.title}, table=table)
    if _has_voices(turn, table):
        zpm_voices.offer_voices(turn, table)
    turn.answer(None)


# -- being forgotten


async def forget(update: Update, turn: Turn) -> None:
    if not turn.is_private:
        turn.refuse("private_only")
        return
    yes = press_button("button-yes-forget", Press("forget", "", str(turn.account.person)))
    turn.say("forget-ask", buttons=[[yes]])


async def forget_confirmed(update: Update, turn: Turn) -> None:
    account = turn.account
    if turn.press.stamp != str(account.person):
        turn.refuse("stale_button")
        return
    refused = forgetting.forget(turn.work.books, account.person, turn.work.at)
    if refused is not None:
        turn.refuse(refused)
        return
    turn.answer("forget-done", alert=True)
