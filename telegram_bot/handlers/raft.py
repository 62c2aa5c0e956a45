"""The raft's buttons: each becomes one command, or the next question of the same sheet."""

import re
from collections.abc import Awaitable, Callable, Sequence

from telegram import Update

from core.engine.command import Command
from core.engine.ids import Seat
from core.raft import commands
from core.raft.cards import Colour, Suit
from core.raft.state import Goods
from telegram_bot.handlers.raft_sheet import Sheet, at_sheet
from telegram_bot.turn import Turn

_AMOUNT = re.compile(r"f(\d{1,3})w(\d{1,3})")

Make = Callable[[Sheet, Sequence[str]], Command | None]

# -- actions

CALLED = {"fast": "suit", "scavenge": "suit", "weapon": "colour"}
"""What is to be called for each action that a card decides."""


def _plan(sheet: Sheet, chosen: Sequence[str]) -> None:
    """One of the actions was tapped: what for?"""
    match chosen:
        case ["attack"] if targets := sheet.options.get("attack"):
            sheet.ask("victim", "raft-attack", names=targets)
        case [action] if action in CALLED:
            sheet.ask(CALLED[action], f"raft-{action}")
        case _:
            sheet.turn.refuse("stale_button")


def _fast(sheet: Sheet, chosen: Sequence[str]) -> Command | None:
    suit = _suit(chosen)
    return suit and commands.WriteFast(sheet.seat, suit)


def _scavenge(sheet: Sheet, chosen: Sequence[str]) -> Command | None:
    suit = _suit(chosen)
    return suit and commands.WriteScavenge(sheet.seat, suit)


def _weapon(sheet: Sheet, chosen: Sequence[str]) -> Command | None:
    colour = _colour(chosen)
    return colour and commands.WriteWeapon(sheet.seat, colour)


# -- starvation


def _eat(sheet: Sheet, chosen: Sequence[str]) -> None:
    if chosen:
        _with_name(sheet, chosen, lambda name: commands.Eat(sheet.seat, name))
    elif bodies := sheet.options.get("eat"):
        sheet.ask("body", "raft-eat", names=bodies)
    else:
        sheet.turn.refuse("power_spent", "raft")


def _give(sheet: Sheet, chosen: Sequence[str]) -> None:
    """To whom, then what."""
    if not chosen:
        _ask_name(sheet, "receiver", "raft-give", sheet.options.get("give"))
        return
    to = sheet.name(chosen[0])
    amount = _goods(chosen[1]) if len(chosen) == 2 else None
    if to is None:
        sheet.turn.refuse("stale_button")
    elif amount is None:
        sheet.ask("gift", "raft-give", chosen[:1], to=to, **sheet.holds(sheet.view["you"]["name"]))
    else:
        sheet.do(commands.Give(sheet.seat, to, amount))


def _offer(sheet: Sheet, chosen: Sequence[str]) -> None:
    """To whom, what for, against what; a promise for a promise would be no trade, and is not offered."""
    to = sheet.name(chosen[0]) if chosen else None
    amounts = [amount for amount in (_goods(code) for code in chosen[1:3]) if amount is not None]
    if not chosen:
        _ask_partner(sheet)
    elif to is None or len(amounts) != len(chosen) - 1:
        sheet.turn.refuse("stale_button")
    elif not amounts:
        mine, theirs = sheet.holds(sheet.view["you"]["name"]), sheet.holds(to)
        sheet.ask("gives", "raft-offer", chosen, to=to, promise=any(theirs.values()), **mine)
    elif len(amounts) == 1:
        sheet.ask("wants", "raft-offer", chosen, to=to, promise=amounts[0] != Goods(), **sheet.holds(to))
    else:
        sheet.do(commands.MakeOffer(sheet.seat, to, amounts[0], amounts[1]))


def _ask_partner(sheet: Sheet) -> None:
    """One of the two must hold something."""
    names: list[str] = sheet.options.get("offer") or []
    if not any(sheet.holds(sheet.view["you"]["name"]).values()):
        names = [name for name in names if any(sheet.holds(name).values())]
    if names:
        sheet.ask("partner", "raft-offer", names=names)
    else:
        sheet.turn.refuse("raft_no_trade", "raft")


def _ask_name(sheet: Sheet, what: str, action: str, names: list[str] | None) -> None:
    if names:
        sheet.ask(what, action, names=names)
    else:
        sheet.turn.refuse("raft_nobody", "raft")


# -- from an answer to a command


def _with_name(sheet: Sheet, chosen: Sequence[str], make: Callable[[str], Command]) -> None:
    name = sheet.name(chosen[0]) if chosen else None
    if name is None:
        sheet.turn.refuse("stale_button")
    else:
        sheet.do(make(name))


def _named(command: Callable[[Seat, str], Command]) -> Callable[[Sheet, Sequence[str]], None]:
    """A command whose one answer is a name."""

    def act(sheet: Sheet, chosen: Sequence[str]) -> None:
        _with_name(sheet, chosen, lambda name: command(sheet.seat, name))

    return act


def _to_an_offer(
    command: type[commands.AcceptOffer | commands.RefuseOffer],
) -> Callable[[Sheet, Sequence[str]], None]:
    """The answer to the offer that stood on the sheet, and to no other (F29)."""

    def act(sheet: Sheet, chosen: Sequence[str]) -> None:
        gives, wants = (_goods(code) for code in chosen[1:]) if len(chosen) == 3 else (None, None)
        if gives is None or wants is None:
            sheet.turn.refuse("stale_button")
        else:
            _with_name(sheet, chosen, lambda name: command(sheet.seat, name, (gives, wants)))

    return act


def _answered(make: Make) -> Callable[[Sheet, Sequence[str]], None]:
    """A command whose one answer is a word of the game."""

    def act(sheet: Sheet, chosen: Sequence[str]) -> None:
        command = make(sheet, chosen)
        if command is None:
            sheet.turn.refuse("stale_button")
        else:
            sheet.do(command)

    return act


def _suit(chosen: Sequence[str]) -> Suit | None:
    return next((suit for suit in Suit if [suit.value] == list(chosen)), None)


def _colour(chosen: Sequence[str]) -> Colour | None:
    return next((colour for colour in Colour if [colour.value] == list(chosen)), None)


def _goods(code: str) -> Goods | None:
    found = _AMOUNT.fullmatch(code)
    return Goods(int(found[1]), int(found[2])) if found else None


def _call(sheet: Sheet, chosen: Sequence[str]) -> Command | None:
    colour = _colour(chosen)
    return colour and commands.CallColour(sheet.seat, colour)


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {
    "raft-plan": at_sheet(_plan),
    "raft-fast": at_sheet(_answered(_fast)),
    "raft-scavenge": at_sheet(_answered(_scavenge)),
    "raft-weapon": at_sheet(_answered(_weapon)),
    "raft-attack": at_sheet(_named(commands.WriteAttack)),
    "raft-eat": at_sheet(_eat),
    "raft-give": at_sheet(_give),
    "raft-offer": at_sheet(_offer),
    "raft-accept": at_sheet(_to_an_offer(commands.AcceptOffer)),
    "raft-refuse": at_sheet(_to_an_offer(commands.RefuseOffer)),
    "raft-withdraw": at_sheet(_named(commands.WithdrawOffer)),
    "raft-keep": at_sheet(_answered(lambda sheet, _: commands.KeepFood(sheet.seat))),
    "raft-feed": at_sheet(_answered(lambda sheet, _: commands.HandIn(sheet.seat))),
    "raft-done": at_sheet(_answered(lambda sheet, _: commands.SayDone(sheet.seat))),
    "raft-blame": at_sheet(_named(commands.BlameSomebody)),
    "raft-colour": at_sheet(_answered(_call)),
}
