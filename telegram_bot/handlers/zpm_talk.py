"""Talk in rooms: whatever a sailor types in private is said by the bot, under his alias, where he speaks now."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from telegram import Message, Update

from core.engine.command import SeatCommand
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.mafia.commands import Post, PostAs, Speak
from core.mafia.events import Posted
from core.mafia.rooms import readers
from core.mafia.state import CABIN, LOCKER
from core.service.accounts import Account
from core.service.announce import copy_of
from core.service.moves import by_person
from core.service.outbox import Lane
from core.service.posts import Body
from core.service.posts import Post as Said
from core.service.tables import Table
from core.texts import Speech
from telegram_bot.callback_data import Press
from telegram_bot.handlers.channels import channel_of, without_members
from telegram_bot.handlers.zpm_deck import GAME, Deck, deck_of
from telegram_bot.keyboards import press_button
from telegram_bot.render.entities import shown, utf16_length
from telegram_bot.render.posts import room_for_words
from telegram_bot.topics import ORDERS, room_key, voice_code
from telegram_bot.turn import Turn

__all__ = ["GAME", "PRESSES", "offer_voices", "talk"]

VOICE = "voice"
"""In an account's modes: the voice he chose, by table."""
SPOKE = "spoke"
"""In an account's modes: where and as whom he last spoke, by table."""
READ = "read"
"""In an account's modes: the last post he knew of, by table."""
HELD = "held"
"""In an account's modes: a text that waits for his word, because room or voice had just changed."""

JUST_CHANGED = timedelta(seconds=10)
MOST_PICTURES = 4
RECEIPT, PUPPET_RECEIPT = "👌", "👻"
"""What a message bears once it is carried: nobody is to wonder in which of his voices he spoke."""


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
    def topic(self) -> str:
        return voice_code(self.alias) if self.puppet else self.room


def voices(deck: Deck) -> list[Voice]:
    """Every voice he has just now, his own first."""
    own = [Voice(room, deck.you["alias"]) for room in deck.you["speaks"]]
    own.sort(key=lambda voice: (voice.room in (CABIN, LOCKER), voice.room))
    if deck.you["puppet"] is not None and deck.view["phase"] == "day":
        room = deck.you["room"] or (deck.you["rooms"][0]["room"] if deck.you["rooms"] else "")
        own.append(Voice(room, deck.you["puppet"], puppet=True))
    return own


def voice_of(deck: Deck, account: Account) -> Voice | None:
    """The one he chose while it lasts, else his own in his room."""
    found = voices(deck)
    chosen = account.modes.get(VOICE, {}).get(str(deck.table.id))
    return next((voice for voice in found if voice.code == chosen), next(iter(found), None))


def no_voice(deck: Deck) -> str:
    """Why he cannot speak anywhere just now."""
    if deck.view["paused"]:
        return "paused"
    return "silenced" if deck.you["status"] == "possessed" else "nowhere"


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
    return Refused("not_your_room" if found else no_voice(deck))


def talk(turn: Turn, table: Table) -> None:
    """A text, picture, GIF or sticker in the private chat of one who plays."""
    deck = deck_of(turn, table)
    message = turn.update.effective_message
    if deck is None or message is None:
        return
    voice = voice_of(deck, turn.account) if not turn.bot.has_topics else voice_here(turn, deck)
    body = _body(turn, message)
    if isinstance(voice, Refused):
        turn.refuse(voice, "zpm")
    elif voice is None:
        turn.refuse(no_voice(deck), "zpm")
    elif isinstance(body, Refused):
        turn.refuse(body, "zpm")
    elif not turn.bot.has_topics and _has_just_changed(turn, deck, voice):
        _hold(turn, deck, voice, body, message)
    else:
        _say(turn, deck, voice, body, message.message_id, _answered(turn, message))


# -- what may be said


def _body(turn: Turn, message: Message) -> Body | Refused:
    """An allow-list: everything else could show more than words (secrecy: content)."""
    if message.forward_origin is not None:
        return Refused("forwarded")
    if message.via_bot is not None:
        return Refused("via_bot")
    if message.external_reply is not None:
        return Refused("crosses")
    if message.media_group_id is not None and _is_beyond_album(turn, message.media_group_id):
        return Refused("album")
    entities = tuple(entity.to_dict() for entity in (message.entities or message.caption_entities))
    if message.text is not None:
        return Body(text=message.text, entities=entities)
    file = _file(message)
    if file is None:
        return Refused("content")
    kind, file_id = file
    return Body(kind=kind, text=message.caption or "", entities=entities, files=({"file_id": file_id},))


def _file(message: Message) -> tuple[str, str] | None:
    if message.animation is not None:
        return "animation", message.animation.file_id
    if message.photo:
        return "photo", message.photo[-1].file_id
    if message.sticker is not None:
        return "sticker", message.sticker.file_id
    return None


def _is_beyond_album(turn: Turn, group: str) -> bool:
    """Counts the pictures of an album, which come one by one."""
    modes = turn.account.modes
    count = modes.get("album", {}).get(group, 0) + 1
    turn.change_modes(album={group: count})
    return count > MOST_PICTURES


def _answered(turn: Turn, message: Message) -> list[Said]:
    """The posts shown by the message that he replies to, in order; of merged ones that which he quotes."""
    if message.reply_to_message is None:
        return []
    shown = turn.work.books.posts.by_message(turn.chat_id, message.reply_to_message.message_id)
    quoted = message.quote.text if message.quote is not None else ""
    return [post for post in shown if post.body is not None and quoted in post.body.text] or shown


# -- saying it


def _say(turn: Turn, deck: Deck, voice: Voice, body: Body, own_message: int, answered: list[Said]) -> None:
    if answered and answered[-1].room != voice.room:
        turn.refuse("crosses", "zpm")
        return
    if refused := _too_long(turn, voice, body):
        turn.refuse(refused, "zpm")
        return
    person = turn.account.person
    answer = turn.work.command(deck.table.id, _command(turn, deck, voice), by_person(person))
    if isinstance(answer, Refused):
        turn.refuse(answer, "zpm")
        return
    posted = next(event for event in answer.events if isinstance(event, Posted))
    table = turn.work.table(deck.table.id)
    readers = _readers(turn, deck, answer.after, posted.room)
    post = turn.work.post(
        deck.table.id,
        room=posted.room,
        alias=posted.who.alias,
        body=body,
        readers=without_members(turn, table, posted.room, readers),
        seat=deck.seat,
        person=person,
        reply_to=answered[-1].id if answered else None,
        own_message=own_message,
    )
    if (channel := channel_of(table, posted.room)) is not None:
        turn.work.books.outbox.put([copy_of(table, post, channel)])
    turn.change_modes(**{READ: {**turn.account.modes.get(READ, {}), str(deck.table.id): post.id}})
    _remember_voice(turn, deck, voice)
    turn.say(
        "post-receipt",
        table=deck.table,
        edits=own_message,
        options={"react": PUPPET_RECEIPT if voice.puppet else RECEIPT},
        lane=Lane.CHATTER,
    )


def _command(turn: Turn, deck: Deck, voice: Voice) -> SeatCommand:
    """The log holds a reference, never the words."""
    content = str(turn.work.row.id)
    if voice.puppet:
        return PostAs(deck.seat, content)
    if voice.room in (CABIN, LOCKER):
        return Speak(deck.seat, voice.room, content)
    return Post(deck.seat, content)


def _readers(turn: Turn, deck: Deck, state: Any, room: str) -> list[Account]:
    """Everybody who reads the room, but the writer, whose own message stays where he typed it."""
    holders = {Seat(seat): person for person, seat in turn.work.books.tables.seated(deck.table.id).items()}
    persons = [
        holders[seat] for seat in sorted(readers(state, room)) if seat in holders and seat != deck.seat
    ]
    found = turn.work.books.people.several(persons)
    return [found[person] for person in persons if person in found]


def _too_long(turn: Turn, voice: Voice, body: Body) -> Refused | None:
    header = Speech(turn.account.language).say("post", {"alias": voice.alias, "room": voice.room})
    most = room_for_words(utf16_length(shown(header).text), body.kind)
    length = utf16_length(body.text)
    return Refused("too_long", {"length": length, "most": most}) if length > most else None


def _remember_voice(turn: Turn, deck: Deck, voice: Voice) -> None:
    spoke = {**turn.account.modes.get(SPOKE, {}), str(deck.table.id): [voice.code, voice.alias]}
    turn.change_modes(**{SPOKE: spoke})


# -- just after a change


def _has_just_changed(turn: Turn, deck: Deck, voice: Voice) -> bool:
    """He may have typed it for where, or as whom, he spoke a moment ago (secrecy: rooms)."""
    last = turn.account.modes.get(SPOKE, {}).get(str(deck.table.id))
    closed_at = deck.table.closed_at
    if last is None or closed_at is None or last == [voice.code, voice.alias]:
        return False
    return turn.work.at - closed_at < JUST_CHANGED


def _hold(turn: Turn, deck: Deck, voice: Voice, body: Body, message: Message) -> None:
    if body.kind != "text":
        turn.refuse("send_again", "zpm", alias=voice.alias, room=room_key(voice.room))
        _remember_voice(turn, deck, voice)
        return
    turn.change_modes(**{HELD: {"code": voice.code, "text": body.text, "message": message.message_id}})
    facts = {"alias": voice.alias, "room": room_key(voice.room), "text": body.text}
    buttons = [
        press_button("button-zpm-say", Press("zpm-say", deck.table.handle, deck.stamp)),
        press_button("button-zpm-drop", Press("zpm-drop", deck.table.handle, deck.stamp)),
    ]
    turn.say("zpm-hold", facts, table=deck.table, protect=True, buttons=[buttons])


async def say_held(update: Update, turn: Turn) -> None:
    deck = deck_of(turn, turn.pressed_table())
    if deck is None:
        return
    held = turn.account.modes.get(HELD)
    voice = next((voice for voice in voices(deck) if held and voice.code == held["code"]), None)
    if not held or voice is None:
        turn.refuse("stale_button")
        return
    turn.change_modes(**{HELD: None})
    _say(turn, deck, voice, Body(text=held["text"]), held["message"], [])
    if turn.toast is None:
        turn.answer("zpm-noted")


async def drop_held(update: Update, turn: Turn) -> None:
    turn.change_modes(**{HELD: None})
    turn.answer("zpm-held-gone")


# -- which voice


def offer_voices(turn: Turn, table: Table) -> bool:
    """Buttons for every voice, where there is more than one; whether there were any. Of topics each is a voice."""
    if turn.bot.has_topics:
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
    chosen = {**turn.account.modes.get(VOICE, {}), str(deck.table.id): voice.code}
    turn.change_modes(**{VOICE: chosen})
    turn.work.books.people.change(turn.account.person, current_table=deck.table.id)
    _remember_voice(turn, deck, voice)
    facts = {"alias": voice.alias, "room": room_key(voice.room)}
    turn.say("zpm-speaks", facts, table=deck.table, protect=True)
    turn.answer(None)


PRESSES = {
    "zpm-say": say_held,
    "zpm-drop": drop_held,
    "zpm-voice": choose_voice,
}
