"""Catching up: where one left off, or all that one sailor has said."""

from telegram import Update

from core.mafia.rooms import rooms_read_by
from core.service.posts import Post
from core.service.tables import Table
from telegram_bot.handlers.zpm_deck import Deck, deck_of
from telegram_bot.handlers.zpm_talk import READ
from telegram_bot.render.entities import cut
from telegram_bot.turn import Turn

MOST = 30
LONGEST_QUOTE = 100


async def unread(update: Update, turn: Turn) -> None:
    """`/unread` points to the first post since one last spoke or asked; `/unread Bart` lists what Bart has said."""
    if not turn.is_private:
        turn.refuse("private_only")
        return
    table = turn.my_table()
    deck = deck_of(turn, table) if table is not None else None
    if table is None:
        turn.refuse("no_table")
    elif deck is not None:
        name = turn.text.partition(" ")[2].strip()
        if name:
            _all_of(turn, deck, name)
        else:
            _where_he_left_off(turn, deck, table)


def _where_he_left_off(turn: Turn, deck: Deck, table: Table) -> None:
    marks = turn.account.modes.get(READ, {})
    posts = [post for post in _posts(turn, deck, after=marks.get(str(table.id), 0)) if post.seat != deck.seat]
    if not posts:
        turn.say("unread-nothing", {"table": table.title}, table=table)
        return
    turn.change_modes(**{READ: {**marks, str(table.id): posts[-1].id}})
    first = _message_here(turn, posts[0])
    turn.say("unread-from", {"count": len(posts), "table": table.title}, table=table, reply_to=first)


def _all_of(turn: Turn, deck: Deck, alias: str) -> None:
    posts = _posts(turn, deck, alias=alias)[-MOST:]
    if not posts:
        turn.refuse("not_here", "zpm", name=alias)
        return
    lines = [
        {"at": post.at.isoformat(), "text": cut(post.body.text or "…", LONGEST_QUOTE)}
        for post in posts
        if post.body is not None
    ]
    turn.say("unread-of", {"name": posts[-1].alias, "posts": lines}, table=deck.table, protect=True)


def _posts(turn: Turn, deck: Deck, *, after: int = 0, alias: str | None = None) -> list[Post]:
    """What he may read, in order: only rooms that he reads now."""
    state = turn.work.state(deck.table.id)
    rooms = rooms_read_by(state, deck.seat)
    found = turn.work.books.posts.of_table(deck.table.id, after=after, alias=alias, limit=5000)
    return [post for post in found if post.room in rooms and _was_delivered(turn, deck, post)]


def _was_delivered(turn: Turn, deck: Deck, post: Post) -> bool:
    """Of a room that he reads now he may have missed the past: only what came to him, or from him, counts."""
    return post.seat == deck.seat or _message_here(turn, post) is not None


def _message_here(turn: Turn, post: Post) -> int | None:
    """The message that shows this post in his chat."""
    copies = turn.work.books.posts.deliveries(post.id)
    return next((copy.message_id for copy in copies if copy.chat_id == turn.chat_id), None)
