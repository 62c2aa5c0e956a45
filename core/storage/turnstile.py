"""Writers of one process take turns as they came: else SQLite starves the slow, and PostgreSQL finds deadlocks."""

import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager


class Turnstile:
    """Lets one through at a time. Asking again inside one's own turn raises: it could only wait for itself."""

    def __init__(self) -> None:
        self._mutex = threading.Lock()
        self._waiting: deque[threading.Event] = deque()
        self._owner: int | None = None

    @contextmanager
    def turn(self) -> Iterator[None]:
        self._enter()
        try:
            yield
        finally:
            self._leave()

    def _enter(self) -> None:
        with self._mutex:
            if self._owner == threading.get_ident():
                raise RuntimeError("a write transaction is open in this thread already: use its books")
            if self._owner is None and not self._waiting:
                self._owner = threading.get_ident()
                return
            called = threading.Event()
            self._waiting.append(called)
        called.wait()
        with self._mutex:
            self._waiting.popleft()
            self._owner = threading.get_ident()

    def _leave(self) -> None:
        with self._mutex:
            self._owner = None
            if self._waiting:
                self._waiting[0].set()
