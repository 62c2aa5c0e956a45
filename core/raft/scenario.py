"""Plays a scenario file of the raft: its setup, its scripted chance and its steps (scenarios)."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from core.engine.chance import Chance
from core.engine.command import Command, DeadlineReached, Start
from core.engine.event import Event
from core.engine.ids import Seat
from core.engine.names import name_key
from core.engine.refusal import Refused
from core.engine.scenario import (
    InvalidScenario,
    Played,
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
from core.raft.clock import next_deadline
from core.raft.decide import decide
from core.raft.decks import DeckUsedUp
from core.raft.evolve import evolve
from core.raft.facts import facts_of
from core.raft.lobby import FEWEST, MOST
from core.raft.scenario_steps import Step, read_steps
from core.raft.state import (
    FULL_HEALTH,
    MOST_HEALTH,
    Body,
    Phase,
    Raft,
    Sailor,
    find_sailor,
    name_of,
)

DAWN_OF_TIME = datetime(1816, 7, 5, tzinfo=UTC)
"""A scenario has no clock but the phases' own."""

NOBODY = Seat(-1)
"""The seat of a name that nobody bears."""


def play(document: dict[str, Any], viewer: str | None) -> Played:
    """All facts and the state at the end; with a viewer his own refusals only, everything else being public.

    Raises `InvalidScenario`, for a deck that runs out without a successor too: nothing of the file is then told.
    """
    state = read_setup(document["setup"])
    chance = read_chance(document["chance"], state)
    steps = read_steps(document["steps"])
    if viewer is not None and find_sailor(state, viewer) is None:
        raise InvalidScenario("--as", f"no player is named {shown(viewer)}")
    playing = Playing(state, chance)
    try:
        playing.run(Start(), -1)
        for index, step in enumerate(steps):
            playing.take(step, index)
    except DeckUsedUp as used_up:
        raise InvalidScenario(playing.place(), f"{used_up} runs out and nothing follows it") from used_up
    return Played([fact for fact in playing.facts if _may_know(fact, viewer, steps)], describe(playing.state))


class Playing:
    """The game so far and the facts told so far; its steps are taken one after another."""

    def __init__(self, state: Raft, chance: Chance) -> None:
        self.state = state
        self.facts: list[dict[str, Any]] = []
        self.events: list[Event] = []
        self._chance = chance
        self._index = -1

    def place(self) -> str:
        return "chance" if self._index < 0 else f"steps[{self._index}]"

    def take(self, step: Step, index: int) -> None:
        """One step; a refusal is a fact with the name as the step gave it."""
        self._index = index
        who = None if step.who is None else find_sailor(self.state, step.who)
        if step.make is None:
            refused = self._run_to_the_end(index)
        else:
            refused = self.run(step.make(NOBODY if who is None else who), index)
        if refused is not None:
            self.facts.append({"step": index, "fact": "refused", "who": step.who, "why": refused.code})

    def _run_to_the_end(self, index: int) -> Refused | None:
        phase, day = self.state.phase, self.state.day
        while (due := next_deadline(self.state)) and (self.state.phase, self.state.day) == (phase, day):
            self.run(DeadlineReached(due.kind, due.at), index)
        return Refused("game_over") if phase is Phase.OVER else None

    def run(self, command: Command, index: int) -> Refused | None:
        outcome = decide(self.state, command, self._chance, self.state.opened_at or DAWN_OF_TIME)
        if isinstance(outcome, Refused):
            return outcome
        for event in outcome:
            self._tell(event, index)
        return None

    def _tell(self, event: Event, index: int) -> None:
        self.events.append(event)
        self.facts += ({"step": index, **fact} for fact in facts_of(self.state, event))
        self.state = evolve(self.state, event)


def _may_know(fact: Mapping[str, Any], viewer: str | None, steps: list[Step]) -> bool:
    """On the raft everything is public but the refusals of others; the moderator's are nobody's."""
    if viewer is None or fact["fact"] != "refused":
        return True
    step = steps[fact["step"]]
    return step.of_a_player and step.who is not None and name_key(step.who) == name_key(viewer)


def describe(state: Raft) -> dict[str, Any]:
    """The `state` line."""
    return {
        "players": {
            sailor.name: {
                "health": sailor.health,
                "food": sailor.food,
                "weapons": sailor.weapons,
                "alive": sailor.alive,
            }
            for sailor in state.sailors
        },
        "bodies": [[name_of(state, body.who), "eaten" if body.eaten else "body"] for body in state.bodies],
    }


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
