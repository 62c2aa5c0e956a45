"""Talk in rooms: whatever a sailor types in private is said by the bot, under his alias, where he speaks now."""

from collections.abc import Sequence
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
from core.service.moves import Accepted, by_person
from core.service.posts import Body
from core.service.posts import Post as Said
from core.service.tables import Table
from telegram_bot.bound import channel_of
from telegram_bot.callback_data import Press
from telegram_bot.handlers import questions, spoken_to
from telegram_bot.handlers.channels import without_members
from telegram_bot.handlers.content import answered, body_of
from telegram_bot.handlers.zpm_deck import Deck, deck_of
from telegram_bot.handlers.zpm_voices import (
    SPOKE,
    Voice,
    no_voice,
    remember_voice,
    voice_at,
    voice_typed_in,
    voices,
)
from telegram_bot.keyboards import press_button
from telegram_bot.refusing import refusal_key
from telegram_bot.render.entities import utf16_length
from telegram_bot.render.posts import longest_header, room_for_words
from telegram_bot.topics import room_key
from telegram_bot.turn import Turn

READ = "read"
"""In an account's modes: the last post he knew of, by table."""
HELD = "held"
"""In an account's modes: texts that wait for his word, because room or voice had just changed, by message."""
MOST_HELD = 8

JUST_CHANGED = timedelta(seconds=10)
RECEIPT, PUPPET_RECEIPT = "👌", "👻"
"""What a message bears once it is carried: nobody is to wonder in which of his voices he spoke."""


def talk(turn: Turn, table: Table, messages: Sequence[Message]) -> None:
    """A text, picture, GIF, sticker or album in the private chat of one who plays."""
    deck = deck_of(turn, table)
    if deck is None or not messages:
        return
    message = messages[0]
    has_topics = turn.speaks_in_topics(deck.table)
    voice = voice_typed_in(turn, deck)
    body, to = body_of(messages), answered(turn, message)
    if isinstance(voice, Refused):
        turn.refuse(voice, "zpm")
    elif voice is None:
        is_asked = questions.may_be_meant(turn) and not has_topics
        turn.refuse("reply_to_question" if is_asked else no_voice(deck), "zpm")
    elif isinstance(body, Refused):
        turn.refuse(body, "zpm")
    elif to is None and message.external_reply is not None:
        turn.refuse("crosses", "zpm")
    elif not has_topics and (_is_unsure(turn, deck, voice) or _answers_a_secret(message, body, to)):
        _hold(turn, deck, voice, body, message, to)
    else:
        own = [each.message_id for each in messages]
        _say(turn, deck, voice, body, own, to)


# -- saying it


def _crosses(deck: Deck, voice: Voice, to: Said | None) -> bool:
    """Rooms of two tables may have one name: the locker, the Meeting (F67)."""
    return to is not None and (to.table_id, to.room) != (deck.table.id, voice.room)


def _say(turn: Turn, deck: Deck, voice: Voice, body: Body, own: Sequence[int], to: Said | None) -> None:
    """`own` are the writer's own messages, by number."""
    if _crosses(deck, voice, to):
        turn.refuse("crosses", "zpm")
        return
    if refused := _too_long(voice, body):
        turn.refuse(refused, "zpm")
        return
    answer = turn.work.command(deck.table.id, _command(turn, deck, voice), by_person(turn.account.person))
    if isinstance(answer, Refused):
        turn.refuse(answer, "zpm")
        return
    post = _carry(turn, deck, answer, body, own, to)
    turn.change_modes(**{READ: {**turn.account.modes.get(READ, {}), str(deck.table.id): post.id}})
    remember_voice(turn, deck, voice)
    turn.say(
        "post-receipt",
        table=deck.table,
        edits=own[0],
        options={"react": PUPPET_RECEIPT if voice.puppet else RECEIPT},
    )


def _carry(turn: Turn, deck: Deck, done: Accepted, body: Body, own: Sequence[int], to: Said | None) -> Said:
    """To everybody who reads the room, on his phone or in the channel that is bound to it."""
    posted = next(event for event in done.events if isinstance(event, Posted))
    table = turn.work.table(deck.table.id)
    post = turn.work.post(
        table.id,
        room=posted.room,
        alias=posted.who.alias,
        body=body,
        readers=without_members(turn, table, posted.room, _readers(turn, deck, done.after, posted.room)),
        seat=deck.seat,
        person=turn.account.person,
        reply_to=to.id if to is not None else None,
        own_messages=own,
    )
    if (channel := channel_of(table, posted.room)) is not None:
        turn.work.books.outbox.put([copy_of(table, post, channel)])
    return post


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


def _too_long(voice: Voice, body: Body) -> Refused | None:
    most = room_for_words(longest_header(voice.alias, voice.room), body.kind)
    length = utf16_length(body.text)
    return Refused("too_long", {"length": length, "most": most}) if length > most else None


# -- just after a change


def _is_unsure(turn: Turn, deck: Deck, voice: Voice) -> bool:
    """Whether he may have typed it for another room or voice, another table, or to answer what he was asked."""
    return (
        questions.may_be_meant(turn)
        or spoken_to.may_be_for_another(turn, deck.table)
        or _has_just_changed(turn, deck, voice)
    )


def _answers_a_secret(message: Message, body: Body, to: Said | None) -> bool:
    """In reply to what was said to him alone, his letter or the moderator's answer: he may not mean it for the room."""
    said = message.reply_to_message
    return to is None and said is not None and bool(said.has_protected_content) and body.kind == "text"


def _has_just_changed(turn: Turn, deck: Deck, voice: Voice) -> bool:
    """He may have typed it for where, or as whom, he last spoke or could speak a moment ago (secrecy: rooms). Who dies
    may not have seen it yet: his first words among the dead wait, however late."""
    here = [voice.code, voice.alias]
    spoke = turn.account.modes.get(SPOKE, {}).get(str(deck.table.id))
    if voice.room == LOCKER:
        return bool(spoke != here)
    before = voice_at(turn, deck, turn.work.at - JUST_CHANGED)
    return before != voice and (before is not None or spoke not in (None, here))


def _hold(turn: Turn, deck: Deck, voice: Voice, body: Body, message: Message, to: Said | None) -> None:
    if _crosses(deck, voice, to):
        turn.refuse("crosses", "zpm")
        return
    if body.kind != "text":
        facts = {"alias": voice.alias, "room": room_key(voice.room)}
        turn.work.refused = Refused("send_again", {**facts})
        turn.say(refusal_key("send_again", "zpm"), facts, table=deck.table, protect=True)
        questions.put_aside(turn)
        remember_voice(turn, deck, voice)
        return
    held = {
        "code": voice.code,
        "text": body.text,
        "entities": list(body.entities),
        "stamp": deck.stamp,
        "reply_to": to.id if to is not None else None,
    }
    earlier = list(turn.account.modes.get(HELD, {}).items())[1 - MOST_HELD :]
    turn.change_modes(**{HELD: {**dict(earlier), str(message.message_id): held}})
    asked = "yes" if questions.may_be_meant(turn) else "no"
    if _answers_a_secret(message, body, to):
        asked = "alone"
    facts = {"alias": voice.alias, "room": room_key(voice.room), "text": body.text, "asked": asked}
    buttons = [
        press_button(key, Press(action, deck.table.handle, deck.stamp, (str(message.message_id),)))
        for key, action in (("button-zpm-say", "zpm-say"), ("button-zpm-drop", "zpm-drop"))
    ]
    turn.say("zpm-hold", facts, table=deck.table, protect=True, buttons=[buttons])


async def say_held(update: Update, turn: Turn) -> None:
    """For where it was asked about, and only while that phase lasts."""
    deck = deck_of(turn, turn.pressed_table())
    if deck is None:
        return
    message, held = _take_held(turn)
    voice = next((voice for voice in voices(deck) if held and voice.code == held["code"]), None)
    if held is None or voice is None or held["stamp"] != deck.stamp:
        turn.refuse("stale_button")
        return
    replied = held.get("reply_to")
    to = turn.work.books.posts.get(replied) if replied is not None else None
    questions.put_aside(turn)
    _say(turn, deck, voice, Body(text=held["text"], entities=tuple(held["entities"])), [message], to)
    if turn.toast is None:
        turn.answer("zpm-noted")


async def drop_held(update: Update, turn: Turn) -> None:
    _take_held(turn)
    turn.answer("zpm-held-gone")


def _take_held(turn: Turn) -> tuple[int, dict[str, Any] | None]:
    """The message that the button asks about, and what it said; it is asked about no more."""
    message = next(iter(turn.press.arguments), "")
    waiting = dict(turn.account.modes.get(HELD, {}))
    held = waiting.pop(message, None)
    turn.change_modes(**{HELD: waiting})
    return int(message) if message.isdecimal() else 0, held


PRESSES = {
    "zpm-say": say_held,
    "zpm-drop": drop_held,
}
