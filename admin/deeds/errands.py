"""What a moderator has said, reminded, sent again or taken away: errands of the bot (Z11)."""

from typing import Any

from admin.deeds.deed import Asking, Deed, Errand, Unreadable
from admin.games import pages_of
from admin.numbers import whole

LONGEST_WORD = 3000


def announce(asking: Asking) -> Errand:
    """To everybody; with `seats` only to these, with `room` to all who read it."""
    text = asking.text("text", LONGEST_WORD)
    if not text:
        raise Unreadable("panel-bad-text", "text")
    facts: dict[str, Any] = {"text": text}
    if seats := asking.lists("seats"):
        facts["seats"] = [_seat(asking, seat) for seat in seats]
    if room := asking.text("room", 64):
        facts["seats"] = list(pages_of(asking.table.game).readers(asking.state, room))
        if not facts["seats"]:
            raise Unreadable("panel-bad-room", "room")
    return Errand("announce", facts)


def prod(asking: Asking) -> Errand:
    """Those for whom the game waits; with `who` only him."""
    if asking.text("who"):
        return Errand("prod", {"seats": [asking.seat()]})
    waiting = pages_of(asking.table.game).still_to_act(asking.state)
    seats = [seat for seat, name in enumerate(asking.names) if name in waiting]
    if not seats:
        raise Unreadable("panel-nobody-to-prod")
    return Errand("prod", {"seats": seats})


def answer(asking: Asking) -> Errand:
    """In private to whoever holds the seat, as the moderator: to a line he has sent with `/ask`, or unasked."""
    text, seat = asking.text("text", LONGEST_WORD), asking.seat()
    person = next((p for p, s in asking.books.tables.seated(asking.table.id).items() if s == seat), None)
    if not text:
        raise Unreadable("panel-bad-answer", "text")
    if person is None:
        raise Unreadable("panel-bad-seat")
    return Errand("answer", {"person": person, "text": text})


def remove_post(asking: Asking) -> Errand:
    return Errand("remove_post", {"post": asking.needed("post", 1, 2**62)})


def resend(asking: Asking) -> Errand:
    return Errand("resend", {"parcel": asking.needed("parcel", 1, 2**62)})


def _seat(asking: Asking, given: str) -> int:
    seat = whole(given)
    if seat is None or not 0 <= seat < len(asking.names):
        raise Unreadable("panel-bad-seat")
    return seat


def blind(asking: Asking) -> Errand:
    return Errand("blind", {})


DEEDS = (
    Deed("announce", announce, needs_reason=False, fields=("text",)),
    Deed("prod", prod, needs_reason=False),
    Deed("answer", answer, needs_reason=False, fields=("text",)),
    Deed("remove_post", remove_post, is_dangerous=True),
    Deed("resend", resend, needs_reason=False),
    Deed("blind", blind, needs_reason=False, is_dangerous=True),
)
