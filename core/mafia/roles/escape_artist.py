"""The Escape Artist, lynched or sent off the plank, vanishes and is back when the day after next opens (Z6.6)."""

from core.engine.ids import Seat
from core.engine.story import Story
from core.mafia.events import Returned
from core.mafia.faces import face
from core.mafia.possession import is_possessed
from core.mafia.role import Role
from core.mafia.state import State, Status, home_of


def escape(state: State, who: Seat) -> int | None:
    """He is back the day after next; as often as he likes, but never while he is possessed (Z8.3)."""
    return None if is_possessed(state, who) else state.day + 2


def return_escaped(story: Story[State]) -> None:
    """All at the same time, in seat order, just before the day opens."""
    for number, sailor in enumerate(story.state.sailors):
        if sailor.status is Status.AWAY and sailor.returns_on == story.state.day + 1:
            seat = Seat(number)
            story.tell(Returned(home_of(story.state, seat), face(story.state, seat)))


ESCAPE_ARTIST = Role(
    "escape_artist",
    rank=4,
    escape=escape,
    at_opening=return_escaped,
    has_power_left=lambda state, who: True,
)
