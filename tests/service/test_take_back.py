"""Take-backs: the game stands again as after an event, the record keeps everything (F16)."""

from datetime import timedelta

from core.engine.command import Modkill, Resume, Substitute, TakeBack
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.service.outbox import TAKEN_BACK, Kind, ParcelState, Sent
from core.service.queries import gone_out, story, taken_back, undo_point
from core.service.tables import TableStatus
from tests.service.dinghy import DINGHY
from tests.service.harbour import NOON, Harbour


def test_a_take_back_returns_to_the_state_after_an_event(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.moderator(table)
    harbour.vote(table, "Ann", "Ben")
    point = harbour.table(table).version
    before = harbour.state(table)
    harbour.wait(hours=2)
    harbour.vote(table, "Ben", "Cat")
    harbour.moderate(table, Modkill(Seat(2)))
    outcome = harbour.moderate(table, TakeBack(point))
    assert outcome.events == ("taken_back",)
    state = harbour.state(table)
    assert (state.votes, state.drowned, state.people) == (before.votes, before.drowned, before.people)
    assert harbour.table(table).epoch == 1
    assert harbour.table(table).deadline_at is None
    harbour.moderate(table, Resume())
    assert harbour.state(table).closes_at == NOON + timedelta(hours=2 + 6)


def test_what_was_taken_back_stays_in_the_record_and_is_marked(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.moderator(table)
    point = harbour.table(table).version
    harbour.vote(table, "Ann", "Ben")
    harbour.moderate(table, TakeBack(point), reason="wrong button")
    with harbour.desk.read() as books:
        entries = story(books, DINGHY, harbour.table(table))
    last = entries[-2:]
    assert [(one.name, one.taken_back) for one in last] == [("voted", True), ("taken_back", False)]
    assert (last[1].cause.name, last[1].cause.reason) == ("Mira", "wrong button")


def test_take_backs_nest(harbour: Harbour) -> None:
    """Back to a vote that had itself been taken back."""
    table = harbour.game()
    harbour.moderator(table)
    opened = harbour.table(table).version
    harbour.vote(table, "Ann", "Ben")
    voted = harbour.table(table).version
    harbour.moderate(table, TakeBack(opened))
    assert harbour.state(table).votes == {}
    harbour.moderate(table, TakeBack(voted))
    assert harbour.state(table).votes == {0: "Ben"}
    with harbour.desk.read() as books:
        gone = taken_back(books, DINGHY, harbour.table(table))
    assert gone == {voted + 1}


def test_a_cold_start_reads_a_taken_back_game_as_it_stands(harbour: Harbour) -> None:
    """F16: one substitution, then a rewind; a new process sees the same."""
    from core.service.desk import Desk

    table = harbour.game()
    mira = harbour.moderator(table)
    point = harbour.table(table).version
    assert mira
    harbour.moderate(table, Substitute(Seat(1), harbour.person("Sam")))
    harbour.moderate(table, TakeBack(point))
    state = harbour.state(table)
    assert state.people[1] == harbour.people["Ben"]
    cold = Desk(harbour.ship.store, harbour.desk.games, harbour.ship.clock)
    with cold.read() as books:
        again = books.tables.get(table.id)
        assert again is not None
        assert cold.state(books, again) == state
        assert books.tables.seated(table.id)[harbour.people["Ben"]] == 1


def test_a_take_back_over_a_substitution_tells_both_who_sits_and_takes_the_cards_of_one(
    harbour: Harbour,
) -> None:
    """He who had gone sits again, and he who had come is told so; his card has no buttons any more."""
    table = harbour.game()
    harbour.moderator(table)
    point = harbour.table(table).version
    harbour.moderate(table, Substitute(Seat(1), harbour.person("Sam")))
    with harbour.desk.read() as books:
        accounts = books.people.several([harbour.people["Sam"], harbour.people["Ben"]])
    sam, ben = (account.telegram_id for account in accounts.values())
    assert [one.chat_id for one in harbour.parcels(table) if one.key == "unseated"] == [ben]
    card = next(one for one in harbour.parcels(table) if one.chat_id == sam and one.card == "deck")
    with harbour.desk.write() as books:
        books.outbox.mark_sent([Sent(card.id, 77)], harbour.now())
    harbour.moderate(table, TakeBack(point))
    told = [(one.chat_id, one.key) for one in harbour.parcels(table) if one.chat_id in (sam, ben)]
    assert told.count((ben, "unseated")) == told.count((sam, "unseated")) == 1
    assert told.count((ben, "seated-again")) == 1
    assert told.count((ben, "taken-back")) == 1
    stripped = [one for one in harbour.parcels(table) if one.chat_id == sam and one.kind is Kind.RETIRE]
    assert [one.edits for one in stripped] == [77]


def test_draws_are_made_anew_after_a_take_back(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.moderator(table)
    point = harbour.table(table).version
    harbour.wait(hours=6, seconds=2)
    lot = harbour.state(table).lot
    harbour.moderate(table, TakeBack(point))
    harbour.moderate(table, Resume())
    harbour.wait(hours=6, seconds=2)
    assert harbour.state(table).day == 2
    assert harbour.state(table).lot != lot


def test_after_the_end_nothing_is_taken_back(harbour: Harbour) -> None:
    table = harbour.game("Ann", "Ben")
    harbour.moderator(table)
    point = harbour.table(table).version
    harbour.moderate(table, Modkill(Seat(0)))
    assert harbour.table(table).status is TableStatus.OVER
    assert harbour.moderate(table, TakeBack(point)).refused == Refused("game_over")


def test_only_a_point_in_the_past_can_be_returned_to(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.moderator(table)
    for point in (0, -1, harbour.table(table).version, 10_000):
        assert harbour.moderate(table, TakeBack(point)).refused == Refused("nothing_to_undo", {"to": point})


def test_waiting_messages_of_what_was_taken_back_are_never_sent(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.moderator(table)
    point = harbour.table(table).version
    harbour.vote(table, "Ann", "Ben")
    harbour.moderate(table, TakeBack(point))
    receipts = [one.state for one in harbour.parcels(table) if one.key == "dinghy-receipt"]
    assert receipts == [ParcelState.CANCELLED]
    told = {one.chat_id for one in harbour.parcels(table) if one.key == "taken-back"}
    assert len(told) == 4


def test_the_moderator_sees_first_which_secrets_went_out(harbour: Harbour) -> None:
    table = harbour.game()
    letter = next(one for one in harbour.parcels(table) if one.key == "dinghy-lot")
    with harbour.desk.write() as books:
        books.outbox.mark_sent([Sent(letter.id, 55)], harbour.now())
    with harbour.desk.read() as books:
        found = harbour.table(table)
        assert [one.key for one in gone_out(books, found, found.version - 1)] == ["dinghy-lot"]
        assert gone_out(books, found, found.version) == []
        assert undo_point(books, found) == found.version - 1


def test_cards_of_what_was_taken_back_say_so_and_lose_their_buttons(harbour: Harbour) -> None:
    """Back in the lobby and forward again: the lobby's card does not go on counting who is aboard."""
    table = harbour.game("Ann", "Ben")
    harbour.moderator(table)
    with harbour.desk.write() as books:
        parcels = [one for one in books.outbox.of_table(table.id) if one.kind is Kind.CARD]
        books.outbox.mark_sent([Sent(one.id, one.id) for one in parcels], harbour.now())
        books.outbox.put_cards(table.id, [], taken_back=True)
    retired = [one for one in harbour.parcels(table) if one.kind is Kind.RETIRE]
    assert len(retired) == 3
    assert all(one.options == {TAKEN_BACK: True} for one in retired)


def test_what_cards_said_last_since_then_is_said_to_be_taken_back_too(harbour: Harbour) -> None:
    """Each once, however often it is taken back; what they said before that point stands."""
    table = harbour.game("Ann", "Ben")
    harbour.moderator(table)
    with harbour.desk.write() as books:
        cards = [one for one in books.outbox.of_table(table.id) if one.kind is Kind.CARD]
        books.outbox.mark_sent([Sent(one.id, one.id) for one in cards], harbour.now())
    point = harbour.table(table).version
    harbour.vote(table, "Ann", "Ben")
    harbour.vote(table, "Ben", "Ann")
    with harbour.desk.write() as books:
        books.outbox.put_cards(table.id, [])
    before = len(harbour.parcels(table))
    for _ in range(2):
        harbour.moderate(table, TakeBack(point))
    disowned = [one for one in harbour.parcels(table)[before:] if one.kind is Kind.RETIRE]
    assert sorted(one.edits or 0 for one in disowned) == sorted(one.id for one in cards)
    assert all(one.options == {TAKEN_BACK: True} for one in disowned)
