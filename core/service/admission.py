"""How many tables a bot takes on: no more than Telegram's limits let it serve well."""

from core.engine.refusal import Refused
from core.service.past import Shelf
from core.service.ports import Books
from core.service.tables import TableStatus

MOST_TABLES = 24
"""Running games and lobbies of one bot: 30 messages a second carry about 1.7 relayed posts a second for 17 readers."""


def refuse_if_full(books: Books, shelf: Shelf, game: str, bot_id: int) -> Refused | None:
    if not shelf.knows(game):
        return Refused("unknown_game", {"game": game})
    live = len(books.tables.all(bot_id, (TableStatus.LOBBY, TableStatus.RUNNING)))
    return Refused("bot_full", {"tables": live}) if live >= MOST_TABLES else None
