"""What a moderator can do on the raft only: goods and health, and a sailor's words for him (R6.3, R6.4)."""

from typing import Any

import msgspec

from admin.deeds.calendars import calendar_of
from admin.deeds.deed import Asking, Deed, Unreadable
from admin.games.raft import goods_said
from core.engine.calendar import Calendar
from core.engine.command import Command
from core.raft import commands
from core.raft.cards import Colour, Suit
from core.raft.settings import LONGEST_PHASE, LONGEST_VOYAGE, SHORTEST_VOYAGE, Settings, Sitting
from core.raft.state import MOST_HEALTH, Goods

MOST_GOODS = 99
GIVEN = ("gives_food", "gives_weapons")
PHASES = ("actions", "starvation", "accusation", "trial")


def set_sailor(asking: Asking) -> commands.SetSailor:
    health = asking.number("health", 1, MOST_HEALTH)
    food, weapons = asking.number("food", 0, MOST_GOODS), asking.number("weapons", 0, MOST_GOODS)
    if health is None and food is None and weapons is None:
        raise Unreadable("panel-bad-set", "health")
    return commands.SetSailor(asking.seat(), health, food, weapons)


def configure(asking: Asking) -> commands.Configure:
    """Before the start: the length of the voyage and its clock (R0.6, R6)."""
    if asking.text("pace") == "calendar":
        before = asking.state.settings.pace
        pace: Sitting | Calendar = calendar_of(asking, before if isinstance(before, Calendar) else None)
    else:
        pace = Sitting(*(asking.needed(phase, 1, LONGEST_PHASE) for phase in PHASES))
    voyage = asking.needed("voyage", SHORTEST_VOYAGE, LONGEST_VOYAGE)
    return commands.Configure(Settings(voyage=voyage, pace=pace))


def act(asking: Asking) -> Command:
    """`what` is a word of the seat's options, `call` of that word a suit, a colour or a name."""
    who, what = asking.seat(), asking.text("what")
    call = asking.text(f"call-{what}", 64)
    build = ACTS.get(what)
    if build is None:
        raise Unreadable("panel-bad-act")
    try:
        return build(who, call)
    except ValueError:
        raise Unreadable("panel-bad-call", f"call-{what}", given=call or "–") from None


ACTS: dict[str, Any] = {
    "write-fast": lambda who, call: commands.WriteFast(who, Suit(call)),
    "write-scavenge": lambda who, call: commands.WriteScavenge(who, Suit(call)),
    "write-weapon": lambda who, call: commands.WriteWeapon(who, Colour(call)),
    "attack": lambda who, call: commands.WriteAttack(who, call),
    "eat": lambda who, call: commands.Eat(who, call),
    "keep": lambda who, call: commands.KeepFood(who),
    "feed": lambda who, call: commands.HandIn(who),
    "done": lambda who, call: commands.SayDone(who),
    "accept": lambda who, call: commands.AcceptOffer(who, call),
    "refuse": lambda who, call: commands.RefuseOffer(who, call),
    "withdraw": lambda who, call: commands.WithdrawOffer(who, call),
    "blame": lambda who, call: commands.BlameSomebody(who, call),
    "colour": lambda who, call: commands.CallColour(who, Colour(call)),
}


def named(asking: Asking) -> dict[str, Any]:
    return {"name": asking.name()}


def goods(asking: Asking, side: str) -> Goods:
    """What stands in the fields of one side; an empty one is none."""
    food, weapons = (asking.number(f"{side}_{what}", 0, MOST_GOODS) or 0 for what in ("food", "weapons"))
    return Goods(food, weapons)


def give(asking: Asking) -> commands.Give:
    """R4.1: at once."""
    what = goods(asking, "gives")
    if what.is_nothing():
        raise Unreadable("panel-bad-goods", "gives_food")
    return commands.Give(asking.seat(), asking.name("to"), what)


def offer(asking: Asking) -> commands.MakeOffer:
    """R4.1: it replaces an open offer of the same two; one side may be a promise in words."""
    gives, wants = goods(asking, "gives"), goods(asking, "wants")
    if gives.is_nothing() and wants.is_nothing():
        raise Unreadable("panel-bad-goods", "gives_food")
    return commands.MakeOffer(asking.seat(), asking.name("to"), gives, wants)


def handed_over(asking: Asking) -> dict[str, Any]:
    sides = {side: goods_said(msgspec.to_builtins(goods(asking, side))) for side in ("gives", "wants")}
    return {"name": asking.name(), "to": asking.name("to"), **sides}


DEEDS = (
    Deed("set_sailor", set_sailor, facts=named, fields=("health", "food", "weapons")),
    Deed(
        "cancel_action", lambda asking: commands.CancelAction(asking.seat()), is_dangerous=True, facts=named
    ),
    Deed("give", give, is_dangerous=True, facts=handed_over, fields=GIVEN),
    Deed(
        "offer", offer, is_dangerous=True, facts=handed_over, fields=(*GIVEN, "wants_food", "wants_weapons")
    ),
    Deed("configure", configure, needs_reason=False),
    Deed("act", act, facts=named),
)
