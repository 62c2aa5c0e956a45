"""Backups are whole copies made while the ship sails, and come back as they were."""

import gzip
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from core.config import Settings, read_settings
from core.service.secret import Secret
from core.storage.backup import back_up, last_backup
from core.storage.migrate import DatabaseRefused
from core.storage.restore import restore
from tests.architecture.test_layout import ROOT
from tests.service.harbour import harbour_on


def settings_for(url: str, data: Path) -> Settings:
    return read_settings({"DATABASE_URL": url, "SCUTTLEBUTT_DATA": str(data)})


def test_a_sqlite_backup_made_under_way_comes_back_as_it_was(sqlite_url: str, tmp_path: Path) -> None:
    settings = settings_for(sqlite_url, tmp_path / "data")
    with harbour_on(sqlite_url, tmp_path / "data") as harbour:
        table = harbour.game()
        harbour.vote(table, "Ann", "Ben")
        backup = back_up(settings)
        harbour.vote(table, "Ben", "Cat")
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert last_backup(settings) is not None
    restore(settings, backup)
    with harbour_on(sqlite_url, tmp_path / "data") as again:
        assert again.state(table).votes == {0: "Ben"}
    assert (tmp_path / "scuttlebutt.db.before-restore").exists()
    assert list(backup.parent.iterdir()) == [backup]
    assert not list(tmp_path.glob("*.restoring*"))


def test_a_damaged_database_whose_bot_was_killed_gives_way_to_the_backup(
    sqlite_url: str, tmp_path: Path
) -> None:
    """What the bot had written beside it and not into it belongs to the old file, and is kept with that."""
    settings, file = settings_for(sqlite_url, tmp_path / "data"), tmp_path / "scuttlebutt.db"
    with harbour_on(sqlite_url, tmp_path / "data") as harbour:
        table = harbour.game()
        harbour.vote(table, "Ann", "Ben")
        backup = back_up(settings)
        harbour.vote(table, "Ben", "Cat")
        killed = [shutil.copy(f"{file}{end}", f"{file}{end}.killed") for end in ("", "-wal")]
    for name in killed:
        Path(name).rename(name.removesuffix(".killed"))
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + bytes(len(whole) - 100))
    with pytest.raises(DatabaseRefused, match="damaged"), harbour_on(sqlite_url, tmp_path / "data"):
        pass
    restore(settings, backup)
    with harbour_on(sqlite_url, tmp_path / "data") as again:
        assert again.state(table).votes == {0: "Ben"}
    assert (tmp_path / "scuttlebutt.db.before-restore-wal").stat().st_size > 0


HOLDER = """
import sys
from core.storage.engine import open_engine
engine = open_engine(sys.argv[1])
with engine.connect() as connection:
    connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar()
print("open", flush=True)
sys.stdin.read()
"""


def test_a_database_that_a_panel_has_open_is_not_replaced(sqlite_url: str, tmp_path: Path) -> None:
    """Though it does nothing just then: it would go on in the old file, and all that is typed would be lost."""
    settings = settings_for(sqlite_url, tmp_path / "data")
    with harbour_on(sqlite_url, tmp_path / "data"):
        backup = back_up(settings)
    before = (tmp_path / "scuttlebutt.db").read_bytes()
    command = [sys.executable, "-c", HOLDER, sqlite_url]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as panel:
        assert panel.stdout is not None
        assert panel.stdout.readline() == "open\n"
        with pytest.raises(ValueError, match="in use"):
            restore(settings, backup)
        assert (tmp_path / "scuttlebutt.db").read_bytes() == before
        panel.communicate("")
    restore(settings, backup)
    assert (tmp_path / "scuttlebutt.db.before-restore").exists()


def test_a_postgresql_backup_comes_back_into_an_empty_database(
    postgresql_url: str, postgresql_server: str, tmp_path: Path
) -> None:
    import psycopg
    from sqlalchemy.engine import make_url

    settings = settings_for(postgresql_url, tmp_path / "data")
    with harbour_on(postgresql_url, tmp_path / "data") as harbour:
        table = harbour.game()
        harbour.vote(table, "Ann", "Ben")
        backup = back_up(settings)
        with pytest.raises(ValueError, match="not empty"):
            restore(settings, backup)
    server = make_url(postgresql_server).set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS restored")
        connection.execute("CREATE DATABASE restored")
    fresh = make_url(postgresql_url).set(database="restored").render_as_string(hide_password=False)
    broken = tmp_path / "broken.jsonl.gz"
    whole = backup.read_bytes()
    rows = gzip.decompress(whole).splitlines(keepends=True)
    for cut in (whole[:-40], gzip.compress(b"".join([rows[0], rows[1][:-9]])), b"a letter", b""):
        broken.write_bytes(cut)
        with pytest.raises((DatabaseRefused, ValueError), match=r"damaged|no backup"):
            restore(settings_for(fresh, tmp_path / "data"), broken)
    restore(settings_for(fresh, tmp_path / "data"), backup)  # into a database still empty
    with harbour_on(fresh, tmp_path / "data") as again:
        again.updates, again.people = 1000, harbour.people
        assert again.state(table).votes == {0: "Ben"}
        again.vote(table, "Ben", "Cat")
        again.person("Dora")
        assert again.state(table).votes == {0: "Ben", 1: "Cat"}
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("DROP DATABASE restored WITH (FORCE)")


def test_half_a_backup_is_none_and_goes_with_the_next(sqlite_url: str, tmp_path: Path) -> None:
    """The process was killed while it wrote."""
    settings = settings_for(sqlite_url, tmp_path / "data")
    folder = tmp_path / "data" / "backups"
    with harbour_on(sqlite_url, tmp_path / "data"):
        folder.mkdir()
        (folder / "20300101-000000.db.part").write_bytes(b"half")
        assert last_backup(settings) is None
        made = back_up(settings)
    assert list(folder.iterdir()) == [made]
    assert last_backup(settings) is not None


def test_a_file_that_is_there_is_not_overwritten(sqlite_url: str, tmp_path: Path) -> None:
    settings = settings_for(sqlite_url, tmp_path / "data")
    with harbour_on(sqlite_url, tmp_path / "data"):
        pass
    precious = tmp_path / "precious"
    precious.write_text("mine")
    with pytest.raises(ValueError, match="is there already"):
        back_up(settings, precious)
    assert precious.read_text() == "mine"


def test_a_backup_that_is_none_is_refused_and_the_database_stays(sqlite_url: str, tmp_path: Path) -> None:
    settings = settings_for(sqlite_url, tmp_path / "data")
    with harbour_on(sqlite_url, tmp_path / "data") as harbour:
        table = harbour.game()
    (tmp_path / "rubbish.db").write_bytes(b"this is no database at all, but a letter" * 50)
    with pytest.raises(DatabaseRefused, match="damaged"):
        restore(settings, tmp_path / "rubbish.db")
    with harbour_on(sqlite_url, tmp_path / "data") as again:
        assert again.state(table).day == 1


def test_settings_never_show_a_password(tmp_path: Path) -> None:
    settings = settings_for("postgresql+psycopg://me:topsecret@localhost/ship", tmp_path)
    assert isinstance(settings.database_url, Secret)
    assert "topsecret" not in repr(settings)
