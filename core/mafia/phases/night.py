"""The night: orders given, changed and withdrawn, and answers given at once (Z7)."""

from datetime import datetime

from core.engine.chance import Chance
from core.engine.command import Command
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.engine.story import Story
from core.mafia.commands import GiveOrder, Rest, WithdrawOrder
from core.mafia.events import OrderGiven, OrderWithdrawn, Rested
from core.mafia.faces import face
from core.mafia.legality import Handler, Power, Right, judge, no
from core.mafia.role import NightOrder, nature
from core.mafia.state import Order, Phase, State, home_of


def order_kind(state: State, who: Seat, kind: str) -> NightOrder | None:
    """The order of this kind that his nature has in this night."""
    order = nature(state, who).order(kind) if who in state.seats else None
    return order if order is not None and state.day >= order.first_night else None


def order_right(state: State, who: Seat, kind: str) -> Right:
    """What is answered at once names nobody, or any name that can be written (Z7.8, Z7.9)."""
    order = order_kind(state, who, kind)
    if order is None:
        return Right(Phase.NIGHT, is_order=True, has_power=no)
    if order.answer is not None:
        return Right(Phase.NIGHT, is_order=True, is_spent=order.is_spent)
    return Right(Phase.NIGHT, is_order=True, is_spent=order.is_spent, here=shipmates, may_name=order.may_name)


def withdrawal_right(state: State, who: Seat, kind: str) -> Right:
    """Either Spy may withdraw their one order (Z7.3)."""
    order = order_kind(state, who, kind)
    if order is None or order.answer is not None:
        return Right(Phase.NIGHT, is_order=True, has_power=no)
    return Right(
        Phase.NIGHT, is_order=True, can_undo=lambda state, who: standing_order(state, who, kind) is not None
    )


def shipmates(state: State, who: Seat) -> tuple[Seat, ...]:
    """Who can be named tonight: those of his ship or the Meeting who were present when it began and still are."""
    home = home_of(state, who)
    return tuple(
        seat
        for seat in sorted(state.night.roster)
        if state.sailors[seat].is_present and home_of(state, seat) == home
    )


def standing_order(state: State, who: Seat, kind: str) -> Order | None:
    """His order of this kind, or the one he shares with his fellows."""
    order = order_kind(state, who, kind)
    is_shared = order is not None and order.is_shared(state)
    for each in state.night.orders:
        if each.kind == kind and (each.who == who or (is_shared and each.shared)):
            return each
    return None


def give_order(story: Story[State], command: GiveOrder, chance: Chance, now: datetime) -> Refused | None:
    state, who = story.state, command.who
    order = order_kind(state, who, command.kind)
    asks = order is None or order.answer is None
    right = order_right(state, who, command.kind)
    found = judge(state, who, right, (command.target,) if asks else ())
    if isinstance(found, Refused):
        return found
    assert order is not None  # what he cannot order is `no_such_power`
    if order.answer is not None:
        order.answer(story, who, command.target)
    else:
        target, is_shared = face(state, found[0]), order.is_shared(state)
        story.tell(OrderGiven(face(state, who), command.kind, target, is_shared))
    return None


def withdraw(story: Story[State], command: WithdrawOrder, chance: Chance, now: datetime) -> Refused | None:
    state, who = story.state, command.who
    found = judge(state, who, withdrawal_right(state, who, command.kind))
    if isinstance(found, Refused):
        return found
    standing = standing_order(state, who, command.kind)
    assert standing is not None  # without one it is `nothing_to_undo`
    story.tell(OrderWithdrawn(face(state, who), command.kind, standing.shared))
    return None


REST = Right(Phase.NIGHT, is_order=True)


def rest(story: Story[State], command: Rest, chance: Chance, now: datetime) -> Refused | None:
    """Everybody may say so, whether or not he could do anything."""
    found = judge(story.state, command.who, REST)
    if isinstance(found, Refused):
        return found
    story.tell(Rested(face(story.state, command.who)))
    return None


COMMANDS: dict[type[Command], Handler] = {GiveOrder: give_order, WithdrawOrder: withdraw, Rest: rest}
POWERS = (Power(Rest, REST, rest),)
