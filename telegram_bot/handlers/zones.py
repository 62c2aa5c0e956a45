"""The one question about a person: where he is, asked once, when he first takes a place (F33)."""

from telegram import Update

from core.engine.refusal import Refused
from core.service import people
from telegram_bot.callback_data import Press
from telegram_bot.keyboards import press_button
from telegram_bot.turn import Turn

ASKED = "zone_asked"
"""In an account's modes."""
UNKNOWN = "UTC"

ZONES = (
    "Europe/London",
    "Europe/Berlin",
    "Europe/Helsinki",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Sydney",
)


def ask_once(turn: Turn) -> None:
    """Phones show dates in their own zone by themselves; what stands in plain words needs to know it."""
    account = turn.account
    if account.zone != UNKNOWN or account.modes.get(ASKED):
        return
    turn.change_modes(**{ASKED: True})
    buttons = [
        press_button(
            "button-zone", Press("zone", "", "", (str(place),)), zone=zone.split("/")[1].replace("_", " ")
        )
        for place, zone in enumerate(ZONES)
    ]
    turn.tell("zone-ask", buttons=[buttons[start : start + 2] for start in range(0, len(buttons), 2)])


async def choose(update: Update, turn: Turn) -> None:
    place = next(iter(turn.press.arguments), "")
    zone = dict(enumerate(ZONES)).get(int(place)) if place.isdecimal() else None
    changed = people.choose_zone(turn.work.books, turn.account.person, zone or "")
    if isinstance(changed, Refused):
        turn.refuse("stale_button")
        return
    turn.account = changed
    for table in turn.my_tables():
        turn.work.redraw(table.id)
    turn.strip_buttons()
    turn.answer("zone-chosen", {"zone": changed.zone})
