"""A command is one transaction: judged, recorded, told and marked done, or nothing of it has happened."""

from core.engine.command import Join, Leave, Modkill, Start, Substitute
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.service.inbox import RowState
from core.service.moves import Accepted, CauseKind, by_host, by_moderator, by_person
from core.service.tables import TableStatus
from tests.service.dinghy import Stumble, Vote
from tests.service.harbour import GROUP, Harbour


def test_a_vote_is_recorded_with_its_cause_and_told_to_the_voter_alone(harbour: Harbour) -> None:
    table = harbour.game()
    before = len(harbour.parcels(table))
    answer = harbour.vote(table, "Ann", "Ben")
    assert isinstance(answer, Accepted)
    assert harbour.state(table).votes == {0: "Ben"}
    with harbour.desk.read() as books:
        move = books.log.last_move(table.id)
        ann = books.people.get(harbour.people["Ann"])
    assert move is not None
    assert (move.command, move.cause.kind, move.cause.person) == (
        "vote",
        CauseKind.PERSON,
        harbour.people["Ann"],
    )
    receipts = [one for one in harbour.parcels(table)[before:] if one.key == "dinghy-receipt"]
    assert [one.chat_id for one in receipts] == [ann.telegram_id if ann else None]


def test_a_refused_command_changes_nothing_and_its_row_says_why(harbour: Harbour) -> None:
    table = harbour.lobby()
    harbour.join(table, "Ann")
    version = harbour.table(table).version
    parcels = harbour.keys(table)
    with harbour.work() as work:
        answer = work.command(table.id, Start(), by_host(harbour.people["Hester"]))
    assert answer == Refused("wrong_count", {"count": 1, "fewest": 2})
    assert harbour.table(table).version == version
    assert harbour.keys(table) == parcels
    outcome = harbour.desk.outcome(work.row.id)
    assert outcome is not None
    assert (outcome.state, outcome.refused) == (RowState.DONE, answer)


def test_the_same_vote_again_is_accepted_without_an_event(harbour: Harbour) -> None:
    """F09: four equal taps are one vote."""
    table = harbour.game()
    answers = [harbour.vote(table, "Ann", "Ben") for _ in range(4)]
    assert [len(answer.events) for answer in answers if isinstance(answer, Accepted)] == [1, 0, 0, 0]
    assert harbour.state(table).votes == {0: "Ben"}


def test_leaving_the_lobby_and_coming_back_leaves_nothing_behind(harbour: Harbour) -> None:
    """F05."""
    table = harbour.lobby()
    harbour.join(table, "Ann")
    ann = harbour.people["Ann"]
    assert isinstance(harbour.command(table, Leave(ann), by_person(ann)), Accepted)
    with harbour.desk.read() as books:
        assert books.tables.seated(table.id) == {}
    assert isinstance(harbour.join(table, "Ann"), Accepted)
    assert harbour.state(table).people == (ann,)


def test_only_the_host_or_a_moderator_starts_a_game(harbour: Harbour) -> None:
    table = harbour.lobby()
    for name in ("Ann", "Ben"):
        harbour.join(table, name)
    ann = harbour.people["Ann"]
    assert harbour.command(table, Start(), by_host(ann)) == Refused("not_host")
    assert harbour.command(table, Start(), by_moderator(ann, "Ann")) == Refused("not_moderator")
    harbour.moderator(table)
    assert harbour.moderate(table, Start()).refused is None
    assert harbour.table(table).status is TableStatus.RUNNING


def test_nobody_acts_for_a_seat_that_is_not_his(harbour: Harbour) -> None:
    """F08: an outsider, another player and a moderator are refused or recorded as what they are."""
    table = harbour.game()
    outsider, ben = harbour.person("Otto"), harbour.people["Ben"]
    vote = Vote(Seat(0), "Cat")
    assert harbour.command(table, vote, by_person(outsider)) == Refused("not_seated")
    assert harbour.command(table, vote, by_person(ben)) == Refused("not_seated")
    assert harbour.command(table, Join(outsider, "Otto"), by_person(ben)) == Refused("not_yourself")
    assert harbour.state(table).votes == {}
    mira = harbour.moderator(table)
    assert isinstance(harbour.command(table, vote, by_moderator(mira, "Mira", "he is away")), Accepted)
    with harbour.desk.read() as books:
        move = books.log.last_move(table.id)
    assert move is not None
    assert (move.cause.name, move.cause.reason) == ("Mira", "he is away")


def test_an_override_is_the_moderators_alone(harbour: Harbour) -> None:
    table = harbour.game()
    hester, ann = harbour.people["Hester"], harbour.people["Ann"]
    for person in (hester, ann):
        assert harbour.command(table, Modkill(Seat(1)), by_person(person)) == Refused("not_moderator")
    harbour.moderator(table)
    assert harbour.moderate(table, Modkill(Seat(1))).events == ("drowned",)


def test_a_removed_moderator_has_no_rights_from_then_on(harbour: Harbour) -> None:
    """F81."""
    from core.service.people import dismiss

    table = harbour.game()
    mira = harbour.moderator(table)
    row = harbour.desk.submit(table.id, Modkill(Seat(1)), by_moderator(mira, "Mira"))
    with harbour.desk.write() as books:
        assert dismiss(books, table, mira, None, harbour.now())
    harbour.run()
    outcome = harbour.desk.outcome(row)
    assert outcome is not None
    assert outcome.refused == Refused("not_moderator")


def test_whoever_looked_at_secrets_cannot_join_or_step_in(harbour: Harbour) -> None:
    from core.service.people import look

    table = harbour.game()
    mira, spare = harbour.moderator(table), harbour.person("Sam")
    with harbour.desk.write() as books:
        look(books, spare, table, "orders", harbour.now())
    answer = harbour.command(table, Substitute(Seat(2), spare), by_moderator(mira, "Mira"))
    assert answer == Refused("has_looked")
    harbour.join(table, "Dan")
    assert isinstance(
        harbour.command(table, Substitute(Seat(2), harbour.people["Dan"]), by_moderator(mira, "Mira")),
        Accepted,
    )


def test_a_moderator_who_plays_moderates_no_more(harbour: Harbour) -> None:
    from core.service.authority import may_moderate

    table = harbour.lobby()
    mira = harbour.moderator(table)
    assert isinstance(harbour.join(table, "Mira"), Accepted)
    with harbour.desk.read() as books:
        assert not may_moderate(books, mira, table.id)


def test_a_broken_rule_rolls_back_is_tried_three_times_and_reaches_the_moderator(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.moderator(table)
    version = harbour.table(table).version
    outcome = harbour.moderate(table, Stumble(Seat(0)))
    assert outcome.state is RowState.FAILED
    assert outcome.error_id
    assert harbour.table(table).version == version
    told = [parcel for parcel in harbour.parcels(table) if parcel.key == "row-failed"]
    assert [parcel.facts for parcel in told] == [{"error": outcome.error_id}]
    assert isinstance(harbour.vote(table, "Ann", "Ben"), Accepted)


def test_seats_of_a_group_read_the_group_and_the_table_of_a_link_is_read_in_private(harbour: Harbour) -> None:
    here, there = harbour.game("Ann", "Ben"), harbour.game("Cat", "Dan", chat_id=None)
    assert {one.chat_id for one in harbour.parcels(here) if one.key == "dinghy-day"} == {GROUP}
    private = {one.person for one in harbour.parcels(there) if one.key == "dinghy-day"}
    assert private == {harbour.people[name] for name in ("Hester", "Cat", "Dan")}
