"""The steps of a scenario file as commands (scenarios)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from core.engine.command import Command, Modkill, Revive
from core.engine.ids import Seat
from core.engine.scenario import (
    InvalidScenario,
    read_list,
    read_number,
    read_object,
    read_step,
    read_text,
    read_word,
)
from core.raft.cards import Colour, Suit
from core.raft.commands import (
    AcceptOffer,
    BlameSomebody,
    CallColour,
    Eat,
    Give,
    HandIn,
    KeepFood,
    MakeOffer,
    RefuseOffer,
    SayDone,
    SetSailor,
    WithdrawOffer,
    WriteAttack,
    WriteFast,
    WriteScavenge,
    WriteWeapon,
)
from core.raft.state import MOST_HEALTH, Goods

Make = Callable[[Seat], Command]


@dataclass(frozen=True, slots=True)
class Step:
    """`who`: the first name, as it was written; `None`, and no command, for the clock running to the phase's end."""

    who: str | None
    make: Make | None
    of_a_player: bool = True


def read_steps(steps: list[Any]) -> list[Step]:
    return [_read(step, index) for index, step in enumerate(steps)]


def _read(step: object, index: int) -> Step:
    word, rest, place = read_step(step, index, (*_READERS, "to"))
    if word == "to":
        read_word(rest, place, ("end",))
        return Step(None, None, of_a_player=False)
    arguments, read = _READERS[word]
    parts = read_list(rest, place)
    if len(parts) != len(arguments):
        raise InvalidScenario(place, f"{', '.join(arguments)} belong here, not {len(parts)} values")
    who = read_text(parts[0], f"{place}[0]")
    return Step(who, read(parts[1:], place), of_a_player=word not in ("modkill", "revive", "set"))


def _act(rest: list[Any], place: str) -> Make:
    action = read_word(rest[0], f"{place}[1]", ("fast", "scavenge", "weapon", "attack"))
    at = f"{place}[2]"
    match action:
        case "fast":
            suit = _suit(rest[1], at)
            return lambda who: WriteFast(who, suit)
        case "scavenge":
            suit = _suit(rest[1], at)
            return lambda who: WriteScavenge(who, suit)
        case "weapon":
            colour = _colour(rest[1], at)
            return lambda who: WriteWeapon(who, colour)
        case _:
            target = read_text(rest[1], at)
            return lambda who: WriteAttack(who, target)


def _suit(value: object, place: str) -> Suit:
    return Suit(read_word(value, place, [suit.value for suit in Suit]))


def _colour(value: object, place: str) -> Colour:
    return Colour(read_word(value, place, [colour.value for colour in Colour]))


def _goods(value: object, place: str) -> Goods:
    given = read_object(value, place, ("food", "weapons"))
    return Goods(**{what: read_number(number, f"{place}.{what}", 0) for what, number in given.items()})


def _give(rest: list[Any], place: str) -> Make:
    to, what = read_text(rest[0], f"{place}[1]"), _goods(rest[1], f"{place}[2]")
    if what.is_nothing():
        raise InvalidScenario(f"{place}[2]", "a gift of nothing")
    return lambda who: Give(who, to, what)


def _offer(rest: list[Any], place: str) -> Make:
    to = read_text(rest[0], f"{place}[1]")
    gives, wants = _goods(rest[1], f"{place}[2]"), _goods(rest[2], f"{place}[3]")
    if gives.is_nothing() and wants.is_nothing():
        raise InvalidScenario(place, "an offer of nothing for nothing")
    return lambda who: MakeOffer(who, to, gives, wants)


def _call_colour(rest: list[Any], place: str) -> Make:
    colour = _colour(rest[0], f"{place}[1]")
    return lambda who: CallColour(who, colour)


def _set(rest: list[Any], place: str) -> Make:
    place = f"{place}[1]"
    given = read_object(rest[0], place, ("health", "food", "weapons"))
    limits = {"health": (1, MOST_HEALTH), "food": (0, None), "weapons": (0, None)}
    numbers = {what: read_number(number, f"{place}.{what}", *limits[what]) for what, number in given.items()}
    return lambda who: SetSailor(who, **numbers)


def _with_a_name(command: Callable[[Seat, str], Command]) -> Callable[[list[Any], str], Make]:
    def read(rest: list[Any], place: str) -> Make:
        name = read_text(rest[0], f"{place}[1]")
        return lambda who: command(who, name)

    return read


def _alone(command: Callable[[Seat], Command]) -> Callable[[list[Any], str], Make]:
    return lambda rest, place: command


_READERS: Mapping[str, tuple[tuple[str, ...], Callable[[list[Any], str], Make]]] = {
    "act": (("WHO", "ACTION", "CALL or TARGET"), _act),
    "give": (("FROM", "TO", "{what}"), _give),
    "offer": (("FROM", "TO", "{gives}", "{wants}"), _offer),
    "accept": (("TO", "FROM"), _with_a_name(AcceptOffer)),
    "refuse": (("TO", "FROM"), _with_a_name(RefuseOffer)),
    "withdraw": (("FROM", "TO"), _with_a_name(WithdrawOffer)),
    "eat": (("WHO", "BODY"), _with_a_name(Eat)),
    "fast": (("WHO",), _alone(KeepFood)),
    "feed": (("WHO",), _alone(HandIn)),
    "done": (("WHO",), _alone(SayDone)),
    "blame": (("WHO", "NAME"), _with_a_name(BlameSomebody)),
    "colour": (("WHO", "COLOUR"), _call_colour),
    "modkill": (("WHO",), _alone(Modkill)),
    "revive": (("WHO",), _alone(Revive)),
    "set": (("WHO", "{health, food, weapons}"), _set),
}
