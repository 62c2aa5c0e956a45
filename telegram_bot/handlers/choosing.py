"""Whom of a table, and how much: what a moderator chooses before he is asked why."""

from collections.abc import Mapping, Sequence
from typing import Any

from core.engine.names import name_key
from core.engine.ruleset import MODERATOR
from core.service import people
from core.service.tables import Table
from telegram_bot.callback_data import Press
from telegram_bot.games import face_of
from telegram_bot.keyboards import press_button
from telegram_bot.turn import ButtonRows, Turn


def seated(turn: Turn, table: Table, *, living: bool = False, what: str = "names") -> list[tuple[int, str]]:
    """Seats and names, by name; the moderator's own view, whoever asks. Where people have aliases it is a look:
    before Day 3 nobody knows who sails on other ships, and who of them lives (secrecy: names)."""
    if face_of(table).has_aliases:
        people.look(turn.work.books, turn.account.person, table, what, turn.work.at)
    view = turn.work.view(table.id, MODERATOR)
    found = view["sailors"] if "sailors" in view else view["secrets"]["sailors"]
    named = [
        (int(one["seat"]), str(one.get("name") or one.get("alias")))
        for one in found
        if not living or one.get("alive", one.get("status") != "dead")
    ]
    return sorted(named, key=lambda one: name_key(one[1]))


def still_to_act(turn: Turn, table: Table) -> list[tuple[int, str]]:
    """Seats and names of whom the phase waits for; by day on the ships, of who has no vote."""
    view = turn.work.view(table.id, MODERATOR)
    secrets = view["secrets"] if isinstance(view["secrets"], dict) else {}
    waiting = set(view.get("still_to_act") or secrets.get("still_to_act") or ())
    if view["phase"] == "day":
        waiting = {name for names in secrets.get("not_voting", {}).values() for name in names}
    return [one for one in seated(turn, table, what="still_to_act") if one[1] in waiting]


def ask_who(
    turn: Turn,
    table: Table,
    action: str,
    *,
    living: bool = False,
    persons: bool = False,
    above: ButtonRows = (),
    facts: Mapping[str, Any] | None = None,
) -> None:
    """Names to choose from, below whatever else can be chosen; with the `persons` behind them, where people have
    aliases: who cannot go on playing is known to the host as a person."""
    behind = _behind(turn, table) if persons else {}
    buttons = [
        press_button(
            "button-bridge-name",
            Press(action, table.handle, "", (str(seat),)),
            name=f"{name} · {behind[seat]}" if seat in behind else name,
        )
        for seat, name in seated(turn, table, living=living, what="people" if behind else "names")
    ]
    said = {**(facts or {}), "table": table.title}
    rows = [[each] for each in buttons] if behind else in_pairs(buttons)
    turn.say(f"{action}-who", said, table=table, protect=True, buttons=[*above, *rows])
    turn.answer(None)


def _behind(turn: Turn, table: Table) -> dict[int, str]:
    """Who sits under an alias, by seat."""
    if not face_of(table).has_aliases:
        return {}
    books = turn.work.books
    seating = books.tables.seated(table.id)
    accounts = books.people.several(seating)
    return {seating[person]: account.name for person, account in accounts.items()}


def in_pairs(buttons: Sequence[dict[str, Any]]) -> ButtonRows:
    return [buttons[start : start + 2] for start in range(0, len(buttons), 2)]


def number(word: str) -> int:
    """-1 for what is none."""
    return int(word) if word.isdecimal() else -1
