"""Rooms that channels carry, as a table's facts tell; what a lost one has not carried goes to its members singly."""

from collections.abc import Collection
from typing import Any

from core.engine.ids import Person, Seat
from core.mafia.rooms import rooms_read_by
from core.mafia.state import MEETING, State, home_of
from core.service.accounts import Account
from core.service.announce import addressed, copy_of
from core.service.outbox import Kind, Lane, Outgoing
from core.service.past import Shelf
from core.service.people import moderators_of, to_account
from core.service.ports import Books
from core.service.posts import Delivery, Post
from core.service.tables import Chat, Table, TableStatus
from telegram_bot.looking import InQuestion
from telegram_bot.topics import room_key

BOUND = "channels"
"""In a table's facts: the channel of a room."""
INSIDE = "channel_members"
"""In a table's facts: the persons who have come into a room's channel."""
INVITED = "channel_invited"
"""In a table's facts: the persons who have been asked into a room's channel."""

LEFT_IN = "channel_left_in"
"""In a table's facts: by channel, the persons who have been in it for a room that it no longer carries."""

CHANNELS_BEGIN = 1_000_000_000_000
"""The number of a channel is below zero by so much more than links have it."""

_RIGHT_IS_GONE = ("administrator rights", "not enough rights", "chat_write_forbidden", "chat_admin_required")


def channel_of(table: Table, room: str) -> Chat | None:
    channel = table.facts.get(BOUND, {}).get(room)
    return None if channel is None else Chat(channel, table.language, table.zone)


def tables_with(books: Books, bot_id: int, channel: int) -> list[Table]:
    running = books.tables.all(bot_id, (TableStatus.RUNNING,))
    return [table for table in running if channel in table.facts.get(BOUND, {}).values()]


def room_of(table: Table, channel: int) -> str:
    return next(room for room, chat in table.facts[BOUND].items() if chat == channel)


def rooms_to_carry(state: State) -> list[str]:
    """What there is to be read in by channel now or later, as they are listed."""
    return [MEETING] if state.converged else [*sorted(state.ships), MEETING]


def belongs(state: State, seat: Seat, room: str) -> bool:
    """His own room; dead or away, the room he left; from Day 3 all who read the Meeting."""
    if room == MEETING:
        return MEETING in rooms_read_by(state, seat)
    return not state.converged and home_of(state, seat) == room


def belonging(books: Books, table: Table, state: State, room: str) -> dict[Person, Account]:
    seated = books.tables.seated(table.id).items()
    found = books.people.several([person for person, seat in seated if belongs(state, Seat(seat), room)])
    return {person: account for person, account in found.items() if account.telegram_id is not None}


def officers_aboard(books: Books, table: Table, officers: Collection[int]) -> list[Account]:
    """Who sits at the table and is a channel's owner or administrator: such a one sees who reads there, and can be put
    out by no bot."""
    seated = books.people.several(books.tables.seated(table.id)).values()
    return [account for account in seated if account.telegram_id in officers]


def inside(table: Table, room: str) -> set[Person]:
    return {Person(one) for one in table.facts.get(INSIDE, {}).get(room, ())}


def copy_read_by(books: Books, table: Table, post: Post, account: Account) -> Delivery | None:
    """Where he has the post before him: in his private chat, else in the channel into which he has come."""
    copies = {copy.chat_id: copy for copy in books.posts.deliveries(post.id)}
    if account.telegram_id in copies:
        return copies[account.telegram_id]
    is_inside = account.person in inside(table, post.room)
    return copies.get(table.facts.get(BOUND, {}).get(post.room)) if is_inside else None


def link_to(copy: Delivery) -> str:
    """To a message of a private channel; its members can follow it."""
    return f"https://t.me/c/{-copy.chat_id - CHANNELS_BEGIN}/{copy.message_id}"


# -- binding and coming in


def bind(books: Books, table: Table, room: str, channel: int, found: Collection[int]) -> None:
    """A room has one channel and a channel one room; whoever was asked into another channel is asked anew.

    `found` are the accounts that are in the channel now. Who is in it and belongs to the room reads there from now on;
    who does not is put out before anything is said there.
    """
    before = table.facts.get(BOUND, {}).get(room, channel)
    facts = {**table.facts, LEFT_IN: _left_behind(books, table, {channel, before})}
    facts[BOUND] = {name: chat for name, chat in facts.get(BOUND, {}).items() if chat != channel} | {
        room: channel
    }
    for name in (INSIDE, INVITED):
        facts[name] = {
            other: persons
            for other, persons in facts.get(name, {}).items()
            if other != room and other in facts[BOUND]
        }
    here = may_be_inside(books, table.bot_id, InQuestion(channel, table.handle))
    facts[INSIDE][room] = sorted(one.person for one in here if one.telegram_id in found)
    books.tables.change(table.id, facts=facts)


def may_be_inside(books: Books, bot_id: int, about: InQuestion) -> Collection[Account]:
    """Who has been in a channel, at whichever table, and who sits at the one of which it is to carry a room: that one
    may have been let in while it carried none."""
    table = books.tables.by_handle(about.table) if about.table else None
    seated = set() if table is None else set(books.tables.seated(table.id))
    return books.people.several(seated | left_in(books, bot_id, about.channel)).values()


def left_in(books: Books, bot_id: int, channel: int) -> set[Person]:
    """Who is known to have been in a channel, at whichever table of the bot; some may have left it since."""
    found: set[Person] = set()
    for table in books.tables.all(bot_id):
        found.update(Person(one) for one in table.facts.get(LEFT_IN, {}).get(str(channel), ()))
        if channel in table.facts.get(BOUND, {}).values():
            found |= inside(table, room_of(table, channel))
    return found


def _left_behind(books: Books, table: Table, channels: Collection[int]) -> dict[str, list[Person]]:
    """What the table knows of `LEFT_IN` once it has let go of these channels."""
    known = {str(channel): sorted(left_in(books, table.bot_id, channel)) for channel in channels}
    return {**table.facts.get(LEFT_IN, {}), **known}


def invite(books: Books, table: Table, state: State) -> None:
    """Asks everybody into his room's channel who belongs there and has not been asked, all at once. Who is in it
    already needs no asking."""
    invited = {room: set(persons) for room, persons in table.facts.get(INVITED, {}).items()}
    rows, fresh = [], False
    for room, channel in table.facts.get(BOUND, {}).items():
        for person, account in belonging(books, table, state, room).items():
            if person in invited.setdefault(room, set()):
                continue
            invited[room].add(person)
            fresh = True
            if person not in inside(table, room):
                rows.append(_invitation(table, account, room, channel))
    if fresh:
        books.outbox.put(rows)
        facts = {**table.facts, INVITED: {room: sorted(persons) for room, persons in invited.items()}}
        books.tables.change(table.id, facts=facts)


def _invitation(table: Table, account: Account, room: str, channel: int) -> Outgoing:
    return Outgoing(
        **addressed(account),
        bot_id=table.bot_id,
        kind=Kind.SAY,
        key="channel-invitation",
        facts={"room": room_key(room), "table": table.title},
        table_id=table.id,
        silent=False,
        protect=True,
        options={"invite_to": channel},
    )


def put_out_leavers(books: Books, table: Table) -> None:
    """Who has no seat any more reads nothing more; what he does not leave by himself he is put out of."""
    seated = set(books.tables.seated(table.id))
    for room, channel in table.facts.get(BOUND, {}).items():
        for account in books.people.several(inside(table, room) - seated).values():
            if account.telegram_id is not None:
                books.outbox.put([deed(table, channel, {"put_out": account.telegram_id})])


def deed(table: Table, channel: int, options: dict[str, Any]) -> Outgoing:
    """Something is done in a channel, and nothing is said there."""
    return Outgoing(
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


# -- and losing it


def is_lost(error: str) -> bool:
    """Whether a refusal means that the bot may no longer do in a channel what a room needs."""
    return any(known in error.lower() for known in _RIGHT_IS_GONE)


def unbind(books: Books, shelf: Shelf, table: Table, channel: int) -> str:
    """The room goes on by private chat: who read it there gets at once what had not left, and nobody else who is still
    inside; the room's name."""
    room = room_of(table, channel)
    members = inside(table, room)
    facts = {**table.facts, LEFT_IN: _left_behind(books, table, {channel})}
    for name in (BOUND, INSIDE, INVITED):
        facts[name] = {other: fact for other, fact in facts.get(name, {}).items() if other != room}
    books.tables.change(table.id, facts=facts)
    for post_id in books.outbox.give_up(table.bot_id, channel):
        post = books.posts.get(post_id)
        if post is None or post.table_id != table.id or post.body is None:
            continue
        there = belonging(books, table, shelf.at(books, table, post.event), room)
        readers = [there[one] for one in sorted(there.keys() & members) if one != post.person]
        books.outbox.put([copy_of(table, post, reader) for reader in readers])
    return room


def lose(books: Books, shelf: Shelf, bot_id: int, channel: int, why: str = "lacking") -> None:
    """The bot was put out of a channel, may no longer do there what a room needs, or others can listen or talk there by
    now. Of a room that is over nobody need hear."""
    for table in tables_with(books, bot_id, channel):
        room = unbind(books, shelf, table, channel)
        if room not in rooms_to_carry(shelf.present(books, table)):
            continue
        facts = {"room": room_key(room), "table": table.title, "why": why}
        told = moderators_of(books, table.id)
        books.outbox.put([to_account(one, table, "channel-lost", facts, lane=Lane.URGENT) for one in told])
