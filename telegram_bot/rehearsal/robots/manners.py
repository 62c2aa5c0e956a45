"""What a robot answers whatever the game: by which city's clock it lives, whether it is here, where it speaks."""

from .phone import Sheet
from .temper import Temper

CITY, HERE, SAY, DROP, YESTERDAY = "by which city", "🙋", "Say it", "Do not", "📜"
REPORT, VOICES, SETTINGS, ENGLISH, RULES = (
    "🚩",
    "as whom, do you speak?",
    "Your settings",
    "English",
    "The rules of which game?",
)


def is_for_anybody(sheet: Sheet) -> bool:
    """What people answer before they play on."""
    return CITY in sheet.text or sheet.label(HERE) is not None or sheet.label(SAY) is not None


def answer(temper: Temper, sheet: Sheet) -> str | None:
    """The label to press, or `None` where the sheet belongs to the game; as people do, it lets some questions be."""
    if CITY in sheet.text:
        return temper.one_of(sheet.labels) if temper.dares(0.8) else None
    if here := sheet.label(HERE):
        return here
    if said := sheet.label(SAY):
        return said if temper.dares(0.7) else sheet.label(DROP)
    if report := sheet.label(REPORT):
        return report
    if VOICES in sheet.text or RULES in sheet.text:
        return temper.one_of(sheet.labels)
    if SETTINGS in sheet.text:
        return sheet.label(ENGLISH)
    if (yesterday := sheet.label(YESTERDAY)) and temper.dares(0.6):
        return yesterday
    return None
