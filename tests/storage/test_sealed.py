"""A table that is blind to owners tells nothing to whoever opens the database: the ship alone can read it."""

import gzip
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from core.bootstrap import Ship, kept_key, open_ship
from core.config import read_settings
from core.engine.calendar import FastClock
from core.engine.command import CancelGame, CloseNow, Join, Start, TakeBack
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.export.record import game_record
from core.mafia.commands import Configure, GiveOrder, OfferAliases, Vote
from core.mafia.settings import Settings
from core.mafia.setup import house_setup
from core.service import queries
from core.service.blindness import blindfold
from core.service.games import known_games
from core.service.moves import by_host, by_person
from core.service.outbox import CHOICE, Kind, ParcelState, Sent
from core.service.past import Shelf
from core.service.posts import Body
from core.service.tables import Table
from core.storage.backup import back_up
from core.storage.schema import Base
from core.storage.vault import Seal, SealBroken, Vault
from tests.admin.bridge import load_the_dice
from tests.service.harbour import BOT, Harbour, harbour_on

MAFIA = "zombie-pirate-mafia"
CREW = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")
SAID = "I trust nobody but the cook"


@pytest.fixture
def harbour(ready_database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Harbour]:
    load_the_dice(monkeypatch)
    with harbour_on(ready_database_url, tmp_path / "data", games=known_games()) as harbour:
        yield harbour


def fleet(harbour: Harbour, *, blind: bool) -> Table:
    """Nine pirates in the first night: votes were cast, somebody spoke, an order is in. Blind from the lobby on."""
    host = harbour.person("Hester")
    with harbour.work() as work:
        table = work.open_table(
            MAFIA, host, bot_id=BOT, chat_id=None, language="en", zone="UTC", title="Fleet", facts={"a": 1}
        )
    assert isinstance(table, Table)
    harbour.moderator(table)
    cause = by_host(host)
    settings = Settings(house_setup(9), FastClock(60, 30), remind_minutes=0)
    assert not isinstance(harbour.command(table, Configure(settings), cause), Refused)
    for number, name in enumerate(CREW):
        person = harbour.person(name)
        harbour.command(table, OfferAliases(person), by_person(person))
        offered = next(offer for offer in harbour.state(table).offers if offer.person == person)
        assert not isinstance(
            harbour.command(table, Join(person, offered.names[0]), by_person(person)), Refused
        )
        if blind and number == 4:
            with harbour.desk.write() as books:
                assert blindfold(books, harbour.table(table), None, harbour.now()) is None
    assert not isinstance(harbour.command(table, Start(), cause), Refused)
    play(harbour, table)
    return harbour.table(table)


def play(harbour: Harbour, table: Table) -> None:
    sailors = harbour.state(table).sailors
    spared = ("medicine_man", "escape_artist")
    mate = next(
        seat
        for seat in range(1, 9)
        if sailors[seat].ship == sailors[0].ship and sailors[seat].role not in spared
    )
    harbour.moderate(table, Vote(Seat(0), (sailors[mate].alias,)), reason="he is on a train")
    ann = harbour.people["Ann"]
    with harbour.work() as work:
        account = work.books.people.get(ann)
        assert account is not None
        work.post(
            table.id, room=sailors[0].ship, alias=sailors[0].alias, body=Body(text=SAID), readers=[account],
            seat=Seat(0), person=ann,
        )  # fmt: skip
        work.books.people.change(ann, modes={"held": {"1": "my last words"}})
    harbour.moderate(table, CloseNow())
    doctor = next(
        seat for seat, sailor in enumerate(harbour.state(table).sailors) if sailor.role == "medicine_man"
    )
    order = GiveOrder(Seat(doctor), "save", harbour.state(table).sailors[doctor].alias)
    assert harbour.moderate(table, order).refused is None


def everything_stored(ship: Ship) -> str:
    """All rows of all tables as somebody would see them who opens the database with a tool of his own."""
    with ship.store.engine.connect() as connection, connection.begin():
        rows = [
            repr(tuple(row))
            for table in Base.metadata.sorted_tables
            for row in connection.execute(text(f"SELECT * FROM {table.name}"))
        ]
    return "\n".join(rows)


def secrets_of(harbour: Harbour, table: Table) -> list[str]:
    state = harbour.state(table)
    words = {
        SAID,
        "my last words",
        "he is on a train",
        "medicine_man",
        "voodoo_doctor",
        "mutineer",
        "order_given",
    }
    words |= {sailor.alias for sailor in state.sailors} | {sailor.ship for sailor in state.sailors}
    words |= {name for offer in state.offers for name in offer.names}
    return sorted(words - set(harbour.people))  # an alias may be what somebody is really called


def told(harbour: Harbour, table: Table) -> list[str]:
    stored = everything_stored(harbour.ship)
    return [
        word for word in secrets_of(harbour, table) if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", stored)
    ]


def test_a_look_into_the_database_tells_nothing_of_a_blind_table_and_much_of_another(
    harbour: Harbour,
) -> None:
    blind = fleet(harbour, blind=True)
    assert told(harbour, blind) == []
    with harbour.desk.read() as books:
        seed, key = books.tables.seed(blind.id), books.tables.handle_key(blind.id)
    stored = everything_stored(harbour.ship)
    assert repr(seed)[2:-1] not in stored
    assert repr(key)[2:-1] not in stored
    assert len(seed) == 32


def test_what_is_not_blind_lies_open(harbour: Harbour) -> None:
    """The test above can fail."""
    assert len(told(harbour, fleet(harbour, blind=False))) > 15


def test_a_backup_tells_as_little(harbour: Harbour, tmp_path: Path) -> None:
    table = fleet(harbour, blind=True)
    path = back_up(harbour.ship.settings, tmp_path / "copy")
    words = [word.encode() for word in secrets_of(harbour, table) if len(word) > 6]
    raw = path.read_bytes() if path.read_bytes().startswith(b"SQLite") else gzip.decompress(path.read_bytes())
    assert b"Fleet" in raw
    assert [word for word in words if word in raw] == []


def test_the_ship_itself_reads_it_as_ever_and_a_new_process_too(harbour: Harbour) -> None:
    table = fleet(harbour, blind=True)
    state = harbour.state(table)
    fresh = harbour.ship.desk()
    with fresh.read() as books:
        stored = books.tables.get(table.id)
        assert stored is not None
        assert stored.facts == {"a": 1}
        assert fresh.state(books, stored) == state
        assert fresh.state_at(books, stored, stored.version) == state
        entries = queries.story(books, fresh.ruleset(stored), stored)
        [post] = books.posts.of_table(table.id, room=state.sailors[0].ship)
        assert books.posts.of_table(table.id, alias="Nobody") == []
        ann = books.people.get(harbour.people["Ann"])
    assert [entry.name for entry in entries[-2:]] == ["day_closed", "order_given"]
    assert {entry.cause.reason for entry in entries} >= {"he is on a train", "because"}
    assert post.body is not None
    assert (post.alias, post.body.text) == (state.sailors[0].alias, SAID)
    assert ann is not None
    assert ann.modes == {"held": {"1": "my last words"}}


def test_its_mail_leaves_the_ship_as_it_was_put(harbour: Harbour) -> None:
    table = fleet(harbour, blind=True)
    alias = harbour.state(table).sailors[0].alias
    with harbour.desk.read() as books:
        taken = books.outbox.take(BOT, harbour.now(), 5000)
        shown = books.outbox.cards_shown(table.id)
    keys = {one.key for one in taken}
    assert {"zpm-night-sheet", "zpm-voted", "post"} <= keys
    assert [key for key in keys if key.startswith("sealed")] == []
    [post] = [one for one in taken if one.kind is Kind.POST]
    assert (post.facts["alias"], post.room) == (alias, harbour.state(table).sailors[0].ship)
    assert {card for _, card, _ in shown} <= {"lobby", "night/1", *(one.card for one in taken)}
    assert "night/1" in {card for _, card, _ in shown}


def test_a_card_that_reads_as_before_is_not_sent_again_and_one_that_is_over_loses_its_buttons(
    harbour: Harbour,
) -> None:
    table = fleet(harbour, blind=True)
    with harbour.desk.write() as books:
        for one in books.outbox.take(BOT, harbour.now(), 5000):
            books.outbox.mark_sent([Sent(one.id, 1000 + one.id, one.revision)], harbour.now())
    before = len(harbour.parcels(table))
    with harbour.work() as work:
        work.redraw(table.id)
    assert len(harbour.parcels(table)) == before
    harbour.moderate(table, CloseNow())
    harbour.moderate(table, CloseNow())
    retired = [one for one in harbour.parcels(table) if one.kind is Kind.RETIRE and one.edits]
    assert retired != []
    assert all(one.options == {} for one in retired)
    assert CHOICE not in {one.card for one in retired}


def test_it_can_be_taken_back_ended_and_verified(harbour: Harbour) -> None:
    table = fleet(harbour, blind=True)
    version = table.version
    assert harbour.moderate(table, TakeBack(version - 1)).refused is None
    assert harbour.state(table).night.orders == ()
    with harbour.desk.read() as books:
        assert queries.taken_back(books, harbour.desk.ruleset(table), harbour.table(table)) == {version}
    harbour.command(table, CancelGame(), by_host(harbour.people["Hester"]))
    with harbour.desk.read() as books:
        record = game_record(books, Shelf(known_games()), harbour.table(table))
    assert not isinstance(record, Refused)


def test_a_message_that_was_lost_is_sent_again_and_a_forgotten_person_leaves_no_text(
    harbour: Harbour,
) -> None:
    table = fleet(harbour, blind=True)
    with harbour.desk.write() as books:
        lost = books.outbox.of_table(table.id, limit=1)[0]
        books.outbox.mark_failed(lost.id, "chat not found")
        assert books.outbox.failed()[0].key == lost.key
        assert books.outbox.resend(lost.id)
        again = books.outbox.get(lost.id)
        assert again is not None
        assert (again.key, again.facts, again.room) == (lost.key, lost.facts, lost.room)
        assert again.state is ParcelState.WAITING
        assert books.posts.forget_person(harbour.people["Ann"], harbour.now()) == 1
        [post] = books.posts.of_table(table.id)
        assert post.body is None


def test_with_another_key_it_is_not_read_and_says_which_key_is_missing(
    harbour: Harbour, tmp_path: Path
) -> None:
    table = fleet(harbour, blind=True)
    settings = replace(harbour.ship.settings, data=tmp_path / "elsewhere")
    stranger = open_ship(settings, known_games())
    try:
        with stranger.desk().read() as books, pytest.raises(SealBroken, match="vault_key"):
            books.log.events(table.id)
    finally:
        stranger.close()


def test_a_new_key_leaves_the_queue_and_the_people_usable(harbour: Harbour, tmp_path: Path) -> None:
    fleet(harbour, blind=False)
    settings = replace(harbour.ship.settings, data=tmp_path / "elsewhere")
    harbour.row(text="a secret order")
    stranger = open_ship(settings, known_games())
    try:
        with stranger.desk().read() as books:
            row = books.inbox.next_new(BOT)
            assert row is not None
            assert row.body == {}
            ann = books.people.get(harbour.people["Ann"])
            assert ann is not None
            assert (ann.name, ann.modes) == ("Ann", {})
    finally:
        stranger.close()


def test_every_table_has_a_key_of_its_own_made_from_the_ships(tmp_path: Path) -> None:
    settings = read_settings({"SCUTTLEBUTT_DATA": str(tmp_path)})
    key = kept_key(settings.data, "vault_key")
    one, other = Vault(key).of_table("aaaaaaaa"), Vault(key).of_table("bbbbbbbb")
    sealed = one.seal(["Captain", 7])
    assert Vault(kept_key(settings.data, "vault_key")).of_table("aaaaaaaa").open(sealed) == ["Captain", 7]
    with pytest.raises(SealBroken):
        other.open(sealed)
    assert one.seal("x") != one.seal("x")
    assert one.seal("x", alike=True) == one.seal("x", alike=True) != other.seal("x", alike=True)
    assert (tmp_path / "vault_key").stat().st_mode & 0o777 == 0o600
    assert isinstance(one, Seal)
