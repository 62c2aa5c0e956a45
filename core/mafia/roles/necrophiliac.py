"""From Night 3 the Necrophiliac may ask, once a night, whether the bearer of a name lies dead (Z7.9)."""

from core.engine.ids import Seat
from core.engine.names import name_key
from core.engine.story import Story
from core.mafia.events import BodySought
from core.mafia.faces import face
from core.mafia.role import NightOrder, Role
from core.mafia.state import CONVERGENCE_DAY, State


def is_body(state: State, name: str) -> bool:
    """Whether this is an alias, the last or an earlier one, of a sailor who is dead and never became a zombie."""
    key = name_key(name)
    return any(
        not sailor.is_living and not sailor.zombie and key in map(name_key, sailor.aliases)
        for sailor in state.sailors
    )


def seek(story: Story[State], who: Seat, name: str) -> None:
    story.tell(BodySought(face(story.state, who), name, is_body(story.state, name)))


def has_sought(state: State, who: Seat) -> bool:
    return who in state.night.answered


NECROPHILIAC = Role(
    "necrophiliac",
    rank=11,
    orders=(NightOrder("visit", first_night=CONVERGENCE_DAY, is_spent=has_sought, answer=seek),),
)
