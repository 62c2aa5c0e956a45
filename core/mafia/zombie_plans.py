"""The moderator's choice of who rises and under which name, from the close of Day 2 until Day 3 opens (Z9.5)."""

from datetime import datetime

from core.engine.chance import Chance
from core.engine.command import Command
from core.engine.names import name_key
from core.engine.refusal import Refused
from core.engine.story import Story
from core.mafia.commands import ChooseZombies, NameZombie, RedrawZombies
from core.mafia.convergence import MOST_ZOMBIES, candidates, draw_zombies
from core.mafia.events import ZombieNamed, ZombiesChosen
from core.mafia.legality import Handler
from core.mafia.moderation import refused_name, refused_seat
from core.mafia.state import State


def choose(story: Story[State], command: ChooseZombies, chance: Chance, now: datetime) -> Refused | None:
    """Any of the dead who can rise, at most six; without names, as drawn."""
    state, rising = story.state, story.state.rising
    if rising is None:
        return Refused("not_open")
    if len(command.names) > MOST_ZOMBIES:
        return Refused("too_many", {"most": MOST_ZOMBIES})
    able = {name_key(state.sailors[seat].alias): seat for seat in candidates(state, rising)}
    for name in command.names:
        if name_key(name) not in able:
            return Refused("bad_target", {"name": name})
    seats = tuple(sorted({able[name_key(name)] for name in command.names}))
    story.tell(ZombiesChosen(seats if command.names else None))
    return None


def redraw(story: Story[State], command: RedrawZombies, chance: Chance, now: datetime) -> Refused | None:
    if story.state.rising is None:
        return Refused("not_open")
    draw_zombies(story, chance)
    return None


def name(story: Story[State], command: NameZombie, chance: Chance, now: datetime) -> Refused | None:
    """A name for one who does not rise after all is kept, and used for nobody."""
    state = story.state
    if state.rising is None:
        return Refused("not_open")
    refused = refused_seat(state, command.who) or refused_name(state, command.name)
    if refused is None:
        story.tell(ZombieNamed(command.who, command.name.strip()))
    return refused


COMMANDS: dict[type[Command], Handler] = {ChooseZombies: choose, RedrawZombies: redraw, NameZombie: name}
