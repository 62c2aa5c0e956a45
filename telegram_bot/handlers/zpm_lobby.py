"""The lobby of Zombie Pirate Mafia: aliases to choose from, the set-up and the clock."""

from collections.abc import Awaitable, Callable
from datetime import time

import msgspec
from telegram import Update

from core.engine.calendar import Calendar, FastClock
from core.engine.command import Join
from core.engine.names import name_key
from core.engine.record import replace
from core.engine.refusal import Refused
from core.mafia.commands import Configure, OfferAliases
from core.mafia.phases.lobby import MOST_DRAWS
from core.mafia.settings import Settings
from core.mafia.setup import CANONICAL, FEWEST, MOST, house_setup
from core.mafia.state import Offer
from core.service import reserves
from core.service.handles import name_behind
from core.service.moves import by_person
from core.service.outbox import Kind
from core.service.tables import Table
from core.texts import Speech
from telegram_bot.handlers import rollcall, zones
from telegram_bot.handlers.lobby_settings import changed_settings, next_of
from telegram_bot.handlers.spoken_to import turn_to
from telegram_bot.render.zpm_cards import clock_shown
from telegram_bot.turn import Turn

ALIASES = "aliases"

CLOCKS = (Calendar(), FastClock(10, 5), FastClock(3, 2), FastClock(20, 10))
SIZES = (CANONICAL.sailors, 9, 11, 13, 15, 21)
FAST_REMINDER = 1
POSTS = (0, 1, 3, 5, 10)


def by_evening(table: Table) -> Calendar:
    """One day a day in the table's own zone, in the evening."""
    return Calendar(time(18), time(22), table.zone)


# -- who is aboard


def offer(turn: Turn, table: Table) -> None:
    """Whoever follows the link is offered aliases; coming again he finds the same ones, where he looks."""
    mine = _offer_of(turn, table)
    turn.work.books.outbox.retire_card(table.id, turn.account.telegram_id or 0, ALIASES)
    if mine is not None and mine.alias is None and mine.names:
        _show_offer(turn, table, mine)
    else:
        _draw(turn, table)


async def other_names(update: Update, turn: Turn) -> None:
    table = turn.pressed_table()
    if table is None or not table.is_live:
        turn.refuse("stale_button")
    else:
        _draw(turn, table)


def _draw(turn: Turn, table: Table) -> None:
    person = turn.account.person
    answer = turn.work.command(table.id, OfferAliases(person=person), by_person(person))
    mine = _offer_of(turn, table)
    if isinstance(answer, Refused):
        turn.refuse(answer, "zpm")
    elif mine is not None:
        _show_offer(turn, table, mine)
        turn.answer(None)


def _show_offer(turn: Turn, table: Table, mine: Offer) -> None:
    """None that somebody here really bears; when that leaves nothing, others are drawn as long as there are any."""
    borne, more = names_borne(turn, table), mine.draws < MOST_DRAWS
    names = [name for name in mine.names if name_key(name) not in borne]
    if not names and more:
        _draw(turn, table)
        return
    facts = {"table": table.title, "names": names or list(mine.names), "more": more, "blind": table.blind}
    turn.say_to(turn.account, "zpm-aliases", facts, table=table, kind=Kind.CARD, card=ALIASES, protect=True)


def names_borne(turn: Turn, table: Table) -> set[str]:
    """Keys of what the people of this lobby are called, each part of a name by itself: an alias points to nobody."""
    offers = turn.work.state(table.id).offers
    people = turn.work.books.people.several(
        {turn.account.person, table.host, *(each.person for each in offers)}
    )
    return {name_key(word) for account in people.values() for word in account.name.split()}


async def choose_alias(update: Update, turn: Turn) -> None:
    table = turn.pressed_table()
    mine = _offer_of(turn, table) if table is not None else None
    if table is None or mine is None or not table.is_live:
        turn.refuse("stale_button")
        return
    key = turn.work.books.tables.handle_key(table.id)
    name = name_behind(key, next(iter(turn.press.arguments), ""), mine.names)
    person = turn.account.person
    answer = turn.work.command(table.id, Join(person=person, name=name or ""), by_person(person))
    if isinstance(answer, Refused) and answer.code == "table_full":
        rollcall.wait_for_place(turn, table)
        turn.answer(None)
        return
    if isinstance(answer, Refused):
        turn.refuse(answer, "zpm")
        return
    books = turn.work.books
    reserves.step_out(books, table, person)
    books.outbox.retire_card(table.id, turn.account.telegram_id or 0, ALIASES)
    turn.say("zpm-joined", {"table": table.title, "alias": name}, table=table, protect=True)
    turn_to(turn, table, is_new=True)
    turn.answer(None)
    zones.ask_once(turn)


def _offer_of(turn: Turn, table: Table) -> Offer | None:
    state = turn.work.state(table.id)
    return next((each for each in state.offers if each.person == turn.account.person), None)


# -- settings


async def size(update: Update, turn: Turn) -> None:
    _configure(turn, lambda _, now: replace(now, setup=_setup(next_of(SIZES, now.setup.sailors))))


async def clock(update: Update, turn: Turn) -> None:
    def change(table: Table, now: Settings) -> Settings:
        timetable = next_of((*CLOCKS, by_evening(table)), now.timetable)
        remind = FAST_REMINDER if isinstance(timetable, FastClock) else Settings(now.setup).remind_minutes
        return replace(now, timetable=timetable, remind_minutes=remind)

    _configure(turn, change)


async def posts(update: Update, turn: Turn) -> None:
    """How often everybody is to speak each day; none: nobody counts (Z11.3)."""
    _configure(turn, lambda _, now: replace(now, required_posts=next_of(POSTS, now.required_posts)))


async def house(update: Update, turn: Turn) -> None:
    """The set-up for exactly as many as are aboard (Z1.7)."""
    count = next(iter(turn.press.arguments), "")
    if not count.isdecimal() or not FEWEST <= int(count) <= MOST:
        turn.refuse("stale_button")
    else:
        _configure(turn, lambda _, now: replace(now, setup=_setup(int(count))))
        if turn.work.refused is None:
            turn.strip_buttons()


def _setup(sailors: int):
    return CANONICAL if sailors == CANONICAL.sailors else house_setup(sailors)


def _configure(turn: Turn, change: Callable[[Table, Settings], Settings]) -> None:
    settings = changed_settings(turn, "zpm", Configure, change)
    if settings is not None:
        if table := turn.pressed_table():
            rollcall.tell_of_free_places(turn, table)
        clock = clock_shown(Speech(turn.account.language), msgspec.to_builtins(settings.timetable))
        facts = {"sailors": settings.setup.sailors, "clock": clock, "least": settings.required_posts}
        turn.answer("zpm-set-to", facts)


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {
    "zpm-join": choose_alias,
    "zpm-others": other_names,
    "zpm-size": size,
    "zpm-clock": clock,
    "zpm-posts": posts,
    "zpm-house": house,
}
