"""What sailors type in Zombie Pirate Mafia instead of tapping: /vote, /unvote, /plank, /order, the name of a grave."""

import re
from collections.abc import Sequence
from typing import Any

from telegram import Update

from core.engine.refusal import Refused
from core.mafia import commands
from core.mafia.roles import BY_RANK
from core.service.outbox import CHOICE
from core.service.tables import Table
from telegram_bot.handlers import asking, questions, zpm
from telegram_bot.handlers.zpm_deck import Deck, deck_of
from telegram_bot.handlers.zpm_names import alike, is_barred, meant
from telegram_bot.handlers.zpm_voices import Voice, voice_typed_in
from telegram_bot.render.entities import quoted
from telegram_bot.topics import name_of_voice
from telegram_bot.turn import Turn

ORDERS = frozenset(order.kind for role in BY_RANK for order in role.orders)
LONGEST_WORD = 40
_SEPARATORS = re.compile(r"\s*(?:,|>|→|;|\bthen\b|\bdann\b)\s*")


async def vote(update: Update, turn: Turn) -> None:
    """`/vote Bart` or `/vote Bart, Ann`; alone it shows the names. As whom he speaks there, he votes (Z8.2)."""
    deck = _typed(turn)
    voice = None if deck is None else _voice(turn, deck)
    if deck is None or isinstance(voice, Refused):
        return
    word = "vote_as" if voice is not None and voice.puppet else "vote"
    typed = [name for name in _SEPARATORS.split(turn.words) if name]
    if not typed:
        (zpm.vote_as if word == "vote_as" else zpm.vote)(deck, ())
        return
    names = _understood(deck, typed, deck.options.get(word), f"zpm-{word}")
    made = commands.VoteAs if word == "vote_as" else commands.Vote
    if names is not None and deck.do(made(deck.seat, names)):
        turn.say("zpm-noted", table=deck.table)


async def unvote(update: Update, turn: Turn) -> None:
    deck = _typed(turn)
    voice = None if deck is None else _voice(turn, deck)
    if deck is None or isinstance(voice, Refused):
        return
    made = commands.UnvoteAs if voice is not None and voice.puppet else commands.Unvote
    if deck.do(made(deck.seat)):
        turn.say("zpm-noted", table=deck.table)


def _voice(turn: Turn, deck: Deck) -> Voice | Refused | None:
    """As whom he speaks where he typed it: in no room as himself, in a topic of a voice that is over as nobody."""
    voice = voice_typed_in(turn, deck)
    if not isinstance(voice, Refused):
        return voice
    if turn.place is None or name_of_voice(turn.place.code) is None:
        return None
    turn.refuse(voice, "zpm")
    return voice


async def plank(update: Update, turn: Turn) -> None:
    deck = _typed(turn)
    if deck is None:
        return
    if not turn.words:
        zpm.plank(deck, ())
        return
    names = _understood(deck, [turn.words], deck.options.get("plank"), "zpm-plank")
    if names is not None and deck.do(commands.CallPlank(deck.seat, names[0])):
        turn.say("zpm-noted", table=deck.table)


async def order(update: Update, turn: Turn) -> None:
    """`/order save Bart`, `/order visit Ann`, `/order stars`; alone it shows the night sheet again."""
    deck = _typed(turn)
    if deck is None:
        return
    kind, name = (*turn.words.split(maxsplit=1), "", "")[:2]
    kind = kind.lower()
    if not kind:
        asking.show_again(turn, deck.table)
        return
    if kind not in ORDERS:
        turn.refuse("unknown_order", "zpm", word=kind[:LONGEST_WORD])
        return
    offered = deck.options.get("order", {}).get(kind)
    if offered and not name:
        zpm.order(deck, (kind,))
        return
    names = (
        _understood(deck, [name], offered, "zpm-order", lead=[kind]) if name and kind != "visit" else (name,)
    )
    if names is not None:
        _give(deck, kind, names[0])


def _give(deck: Deck, kind: str, name: str) -> bool:
    """Whether it was accepted. An order that stood already is not told again by the game; what is typed is answered."""
    if not deck.do(commands.GiveOrder(deck.seat, kind, name)):
        return False
    if Deck(deck.turn, deck.table, deck.seat).you["orders"] == deck.you["orders"]:
        deck.turn.say("zpm-noted", table=deck.table)
    return True


def _understood(
    deck: Deck, typed: Sequence[str], offered: Any, action: str, **facts: Any
) -> tuple[str, ...] | None:
    """The names that are meant. One that is not clear is asked about, by the names he can see and no others; where
    there is nothing to choose from, or he names a shipmate whom he may not, the rules shall say why."""
    if not isinstance(offered, list) or not offered or any(is_barred(deck, name, offered) for name in typed):
        return tuple(typed)
    names: list[str] = []
    for word in typed:
        name = meant(deck, word, offered)
        if name is None:
            deck.ask("which", action, alike(deck, word, offered), chosen=names, typed=quoted(word), **facts)
            return None
        names.append(name)
    return tuple(names)


def grave_asked(turn: Turn) -> Table | None:
    """The table at which he was asked for the name of a grave, while that night lasts."""
    asked = turn.account.modes.get(zpm.VISITING)
    table = turn.work.books.tables.get(asked[0]) if isinstance(asked, list) else None
    if asked is None or table is None or not table.is_live:
        return None
    seat = turn.work.seat_of(turn.work.settle(table.id).id, turn.account.person)
    is_same_night = seat is not None and Deck(turn, table, seat).stamp == asked[1]
    return table if is_same_night and questions.is_answer(turn, table, None, CHOICE) else None


def grave(turn: Turn, table: Table) -> None:
    """The name of a grave, written after the button was tapped. It may be any name, so it is taken as it is."""
    turn.change_modes(**{zpm.VISITING: None})
    questions.put_aside(turn)
    deck = deck_of(turn, table)
    if deck is not None and _give(deck, "visit", turn.text.strip()):
        turn.work.books.outbox.retire_card(table.id, turn.account.telegram_id or 0, CHOICE)


def _typed(turn: Turn) -> Deck | None:
    """Secret commands belong in private: in a group they are taken away where the bot may."""
    if not turn.is_private:
        turn.refuse_aloud("secret_in_group")
        return None
    return deck_of(turn, turn.my_table())
