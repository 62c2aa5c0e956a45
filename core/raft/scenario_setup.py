"""Reads `setup` and `chance` of a scenario file of the raft: who sails with what, and what the dice say."""

from typing import Any

from core.engine.ids import Seat
from core.engine.names import name_key
from core.engine.scenario import (
    InvalidScenario,
    read_list,
    read_name,
    read_number,
    read_object,
    read_texts,
    read_word,
    shown,
)
from core.engine.scripted import ScriptedChance
from core.raft.cards import ACTION_CARDS, DAY_CARDS, Card, Colour
from core.raft.lobby import FEWEST, MOST
from core.raft.state import FULL_HEALTH, MOST_HEALTH, Body, Raft, Sailor, find_sailor


def read_setup(setup: dict[str, Any]) -> Raft:
    """A lobby of those players, with the bodies of strangers already on the raft."""
    read_object(setup, "setup", ("players", "bodies"), needed=("players",))
    sailors = _read_players(setup["players"])
    if not FEWEST <= len(sailors) <= MOST:
        raise InvalidScenario("setup.players", f"{FEWEST} to {MOST} players sail, not {len(sailors)}")
    strangers, bodies = [], []
    for index, entry in enumerate(read_list(setup.get("bodies", []), "setup.bodies")):
        place = f"setup.bodies[{index}]"
        name, condition = read_texts(entry, place, 2, 2)
        strangers.append(read_name(name, f"{place}[0]"))
        eaten = read_word(condition, f"{place}[1]", ("body", "eaten")) == "eaten"
        bodies.append(Body(index, Seat(-1 - index), eaten))
    state = Raft(sailors=sailors, strangers=tuple(strangers), bodies=tuple(bodies), laid=len(bodies))
    _refuse_doubles(state)
    return state


def _read_players(players: object) -> tuple[Sailor, ...]:
    if isinstance(players, list):
        return tuple(Sailor(read_name(name, f"setup.players[{at}]")) for at, name in enumerate(players))
    if not isinstance(players, dict):
        raise InvalidScenario("setup.players", f"a list or an object belongs here, not {shown(players)}")
    return tuple(_read_player(name, holdings) for name, holdings in players.items())


def _read_player(name: str, holdings: object) -> Sailor:
    place = f"setup.players.{name}"
    read_name(name, place)
    given = read_object(holdings, place, ("health", "food", "weapons"))
    return Sailor(
        name,
        health=read_number(given.get("health", FULL_HEALTH), f"{place}.health", 1, MOST_HEALTH),
        food=read_number(given.get("food", 0), f"{place}.food", 0),
        weapons=read_number(given.get("weapons", 0), f"{place}.weapons", 0),
    )


def _refuse_doubles(state: Raft) -> None:
    seen: dict[str, str] = {}
    for name in (*(sailor.name for sailor in state.sailors), *state.strangers):
        if name_key(name) in seen:
            raise InvalidScenario("setup", f"the names {seen[name_key(name)]!r} and {name!r} are the same")
        seen[name_key(name)] = name


def read_chance(chance: dict[str, Any], state: Raft) -> ScriptedChance:
    keys = ("rng", "day_deck", "action_deck", "reshuffles", "combat_order", "colours")
    read_object(chance, "chance", keys)
    piles: dict[str, tuple[Card, ...]] = {}
    if "day_deck" in chance:
        piles["day_deck"] = _read_deck(chance["day_deck"], "chance.day_deck", DAY_CARDS)
    if "action_deck" in chance:
        piles["action_deck"] = _read_deck(chance["action_deck"], "chance.action_deck", ACTION_CARDS)
    reshuffles = [
        _read_deck(deck, f"chance.reshuffles[{index}]", ACTION_CARDS)
        for index, deck in enumerate(read_list(chance.get("reshuffles", []), "chance.reshuffles"))
    ]
    # A new deck is drawn by the count of shuffles before it: two, of the whole decks, before the first. An empty one
    # is used up as soon as it is there.
    piles |= {f"reshuffle/{at}": deck for at, deck in enumerate(filter(None, reshuffles), start=2)}
    order = _read_combat_order(chance.get("combat_order", []), state)
    return ScriptedChance(
        rng=read_number(chance.get("rng", 0), "chance.rng"),
        numbers=_read_colours(chance.get("colours", {}), state),
        piles=piles,
        # With neither a list nor a number for the dice the combats keep to the order of the seats.
        first={} if "rng" in chance and "combat_order" not in chance else {"combats": order},
    )


def _read_deck(deck: object, place: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    seen: list[Card] = []
    for index, text in enumerate(read_texts(deck, place)):
        if text not in cards:
            raise InvalidScenario(f"{place}[{index}]", f"{shown(text)} is no card of this deck")
        if text in seen:
            raise InvalidScenario(f"{place}[{index}]", f"the card {text} is in this deck twice")
        seen.append(Card(text))
    return tuple(seen)


def _read_colours(colours: object, state: Raft) -> dict[str, int]:
    numbers = {}
    words = [colour.value for colour in (Colour.RED, Colour.BLACK)]
    for name, colour in read_object(colours, "chance.colours").items():
        seat = find_sailor(state, name)
        if seat is None:
            raise InvalidScenario("chance.colours", f"no player is named {shown(name)}")
        numbers[f"colour/{seat}"] = words.index(read_word(colour, f"chance.colours.{name}", words))
    return numbers


def _read_combat_order(order: object, state: Raft) -> list[str]:
    """Every combat that a text of the list can name, as `Combat.key` has it; a name may itself contain a `>`."""
    keys = []
    for index, text in enumerate(read_texts(order, "chance.combat_order")):
        found = [] if (target := find_sailor(state, text)) is None else [f"{target}"]
        for at in (at for at, char in enumerate(text) if char == ">"):
            attacker, target = find_sailor(state, text[:at]), find_sailor(state, text[at + 1 :])
            if attacker is not None and target is not None and attacker != target:
                found.append(f"{attacker}>{target}")
        if not found:
            raise InvalidScenario(
                f"chance.combat_order[{index}]", f"{shown(text)} names no combat of players"
            )
        keys += found
    return keys
