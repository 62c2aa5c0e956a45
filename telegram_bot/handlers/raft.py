"""The raft's buttons: each becomes one command, or the next question of the same sheet."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from telegram import Update

from core.engine.command import Command
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.engine.ruleset import Viewer
from core.raft import commands
from core.raft.cards import Colour, Suit
from core.raft.state import Goods
from core.service.handles import name_behind
from core.service.moves import by_person
from core.service.outbox import CHOICE, Kind
from core.service.tables import Table
from telegram_bot.render.raft_cards import stamp_of
from telegram_bot.turn import Turn

_AMOUNT = re.compile(r"f(\d{1,3})w(\d{1,3})")

Make = Callable[["Sheet", Sequence[str]], Command | None]


class Sheet:
    """A sailor at his sheet: his seat, what he may do now, and the names that buttons stand for."""

    def __init__(self, turn: Turn, table: Table, seat: Seat) -> None:
        self.turn = turn
        self.table = table
        self.seat = seat
        self.view = turn.work.view(table.id, Viewer(seat=seat))
        self.options: dict[str, Any] = self.view["you"]["options"]

    @property
    def stamp(self) -> str:
        return stamp_of(self.view["phase"], self.view["day"])

    def name(self, handle: str) -> str | None:
        names = [sailor["name"] for sailor in self.view["sailors"]]
        names += [body["name"] for body in self.view["bodies"]]
        key = self.turn.work.books.tables.handle_key(self.table.id)
        return name_behind(key, handle, dict.fromkeys(names))

    def holds(self, name: str) -> dict[str, int]:
        """What lies open before a sailor."""
        found = next(sailor for sailor in self.view["sailors"] if sailor["name"] == name)
        return {"food": found["food"], "weapons": found["weapons"]}

    def ask(self, what: str, action: str, chosen: Sequence[str] = (), **facts: Any) -> None:
        """The next question, in a message of its own that is edited as he goes on.

        A question that begins comes at the end of the chat, where he looks.
        """
        said = {"ask": what, "action": action, "stamp": self.stamp, "chosen": list(chosen), **facts}
        if not chosen:
            self._retire_choice()
        self.turn.say_to(
            self.turn.account,
            "raft-choice",
            said,
            table=self.table,
            kind=Kind.CARD,
            card=CHOICE,
            protect=True,
        )
        self.turn.answer(None)

    def do(self, command: Command) -> None:
        """Sends the command; the toast says what now stands, the cards follow by themselves."""
        account = self.turn.account
        answer = self.turn.work.command(self.table.id, command, by_person(account.person))
        if isinstance(answer, Refused):
            self.turn.refuse(answer, "raft")
            return
        self.turn.work.books.people.change(account.person, current_table=self.table.id)
        self._retire_choice()
        self.turn.answer("raft-noted")

    def _retire_choice(self) -> None:
        self.turn.work.books.outbox.retire_card(self.table.id, self.turn.account.telegram_id or 0, CHOICE)


def _at_sheet(act: Callable[[Sheet, Sequence[str]], None]) -> Callable[[Update, Turn], Awaitable[None]]:
    """Finds table and seat, and refuses outsiders and buttons of an earlier phase."""

    async def press(update: Update, turn: Turn) -> None:
        table = turn.pressed_table()
        if table is None:
            turn.refuse("stale_button")
            return
        table = turn.work.settle(table.id)
        seat = turn.work.seat_of(table.id, turn.account.person)
        if seat is None:
            turn.refuse("not_seated")
        elif not table.is_live:
            turn.refuse("game_over")
        else:
            sheet = Sheet(turn, table, seat)
            if sheet.stamp != turn.press.stamp:
                turn.refuse("stale_button")
            else:
                act(sheet, turn.press.arguments)

    return press


# -- actions


def _plan(sheet: Sheet, chosen: Sequence[str]) -> None:
    """One of the four actions was tapped: what for?"""
    match chosen:
        case ["fast" | "scavenge" as kind]:
            sheet.ask("suit", f"raft-{kind}")
        case ["weapon"]:
            sheet.ask("colour", "raft-weapon")
        case ["attack"] if targets := sheet.options.get("attack"):
            sheet.ask("victim", "raft-attack", names=targets)
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
    "raft-plan": _at_sheet(_plan),
    "raft-fast": _at_sheet(_answered(_fast)),
    "raft-scavenge": _at_sheet(_answered(_scavenge)),
    "raft-weapon": _at_sheet(_answered(_weapon)),
    "raft-attack": _at_sheet(_named(commands.WriteAttack)),
    "raft-eat": _at_sheet(_eat),
    "raft-give": _at_sheet(_give),
    "raft-offer": _at_sheet(_offer),
    "raft-accept": _at_sheet(_named(commands.AcceptOffer)),
    "raft-refuse": _at_sheet(_named(commands.RefuseOffer)),
    "raft-withdraw": _at_sheet(_named(commands.WithdrawOffer)),
    "raft-keep": _at_sheet(_answered(lambda sheet, _: commands.KeepFood(sheet.seat))),
    "raft-feed": _at_sheet(_answered(lambda sheet, _: commands.HandIn(sheet.seat))),
    "raft-done": _at_sheet(_answered(lambda sheet, _: commands.SayDone(sheet.seat))),
    "raft-blame": _at_sheet(_named(commands.BlameSomebody)),
    "raft-colour": _at_sheet(_answered(_call)),
}
