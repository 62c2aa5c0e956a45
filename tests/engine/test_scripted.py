"""Chance that follows a script."""

import pytest

from core.engine.scripted import ScriptedChance

ITEMS = ("a", "b", "c", "d")


def test_a_script_serves_every_purpose_that_begins_with_its_own_unless_that_has_one() -> None:
    chance = ScriptedChance(numbers={"colour": 1, "colour/ada": 2, "colour/ada/again": 3})
    assert chance.integer("colour", 0, 9) == 1
    assert chance.integer("colour/bob/again", 0, 9) == 1
    assert chance.integer("colour/ada", 0, 9) == 2
    assert chance.integer("colour/ada/once", 0, 9) == 2
    assert chance.integer("colour/ada/again", 0, 9) == 3


def test_a_pile_is_dealt_whole_whatever_was_to_be_shuffled() -> None:
    chance = ScriptedChance(piles={"deck": ("x",), "none": ()})
    assert chance.shuffled("deck", ITEMS) == ("x",)
    assert chance.shuffled("none", ITEMS) == ()


def test_the_first_come_first_and_the_others_in_the_order_given() -> None:
    chance = ScriptedChance(first={"order": ("d", "z", "b", "d")})
    assert chance.shuffled("order/day/3", ITEMS) == ("d", "b", "a", "c")


@pytest.mark.parametrize("rng", [0, 1, -1, 2**300])
def test_what_is_not_scripted_is_drawn_and_repeats_itself(rng: int) -> None:
    one, other = ScriptedChance(rng), ScriptedChance(rng)
    draws = [one.integer(f"draw/{number}", 1, 6) for number in range(60)]
    assert draws == [other.integer(f"draw/{number}", 1, 6) for number in range(60)]
    assert set(draws) == {1, 2, 3, 4, 5, 6}
    assert sorted(one.shuffled("deck", ITEMS)) == sorted(ITEMS)


def test_numbers_draw_differently() -> None:
    deck = tuple(range(52))
    assert len({ScriptedChance(rng).shuffled("deck", deck) for rng in (0, 1, -1, 2, 2**300)}) == 5
