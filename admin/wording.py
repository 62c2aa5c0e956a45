"""How the panel speaks: the shared catalogues in the visitor's language and zone, for templates and messages."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from babel.dates import format_datetime
from flask import Flask, flash
from markupsafe import Markup

from admin.visitors import language, visitor, zone
from core.engine.refusal import Refused
from core.service.tables import Table
from core.texts import Speech, plain
from core.texts.catalogue import has_message

SHORT_NAMES = {"raft-of-the-medusa": "raft", "zombie-pirate-mafia": "zpm"}


def install(app: Flask) -> None:
    app.add_template_global(say, "say")
    app.add_template_global(word, "word")
    app.add_template_global(refusal)
    app.add_template_global(weekday)
    app.add_template_global(spoken)
    app.add_template_filter(moment, "moment")
    app.add_template_filter(lasting, "lasting")
    app.add_template_filter(seconds, "seconds")
    app.context_processor(lambda: {"language": language(), "zone": zone(), "visitor": visitor()})


def speech() -> Speech:
    return Speech(language(), zone())


def say(key: str, **facts: Any) -> Markup:
    """A sentence with its markup; everything that people typed in it is escaped (F74)."""
    return speech().say(key, facts)


def word(key: str, **facts: Any) -> str:
    """The same without markup, for attributes and titles; the template escapes it."""
    return plain(say(key, **facts))


def tell(key: str, kind: str = "done", **facts: Any) -> None:
    """A word on the next page."""
    flash(say(key, **facts), kind)


def moment(at: datetime | str | None, form: str = "EEE d MMM HH:mm") -> Markup:
    """A moment in the visitor's zone."""
    if at is None:
        return Markup("–")
    when = datetime.fromisoformat(at) if isinstance(at, str) else at
    written = plain_moment(when, form)
    return Markup('<time datetime="{}">{}</time>').format(when.isoformat(timespec="seconds"), written)


def plain_moment(at: datetime, form: str) -> str:
    return format_datetime(at.astimezone(ZoneInfo(zone())), form, locale=language())


def for_field(at: datetime) -> str:
    """A moment in the visitor's zone as a field for date and time wants it, to the minute."""
    return at.astimezone(ZoneInfo(zone())).strftime("%Y-%m-%dT%H:%M")


def weekday(number: int) -> str:
    """Monday is 0."""
    return format_datetime(datetime(2024, 1, 1 + number, tzinfo=UTC), "EEE", locale=language())


def spoken(codes: Iterable[str]) -> list[tuple[str, str]]:
    """Languages for a menu: what is sent, and how it is called."""
    return [(code, word(f"panel-language-{code}")) for code in codes]


def lasting(left: timedelta | float | None) -> str:
    """A length of time as a clock shows it: `2 d 03:04:05`; nothing left is `00:00:00`."""
    total = left.total_seconds() if isinstance(left, timedelta) else left or 0
    days, rest = divmod(max(0, int(total)), 86_400)
    clock = f"{rest // 3600:02}:{rest // 60 % 60:02}:{rest % 60:02}"
    return f"{days} d {clock}" if days else clock


def seconds(left: timedelta | None) -> int:
    return 0 if left is None else max(0, int(left.total_seconds()))


def prefix(table: Table) -> str:
    """What the keys of this game's texts begin with."""
    return SHORT_NAMES.get(table.game, table.game)


def refusal(refused: Refused, table: Table | None = None) -> Markup:
    """Why not: in the panel's own words where it has some, else as the bot says it."""
    game = [f"{prefix(table)}-refused-{refused.code}"] if table else []
    keys = [f"panel-refused-{refused.code}", *game, f"refused-{refused.code}"]
    key = next((key for key in keys if has_message(key)), "panel-refused-other")
    return say(key, **{"code": refused.code, **refused.facts})


def listed(items: list[Any]) -> Markup:
    return speech().listed(items) if items else Markup("–")
