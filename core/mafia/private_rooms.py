"""What is said in the two private rooms: the Spies' cabin and the locker of the dead (Z1.5, Z11.1)."""

from datetime import datetime

from core.engine.chance import Chance
from core.engine.command import Command
from core.engine.refusal import Refused
from core.engine.story import Story
from core.mafia.commands import Speak
from core.mafia.events import Posted
from core.mafia.faces import face
from core.mafia.legality import Handler
from core.mafia.rooms import rooms_read_by
from core.mafia.state import CABIN, LOCKER, Phase, State


def speak(story: Story[State], command: Speak, chance: Chance, now: datetime) -> Refused | None:
    """The cabin is open to living Spies by night, the locker to the dead at all times."""
    state, who = story.state, command.who
    if who not in state.seats:
        return Refused("unknown_seat")
    if command.room not in (CABIN, LOCKER) or command.room not in rooms_read_by(state, who):
        return Refused("no_such_power")
    if not is_open(state, command.room):
        return Refused("not_open")
    story.tell(Posted(command.room, face(state, who), who, command.content))
    return None


def is_open(state: State, room: str) -> bool:
    """Whether whoever belongs there may speak there now; rooms of play are open by day (Z11.2)."""
    if room == LOCKER:
        return state.phase is not Phase.OVER
    return state.phase is (Phase.NIGHT if room == CABIN else Phase.DAY)


COMMANDS: dict[type[Command], Handler] = {Speak: speak}
