"""Yesterday in short: the last day that is over and the night after it, as one seat has heard of them."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from telegram import Update

from core.engine.ruleset import Viewer
from core.mafia import saga
from core.mafia.audience import audience
from core.mafia.events import NightDeath
from core.mafia.notices import notices
from core.mafia.rooms import readers
from core.mafia.state import CABIN, LOCKER, State
from core.mafia.telling.by_name import by_name
from core.service.queries import standing_steps
from telegram_bot.handlers.zpm_deck import Deck, deck_of
from telegram_bot.past_days import PastDay, past_days
from telegram_bot.turn import Turn

NEWS = saga.NEWS | {"zpm-plank-called"}
"""What happened in a room, votes aside: `/tally` tells those."""
WORDS = ("yesterday", "gestern")


async def press(update: Update, turn: Turn) -> None:
    deck = deck_of(turn, turn.pressed_table())
    if deck is not None:
        tell(deck)
        if turn.toast is None:
            turn.answer(None)


def tell(deck: Deck) -> None:
    """Refused as `no_yesterday` until the first day has closed."""
    turn, table = deck.turn, deck.table
    days = past_days(turn.work.books, turn.work.ruleset(table.id), table)
    if not days:
        turn.refuse("no_yesterday", "zpm")
        return
    day = max(days)
    news = list(_news(deck, days[day]))
    facts = {"day": day, "table": table.title, "news": news, "rooms": _posts(deck, days[day])}
    turn.say("zpm-yesterday", facts, table=table, protect=True)


def _news(deck: Deck, past: PastDay) -> Iterator[dict[str, Any]]:
    """Each piece as it was told to his seat."""
    work, last = deck.turn.work, past.events[-1].number
    for step in by_name(standing_steps(work.books, work.shelf, deck.table, past.opening - 1, last)):
        before, event = step.before, step.event
        if isinstance(event, NightDeath) and audience(before, event).includes(deck.seat):
            death = {"name": event.who.alias, "marks": list(event.marks)}
            yield {"key": "zpm-death", "facts": death, "room": event.room}
        for notice in notices(before, event, step.after):
            if notice.key in NEWS and notice.to.includes(deck.seat):
                yield {"key": notice.key, "facts": notice.facts, "room": notice.room}


def _posts(deck: Deck, past: PastDay) -> list[dict[str, Any]]:
    """By room, how often each of its sailors spoke that day, and who did not; only of rooms that he read then."""
    work, table = deck.turn.work, deck.table
    closing = past.close.number
    state: State = work.state_at(table.id, closing - 1)
    crews = {
        room["room"]: room["crew"]
        for room in work.view_at(table.id, closing - 1, Viewer(seat=deck.seat))["you"]["rooms"]
    }
    counts: dict[str, Counter[str]] = {room: Counter() for room in crews}
    for post in work.books.posts.of_table(table.id, limit=1_000_000):
        is_of_day = past.opening <= post.event <= closing and post.room not in (CABIN, LOCKER)
        if is_of_day and deck.seat in readers(state, post.room):
            counts.setdefault(post.room, Counter())[post.alias] += 1
    return [
        {
            "room": room,
            "counts": sorted(count.items(), key=lambda each: (-each[1], each[0])),
            "silent": [name for name in crews.get(room, ()) if name not in count],
        }
        for room, count in counts.items()
    ]


PRESSES = {"zpm-yesterday": press}
