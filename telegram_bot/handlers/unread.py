"""Catching up: where one left off, or all that one sailor has said."""

from collections.abc import Sequence

from telegram import Update

from core.engine.names import name_key
from core.mafia.rooms import rooms_read_by
from core.service.accounts import Account
from core.service.holders import holders
from core.service.posts import Delivery, Post
from core.service.tables import Table
from telegram_bot.bound import copy_read_by, link_to
from telegram_bot.callback_data import Press
from telegram_bot.handlers import zpm_yesterday
from telegram_bot.handlers.zpm_deck import Deck, deck_of
from telegram_bot.handlers.zpm_talk import READ
from telegram_bot.keyboards import press_button
from telegram_bot.render.entities import cut
from telegram_bot.turn import Turn

MOST = 30
LONGEST_QUOTE = 100


async def unread(update: Update, turn: Turn) -> None:
    """`/unread` points to the first post since one last spoke or asked; `/unread Bart` lists what Bart has said, and
    `/unread yesterday` tells the last day in short."""
    if not turn.is_private:
        turn.refuse("private_only")
        return
    table = turn.my_table()
    deck = deck_of(turn, table) if table is not None else None
    if table is None:
        turn.refuse("no_table")
    elif deck is not None:
        name = turn.words
        if name.lower() in zpm_yesterday.WORDS:
            zpm_yesterday.tell(deck)
        elif name:
            _all_of(turn, deck, name)
        else:
            _where_he_left_off(turn, deck, table)


def _where_he_left_off(turn: Turn, deck: Deck, table: Table) -> None:
    marks = turn.account.modes.get(READ, {})
    if turn.account.digest and (kept := turn.work.books.outbox.hurry(turn.bot.bot_id, turn.chat_id)):
        turn.say("unread-kept", {"count": kept}, table=table)
        return
    posts = [post for post in _posts(turn, deck, after=marks.get(str(table.id), 0)) if post.seat != deck.seat]
    buttons = [[press_button("button-zpm-yesterday", Press("zpm-yesterday", table.handle))]]
    if table.closed_at is None:
        buttons = []
    if not posts:
        turn.say("unread-nothing", {"table": table.title}, table=table, buttons=buttons)
        return
    turn.change_modes(**{READ: {**marks, str(table.id): posts[-1].id}})
    first, facts = _copy(turn, deck, posts[0]), {"count": len(posts)}
    if first is not None and first.chat_id != turn.chat_id:
        turn.say("unread-in-channel", {**facts, "link": link_to(first)}, table=table, buttons=buttons)
    else:
        reply_to = None if first is None else first.message_id
        turn.say("unread-from", facts, table=table, reply_to=reply_to, buttons=buttons)


def _all_of(turn: Turn, deck: Deck, name: str) -> None:
    """Each post on a line of its own; a substitute reads also what his seat heard before him. Of one whom he knows to
    be there it is told that he has said nothing; any other name is that of nobody."""
    key = name_key(name)
    posts = [
        post for post in _posts(turn, deck, by=_who_sat_there(turn, deck)) if name_key(post.alias) == key
    ]
    posts = posts[-MOST:]
    lines = [
        {"at": post.at.isoformat(), "text": cut(" ".join(post.body.text.split()) or "…", LONGEST_QUOTE)}
        for post in posts
        if post.body is not None
    ]
    if lines:
        turn.say("unread-of", {"name": posts[-1].alias, "posts": lines}, table=deck.table, protect=True)
    elif known := next((each for each in deck.you["handles"] if name_key(each) == key), None):
        turn.say("unread-silent", {"name": known}, table=deck.table, protect=True)
    else:
        turn.refuse("unheard", "zpm", name=name)


def _posts(turn: Turn, deck: Deck, *, after: int = 0, by: Sequence[Account] = ()) -> list[Post]:
    """What he may read, in order: only rooms that he reads now. Of those he may have missed the past: only what came to
    him, or to one of those who sat there before, or from his seat, counts."""
    books, state = turn.work.books, turn.work.state(deck.table.id)
    rooms, readers = rooms_read_by(state, deck.seat), (turn.account, *by)
    found = books.posts.of_table(deck.table.id, after=after, limit=100_000)
    return [
        post
        for post in found
        if post.room in rooms
        and (post.seat == deck.seat or any(copy_read_by(books, deck.table, post, one) for one in readers))
    ]


def _who_sat_there(turn: Turn, deck: Deck) -> list[Account]:
    """Before him."""
    books, me = turn.work.books, turn.account.person
    past = holders(books, turn.work.shelf, deck.table).get(me, ())
    return list(books.people.several(one for one in past if one != me).values())


def _copy(turn: Turn, deck: Deck, post: Post) -> Delivery | None:
    return copy_read_by(turn.work.books, deck.table, post, turn.account)
