"""Rooms carried by channels: the moderator binds one, the bot lets in who belongs there and posts once for all of them.

Who has not come in still gets private copies; so do Spies of the other ship, who are never members (secrecy: rooms).
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from telegram import ChatMember, Update

from core.engine.ids import Person, Seat
from core.mafia.rooms import rooms_read_by
from core.mafia.state import MEETING, State, home_of
from core.service import people
from core.service.accounts import Account
from core.service.authority import may_moderate
from core.service.outbox import Kind, Outgoing
from core.service.tables import Chat, Table, TableStatus
from telegram_bot.callback_data import Press
from telegram_bot.keyboards import press_button
from telegram_bot.turn import Turn

GAME = "zombie-pirate-mafia"
BOUND = "channels"
"""In a table's facts: the channel of a room."""
INSIDE = "channel_members"
"""In a table's facts: the persons who have come into a room's channel."""
MINE = "channels"
"""In an account's modes: the channels into which he has brought the bot, with their titles."""

_OUT = (ChatMember.LEFT, ChatMember.BANNED)


# -- binding


def own_standing(turn: Turn) -> None:
    """Somebody has made the bot administrator of a channel, or put it out of one."""
    change = turn.update.my_chat_member
    assert change is not None
    key = str(change.chat.id)
    mine = {name: title for name, title in turn.account.modes.get(MINE, {}).items() if name != key}
    if change.new_chat_member.status == ChatMember.ADMINISTRATOR and not change.chat.username:
        turn.change_modes(**{MINE: {**mine, key: change.chat.title or key}})
        turn.tell("channel-ready", {"title": change.chat.title})
        return
    turn.change_modes(**{MINE: mine})
    if change.new_chat_member.status != ChatMember.ADMINISTRATOR:
        for table in _tables_with(turn, change.chat.id):
            _unbind(turn, table, change.chat.id)
    else:
        turn.tell("channel-public", {"title": change.chat.title})


async def bind(update: Update, turn: Turn) -> None:
    """`/bind`: which of his channels, then which room."""
    table = _moderated(turn)
    channels = turn.account.modes.get(MINE, {})
    if not turn.is_private:
        turn.refuse("private_only")
    elif table is None:
        turn.refuse("nothing_to_bind")
    elif not channels:
        turn.say("bind-how", table=table)
    else:
        buttons = [
            [press_button("button-bind", Press("bind", table.handle, "", (chat,)), name=title)]
            for chat, title in channels.items()
        ]
        turn.say("bind-channel", table=table, protect=True, buttons=buttons)


async def choose(update: Update, turn: Turn) -> None:
    table, chosen = turn.pressed_table(), turn.press.arguments
    if table is None or not _may_bind(turn, table):
        turn.refuse("not_moderator")
        return
    if not chosen or chosen[0] not in turn.account.modes.get(MINE, {}):
        turn.refuse("stale_button")
        return
    rooms = _rooms(turn.work.state(table.id))
    room = dict(enumerate(rooms)).get(int(chosen[1])) if len(chosen) == 2 and chosen[1].isdecimal() else None
    if room is not None:
        _bind(turn, table, room, int(chosen[0]))
        return
    people.look(turn.work.books, turn.account.person, table, "rooms", turn.work.at)
    buttons = [
        [press_button("button-bind", Press("bind", table.handle, "", (chosen[0], str(place))), name=name)]
        for place, name in enumerate(rooms)
    ]
    turn.say("bind-room", table=table, protect=True, buttons=buttons)
    turn.answer(None)


def _bind(turn: Turn, table: Table, room: str, channel: int) -> None:
    bound = {name: chat for name, chat in table.facts.get(BOUND, {}).items() if chat != channel}
    inside = {name: persons for name, persons in table.facts.get(INSIDE, {}).items() if name != room}
    facts = {**table.facts, BOUND: {**bound, room: channel}, INSIDE: inside}
    turn.work.books.tables.change(table.id, facts=facts)
    turn.say("bind-done", {"room": room, "table": table.title}, table=table, protect=True)
    for account in _belonging(turn, table, room).values():
        said = {"room": room, "table": table.title}
        how: dict[str, Any] = {"protect": True, "silent": False, "options": {"invite_to": channel}}
        turn.say_to(account, "channel-invitation", said, table=table, **how)
    turn.answer(None)


def _unbind(turn: Turn, table: Table, channel: int) -> None:
    bound = {name: chat for name, chat in table.facts.get(BOUND, {}).items() if chat != channel}
    turn.work.books.tables.change(table.id, facts={**table.facts, BOUND: bound})
    for moderator in people.moderators_of(turn.work.books, table.id):
        turn.say_to(moderator, "channel-lost", {"table": table.title}, table=table, silent=False)


def _moderated(turn: Turn) -> Table | None:
    running = turn.work.books.tables.all(turn.bot.bot_id, (TableStatus.RUNNING,))
    return next((table for table in running if _may_bind(turn, table)), None)


def _may_bind(turn: Turn, table: Table) -> bool:
    return (
        table.game == GAME
        and table.status is TableStatus.RUNNING
        and may_moderate(turn.work.books, turn.account.person, table.id)
    )


def _rooms(state: State) -> Sequence[str]:
    return [MEETING] if state.converged else sorted([*state.ships, MEETING])


# -- who may come in


async def asks_in(update: Update, turn: Turn) -> None:
    """A join request: only who belongs to the room is let in."""
    request = update.chat_join_request
    assert request is not None
    account = turn.work.books.people.by_telegram(request.from_user.id)
    for table in _tables_with(turn, request.chat.id):
        room = _room_of(table, request.chat.id)
        belongs = account is not None and account.person in _belonging(turn, table, room)
        _do(
            turn,
            table,
            request.chat.id,
            {"join": "approve" if belongs else "decline", "user": request.from_user.id},
        )
        return


async def member_changed(update: Update, turn: Turn) -> None:
    """Who has come in reads there and gets no private copies; who has left gets them again."""
    change = update.chat_member
    assert change is not None
    account = turn.work.books.people.by_telegram(change.new_chat_member.user.id)
    for table in _tables_with(turn, change.chat.id):
        if account is None:
            return
        room = _room_of(table, change.chat.id)
        persons = set(table.facts.get(INSIDE, {}).get(room, ())) - {account.person}
        if change.new_chat_member.status not in _OUT:
            persons.add(account.person)
        inside = {**table.facts.get(INSIDE, {}), room: sorted(persons)}
        turn.work.books.tables.change(table.id, facts={**table.facts, INSIDE: inside})


def _belonging(turn: Turn, table: Table, room: str) -> dict[Person, Account]:
    """Whose own room it is; dead or away, the room he left; from Day 3 all who read the Meeting."""
    state = turn.work.state(table.id)
    holders = {Seat(seat): person for person, seat in turn.work.books.tables.seated(table.id).items()}
    persons = [person for seat, person in holders.items() if belongs(state, seat, room)]
    found = turn.work.books.people.several(persons)
    return {person: account for person, account in found.items() if account.telegram_id is not None}


def belongs(state: State, seat: Seat, room: str) -> bool:
    if room == MEETING:
        return MEETING in rooms_read_by(state, seat)
    return not state.converged and home_of(state, seat) == room


# -- posting


def channel_of(table: Table, room: str) -> Chat | None:
    channel = table.facts.get(BOUND, {}).get(room)
    return None if channel is None else Chat(channel, table.language, table.zone)


def without_members(turn: Turn, table: Table, room: str, readers: list[Account]) -> list[Account]:
    """Who still needs a private copy; whoever is inside and no longer belongs there is put out first."""
    channel = channel_of(table, room)
    if channel is None:
        return readers
    inside = set(table.facts.get(INSIDE, {}).get(room, ()))
    belonging = _belonging(turn, table, room)
    for account in turn.work.books.people.several(Person(one) for one in inside - set(belonging)).values():
        if account.telegram_id is not None:
            _do(turn, table, channel.chat_id, {"put_out": account.telegram_id})
    return [reader for reader in readers if reader.person not in inside or reader.person not in belonging]


def _do(turn: Turn, table: Table, channel: int, options: dict[str, Any]) -> None:
    """Something is done in a channel, and nothing is said there."""
    deed = Outgoing(
        bot_id=table.bot_id,
        chat_id=channel,
        kind=Kind.SAY,
        key="channel-deed",
        facts={},
        language=table.language,
        zone=table.zone,
        table_id=table.id,
        options=options,
    )
    turn.work.books.outbox.put([deed])


def _tables_with(turn: Turn, channel: int) -> list[Table]:
    live = turn.work.books.tables.all(turn.bot.bot_id, (TableStatus.RUNNING,))
    return [table for table in live if channel in table.facts.get(BOUND, {}).values()]


def _room_of(table: Table, channel: int) -> str:
    return next(room for room, chat in table.facts[BOUND].items() if chat == channel)


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {"bind": choose}
