"""The course of a table as a whole: start it, take it back, call it off."""

from typing import Any

from admin.deeds.deed import Asking, Deed, Unreadable
from admin.reading import story_of
from core.engine.command import CancelGame, Leave, Start, TakeBack
from core.service import queries


def take_back(asking: Asking) -> TakeBack:
    return TakeBack(to=asking.needed("to", 0, 10_000_000))


def lost(asking: Asking) -> dict[str, Any]:
    return {"to": str(asking.needed("to", 0, 10_000_000))}


def foresee_loss(asking: Asking) -> dict[str, Any]:
    """What would no longer count, the newest first, and which secrets have gone out already: nothing can be unread."""
    to = asking.needed("to", 0, 10_000_000)
    entries = [entry for entry in story_of(asking.books, asking.table, after=to) if not entry.taken_back]
    out = queries.gone_out(asking.books, asking.table, to)
    readers = asking.books.people.several({parcel.person for parcel in out if parcel.person is not None})
    return {"lost": entries[::-1], "out": out, "readers": readers}


def put_ashore(asking: Asking) -> Leave:
    """Before the start: the person at this place leaves the lobby."""
    seat = asking.seat()
    person = next((p for p, s in asking.books.tables.seated(asking.table.id).items() if s == seat), None)
    if person is None:
        raise Unreadable("panel-bad-seat")
    return Leave(person)


DEEDS = (
    Deed("put_ashore", put_ashore, is_dangerous=True, facts=lambda asking: {"name": asking.name()}),
    Deed("start", lambda asking: Start(), needs_reason=False, is_dangerous=True),
    Deed(
        "take_back",
        take_back,
        is_dangerous=True,
        facts=lost,
        preview="confirm/take_back.html",
        foresee=foresee_loss,
        is_secret=True,
    ),
    Deed("cancel_game", lambda asking: CancelGame(), is_dangerous=True),
)
