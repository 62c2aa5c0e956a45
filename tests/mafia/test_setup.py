"""Set-ups and the deal (Z1)."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from core.engine.chance import SeededChance
from core.engine.record import replace
from core.mafia.pools import ALIASES, SHIPS, fresh_aliases
from core.mafia.role import ROLES
from core.mafia.settings import SetUp
from core.mafia.setup import CANONICAL, FEWEST, MOST, deal_roles, house_setup, is_dealt_well, refused_setup
from core.mafia.state import Side

NINE = SetUp({"captain": 1, "vanilla": 6, "voodoo_doctor": 1, "spy": 1}, (3, 3, 3))


def code(setup: SetUp) -> str | None:
    refused = refused_setup(setup)
    return None if refused is None else refused.code


def test_the_canonical_table_is_that_of_the_rules() -> None:
    assert CANONICAL.sailors == 17  # Z1.1
    assert sum(count for name, count in CANONICAL.roles.items() if ROLES[name].side is Side.SPIES) == 2
    assert CANONICAL.ships == (5, 6, 6)  # Z1.2
    assert CANONICAL.roles["assassin"] == 2
    assert CANONICAL.roles["vanilla"] == 4
    assert set(CANONICAL.roles) <= set(ROLES)
    assert code(CANONICAL) is None


@pytest.mark.parametrize("number", range(FEWEST, MOST + 1))
def test_every_head_count_from_9_to_40_has_a_valid_house_setup(number: int) -> None:
    house = house_setup(number)
    assert house.sailors == sum(house.ships) == number  # Z1.7
    assert code(house) is None
    assert deal_roles(house, SeededChance(bytes(32)))


def test_spies_keep_their_share_of_a_larger_table() -> None:
    spies = {
        number: sum(n for name, n in house_setup(number).roles.items() if ROLES[name].side is Side.SPIES)
        for number in (9, 17, 21, 22, 30, 40)
    }
    assert spies == {9: 2, 17: 2, 21: 2, 22: 3, 30: 4, 40: 5}


def test_the_nearest_house_setup_of_17_is_the_canonical_table_and_bounds_are_kept() -> None:
    assert house_setup(17) == CANONICAL
    assert house_setup(3).sailors == 9
    assert house_setup(99).sailors == 40


@pytest.mark.parametrize(
    ("roles", "ships", "why"),
    [
        ({"vanilla": 6, "spy": 2}, (3, 3, 2), "bad_head_count"),
        ({"vanilla": 39, "spy": 2}, (14, 14, 13), "bad_head_count"),
        ({"vanilla": 8, "spy": 1}, (3, 3, 3), "too_few_spies"),
        ({"vanilla": 7, "voodoo_doctor": 2}, (3, 3, 3), "bad_role_count"),
        ({"vanilla": 5, "captain": 2, "spy": 2}, (3, 3, 3), "bad_role_count"),
        ({"vanilla": 8, "captain": -1, "spy": 2}, (3, 3, 3), "bad_role_count"),
        ({"vanilla": 7, "admiral": 0, "spy": 2}, (3, 3, 3), "bad_role"),
        ({"vanilla": 8, "spy": 2}, (3, 3, 4, 0), "bad_ships"),
        ({"vanilla": 8, "spy": 2}, (2, 4, 4), "bad_ships"),
        ({"vanilla": 8, "spy": 2}, (3, 3, 3), "bad_ships"),
        ({"vanilla": 5, "spy": 4}, (3, 3, 3), "too_many_spies"),
        ({"vanilla": 7, "spy": 2}, (3, 3, 3), None),
        ({"vanilla": 6, "spy": 3}, (3, 3, 3), None),
        ({"vanilla": 9, "spy": 4}, (4, 4, 5), None),
    ],
)
def test_what_makes_a_house_setup_invalid(
    roles: dict[str, int], ships: tuple[int, ...], why: str | None
) -> None:
    assert code(SetUp(roles, ships)) == why  # Z1.7


def test_a_wrong_house_setup_is_answered_with_what_is_wrong_and_the_nearest_valid_one() -> None:
    crowded = refused_setup(SetUp({"vanilla": 36, "spy": 7}, (14, 14, 15)))
    assert crowded is not None  # Z1.7
    assert (crowded.code, crowded.facts["count"], crowded.facts["house"]) == ("bad_head_count", 43, 40)
    spiteful = refused_setup(SetUp({"vanilla": 5, "spy": 5}, (3, 3, 4)))
    assert spiteful is not None
    assert (spiteful.code, spiteful.facts["count"]) == ("too_many_spies", 5)
    assert spiteful.facts["house_ships"] == "3+3+4"
    assert "spy=1 voodoo_doctor=1" in str(spiteful.facts["house_roles"])


def test_the_deal_keeps_exactly_those_of_all_deals_that_part_the_spies() -> None:
    """Every deal of nine is enumerated; each that is kept is kept once, so that equal draws are equal deals (Z1.3)."""
    kept = {spies for spies in combinations(range(9), 2) if is_dealt_well(NINE.ships, _placed(spies))}
    assert kept == {spies for spies in combinations(range(9), 2) if spies[0] // 3 != spies[1] // 3}
    assert len(kept) == 27
    ordered = [
        pair
        for pair in permutations(range(9), 2)
        if is_dealt_well(NINE.ships, _placed(pair, "voodoo_doctor"))
    ]
    assert len(ordered) == 54


def _placed(spies: tuple[int, ...], second: str = "spy") -> list[str]:
    roles = ["vanilla"] * 9
    roles[spies[0]], roles[spies[1]] = "spy", second
    return roles


def test_the_deal_of_nine_is_uniform_over_them() -> None:
    deals = 5400
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(deals):
        _, roles = deal_roles(NINE, SeededChance(seed.to_bytes(32, "big")))
        counts[tuple(seat for seat, name in enumerate(roles) if ROLES[name].side is Side.SPIES)] += 1
    expected = deals / 27
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert len(counts) == 27
    assert chi_square < 54.1  # Z1.3: 26 degrees of freedom, one in a thousand


def test_on_the_canonical_table_the_ship_of_five_has_a_spy_as_often_as_uniform_deals_say() -> None:
    """Of the 136 pairs of seats 96 are on two ships, 60 of them with one on the ship of five: 62.5 %, where choosing
    two ships first would give 66.7 % (Z1.3)."""
    deals, with_spy, sizes = 4000, 0, Counter[tuple[int, ...]]()
    for seed in range(deals):
        ships, roles = deal_roles(CANONICAL, SeededChance(seed.to_bytes(32, "big")))
        sizes[ships] += 1
        first = sum(ships[: ships.index(5)])
        with_spy += any(ROLES[name].side is Side.SPIES for name in roles[first : first + 5])
    assert abs(with_spy / deals - 0.625) < 0.025
    assert len(sizes) == 3  # Z1.2
    assert all(abs(count / deals - 1 / 3) < 0.03 for count in sizes.values())


def test_every_deal_parts_the_spies_and_outnumbers_them() -> None:
    crowded = SetUp({"vanilla": 9, "spy": 4}, (4, 4, 5))
    for seed in range(200):
        ships, roles = deal_roles(crowded, SeededChance(seed.to_bytes(32, "big")))
        assert is_dealt_well(ships, roles)
        assert sorted(ships) == [4, 4, 5]
        big = sum(ships[: ships.index(5)])
        assert sum(name == "spy" for name in roles[big : big + 5]) == 2  # Z1.7: more pirates than Spies


def test_the_pools_are_large_enough_and_have_no_two_equal_names() -> None:
    assert len({name.casefold() for name in ALIASES}) == len(ALIASES) >= 120
    assert len({name.casefold() for name in SHIPS}) == len(SHIPS) >= 24
    assert len(fresh_aliases(frozenset(name.casefold() for name in ALIASES), 6)) >= 6


def test_when_too_few_names_are_left_those_and_the_pool_a_second_time_are_on_offer() -> None:
    used = frozenset(name.casefold() for name in ALIASES[2:])
    names = fresh_aliases(used, 6)
    assert names[:3] == (ALIASES[0], ALIASES[1], f"{ALIASES[0]} 2")
    assert len(set(names)) == len(names) == 2 + len(ALIASES)


def test_a_setup_is_compared_by_value() -> None:
    assert replace(CANONICAL, ships=(5, 6, 6)) == CANONICAL
