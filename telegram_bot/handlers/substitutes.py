"""A substitute found from the phone: whose seat, who is asked, why; the link is for one person, once (F63)."""

from collections.abc import Sequence

from core.engine.ids import Person
from core.service import links, reserves
from core.service.accounts import Account
from core.service.links import LinkKind
from core.service.moves import Cause
from core.service.tables import Table
from telegram_bot.callback_data import Press
from telegram_bot.handlers import bridge
from telegram_bot.handlers.choosing import ask_who, number, seated
from telegram_bot.handlers.reasons import (
    ABOUT_HIM,
    OnPress,
    Question,
    ask_why,
    for_moderators,
    reason_in_words,
    say_done,
)
from telegram_bot.keyboards import press_button
from telegram_bot.turn import Turn

WHY = "substituted_because"
"""In a table's facts: the reason given for each seat whose substitute has been called."""
ANYBODY, GROUP = "any", "all"
MOST_RESERVES = 6


def replace_one(turn: Turn, table: Table, cause: Cause) -> None:
    """Each press carries what was chosen before: the seat, then whom to ask, then the reason."""
    chosen = turn.press.arguments
    if not chosen:
        ask_who(turn, table, "bridge-replace", persons=True)
    elif (name := dict(seated(turn, table)).get(number(chosen[0]))) is None:
        turn.refuse("stale_button")
    elif len(chosen) == 1:
        _ask_whom(turn, table, chosen, name)
        turn.strip_buttons()
    elif len(chosen) == 2:
        question = Question("bridge-replace-why", "bridge-replace", ABOUT_HIM, {"name": name}, chosen)
        ask_why(turn, table, question)
        turn.strip_buttons()
    else:
        _call(turn, table, int(chosen[0]), chosen[1], chosen[2])


def _ask_whom(turn: Turn, table: Table, chosen: Sequence[str], name: str) -> None:
    """Reserves first, in their order; the group hears no reason."""
    asked = [
        press_button(
            "button-bridge-name",
            Press("bridge-replace", table.handle, "", (*chosen, str(account.person))),
            name=account.name,
        )
        for account in _reserves(turn, table)
    ]
    others = [(ANYBODY, "button-bridge-link"), *([(GROUP, "button-bridge-call")] if table.chat else [])]
    asked += [
        press_button(key, Press("bridge-replace", table.handle, "", (*chosen, whom))) for whom, key in others
    ]
    rows = [[button] for button in asked]
    turn.say(
        "bridge-replace-whom", {"name": name, "table": table.title}, table=table, protect=True, buttons=rows
    )
    turn.answer(None)


def _reserves(turn: Turn, table: Table) -> list[Account]:
    return reserves.waiting_accounts(turn.work.books, table)[:MOST_RESERVES]


def _call(turn: Turn, table: Table, seat: int, whom: str, reason: str) -> None:
    reserve = next((one for one in _reserves(turn, table) if str(one.person) == whom), None)
    if reserve is None and whom not in (ANYBODY, GROUP):
        turn.refuse("stale_button")
        return
    why = {**table.facts.get(WHY, {}), str(seat): reason_in_words(turn, table, reason)}
    turn.work.books.tables.change(table.id, facts={**table.facts, WHY: why})
    has_earlier = turn.work.books.links.revoke(table_id=table.id, seat=seat) > 0
    token = links.issue(
        turn.work.books,
        LinkKind.SUBSTITUTE,
        turn.work.at,
        table_id=table.id,
        seat=seat,
        made_by=turn.account.person,
        person=reserve.person if reserve else None,
    )
    facts = {"table": table.title, "link": turn.bot.start_link(f"seat_{token}")}
    name = dict(seated(turn, table)).get(seat, "")
    if reserve is not None:
        turn.say_to(reserve, "substitute-asked", facts, table=table, silent=False, protect=True)
        turn.say("bridge-replace-asked", {"name": reserve.name}, table=table)
    elif whom == GROUP and table.chat is not None:
        turn.say_to(table.chat, "substitute-wanted", facts, table=table, silent=False)
        turn.say("bridge-replace-called", table=table)
    else:
        turn.say("bridge-replace-link", {**facts, "name": name}, table=table, protect=True)
    if has_earlier:
        turn.say("bridge-replace-earlier", {"name": name, "table": table.title}, table=table, protect=True)
    say_done(turn, table, reason)
    turn.answer(None)


def reason_for(table: Table, seat: int) -> str:
    return str(table.facts.get(WHY, {}).get(str(seat), ""))


def has_come(turn: Turn, table: Table, person: Person) -> None:
    """He waits no longer, and whoever moderates hears that the seat is taken."""
    reserves.step_out(turn.work.books, table, person)
    bridge.tell_moderators(
        turn, table, "substitute-came", {"person": turn.account.name, "table": table.title}
    )


PRESSES: dict[str, OnPress] = {
    "bridge-replace": for_moderators(replace_one),
}
