"""Puts the ship together: settings, keys, database, clock, games, desks; how every process starts."""

import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from core.config import Settings, SettingsRefused, read_settings
from core.logs import LEVELS, set_up_logs
from core.service import links
from core.service.clock import Clock
from core.service.desk import Desk
from core.service.games import Games, known_games
from core.service.secret import Secret
from core.storage.engine import DATABASE_TROUBLE, is_sqlite, open_engine
from core.storage.lease import lease
from core.storage.migrate import DatabaseRefused, migrate
from core.storage.store import SqlStore
from core.storage.versions import versions

OWNER_LINK_LASTS = timedelta(days=1)
OWNER_LINK_IS_FRESH = timedelta(minutes=1)
"""Bot and panel start together: the second prints no other link than the first."""


@dataclass(frozen=True, slots=True)
class Ship:
    """Everything a process needs. Made once, at its start."""

    settings: Settings
    store: SqlStore
    clock: Clock
    games: Games

    def desk(self) -> Desk:
        """A desk that reads and submits; it leads no bot token."""
        return Desk(self.store, self.games, self.clock)

    @contextmanager
    def worker(self, bot_id: int, *, wait: bool = False) -> Iterator[Desk]:
        """The desk that leads a bot token. Raises `LeaseTaken`, or with `wait` stands by until the leader is gone."""
        with lease(self.store.engine, bot_id, wait=wait):
            with self.store.write() as books:
                term = books.people.lead(bot_id)
            desk = Desk(self.store, self.games, self.clock, bot_id=bot_id, term=term)
            desk.come_back()
            yield desk

    def versions(self) -> tuple[tuple[str, str], ...]:
        """Names and versions of what runs here, for the health page."""
        return versions(self.store.engine)

    def flask_key(self) -> Secret:
        """The panel's key: set by hand, or made once and kept, so that nobody is signed out by a restart (F76)."""
        return self.settings.secret_key or kept_key(self.settings.data, "flask_key")

    def webhook_secret(self) -> Secret:
        """What Telegram has to send with every update in webhook mode (F77)."""
        return kept_key(self.settings.data, "webhook_secret")

    def owner_link(self) -> Secret | None:
        """The secret of a link that makes whoever spends it the owner, as long as there is none; `None` also while one
        that another process has just printed is fresh."""
        with self.store.write() as books:
            now, kind = self.clock.now(), links.LinkKind.OWNER
            if books.people.owners() or books.links.is_open(kind, made_after=now - OWNER_LINK_IS_FRESH):
                return None
            return links.issue(books, kind, now, lasts=OWNER_LINK_LASTS)

    def greet_owner(self) -> None:
        """As long as nobody owns the ship, each start prints one link, good for panel and bot: once, for a day."""
        if link := self.owner_link():
            address = f"{self.settings.panel_address}/sign-in/{link}"
            print(f"Nobody owns this ship yet. This link makes you its owner: {address}", flush=True)
            if self.settings.token is not None:
                print(f"In Telegram it is this, sent to the bot: /start own_{link}", flush=True)

    def close(self) -> None:
        self.store.engine.dispose()


def sail(run: Callable[[Ship], int], *, needs_token: str = "", level: str = "INFO") -> int:
    """How every process starts and ends: logs, settings, the ship, then `run`.

    The exit status: that of `run`, 1 if the database cannot be used, 2 if settings are wrong; each with a sentence.
    `needs_token` is what to say where there is no token.
    """
    wanted = os.environ.get("LOG_LEVEL") or level
    set_up_logs(wanted if wanted in LEVELS else level, os.environ.get("TELEGRAM_BOT_TOKEN", ""))
    try:
        if wanted not in LEVELS:
            raise SettingsRefused(f"LOG_LEVEL has to be one of {', '.join(LEVELS)}.")
        settings = read_settings()
        if needs_token and settings.token is None:
            raise SettingsRefused(needs_token)
        ship = open_ship(settings)
    except (SettingsRefused, DatabaseRefused) as error:
        print(error, file=sys.stderr)
        return 2 if isinstance(error, SettingsRefused) else 1
    except OSError as error:
        print(f"The data folder (SCUTTLEBUTT_DATA) cannot be used: {error}.", file=sys.stderr)
        return 2
    try:
        return run(ship)
    except DATABASE_TROUBLE as error:
        why = str(error.orig).strip().partition("\n")[0]
        print(f"The database does not work: {why}. Nothing that was written is lost.", file=sys.stderr)
        return 1
    finally:
        ship.close()


def open_ship(settings: Settings, games: Games | None = None) -> Ship:
    """Migrates the database first; raises `DatabaseRefused` and changes nothing if it cannot be used."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    url = str(settings.database_url)
    engine = open_engine(url)
    if is_sqlite(url) and engine.url.database:
        Path(engine.url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        migrate(engine)
    except BaseException:
        engine.dispose()
        raise
    store = SqlStore(engine, kept_key(settings.data, "vault_key"))
    clock = Clock(store.clock_setting, store.set_clock)
    return Ship(settings, store, clock, known_games() if games is None else games)


def kept_key(folder: Path, name: str) -> Secret:
    """A random key, made at first use and readable by nobody else.

    Bot and panel may start together: a key has its name only when it is written, and the first to have it stays.
    """
    path = folder / name
    if not path.exists():
        new = folder / f"{name}.{secrets.token_hex(8)}"
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(32))
        with suppress(FileExistsError):
            path.hardlink_to(new)
        new.unlink()
    return Secret(path.read_text().strip())
