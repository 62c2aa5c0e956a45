"""`python -m telegram_bot.rehearsal.seeded_bot SEED`: the bot with known dice, so that a rehearsal can be repeated.

A bot that plays in earnest is `python -m telegram_bot`: nothing there can make its dice known.
"""

import hashlib
import sys
from itertools import count
from types import SimpleNamespace

import core.service.work
from core.bootstrap import open_ship
from core.config import read_settings
from telegram_bot.__main__ import main


def load_the_dice(seed: str, before: int = 0) -> None:
    """The n-th table that is opened, those `before` counted, has the same draws as the n-th under the same seed."""
    number = count(before)

    def token_bytes(size: int) -> bytes:
        return hashlib.shake_256(f"{seed}/{next(number)}".encode()).digest(size)

    vars(core.service.work)["secrets"] = SimpleNamespace(token_bytes=token_bytes)


def tables_before() -> int:
    """How many tables there are: the bot of a rehearsal may have been killed, and its dice go on."""
    ship = open_ship(read_settings())
    try:
        with ship.store.read() as books:
            return len(books.tables.all())
    finally:
        ship.close()


if __name__ == "__main__":
    load_the_dice(sys.argv[1], tables_before())
    sys.exit(main())
