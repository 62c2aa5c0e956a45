"""Which roles sail: the canonical table of 17, house set-ups for 9 to 40, and the deal (Z1)."""

from collections.abc import Iterator, Sequence

from core.engine.chance import Chance
from core.engine.refusal import Refused
from core.mafia.role import ROLES
from core.mafia.settings import SetUp
from core.mafia.state import Side

CANONICAL = SetUp(
    {
        "captain": 1,
        "medicine_man": 1,
        "assassin": 2,
        "escape_artist": 1,
        "astrologer": 1,
        "vanilla": 4,
        "insomniac": 1,
        "pea_brain": 1,
        "drunk": 1,
        "mutineer": 1,
        "necrophiliac": 1,
        "voodoo_doctor": 1,
        "spy": 1,
    },
    (5, 6, 6),
)
"""Z1.1, Z1.2."""

FEWEST, MOST = 9, 40
"""Z1.7."""

SHIPS = 3

MANY = frozenset({"assassin", "vanilla", "spy"})
"""The roles of which there may be more than one."""

HOUSE_ORDER = (
    "captain",
    "medicine_man",
    "assassin",
    "mutineer",
    "escape_artist",
    "necrophiliac",
    "pea_brain",
    "drunk",
    "insomniac",
    "astrologer",
    "assassin",
)
"""The pirates a house set-up takes first; the rest are vanilla, at least two."""


def refused_setup(setup: SetUp) -> Refused | None:
    """What is wrong with a house set-up, and the nearest that is valid (Z1.7)."""
    wrong = _what_is_wrong(setup)
    return None if wrong is None else Refused(wrong.code, {**wrong.facts, **house_facts(setup.sailors)})


def _what_is_wrong(setup: SetUp) -> Refused | None:
    number = setup.sailors
    unknown = next((name for name in setup.roles if name not in ROLES), None)
    if unknown is not None:
        return Refused("bad_role", {"role": unknown})
    negative = next((name for name, count in setup.roles.items() if count < 0), None)
    several = next((name for name, count in setup.roles.items() if count > 1 and name not in MANY), None)
    if negative or several:
        return Refused("bad_role_count", {"role": negative or several or ""})
    if not FEWEST <= number <= MOST:
        return Refused("bad_head_count", {"count": number, "fewest": FEWEST, "most": MOST})
    spies = sum(count for name, count in setup.roles.items() if ROLES[name].side is Side.SPIES)
    if spies < 2:
        return Refused("too_few_spies", {"count": spies})
    if len(setup.ships) != SHIPS or sum(setup.ships) != number or max(setup.ships) - min(setup.ships) > 1:
        return Refused("bad_ships", {"count": number})
    if not any(_is_fair(setup.ships, each) for each in _even_spreads(spies)):
        return Refused("too_many_spies", {"count": spies})
    return None


def _even_spreads(spies: int) -> Iterator[tuple[int, ...]]:
    """The ways in which Spies are spread over the ships as evenly as possible."""
    least, extra = divmod(spies, SHIPS)
    for first in range(SHIPS):
        more = {(first + step) % SHIPS for step in range(extra)}
        yield tuple(least + (ship in more) for ship in range(SHIPS))


def _is_fair(ships: Sequence[int], spies: Sequence[int]) -> bool:
    """More pirates than Spies on every ship."""
    return all(size - count > count for size, count in zip(ships, spies, strict=True))


def house_setup(number: int) -> SetUp:
    """The house set-up nearest to the canonical one for so many sailors (for 17 it is that one)."""
    number = min(max(number, FEWEST), MOST)
    if number == CANONICAL.sailors:
        return CANONICAL
    spies = max(2, round(number * 2 / 17))
    specials = HOUSE_ORDER[: max(0, number - spies - 2)]
    roles = {name: specials.count(name) for name in ROLES if name in specials}
    roles |= {"vanilla": number - spies - len(specials), "voodoo_doctor": 1, "spy": spies - 1}
    return SetUp({name: roles[name] for name in ROLES if name in roles}, even_ships(number))


def house_facts(number: int) -> dict[str, str | int]:
    """The house set-up nearest to so many sailors, as a refusal names it."""
    house = house_setup(number)
    return {
        "house": house.sailors,
        "house_roles": " ".join(f"{name}={count}" for name, count in house.roles.items()),
        "house_ships": "+".join(map(str, house.ships)),
    }


def even_ships(number: int) -> tuple[int, ...]:
    least, extra = divmod(number, SHIPS)
    return tuple(sorted(least + (ship < extra) for ship in range(SHIPS)))


def deal_roles(setup: SetUp, chance: Chance) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Ship sizes, and roles in seat order: uniform over all deals with the Spies spread evenly (Z1.2, Z1.3).

    Every role is dealt anew while the spread is wrong: to place the Spies first would favour small ships.
    """
    ships = chance.shuffled("deal/ships", setup.ships)
    roles = tuple(name for name, count in setup.roles.items() for _ in range(count))
    attempt = 1
    while not is_dealt_well(ships, dealt := chance.shuffled(f"deal/roles/{attempt}", roles)):
        attempt += 1
    return ships, dealt


def is_dealt_well(ships: Sequence[int], roles: Sequence[str]) -> bool:
    """No ship has two Spies more than another, and none as many Spies as pirates."""
    spies, first = [], 0
    for size in ships:
        aboard = roles[first : first + size]
        spies.append(sum(ROLES[name].side is Side.SPIES for name in aboard))
        first += size
    return max(spies) - min(spies) <= 1 and _is_fair(ships, spies)
