"""Which topic a message belongs into, what waits for one that is not there yet, and how two tables are told apart."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from core.bootstrap import Ship, open_ship
from core.config import read_settings
from core.engine.ids import Person
from core.service.outbox import Kind, Outgoing, Parcel, ParcelState, Sent
from core.service.people import meet
from core.service.tables import new_table
from telegram_bot.topics import Signpost, code_of, place_of, threads

NOW = datetime(2026, 7, 1, 17, tzinfo=UTC)
ANN, BEN = 5_000_000_001, 5_000_000_002


@pytest.fixture
def ship(tmp_path: Path) -> Iterator[Ship]:
    made = open_ship(read_settings({"SCUTTLEBUTT_DATA": str(tmp_path), "TELEGRAM_BOT_TOKEN": "1:rehearsal"}))
    yield made
    made.close()


def open_tables(ship: Ship, *titles: str) -> tuple[Person, list[int]]:
    with ship.store.write() as books:
        host = meet(books, ANN, "Ann", NOW).person
        made = [
            books.tables.add(
                new_table(
                    handle=f"handle{number}",
                    game="zombie-pirate-mafia",
                    bot_id=1,
                    chat_id=None,
                    host=host,
                    language="en",
                    zone="UTC",
                    title=title,
                    opened_at=NOW,
                    facts={},
                ),
                bytes(32),
                bytes(16),
            )
            for number, title in enumerate(titles)
        ]
    return host, [table.id for table in made]


def parcel(number: int, table: int, key: str = "zpm-dawn", chat: int = ANN, **more: Any) -> Parcel:
    given = {"kind": Kind.SAY, "facts": {}, "language": "en", "zone": "UTC", "person": Person(1), **more}
    return Parcel(
        id=number,
        state=ParcelState.WAITING,
        attempts=0,
        made_at=NOW,
        bot_id=1,
        chat_id=chat,
        key=key,
        table_id=table,
        **given,
    )


@pytest.mark.parametrize(
    ("key", "more", "code"),
    [
        ("zpm-letter", {}, "orders"),
        ("zpm-voted", {"room": "Walrus"}, "Walrus"),
        ("zpm-day-card", {"kind": Kind.CARD, "facts": {"room": "Walrus"}}, "Walrus"),
        ("zpm-day-card", {"kind": Kind.CARD, "facts": {"room": ""}}, "Meeting"),
        ("zpm-night-sheet", {"kind": Kind.CARD}, "orders"),
        ("post", {"kind": Kind.POST, "room": "#cabin"}, "#cabin"),
        ("zpm-lobby", {"kind": Kind.CARD}, None),
        ("zpm-tally", {"options": {"thread": 0}}, None),
        ("zpm-day-card", {"kind": Kind.RETIRE}, None),
        ("zpm-table-day", {"chat": -100}, None),
        ("zpm-table-day", {"person": None}, None),
        ("zpm-block", {}, None),
        ("raft-day", {}, None),
    ],
)
def test_letters_go_to_the_orders_news_to_their_room_and_answers_where_it_was_asked(
    key: str, more: dict[str, Any], code: str | None
) -> None:
    assert code_of(parcel(1, 1, key, **more)) == code


def test_what_waits_for_a_topic_waits_in_its_chat_alone(ship: Ship) -> None:
    _, (table,) = open_tables(ship, "Zombie Pirate Mafia · One")
    signpost = Signpost()
    waiting = [
        parcel(1, table),
        parcel(2, table, "zpm-voted", room="Walrus"),
        parcel(3, table, "zpm-aliases", chat=BEN),
    ]
    with ship.store.write() as books:
        ready, topics = signpost.led(books, waiting)
        assert [each.id for each in ready] == [3]
        assert [topic.card for topic in topics] == ["topic/orders"]
        signpost.put(books, topics)
        assert signpost.led(books, waiting)[1] == []
        (put,) = books.outbox.take(1, NOW, 10)
        assert put.kind is Kind.TOPIC
        books.outbox.mark_sent([Sent(put.id, 77)], NOW)
        assert threads(books, table, ANN) == {"orders": 77}
        ready, topics = signpost.led(books, waiting)
        assert [each.options.get("thread") for each in ready] == [77, None]
        assert [topic.card for topic in topics] == ["topic/Walrus"]
        place = place_of(books, books.tables.all(1), ANN, 77)
        assert place is not None
        assert (place.table.id, place.code) == (table, "orders")
        assert place_of(books, books.tables.all(1), BEN, 77) is None


@pytest.mark.parametrize(("titles", "shown"), [(["Game · One"], None), (["Game · One", "Game · Two"], "One")])
def test_topics_name_their_table_to_one_who_is_at_several(
    ship: Ship, titles: list[str], shown: str | None
) -> None:
    host, tables = open_tables(ship, *titles)
    with ship.store.write() as books:
        topics: list[Outgoing] = Signpost().led(books, [parcel(1, tables[0], person=host)])[1]
    assert [topic.facts["table"] for topic in topics] == [shown]
