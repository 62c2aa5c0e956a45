"""At its start the ship migrates its database or refuses it and touches nothing; two starts at once do no harm."""

import hashlib
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from core.bootstrap import kept_key, open_ship
from core.config import SettingsRefused, read_settings
from core.service.links import LinkKind, peek
from core.service.secret import Secret
from core.storage import mail_schema as mail_schema
from core.storage import schema as schema
from core.storage.columns import Base
from core.storage.engine import open_engine
from core.storage.lease import LeaseTaken
from core.storage.migrate import DatabaseRefused, migrate
from tests.architecture.test_layout import ROOT
from tests.service.dinghy import DINGHY
from tests.service.harbour import BOT, Harbour, harbour_on

GAMES = {"dinghy": DINGHY}


def test_the_migrations_end_at_the_tables_that_the_program_declares(database_url: str) -> None:
    engine = open_engine(database_url)
    migrate(engine)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), Base.metadata)
    engine.dispose()
    assert differences == []


def test_bot_and_panel_may_start_at_once_on_an_empty_database(database_url: str, tmp_path: Path) -> None:
    settings = read_settings({"DATABASE_URL": database_url, "SCUTTLEBUTT_DATA": str(tmp_path / "data")})
    failed: list[BaseException] = []

    def start() -> None:
        try:
            open_ship(settings, GAMES).close()
        except BaseException as error:
            failed.append(error)
            raise

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def test_a_database_of_a_newer_program_is_refused_and_untouched(sqlite_url: str, tmp_path: Path) -> None:
    with harbour_on(sqlite_url, tmp_path / "data"):
        pass
    file = tmp_path / "scuttlebutt.db"
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = hashlib.sha256(file.read_bytes()).digest()
    with pytest.raises(DatabaseRefused, match="newer version"), harbour_on(sqlite_url, tmp_path / "data"):
        pass
    assert hashlib.sha256(file.read_bytes()).digest() == before


def test_a_newer_postgresql_database_is_refused(postgresql_url: str, tmp_path: Path) -> None:
    from sqlalchemy import text

    with (
        harbour_on(postgresql_url, tmp_path / "data") as harbour,
        harbour.ship.store.engine.begin() as connection,
    ):
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseRefused, match="newer version"), harbour_on(postgresql_url, tmp_path / "data"):
        pass


def test_a_damaged_database_is_refused_and_untouched(sqlite_url: str, tmp_path: Path) -> None:
    with harbour_on(sqlite_url, tmp_path / "data") as harbour:
        harbour.game()
    file = tmp_path / "scuttlebutt.db"
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + bytes(len(whole) - 100))
    damaged = file.read_bytes()
    with pytest.raises(DatabaseRefused, match="damaged"), harbour_on(sqlite_url, tmp_path / "data"):
        pass
    assert file.read_bytes() == damaged


def test_a_database_that_is_not_there_is_said_in_a_sentence_without_the_password(tmp_path: Path) -> None:
    url = f"postgresql+psycopg://me:hunter2@/ship?host={tmp_path}"
    with pytest.raises(DatabaseRefused, match="cannot be opened") as refused:
        open_ship(read_settings({"DATABASE_URL": url, "SCUTTLEBUTT_DATA": str(tmp_path / "data")}), GAMES)
    assert "hunter2" not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_database_of_another_program_is_refused_and_untouched(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "scuttlebutt.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(DatabaseRefused, match="another program"), harbour_on(sqlite_url, tmp_path / "data"):
        pass
    assert file.read_bytes() == before


def test_one_worker_leads_a_bot_token(database_url: str, tmp_path: Path) -> None:
    """F37, F58: a second process stops and the first loses nothing; another token is free."""
    with harbour_on(database_url, tmp_path / "data") as harbour:
        table = harbour.game()
        with pytest.raises(LeaseTaken), harbour.ship.worker(BOT):
            pass
        with harbour.ship.worker(BOT + 1):
            pass
        harbour.vote(table, "Ann", "Ben")
        assert harbour.state(table).votes == {0: "Ben"}
    with harbour_on(database_url, tmp_path / "data"):
        pass


def test_a_leader_whose_term_is_over_writes_nothing_more(harbour: Harbour) -> None:
    """A lock can be lost without its holder's knowing; the number of the term fences him off."""
    from core.service.ports import LeaseLost

    row = harbour.row()
    with harbour.desk.write() as books:
        books.people.lead(BOT)
    with pytest.raises(LeaseLost), harbour.desk.work(row):
        pass
    with pytest.raises(LeaseLost):
        harbour.desk.ring()
    with harbour.desk.read() as books:
        assert books.inbox.waiting(BOT) == 1


def test_keys_are_made_once_and_readable_by_the_owner_only(tmp_path: Path) -> None:
    """F76."""
    key = kept_key(tmp_path, "flask_key")
    assert len(key) >= 32
    assert kept_key(tmp_path, "flask_key") == key
    assert stat.S_IMODE((tmp_path / "flask_key").stat().st_mode) == 0o600
    assert str(key) not in repr(key)
    assert [path.name for path in tmp_path.iterdir()] == ["flask_key"]


def test_processes_that_start_together_have_the_same_key(tmp_path: Path) -> None:
    """Nobody reads a key of which the first half is written: bot and panel would seal with different ones."""
    with ThreadPoolExecutor(8) as processes:
        for name in (f"key-{number}" for number in range(25)):
            keys = set(processes.map(lambda _, name=name: str(kept_key(tmp_path, name)), range(8)))
            assert len(keys) == 1
            assert len(keys.pop()) >= 32


def test_a_key_that_comes_second_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel saw no key, and had made its own when the bot's was there."""
    first = kept_key(tmp_path, "flask_key")
    monkeypatch.setattr(Path, "exists", lambda path: False)
    assert kept_key(tmp_path, "flask_key") == first
    assert [path.name for path in tmp_path.iterdir()] == ["flask_key"]


@pytest.mark.parametrize("key", ["secret", "changeme-changeme-changeme-changeme"[:31], "a" * 64])
def test_a_key_set_by_hand_that_is_easy_to_guess_is_refused(key: str) -> None:
    """F76."""
    with pytest.raises(SettingsRefused, match="SCUTTLEBUTT_SECRET_KEY") as refused:
        read_settings({"SCUTTLEBUTT_SECRET_KEY": key})
    assert key not in str(refused.value).replace("SCUTTLEBUTT_SECRET_KEY", "")


def test_everything_that_is_wrong_is_said_at_once_and_no_secret_is_named() -> None:
    with pytest.raises(SettingsRefused) as refused:
        read_settings(
            {
                "TELEGRAM_BOT_TOKEN": "not a token",
                "TELEGRAM_API_URL": "ftp://example.org",
                "DATABASE_URL": "mysql://root:hunter2@localhost/x",
                "PANEL_PORT": "99999",
                "TELEGRAM_WEBHOOK": "yes",
            }
        )
    said = str(refused.value)
    assert [line.split()[0] for line in said.splitlines()] == [
        "TELEGRAM_BOT_TOKEN",
        "TELEGRAM_API_URL",
        "DATABASE_URL",
        "PANEL_PORT",
        "TELEGRAM_WEBHOOK",
    ]
    assert "hunter2" not in said


@pytest.mark.parametrize(
    "setting",
    [
        "PUBLIC_URL=https://[bad",
        "PUBLIC_URL=https://example.org:99999",
        "TELEGRAM_API_URL=http://127.0.0.1:no",
        "DATABASE_URL=postgresql+psycopg://me:hunter2@here:no/x",
    ],
)
def test_an_address_with_a_port_that_is_none_is_refused(setting: str) -> None:
    name, _, value = setting.partition("=")
    with pytest.raises(SettingsRefused, match=f"{name} has to be") as refused:
        read_settings({name: value})
    assert "hunter2" not in str(refused.value)


@pytest.mark.parametrize(("name", "value"), [("SCUTTLEBUTT_DATA", "file/data"), ("LOG_LEVEL", "chatty")])
def test_no_process_starts_with_a_wrong_setting_nor_shows_a_traceback(
    tmp_path: Path, name: str, value: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    environ = {**os.environ, "SCUTTLEBUTT_DATA": "data", "PYTHONPATH": str(ROOT), name: value}
    refused = subprocess.run(
        [sys.executable, "-m", "admin"], cwd=tmp_path, env=environ, capture_output=True, text=True, timeout=60
    )
    assert refused.returncode == 2
    assert name in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_a_webhook_needs_an_address_that_telegram_can_reach() -> None:
    """F77."""
    with pytest.raises(SettingsRefused, match="PUBLIC_URL"):
        read_settings({"TELEGRAM_WEBHOOK": "1"})
    settings = read_settings({"TELEGRAM_WEBHOOK": "1", "PUBLIC_URL": "https://ship.example.org/"})
    assert (settings.webhook, settings.public_url) == (True, "https://ship.example.org")
    assert settings.webhook_host == "127.0.0.1", "a proxy on the same machine stands before it"


def test_the_defaults_need_no_set_up() -> None:
    settings = read_settings({})
    assert (settings.token, settings.panel_port, settings.webhook) == (None, 8080, False)
    assert str(settings.database_url) == "sqlite:///data/scuttlebutt.db"
    assert settings.api_url == "https://api.telegram.org"


def test_a_token_is_known_by_its_number_and_never_shown() -> None:
    """F78."""
    settings = read_settings({"TELEGRAM_BOT_TOKEN": "4000000001:AAH-secret_part"})
    assert settings.bot_id == 4_000_000_001
    assert isinstance(settings.token, Secret)
    assert "secret_part" not in f"{settings!r}"


def test_the_first_start_gives_a_link_that_makes_an_owner_and_later_starts_none(harbour: Harbour) -> None:
    from core.service.links import Link
    from core.service.people import make_owner

    token = harbour.ship.owner_link()
    assert token is not None
    with harbour.desk.write() as books:
        link = peek(books, token, harbour.now())
        assert isinstance(link, Link)
        assert link.kind is LinkKind.OWNER
    assert harbour.ship.owner_link() is None  # bot and panel start together: one link is enough
    harbour.wait(minutes=2)
    assert harbour.ship.owner_link() not in (None, token)
    person = harbour.person("Olga")
    with harbour.desk.write() as books:
        assert make_owner(books, person, None, harbour.now()) is None
    harbour.wait(minutes=2)
    assert harbour.ship.owner_link() is None
