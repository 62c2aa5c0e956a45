"""The open day: votes, posts, the plank deadline and the close (Z3, Z11.2)."""

from datetime import datetime

from core.engine.chance import Chance
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.engine.story import Story
from core.mafia.commands import Post, Unvote, Vote
from core.mafia.convergence import draw_zombies
from core.mafia.events import PlankDeadlinePassed, Posted, Unvoted, Voted
from core.mafia.faces import face
from core.mafia.legality import Power, Right, crew, judge, judge_vote
from core.mafia.role import all_natures
from core.mafia.schedule import begin_night
from core.mafia.state import CONVERGENCE_DAY, Phase, State, home_of, rooms
from core.mafia.victory import check_end
from core.mafia.voting import ballot_of, departed, lynch, plurality, settle

VOTE = Right(Phase.DAY, here=crew)
UNVOTE = Right(Phase.DAY, can_undo=lambda state, who: ballot_of(state, who) is not None)
POST = Right(Phase.DAY)


def vote(story: Story[State], command: Vote, chance: Chance, now: datetime) -> Refused | None:
    """For one present sailor of his room, or a sequence of them (Z3.1, Z3.2)."""
    seats = judge_vote(story.state, command.who, VOTE, command.names)
    if isinstance(seats, Refused):
        return seats
    room = home_of(story.state, command.who)
    story.tell(Voted(room, face(story.state, command.who), command.names, command.who, seats, now))
    settle(story)
    return None


def unvote(story: Story[State], command: Unvote, chance: Chance, now: datetime) -> Refused | None:
    found = judge(story.state, command.who, UNVOTE)
    if isinstance(found, Refused):
        return found
    room = home_of(story.state, command.who)
    story.tell(Unvoted(room, face(story.state, command.who), command.who, now))
    return None


def post(story: Story[State], command: Post, chance: Chance, now: datetime) -> Refused | None:
    found = judge(story.state, command.who, POST)
    if isinstance(found, Refused):
        return found
    room = home_of(story.state, command.who)
    story.tell(Posted(room, face(story.state, command.who), command.who, command.content))
    return None


POWERS = (Power(Vote, VOTE, vote), Power(Unvote, UNVOTE, unvote), Power(Post, POST, post))


def pass_plank_deadline(story: Story[State]) -> None:
    """Open trials are released, nobody can be called any more (Z2.3)."""
    story.tell(PlankDeadlinePassed(story.state.day))
    for role in all_natures():
        if role.at_plank_deadline is not None:
            role.at_plank_deadline(story)


def close(story: Story[State], chance: Chance, now: datetime) -> None:
    """Plurality in all rooms at once, the end, all Mutineers at once, the end, and night falls (Z3.6, Z6.7, Z10)."""
    if story.state.clock is not None and story.state.clock.plank_at is not None:
        pass_plank_deadline(story)
    state = story.state
    suspects = [(seat, room) for room in rooms(state) for seat in plurality(state, room)]
    lynch(story, [(room, seat) for seat, room in sorted(suspects)], "plurality")
    if story.state.phase is Phase.OVER:
        return
    for role in all_natures():
        if role.at_close is not None:
            role.at_close(story)
    if check_end(story):
        return
    if story.state.day == CONVERGENCE_DAY - 1:
        draw_zombies(story, chance)
    begin_night(story, now)


def put_right(story: Story[State]) -> None:
    """What a take-back to the middle of a command has left undone: trials of the gone, the end, a standing majority."""
    state = story.state
    if state.phase is not Phase.DAY or state.clock is None:
        return
    for number, sailor in enumerate(state.sailors):
        if not sailor.is_present:
            departed(story, Seat(number))
    if state.clock.plank_at is None and state.trials:
        pass_plank_deadline(story)
    if not check_end(story):
        settle(story)
