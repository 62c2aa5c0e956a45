"""The transaction around one row: everything of it is committed, or nothing, and the row says which."""

import logging
import secrets
from types import TracebackType

from core.engine.refusal import Refused
from core.service import failpoints
from core.service.inbox import Outcome, Row, RowState
from core.service.outbox import Kind, Lane, Outgoing
from core.service.past import Shelf
from core.service.people import moderators_of
from core.service.ports import Books, Conflict, LeaseLost, Store
from core.service.watermark import Held, Watermark
from core.service.work import Work

log = logging.getLogger(__name__)

MOST_TRIES = 3


class Working:
    """See `Desk.work`."""

    def __init__(self, store: Store, shelf: Shelf, watermark: Watermark, row: Row, term: int | None) -> None:
        self._store = store
        self._shelf = shelf
        self._watermark = watermark
        self._row = row
        self._term = term

    def __enter__(self) -> Work:
        self._transaction = self._store.write()
        books = self._transaction.__enter__()
        try:
            self._check(books)
        except BaseException as error:
            self._transaction.__exit__(type(error), error, error.__traceback__)
            raise
        self._work = Work(self._row, books, self._shelf, self._watermark)
        return self._work

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if error is None:
            error = self._commit()
        else:
            self._transaction.__exit__(kind, error, trace)
        match error:
            case None:
                return True
            case Held(deadline=deadline):
                with self._store.write() as books:
                    books.inbox.hold(self._row.id, deadline)
                return True
            case Conflict():
                self._shelf.drop()
                self._failed(error)
                return True
            case LeaseLost():
                raise error
            case Exception():
                self._failed(error)
                return True
            case _:
                return False

    def _check(self, books: Books) -> None:
        if self._term is not None and books.people.term(self._row.bot_id) != self._term:
            raise LeaseLost(f"another worker leads bot {self._row.bot_id}")
        if not books.inbox.is_open(self._row.id):
            raise LeaseLost(f"row {self._row.id} was worked on by somebody else")

    def _commit(self) -> Exception | None:
        """Writes the outcome and commits; an error on the way is handed back like one of the handler's."""
        work = self._work
        outcome = Outcome(
            row_id=self._row.id,
            state=RowState.DONE,
            refused=work.refused,
            events=work.events,
            facts=work.facts,
        )
        try:
            work.books.inbox.finish(outcome)
        except Exception as error:
            self._transaction.__exit__(type(error), error, error.__traceback__)
            log.exception("row %s could not be finished", self._row.id)
            return error
        self._transaction.__exit__(None, None, None)
        work.publish()
        failpoints.hit(failpoints.AFTER_COMMIT)
        return None

    def _failed(self, error: BaseException) -> None:
        error_id = secrets.token_hex(4)
        log.error("row %s failed, error %s", self._row.id, error_id, exc_info=error)
        with self._store.write() as books:
            if books.inbox.tried(self._row.id, error_id) < MOST_TRIES:
                return
            outcome = Outcome(
                row_id=self._row.id,
                state=RowState.FAILED,
                refused=Refused("broken", {"error": error_id}),
                error_id=error_id,
            )
            books.inbox.finish(outcome)
            self._tell(books, error_id)

    def _tell(self, books: Books, error_id: str) -> None:
        """A broken invariant reaches whoever moderates the table, or the owners."""
        table_id = self._row.table_id
        told = moderators_of(books, table_id) if table_id is not None else books.people.owners()
        for account in told:
            if account.telegram_id is None:
                continue
            out = Outgoing(
                bot_id=self._row.bot_id,
                chat_id=account.telegram_id,
                person=account.person,
                kind=Kind.SAY,
                key="row-failed",
                facts={"error": error_id},
                language=account.language,
                zone=account.zone,
                lane=Lane.URGENT,
                silent=False,
                table_id=table_id,
            )
            books.outbox.put([out])
