"""The lobby: settings, aliases on offer, joining, leaving, and the deal with which the game begins (Z1, Z2.5)."""

from datetime import datetime

from core.engine.calendar import Calendar, FastClock, first_day, refusal_of_calendar
from core.engine.chance import Chance
from core.engine.command import CancelGame, Command, Join, Leave, Start
from core.engine.ids import Person
from core.engine.names import name_key, same_name
from core.engine.refusal import Refused
from core.engine.story import Story
from core.mafia.commands import Configure, OfferAliases
from core.mafia.events import (
    AliasesOffered,
    Berth,
    CalledOff,
    Dealt,
    Joined,
    Left,
    SettingsChanged,
)
from core.mafia.handles import draw_handle
from core.mafia.legality import Handler
from core.mafia.night import open_day
from core.mafia.pools import fresh_aliases, fresh_ships
from core.mafia.settings import Settings
from core.mafia.setup import SHIPS, deal_roles, house_facts, refused_setup
from core.mafia.state import Offer, Phase, State

SHORTEST, LONGEST = 0.1, 7 * 24 * 60
"""The bounds of a fast phase, in minutes."""

LONGEST_NOTICE, MOST_POSTS = 24 * 60, 1000
"""Minutes before a deadline at which all can be reminded of it; posts a day that can be asked of each."""

NAMES_ON_OFFER = 3
MOST_DRAWS = 4
"""So few that nobody can learn from what he is offered which names others have."""


def aboard(state: State) -> tuple[Offer, ...]:
    """Who has joined, in the order of joining."""
    return tuple(offer for offer in state.offers if offer.alias is not None)


def configure(story: Story[State], command: Configure, chance: Chance, now: datetime) -> Refused | None:
    if story.state.phase is not Phase.LOBBY:
        return Refused("already_started")
    refused = refused_setup(command.settings.setup) or refused_times(command.settings)
    if refused is None:
        story.tell(SettingsChanged(command.settings))
    return refused


def refused_times(settings: Settings) -> Refused | None:
    """`bad_minutes`, `bad_number`, or what is wrong with the calendar (Z2.5)."""
    match settings.timetable:
        case FastClock(day_minutes=day, night_minutes=night):
            if not all(SHORTEST <= minutes <= LONGEST for minutes in (day, night)):
                return Refused("bad_minutes", {"least": "0.1", "most": LONGEST})
        case Calendar() as calendar:
            if refused := refusal_of_calendar(calendar):
                return refused
    if not 0 <= settings.remind_minutes <= LONGEST_NOTICE:
        return Refused("bad_number", {"what": "reminder", "least": 0, "most": LONGEST_NOTICE})
    if not 0 <= settings.required_posts <= MOST_POSTS:
        return Refused("bad_number", {"what": "posts", "least": 0, "most": MOST_POSTS})
    return None


def _offer_of(state: State, person: Person) -> Offer | None:
    return next((offer for offer in state.offers if offer.person == person), None)


def offer_aliases(
    story: Story[State], command: OfferAliases, chance: Chance, now: datetime
) -> Refused | None:
    """Every name is on offer to one person only, so that what he picks is never taken; asked again, others. They stand
    as drawn: many take the first, and in alphabetical order the risen would be known by their late letters (Z9.3)."""
    state = story.state
    if state.phase is not Phase.LOBBY:
        return Refused("already_started")
    mine = _offer_of(state, command.person)
    if mine is not None and mine.alias is not None:
        return Refused("already_joined")
    draws = mine.draws if mine is not None else 0
    if draws >= MOST_DRAWS:
        return Refused("no_more_names")
    kept = {name_key(name) for offer in state.offers for name in (*offer.names, offer.alias or "")}
    free = fresh_aliases(kept | state.used_names, NAMES_ON_OFFER)
    names = chance.shuffled(f"aliases/{command.person}/{draws + 1}", free)[:NAMES_ON_OFFER]
    story.tell(AliasesOffered(command.person, tuple(names)))
    return None


def join(story: Story[State], command: Join, chance: Chance, now: datetime) -> Refused | None:
    """Only under one of the names that he was offered (`not_offered`)."""
    state, mine = story.state, _offer_of(story.state, command.person)
    if state.phase is not Phase.LOBBY:
        return Refused("already_started")
    if mine is not None and mine.alias is not None:
        return Refused("already_joined")
    if len(aboard(state)) >= state.settings.setup.sailors:
        return Refused("table_full", {"most": state.settings.setup.sailors})
    names = mine.names if mine is not None else ()
    alias = next((name for name in names if same_name(name, command.name)), None)
    if alias is None:
        return Refused("not_offered")
    story.tell(Joined(command.person, alias))
    return None


def leave(story: Story[State], command: Leave, chance: Chance, now: datetime) -> Refused | None:
    """Possible until the start."""
    mine = _offer_of(story.state, command.person)
    if story.state.phase is not Phase.LOBBY:
        return Refused("already_started")
    if mine is None or mine.alias is None:
        return Refused("not_joined")
    story.tell(Left(command.person))
    return None


def start(story: Story[State], command: Start, chance: Chance, now: datetime) -> Refused | None:
    """Deals; on a fast clock Day 1 opens at once. A wrong head count is answered with the nearest house set-up."""
    state = story.state
    if state.phase is not Phase.LOBBY:
        return Refused("already_started")
    have, need = len(aboard(state)), state.settings.setup.sailors
    if have != need:
        return _wrong_head_count(have, need)
    deal(story, chance, command.seed_hash, now)
    if isinstance(state.settings.timetable, FastClock):
        open_day(story, now)
    return None


def _wrong_head_count(have: int, need: int) -> Refused:
    counts = {"have": have, "need": need, "missing": max(0, need - have), "over": max(0, have - need)}
    return Refused("wrong_head_count", {**counts, **house_facts(have)})


def deal(story: Story[State], chance: Chance, seed_hash: str, now: datetime) -> None:
    """Seats are shuffled, so that the order of joining tells nothing."""
    state = story.state
    ships, roles = deal_roles(state.settings.setup, chance)
    names = chance.shuffled("deal/names", fresh_ships(state.used_names, SHIPS))[:SHIPS]
    aboard_of = [name for name, size in zip(names, ships, strict=True) for _ in range(size)]
    berths = tuple(
        Berth(offer.person, offer.alias or "", draw_handle(chance, f"handle/dealt/{seat}"), role, ship)
        for seat, (offer, role, ship) in enumerate(
            zip(chance.shuffled("deal/seats", aboard(state)), roles, aboard_of, strict=True)
        )
    )
    story.tell(Dealt(berths, names, seed_hash, first_day(state.settings.timetable, now)))


def call_off(story: Story[State], command: CancelGame, chance: Chance, now: datetime) -> Refused | None:
    """Before or during play: nobody wins."""
    story.tell(CalledOff())
    return None


COMMANDS: dict[type[Command], Handler] = {
    OfferAliases: offer_aliases,
    Configure: configure,
    Join: join,
    Leave: leave,
    Start: start,
    CancelGame: call_off,
}
