"""Settings: read once from the environment, each checked with a sentence of its own, secrets never shown."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from core.service.secret import Secret

TELEGRAM = "https://api.telegram.org"
SHORTEST_KEY = 32
TOKEN = re.compile(r"\d+:[A-Za-z0-9_-]{3,}")


class SettingsRefused(ValueError):
    """One or more settings are wrong: a line each, saying what would be right."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the environment says. `token` is `None` for a panel, or a rehearsal, that needs no Telegram."""

    token: Secret | None
    api_url: str
    database_url: Secret
    public_url: str | None
    panel_port: int
    webhook: bool
    webhook_host: str
    data: Path
    secret_key: Secret | None

    @property
    def panel_address(self) -> str:
        return self.public_url or f"http://127.0.0.1:{self.panel_port}"

    @property
    def bot_id(self) -> int | None:
        """The first part of the token, which is no secret."""
        return None if self.token is None else int(self.token.partition(":")[0])


def read_settings(environ: Mapping[str, str] | None = None) -> Settings:
    """Raises `SettingsRefused` with everything that is wrong at once; never names the value of a secret."""
    given = {name: value.strip() for name, value in (os.environ if environ is None else environ).items()}
    wrong: list[str] = []
    data = Path(given.get("SCUTTLEBUTT_DATA") or "data")
    settings = Settings(
        token=_token(given, wrong),
        api_url=_url(given, "TELEGRAM_API_URL", wrong) or TELEGRAM,
        database_url=_database(given, data, wrong),
        public_url=_url(given, "PUBLIC_URL", wrong),
        panel_port=port_of(given, "PANEL_PORT", 8080, wrong),
        webhook=_switch(given, "TELEGRAM_WEBHOOK", wrong),
        webhook_host=given.get("WEBHOOK_HOST") or "127.0.0.1",
        data=data,
        secret_key=_key(given, wrong),
    )
    if settings.webhook and not (settings.public_url or "").startswith("https://"):
        wrong.append("TELEGRAM_WEBHOOK=1 needs PUBLIC_URL with an https:// address that Telegram can reach.")
    if wrong:
        raise SettingsRefused("\n".join(wrong))
    return settings


def _token(given: Mapping[str, str], wrong: list[str]) -> Secret | None:
    token = given.get("TELEGRAM_BOT_TOKEN")
    if not token:
        return None
    if not TOKEN.fullmatch(token):
        wrong.append("TELEGRAM_BOT_TOKEN is not a bot token: BotFather gives one like 123456:ABC-DEF.")
        return None
    return Secret(token)


def _url(given: Mapping[str, str], name: str, wrong: list[str]) -> str | None:
    url = given.get(name)
    if not url:
        return None
    if not _is_web_address(url):
        wrong.append(f"{name} has to be a web address like https://example.org, without ? and #.")
        return None
    return url.rstrip("/")


def _is_web_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return (
            parts.scheme in ("http", "https")
            and bool(parts.hostname)
            and parts.port != 0
            and not (parts.query or parts.fragment)
        )
    except ValueError:  # brackets that do not match, a port that is none
        return False


def _database(given: Mapping[str, str], data: Path, wrong: list[str]) -> Secret:
    url = given.get("DATABASE_URL")
    if not url:
        return Secret(f"sqlite:///{data / 'scuttlebutt.db'}")
    try:
        driver = make_url(url).drivername
    except (ArgumentError, ValueError):
        driver = ""
    if driver not in ("sqlite", "postgresql+psycopg"):
        wrong.append("DATABASE_URL has to be sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME.")
    elif driver == "sqlite" and make_url(url).database in (None, "", ":memory:"):
        wrong.append("DATABASE_URL names no file: a game has to survive a restart.")
    return Secret(url)


def port_of(given: Mapping[str, str], name: str, usual: int, wrong: list[str]) -> int:
    """The port that a setting names; where it names none a line is added to what is wrong."""
    port = given.get(name) or str(usual)
    if not port.isdecimal() or not 1 <= int(port) <= 65535:
        wrong.append(f"{name} has to be a number from 1 to 65535.")
        return usual
    return int(port)


def _switch(given: Mapping[str, str], name: str, wrong: list[str]) -> bool:
    value = given.get(name) or "0"
    if value not in ("0", "1"):
        wrong.append(f"{name} has to be 1 or 0.")
    return value == "1"


def _key(given: Mapping[str, str], wrong: list[str]) -> Secret | None:
    """A key set by hand; without one a key is made and kept in the data folder."""
    key = given.get("SCUTTLEBUTT_SECRET_KEY")
    if not key:
        return None
    if len(key) < SHORTEST_KEY or len(set(key)) < 10:
        wrong.append(
            f"SCUTTLEBUTT_SECRET_KEY is too easy to guess: leave it out (one is made and kept), "
            f"or give at least {SHORTEST_KEY} random characters."
        )
        return None
    return Secret(key)
