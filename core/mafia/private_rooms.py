"""What is said in the two private rooms: the Spies' cabin and the locker of the dead (Z1.5, Z11.1)."""

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
from core.mafia.rooms import rooms_read_by
from core.mafia.state import CABIN, LOCKER, Phase, State


def speak(story: Story[State], command: Speak, chance: Chance, now: datetime) -> Refused | None:
    """Not his room: `no_such_power`; closed now: `not_open`."""
    state, who = story.state, command.who
    if who not in state.seats:
        return Refused("unknown_seat")
    if command.room not in private_rooms_of(state, who):
        return Refused("no_such_power")
    if command.room not in open_rooms_of(state, who):
        return Refused("not_open")
    story.tell(Posted(command.room, face(state, who), who, command.content))
    return None


def private_rooms_of(state: State, who: Seat) -> tuple[str, ...]:
    """The cabin for a living Spy, the locker for a dead sailor who is no zombie."""
    return tuple(room for room in (CABIN, LOCKER) if room in rooms_read_by(state, who))


def open_rooms_of(state: State, who: Seat) -> tuple[str, ...]:
    """Those of them in which he may speak now: the cabin is open by night, the locker until the game ends."""
    is_open = {CABIN: state.phase is Phase.NIGHT, LOCKER: state.phase is not Phase.OVER}
    return tuple(room for room in private_rooms_of(state, who) if is_open[room])


COMMANDS: dict[type[Command], Handler] = {Speak: speak}
