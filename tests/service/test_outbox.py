"""What is to be sent: in order for every reader, cards replaced rather than repeated, nothing lost or sent for ever."""

from datetime import timedelta
from typing import Any

from core.engine.record import replace
from core.service import people
from core.service.outbox import CHOICE, NOT_SHOWN, Kind, Lane, Outgoing, Parcel, ParcelState, Sent
from core.service.tables import Chat
from tests.service.harbour import BOT, GROUP, Harbour


def out(chat_id: int, number: int = 0, lane: Lane = Lane.ANSWER, **fields: Any) -> Outgoing:
    return Outgoing(
        bot_id=BOT,
        chat_id=chat_id,
        kind=Kind.SAY,
        key="word",
        facts={"n": number},
        language="en",
        zone="UTC",
        lane=lane,
        **fields,
    )


def put(harbour: Harbour, *outs: Outgoing) -> list[int]:
    with harbour.desk.write() as books:
        return books.outbox.put(outs)


def take(harbour: Harbour, limit: int = 100, **options: Any) -> list[Parcel]:
    with harbour.desk.read() as books:
        return books.outbox.take(BOT, harbour.now(), limit, **options)


def sent(harbour: Harbour, parcel: Parcel, message_id: int) -> None:
    with harbour.desk.write() as books:
        books.outbox.mark_sent([Sent(parcel.id, message_id, parcel.revision)], harbour.now())


def state(harbour: Harbour, parcel_id: int) -> ParcelState:
    with harbour.desk.read() as books:
        found = books.outbox.get(parcel_id)
    assert found is not None
    return found.state


def test_deadlines_overtake_chatter_and_each_chat_keeps_its_order(harbour: Harbour) -> None:
    """F48, F61."""
    first, second, third = put(
        harbour, out(1, 1, Lane.CHATTER), out(1, 2, Lane.URGENT), out(1, 3, Lane.URGENT)
    )
    assert [one.id for one in take(harbour)] == [second, third, first]


def test_one_stuck_chat_starves_nobody(harbour: Harbour) -> None:
    put(harbour, *[out(1, number) for number in range(30)])
    [other] = put(harbour, out(2))
    taken = take(harbour, limit=10, per_chat=5)
    assert [one.chat_id for one in taken].count(1) == 5
    assert other in [one.id for one in taken]
    assert {one.chat_id for one in take(harbour, busy={1})} == {2}


def test_what_follows_a_message_that_is_tried_again_waits_for_it(harbour: Harbour) -> None:
    """F47, F61: a story never overtakes itself."""
    head, _tail, other = put(harbour, out(1, 1), out(1, 2), out(2, 3))
    with harbour.desk.write() as books:
        books.outbox.put_off([head], harbour.now() + timedelta(seconds=35), "429")
    assert [one.id for one in take(harbour)] == [other]
    harbour.wall.now += timedelta(seconds=35)
    assert [one.facts["n"] for one in take(harbour)] == [1, 2, 3]


def test_a_lost_answer_is_sent_once_more_and_then_stays_unknown(harbour: Harbour) -> None:
    [parcel] = put(harbour, out(1))
    with harbour.desk.write() as books:
        books.outbox.mark_unknown(parcel, "time-out")
    assert [one.id for one in take(harbour)] == [parcel]
    with harbour.desk.write() as books:
        books.outbox.mark_unknown(parcel, "time-out")
    assert (take(harbour), state(harbour, parcel)) == ([], ParcelState.UNKNOWN)
    with harbour.desk.write() as books:
        assert books.outbox.resend(parcel)
    assert [one.id for one in take(harbour)] == [parcel]


def test_what_was_sent_is_not_sent_again(harbour: Harbour) -> None:
    [parcel] = put(harbour, out(1))
    sent(harbour, take(harbour)[0], 9)
    with harbour.desk.write() as books:
        books.outbox.mark_failed(parcel, "too late for that")
        assert not books.outbox.resend(parcel)
    assert (take(harbour), state(harbour, parcel)) == ([], ParcelState.SENT)


def board(harbour: Harbour, table_id: int) -> list[Parcel]:
    return [one for one in take(harbour) if one.card == "board" and one.table_id == table_id]


def test_forty_votes_before_the_courier_comes_are_one_card(harbour: Harbour) -> None:
    """F46: the last state is shown, and only that."""
    table = harbour.game()
    sent(harbour, board(harbour, table.id)[0], 77)
    for number in range(40):
        harbour.vote(table, ("Ann", "Ben", "Cat")[number % 3], f"Sailor {number}")
    [card] = board(harbour, table.id)
    assert (card.facts, card.edits) == ({"day": 1, "votes": 3}, 77)


def test_a_card_that_reads_the_same_is_not_sent_again(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.vote(table, "Ann", "Ben")
    sent(harbour, board(harbour, table.id)[0], 77)
    harbour.vote(table, "Ann", "Cat")
    assert board(harbour, table.id) == []


def test_a_card_changed_while_it_was_on_its_way_is_sent_again_as_it_is_now(harbour: Harbour) -> None:
    table = harbour.game()
    [under_way] = board(harbour, table.id)
    harbour.vote(table, "Ann", "Ben")
    sent(harbour, under_way, 77)
    [card] = board(harbour, table.id)
    assert (card.facts["votes"], card.edits) == (1, 77)
    sent(harbour, card, 77)
    assert board(harbour, table.id) == []


def test_a_card_that_is_over_loses_its_buttons(harbour: Harbour) -> None:
    """F20: also the one that was on its way when the game ended."""
    from core.engine.command import CancelGame
    from core.service.moves import by_host

    table = harbour.game("Ann", "Ben")
    cards = [one for one in take(harbour) if one.kind is Kind.CARD]
    shown, under_way = cards[0], cards[1]
    sent(harbour, shown, 77)
    harbour.command(table, CancelGame(), by_host(harbour.people["Hester"]))
    retired = [one for one in take(harbour) if one.kind is Kind.RETIRE]
    assert [(one.chat_id, one.edits) for one in retired] == [(shown.chat_id, 77)]
    assert state(harbour, under_way.id) is ParcelState.CANCELLED
    sent(harbour, under_way, 78)
    retired = [one for one in take(harbour) if one.kind is Kind.RETIRE]
    assert (under_way.chat_id, 78) in [(one.chat_id, one.edits) for one in retired]


def test_a_card_that_is_over_shows_its_last_state_also_when_that_was_still_to_be_sent(
    harbour: Harbour,
) -> None:
    """What a host set in the last seconds before the start stands in the lobby's card."""
    from core.engine.command import CancelGame
    from core.service.moves import by_host

    table = harbour.game("Ann", "Ben")
    for parcel in take(harbour):
        sent(harbour, parcel, parcel.id)
    harbour.vote(table, "Ann", "Ben")
    harbour.command(table, CancelGame(), by_host(harbour.people["Hester"]))
    retired = [one for one in take(harbour) if one.kind is Kind.RETIRE]
    assert {(one.key, one.facts["votes"], one.options[NOT_SHOWN]) for one in retired} == {
        ("dinghy-board", 1, True),
        ("dinghy-card", 1, True),
    }


def test_a_question_goes_with_the_card_that_asked_it(harbour: Harbour) -> None:
    """F20: what was not answered in time does not stay as if it could be, and is not written over later."""
    from core.engine.command import CancelGame
    from core.service.moves import by_host

    table = harbour.game("Ann", "Ben")
    with harbour.work() as work:
        ann = work.books.people.get(harbour.people["Ann"])
        assert ann is not None
        work.say(ann, "settings", {}, table=table, kind=Kind.CARD, card=CHOICE)
    [asked] = [one for one in take(harbour) if one.card == CHOICE]
    sent(harbour, asked, 79)
    harbour.vote(table, "Ben", "Ann")
    assert [one for one in take(harbour) if one.kind is Kind.DELETE] == []
    harbour.command(table, CancelGame(), by_host(harbour.people["Hester"]))
    gone = [(one.chat_id, one.edits) for one in take(harbour) if one.kind is Kind.DELETE]
    assert (ann.telegram_id, 79) in gone
    with harbour.desk.read() as books:
        assert CHOICE not in [card for _, card, _ in books.outbox.cards_shown(table.id)]


def test_another_language_shows_the_cards_anew_to_him_who_chose_it(harbour: Harbour) -> None:
    table = harbour.game()
    for parcel in take(harbour):
        sent(harbour, parcel, parcel.id)
    with harbour.work() as work:
        people.choose_language(work.books, harbour.people["Ann"], "de")
        work.redraw(table.id)
    [card] = [one for one in take(harbour) if one.kind is Kind.CARD]
    assert (card.card, card.person, card.language) == ("deck", harbour.people["Ann"], "de")


def test_an_adapters_own_card_is_not_retired_by_the_rules(harbour: Harbour) -> None:
    table = harbour.game()
    with harbour.work() as work:
        account = work.books.people.get(harbour.people["Ann"])
        assert account is not None
        first = work.say(account, "settings", {"page": 1}, table=table, kind=Kind.CARD, card="~settings")
        assert (
            work.say(account, "settings", {"page": 1}, table=table, kind=Kind.CARD, card="~settings") is None
        )
    assert first is not None
    harbour.vote(table, "Ann", "Ben")
    assert state(harbour, first) is ParcelState.WAITING


def test_who_blocks_the_bot_keeps_his_seat_and_gets_his_letters_when_he_is_back(harbour: Harbour) -> None:
    """F49."""
    table = harbour.game()
    harbour.moderator(table)
    with harbour.desk.write() as books:
        ann = books.people.get(harbour.people["Ann"])
        assert ann is not None
        people.went_away(books, BOT, ann, harbour.now())
        again = books.people.get(ann.person)
        assert again is not None
        people.went_away(books, BOT, again, harbour.now())
    told = [one for one in harbour.parcels(table) if one.key == "player-unreachable"]
    assert [one.facts["person"] for one in told] == ["Ann"]
    assert ann.telegram_id not in {one.chat_id for one in take(harbour)}
    assert harbour.state(table).people[0] == ann.person
    with harbour.desk.write() as books:
        assert people.came_back(books, BOT, ann).reachable
    assert {one.key for one in take(harbour) if one.chat_id == ann.telegram_id} >= {"dinghy-lot"}


def test_who_comes_back_gets_the_card_of_now_and_no_old_cards_and_reminders(harbour: Harbour) -> None:
    """F49."""
    table = harbour.game()
    ann = 5_000_000_900
    reminder, pause = (replace(out(ann, 2), key=f"dinghy-{what}") for what in ("reminder", "paused"))
    made = put(harbour, out(ann, 1), reminder, pause)
    for number, name in ((3, "day-1"), (4, "day-2"), (5, "day-2")):
        with harbour.desk.write() as books:
            books.outbox.put_card(replace(out(ann, number, table_id=table.id, card=name), kind=Kind.CARD))
            books.outbox.fail_chat(BOT, ann, people.UNREACHABLE)
    with harbour.desk.write() as books:
        books.outbox.retire_card(table.id, ann, "day-1")
        assert books.outbox.revive_chat(BOT, ann, people.UNREACHABLE) == 2
    assert [one.facts["n"] for one in take(harbour) if one.chat_id == ann] == [1, 5]
    assert [state(harbour, one) for one in made[1:]] == [ParcelState.FAILED] * 2


def test_a_chat_that_changed_its_id_keeps_its_table_and_what_waits_for_it(harbour: Harbour) -> None:
    """F50."""
    table = harbour.game()
    new = -1009999999999
    sent(harbour, board(harbour, table.id)[0], 77)
    with harbour.desk.write() as books:
        books.tables.chat_moved(BOT, GROUP, new)
        assert [one.id for one in books.tables.in_chat(BOT, new)] == [table.id]
        assert books.tables.in_chat(BOT, GROUP) == []
    assert {one.chat_id for one in take(harbour) if one.person is None} == {new}
    harbour.vote(table, "Ann", "Ben")
    [card] = board(harbour, table.id)
    assert (card.chat_id, card.edits) == (new, None)


def test_a_card_that_waits_while_its_chat_changes_its_id_keeps_its_buttons(harbour: Harbour) -> None:
    """F50."""
    table = harbour.game()
    new = -1009999999999
    sent(harbour, board(harbour, table.id)[0], 77)
    harbour.vote(table, "Ann", "Ben")
    with harbour.desk.write() as books:
        books.tables.chat_moved(BOT, GROUP, new)
    [card] = board(harbour, table.id)
    assert (card.chat_id, card.edits) == (new, None)
    sent(harbour, card, 5)
    assert [one for one in take(harbour) if one.kind is Kind.RETIRE] == []
    harbour.vote(table, "Cat", "Ben")
    assert [(one.chat_id, one.edits) for one in board(harbour, table.id)] == [(new, 5)]


def test_a_follower_reads_the_bulletin(harbour: Harbour) -> None:
    from core.service.tables import Follow

    table = harbour.lobby()
    with harbour.desk.write() as books:
        assert books.tables.follow(Follow(5_000_000_777, table.id))
        assert not books.tables.follow(Follow(5_000_000_777, table.id))
        assert books.tables.follow(Follow(5_000_000_777, None, GROUP))
        assert books.tables.followers(chat_id=GROUP) == [5_000_000_777]
    for name in ("Ann", "Ben"):
        harbour.join(table, name)
    from core.engine.command import Start
    from core.service.moves import by_host

    harbour.command(table, Start(), by_host(harbour.people["Hester"]))
    assert [one.chat_id for one in harbour.parcels(table) if one.key == "dinghy-bulletin"] == [5_000_000_777]


def test_a_word_to_a_group_is_in_the_groups_language(harbour: Harbour) -> None:
    with harbour.work() as work:
        parcel_id = work.say(Chat(GROUP, "de", "Europe/Berlin"), "hello", {"n": 1})
    assert parcel_id is not None
    with harbour.desk.read() as books:
        found = books.outbox.get(parcel_id)
    assert found is not None
    assert (found.language, found.zone, found.person, found.bot_id) == ("de", "Europe/Berlin", None, BOT)
