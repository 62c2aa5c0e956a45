"""Forms that come back: what was typed stays, the wrong field says in words what would be right, a link leads to it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import date, datetime, time
from typing import Any

from flask import Flask, current_app, flash, g, make_response, request, url_for
from markupsafe import Markup
from werkzeug.datastructures import MultiDict
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from core.engine.refusal import Refused

FIELD_OF = {
    "bad_name": ("name",),
    "name_taken": ("name",),
    "name_used": ("name",),
    "bad_title": ("title",),
    "unknown_zone": ("zone",),
    "bad_weekdays": ("weekdays",),
    "bad_window": ("closes",),
    "bad_voyage": ("voyage",),
    "deadline_past": ("until",),
    "too_far": ("until",),
    "bad_amount": ("gives_food", "health"),
    "not_enough": ("gives_food",),
    "not_here": ("instead",),
    "nobody": ("who",),
    "not_a_person": ("who",),
    "seated": ("who",),
}
"""Which field a refusal of the rules speaks of: the first of these that was sent."""


@dataclass(frozen=True, slots=True)
class Returned:
    """A form of the page that is drawn again. `field` is the wrong one; empty: it is the form as a whole."""

    form: str
    typed: MultiDict[str, str]
    problem: Markup
    field: str = ""


def install(app: Flask) -> None:
    for helper in (returned, typed, ticked, shown_type, flaw, wrong_words, wrong_label):
        app.add_template_global(helper)
    app.context_processor(lambda: {"page_shown": g.get("page_shown", request.endpoint)})


def come_back(
    problem: Markup, field: str, endpoint: str, arguments: dict[str, Any], form: str = ""
) -> Response:
    """The page on which the form stands, drawn anew; the visitor must be one who may open it.

    A form that the page has no more, because the game went on meanwhile, leaves its word above the page.
    """
    keep(form or request.form.get("form", ""), problem, field)
    g.page_shown = endpoint
    answer = make_response(current_app.view_functions[endpoint](**arguments))
    if not g.get("form_drawn"):
        flash(problem, "bad")
        return redirect(url_for(endpoint, **arguments), 303)
    answer.status_code = 422
    return answer


def keep(form: str, problem: Markup, field: str) -> None:
    """For the page that this request will draw."""
    g.returned = Returned(form, request.form, problem, field)


def field_of(refused: Refused) -> str:
    """The wrong field of the form that was sent; empty where the refusal speaks of none."""
    fields = FIELD_OF.get(refused.code, ("",))
    sent = [name for name in fields if name in request.form]
    return (sent or fields)[0]  # boxes without a tick are not sent


# -- what templates ask


def returned(form: str) -> Returned | None:
    found: Returned | None = g.get("returned")
    if found is None or found.form != form:
        return None
    g.form_drawn = True
    return found


def typed(form: str, name: str, value: Any = "", place: int = 0) -> Any:
    """What was typed in a form that came back, else `value`; of several fields of that name, the one at `place`."""
    back = returned(form)
    return value if back is None else next(iter(back.typed.getlist(name)[place:]), "")


def ticked(form: str, name: str, value: Any, chosen: bool | Collection[Any]) -> bool:
    """Whether a box or a choice is marked: as it was sent, else as `chosen` says."""
    back = returned(form)
    if back is not None:
        return str(value) in back.typed.getlist(name)
    return chosen if isinstance(chosen, bool) else value in chosen


READERS: dict[str, Callable[[str], Any]] = {
    "time": time.fromisoformat,
    "date": date.fromisoformat,
    "datetime-local": datetime.fromisoformat,
    "number": float,
}
"""What a browser can show in a field of this kind; else it would show an empty one."""


def shown_type(form: str, name: str, kind: str) -> str:
    """A wrong field of which a browser could not show what was typed is a plain line."""
    back = wrong(form, name)
    if back is None or kind not in READERS:
        return kind
    try:
        READERS[kind](back.typed.get(name, ""))
    except ValueError:
        return "text"
    return kind


def wrong(form: str, name: str) -> Returned | None:
    """The form that came back, if this is its wrong field."""
    back = returned(form)
    return back if back is not None and back.field == name else None


def flaw(form: str, name: str, label: str) -> Markup:
    """For the field itself: it is wrong, these words say why, and it is where the reader is put."""
    if wrong(form, name) is None:
        return Markup("")
    g.wrong_label = label
    return Markup(' id="{0}" aria-invalid="true" aria-describedby="{0}-why" autofocus').format(
        f"{form}-{name}"
    )


def wrong_words(form: str, name: str) -> Markup:
    """Below the field."""
    back = wrong(form, name)
    if back is None:
        return Markup("")
    return Markup('<small class="why" id="{}-why">{}</small>').format(f"{form}-{name}", back.problem)


def wrong_label() -> str:
    """What the wrong field is called, once the fields of its form have been drawn; empty if none was wrong."""
    found: str = g.get("wrong_label", "")
    return found
