"""Where one speaks, and as whom: one's own voice in one's room, the dead's, the Spies', the Doctor's second one."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from telegram import Update

from core.engine.refusal import Refused
from core.engine.ruleset import Viewer
from core.mafia.state import CABIN, LOCKER
from core.service.accounts import Account
from core.service.tables import Table
from telegram_bot.callback_data import Press
from telegram_bot.handlers.spoken_to import has_chosen, has_spoken
from telegram_bot.handlers.zpm_deck import Deck, deck_of
from telegram_bot.keyboards import press_button
from telegram_bot.topics import ORDERS, room_key, voice_code
from telegram_bot.turn import Turn

VOICE = "voice"
"""In an account's modes: the voice he chose, by table."""
SPOKE = "spoke"
"""In an account's modes: where and as whom he last spoke, by table."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Where one speaks, and as whom; `puppet` is the Doctor's victim."""

    room: str
    alias: str
    puppet: bool = False

    @property
    def code(self) -> str:
        return f"{'as' if self.puppet else 'me'}/{self.room}"

    @property
    def door(self) -> str:
        """By which word the button on his card asks for it."""
        if self.puppet:
            return "puppet"
        return room_key(self.room) if self.room in (CABIN, LOCKER) else "own"

    @property
    def topic(self) -> str:
        return voice_code(self.alias) if self.puppet else self.room


def voices(deck: Deck) -> list[Voice]:
    """Every voice he has just now, his own first."""
    return _voices_in(deck.view)


def _voices_in(view: Mapping[str, Any]) -> list[Voice]:
    you = view["you"]
    own = [Voice(room, you["alias"]) for room in you["speaks"]]
    own.sort(key=lambda voice: (voice.room in (CABIN, LOCKER), voice.room))
    if you["puppet"] is not None and view["phase"] == "day":
        room = you["room"] or (you["rooms"][0]["room"] if you["rooms"] else "")
        own.append(Voice(room, you["puppet"], puppet=True))
    return own


def voice_of(deck: Deck, account: Account) -> Voice | None:
    """The one he chose while it lasts, else his own in his room."""
    return _chosen(deck, account, voices(deck))


def _chosen(deck: Deck, account: Account, found: Sequence[Voice]) -> Voice | None:
    chosen = account.modes.get(VOICE, {}).get(str(deck.table.id))
    return next((voice for voice in found if voice.code == chosen), next(iter(found), None))


def voice_at(turn: Turn, deck: Deck, moment: datetime) -> Voice | None:
    """The one that he had by all that had come in by then: a close may count by a time before it is applied."""
    number = turn.work.books.log.reached(deck.table.id, moment)
    view = turn.work.view_at(deck.table.id, number, Viewer(seat=deck.seat)) if number else {}
    return _chosen(deck, turn.account, _voices_in(view)) if view.get("you") else None


_WHY_NOT = {"possessed": "silenced", "away": "not_present", "gone": "not_in_play"}


def no_voice(deck: Deck) -> str:
    """Why he cannot speak anywhere just now."""
    if deck.view["paused"]:
        return "paused"
    return _WHY_NOT.get(deck.you["status"], "nowhere")


def voice_here(turn: Turn, deck: Deck) -> Voice | Refused:
    """Where rooms are topics, the topic says where and as whom he speaks; what is over takes nothing more."""
    if turn.place is None or turn.place.table.id != deck.table.id:
        return Refused("outside_rooms")
    if turn.place.code == ORDERS:
        return Refused("in_orders")
    found = voices(deck)
    here = next((voice for voice in found if voice.topic == turn.place.code), None)
    if here is not None:
        return here
    if [voice.room for voice in found] == [LOCKER]:
        return Refused("only_the_locker")
    return Refused("not_your_room" if found else no_voice(deck))


def voice_typed_in(turn: Turn, deck: Deck) -> Voice | Refused | None:
    """The voice of what he has just typed; without topics none, where he has none."""
    return voice_here(turn, deck) if turn.speaks_in_topics(deck.table) else voice_of(deck, turn.account)


def remember_voice(turn: Turn, deck: Deck, voice: Voice) -> None:
    spoke = {**turn.account.modes.get(SPOKE, {}), str(deck.table.id): [voice.code, voice.alias]}
    turn.change_modes(**{SPOKE: spoke})
    has_spoken(turn, deck.table)


def offer_voices(turn: Turn, table: Table) -> bool:
    """Buttons for every voice, where there is more than one; whether there were any. Of topics each is a voice."""
    if turn.speaks_in_topics(table):
        return False
    deck = deck_of(turn, table)
    found = voices(deck) if deck is not None else []
    if len(found) < 2:
        return False
    buttons = [
        [
            press_button(
                "button-zpm-voice",
                Press("zpm-voice", table.handle, "", (str(place),)),
                alias=voice.alias,
                room=room_key(voice.room),
            )
        ]
        for place, voice in enumerate(found)
    ]
    turn.say("zpm-voices", table=table, protect=True, buttons=buttons)
    return True


async def choose_voice(update: Update, turn: Turn) -> None:
    deck = deck_of(turn, turn.pressed_table())
    if deck is None:
        return
    place = next(iter(turn.press.arguments), "")
    found = dict(enumerate(voices(deck)))
    voice = found.get(int(place)) if place.isdecimal() else None
    if voice is None:
        turn.refuse("stale_button")
        return
    _choose(turn, deck, voice)


async def enter(update: Update, turn: Turn) -> None:
    """A door on his card: where rooms are topics, it is made now and says as whom he speaks there; else he has that
    voice from now on."""
    deck = deck_of(turn, turn.pressed_table())
    if deck is None:
        return
    door = next(iter(turn.press.arguments), "")
    voice = next((voice for voice in voices(deck) if voice.door == door), None)
    if voice is None or deck.stamp != turn.press.stamp:
        turn.refuse("stale_button")
    elif turn.speaks_in_topics(deck.table):
        facts = {"alias": voice.alias, "room": room_key(voice.room)}
        turn.work.say(
            turn.account,
            "zpm-speaks",
            facts,
            bot_id=turn.bot.bot_id,
            table=deck.table,
            room=voice.topic,
            protect=True,
        )
        turn.answer("zpm-speaks", facts)
    else:
        _choose(turn, deck, voice)


def _choose(turn: Turn, deck: Deck, voice: Voice) -> None:
    chosen = {**turn.account.modes.get(VOICE, {}), str(deck.table.id): voice.code}
    turn.change_modes(**{VOICE: chosen})
    has_chosen(turn, deck.table)
    remember_voice(turn, deck, voice)
    facts = {"alias": voice.alias, "room": room_key(voice.room)}
    turn.say("zpm-speaks", facts, table=deck.table, protect=True)
    turn.answer(None)


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {
    "zpm-voice": choose_voice,
    "zpm-door": enter,
}
