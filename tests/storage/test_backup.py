"""Backups are whole copies made while the ship sails, and come back as they were."""

import stat
from pathlib import Path

import pytest

from core.config import Settings, read_settings
from core.service.secret import Secret
from core.storage.backup import back_up, last_backup
from core.storage.restore import restore
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
    restore(settings_for(fresh, tmp_path / "data"), backup)
    with harbour_on(fresh, tmp_path / "data") as again:
        again.updates, again.people = 1000, harbour.people
        assert again.state(table).votes == {0: "Ben"}
        again.vote(table, "Ben", "Cat")
        again.person("Dora")
        assert again.state(table).votes == {0: "Ben", 1: "Cat"}
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("DROP DATABASE restored WITH (FORCE)")


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
    from core.storage.migrate import DatabaseRefused

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
