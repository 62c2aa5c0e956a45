"""Places where a fault test kills the process on purpose (F41): without effect unless the environment names one.

`SCUTTLEBUTT_FAILPOINT=after-commit` kills at the first hit of that point, `after-commit:7` at the seventh.
"""

import os
import signal
from collections import Counter

BEFORE_INBOX_COMMIT = "before-inbox-commit"
AFTER_INBOX_COMMIT = "after-inbox-commit"
AFTER_DECIDE = "after-decide"
AFTER_COMMIT = "after-commit"
AFTER_SEND = "after-send"
BEFORE_MARK = "before-mark"
BEFORE_ANSWER = "before-answer"
"""In the panel: it knows what became of a command, and has not yet told the moderator."""

_hits: Counter[str] = Counter()


def hit(point: str) -> None:
    """Kills this process with SIGKILL when `point` is the one asked for and has been passed often enough."""
    wanted = os.environ.get("SCUTTLEBUTT_FAILPOINT")
    if not wanted:
        return
    name, _, count = wanted.partition(":")
    if name != point:
        return
    _hits[point] += 1
    if _hits[point] >= int(count or "1"):
        os.kill(os.getpid(), signal.SIGKILL)
