"""What people do around the games: language, questions, follows, lines to the moderator, being forgotten."""

from typing import Any

import pytest

from core.service.tables import TableStatus
from tests.e2e.crew import open_lobby, set_sail
from tests.e2e.harbour import Harbour, labels, payload, text_of

NAMES = ("Ann", "Ben", "Cat")


async def test_a_phone_in_german_is_answered_in_german_and_can_choose(sea: Harbour) -> None:
    hans = await sea.client.create_person("Hans", language_code="de-AT")
    await sea.client.start(hans)
    await sea.sees(hans, "Ahoi, Hans")
    await sea.client.say(hans, "/settings")
    await sea.tap(hans, "Deine Einstellungen", "English")
    await sea.sees(hans, "From now on I speak English")
    await sea.client.say(hans, "/settings zone Europe/Vienna")
    await sea.sees(hans, "Time zone: Europe/Vienna")


async def test_one_question_is_asked_once_and_its_answer_is_kept_f33(sea: Harbour) -> None:
    _, people = await open_lobby(sea, *NAMES)
    ben = people["Ben"]
    assert await sea.tap(ben, "by which city", "Berlin") == "I tell you the time of Europe/Berlin."

    async def is_put_away() -> bool:
        return labels(await sea.sees(ben, "by which city")) == []

    await sea.until(is_put_away, "the question to lose its buttons")
    await sea.client.say(ben, "/leave")
    await sea.client.start(ben, f"join_{sea.table().handle}")
    await sea.client.say(ben, "/settings")
    await sea.sees(ben, "Time zone: Europe/Berlin")
    assert len([text for text in await sea.texts(ben) if "by which city" in text]) == 1


async def test_the_menus_are_registered_for_each_kind_of_chat_and_language(sea: Harbour) -> None:
    (ann,) = await sea.people("Ann")
    hans = await sea.client.create_person("Hans", language_code="de")
    await sea.client.start(hans)
    group = await sea.group(ann, hans)
    private = {command["command"]: command["description"] for command in await sea.client.menu(ann)}
    assert {"newgame", "role", "vote", "order", "panel", "forget"} <= set(private)
    assert "follow" not in private
    assert {"newgame", "players", "follow"} <= {one["command"] for one in await sea.client.menu(ann, group)}
    german = {command["command"]: command["description"] for command in await sea.client.menu(hans)}
    assert set(german) == set(private)
    assert german["help"] != private["help"]


async def test_a_group_is_told_which_rights_are_missing(sea: Harbour) -> None:
    ann, ben = await sea.people("Ann", "Ben")
    group = await sea.group(ann, ben, rights=None)
    told = await sea.sees(ben, "make me an administrator", group)
    assert "restrict members" in told["text"]
    await sea.client.set_rights(group, ann, "all")
    await sea.sees(ben, "I have every right I need", group)


async def test_questions_change_nothing_and_are_answered_where_they_are_asked(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ann, ben = crew.people["Ann"], crew.people["Ben"]
    version = sea.table(crew.group).version
    for command, words in (
        ("/status", "day 1, Actions"),
        ("/tally", "Awaited: Ann, Ben, and Cat"),
        ("/players", "3 aboard"),
    ):
        await sea.client.say(ben, command, crew.group)
        await sea.sees(ann, words, crew.group)
    for command, words in (
        ("/role", "You are Ben"),
        ("/crew", "Cat: ❤️ 8"),
        ("/time", "lasts until"),
        ("/rules", "Starvation."),
        ("/help", "At a table"),
    ):
        await sea.client.say(ben, command)
        await sea.sees(ben, words)
    await sea.quiet()
    assert sea.table(crew.group).version == version


async def test_a_line_to_the_moderator_and_none_without_one(sea: Harbour) -> None:
    _, people = await open_lobby(sea, *NAMES)
    ann, ben = people["Ann"], people["Ben"]
    await sea.client.say(ben, "/ask Is it <b>cold</b>?")
    await sea.sees(ben, "Nobody moderates this table")
    await sea.client.say(ann, "/leave")
    await sea.sees(ann, "Ann is off")
    await sea.client.say(ben, "/ask Is it <b>cold</b>?")
    assert "Is it <b>cold</b>?" in text_of(await sea.sees(ann, "A line from Ben"))
    await sea.tap(ann, "A line from Ben", "✍️ Answer")
    await sea.client.say(ann, "Bring a coat.")
    await sea.sees(ann, "the answer has gone out as the moderator’s")
    assert await sea.find(ann, "Write the answer") is None
    assert "Bring a coat." in text_of(await sea.sees(ben, "The moderator of"))
    assert not any("Ann" in text for text in await sea.texts(ben) if "The moderator of" in text)
    await sea.client.say(ben, "/ask " + "x" * 1200)
    await sea.sees(ben, "That has 1,200 characters and at most 1,000 fit")


async def test_who_follows_gets_the_bulletins_and_who_waits_is_told_once(sea: Harbour) -> None:
    ann, ben, cat, eve, fay = await sea.people("Ann", "Ben", "Cat", "Eve", "Fay")
    group = await sea.group(ann, ben, cat, eve, fay)
    await sea.client.say(eve, "/nextgame", group)
    await sea.sees(eve, "when the next game opens", group)
    await sea.client.say(ann, "/newgame", group)
    await sea.tap(ann, "Which game", "The Raft of the Medusa", group)
    link = payload((await sea.sees(eve, "A table is open"))["text"])
    await sea.client.say(eve, "/follow", group)
    await sea.sees(eve, "You get the bulletins", group)
    for person in (ann, ben, cat):
        await sea.client.start(person, link)
        await sea.sees(person, "You are aboard")
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(eve, "Cast off.")
    await sea.client.say(ann, "/cancelgame", group)
    await sea.tap(ann, "Call off", "Call it off", group)
    await sea.sees(eve, "The voyage is called off")
    await sea.sees(cat, "The whole record of")
    for person in (ben, fay):
        await sea.client.say(person, "/nextgame", group)
        await sea.sees(person, "when the next game opens", group)
    await sea.tap(ann, "The seed of all draws", "🔁 Same again", group)
    await sea.sees(fay, "A table is open")
    await sea.sees(ben, "sails again")
    await sea.sees(ann, "Aboard (0 of", group)
    await sea.quiet()
    told = {p: sum("A table is open" in text for text in await sea.texts(p)) for p in (ben, eve, fay)}
    assert told == {ben: 0, eve: 1, fay: 1}


async def test_only_who_asked_may_choose_the_game(sea: Harbour) -> None:
    ann, ben = await sea.people("Ann", "Ben")
    group = await sea.group(ann, ben)
    await sea.client.say(ann, "/newgame", group)
    assert (await sea.tap(ben, "Which game", "The Raft of the Medusa", group)).startswith(
        "Somebody else was asked"
    )


async def test_who_runs_tables_without_sitting_there_asks_and_starts_and_calls_off_in_private(
    sea: Harbour,
) -> None:
    group, people = await open_lobby(sea, "Ann", "Ben", "Cat", "Deb")
    ann, ben = people["Ann"], people["Ben"]
    (olga,) = await sea.people("Olga")
    with sea.ship.store.write() as books:
        books.people.change(books.people.by_telegram(olga).person, owner=True)
    await sea.client.say(ann, "/leave")
    await sea.sees(ann, "Ann is off")
    for person in (ann, olga):
        await sea.client.say(person, "/status")
        await sea.sees(person, "the lobby is open, 3 aboard")
        await sea.client.say(person, "/tally")
        await sea.sees(person, "till then /players says who is aboard")
    await sea.client.say(ben, "/newgame")
    await sea.tap(ben, "Which game", "The Raft of the Medusa")
    await sea.sees(ben, "Send this link")
    await sea.client.say(olga, "/cancelgame")
    await sea.sees(olga, "You look after several tables: /switch chooses")
    await sea.client.say(olga, "/switch")
    await sea.tap(olga, "Which table", "The Raft of the Medusa · Ben")
    await sea.sees(olga, "You speak to The Raft of the Medusa · Ben now")
    await sea.client.say(olga, "/cancelgame")
    await sea.sees(ben, "The voyage is called off")
    assert sea.table(group).status is TableStatus.LOBBY
    await sea.client.say(ann, "/startgame")
    await sea.sees(ben, "Your action, day 1")
    await sea.client.say(olga, "/status")
    await sea.sees(olga, "day 1, Actions")


async def test_a_table_in_private_gives_a_link_for_the_others(sea: Harbour) -> None:
    ann, ben, cat = await sea.people("Ann", "Ben", "Cat")
    await sea.client.say(ann, "/newgame")
    await sea.tap(ann, "Which game", "The Raft of the Medusa")
    opened = await sea.sees(ann, "Send this link")
    await sea.client.start(ben, payload(opened["text"]))
    assert "or owns this ship, can read" in text_of(await sea.sees(ben, "You are aboard"))
    assert sea.table().chat_id is None
    await sea.client.say(ben, "Is anybody here?")
    await sea.sees(ben, "has no group, so I carry no talk")
    await sea.client.say(ben, "/blind")
    await sea.sees(ben, "That is for the host")
    await sea.client.say(ann, "/blind")
    await sea.tap(ann, "it cannot be undone", "🕶 Make it blind")
    await sea.sees(ann, "is blind to the owners of this ship")
    await sea.sees(ben, "is blind to the owners of this ship")
    assert sea.table().is_blind
    await sea.sees(ben, "🕶 Blind to the owners of this ship: only the table’s own moderators can look")
    await sea.client.start(cat, payload(opened["text"]))
    assert "the owners of this ship cannot, until the end" in text_of(await sea.sees(cat, "You are aboard"))


async def test_a_player_who_leaves_the_group_keeps_his_seat_and_the_moderator_is_told_f62(
    sea: Harbour,
) -> None:
    group, people = await open_lobby(sea, "Ann", "Ben", "Cat", "Deb")
    ann = people["Ann"]
    await sea.client.say(ann, "/leave")
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(people["Ben"], "Your action, day 1")
    said = await sea.client.say(people["Ben"], "Adieu", group)
    await sea.client.say(ann, "/keepout", group, reply_to=said["message_id"])
    await sea.sees(ann, "a seat there is kept until a moderator gives it to a substitute", group)
    await sea.client.leave(people["Ben"], group)
    await sea.sees(ann, "Ben has left the group")
    assert len(sea.view(sea.table(group))["still_to_act"]) == 3


async def test_whom_a_group_keeps_out_cannot_use_its_link_until_he_is_let_in_f63(sea: Harbour) -> None:
    group, people = await open_lobby(sea, "Ann", "Ben")
    ann, ben = people["Ann"], people["Ben"]
    (eve,) = await sea.people("Eve")
    await sea.client.join(eve, group)
    said = await sea.client.say(eve, "Let me in!", group)
    await sea.client.say(ben, "/keepout 30", group, reply_to=said["message_id"])
    await sea.sees(ben, "That is for the host", group)
    await sea.client.say(ann, "/keepout", group)
    await sea.sees(ann, "in reply to a message", group)
    await sea.client.say(ann, "/keepout 30", group, reply_to=said["message_id"])
    await sea.sees(ann, "Eve cannot join the games of this group until", group)
    await sea.client.start(eve, f"join_{sea.table(group).handle}")
    await sea.sees(eve, "do not let you join")
    await sea.client.say(ann, "/letin", group, reply_to=said["message_id"])
    await sea.sees(ann, "Eve may join", group)
    await sea.client.start(eve, f"join_{sea.table(group).handle}")
    await sea.sees(eve, "You are aboard")
    await sea.client.say(eve, "/leave")
    await sea.sees(eve, "Eve is off")
    await sea.client.say(ann, "/keepout 3", group, reply_to=said["message_id"])
    await sea.quiet()
    await sea.client.start(eve, f"join_{sea.table(group).handle}")
    await sea.until(lambda: _refused_twice(sea, eve), "Eve to be kept out again")
    await sea.jump(3 * 86400)
    await sea.client.start(eve, f"join_{sea.table(group).handle}")
    await sea.until(lambda: _is_aboard(sea, group, "Eve"), "Eve to be let in by the date")
    await sea.client.say(ann, "/keepout", group, reply_to=said["message_id"])
    await sea.sees(ann, "this group. The place in the lobby is free again.", group)
    await sea.sees(eve, "You are off The Raft of the Medusa")
    assert not await _is_aboard(sea, group, "Eve")
    await sea.client.say(ann, "/cancelgame", group)
    await sea.sees(ann, "The voyage is called off", group)
    await keeps_out_of_running_games(sea, group, eve, said["message_id"])


async def keeps_out_of_running_games(sea: Harbour, group: int, kept_out: int, his_own: int) -> None:
    """He would be host then, and have the say who is kept out."""
    for word, reply in (("/newgame", None), ("/letin", his_own)):
        before = len([text for text in await sea.texts(kept_out, group) if "do not let you join" in text])
        await sea.client.say(kept_out, word, group, **({"reply_to": reply} if reply else {}))

        async def is_refused(before: int = before) -> bool:
            told = [text for text in await sea.texts(kept_out, group) if "do not let you join" in text]
            return len(told) > before

        await sea.until(is_refused, f"{word} to be refused")


async def _refused_twice(sea: Harbour, person: int) -> bool:
    return sum("do not let you join" in text for text in await sea.texts(person)) == 2


async def _is_aboard(sea: Harbour, group: int, name: str) -> bool:
    return name in [sailor["name"] for sailor in sea.view(sea.table(group))["sailors"]]


async def test_a_full_bot_says_so_and_when_there_is_room(
    sea: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.service.admission.MOST_TABLES", 1)
    group, people = await open_lobby(sea, "Ann", "Ben")
    ann = people["Ann"]
    other = await sea.group(ann, people["Ben"])
    await sea.client.say(ann, "/newgame", other)
    refused = await sea.tap(ann, "Which game", "The Raft of the Medusa", other)
    assert refused.startswith("I look after one table already and no more fit: I will tell you in private")
    await sea.client.say(ann, "/cancelgame", group)
    await sea.sees(ann, "There is room for a table again")
    assert await sea.tap(ann, "Which game", "The Raft of the Medusa", other) == "The table is open."


async def test_who_is_forgotten_leaves_no_name_and_cannot_be_while_he_plays(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ben = crew.people["Ben"]
    (eve,) = await sea.people("Eve")
    await sea.client.say(ben, "/forget")
    assert (await sea.tap(ben, "I would delete", "Yes, delete it")).startswith("You sit at a running game")
    await sea.client.say(eve, "/forget")
    assert (await sea.tap(eve, "I would delete", "Yes, delete it")).startswith("It is gone")
    with sea.ship.store.read() as books:
        assert books.people.by_telegram(eve) is None


async def test_an_old_keyboard_works_after_many_newer_ones_f57(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ann = crew.people["Ann"]
    first = await sea.sees(ann, "Your action, day 1")
    for _ in range(5):
        await sea.client.say(ann, "/role")
    await sea.quiet()
    data = button(first, "🔨 Make a weapon")
    tapped = await sea.client.tap(ann, first["message_id"], data=data, stale=True)
    await sea.answer(tapped["query_id"])
    await crew.press(ann, "Which colour", "⬛ Black")
    await sea.sees(ann, "makes a weapon, on black")


async def test_a_card_that_could_not_be_edited_is_right_later_and_the_action_counts_f10(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ann = crew.people["Ann"]
    await sea.sees(ann, "Your action, day 1")
    await sea.client.order_fault(
        "refuse", method="editMessageText", chat_id=ann, times=1, code=429, retry_after=5
    )
    await crew.press(ann, "Your action", "🔨 Make a weapon")
    await crew.press(ann, "Which colour", "🟥 Red")
    await sea.until(lambda: _awaited(crew, ["Ben", "Cat"]), "Ann to have acted")
    await sea.sees(ann, "Written: 🔨 makes a weapon, on red")


async def test_a_secret_command_in_the_group_is_taken_away_and_answered_in_private(sea: Harbour) -> None:
    group, people = await open_lobby(sea, *NAMES)
    (olga,) = await sea.people("Olga")
    await sea.client.add_member(group, people["Ann"], olga)
    said = [
        await sea.client.say(people["Ben"], text, group)
        for text in ("/vote Ann", "/order", "/ask Is Ann the one?", "/report She is rude")
    ]
    said.append(await sea.client.say(olga, "/plank Ann", group))
    await sea.sees(people["Ben"], "Not out loud", people["Ben"])
    await sea.sees(olga, "Not out loud", group)
    await sea.quiet()
    assert sum("Not out loud" in text for text in await sea.texts(people["Ben"], group)) == 1, "Olga’s"
    left = [each["message_id"] for each in await sea.client.messages(people["Ann"], group)]
    assert not {each["message_id"] for each in said} & set(left)


def button(message: dict[str, Any], label: str) -> str:
    assert label in labels(message)
    rows = message["reply_markup"]["inline_keyboard"]
    return str(next(each["callback_data"] for row in rows for each in row if each["text"] == label))


async def _awaited(crew: Any, names: list[str]) -> bool:
    return bool(crew.view()["still_to_act"] == names)


async def test_the_roll_is_called_before_the_start_and_who_cannot_gives_up_his_place(sea: Harbour) -> None:
    group, people = await open_lobby(sea, *NAMES)
    ann, ben, cat = people.values()
    told = await sea.tap(ann, "Aboard", "Voyage: 5 cards ⟳", group)
    assert told.startswith("Voyage: 52 cards. Clock: in one sitting, 3 min")
    for minutes in (1, 5):
        assert f"{minutes} min for actions" in await sea.tap(ann, "Aboard", "Clock ⟳", group)
    assert (await sea.tap(ben, "Aboard", "📣 Roll-call", group)).startswith("That is for the host")
    assert await sea.tap(ann, "Aboard", "📣 Roll-call", group) == "The roll is called."
    assert await sea.tap(ben, "is about to begin", "🙋 I am here") == "Good: you are counted."
    await sea.sees(ann, "Here: Ben. Not heard from: Ann and Cat", group)
    assert labels(await sea.sees(ben, "🙋 you are there, and counted")) == []
    await sea.tap(cat, "is about to begin", "🚪 I cannot")
    await sea.sees(ann, "Here: Ben. Not heard from: Ann.", group)
    assert labels(await sea.sees(cat, "you cannot, and have given up your place")) == []
    assert [sailor["name"] for sailor in sea.view(sea.table(group))["sailors"]] == ["Ann", "Ben"]
    await sea.client.start(cat, f"join_{sea.table(group).handle}")
    await sea.tap(ann, "Aboard", "📣 Roll-call", group)
    await sea.sees(cat, "is about to begin")
    await sea.client.say(cat, "/leave")
    await sea.sees(ann, "Here: nobody yet. Not heard from: Ann and Ben.", group)
    assert labels(await sea.sees(cat, "is about to begin")) == []
    await sea.client.start(cat, f"join_{sea.table(group).handle}")
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(ann, "Your action, day 1")
    await sea.quiet()
    assert labels(await sea.sees(ann, "is about to begin")) == [], "never answered, and over with the start"
