"""Rooms carried by channels: the moderator binds one, the bot lets in who belongs there and posts once for all of them.

Who has not come in still gets private copies; so do Spies of the other ship, who are never members (secrecy: rooms).
"""

from collections.abc import Awaitable, Callable
from typing import Any

from telegram import ChatMember, Update

from core.engine.refusal import Refused
from core.mafia.state import MEETING
from core.service import people
from core.service.accounts import Account
from core.service.authority import may_moderate
from core.service.tables import Table, TableStatus
from core.texts import Speech, plain
from telegram_bot import bound
from telegram_bot.bound import BOUND, INSIDE
from telegram_bot.callback_data import Press
from telegram_bot.keyboards import press_button
from telegram_bot.looking import IN, OFFICERS, lacking
from telegram_bot.refusing import refusal_key
from telegram_bot.topics import room_key
from telegram_bot.turn import Turn

GAME = "zombie-pirate-mafia"
MINE = "channels"
"""In an account's modes: the channels into which he has brought the bot, with their titles."""


# -- binding


def own_standing(turn: Turn) -> None:
    """Somebody has made the bot administrator of a channel, changed its rights there, or put it out of one."""
    change = turn.update.my_chat_member
    assert change is not None
    key = str(change.chat.id)
    mine = {name: title for name, title in turn.account.modes.get(MINE, {}).items() if name != key}
    looked = turn.looked
    why = "lacking" if lacking(change.new_chat_member) else looked.unfit if looked is not None else None
    if why is not None:
        bound.lose(turn.work.books, turn.work.shelf, turn.bot.bot_id, change.chat.id, why)
    if change.new_chat_member.status != ChatMember.ADMINISTRATOR:
        turn.change_modes(**{MINE: mine})
        return
    turn.change_modes(**{MINE: {**mine, key: change.chat.title or key}})
    refused = _obstacle(turn)
    if refused is not None:
        turn.tell(refusal_key(refused.code, "zpm"), refused.facts)
    elif not bound.tables_with(turn.work.books, turn.bot.bot_id, change.chat.id):
        turn.tell("channel-ready", {"title": change.chat.title})


def _obstacle(turn: Turn) -> Refused | None:
    """What keeps the channel that was looked at from being a room: in a discussion group members see each other."""
    looked = turn.looked
    if looked is None:
        return Refused("channel_unseen")
    if looked.is_public:
        return Refused("channel_public", {"title": looked.title})
    if looked.has_discussion:
        return Refused("channel_linked", {"title": looked.title})
    if looked.lacking:
        speech = Speech(turn.account.language)
        rights = [plain(speech.say(right)) for right in looked.lacking]
        return Refused("channel_lacking", {"title": looked.title, "rights": str(speech.listed(rights))})
    return None


async def bind(update: Update, turn: Turn) -> None:
    """`/bind`: which of his channels, then which room; or which room shall be private again."""
    if not turn.is_private:
        turn.refuse("bind_in_group", "zpm")
        return
    table = _moderated(turn)
    channels = turn.account.modes.get(MINE, {})
    carried = _carried(turn, table) if table is not None else {}
    if table is None:
        turn.refuse("nothing_to_bind")
    elif not channels and not carried:
        turn.say("bind-how", table=table)
    else:
        if carried:
            people.look(turn.work.books, turn.account.person, table, "rooms", turn.work.at)
        buttons = [
            [press_button("button-bind", Press("bind", table.handle, "", (chat,)), name=title)]
            for chat, title in channels.items()
        ]
        buttons += [
            [
                press_button(
                    "button-unbind", Press("unbind", table.handle, "", (str(chat),)), room=room_key(room)
                )
            ]
            for room, chat in carried.items()
        ]
        turn.say("bind-channel", {"table": table.title}, table=table, protect=True, buttons=buttons)


async def choose(update: Update, turn: Turn) -> None:
    """A channel was tapped, then a room; the channel has been looked at by then."""
    table, chosen = turn.pressed_table(), turn.press.arguments
    if table is None or not _may_bind(turn, table):
        turn.refuse("not_moderator")
        return
    if not chosen or chosen[0] not in turn.account.modes.get(MINE, {}):
        turn.refuse("stale_button")
        return
    rooms = bound.rooms_to_carry(turn.work.state(table.id))
    room = dict(enumerate(rooms)).get(int(chosen[1])) if len(chosen) == 2 and chosen[1].isdecimal() else None
    if room is not None:
        _bind(turn, table, room, int(chosen[0]))
        return
    people.look(turn.work.books, turn.account.person, table, "rooms", turn.work.at)
    buttons = [
        [
            press_button(
                "button-bind-room",
                Press("bind", table.handle, "", (chosen[0], str(place))),
                room=room_key(name),
            )
        ]
        for place, name in enumerate(rooms)
    ]
    turn.say("bind-room", table=table, protect=True, buttons=buttons)
    turn.answer(None)


def _bind(turn: Turn, table: Table, room: str, channel: int) -> None:
    books = turn.work.books
    refused = _obstacle(turn) or _other_game(turn, table, channel) or _officer(turn, table)
    if refused is not None:
        turn.refuse(refused, "zpm")
        return
    if table.facts.get(BOUND, {}).get(room) != channel:
        state = turn.work.state(table.id)
        bound.bind(books, table, room, channel, turn.looked.inside if turn.looked else ())
        bound.invite(books, turn.work.table(table.id), state)
    turn.strip_buttons()
    opens = "later" if room == MEETING and not turn.work.state(table.id).converged else "now"
    facts = {"room": room_key(room), "table": table.title, "opens": opens}
    turn.say("bind-done", facts, table=table, protect=True)
    turn.answer(None)


def _other_game(turn: Turn, table: Table, channel: int) -> Refused | None:
    """No channel carries rooms of two games."""
    carrying = bound.tables_with(turn.work.books, turn.bot.bot_id, channel)
    if all(one.id == table.id for one in carrying):
        return None
    return Refused("channel_taken", {"title": turn.account.modes[MINE][str(channel)]})


def _officer(turn: Turn, table: Table) -> Refused | None:
    """No sailor may be owner or administrator of a room's channel."""
    looked = turn.looked
    aboard = bound.officers_aboard(turn.work.books, table, looked.officers) if looked else []
    if looked is None or not aboard:
        return None
    names = [account.name for account in aboard]
    return Refused("channel_officer", {"title": looked.title, "names": names, "count": len(names)})


async def unbind(update: Update, turn: Turn) -> None:
    """The room goes on by private chat; what stands in the channel stays there."""
    table, chosen = turn.pressed_table(), next(iter(turn.press.arguments), "")
    if table is None or not _may_bind(turn, table):
        turn.refuse("not_moderator")
        return
    channel = next((chat for chat in _carried(turn, table).values() if str(chat) == chosen), None)
    if channel is None:
        turn.refuse("stale_button")
        return
    room = bound.unbind(turn.work.books, turn.work.shelf, table, channel)
    turn.strip_buttons()
    turn.say("unbind-done", {"room": room_key(room), "table": table.title}, table=table, protect=True)
    turn.answer(None)


def _carried(turn: Turn, table: Table) -> dict[str, int]:
    """The channels of rooms in which somebody still speaks, or will."""
    channels = table.facts.get(BOUND, {})
    return {
        room: channels[room] for room in bound.rooms_to_carry(turn.work.state(table.id)) if room in channels
    }


def _moderated(turn: Turn) -> Table | None:
    running = turn.work.books.tables.all(turn.bot.bot_id, (TableStatus.RUNNING,))
    mine = [table for table in running if _may_bind(turn, table)]
    chosen = [table for table in mine if table.id == turn.account.current_table]
    return next(iter(chosen or mine), None)


def _may_bind(turn: Turn, table: Table) -> bool:
    return (
        table.game == GAME
        and table.status is TableStatus.RUNNING
        and may_moderate(turn.work.books, turn.account.person, table.id)
    )


# -- who may come in


async def asks_in(update: Update, turn: Turn) -> None:
    """A join request: only who belongs to the room is let in."""
    request = update.chat_join_request
    assert request is not None
    books = turn.work.books
    account = books.people.by_telegram(request.from_user.id)
    for table in bound.tables_with(books, turn.bot.bot_id, request.chat.id):
        room = bound.room_of(table, request.chat.id)
        there = bound.belonging(books, table, turn.work.state(table.id), room)
        answer = "approve" if account is not None and account.person in there else "decline"
        _do(turn, table, request.chat.id, {"join": answer, "user": request.from_user.id})
        return


async def member_changed(update: Update, turn: Turn) -> None:
    """Who has come in reads there and gets no private copies; who has left gets them again. A sailor who becomes its
    administrator ends it."""
    change, books = update.chat_member, turn.work.books
    assert change is not None
    member = change.new_chat_member
    account = books.people.by_telegram(member.user.id)
    for table in bound.tables_with(books, turn.bot.bot_id, change.chat.id):
        if account is None:
            return
        if member.status in OFFICERS and account.person in books.tables.seated(table.id):
            bound.lose(books, turn.work.shelf, turn.bot.bot_id, change.chat.id, "officer")
            return
        room = bound.room_of(table, change.chat.id)
        persons = bound.inside(table, room) - {account.person}
        if member.status in IN:
            persons.add(account.person)
        members = {**table.facts.get(INSIDE, {}), room: sorted(persons)}
        books.tables.change(table.id, facts={**table.facts, INSIDE: members})


# -- posting


def without_members(turn: Turn, table: Table, room: str, readers: list[Account]) -> list[Account]:
    """Who still needs a private copy; whoever is inside and no longer belongs there is put out first."""
    channel = bound.channel_of(table, room)
    if channel is None:
        return readers
    inside = bound.inside(table, room)
    there = bound.belonging(turn.work.books, table, turn.work.state(table.id), room)
    for account in turn.work.books.people.several(inside - set(there)).values():
        if account.telegram_id is not None:
            _do(turn, table, channel.chat_id, {"put_out": account.telegram_id})
    return [reader for reader in readers if reader.person not in inside or reader.person not in there]


def _do(turn: Turn, table: Table, channel: int, options: dict[str, Any]) -> None:
    turn.work.books.outbox.put([bound.deed(table, channel, options)])


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {"bind": choose, "unbind": unbind}
