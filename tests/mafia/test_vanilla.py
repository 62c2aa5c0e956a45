"""The ordinary pirate (Z1.1): a vote and a voice."""

from tests.mafia.tale import tale


def test_he_votes_and_posts_and_can_do_nothing_else() -> None:
    ship = "Albatross: Ann, Ben spy, Cat"
    steps = ("vote Ann Ben", "post Ann Ahoy", "plank Ann Ben", "execute Ann", "vote_as Ann Ben", "unvote Ann")
    game = tale(
        ship,
        *steps,
        "to close",
        "order Ann kill Ben",
        "order Ann save Ben",
        "order Ann stars",
        "withdraw Ann kill",
    )
    assert game.everything[:2] == ["voted Ann Ben Albatross", "posted Ann Albatross Ahoy"]
    assert game.refusals == ["no_such_power"] * 7
