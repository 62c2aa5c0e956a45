"""The Mutineer dies at the close of a day on which nobody of his room was lynched or killed (Z6.7)."""

from core.engine.story import Story
from core.mafia.events import MutineerDied
from core.mafia.faces import face
from core.mafia.possession import is_possessed
from core.mafia.role import Role, bearers
from core.mafia.state import State, has_lost_somebody, room_of
from core.mafia.voting import departed


def die_after_a_quiet_day(story: Story[State]) -> None:
    """All at the same time, in seat order: the death of one does not spare another. Not when possessed (Z8.3)."""
    state = story.state
    for seat in bearers(state, MUTINEER):
        room = room_of(state, seat)
        if room is not None and not has_lost_somebody(state, room) and not is_possessed(state, seat):
            story.tell(MutineerDied(room, face(state, seat)))
            departed(story, seat)


MUTINEER = Role("mutineer", rank=10, at_close=die_after_a_quiet_day)
