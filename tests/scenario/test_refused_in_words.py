"""The exact words with which a scenario file is refused: the place, what is wrong, what would be right (scenarios)."""

from typing import Any

import pytest

from core.engine.scenario import InvalidScenario
from core.mafia.scenario import play as play_mafia
from core.raft.scenario import play as play_raft

ROLE_NAMES = (
    "captain", "medicine_man", "assassin", "escape_artist", "astrologer", "vanilla", "insomniac", "pea_brain",
    "drunk", "mutineer", "necrophiliac", "spy", "voodoo_doctor",
)  # fmt: skip
SHIP_WORDS = (
    "vote", "unvote", "vote_as", "unvote_as", "plank", "execute", "release", "order", "withdraw", "post", "post_as",
    "modkill", "revive", "to",
)  # fmt: skip
RAFT_WORDS = (
    "act", "give", "offer", "accept", "refuse", "withdraw", "eat", "fast", "feed", "done", "blame", "colour",
    "modkill", "revive", "set", "to",
)  # fmt: skip
SHIPS = {"ships": {"Albatross": {"Ann": "captain", "Ben": "spy"}}}
ROLES = ", ".join(ROLE_NAMES)
SHIP_STEPS = ", ".join(SHIP_WORDS)
RAFT_STEPS = ", ".join(RAFT_WORDS)
PLAYERS = {"players": ["Ada", "Bob", "Cy"]}


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"setup": {}}, "setup.ships: an object belongs here, not None"),
        ({"setup": {"ships": {}}}, "setup.ships: there are one to 3 ships, not 0"),
        (
            {"setup": {"ships": {"A": {}, "B": {}, "C": {}, "D": {}}}},
            "setup.ships: there are one to 3 ships, not 4",
        ),
        ({"setup": {"ships": {"": {"Ann": "captain"}}}}, "setup.ships: a name cannot be blank"),
        (
            {"setup": {"ships": {"Albatross": ["Ann"]}}},
            "setup.ships.Albatross: an object belongs here, not ['Ann']",
        ),
        (
            {"setup": {"ships": {"Albatross": {"Ann": "admiral"}}}},
            f"setup.ships.Albatross.Ann: 'admiral' is not one of {ROLES}",
        ),
        (
            {"setup": {"ships": {"Meeting": {"Ann": "captain"}}}},
            "setup or chance.crew: the names 'Meeting' and 'Meeting' are equal",
        ),
        (
            {"setup": {"ships": {"Albatross": {"Ann": "captain", "ann": "spy"}}}},
            "setup or chance.aliases: the names 'Ann' and 'ann' are equal",
        ),
        ({"setup": {"meeting": {"Ann": {}}}}, "setup.meeting.Ann: the key 'zombie' is missing"),
        ({"setup": {"meeting": {" ": "vanilla"}}}, "setup.meeting. : a name cannot be blank"),
        (
            {"setup": {"meeting": {"Ann": "spy"}, "dead": {"Ann": "vanilla"}}},
            "setup or chance.aliases: the names 'Ann' and 'Ann' are equal",
        ),
        (
            {"steps": [{"shout": ["Ann"]}]},
            f"steps[0]: the key 'shout' is not one of {SHIP_STEPS}",
        ),
        ({"steps": [{"vote": ["Ann"]}]}, "steps[0].vote: at least 2 belong here, not 1"),
        ({"steps": [{"vote": "Ann"}]}, "steps[0].vote: a list belongs here, not 'Ann'"),
        ({"steps": [{"vote": ["Ann", 1]}]}, "steps[0].vote[1]: a text belongs here, not 1"),
        ({"steps": [{"unvote": ["Ann", "Ben"]}]}, "steps[0].unvote: 1 belong here, not 2"),
        (
            {"steps": [{"order": ["Ann", "dance", "Ben"]}]},
            "steps[0].order[1]: 'dance' is not one of save, kill, possess, stars, visit",
        ),
        ({"steps": [{"order": ["Ann", "stars", "Ben"]}]}, "steps[0].order: 2 belong here, not 3"),
        ({"steps": [{"order": ["Ann", "kill"]}]}, "steps[0].order: 3 belong here, not 2"),
        (
            {"steps": [{"withdraw": ["Ann", "stars"]}]},
            "steps[0].withdraw[1]: 'stars' is not one of save, kill, possess",
        ),
        ({"steps": [{"to": "dawn"}]}, "steps[0].to: 'dawn' is not one of plank, close, open"),
        ({"steps": [{"plank": ["Ann"]}]}, "steps[0].plank: 2 belong here, not 1"),
        ({"steps": [{"post": ["Ann"]}]}, "steps[0].post: 2 belong here, not 1"),
        ({"steps": [{"execute": []}]}, "steps[0].execute: 1 belong here, not 0"),
        (
            {"steps": [{"a": 1, "b": 2}]},
            f"steps[0]: the key 'a' is not one of {SHIP_STEPS}",
        ),
        (
            {"chance": {"dice": 1}},
            "chance: the key 'dice' is not one of zombies, zombie_order, aliases, crew, crew_order, rng",
        ),
        ({"chance": {"zombies": 7}}, "chance.zombies: 7 is out of range, which is from 1 to 6"),
        ({"chance": {"zombies": "x"}}, "chance.zombies: a whole number belongs here, not 'x'"),
        ({"chance": {"zombie_order": ["Zed"]}}, "chance.zombie_order[0]: 'Zed' is nobody and nothing here"),
        ({"chance": {"aliases": "Ann"}}, "chance.aliases: a list belongs here, not 'Ann'"),
        ({"chance": {"aliases": ["Ann"]}}, "setup or chance.aliases: the names 'Ann' and 'Ann' are equal"),
        (
            {"chance": {"crew": "Albatross"}},
            "setup or chance.crew: the names 'Albatross' and 'Albatross' are equal",
        ),
        (
            {"chance": {"crew_order": ["Nowhere"]}},
            "chance.crew_order[0]: 'Nowhere' is nobody and nothing here",
        ),
        ({"chance": {"rng": "x"}}, "chance.rng: a whole number belongs here, not 'x'"),
    ],
)
def test_a_file_of_zombie_pirate_mafia_is_refused_in_these_words(parts: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidScenario) as invalid:
        play_mafia({"setup": SHIPS, "steps": [], "chance": {}, **parts}, None)
    assert str(invalid.value) == words


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"setup": {}}, "setup: the key 'players' is missing"),
        ({"setup": {"players": ["A", "B"]}}, "setup.players: 3 to 20 players sail, not 2"),
        ({"setup": {"players": ["A", "B", 3]}}, "setup.players[2]: a text belongs here, not 3"),
        ({"setup": {"players": ["Ann", "Bob", "ANN "]}}, "setup: the names 'Ann' and 'ANN ' are the same"),
        (
            {"setup": {"players": {"A": {}, "B": {}, "C": {"health": 11}}}},
            "setup.players.C.health: 11 is out of range, which is from 1 to 10",
        ),
        (
            {"setup": {"players": {"A": {}, "B": {}, "C": {"rum": 1}}}},
            "setup.players.C: the key 'rum' is not one of health, food, weapons",
        ),
        (
            {"setup": {"players": ["A", "B", "C"], "bodies": [["T", "bones"]]}},
            "setup.bodies[0][1]: 'bones' is not one of body, eaten",
        ),
        ({"setup": {"players": ["A", "B", "C"], "bodies": [["T"]]}}, "setup.bodies[0]: 2 belong here, not 1"),
        (
            {"setup": {"players": ["A", "B", "C"], "bodies": [[" ", "body"]]}},
            "setup.bodies[0][0]: a name cannot be blank",
        ),
        (
            {"setup": {"players": ["A", "B", "C"], "bodies": "T"}},
            "setup.bodies: a list belongs here, not 'T'",
        ),
        ({"chance": {"day_deck": ["2C", "2C"]}}, "chance.day_deck[1]: the card 2C is in this deck twice"),
        ({"chance": {"day_deck": ["1C"]}}, "chance.day_deck[0]: '1C' is no card of this deck"),
        ({"chance": {"action_deck": ["JK"]}}, "chance.action_deck[0]: 'JK' is no card of this deck"),
        (
            {"chance": {"reshuffles": [["2C"], ["JK"]]}},
            "chance.reshuffles[1][0]: 'JK' is no card of this deck",
        ),
        ({"chance": {"combat_order": ["Zed"]}}, "chance.combat_order[0]: 'Zed' names no combat of players"),
        (
            {"chance": {"combat_order": ["Ada>Zed"]}},
            "chance.combat_order[0]: 'Ada>Zed' names no combat of players",
        ),
        ({"chance": {"colours": ["red"]}}, "chance.colours: an object belongs here, not ['red']"),
        ({"chance": {"colours": {"Zed": "red"}}}, "chance.colours: no player is named 'Zed'"),
        ({"chance": {"colours": {"Ada": "pink"}}}, "chance.colours.Ada: 'pink' is not one of red, black"),
        (
            {"chance": {"dice": 1}},
            "chance: the key 'dice' is not one of rng, day_deck, action_deck, reshuffles, combat_order, colours",
        ),
        (
            {"steps": [{"act": ["Ada", "swim", "red"]}]},
            "steps[0].act[1]: 'swim' is not one of fast, scavenge, weapon, attack",
        ),
        (
            {"steps": [{"act": ["Ada", "fast"]}]},
            "steps[0].act: WHO, ACTION, CALL or TARGET belong here, not 2 values",
        ),
        (
            {"steps": [{"act": ["Ada", "weapon", "hearts"]}]},
            "steps[0].act[2]: 'hearts' is not one of red, black",
        ),
        ({"steps": [{"act": [1, "fast", "hearts"]}]}, "steps[0].act[0]: a text belongs here, not 1"),
        ({"steps": [{"give": ["Ada", "Bob"]}]}, "steps[0].give: FROM, TO, {what} belong here, not 2 values"),
        ({"steps": [{"give": ["Ada", 1, {"food": 1}]}]}, "steps[0].give[1]: a text belongs here, not 1"),
        ({"steps": [{"give": ["Ada", "Bob", {}]}]}, "steps[0].give[2]: a gift of nothing"),
        (
            {"steps": [{"offer": ["Ada", 1, {"food": 1}, {}]}]},
            "steps[0].offer[1]: a text belongs here, not 1",
        ),
        (
            {"steps": [{"offer": ["Ada", "Bob", {"food": 1}]}]},
            "steps[0].offer: FROM, TO, {gives}, {wants} belong here, not 3 values",
        ),
        ({"steps": [{"offer": ["Ada", "Bob", {}, {}]}]}, "steps[0].offer: an offer of nothing for nothing"),
        ({"steps": [{"eat": ["Ada"]}]}, "steps[0].eat: WHO, BODY belong here, not 1 values"),
        ({"steps": [{"colour": ["Ada", "green"]}]}, "steps[0].colour[1]: 'green' is not one of red, black"),
        (
            {"steps": [{"set": ["Ada", {"health": 0}]}]},
            "steps[0].set[1].health: 0 is out of range, which is from 1 to 10",
        ),
        ({"steps": [{"to": "close"}]}, "steps[0].to: 'close' is not one of end"),
        ({"steps": [{"done": ["Ada", "Bob"]}]}, "steps[0].done: WHO belong here, not 2 values"),
        (
            {"steps": [{"vote": ["Ada", "Bob"]}]},
            f"steps[0]: the key 'vote' is not one of {RAFT_STEPS}",
        ),
        ({"steps": [{}]}, "steps[0]: a step has exactly one key, not 0"),
    ],
)
def test_a_file_of_the_raft_is_refused_in_these_words(parts: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidScenario) as invalid:
        play_raft({"setup": PLAYERS, "steps": [], "chance": {}, **parts}, None)
    assert str(invalid.value) == words


def test_the_clock_does_not_run_after_the_end() -> None:
    meeting = {"meeting": {"Ann": "vanilla", "Ben": "spy", "Cat": "vanilla"}}
    played = play_mafia(
        {"setup": meeting, "steps": [{"modkill": ["Ben"]}, {"to": "close"}], "chance": {}}, None
    )
    assert played.facts[-1] == {"step": 1, "fact": "refused", "who": None, "why": "game_over"}
