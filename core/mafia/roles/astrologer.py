"""The Astrologer asks the stars once in the game whether a zombie lives and how many Spies do (Z7.8)."""

from core.engine.ids import Seat
from core.engine.story import Story
from core.mafia.events import StarsRead
from core.mafia.faces import face
from core.mafia.role import NightOrder, Role, is_spent, side_of
from core.mafia.state import Side, State, home_of


def read_stars(story: Story[State], who: Seat, name: str) -> None:
    """Counted as the night began; before convergence of his own ship only."""
    state, home = story.state, home_of(story.state, who)
    sides = [side_of(state.sailors[seat]) for seat in state.night.roster if home_of(state, seat) == home]
    story.tell(StarsRead(face(state, who), Side.ZOMBIES in sides, sides.count(Side.SPIES)))


ASTROLOGER = Role(
    "astrologer",
    rank=5,
    orders=(NightOrder("stars", is_spent=is_spent, answer=read_stars),),
)
