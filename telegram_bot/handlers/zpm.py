"""What sailors do in Zombie Pirate Mafia by button: votes, the plank, orders for the night."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from telegram import Update

from core.engine.command import Command
from core.engine.ids import Seat
from core.mafia import commands
from telegram_bot.handlers import asking, questions
from telegram_bot.handlers.zpm_deck import Deck, deck_of
from telegram_bot.render.zpm_cards import LONGEST_CHAIN
from telegram_bot.turn import Turn

VISITING = "visiting"
"""In an account's modes: the table and phase for which his next text is the name of a grave."""

Act = Callable[[Deck, Sequence[str]], None]


def _pressed(act: Act) -> Callable[[Update, Turn], Awaitable[None]]:
    """A button of the present phase; one of an earlier phase is refused."""

    async def press(update: Update, turn: Turn) -> None:
        deck = deck_of(turn, turn.pressed_table())
        if deck is None:
            return
        if deck.stamp != turn.press.stamp:
            turn.refuse("stale_button")
        else:
            act(deck, turn.press.arguments)

    return press


# -- by day


def vote(deck: Deck, chosen: Sequence[str]) -> None:
    _vote_by(deck, chosen, "vote", lambda names: commands.Vote(deck.seat, names))


def vote_as(deck: Deck, chosen: Sequence[str]) -> None:
    _vote_by(deck, chosen, "vote_as", lambda names: commands.VoteAs(deck.seat, names))


def _vote_by(
    deck: Deck, chosen: Sequence[str], word: str, make: Callable[[tuple[str, ...]], Command]
) -> None:
    """Each name tapped is a vote at once; the next one is where it moves. Where he has none, the rules say why."""
    offered = [name for name in deck.options.get(word, []) if isinstance(name, str)]
    names = [deck.name(handle) for handle in chosen]
    puppet = deck.you["puppet"]
    if not chosen:
        if offered:
            deck.ask(word, f"zpm-{word}", offered, puppet=puppet)
            deck.turn.answer(None)
        else:
            deck.do(make(()))
    elif None in names:
        deck.turn.refuse("stale_button")
    elif deck.do(make(tuple(name for name in names if name))):
        _ask_then(deck, word, [name for name in names if name], offered)


def _ask_then(deck: Deck, word: str, names: list[str], offered: list[str]) -> None:
    rest = [name for name in offered if name not in names]
    if rest and len(names) < LONGEST_CHAIN:
        deck.ask("then", f"zpm-{word}", rest, chosen=names)
        deck.turn.answer("zpm-noted")
    else:
        deck.done()


def plank(deck: Deck, chosen: Sequence[str]) -> None:
    """Where there is nobody to call, the rules say why."""
    names = deck.options.get("plank")
    if not names and not chosen:
        deck.do(commands.CallPlank(deck.seat, ""))
    else:
        _one_name(deck, chosen, "plank", "zpm-plank", names, (), commands.CallPlank)


def order(deck: Deck, chosen: Sequence[str]) -> None:
    """The kind of order, then the name; the stars need none, a grave is written."""
    kind, *rest = chosen or [""]
    names = deck.options.get("order", {}).get(kind)
    if names is None:
        deck.do(commands.GiveOrder(deck.seat, kind))
    elif kind == "visit":
        _remember(deck, VISITING)
        deck.ask("visit", "zpm-order", [])
        deck.turn.answer(None)
    elif names is True:
        if deck.do(commands.GiveOrder(deck.seat, kind)):
            deck.done()
    else:
        make = lambda seat, name: commands.GiveOrder(seat, kind, name)  # noqa: E731 -- one of three such makers
        _one_name(deck, rest, kind, "zpm-order", names, (kind,), make)


def _one_name(
    deck: Deck,
    chosen: Sequence[str],
    ask: str,
    action: str,
    names: Any,
    lead: Sequence[str],
    make: Callable[[Seat, str], Command],
) -> None:
    name = deck.name(chosen[0]) if chosen else None
    if not chosen and isinstance(names, list) and names:
        deck.ask(ask, action, names, lead=list(lead))
        deck.turn.answer(None)
    elif not chosen:
        deck.turn.refuse("nobody", "zpm")
    elif name is None:
        deck.turn.refuse("stale_button")
    elif deck.do(make(deck.seat, name)):
        deck.done()


def _remember(deck: Deck, mode: str) -> None:
    deck.turn.change_modes(**{mode: [deck.table.id, deck.stamp]})
    questions.has_been_asked(deck.turn)


def _withdraw(deck: Deck, chosen: Sequence[str]) -> None:
    if deck.do(commands.WithdrawOrder(deck.seat, next(iter(chosen), ""))):
        deck.done()


def _plain(make: Callable[[Seat], Command]) -> Act:
    def act(deck: Deck, chosen: Sequence[str]) -> None:
        if deck.do(make(deck.seat)):
            deck.done()

    return act


def _enough(deck: Deck, chosen: Sequence[str]) -> None:
    deck.done()


async def _crew(update: Update, turn: Turn) -> None:
    _look(turn, "crew")


async def _role(update: Update, turn: Turn) -> None:
    _look(turn, "role")


def _look(turn: Turn, what: str) -> None:
    table = turn.pressed_table()
    if table is None:
        turn.refuse("stale_button")
    elif turn.work.seat_of(table.id, turn.account.person) is None:
        turn.refuse("not_seated")
    else:
        asking.show(turn, what, table)
        turn.answer(None)


async def _rules(update: Update, turn: Turn) -> None:
    turn.say("zpm-rules")
    turn.answer(None)


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {
    "zpm-vote": _pressed(vote),
    "zpm-vote_as": _pressed(vote_as),
    "zpm-unvote": _pressed(_plain(commands.Unvote)),
    "zpm-unvote_as": _pressed(_plain(commands.UnvoteAs)),
    "zpm-plank": _pressed(plank),
    "zpm-execute": _pressed(_plain(commands.Execute)),
    "zpm-release": _pressed(_plain(commands.Release)),
    "zpm-order": _pressed(order),
    "zpm-withdraw": _pressed(_withdraw),
    "zpm-rest": _pressed(_plain(commands.Rest)),
    "zpm-enough": _pressed(_enough),
    "zpm-crew": _crew,
    "zpm-role": _role,
    "zpm-rules": _rules,
}
