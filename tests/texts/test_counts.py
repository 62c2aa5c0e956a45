"""Counts of nothing and of one read as a person would write them."""

import pytest

from core.texts import Speech, plain

TALLY = {"room": "Undertow", "majority": 1}


@pytest.mark.parametrize(
    ("bodies", "said"),
    [
        (0, "Undertow: nobody is there to vote."),
        (1, "Undertow: one body, a majority is 1."),
        (5, "Undertow: 5 bodies, a majority is 3."),
    ],
)
def test_the_tally_of_a_room_counts_bodies_z38(bodies: int, said: str) -> None:
    facts = {**TALLY, "bodies": bodies, "majority": bodies // 2 + 1 if bodies else 0}
    assert plain(Speech("en").say("zpm-tally-room", facts)) == said
