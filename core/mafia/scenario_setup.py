"""Reads `setup` and `chance` of a scenario file: who sails where, and what the dice say."""

from datetime import UTC, datetime, timedelta
from typing import Any

from core.engine.calendar import FastClock, Window
from core.engine.chance import Chance
from core.engine.ids import Person
from core.engine.names import name_key
from core.engine.record import Record
from core.engine.scenario import (
    InvalidScenario,
    read_name,
    read_number,
    read_object,
    read_texts,
    read_word,
)
from core.engine.scripted import ScriptedChance
from core.mafia.convergence import MOST_ZOMBIES
from core.mafia.pools import fresh_aliases
from core.mafia.role import ROLES
from core.mafia.settings import Settings
from core.mafia.setup import CANONICAL, SHIPS
from core.mafia.state import CONVERGENCE_DAY, MEETING, Clock, Phase, Sailor, State, Status

START = datetime(2026, 1, 5, 12, tzinfo=UTC)
"""Any time will do: only the file moves the clock."""

CHANCE_KEYS = ("zombies", "zombie_order", "aliases", "crew", "crew_order", "rng")


class Opening(Record, frozen=True):
    """How the game stands before its first day opens."""

    state: State
    chance: Any


def read_setup(setup: dict[str, Any], chance: dict[str, Any]) -> Opening:
    sailors, ships = _read_sailors(setup)
    read_object(chance, "chance", CHANCE_KEYS)
    aliases = _read_names(chance.get("aliases", []), "chance.aliases")
    _refuse_equal("setup or chance.aliases", [*(sailor.alias for sailor in sailors), *aliases])
    crew = [read_name(chance["crew"], "chance.crew")] if "crew" in chance else []
    _refuse_equal("setup or chance.crew", [MEETING, *ships, *crew])
    is_meeting = "meeting" in setup
    state = State(
        Settings(CANONICAL, FastClock(), remind_minutes=0),
        phase=Phase.HARBOUR,
        day=CONVERGENCE_DAY - 1 if is_meeting else 0,
        sailors=tuple(sailors),
        ships=tuple(ships),
        converged=is_meeting,
        clock=Clock(Window(START.date(), START, START + timedelta(minutes=10)), START),
        used_names=frozenset(map(name_key, [*(sailor.alias for sailor in sailors), *ships])),
    )
    return Opening(state, _read_chance(state, chance, aliases, crew))


def _read_sailors(setup: dict[str, Any]) -> tuple[list[Sailor], list[str]]:
    """Everybody in seat order: ships in their order, or the Meeting and then the dead."""
    read_object(setup, "setup", ("meeting", "dead") if "meeting" in setup else ("ships",))
    if "meeting" in setup:
        living = _read_meeting(setup["meeting"], "setup.meeting", Status.PRESENT)
        return [*living, *_read_meeting(setup.get("dead", {}), "setup.dead", Status.DEAD)], []
    ships = read_object(setup.get("ships"), "setup.ships")
    if not 1 <= len(ships) <= SHIPS:
        raise InvalidScenario("setup.ships", f"there are one to {SHIPS} ships, not {len(ships)}")
    sailors: list[Sailor] = []
    for ship, crew in ships.items():
        read_name(ship, "setup.ships")
        for alias, role in read_object(crew, f"setup.ships.{ship}").items():
            place = f"setup.ships.{ship}.{alias}"
            name, role = read_name(alias, place), read_word(role, place, tuple(ROLES))
            sailors.append(Sailor(Person(len(sailors)), (name,), "", role, ship))
    return sailors, list(ships)


def _read_meeting(crew: Any, place: str, status: Status) -> list[Sailor]:
    left = MEETING if status is Status.DEAD else None
    sailors = []
    for alias, role in read_object(crew, place).items():
        here, is_zombie = f"{place}.{alias}", isinstance(role, dict)
        if is_zombie:
            role = read_object(role, here, ("zombie",), needed=("zombie",))["zombie"]
        name, role = read_name(alias, here), read_word(role, here, tuple(ROLES))
        sailors.append(
            Sailor(Person(0), (name,), "", role, MEETING, status=status, left=left, zombie=is_zombie)
        )
    return sailors


def _read_names(value: Any, place: str) -> list[str]:
    return [read_name(name, f"{place}[{index}]") for index, name in enumerate(read_texts(value, place))]


def _refuse_equal(place: str, names: list[str]) -> None:
    """No two names may be equal after folding (Z7.9)."""
    seen: dict[str, str] = {}
    for name in names:
        key = name_key(name)
        if key in seen:
            raise InvalidScenario(place, f"the names {seen[key]!r} and {name!r} are equal")
        seen[key] = name


def _read_chance(state: State, chance: dict[str, Any], aliases: list[str], crew: list[str]) -> Chance:
    rng = read_number(chance.get("rng", 0), "chance.rng")
    numbers, first = {}, {}
    if "zombies" in chance:
        numbers["zombies/number"] = read_number(chance["zombies"], "chance.zombies", 1, MOST_ZOMBIES)
    if "zombie_order" in chance:
        seats = {name_key(sailor.alias): seat for seat, sailor in enumerate(state.sailors)}
        first["zombies/order"] = _known(chance["zombie_order"], "chance.zombie_order", seats)
    if "crew_order" in chance:
        ships = {name_key(ship): ship for ship in (*state.ships, *crew)}
        first["zombies/crews"] = _known(chance["crew_order"], "chance.crew_order", ships)
    piles: dict[str, list[str]] = {"zombies/crew": crew} if crew else {}
    if aliases:
        used = state.used_names | set(map(name_key, aliases))
        dice = ScriptedChance(rng)
        piles["zombies/aliases"] = [*aliases, *dice.shuffled("aliases", fresh_aliases(used, MOST_ZOMBIES))]
    return ScriptedChance(rng, numbers=numbers, piles=piles, first=first)


def _known(value: Any, place: str, known: dict[str, Any]) -> list[Any]:
    """What the names in a list of the file mean."""
    found = []
    for index, name in enumerate(read_texts(value, place)):
        if name_key(name) not in known:
            raise InvalidScenario(f"{place}[{index}]", f"{name!r} is nobody and nothing here")
        found.append(known[name_key(name)])
    return found
