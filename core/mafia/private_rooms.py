"""Who reads which room, and the two private ones: the Spies' cabin and the locker of the dead (Z1.5, Z11.1)."""

from datetime import datetime

from core.engine.chance import Chance
from core.engine.command import Command
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.engine.story import Story
from core.mafia.commands import Speak
from core.mafia.events import Posted
from core.mafia.faces import face
from core.mafia.legality import Handler
from core.mafia.role import side_of
from core.mafia.state import CABIN, LOCKER, MEETING, Phase, Side, State, room_of


def readers(state: State, room: str) -> frozenset[Seat]:
    """Every seat that reads what is said or happens in this room now."""
    return frozenset(seat for seat in map(Seat, state.seats) if room in rooms_read_by(state, seat))


def rooms_read_by(state: State, seat: Seat) -> frozenset[str]:
    """His room; the dead and the away, the room they left.

    Living Spies also read their cabin and, before convergence, every ship with a living Spy; the dead who are no
    zombies also the locker and, from Day 3, the Meeting.
    """
    sailor = state.sailors[seat]
    rooms = {room_of(state, seat) or sailor.left}
    if is_spy_living(state, seat):
        rooms |= {CABIN, *_spied_ships(state)}
    if not sailor.is_living and not sailor.zombie:
        rooms |= {LOCKER, MEETING} if state.converged else {LOCKER}
    return frozenset(room for room in rooms if room)


def is_spy_living(state: State, seat: Seat) -> bool:
    return state.sailors[seat].is_living and side_of(state.sailors[seat]) is Side.SPIES


def _spied_ships(state: State) -> set[str]:
    if state.converged:
        return set()
    return {sailor.ship for number, sailor in enumerate(state.sailors) if is_spy_living(state, Seat(number))}


def speak(story: Story[State], command: Speak, chance: Chance, now: datetime) -> Refused | None:
    """The cabin is open to living Spies by night, the locker to the dead at all times."""
    state, who = story.state, command.who
    if who not in state.seats:
        return Refused("unknown_seat")
    if command.room not in (CABIN, LOCKER) or command.room not in rooms_read_by(state, who):
        return Refused("no_such_power")
    if command.room == CABIN and state.phase is not Phase.NIGHT:
        return Refused("not_open")
    story.tell(Posted(command.room, face(state, who), who, command.content))
    return None


COMMANDS: dict[type[Command], Handler] = {Speak: speak}
