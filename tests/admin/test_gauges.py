"""Measurements: for the owner or by token, numbers of every bot, and nothing about any person."""

from prometheus_client.parser import text_string_to_metric_families

from tests.admin.bridge import Bridge
from tests.service.harbour import BOT


def test_the_token_of_the_data_folder_opens_the_measurements_and_no_other(bridge: Bridge) -> None:
    client = bridge.app.test_client()
    assert client.get("/metrics").status_code == 302
    assert client.get("/metrics", headers={"Authorization": "Bearer guess"}).status_code == 302
    token = (bridge.harbour.ship.settings.data / "metrics_token").read_text()
    answer = client.get("/metrics", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 200
    assert answer.content_type.startswith("text/plain")


def test_they_tell_of_queues_and_tables_and_of_nobody(bridge: Bridge) -> None:
    table = bridge.raft(title="A secret title")
    text = bridge.browser("Olga").get("/metrics").get_data(as_text=True)
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert found["scuttlebutt_live_tables", table.game, "running"] == 1
    assert found["scuttlebutt_queue_rows", str(BOT)] == 0
    assert found["scuttlebutt_unsent_messages", str(BOT)] > 0
    with bridge.harbour.desk.read() as books:
        people = [books.people.get(person) for person in bridge.harbour.people.values()]
    for private in (
        "A secret title",
        *(one.name for one in people if one),
        *(str(one.telegram_id) for one in people if one),
    ):
        assert private not in text


def test_an_overdue_deadline_shows(bridge: Bridge) -> None:
    bridge.raft()
    bridge.harbour.wall.now = bridge.harbour.wall.now.replace(hour=13)
    text = bridge.browser("Olga").get("/metrics").get_data(as_text=True)
    late = next(line for line in text.splitlines() if line.startswith("scuttlebutt_deadline_late_seconds{"))
    assert float(late.split()[1]) > 3000
