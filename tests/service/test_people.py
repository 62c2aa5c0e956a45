"""People, rights and links."""

from datetime import timedelta

import pytest

from core.engine.command import CancelGame, Substitute, TakeBack
from core.engine.ids import Person, Seat
from core.engine.refusal import Refused
from core.service import links, people
from core.service.accounts import NOBODY_IDS, Account, NotAPerson
from core.service.authority import may_moderate
from core.service.forgetting import drop_idle_traces, forget
from core.service.links import Link, LinkKind
from core.service.moves import by_host
from core.service.outbox import Lane
from core.service.queries import tables_for
from core.service.tables import Ban, Table
from tests.service.harbour import BOT, GROUP, Harbour


@pytest.mark.parametrize("number", [*sorted(NOBODY_IDS), GROUP, 0])
def test_an_id_that_stands_for_nobody_is_never_a_person(harbour: Harbour, number: int) -> None:
    """F51, F52."""
    with harbour.desk.write() as books, pytest.raises(NotAPerson):
        people.meet(books, number, "Group", harbour.now())
    with harbour.desk.read() as books:
        assert books.people.by_telegram(number) is None


def test_an_id_that_stands_for_nobody_is_never_appointed(harbour: Harbour) -> None:
    """F51: not even when a row with it is there already."""
    table = harbour.lobby()
    with harbour.desk.write() as books:
        account = books.people.add(Account(person=Person(0), telegram_id=1087968824, name="Anonymous"))
        with pytest.raises(NotAPerson):
            people.appoint(books, table, account.person, None, harbour.now())
        with pytest.raises(NotAPerson):
            people.make_owner(books, account.person, None, harbour.now())
        assert not may_moderate(books, account.person, table.id)


def test_names_are_cleaned_and_a_name_of_nothing_is_replaced(harbour: Harbour) -> None:
    """F59."""
    with harbour.desk.write() as books:
        names = [
            people.meet(books, 5_000_000_100 + n, name, harbour.now()).name
            for n, name in enumerate(("\u202eevil", "An\u200bn", "\u00a0\u00a0", "\u3164"))
        ]
    assert names == ["evil", "Ann", "Sailor 102", "Sailor 103"]


def test_a_language_he_chose_is_not_overwritten_by_telegram(harbour: Harbour) -> None:
    person = harbour.person("Ann", 5_000_000_500)
    with harbour.desk.write() as books:
        people.choose_language(books, person, "de")
        people.meet(books, 5_000_000_500, "Ann", harbour.now(), language="fr")
        account = books.people.get(person)
        assert account is not None
        assert account.language == "de"
        for zone in ("Berlin", "europe/berlin", "EUROPE/BERLIN", "Europe/Berlin"):
            changed = people.choose_zone(books, person, zone)
            assert not isinstance(changed, Refused)
            assert changed.zone == "Europe/Berlin"
        for zone in ("", "/", "rope/Berlin", "Buenos_Aires"):  # the last is a city of two zones
            assert people.choose_zone(books, person, zone) == Refused("unknown_zone", {"zone": zone})
        assert people.choose_zone(books, person, "Europe/Atlantis") == Refused(
            "unknown_zone", {"zone": "Europe/Atlantis"}
        )


def test_an_owner_sees_every_table_and_a_moderator_his_own(harbour: Harbour) -> None:
    first, second = harbour.lobby(), harbour.lobby()
    mira, olga, ann = harbour.moderator(first), harbour.person("Olga"), harbour.person("Ann")
    with harbour.desk.write() as books:
        people.make_owner(books, olga, None, harbour.now())
        assert [one.id for one in tables_for(books, mira)] == [first.id]
        assert {one.id for one in tables_for(books, olga)} == {first.id, second.id}
        assert tables_for(books, ann) == []
    harbour.join(second, "Olga")
    with harbour.desk.read() as books:
        assert [one.id for one in tables_for(books, olga)] == [first.id]


def test_who_plays_is_not_appointed(harbour: Harbour) -> None:
    table = harbour.lobby()
    harbour.join(table, "Ann")
    with harbour.desk.write() as books:
        assert people.appoint(books, table, harbour.people["Ann"], None, harbour.now()) == Refused("seated")


def test_a_group_keeps_a_person_out_until_a_date(harbour: Harbour) -> None:
    """F63."""
    table = harbour.lobby()
    otto, hester = harbour.person("Otto"), harbour.people["Hester"]
    until = harbour.now() + timedelta(days=1)
    with harbour.desk.write() as books:
        books.people.ban(Ban(GROUP, otto, until, hester, harbour.now()))
    assert harbour.join(table, "Otto") == Refused("banned")
    harbour.wall.now = until
    assert not isinstance(harbour.join(table, "Otto"), Refused)


def test_who_gave_up_a_seat_takes_no_other_of_that_table(harbour: Harbour) -> None:
    """Secrecy (people with power): he knows what his seat knew. The same seat can be his again."""
    table = harbour.game()
    harbour.moderator(table)
    ann, sam = harbour.people["Ann"], harbour.person("Sam")
    assert harbour.moderate(table, Substitute(Seat(0), sam)).refused is None
    assert harbour.moderate(table, Substitute(Seat(1), ann)).refused == Refused("had_seat")
    assert harbour.moderate(table, Substitute(Seat(0), ann)).refused is None
    assert harbour.moderate(table, Substitute(Seat(1), sam)).refused == Refused("had_seat")
    other = harbour.game("Ben", "Cat")
    harbour.moderator(other)
    assert harbour.moderate(other, Substitute(Seat(1), sam)).refused is None


def test_who_runs_a_table_takes_no_seat_in_the_midst_of_its_game(harbour: Harbour) -> None:
    """F82: he would lose his say in it, and it whoever looks after it; a seat in the lobby is another thing."""
    table = harbour.manned_game()
    dora, olga = harbour.people["Dora"], harbour.people["Olga"]
    for name in ("Mira", "Dora"):
        answer = harbour.moderate(table, Substitute(Seat(0), harbour.people[name]))
        assert answer.refused == Refused("runs_it")
        assert may_moderate_now(harbour, table, name)
    with harbour.desk.write() as books:
        people.dismiss(books, table, dora, None, harbour.now())
    assert harbour.moderate(table, Substitute(Seat(0), dora)).refused is None
    with harbour.desk.write() as books:
        people.dismiss(books, table, harbour.people["Mira"], None, harbour.now())
    answer = harbour.moderate(table, Substitute(Seat(1), olga), "Olga")
    assert answer.refused == Refused("runs_it")  # as long as nobody is appointed it is the owner's


def may_moderate_now(harbour: Harbour, table: Table, name: str) -> bool:
    with harbour.desk.read() as books:
        return may_moderate(books, harbour.people[name], table.id)


def test_a_substitute_is_welcomed_before_anything_else_of_his_seat_reaches_him(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.moderator(table)
    sam = harbour.person("Sam")
    harbour.moderate(table, Substitute(Seat(0), sam))
    told = [one for one in harbour.parcels(table) if one.person == sam]
    assert told[0].key == "seated"
    assert told[0].lane is Lane.URGENT
    assert "seated" not in [one.key for one in told[1:]]


def test_whom_a_take_back_has_put_out_of_a_seat_takes_no_other_of_that_table(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.moderator(table)
    point, sam = table.version, harbour.person("Sam")
    harbour.moderate(table, Substitute(Seat(1), sam))
    harbour.moderate(table, TakeBack(point))
    assert harbour.moderate(table, Substitute(Seat(0), sam)).refused == Refused("had_seat")
    assert harbour.moderate(table, Substitute(Seat(1), sam)).refused is None


def test_whom_a_group_keeps_out_opens_no_table_there(harbour: Harbour) -> None:
    """F63: he would be its host and moderator, and could say who is kept out."""
    harbour.lobby()
    otto = harbour.person("Otto")
    with harbour.desk.write() as books:
        books.people.ban(Ban(GROUP, otto, None, harbour.people["Hester"], harbour.now()))
    with harbour.work() as work:
        there, elsewhere = (
            work.open_table(
                "dinghy", otto, bot_id=BOT, chat_id=chat, language="en", zone="UTC", title="Otto's"
            )
            for chat in (GROUP, GROUP - 1)
        )
    assert there == Refused("banned")
    assert not isinstance(elsewhere, Refused)


def forget_and_meet(harbour: Harbour, name: str) -> Refused | None:
    """He is forgotten and writes to the bot again; under his name there is the new person then."""
    with harbour.desk.write() as books:
        account = books.people.get(harbour.people[name])
        assert account is not None
        assert account.telegram_id is not None
        refused = forget(books, account.person, harbour.now())
        if refused is None:
            again = people.meet(books, account.telegram_id, name, harbour.now())
            assert again.person != account.person
            harbour.people[name] = again.person
    return refused


def traces(harbour: Harbour) -> list[Person]:
    with harbour.desk.read() as books:
        return books.people.traced()


def test_being_forgotten_washes_off_no_look_at_a_game_that_goes_on(harbour: Harbour) -> None:
    """Secrecy (people with power)."""
    table, over = harbour.game(), harbour.game()
    harbour.moderator(table, "Hester")
    olga = harbour.person("Olga")
    with harbour.desk.write() as books:
        people.look(books, olga, table, "orders", harbour.now())
        people.look(books, olga, over, "orders", harbour.now())
    harbour.command(over, CancelGame(), by_host(harbour.people["Hester"]))
    for _ in range(2):
        assert forget_and_meet(harbour, "Olga") is None
        again = harbour.people["Olga"]
        assert harbour.moderate(table, Substitute(Seat(0), again), "Hester").refused == Refused("has_looked")
    with harbour.desk.read() as books:
        assert books.audit.looked_at(again, over.id) == set()


def test_being_forgotten_washes_off_no_seat_that_was_given_up(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.moderator(table)
    assert harbour.moderate(table, Substitute(Seat(0), harbour.person("Sam"))).refused is None
    assert forget_and_meet(harbour, "Ann") is None
    ann = harbour.people["Ann"]
    assert harbour.moderate(table, Substitute(Seat(1), ann)).refused == Refused("had_seat")


def test_being_forgotten_washes_off_no_ban_and_what_is_kept_for_it_goes_with_it(harbour: Harbour) -> None:
    """F63."""
    table = harbour.lobby()
    otto, hester = harbour.person("Otto"), harbour.people["Hester"]
    until = harbour.now() + timedelta(days=1)
    with harbour.desk.write() as books:
        account = books.people.get(otto)
        assert account is not None
        books.people.ban(Ban(GROUP, otto, until, hester, harbour.now()))
        assert forget(books, otto, harbour.now()) is None
        drop_idle_traces(books, harbour.now())
        assert books.people.traced() == [otto]
        again = people.meet(books, account.telegram_id or 0, "Otto", harbour.now())
        assert books.people.traced() == []
        harbour.people["Otto"] = again.person
    assert harbour.join(table, "Otto") == Refused("banned")
    with harbour.desk.write() as books:
        assert forget(books, again.person, harbour.now()) is None
    assert traces(harbour) == [again.person]
    harbour.wall.now = until
    with harbour.desk.write() as books:
        drop_idle_traces(books, harbour.now())
    assert traces(harbour) == []


def test_of_one_who_is_forgotten_nothing_is_kept_that_tells_his_account(harbour: Harbour) -> None:
    from sqlalchemy import text

    harbour.lobby()
    otto, ann = harbour.person("Otto", 5_000_000_777), harbour.person("Ann", 5_000_000_778)
    with harbour.desk.write() as books:
        books.people.ban(Ban(GROUP, otto, None, harbour.people["Hester"], harbour.now()))
        assert forget(books, otto, harbour.now()) is None
        assert forget(books, ann, harbour.now()) is None
    with harbour.ship.store.engine.connect() as connection:
        kept = str(connection.execute(text("SELECT * FROM persons")).all())
    assert "500000077" not in kept
    assert traces(harbour) == [otto], "nobody keeps Ann out"


def test_who_runs_a_table_is_forgotten_only_when_it_is_over(harbour: Harbour) -> None:
    """F82: nobody else would be told that it is without anybody."""
    table = harbour.game()
    harbour.moderator(table)
    deputy = harbour.person("Deo")
    with harbour.desk.write() as books:
        assert people.appoint(books, table, deputy, None, harbour.now(), deputy=True) is None
    for name in ("Hester", "Mira"):
        assert forget_and_meet(harbour, name) == Refused("still_in_charge", {"table": table.title})
    assert forget_and_meet(harbour, "Deo") is None
    harbour.command(table, CancelGame(), by_host(harbour.people["Hester"]))
    assert [forget_and_meet(harbour, name) for name in ("Hester", "Mira")] == [None, None]


def test_a_link_is_good_once_and_for_ten_minutes(harbour: Harbour) -> None:
    """F63."""
    mira = harbour.person("Mira")
    now = harbour.now()
    with harbour.desk.write() as books:
        token = links.issue(books, LinkKind.SIGN_IN, now, person=mira)
        late = links.issue(books, LinkKind.SIGN_IN, now, person=mira)
        assert isinstance(links.peek(books, token, now), Link)
        assert isinstance(links.peek(books, token, now), Link)
        spent = links.spend(books, token, now)
        assert isinstance(spent, Link)
        assert spent.person == mira
        assert links.spend(books, token, now) == Refused("link_spent")
        assert links.peek(books, late, now + timedelta(minutes=10)) == Refused("link_expired")
        assert links.peek(books, "guessed", now) == Refused("link_unknown")


def test_only_the_hash_of_a_link_is_stored_and_it_has_128_bits(harbour: Harbour) -> None:
    from sqlalchemy import text

    with harbour.desk.write() as books:
        token = links.issue(books, LinkKind.OWNER, harbour.now())
    with harbour.ship.store.engine.connect() as connection:
        stored = str(connection.execute(text("SELECT * FROM links")).all())
    assert str(token) not in stored
    assert len(token) >= 22
    assert str(token) not in repr(token)


def test_a_substitutes_link_is_for_the_first_or_for_the_named_and_a_new_one_ends_the_old(
    harbour: Harbour,
) -> None:
    """F63."""
    table = harbour.game()
    sam, otto = harbour.person("Sam"), harbour.person("Otto")
    now = harbour.now()
    with harbour.desk.write() as books:
        old = links.issue(books, LinkKind.SUBSTITUTE, now, table_id=table.id, seat=1)
        new = links.issue(books, LinkKind.SUBSTITUTE, now, table_id=table.id, seat=1, person=sam)
        assert links.spend(books, old, now, by=sam) == Refused("link_unknown")
        assert links.spend(books, new, now, by=otto) == Refused("link_not_yours")
        assert isinstance(links.spend(books, new, now, by=sam), Link)
        assert links.spend(books, new, now, by=sam) == Refused("link_spent")


def test_signing_out_everywhere_ends_every_session(harbour: Harbour) -> None:
    mira = harbour.person("Mira")
    now = harbour.now()
    with harbour.desk.write() as books:
        cookies = [links.open_session(books, mira, now) for _ in range(2)]
        assert all(links.session(books, cookie, now) for cookie in cookies)
        assert links.session(books, cookies[0], now + links.SESSION_LASTS) is None
        assert books.links.close_sessions(person=mira) == 2
        assert [links.session(books, cookie, now) for cookie in cookies] == [None, None]


def test_a_full_bot_takes_on_no_more_tables(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    from core.service import admission

    monkeypatch.setattr(admission, "MOST_TABLES", 2)
    harbour.lobby()
    harbour.lobby()
    host = harbour.people["Hester"]
    with harbour.work() as work:
        refused, unknown = (
            work.open_table(game, host, bot_id=BOT, chat_id=None, language="en", zone="UTC", title="third")
            for game in ("dinghy", "chess")
        )
    assert refused == Refused("bot_full", {"tables": 2, "told": "yes"})
    assert unknown == Refused("unknown_game", {"game": "chess"})
