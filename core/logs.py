"""Logs that people can read and that never show a token or a secret (F78)."""

import logging
import re
import sys

_TOKEN = re.compile(r"\b(\d{1,20}):[A-Za-z0-9_-]{20,}")
_LINK = re.compile(r"(start=(?:own|seat|in)_|/(?:sign-in|in|owner|seat)/)[A-Za-z0-9_-]{16,}")


class WithoutSecrets(logging.Formatter):
    """Formats as usual, traceback included, and blanks whatever looks like a token."""

    def __init__(self, secrets: tuple[str, ...] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%H:%M:%S")
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        written = super().format(record)
        for secret in self._secrets:
            written = written.replace(secret, "***")
        return _LINK.sub(r"\1***", _TOKEN.sub(r"\1:***", written))


LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


def set_up_logs(level: str, *secrets: str) -> None:
    """One line a record to standard error; libraries speak from warnings on, the HTTP client not of its addresses."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(WithoutSecrets(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for chatty in ("httpx", "httpcore", "telegram", "apscheduler", "aiohttp", "sqlalchemy", "alembic"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, root.level))
