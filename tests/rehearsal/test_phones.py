"""A phone shows what its person may see, as it stands now; its feed tells how it came to be."""

import asyncio

import pytest

from telegram_bot.rehearsal.client import RehearsalClient, RehearsalFault
from telegram_bot.rehearsal.server import Switchboard
from tests.rehearsal.conftest import ApiCaller
from tests.rehearsal.test_shapes import picture

KEYBOARD = {
    "inline_keyboard": [
        [{"text": "Vote", "callback_data": "v:1"}, {"text": "Rules", "url": "https://t.me/x"}]
    ]
}


async def test_a_phone_shows_chats_messages_pins_and_flags(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    quiet = await api.ok(
        "sendMessage", chat_id=ann, text="hush", disable_notification=True, protect_content=True
    )
    card = await api.ok("sendMessage", chat_id=ann, text="Day 1", reply_markup=KEYBOARD)
    here = {"chat_id": ann, "message_id": card["message_id"]}
    await api.ok("pinChatMessage", **here, disable_notification=True)
    await api.ok("editMessageText", **here, text="Day 2", reply_markup=KEYBOARD)
    shown = {message["message_id"]: message for message in await people.messages(ann)}
    assert (shown[quiet["message_id"]]["is_silent"], shown[quiet["message_id"]]["has_protected_content"]) == (
        True,
        True,
    )
    assert (shown[card["message_id"]]["text"], shown[card["message_id"]]["is_silent"]) == ("Day 2", False)
    assert shown[card["message_id"]]["reply_markup"] == KEYBOARD
    (chat,) = await people.chats(ann)
    assert (chat["pinned"], chat["may_write"]) == ([card["message_id"]], True)
    assert chat["last"]["is_silent"] is True
    edits = (await people.history(ann))[2]["edits"]
    assert [edit["content"]["text"] for edit in edits] == ["Day 1"]


async def test_a_feed_gives_each_phone_its_own_events_from_a_cursor(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    await people.start(ben)
    cursor, _ = await people.feed()
    card = await api.ok("sendMessage", chat_id=ann, text="For Ann")
    await api.ok("sendMessage", chat_id=ben, text="For Ben")
    await api.ok("editMessageText", chat_id=ann, message_id=card["message_id"], text="For Ann only")
    await api.ok("deleteMessage", chat_id=ann, message_id=card["message_id"])
    end, events = await people.feed(cursor, ann)
    assert [event["kind"] for event in events] == ["message", "edit", "delete"]
    assert all("people" not in event for event in events)
    assert "Ben" not in str(events)
    _, everything = await people.feed(cursor)
    assert [event["people"] for event in everything] == [[ann], [ben], [ann], [ann]]
    waiting = asyncio.create_task(people.feed(end, ben, wait=10))
    await asyncio.sleep(0.1)
    await api.ok("sendMessage", chat_id=ann, text="not this")
    assert not waiting.done()
    await api.ok("sendMessage", chat_id=ben, text="but this")
    _, (event,) = await asyncio.wait_for(waiting, 2)
    assert event["message"]["text"] == "but this"


async def test_the_feed_tells_of_everything_that_happens_to_a_person(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    group = await people.create_group(ann, "The raft", kind="supergroup")
    await people.add_bot(group, ann, "all")
    cursor, _ = await people.feed()
    await people.add_member(group, ann, ben)
    card = await api.ok("sendMessage", chat_id=group, text="Whom?", reply_markup=KEYBOARD)
    here = {"chat_id": group, "message_id": card["message_id"]}
    await api.ok("pinChatMessage", **here)
    await api.ok("unpinChatMessage", **here)
    await api.ok("sendChatAction", chat_id=group, action="typing")
    await api.ok("setMessageReaction", **here, reaction=[{"type": "emoji", "emoji": "👍"}])
    await api.ok("setChatPermissions", chat_id=group, permissions={})
    tapped = await people.tap(ben, card["message_id"], label="Vote", chat=group)
    await api.ok("answerCallbackQuery", callback_query_id=tapped["query_id"], text="Noted", show_alert=True)
    await api.ok("banChatMember", chat_id=group, user_id=ben)
    _, events = await people.feed(cursor, ben)
    kinds = [event["kind"] for event in events]
    assert kinds == [
        "message",
        "joined",
        "message",
        "pin",
        "message",
        "unpin",
        "action",
        "reaction",
        "permissions",
        "callback_answer",
        "left",
        "message",
    ]
    answer = next(event for event in events if event["kind"] == "callback_answer")
    assert (answer["text"], answer["show_alert"], answer["query_id"]) == ("Noted", True, tapped["query_id"])


async def test_a_phone_forgets_a_chat_its_person_left_and_a_late_comer_to_a_group_sees_no_past(
    people: RehearsalClient, board: Switchboard, ann: int, ben: int
) -> None:
    cid = await people.create_person("Cid")
    group = await people.create_group(ann, "The raft", (cid,))
    await people.say(ann, "before", group)
    board.clock.set(jump=1)
    await people.add_member(group, ann, ben)
    await people.say(ann, "after", group)
    assert [message.get("text") for message in await people.messages(ben, group)] == [None, "after"]
    await people.remove_member(group, ann, ben)
    assert await people.chats(ben) == []
    with pytest.raises(RehearsalFault, match="does not see chat"):
        await people.messages(ben, group)
    with pytest.raises(RehearsalFault, match="is not in chat"):
        await people.say(ben, "let me in", group)
    with pytest.raises(RehearsalFault, match="is banned"):
        await people.join(ben, group)
    await people.unban(group, ann, ben)
    assert await people.join(ben, group) is True


async def test_buttons_are_tapped_by_label_or_data_and_only_if_they_are_there(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    card = await api.ok("sendMessage", chat_id=ann, text="Whom?", reply_markup=KEYBOARD)
    number = card["message_id"]
    assert await people.tap(ann, number, label="Rules") == {"url": "https://t.me/x", "query_id": None}
    with pytest.raises(RehearsalFault, match="no such button; the message shows 'Vote', 'Rules'"):
        await people.tap(ann, number, label="Plank")
    with pytest.raises(RehearsalFault, match="does not see chat"):
        await people.tap(ben, number, label="Vote", chat=ann)
    await api.ok("editMessageReplyMarkup", chat_id=ann, message_id=number)
    with pytest.raises(RehearsalFault, match="shows none"):
        await people.tap(ann, number, data="v:1")
    await people.tap(ann, number, data="v:1", stale=True)
    await api.ok("deleteMessage", chat_id=ann, message_id=number)
    await people.tap(ann, number, data="v:1", stale=True)
    lagging, gone = [update["callback_query"] for update in await api.updates()]
    assert lagging["message"]["text"] == "Whom?"
    assert (gone["message"]["date"], gone["message"]["message_id"]) == (0, number)


async def test_a_reply_of_a_person_carries_its_quote(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    post = await api.ok("sendMessage", chat_id=ann, text="Bart: land\nAnn: where?")
    await people.say(ann, "there", reply_to=post["message_id"], quote="Ann: where?")
    message = (await api.updates())[0]["message"]
    assert message["reply_to_message"]["message_id"] == post["message_id"]
    assert message["quote"] == {"text": "Ann: where?", "position": 11, "is_manual": True}
    with pytest.raises(RehearsalFault, match="the quote is not part"):
        await people.say(ann, "there", reply_to=post["message_id"], quote="nowhere")


async def test_a_person_cannot_do_what_the_app_would_not_let_him(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    secret = await api.ok("sendMessage", chat_id=ann, text="Your letter", protect_content=True)
    with pytest.raises(RehearsalFault, match="cannot be forwarded"):
        await people.forward(ann, secret["message_id"], ann)
    with pytest.raises(RehearsalFault, match="did not write"):
        await people.edit(ann, secret["message_id"], "My letter")
    with pytest.raises(RehearsalFault, match="another person's chat"):
        await people.say(ben, "psst", ann)
    with pytest.raises(RehearsalFault, match="1 to 4096 characters"):
        await people.say(ann, "x" * 4097)
    with pytest.raises(RehearsalFault, match="at most 64 characters"):
        await people.start(ann, "not a payload!")
    with pytest.raises(RehearsalFault, match="there is no person 7"):
        await people.say(7, "boo")
    with pytest.raises(RehearsalFault, match="there is no deed 'fly'"):
        await people.do("fly", person=ann)
    with pytest.raises(RehearsalFault, match="'text' is missing"):
        await people.do("say", person=ann)
    with pytest.raises(RehearsalFault, match="people cannot send 'cannonball'"):
        await people.send(ann, "cannonball")
    await people.block(ann)
    with pytest.raises(RehearsalFault, match="must unblock it first"):
        await people.say(ann, "still here?")


async def test_the_menu_is_that_of_the_narrowest_scope_in_the_persons_language(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    def commands(word: str) -> list[dict[str, str]]:
        return [{"command": "vote", "description": word}]

    await api.ok("setMyCommands", commands=commands("default"))
    await api.ok("setMyCommands", commands=commands("private"), scope={"type": "all_private_chats"})
    await api.ok(
        "setMyCommands", commands=commands("privat"), scope={"type": "all_private_chats"}, language_code="da"
    )
    await api.ok("setMyCommands", commands=commands("Ann's"), scope={"type": "chat", "chat_id": ann})
    group = await people.create_group(ann, "The raft", (ben,))
    assert await people.menu(ann) == commands("Ann's")
    assert await people.menu(ben) == commands("privat")
    assert await people.menu(ben, group) == commands("default")
    await api.ok("setMyCommands", commands=commands("admins"), scope={"type": "all_chat_administrators"})
    assert await people.menu(ann, group) == commands("admins")
    assert await people.menu(ben, group) == commands("default")


async def test_topics_show_on_the_phone(api: ApiCaller, people: RehearsalClient, ann: int) -> None:
    await people.configure_bot(has_topics=True)
    thread = (await api.ok("createForumTopic", chat_id=ann, name="Albatross"))["message_thread_id"]
    await api.ok("sendMessage", chat_id=ann, message_thread_id=thread, text="Sails up")
    await people.say(ann, "Aye", topic=thread)
    assert [message.get("text") for message in await people.messages(ann, topic=thread)] == [
        None,
        "Sails up",
        "Aye",
    ]
    (chat,) = await people.chats(ann)
    assert chat["topics"] == [{"message_thread_id": thread, "name": "Albatross", "is_closed": False}]
    with pytest.raises(RehearsalFault, match="there is no topic 9999"):
        await people.say(ann, "Aye", topic=9999)


async def test_a_picture_on_a_phone_can_be_looked_at(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    await api.ok("sendPhoto", chat_id=ann, photo=picture())
    shown = (await people.messages(ann))[-1]["photo"][-1]
    assert await people.file(shown["file_id"]) == picture()
    with pytest.raises(RehearsalFault, match="no such file"):
        await people.file("made-up")


async def test_the_server_lists_everybody_and_every_chat(people: RehearsalClient, ann: int, ben: int) -> None:
    group = await people.create_group(ann, "The raft", (ben,))
    await people.rename(ben, first_name="<i>Benny</i>", username="benny")
    await people.set_title(group, ann, "The wreck")
    listed = {
        person["id"]: (person["first_name"], person["has_started"]) for person in await people.persons()
    }
    assert listed == {ann: ("Ann", True), ben: ("<i>Benny</i>", False)}
    chats = {item["chat"]["id"]: item for item in await people.all_chats()}
    assert chats[group]["chat"]["title"] == "The wreck"
    assert [member["user"]["id"] for member in chats[group]["members"]] == [ann, ben]


async def test_links_lead_into_the_bot_and_into_chats(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    assert await people.follow(ben, "https://t.me/Scuttlebutt_Bot?start=join_7") == {"started": "join_7"}
    assert (await people.messages(ben))[-1]["text"] == "/start join_7"
    channel = await people.create_group(ann, "Albatross", kind="channel")
    link = await people.invite_link(channel, ann)
    assert await people.follow(ben, link) == {"joined": True, "chat": channel}
    for url, reason in (
        ("https://example.org", "leads out"),
        ("https://t.me/+x", "unknown"),
        ("https://t.me/x", "nobody"),
    ):
        with pytest.raises(RehearsalFault, match=reason):
            await people.follow(ben, url)
    group = await people.create_group(ann, "The raft")
    await people.add_bot(group, ann, payload="new")
    assert (await api.updates())[-1]["message"]["text"] == "/start@scuttlebutt_bot new"


async def test_waiting_for_words_gives_up_in_time(people: RehearsalClient, ann: int) -> None:
    with pytest.raises(TimeoutError):
        await people.wait_for_message(ann, "never said", seconds=0.2)
