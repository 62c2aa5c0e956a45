"""The Voodoo Doctor, a Spy, takes over another sailor for one day of the game (Z7.7, Z8.1, Z8.2)."""

from datetime import datetime

from core.engine.chance import Chance
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.engine.story import Story
from core.mafia.commands import PostAs, UnvoteAs, VoteAs
from core.mafia.events import Possessed, PossessionFailed, Posted, Unvoted, Voted
from core.mafia.faces import face
from core.mafia.legality import Power, Right, crew, judge, judge_vote
from core.mafia.possession import victim_of
from core.mafia.role import NightOrder, Role, another, is_spent, nature
from core.mafia.roles.spy import SPY
from core.mafia.state import Order, Phase, State, home_of
from core.mafia.voting import ballot_of, settle


def _is_doctor(state: State, who: Seat) -> bool:
    return nature(state, who) is VOODOO_DOCTOR


def _possesses(state: State, who: Seat) -> bool:
    return victim_of(state, who) is not None


def _has_pretended(state: State, who: Seat) -> bool:
    victim = victim_of(state, who)
    return victim is not None and ballot_of(state, victim) is not None


SPEAK_AS = Right(Phase.DAY, has_power=_is_doctor, stands=_possesses)
VOTE_AS = Right(Phase.DAY, has_power=_is_doctor, stands=_possesses, here=crew)
UNVOTE_AS = Right(Phase.DAY, has_power=_is_doctor, stands=_possesses, can_undo=_has_pretended)


def vote_as(story: Story[State], command: VoteAs, chance: Chance, now: datetime) -> Refused | None:
    """Shown like any vote, never counted (Z8.2)."""
    seats = judge_vote(story.state, command.who, VOTE_AS, command.names)
    if isinstance(seats, Refused):
        return seats
    victim, room = _victim(story.state, command.who), home_of(story.state, command.who)
    story.tell(Voted(room, face(story.state, victim), command.names, command.who, seats, now))
    settle(story)
    return None


def unvote_as(story: Story[State], command: UnvoteAs, chance: Chance, now: datetime) -> Refused | None:
    found = judge(story.state, command.who, UNVOTE_AS)
    if isinstance(found, Refused):
        return found
    victim, room = _victim(story.state, command.who), home_of(story.state, command.who)
    story.tell(Unvoted(room, face(story.state, victim), command.who, now))
    return None


def post_as(story: Story[State], command: PostAs, chance: Chance, now: datetime) -> Refused | None:
    found = judge(story.state, command.who, SPEAK_AS)
    if isinstance(found, Refused):
        return found
    victim, room = _victim(story.state, command.who), home_of(story.state, command.who)
    story.tell(Posted(room, face(story.state, victim), command.who, command.content))
    return None


def _victim(state: State, doctor: Seat) -> Seat:
    victim = victim_of(state, doctor)
    assert victim is not None
    return victim


def take_hold(story: Story[State], order: Order) -> None:
    """If victim or Doctor died in the night it fails, and the power is spent all the same (Z7.7)."""
    state = story.state
    who, by = face(state, order.target), face(state, order.who)
    both = (state.sailors[order.target], state.sailors[order.who])
    story.tell(Possessed(who, by) if all(sailor.is_living for sailor in both) else PossessionFailed(who, by))


POSSESS = NightOrder("possess", may_name=another, is_spent=is_spent, takes_hold=take_hold)

VOODOO_DOCTOR = Role(
    "voodoo_doctor",
    rank=SPY.rank,
    side=SPY.side,
    powers=(
        Power(VoteAs, VOTE_AS, vote_as),
        Power(UnvoteAs, UNVOTE_AS, unvote_as),
        Power(PostAs, SPEAK_AS, post_as),
    ),
    orders=(*SPY.orders, POSSESS),
    immune_to=SPY.immune_to,
    has_power_left=SPY.has_power_left,
)
