"""What a moderator can do in Zombie Pirate Mafia only: for a seat, to a result, the rising, the end (Z9.5, Z11)."""

from collections.abc import Callable
from typing import Any

from admin.deeds.calendars import calendar_of
from admin.deeds.deed import Asking, Deed, Unreadable
from core.engine.calendar import Calendar, FastClock, Timetable
from core.engine.command import Command
from core.engine.ids import Seat
from core.mafia import commands
from core.mafia.moderation import WINNERS
from core.mafia.phases.lobby import LONGEST, SHORTEST
from core.mafia.settings import Settings
from core.mafia.setup import FEWEST, MOST, house_setup
from core.mafia.victory import unbeatable_blocks

A_DAY = 24 * 60
LENGTHS = ("day_minutes", "night_minutes")
"""Minutes."""

CHAINS: dict[str, Callable[[Seat, tuple[str, ...]], Command]] = {
    "vote": commands.Vote,
    "vote_as": commands.VoteAs,
}
"""Acts that take names in order: the first that is present counts (Z3.2)."""

ACTS: dict[str, Callable[[Seat, str], Command]] = {
    "unvote": lambda who, call: commands.Unvote(who),
    "unvote_as": lambda who, call: commands.UnvoteAs(who),
    "plank": commands.CallPlank,
    "execute": lambda who, call: commands.Execute(who),
    "release": lambda who, call: commands.Release(who),
    "rest": lambda who, call: commands.Rest(who),
}


def act(asking: Asking) -> Command:
    """`what` is a word of the seat's options, `call` of that word the name it takes, and `then` of it the next ones."""
    who, what = asking.seat(), asking.text("what")
    call = asking.text(f"call-{what}", 64)
    word, _, kind = what.partition("-")
    if word == "order" and kind:
        return commands.GiveOrder(who, kind, call)
    if word == "withdraw" and kind:
        return commands.WithdrawOrder(who, kind)
    if what in CHAINS:
        return CHAINS[what](
            who, (call, *(name.strip()[:64] for name in asking.lists(f"then-{what}") if name.strip()))
        )
    if what not in ACTS:
        raise Unreadable("panel-bad-act")
    return ACTS[what](who, call)


def configure(asking: Asking) -> commands.Configure:
    """Before the start: a house set-up by head count (Z1.7), and the clock."""
    setup = house_setup(asking.needed("sailors", FEWEST, MOST))
    return commands.Configure(Settings(setup, *_times(asking)))


def change_timetable(asking: Asking) -> commands.ChangeTimetable:
    timetable, posts, remind = _times(asking)
    return commands.ChangeTimetable(timetable, remind, posts)


def _times(asking: Asking) -> tuple[Timetable, int, float]:
    posts, remind = asking.needed("required_posts", 0, 1000), asking.needed("remind_minutes", 0, A_DAY)
    if asking.text("pace") == "fast":
        return (
            FastClock(*(asking.fraction(name, SHORTEST, LONGEST) for name in LENGTHS)),
            posts,
            float(remind),
        )
    before = asking.state.settings.timetable
    return calendar_of(asking, before if isinstance(before, Calendar) else None), posts, float(remind)


def end_game(asking: Asking) -> commands.EndGame:
    winner = asking.text("winner")
    if winner not in WINNERS:
        raise Unreadable("panel-bad-call", "winner", given=winner or "–")
    return commands.EndGame(winner)


def for_whom(asking: Asking) -> dict[str, Any]:
    """`block`: the rules say that this side cannot be beaten any more (Z10.5)."""
    side = asking.text("winner")
    return {"side": side, "block": any(block.side.value == side for block in unbeatable_blocks(asking.state))}


def named(asking: Asking) -> dict[str, Any]:
    return {"name": asking.name()}


def cancelled(asking: Asking) -> dict[str, Any]:
    return {"name": asking.name(), "instead": asking.text("instead", 64) or None}


DEEDS = (
    Deed("act", act, facts=named),
    Deed("configure", configure, needs_reason=False),
    Deed("change_timetable", change_timetable, needs_reason=False),
    Deed(
        "cancel_lynching",
        lambda asking: commands.CancelLynching(asking.seat(), asking.text("instead", 64)),
        is_dangerous=True,
        facts=cancelled,
    ),
    Deed(
        "choose_zombies",
        lambda asking: commands.ChooseZombies(tuple(asking.lists("names"))),
        needs_reason=False,
    ),
    Deed("redraw_zombies", lambda asking: commands.RedrawZombies(), needs_reason=False, is_dangerous=True),
    Deed(
        "name_zombie",
        lambda asking: commands.NameZombie(asking.seat(), asking.text("name", 64)),
        needs_reason=False,
        fields=("name",),
    ),
    Deed("end_game", end_game, is_dangerous=True, facts=for_whom),
)
