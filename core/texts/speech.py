"""Says a message in one reader's language and zone; what people typed or are called can never become markup (F44, F45).

A text is HTML of a few plain tags (`<b> <i> <s> <code> <time>`): the panel shows it as it is, the bot turns it into
Telegram's entities. A fact named `at` or `…_at` is a moment (ISO 8601 with offset), shown in the reader's zone;
`until_at` lies weeks ahead and is shown with its date.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_datetime
from babel.lists import format_list
from markupsafe import Markup

from core.texts.catalogue import format_message

logger = logging.getLogger(__name__)

LONGEST_FACT = 2000
"""Fluent fills in nothing much longer; what is longer (a list of lines, mostly) is put in its place afterwards."""
_PLACE = "\uf8ff{}\uf8ff"


@dataclass(frozen=True, slots=True)
class Speech:
    """How one reader is spoken to."""

    language: str = "en"
    zone: str = "UTC"

    def say(self, key: str, facts: Mapping[str, Any] | None = None) -> Markup:
        """The message `key` filled with `facts`. Texts are escaped, unless they are `Markup` (said before)."""
        arguments = {name: self.shown(name, value) for name, value in (facts or {}).items()}
        long = {
            name: value
            for name, value in arguments.items()
            if isinstance(value, str) and len(value) > LONGEST_FACT
        }
        places = {name: _PLACE.format(name) for name in long}
        written, errors = format_message(self.language, key, {**arguments, **places})
        for name, value in long.items():
            written = written.replace(places[name], value)
        if errors:
            logger.error("text %s in %s is not filled: %s", key, self.language, errors)
        return Markup(written)

    def listed(self, items: list[Any]) -> Markup:
        """`Ann, Ben and Cat`, as the language writes a list."""
        shown = [str(self.shown("", item)) for item in items]
        return Markup(format_list(shown, locale=self.language))

    def moment(self, at: datetime, form: str = "wt") -> Markup:
        """A moment in the reader's zone; `form` is how a phone that knows better shows it (`r` counts down)."""
        local = at.astimezone(ZoneInfo(self.zone))
        pattern = "EEE d MMM y HH:mm" if "D" in form else "EEE HH:mm"
        written = format_datetime(local, pattern, locale=self.language)
        return Markup('<time datetime="{}" data-form="{}">{}</time>').format(
            at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"), form, written
        )

    def shown(self, name: str, value: Any) -> Any:
        """A fact as a text shows it."""
        match value:
            case Markup():
                return str(value)
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case int() | float():
                return value
            case datetime():
                return str(self.moment(value))
            case date():
                return str(format_date(value, "EEE d MMM y", locale=self.language))
            case "" if _is_moment(name):
                return "none"
            case str() if _is_moment(name):
                form = "wDt" if name == "until_at" else "wt"
                return str(self.moment(datetime.fromisoformat(value), form))
            case list() | tuple():
                return str(self.listed(list(value)))
            case _:
                return str(Markup.escape(str(value)))


def _is_moment(name: str) -> bool:
    return name == "at" or name.endswith("_at")
