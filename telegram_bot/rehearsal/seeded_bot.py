"""`python -m telegram_bot.rehearsal.seeded_bot SEED`: the bot with known dice, so that a rehearsal can be repeated.

A bot that plays in earnest is `python -m telegram_bot`: nothing there can make its dice known.
"""

import hashlib
import sys
from itertools import count
from types import SimpleNamespace

import core.service.work
from telegram_bot.__main__ import main


def load_the_dice(seed: str) -> None:
    """The n-th table that is opened from now on has the same draws as the n-th under the same seed."""
    number = count()

    def token_bytes(size: int) -> bytes:
        return hashlib.shake_256(f"{seed}/{next(number)}".encode()).digest(size)

    vars(core.service.work)["secrets"] = SimpleNamespace(token_bytes=token_bytes)


if __name__ == "__main__":
    load_the_dice(sys.argv[1])
    sys.exit(main())
