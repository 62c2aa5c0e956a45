"""What goes out and what comes in: messages by their words with what became of them, and lines to the moderators."""

import html
import re

import pytest

from core.service.people import UNREACHABLE
from core.service.tables import Table
from tests.admin.bridge import Bridge, Browser


def test_a_line_to_the_moderators_is_read_and_answered_in_private(
    bridge: Bridge, fleet: Table, mira: Browser
) -> None:
    """Sent with `/ask`: it comes from an alias, goes to every moderator, and is listed once."""
    alias, milo = bridge.alias(fleet, 3), bridge.harbour.moderator(fleet, "Milo")
    facts = {"name": alias, "table": "The fleet", "text": "May I vote for <b>nobody</b>?"}
    with bridge.harbour.work() as work:
        for person in (bridge.harbour.people["Mira"], milo):
            account = work.books.people.get(person)
            assert account is not None
            work.say(account, "ask-received", facts, table=bridge.harbour.table(fleet))
    page = mira.page("/tables/1/people")
    with bridge.harbour.desk.read() as books:
        assert "lines" in [seen.what for seen in books.audit.looks(fleet.id)]
    assert page.count("May I vote for &lt;b&gt;nobody&lt;/b&gt;?") == 1
    assert "done" in mira.said("/tables/1/do/answer", who=3, text="You may: /unvote")
    with bridge.harbour.desk.read() as books:
        holder = next(person for person, seat in books.tables.seated(fleet.id).items() if seat == 3)
    [sent] = [one for one in bridge.harbour.parcels(fleet) if one.key == "moderator-says"]
    assert (sent.person, sent.facts["text"]) == (holder, "You may: /unvote")
    assert "There is no text" in mira.said("/tables/1/do/answer", who=3, text=" ")


@pytest.mark.parametrize(
    ("language", "heads", "why"),
    [
        (
            "en",
            "📅 Day 1, ",
            ("has blocked the bot", "so it may have arrived", "Flood control", "bot is not running"),
        ),
        (
            "de",
            "📅 Tag 1, ",
            ("hat den Bot blockiert", "vielleicht ist sie", "Flood control", "Bot läuft nicht"),
        ),
    ],
)
def test_messages_are_listed_by_their_words_with_what_became_of_them_and_why(
    bridge: Bridge, fleet: Table, mira: Browser, monkeypatch: pytest.MonkeyPatch,
    language: str, heads: str, why: tuple[str, ...],
) -> None:  # fmt: skip
    mira.said("/you", language=language, zone="UTC")
    monkeypatch.setattr("core.service.desk.LED_WITHIN", -1.0)
    with bridge.harbour.desk.write() as books:
        one, other, third, *_ = (parcel.id for parcel in books.outbox.of_table(fleet.id))
        books.outbox.mark_failed(one, UNREACHABLE)
        books.outbox.mark_failed(third, "Flood control exceeded")
        for _ in range(2):
            books.outbox.mark_unknown(other, "timed out")
    page = html.unescape(mira.page("/tables/1/rooms"))
    assert heads in page
    for words in why:
        assert words in page
    said = re.findall(r'<td data-label="(?:Message|Nachricht)">(.*?)</td>', page)
    assert 5 < len(said) <= 30
    assert [line for line in said if re.search(r"\b(zpm|raft|panel)-\w", line)] == []
    assert page.count('name="parcel"') == 3
