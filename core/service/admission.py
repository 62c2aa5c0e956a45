"""How many tables a bot takes on: as many as Telegram's limits let it serve well; it says when there is room again."""

from core.engine.ids import Person
from core.engine.refusal import Refused
from core.service.accounts import Account
from core.service.announce import addressed
from core.service.outbox import Kind, Outgoing
from core.service.past import Shelf
from core.service.ports import Books
from core.service.tables import Follow, TableStatus

MOST_TABLES = 24
"""Running games and lobbies of one bot: 30 messages a second carry about 1.7 relayed posts a second for 17 readers."""


def refuse_if_full(books: Books, shelf: Shelf, game: str, bot_id: int, host: Person) -> Refused | None:
    """Whoever is refused for want of room is told when there is some, if he can be written to (`told`)."""
    if not shelf.knows(game):
        return Refused("unknown_game", {"game": game})
    account, live = books.people.get(host), _live(books, bot_id)
    chat = account.telegram_id if account is not None else None
    if live >= MOST_TABLES:
        if chat is not None:
            books.tables.follow(_waits(chat, bot_id))
        return Refused("bot_full", {"tables": live, "told": "no" if chat is None else "yes"})
    if chat is not None:
        books.tables.unfollow(_waits(chat, bot_id))
    return None


def tell_of_room(books: Books, bot_id: int) -> None:
    """A table is over: all who were refused hear of it once, and whoever comes first has the room."""
    waiting = books.tables.followers(chat_id=bot_id)
    if not waiting or _live(books, bot_id) >= MOST_TABLES:
        return
    for chat in waiting:
        books.tables.unfollow(_waits(chat, bot_id))
    found = [account for chat in waiting if (account := books.people.by_telegram(chat)) is not None]
    books.outbox.put([_word_of_room(account, bot_id) for account in found])


def _word_of_room(account: Account, bot_id: int) -> Outgoing:
    return Outgoing(
        **addressed(account), bot_id=bot_id, kind=Kind.SAY, key="room-again", facts={}, silent=False
    )


def _live(books: Books, bot_id: int) -> int:
    return len(books.tables.all(bot_id, (TableStatus.LOBBY, TableStatus.RUNNING)))


def _waits(chat: int, bot_id: int) -> Follow:
    """For room with the bot itself, where others wait for the next game of a group."""
    return Follow(chat, chat_id=bot_id)
