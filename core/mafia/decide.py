"""What a command brings about, or why it is refused; its own rules stand in the file of its phase or role."""

from datetime import datetime

from core.engine.chance import Chance
from core.engine.command import Authority, Command
from core.engine.event import Event
from core.engine.refusal import Refused
from core.engine.story import Story
from core.mafia import clockwork, moderation, private_rooms, zombie_plans
from core.mafia.evolve import evolve
from core.mafia.legality import Handler, Power
from core.mafia.phases import day, lobby, night
from core.mafia.roles import BY_RANK
from core.mafia.state import Phase, State, is_paused

POWERS: tuple[Power, ...] = (
    *day.POWERS,
    *(power for role in BY_RANK for power in role.powers),
    *night.POWERS,
)

HANDLERS: dict[type[Command], Handler] = {
    **lobby.COMMANDS,
    **{power.command: power.perform for power in POWERS},
    **night.COMMANDS,
    **private_rooms.COMMANDS,
    **clockwork.COMMANDS,
    **moderation.COMMANDS,
    **zombie_plans.COMMANDS,
}


def decide(state: State, command: Command, chance: Chance, now: datetime) -> tuple[Event, ...] | Refused:
    """Nothing is accepted after the end (Z10.4); while the game is paused, only what the moderator or the host does."""
    if state.phase is Phase.OVER:
        return Refused("game_over")
    if is_paused(state) and command.authority in (Authority.SEAT, Authority.ANYONE):
        return Refused("paused")
    story = Story(state, evolve)
    refused = HANDLERS[type(command)](story, command, chance, now)
    return story.events if refused is None else refused
