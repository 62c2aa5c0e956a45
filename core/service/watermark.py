"""Until when everything that people sent has been read: a deadline waits for what was sent before it (Z2.6)."""

from datetime import datetime, timedelta

from core.service.inbox import Row, Source
from core.service.ports import Books

GRACE = timedelta(seconds=2)
"""A close is applied when the reader has come back empty this long after it; what comes later is a straggler."""


class Watermark:
    """The reader's progress for one bot token. It lives in the leading process only: after a start it is unknown
    until the waiting updates have been read."""

    def __init__(self, bot_id: int) -> None:
        self._bot_id = bot_id
        self._read_until: datetime | None = None

    def rise(self, moment: datetime) -> None:
        """The reader's moments come in order; one that is earlier means that the machine's clock was set back."""
        self._read_until = moment

    def is_past(self, books: Books, deadline: datetime, *, but: int | None = None) -> bool:
        """Whether `deadline` may be applied: the reader is two seconds past it, and no unread row counts by an
        earlier time (the row `but` aside)."""
        if self._read_until is None or self._read_until < deadline + GRACE:
            return False
        return not books.inbox.any_before(self._bot_id, deadline, but=but)

    def next_row(self, books: Books) -> Row | None:
        """First what was put aside for a deadline that is past now, then as the rows came in.

        A command of the panel does not overtake what was typed before it: after a start it waits until the reader has
        caught up, and then for everything that counts by an earlier time.
        """
        for row, deadline in books.inbox.held(self._bot_id):
            if self._has_turn(books, row) and self.is_past(books, deadline, but=row.id):
                return row
        found = books.inbox.next_new(self._bot_id)
        if found is None or self._has_turn(books, found):
            return found
        return books.inbox.next_new(self._bot_id, but=Source.PANEL)

    def _has_turn(self, books: Books, row: Row) -> bool:
        if row.source is not Source.PANEL:
            return True
        has_read = self._read_until is not None
        return has_read and not books.inbox.any_before(self._bot_id, row.at, but=row.id)


class Held(Exception):
    """The row counts by a time that is not past yet (`Watermark.is_past`); the desk puts it aside."""

    def __init__(self, deadline: datetime) -> None:
        super().__init__(f"waits until {deadline.isoformat()} is past")
        self.deadline = deadline
