"""Posts: one row, a copy for each reader, found again by any of its messages, blanked without touching the log."""

from datetime import timedelta

from core.engine.command import CancelGame
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.service.forgetting import forget
from core.service.moves import by_host, by_moderator
from core.service.outbox import Kind, ParcelState, Sent
from core.service.people import to_account
from core.service.posts import Body, Delivery, Post
from core.service.tables import Table
from telegram_bot.delivery import Arrived
from telegram_bot.postbag import Postbag
from tests.service.harbour import BOT, Harbour


def say(
    harbour: Harbour, table: Table, name: str, text: str, reply_to: int | None = None, own: int | None = None
) -> Post:
    person = harbour.people[name]
    with harbour.work() as work:
        seats = work.books.tables.seated(table.id)
        readers = [one for one in work.books.people.several(seats).values() if one.person != person]
        return work.post(
            table.id,
            room="Albatross",
            alias=f"Alias of {name}",
            body=Body(text=text),
            readers=readers,
            seat=Seat(seats[person]),
            person=person,
            reply_to=reply_to,
            own_messages=(own,) if own is not None else (),
        )


def deliver(harbour: Harbour, post: Post, first_message: int) -> dict[int, int]:
    """The courier sends every copy; message ids by chat."""
    with harbour.desk.write() as books:
        copies = books.outbox.of_post(post.id)
        sent = [Sent(copy.id, first_message + n) for n, copy in enumerate(copies)]
        books.outbox.mark_sent(sent, harbour.now())
    return {copy.chat_id: one.message_id for copy, one in zip(copies, sent, strict=True)}


def test_a_post_is_copied_to_every_other_reader_with_the_alias_and_no_person(harbour: Harbour) -> None:
    table = harbour.game()
    post = say(harbour, table, "Ann", "Ahoy")
    with harbour.desk.read() as books:
        copies = books.outbox.of_post(post.id)
        stored = books.posts.get(post.id)
    assert [copy.person for copy in copies] == [harbour.people["Ben"], harbour.people["Cat"]]
    assert all(copy.facts == {"alias": "Alias of Ann", "room": "Albatross"} for copy in copies)
    assert stored is not None
    assert (stored.seat, stored.person, stored.body) == (0, harbour.people["Ann"], Body(text="Ahoy"))


def test_a_reply_hangs_on_each_readers_own_copy(harbour: Harbour) -> None:
    """The writer's own message stands for his copy."""
    table = harbour.game()
    first = say(harbour, table, "Ann", "Ahoy", own=500)
    messages = deliver(harbour, first, 600)
    with harbour.desk.read() as books:
        ann = books.people.get(harbour.people["Ann"])
        assert ann is not None
        assert ann.telegram_id is not None
        assert [one.id for one in books.posts.by_message(ann.telegram_id, 500)] == [first.id]
    second = say(harbour, table, "Ben", "Aye", reply_to=first.id)
    with harbour.desk.read() as books:
        copies = [one for one in books.outbox.take(BOT, harbour.now(), 100) if one.post_id == second.id]
    expected = {ann.telegram_id: 500} | messages
    assert {copy.chat_id: copy.reply_to for copy in copies} == {
        copy.chat_id: expected[copy.chat_id] for copy in copies
    }
    assert len(copies) == 2


def test_posts_merged_into_one_message_are_all_found_by_it(harbour: Harbour) -> None:
    table = harbour.game("Ann", "Ben")
    posts = [say(harbour, table, "Ann", text) for text in ("one", "two")]
    with harbour.desk.write() as books:
        copies = [books.outbox.of_post(post.id)[0] for post in posts]
        books.outbox.mark_sent([Sent(copy.id, 900) for copy in copies], harbour.now())
        assert [one.id for one in books.posts.by_message(copies[0].chat_id, 900)] == [
            post.id for post in posts
        ]


def test_a_removed_post_goes_from_all_phones_and_from_what_waits(harbour: Harbour) -> None:
    table = harbour.game()
    mira = harbour.moderator(table)
    post = say(harbour, table, "Ann", "Something vile")
    with harbour.desk.write() as books:
        first, second = books.outbox.of_post(post.id)
        books.outbox.mark_sent([Sent(first.id, 700)], harbour.now())
    row = harbour.desk.submit_errand(table.id, "remove_post", {"post": post.id}, by_moderator(mira, "Mira"))
    harbour.run()
    outcome = harbour.desk.outcome(row)
    assert outcome is not None
    assert outcome.refused is None
    with harbour.desk.read() as books:
        stored = books.posts.get(post.id)
        waiting = books.outbox.get(second.id)
    assert stored is not None
    assert waiting is not None
    assert (stored.body, stored.removed_by, waiting.state) == (None, mira, ParcelState.CANCELLED)
    deletions = [one for one in harbour.parcels(table) if one.kind is Kind.DELETE]
    assert [(one.chat_id, one.edits) for one in deletions] == [(first.chat_id, 700)]


def removed(harbour: Harbour, table: Table, post: Post) -> list[tuple[Kind, int, int | None]]:
    """The moderator takes the post off; what is done where because of it."""
    mira = harbour.moderator(table)
    before = len(harbour.parcels(table))
    harbour.desk.submit_errand(table.id, "remove_post", {"post": post.id}, by_moderator(mira, "Mira"))
    harbour.run()
    return [(one.kind, one.chat_id, one.edits) for one in harbour.parcels(table)[before:]]


def test_a_post_is_taken_out_of_its_channel_and_never_out_of_the_group(harbour: Harbour) -> None:
    """The copy in a channel is nobody's, and its number may be that of quite another message of the group."""
    table, channel = harbour.game(), -1009
    post = say(harbour, table, "Ann", "Something vile")
    with harbour.desk.write() as books:
        books.outbox.cancel_post(post.id)
        books.posts.deliver([Delivery(post.id, channel, 2)])
    assert removed(harbour, table, post) == [(Kind.DELETE, channel, 2)]


def test_a_post_of_the_moderator_himself_can_be_taken_out_of_a_channel(harbour: Harbour) -> None:
    table, channel = harbour.game(), -1009
    with harbour.work() as work:
        post = work.post(table.id, room="Albatross", alias="", body=Body(text="Oops"), readers=[])
    with harbour.desk.write() as books:
        books.posts.deliver([Delivery(post.id, channel, 7)])
    assert removed(harbour, table, post) == [(Kind.DELETE, channel, 7)]


def test_of_posts_in_one_message_only_the_removed_one_goes(harbour: Harbour) -> None:
    table = harbour.game("Ann", "Ben")
    posts = [say(harbour, table, "Ann", text) for text in ("good", "vile", "viler")]
    with harbour.desk.write() as books:
        copies = [books.outbox.of_post(post.id)[0] for post in posts]
        books.outbox.mark_sent([Sent(copy.id, 900) for copy in copies], harbour.now())
    to = copies[0].chat_id
    assert removed(harbour, table, posts[1]) == [(Kind.RETIRE, to, 900)]
    assert removed(harbour, table, posts[2]) == [(Kind.RETIRE, to, 900)]
    assert removed(harbour, table, posts[0]) == [(Kind.DELETE, to, 900)]


def test_a_copy_that_was_under_way_when_its_post_was_removed_is_called_back(harbour: Harbour) -> None:
    """And of two posts in one message only the removed one."""
    table = harbour.game("Ann", "Ben")
    good, vile = (say(harbour, table, "Ann", text) for text in ("good", "vile"))
    postbag = Postbag(harbour.desk, BOT)
    first, second = [one for one in postbag.take(100, []) if one.kind is Kind.POST]
    to = first.chat_id
    assert removed(harbour, table, vile) == []
    postbag.settle([([second], Arrived(901))])
    assert [(one.kind, one.chat_id, one.edits) for one in harbour.parcels(table)][-1] == (
        Kind.DELETE,
        to,
        901,
    )
    again = say(harbour, table, "Ann", "viler")
    copy = next(one for one in postbag.take(100, []) if one.post_id == again.id)
    removed(harbour, table, again)
    postbag.settle([([first, copy], Arrived(902))])
    assert [(one.kind, one.chat_id, one.edits) for one in harbour.parcels(table)][-1] == (
        Kind.RETIRE,
        to,
        902,
    )
    assert good.id == first.post_id


def test_a_reminder_of_a_deadline_that_has_passed_does_not_leave_any_more_f42(harbour: Harbour) -> None:
    """After a stop the reminder and the close are both due, each in its own time and the close a moment later."""
    table = harbour.game("Ann", "Ben")
    ends = harbour.now() + timedelta(hours=1)
    postbag = Postbag(harbour.desk, BOT)
    with harbour.desk.write() as books:
        ann = books.people.get(harbour.people["Ann"])
        assert ann is not None
        facts = {"ends_at": ends.isoformat()}
        books.outbox.put([to_account(ann, table, key, facts) for key in ("zpm-reminder", "zpm-resumed")])

    def waiting() -> list[str]:
        return [one.key for one in postbag.take(100, []) if one.chat_id == ann.telegram_id]

    assert waiting()[-2:] == ["zpm-reminder", "zpm-resumed"]
    harbour.wall.now = ends
    assert waiting()[-1:] == ["zpm-resumed"]
    assert "zpm-reminder" not in waiting()
    [reminder] = [one for one in harbour.parcels(table) if one.key == "zpm-reminder"]
    assert reminder.state is ParcelState.CANCELLED


def test_only_a_moderator_removes_a_post(harbour: Harbour) -> None:
    table = harbour.game()
    post = say(harbour, table, "Ann", "Ahoy")
    ben = harbour.people["Ben"]
    row = harbour.desk.submit_errand(table.id, "remove_post", {"post": post.id}, by_moderator(ben, "Ben"))
    harbour.run()
    outcome = harbour.desk.outcome(row)
    assert outcome is not None
    assert outcome.refused == Refused("not_moderator")
    with harbour.desk.read() as books:
        assert books.posts.body(post.id) == Body(text="Ahoy")


def test_who_asks_to_be_forgotten_leaves_his_number_in_the_log_and_nothing_else(harbour: Harbour) -> None:
    table = harbour.game("Ann", "Ben")
    post = say(harbour, table, "Ann", "my secret")
    ann = harbour.people["Ann"]
    with harbour.desk.write() as books:
        assert forget(books, ann, harbour.now()) == Refused("still_seated")
        assert books.posts.body(post.id) is not None
    harbour.command(table, CancelGame(), by_host(harbour.people["Hester"]))
    version = harbour.table(table).version
    with harbour.desk.write() as books:
        telegram = books.people.get(ann)
        assert telegram is not None
        assert telegram.telegram_id is not None
        assert forget(books, ann, harbour.now()) is None
        account = books.people.get(ann)
        assert account is not None
        assert (account.name, account.telegram_id, account.blanked) == ("", None, True)
        assert books.posts.body(post.id) is None
        assert books.people.by_telegram(telegram.telegram_id) is None
        assert telegram.telegram_id not in {one.chat_id for one in books.outbox.of_table(table.id)}
        assert telegram.telegram_id not in {chat for chat, _, _ in books.outbox.cards_shown(table.id)}
        assert len(books.log.events(table.id)) == version
    with harbour.work() as work:
        assert work.account(telegram.telegram_id, "Ann").person != ann
