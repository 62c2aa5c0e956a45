"""Those who run the games are watched over: silent moderators (F82), a ship that stood still (F42), health."""

from datetime import timedelta

import pytest
from sqlalchemy import update

from core.engine.command import Modkill, Start
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.service import links, people
from core.service.clock import real_now
from core.service.moves import Accepted, by_host, by_moderator
from core.service.outages import LENGTHENS, come_back
from core.service.outbox import FOR_THE_DIGEST, Kind, ParcelState
from core.service.past import Shelf
from core.service.queries import health, story
from core.service.queries import people as sitters
from core.service.tables import Table
from core.storage.mail_schema import OutboxRow
from telegram_bot.running import clean
from tests.service.dinghy import DAY, DINGHY
from tests.service.harbour import BOT, NOON, Harbour


def close_a_day(harbour: Harbour) -> None:
    harbour.wait(hours=6, seconds=2)
    harbour.wall.now -= timedelta(seconds=2)


def test_a_moderator_silent_over_two_closes_is_answered_by_a_call_to_the_deputy(harbour: Harbour) -> None:
    """F82: the deputy is called once, and runs the game as the moderator did."""
    table = harbour.game()
    harbour.moderator(table)
    dora = harbour.person("Dora")
    with harbour.desk.write() as books:
        people.appoint(books, table, dora, harbour.people["Mira"], harbour.now(), deputy=True)
    close_a_day(harbour)
    assert "moderator-silent" not in harbour.keys(table)
    close_a_day(harbour)
    called = [one for one in harbour.parcels(table) if one.key == "moderator-silent"]
    assert [(one.person, one.facts["since_at"]) for one in called] == [(dora, NOON.isoformat())]
    close_a_day(harbour)
    assert harbour.keys(table).count("moderator-silent") == 1
    answer = harbour.command(table, Modkill(Seat(2)), by_moderator(dora, "Dora", "Mira is away"))
    assert isinstance(answer, Accepted)


def seen(harbour: Harbour, name: str) -> None:
    """He writes to the bot."""
    with harbour.work() as work:
        account = work.books.people.get(harbour.people[name])
        assert account is not None
        work.account(account.telegram_id or 0, name)


def calls(harbour: Harbour, table: Table) -> list[tuple[str, str, bool]]:
    """Whom others were called: name, as what, and whether deputies had been called before."""
    names = {person: name for name, person in harbour.people.items()}
    called = [one for one in harbour.parcels(table) if one.key == "moderator-silent"]
    assert all((one.kind, one.silent) == (Kind.SAY, False) for one in called)
    return [(names[one.person], one.facts["whom"], one.facts["again"]) for one in called if one.person]


def test_each_silence_of_the_moderator_calls_the_deputy_anew(harbour: Harbour) -> None:
    """F82: a message of its own, which rings; the moderator reads whom the bot has called."""
    table = harbour.manned_game()
    for expected in ([], [("Dora", "deputy", False)]):
        close_a_day(harbour)
        assert calls(harbour, table) == expected
    [missed] = [one for one in harbour.parcels(table) if one.key == "moderator-missed"]
    assert (missed.person, missed.facts["names"], missed.silent) == (harbour.people["Mira"], ["Dora"], False)
    for name in ("Mira", "Dora"):
        seen(harbour, name)
    close_a_day(harbour)
    assert len(calls(harbour, table)) == 1
    close_a_day(harbour)
    assert calls(harbour, table) == [("Dora", "deputy", False)] * 2


def test_deputies_as_silent_as_their_moderator_are_followed_by_a_call_to_the_owners(harbour: Harbour) -> None:
    """F82: once; and once more when a deputy has answered and is silent again."""
    table = harbour.manned_game()
    for _ in range(3):
        close_a_day(harbour)
    assert [one for one, *_ in calls(harbour, table)] == ["Dora"]
    with harbour.desk.read() as books:
        assert [one.name for one in people.moderators_of(books, table.id)] == ["Mira", "Dora"]
    for _ in range(2):
        close_a_day(harbour)
        assert calls(harbour, table)[1:] == [("Olga", "owner", True)]
    with harbour.desk.read() as books:
        assert [one.name for one in people.moderators_of(books, table.id)] == ["Mira", "Dora", "Olga"]
        called = [
            line.facts["person"] for line in books.audit.lines(table_id=table.id) if line.what == "called"
        ]
    assert called == [harbour.people["Olga"], harbour.people["Dora"]]
    seen(harbour, "Dora")
    for expected in (1, 2, 2):
        close_a_day(harbour)
        assert [one for one, *_ in calls(harbour, table)].count("Olga") == expected
    seen(harbour, "Mira")
    with harbour.desk.read() as books:
        assert [one.name for one in people.moderators_of(books, table.id)] == ["Mira", "Dora"]


def test_a_deputy_who_answers_keeps_the_owners_out_of_it(harbour: Harbour) -> None:
    table = harbour.manned_game()
    for _ in range(5):
        close_a_day(harbour)
        seen(harbour, "Dora")
    assert [one for one, *_ in calls(harbour, table)] == ["Dora"]


def test_a_deputy_who_cannot_be_written_to_is_passed_over_and_the_host_hears_of_him(harbour: Harbour) -> None:
    table = harbour.manned_game()
    with harbour.desk.write() as books:
        dora = books.people.get(harbour.people["Dora"])
        assert dora is not None
        people.went_away(books, BOT, dora, harbour.now())
    told = [one for one in harbour.parcels(table) if one.key == "appointed-unreachable"]
    assert {one.person for one in told} == {harbour.people["Hester"], harbour.people["Mira"]}
    assert {(one.facts["person"], one.facts["deputy"]) for one in told} == {("Dora", True)}
    for _ in range(2):
        close_a_day(harbour)
    assert calls(harbour, table) == [("Olga", "owner", False)]


def test_what_a_deputy_does_the_moderator_reads_and_what_he_does_himself_he_does_not(
    harbour: Harbour,
) -> None:
    table = harbour.manned_game()
    harbour.moderate(table, Modkill(Seat(1)))
    harbour.moderate(table, Modkill(Seat(2)), "Dora", "she is away")
    told = [one for one in harbour.parcels(table) if one.key == "deputy-did"]
    assert [(one.person, one.facts["name"], one.facts["what"]) for one in told] == [
        (harbour.people["Mira"], "Dora", "modkill")
    ]
    assert told[0].facts["reason"] == "she is away"


def test_a_moderator_who_was_seen_is_not_replaced(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.moderator(table)
    dora = harbour.person("Dora")
    with harbour.desk.write() as books:
        people.appoint(books, table, dora, None, harbour.now(), deputy=True)
    for _ in range(4):
        close_a_day(harbour)
        harbour.moderate(table, Modkill(Seat(2)))
    assert "moderator-silent" not in harbour.keys(table)


def test_after_a_stop_without_a_moderator_the_phase_is_longer_by_what_was_lost(harbour: Harbour) -> None:
    table = harbour.game()
    stopped = NOON + DAY - timedelta(minutes=10)
    harbour.wall.now = NOON + DAY + timedelta(minutes=20)
    with harbour.desk.write() as books:
        [outage] = come_back(books, Shelf({"dinghy": DINGHY}), harbour.ship.clock, BOT, stopped)
    assert (outage.lost, outage.lengthened) == (timedelta(minutes=30), True)
    assert harbour.state(table).closes_at == NOON + DAY + timedelta(minutes=30)
    told = [one for one in harbour.parcels(table) if one.key == "outage"]
    assert [(one.facts["minutes"], one.facts["lengthened"]) for one in told] == [(30, "yes")] * 3


@pytest.mark.parametrize("why", ["plays himself", "has blocked the bot"])
def test_a_moderator_who_cannot_be_asked_leaves_a_phase_to_be_longer_by_itself(
    harbour: Harbour, why: str
) -> None:
    table = harbour.lobby()
    mira = harbour.moderator(table)
    for name in ("Ann", "Ben", "Mira") if why == "plays himself" else ("Ann", "Ben"):
        harbour.join(table, name)
    harbour.command(table, Start(), by_host(harbour.people["Hester"]))
    with harbour.desk.write() as books:
        books.people.change(mira, reachable=why == "plays himself")
    harbour.wall.now = NOON + timedelta(seconds=150)
    with harbour.desk.write() as books:
        [outage] = come_back(books, Shelf({"dinghy": DINGHY}), harbour.ship.clock, BOT, NOON)
    assert outage.lengthened
    assert harbour.state(table).closes_at == NOON + DAY + timedelta(seconds=150)


def test_a_moderator_decides_himself_whether_the_phase_is_longer(harbour: Harbour) -> None:
    moderated, settled = harbour.game(), harbour.game("Dan", "Eve")
    harbour.moderator(moderated)
    with harbour.desk.write() as books:
        books.tables.change(settled.id, facts={LENGTHENS: False})
    harbour.wall.now = NOON + timedelta(hours=1)
    with harbour.desk.write() as books:
        outages = come_back(books, Shelf({"dinghy": DINGHY}), harbour.ship.clock, BOT, NOON)
    assert [one.lengthened for one in outages] == [False, False]
    assert harbour.state(moderated).closes_at == harbour.state(settled).closes_at == NOON + DAY
    assert harbour.keys(moderated).count("moderator-outage") == 1


def test_a_short_stop_is_not_worth_a_word(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.wall.now = NOON + timedelta(seconds=149)
    with harbour.desk.write() as books:
        assert come_back(books, Shelf({"dinghy": DINGHY}), harbour.ship.clock, BOT, NOON) == []
        assert come_back(books, Shelf({"dinghy": DINGHY}), harbour.ship.clock, BOT, None) == []
    assert harbour.state(table).closes_at == NOON + DAY


def test_health_tells_what_waits_and_whether_the_worker_lives(harbour: Harbour) -> None:
    """F42."""
    table = harbour.game()
    assert not harbour.desk.is_led(BOT + 1)
    harbour.desk.ring()
    assert harbour.desk.is_led(BOT)
    harbour.row()
    with harbour.desk.write() as books:
        bot = books.people.bot(BOT)
        assert bot is not None
        found = health(books, bot)
        assert (found.queue, found.oldest_queued) == (1, harbour.now())
        assert found.unsent == len(harbour.parcels(table))
        assert found.next_deadlines == ((table.id, "remind", NOON + DAY - timedelta(hours=1)),)
        books.people.tick(BOT, real_now() - timedelta(minutes=2))
    assert not harbour.desk.is_led(BOT)


def test_the_story_holds_every_event_in_order_with_all_its_fields(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.vote(table, "Ann", "Ben")
    with harbour.desk.read() as books:
        found = harbour.table(table)
        entries = story(books, DINGHY, found)
    assert [entry.number for entry in entries] == list(range(1, found.version + 1))
    assert [entry.name for entry in entries][-2:] == ["day_opened", "voted"]
    assert "lot" in entries[-2].fields
    assert entries[-1].fields == {"who": 0, "name": "Ben"}


def test_who_sits_where_and_how_much_he_says(harbour: Harbour) -> None:
    from core.service.posts import Body

    table = harbour.game("Ann", "Ben")
    for _ in range(2):
        with harbour.work() as work:
            work.post(
                table.id,
                room="A",
                alias="x",
                body=Body(text="hm"),
                readers=[],
                seat=Seat(1),
                person=harbour.people["Ben"],
            )
        harbour.wall.now += timedelta(hours=46)
    with harbour.desk.read() as books:
        found = sitters(books, table, harbour.now() - timedelta(days=1))
    assert [(one.seat, one.account.name, one.posts, one.posts_today) for one in found] == [
        (0, "Ann", 0, 0),
        (1, "Ben", 2, 1),
    ]


def test_letters_of_one_who_comes_back_have_waited_since_his_return_and_a_digest_has_not(
    harbour: Harbour,
) -> None:
    """F42, F49: the owner is told of mail that does not leave, not of a person who was away or likes it all at once."""
    table = harbour.game()
    ann, long_ago = harbour.people["Ann"], real_now() - timedelta(hours=5)
    with harbour.desk.write() as books:
        account = books.people.get(ann)
        assert account is not None
        people.went_away(books, BOT, account, harbour.now())
    with harbour.ship.store.engine.begin() as connection:
        connection.execute(update(OutboxRow).values(made_at=long_ago))
        of_others = OutboxRow.state == ParcelState.WAITING.value
        connection.execute(update(OutboxRow).where(of_others).values(state=ParcelState.SENT.value))
    with harbour.desk.write() as books:
        assert books.outbox.oldest_waiting(BOT) is None
        people.came_back(books, BOT, account)
        since = books.outbox.oldest_waiting(BOT)
        assert since is not None
        assert since > long_ago + timedelta(hours=4)
    waiting = [one.id for one in harbour.parcels(table) if one.state is ParcelState.WAITING]
    assert waiting
    with harbour.desk.write() as books:
        books.outbox.put_off(waiting, harbour.now() + timedelta(hours=3), FOR_THE_DIGEST)
        assert books.outbox.oldest_waiting(BOT) is None
        books.outbox.put_off(waiting, harbour.now(), "retry_after")
        assert books.outbox.oldest_waiting(BOT) == since


def test_a_ship_whose_time_has_leapt_a_year_signs_nobody_out(harbour: Harbour) -> None:
    """Sessions bear the wall's time, links the ship's."""
    ann = harbour.person("Ann")
    with harbour.desk.write() as books:
        open_now = links.open_session(books, ann, real_now())
        over = links.open_session(books, ann, real_now() - timedelta(days=30))
        key = links.issue(books, links.LinkKind.SIGN_IN, harbour.now(), person=ann)
    harbour.wall.now += timedelta(days=365)
    clean(harbour.desk)
    with harbour.desk.read() as books:
        assert links.session(books, str(open_now), real_now()) is not None
        assert books.links.session(links.token_hash(str(over))) is None
        assert links.peek(books, str(key), harbour.now()) == Refused("link_unknown")
