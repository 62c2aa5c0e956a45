"""What left and was never confirmed comes twice at most, and is lost by nobody's silence (F47, F61)."""

import msgspec
import pytest

from core.service.moves import by_moderator
from core.service.outbox import Outgoing, Parcel, ParcelState
from telegram_bot.pace import GROUP_PER_MINUTE, GROUP_RESERVE
from tests.e2e.crew import open_lobby
from tests.e2e.harbour import Harbour
from tests.service.harbour import Harbour as Desks
from tests.service.test_outbox import out, put, take

LETTER = "Your action, day 1"


async def copies(sea: Harbour, person: int, words: str = LETTER) -> int:
    return sum(words in text for text in await sea.texts(person))


def in_doubt(sea: Harbour) -> list[Parcel]:
    with sea.ship.store.read() as books:
        return [one for one in books.outbox.failed() if one.state is ParcelState.UNKNOWN]


async def test_a_line_that_takes_words_and_answers_nothing_brings_each_twice_at_most(sea: Harbour) -> None:
    """After the second lost answer it is the moderator's: he sees it, and sends it again if he likes."""
    group, people = await open_lobby(sea, "Ann", "Ben", "Cat")
    cat = people["Cat"]
    await sea.quiet()
    fault = await sea.client.order_fault("cut_after", method="sendMessage", chat_id=cat, times=None)
    await sea.client.say(people["Ann"], "/startgame", group)
    await sea.sees(people["Ben"], LETTER)
    await sea.sees(cat, LETTER)
    await sea.quiet()
    said = await sea.texts(cat)
    assert {text: said.count(text) for text in said if said.count(text) > 2} == {}
    assert await copies(sea, cat) == 2
    [letter] = [one for one in in_doubt(sea) if one.key == "raft-action-sheet"]
    assert (letter.chat_id, letter.attempts) == (cat, 2)
    await sea.client.withdraw_faults(fault)
    [moll] = await sea.people("Moll")
    with sea.ship.store.write() as books:
        moderator = books.people.by_telegram(moll)
        assert moderator is not None
        books.people.change(moderator.person, owner=True)
    cause = by_moderator(moderator.person, "Moll", "a test")
    sea.ship.desk().submit_errand(sea.table(group).id, "resend", {"parcel": letter.id}, cause)
    await sea.until(lambda: _came(sea, cat, 3), "the letter to be sent again")
    assert letter.id not in {one.id for one in in_doubt(sea)}


async def _came(sea: Harbour, person: int, often: int) -> bool:
    return await copies(sea, person) == often


async def test_an_answer_lost_once_makes_one_message_too_many_and_no_more(sea: Harbour) -> None:
    group, people = await open_lobby(sea, "Ann", "Ben", "Cat")
    await sea.quiet()
    await sea.client.order_fault("cut_after", method="sendMessage", chat_id=people["Cat"], times=1)
    await sea.client.say(people["Ann"], "/startgame", group)
    await sea.sees(people["Cat"], LETTER)
    await sea.quiet()
    doubles = [await copies(sea, person) for person in people.values()]
    assert sorted(doubles) in ([1, 1, 1], [1, 1, 2])
    said = await sea.texts(people["Cat"])
    assert len(said) - len(set(said)) == 1
    assert in_doubt(sea) == []


async def test_an_edit_whose_answer_is_lost_is_made_until_it_is_there(sea: Harbour) -> None:
    """F46: made twice it is one edit, so it needs no end; the card shows how it stands at last."""
    group, people = await open_lobby(sea, "Ann", "Ben", "Cat")
    await sea.quiet()
    for kind in ("cut_after", "cut_before"):
        await sea.client.order_fault(kind, method="editMessageText", chat_id=group, times=3)
    await sea.client.say(people["Cat"], "/leave")
    await sea.until(lambda: _one_left(sea, people["Ann"], group), "the card to show who is left")
    assert in_doubt(sea) == []


async def _one_left(sea: Harbour, person: int, group: int) -> bool:
    card = await sea.find(person, "Aboard (", group)
    return card is not None and "Aboard (2" in card["text"]


async def test_a_bot_that_is_started_anew_keeps_to_the_limits_that_the_last_one_has_used_up(
    sea: Harbour,
) -> None:
    """F48: Telegram counts on, whichever process writes: eighteen to a group before the stop, five after it."""
    ann, ben = await sea.people("Ann", "Ben")
    group = await sea.group(ann, ben)
    await sea.quiet()
    sea.ship.clock.run_at(10)
    await sea.jump(61.0)
    await sea.client.set_limits(reset=True)
    before = [word_of(sea, group) for _ in range(GROUP_PER_MINUTE - GROUP_RESERVE)]
    with sea.ship.store.write() as books:
        books.outbox.put(before)
    await sea.quiet()
    await sea.stop_bot()
    sea.ship.clock.run_at(0)
    with sea.ship.store.write() as books:
        books.outbox.put([word_of(sea, group) for _ in range(5)])
    started = len(sea.server.board.ledger.calls(method="deleteWebhook"))
    await sea.start_bot()
    await sea.until(lambda: _has_started(sea, started), "the bot to be up again")
    sea.ship.clock.run_at(10)
    await sea.quiet()
    said = [text for text in await sea.texts(ann, group) if text == "The rules of which game?"]
    assert len(said) == len(before) + 5
    limits = (await sea.client.state())["limits"]
    assert limits["violations"] == {"overall": 0, "private": 0, "group": 0}
    assert limits["peak"]["group"] <= GROUP_PER_MINUTE


async def _has_started(sea: Harbour, often: int) -> bool:
    return len(sea.server.board.ledger.calls(method="deleteWebhook")) > often


def word_of(sea: Harbour, chat: int) -> Outgoing:
    """One that shares its message with no other."""
    bot_id = sea.ship.settings.bot_id or 0
    return msgspec.structs.replace(out(chat), bot_id=bot_id, key="rules-choose", protect=True)


async def test_what_a_slow_line_brings_late_does_not_meet_what_leaves_a_second_later_f48(
    sea: Harbour,
) -> None:
    """Thirty calls reach the server 0.3 s after they have left; it counts them then."""
    people = [await sea.client.create_person(f"Sailor {number}") for number in range(36)]
    for person in people:
        await sea.client.start(person)
    await sea.sees(people[-1], "Scuttlebutt")
    await sea.quiet()
    sea.ship.clock.run_at(1)
    await sea.jump(60.0)
    await sea.client.set_limits(reset=True)
    late = await sea.client.order_fault("delay", method="sendMessage", times=30, seconds=0.3)
    with sea.ship.store.write() as books:
        books.outbox.put([word_of(sea, person) for person in people])
    for person in people:
        await sea.sees(person, "The rules of which game")
    limits = (await sea.client.state())["limits"]
    assert limits["violations"] == {"overall": 0, "private": 0, "group": 0}
    faults = await sea.client.request("GET", "/faults")
    assert next(fault["struck"] for fault in faults if fault["number"] == late) == 30


def test_doubt_outlives_a_refusal_that_comes_in_between(harbour: Desks) -> None:
    """A 429 between two lost answers does not make the second the first: there would be three copies."""
    [parcel] = put(harbour, out(1))
    with harbour.desk.write() as books:
        books.outbox.mark_unknown(parcel, "timed out")
        books.outbox.put_off([parcel], harbour.now(), "retry_after")
    [again] = take(harbour)
    assert again.is_doubtful
    with harbour.desk.write() as books:
        books.outbox.mark_unknown(parcel, "timed out")
        found = books.outbox.get(parcel)
    assert found is not None
    assert found.state is ParcelState.UNKNOWN


@pytest.mark.parametrize("first", [True, False])
def test_what_is_in_doubt_goes_again_by_itself(harbour: Desks, first: bool) -> None:
    """Words that have not left yet are not said in one message with it, and so are not in doubt themselves."""
    from telegram_bot.merging import next_message
    from telegram_bot.render.entities import Shown
    from telegram_bot.render.message import Message

    numbers = put(harbour, out(1, 1), out(1, 2), out(1, 3))
    with harbour.desk.write() as books:
        for number in numbers[:2] if first else numbers[1:2]:
            books.outbox.mark_unknown(number, "timed out")
    batch, _ = next_message(take(harbour), lambda parcel: Message("", (), Shown("word")))
    assert [one.id for one in batch] == (numbers[:2] if first else numbers[:1])
