"""What sailors do in Zombie Pirate Mafia, by button or typed: votes, the plank, orders for the night."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from telegram import Update

from core.engine.command import Command
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.engine.ruleset import Viewer
from core.mafia import commands
from core.service.handles import name_behind
from core.service.moves import by_person
from core.service.outbox import Kind
from core.service.tables import Table, TableStatus
from telegram_bot.handlers import asking
from telegram_bot.render.zpm_cards import LONGEST_CHAIN, stamp_of
from telegram_bot.turn import Turn

GAME = "zombie-pirate-mafia"
CHOICE = "choice"
VISITING = "visiting"
"""In an account's modes: the table for which his next text is the name of a grave."""

Act = Callable[["Deck", Sequence[str]], None]


class Deck:
    """A sailor at his card: his seat, what he may do now, and the names that buttons stand for."""

    def __init__(self, turn: Turn, table: Table, seat: Seat) -> None:
        self.turn = turn
        self.table = table
        self.seat = seat
        self.view = turn.work.view(table.id, Viewer(seat=seat))
        self.you: dict[str, Any] = self.view["you"]
        self.options: dict[str, Any] = self.you["options"]

    @property
    def stamp(self) -> str:
        return stamp_of(self.view["phase"], self.view["day"])

    def name(self, handle: str) -> str | None:
        """A name that he can see; the handle of one who is gone means nobody."""
        key = self.turn.work.books.tables.handle_key(self.table.id)
        return name_behind(key, handle, self.names())

    def names(self) -> list[str]:
        offered = [names for names in self._offered() if isinstance(names, list)]
        return list(dict.fromkeys([*self.you["handles"], *(name for names in offered for name in names)]))

    def _offered(self) -> list[Any]:
        orders = self.options.get("order", {})
        return [*self.options.values(), *orders.values()]

    def ask(
        self, what: str, action: str, names: Sequence[str], *, chosen: Sequence[str] = (), **facts: Any
    ) -> None:
        """The next question, in a message of its own that is edited as he goes on."""
        said = {
            "ask": what,
            "action": action,
            "stamp": self.stamp,
            "names": list(names),
            "chosen": list(chosen),
        }
        account = self.turn.account
        self.turn.say_to(
            account,
            "zpm-choice",
            {**said, **facts},
            table=self.table,
            kind=Kind.CARD,
            card=CHOICE,
            protect=True,
        )

    def do(self, command: Command) -> bool:
        """Sends the command; whether it was accepted. The cards follow by themselves."""
        account = self.turn.account
        answer = self.turn.work.command(self.table.id, command, by_person(account.person))
        if isinstance(answer, Refused):
            self.turn.refuse(answer, "zpm")
            return False
        self.turn.work.books.people.change(account.person, current_table=self.table.id)
        return True

    def done(self) -> None:
        """The questions are over."""
        self.turn.work.books.outbox.retire_card(self.table.id, self.turn.account.telegram_id or 0, CHOICE)
        self.turn.answer("zpm-noted")


def deck_of(turn: Turn, table: Table | None) -> Deck | None:
    """The card of whoever sits at this table; refuses everybody else."""
    if table is None:
        turn.refuse("stale_button" if turn.update.callback_query else "no_table")
        return None
    table = turn.work.settle(table.id)
    seat = turn.work.seat_of(table.id, turn.account.person) if table.status is TableStatus.RUNNING else None
    if table.game != GAME or not table.is_live:
        turn.refuse("game_over" if not table.is_live else "wrong_game")
    elif table.status is not TableStatus.RUNNING:
        turn.refuse("not_open", "zpm")
    elif seat is None:
        turn.refuse("not_seated")
    else:
        return Deck(turn, table, seat)
    return None


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


def _vote(deck: Deck, chosen: Sequence[str]) -> None:
    _vote_by(deck, chosen, "vote", lambda names: commands.Vote(deck.seat, names))


def _vote_as(deck: Deck, chosen: Sequence[str]) -> None:
    _vote_by(deck, chosen, "vote_as", lambda names: commands.VoteAs(deck.seat, names))


def _vote_by(
    deck: Deck, chosen: Sequence[str], word: str, make: Callable[[tuple[str, ...]], Command]
) -> None:
    """Each name tapped is a vote at once; the next one is where it moves."""
    offered = [name for name in deck.options.get(word, []) if isinstance(name, str)]
    names = [deck.name(handle) for handle in chosen]
    puppet = deck.you["puppet"]
    if not chosen:
        if offered:
            deck.ask(word, f"zpm-{word}", offered, puppet=puppet)
            deck.turn.answer(None)
        else:
            deck.turn.refuse("not_open", "zpm")
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


def _plank(deck: Deck, chosen: Sequence[str]) -> None:
    _one_name(deck, chosen, "plank", "zpm-plank", deck.options.get("plank"), (), commands.CallPlank)


def _order(deck: Deck, chosen: Sequence[str]) -> None:
    """The kind of order, then the name; the stars need none, a grave is written."""
    kind, *rest = chosen or [""]
    names = deck.options.get("order", {}).get(kind)
    if names is None:
        deck.turn.refuse("not_open", "zpm")
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
        deck.turn.refuse("not_open", "zpm")
    elif name is None:
        deck.turn.refuse("stale_button")
    elif deck.do(make(deck.seat, name)):
        deck.done()


def _remember(deck: Deck, mode: str) -> None:
    account = deck.turn.account
    deck.turn.work.books.people.change(account.person, modes={**account.modes, mode: deck.table.id})


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
    "zpm-vote": _pressed(_vote),
    "zpm-vote_as": _pressed(_vote_as),
    "zpm-unvote": _pressed(_plain(commands.Unvote)),
    "zpm-unvote_as": _pressed(_plain(commands.UnvoteAs)),
    "zpm-plank": _pressed(_plank),
    "zpm-execute": _pressed(_plain(commands.Execute)),
    "zpm-release": _pressed(_plain(commands.Release)),
    "zpm-order": _pressed(_order),
    "zpm-withdraw": _pressed(_withdraw),
    "zpm-rest": _pressed(_plain(commands.Rest)),
    "zpm-enough": _pressed(_enough),
    "zpm-crew": _crew,
    "zpm-role": _role,
    "zpm-rules": _rules,
}


# -- typed


_SEPARATORS = re.compile(r"\s*(?:,|>|→|;|\bthen\b|\bdann\b)\s*")


async def vote(update: Update, turn: Turn) -> None:
    """`/vote Bart` or `/vote Bart, Ann`; alone it shows the names."""
    deck = _typed(turn)
    if deck is None:
        return
    names = tuple(name for name in _SEPARATORS.split(_words(turn)) if name)
    if not names:
        _vote(deck, ())
    elif deck.do(commands.Vote(deck.seat, names)):
        turn.say("zpm-noted", table=deck.table)


async def unvote(update: Update, turn: Turn) -> None:
    deck = _typed(turn)
    if deck is not None and deck.do(commands.Unvote(deck.seat)):
        turn.say("zpm-noted", table=deck.table)


async def plank(update: Update, turn: Turn) -> None:
    deck = _typed(turn)
    if deck is None:
        return
    if not _words(turn):
        _plank(deck, ())
    elif deck.do(commands.CallPlank(deck.seat, _words(turn))):
        turn.say("zpm-noted", table=deck.table)


async def order(update: Update, turn: Turn) -> None:
    """`/order save Bart`, `/order visit Ann`, `/order stars`; alone it shows the night sheet again."""
    deck = _typed(turn)
    if deck is None:
        return
    kind, _, name = _words(turn).partition(" ")
    if not kind:
        asking.show_again(turn, deck.table)
    else:
        deck.do(commands.GiveOrder(deck.seat, kind.lower(), name.strip()))


def grave(turn: Turn, table: Table) -> None:
    """The name of a grave, written after the button was tapped."""
    deck = deck_of(turn, table)
    if deck is not None and deck.do(commands.GiveOrder(deck.seat, "visit", turn.text.strip())):
        turn.work.books.outbox.retire_card(table.id, turn.account.telegram_id or 0, CHOICE)


def _typed(turn: Turn) -> Deck | None:
    """Secret commands belong in private: in a group they are taken away where the bot may."""
    if not turn.is_private:
        turn.take_away()
        turn.refuse("secret_in_group")
        return None
    return deck_of(turn, turn.my_table())


def _words(turn: Turn) -> str:
    return turn.text.partition(" ")[2].strip()
