"""What the ship is built of, for the health page and whoever reports a fault."""

import platform
from importlib.metadata import version

from sqlalchemy import Engine

from core import VERSION
from core.storage.migrate import newest_revision

DATABASES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}


def versions(engine: Engine) -> tuple[tuple[str, str], ...]:
    """Names and versions, the program's own first; an engine that has never connected does not know its server's."""
    server = getattr(engine.dialect, "server_version_info", None) or ()
    return (
        ("Scuttlebutt", VERSION),
        ("Python", platform.python_version()),
        ("python-telegram-bot", version("python-telegram-bot")),
        ("SQLAlchemy", version("SQLAlchemy")),
        (DATABASES[engine.dialect.name], ".".join(str(part) for part in server) or "–"),
        ("schema", newest_revision()),
    )
