"""What people get wrong, over HTTP: a clear word, and nothing changes."""

import asyncio
from typing import Any

import pytest

from core.service.tables import TableStatus
from telegram_bot.completing import REMEMBERED_SECONDS
from tests.e2e.crew import Crew, open_lobby, set_sail
from tests.e2e.harbour import Harbour, labels, text_of

NAMES = ("Ann", "Ben", "Cat")


async def sheet(sea: Harbour, person: int) -> dict[str, Any]:
    return await sea.sees(person, "Your action, day 1")


async def press(
    sea: Harbour, person: int, message: dict[str, Any], data: str, chat: int | None = None
) -> str:
    tapped = await sea.client.tap(person, message["message_id"], data=data, chat=chat, stale=True)
    return await sea.answer(tapped["query_id"])


def data_of(message: dict[str, Any], label: str) -> str:
    rows = message["reply_markup"]["inline_keyboard"]
    return next(button["callback_data"] for row in rows for button in row if button["text"] == label)


def written(sea: Harbour, crew: Any) -> list[str]:
    """Who has written an action."""
    view = crew.view()
    return [sailor["name"] for sailor in view["sailors"] if sailor["name"] not in view["still_to_act"]]


async def test_an_outsiders_tap_is_refused_and_changes_nothing_f08(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    (eve,) = await sea.people("Eve")
    data = data_of(await sheet(sea, crew.people["Ann"]), "🔨 Make a weapon")
    await sea.client.join(eve, crew.group)
    menu = await sea.sees(eve, "Scuttlebutt")
    answer = await press(sea, eve, menu, data)
    assert answer.startswith("You have no place at this table")
    assert written(sea, crew) == []


async def test_a_button_of_yesterday_says_that_it_is_old(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ann = crew.people["Ann"]
    message = await sheet(sea, ann)
    stale = data_of(message, "⚔️ Attack")
    await crew.play(until="starvation")
    assert (await press(sea, ann, message, stale)).startswith("This button is from an earlier hour")
    assert (await press(sea, ann, message, "nonsense")).startswith("This button is from an earlier hour")
    assert (await press(sea, ann, message, "language::xx")).startswith(
        "I speak Deutsch (de) and English (en)"
    )


async def test_a_double_tap_is_one_effect_and_two_answers_f09(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ann = crew.people["Ann"]
    await crew.press(ann, "Your action", "🔨 Make a weapon")
    question = await sea.sees(ann, "Which colour")
    red = data_of(question, "🟥 Red")
    first = await sea.client.tap(ann, question["message_id"], data=red, stale=True)
    second = await sea.client.tap(ann, question["message_id"], data=red, stale=True)
    assert [await sea.answer(first["query_id"]), await sea.answer(second["query_id"])] == ["Noted.", "Noted."]
    with sea.ship.store.read() as books:
        moves = books.log.moves(sea.table(crew.group).id)
    assert [move.command for move in moves if move.command == "write_weapon" and move.last >= move.first] == [
        "write_weapon"
    ]


async def test_a_tap_after_the_deadline_is_refused(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ann = crew.people["Ann"]
    message = await sheet(sea, ann)
    data = data_of(message, "🙏 Fast and pray").replace("raft-plan", "raft-fast").replace(":fast", ":hearts")
    await sea.jump(181)
    answer = await press(sea, ann, message, data)
    assert answer.startswith("This button is from an earlier hour")
    assert crew.phase == "starvation"


async def test_names_made_of_markup_are_shown_as_they_are_f44(sea: Harbour) -> None:
    names = ("_", "*a*", "[x](y)", "<b>Bo</b>", "a&b", "`c`", "{ $name }")
    group, people = await open_lobby(sea, *names)
    card = await sea.sees(people["_"], f"Aboard ({len(names)}", group)
    assert ", ".join(names[:-1]) + f", and {names[-1]}" in card["text"]


async def test_a_name_calls_nobody_and_is_no_command_and_no_address_in_any_text_f44(sea: Harbour) -> None:
    names = ("@durov", "/start", "evil.com")
    group, people = await open_lobby(sea, *names)
    ann = next(iter(people.values()))
    (late,) = await sea.people("Late")
    await sea.client.start(late, f"join_{sea.table(group).handle}")
    await sea.client.say(late, "/leave")
    await sea.sees(late, "Late is off")
    await sea.client.say(late, "/join http://t.me/durov")
    await sea.client.start(late, f"join_{sea.table(group).handle}")
    await sea.client.say(ann, "/startgame", group)
    crew = Crew(sea, group, people)
    await crew.play(until="starvation")
    await sea.quiet()
    messages = [*await sea.client.messages(ann), *await sea.client.messages(ann, group)]
    called = {
        text_of(message).encode("utf-16-le")[2 * each["offset"] :][: 2 * each["length"]].decode("utf-16-le")
        for message in messages
        if message["is_from_bot"]
        for each in (message.get("entities") or message.get("caption_entities") or [])
        if each["type"] in ("mention", "bot_command", "url", "email", "text_link", "text_mention")
    }
    assert not [word for word in called if "durov" in word or "evil" in word or word == "/start"]
    shown = "\n".join(text_of(each) for each in messages)
    assert "＠durov" in shown
    assert "∕start" in shown
    assert "evil․com" in shown


async def test_names_without_visible_characters_become_names_f59(sea: Harbour) -> None:
    group, people = await open_lobby(sea, "\u2800\u3164", "\u202eneB", "Cat")
    text = (await sea.sees(people["Cat"], "Aboard (3", group))["text"]
    assert "Sailor " in text
    assert "\u202e" not in text
    assert "neB" in text


async def test_two_of_the_same_name_are_asked_for_another(sea: Harbour) -> None:
    group, people = await open_lobby(sea, "Ann", "Ben")
    (other,) = await sea.people("ANN")
    payload = await sea.link(people["Ben"], "Aboard", "Join", group)
    await sea.client.start(other, payload)
    await sea.sees(other, "is called ANN or looks like it")
    await sea.client.say(other, "Anna")
    await sea.sees(other, "You are aboard")
    assert [sailor["name"] for sailor in sea.view(sea.table(group))["sailors"]] == ["Ann", "Ben", "Anna"]


async def test_an_anonymous_administrator_and_a_channel_are_nobody_f52(sea: Harbour) -> None:
    ann, ben = await sea.people("Ann", "Ben")
    group = await sea.client.create_group(ann, "The Méduse", (ben,), kind="supergroup", is_anonymous=True)
    await sea.client.add_bot(group, ann, "all")
    await sea.client.say(ann, "/newgame", group)
    await sea.sees(ben, "Nobody can be seen behind that message", group)
    await sea.client.say(ann, "just talk", group)
    await sea.quiet()
    assert len([text for text in await sea.texts(ben, group) if "Nobody can be seen" in text]) == 1


async def test_a_second_game_in_the_same_group_is_refused(sea: Harbour) -> None:
    group, people = await open_lobby(sea, "Ann", "Ben")
    await sea.client.say(people["Ben"], "/newgame", group)
    await sea.sees(people["Ben"], "This group has a game already", group)


async def test_only_the_host_starts_and_calls_off(sea: Harbour) -> None:
    group, people = await open_lobby(sea, *NAMES)
    for command in ("/startgame", "/cancelgame"):
        await sea.client.say(people["Ben"], command, group)
        await sea.sees(people["Ben"], "That is for the host of this table", group)
        await sea.quiet()
    assert sea.view(sea.table(group))["phase"] == "lobby"


async def test_too_few_players_are_counted_and_the_lobby_stays(sea: Harbour) -> None:
    group, people = await open_lobby(sea, "Ann", "Ben")
    await sea.client.say(people["Ann"], "/startgame", group)
    await sea.sees(people["Ann"], "There are 2 aboard and it takes 3 to 20", group)


async def test_an_edit_runs_no_command_f53_f65(sea: Harbour) -> None:
    group, people = await open_lobby(sea, *NAMES)
    ann = people["Ann"]
    said = await sea.client.say(ann, "Hello", group)
    await sea.client.edit(ann, said["message_id"], "/startgame", group)
    mine = await sea.client.say(ann, "Hello")
    await sea.client.edit(ann, mine["message_id"], "/leave")
    await sea.sees(ann, "What was said is said")
    await sea.quiet()
    assert sea.view(sea.table(group))["phase"] == "lobby"
    assert len(sea.view(sea.table(group))["sailors"]) == 3


async def test_the_same_update_five_times_is_one_effect_f54(sea: Harbour) -> None:
    ann, ben = await sea.people("Ann", "Ben")
    group = await sea.group(ann, ben)
    await sea.client.order_fault("double_update", times=5)
    await sea.client.say(ann, "/newgame", group)
    await sea.sees(ann, "Which game", group)
    await sea.quiet()
    assert len([text for text in await sea.texts(ann, group) if "Which game" in text]) == 1


async def test_a_blocked_bot_keeps_the_seat_and_tells_the_moderator_f49(sea: Harbour) -> None:
    group, people = await open_lobby(sea, "Ann", "Ben", "Cat", "Deb")
    host = people["Ann"]
    await sea.client.say(host, "/leave")
    await sea.sees(host, "Ann is off")
    await sea.client.block(people["Ben"])
    await sea.client.say(host, "/startgame", group)
    await sea.sees(host, "Ben cannot be reached")
    assert [sailor["name"] for sailor in sea.view(sea.table(group))["sailors"]] == ["Ben", "Cat", "Deb"]
    await sea.client.unblock(people["Ben"])
    await sea.client.start(people["Ben"])
    await sea.sees(people["Ben"], "Your action, day 1")


async def test_a_group_that_became_a_supergroup_plays_on_f50(sea: Harbour) -> None:
    people = dict(zip(NAMES, await sea.people(*NAMES), strict=True))
    ann = people["Ann"]
    group = await sea.group(ann, people["Ben"], people["Cat"], kind="group")
    await sea.client.say(ann, "/newgame", group)
    await sea.tap(ann, "Which game", "The Raft of the Medusa", group)
    payload = await sea.link(ann, "Aboard", "Join", group)
    for person in people.values():
        await sea.client.start(person, payload)
        await sea.sees(person, "You are aboard")
    new = await sea.client.migrate(group, ann)
    await sea.quiet()
    assert await sea.link(ann, "Aboard (3", "Join", new) == payload
    await sea.client.say(ann, "/startgame", new)
    await sea.sees(ann, "Cast off.", new)
    assert sea.table().chat_id == new


async def test_the_raft_pauses_without_its_group_and_resumes_when_the_bot_is_back_f64(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ann = crew.people["Ann"]
    await sea.client.remove_bot(crew.group, ann)
    await sea.sees(crew.people["Ben"], "The game is paused until I am back")
    assert crew.view()["paused"] is True
    sheet_paused = await sea.sees(crew.people["Ben"], "Your action, day 1 · ⏸ paused")
    assert labels(sheet_paused) == []
    assert "until" not in text_of(sheet_paused)
    await sea.client.add_bot(crew.group, ann, "all")
    await sea.sees(ann, "I am back", crew.group)
    assert crew.view()["paused"] is False
    assert not any("⏸ The game is paused" in text for text in await sea.texts(ann, crew.group))
    await sea.tap(crew.people["Ben"], "Your action, day 1, until", "🔨 Make a weapon")
    await crew.play(until="starvation")


async def test_five_thousand_characters_are_counted_and_refused(sea: Harbour) -> None:
    (ann,) = await sea.people("Ann")
    message = {
        "message_id": 900001,
        "date": int(sea.ship.clock.now().timestamp()),
        "chat": {"id": ann, "type": "private", "first_name": "Ann"},
        "from": {"id": ann, "is_bot": False, "first_name": "Ann"},
        "text": "x" * 5000,
    }
    await sea.client.request("POST", "/updates", json={"kind": "message", "body": message})
    await sea.sees(ann, "That has 5,000 characters and at most 4,096 fit")


async def test_one_person_in_two_games_switches_between_them(sea: Harbour) -> None:
    _, people = await open_lobby(sea, *NAMES)
    ann = people["Ann"]
    other = await sea.group(ann, people["Ben"])
    await sea.client.say(ann, "/newgame", other)
    await sea.tap(ann, "Which game", "The Raft of the Medusa", other)
    await sea.client.start(ann, await sea.link(ann, "Aboard", "Join", other))
    await sea.sees(ann, "You are aboard")
    await sea.client.say(ann, "/switch")
    question = await sea.sees(ann, "Which table do you speak to")
    assert len(labels(question)) == 2
    await asyncio.sleep(REMEMBERED_SECONDS)
    await sea.client.say(ann, "/status")
    assert (await sea.sees(ann, "the lobby is open"))["text"].startswith("📍 The Raft of the Medusa · ")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("/nonsense", "I do not know /nonsense"),
        ("/settings zone Atlantis", "I know no time zone Atlantis"),
        ("/settings quiet whenever", "I cannot read that"),
        ("/settings quiet 8:00-08:00", "Quiet hours from 08:00 to 08:00 would be none"),
        ("/settings colour red", "I know no such setting"),
        ("/settings zone", "Write the zone after it"),
        ("/settings quiet", "write quiet hours like /settings quiet 22:00-08:00"),
        ("/settings language xx", "I speak Deutsch (de) and English (en)"),
        ("/settings digest maybe", "Write /settings digest on"),
        ("/role", "You are at no table"),
        ("/join", "A place is taken with the Join button"),
        ("/panel", "The panel is for whoever moderates"),
        ("/ask", "You are at no table"),
        ("hello", "so nobody would hear you"),
    ],
)
async def test_a_wrong_word_in_private_gets_one_sentence(sea: Harbour, text: str, word: str) -> None:
    (ann,) = await sea.people("Ann")
    await sea.client.say(ann, text)
    await sea.sees(ann, word)


async def test_a_picture_is_not_understood_and_says_so(sea: Harbour) -> None:
    (ann,) = await sea.people("Ann")
    await sea.client.send(ann, "photo")
    await sea.sees(ann, "so nobody would hear you")


async def test_an_update_that_nobody_can_read_is_put_aside_and_stops_nothing(sea: Harbour) -> None:
    (ann,) = await sea.people("Ann")
    for body in ({"chat": "nonsense"}, {"message_id": 5, "date": 1, "chat": {"id": 5}}):
        await sea.client.request("POST", "/updates", json={"kind": "my_chat_member", "body": body})
    await sea.client.say(ann, "/help")
    await sea.sees(ann, "At a table")
    with sea.ship.store.read() as books:
        assert books.inbox.waiting(sea.ship.settings.bot_id or 0) == 0


async def test_links_that_are_gone_or_made_up_are_refused_f63(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    (eve,) = await sea.people("Eve")
    await sea.client.start(eve, f"join_{sea.table(crew.group).handle}")
    await sea.sees(eve, "The game has begun without you")
    await sea.client.start(eve, "join_nothere1")
    await sea.sees(eve, "That table is gone")
    await sea.client.start(eve, "own_guessed-token")
    await sea.sees(eve, "This link is not good")
    await sea.client.start(eve, f"play_{sea.table(crew.group).handle}")
    await sea.sees(eve, "You have no place at this table")


async def test_who_sits_in_a_running_game_is_told_so_and_not_that_he_came_too_late(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ann = crew.people["Ann"]
    for command, words in (
        ("/leave", "The game is under way and you are in it"),
        ("/join", "You are aboard already"),
        ("/startgame", "The game has begun already"),
        ("/follow", "That belongs in a group"),
        ("/nextgame", "That belongs in a group"),
    ):
        await sea.client.say(ann, command)
        await sea.sees(ann, words)
    assert sea.table(crew.group).status is TableStatus.RUNNING


async def test_a_forwarded_command_is_not_run_f71(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ann, ben = crew.people["Ann"], crew.people["Ben"]
    typed = await sea.client.say(ann, "/crew", crew.group)
    await sea.sees(ann, "Ben: ❤️ 8", crew.group)
    await sea.client.forward(ben, typed["message_id"], crew.group)
    await sea.sees(ben, "Plain talk belongs in the group")
    assert await sea.find(ben, "Ben: ❤️ 8") is None
