"""Asks into bound channels whoever belongs there by now, at Tortuga all at once (Z9.3), and puts out who has left."""

from core.service.desk import Desk
from core.service.tables import TableStatus
from telegram_bot import bound
from telegram_bot.looking import Looked


class Gangway:
    """Looks at tables with channels whenever they have moved on; who has been asked is in the table's facts."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._seen: dict[int, int] = {}

    def look(self) -> None:
        with self._desk.read() as books:
            running = books.tables.all(self._desk.bot_id, (TableStatus.RUNNING,))
        carried = {table.id: table.version for table in running if table.facts.get(bound.BOUND)}
        moved = [table_id for table_id, version in carried.items() if self._seen.get(table_id) != version]
        self._seen = carried
        if not moved:
            return
        with self._desk.write() as books:
            for table_id in moved:
                table = books.tables.get(table_id)
                if table is not None and table.status is TableStatus.RUNNING:
                    bound.put_out_leavers(books, table)
                    bound.invite(books, table, self._desk.state(books, table))

    def channels(self) -> list[int]:
        """Those that carry rooms of running games."""
        with self._desk.read() as books:
            running = books.tables.all(self._desk.bot_id, (TableStatus.RUNNING,))
        return [channel for table in running for channel in table.facts.get(bound.BOUND, {}).values()]

    def unfit(self, channel: int, looked: Looked) -> str | None:
        """What keeps a channel from carrying its room any longer."""
        with self._desk.read() as books:
            tables = bound.tables_with(books, self._desk.bot_id, channel)
            has_officer = any(bound.officers_aboard(books, table, looked.officers) for table in tables)
        return looked.unfit or ("officer" if has_officer else None)

    def lose(self, channel: int, why: str) -> None:
        with self._desk.write() as books:
            bound.lose(books, self._desk.shelf, self._desk.bot_id, channel, why)
