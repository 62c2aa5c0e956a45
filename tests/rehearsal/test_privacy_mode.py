"""What a bot gets to read in a group, and who seems to have written it (F51, F52)."""

from telegram_bot.rehearsal.client import RehearsalClient
from tests.rehearsal.conftest import ApiCaller


async def heard(api: ApiCaller) -> list[str]:
    return [
        update["message"]["text"] for update in await api.updates() if "text" in update.get("message", {})
    ]


async def test_a_plain_member_hears_commands_and_replies_to_itself(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    group = await people.create_group(ann, "The raft", (ben,))
    await people.add_bot(group, ann)
    lobby = await api.ok("sendMessage", chat_id=group, text="Who joins?")
    await people.say(ben, "talk among people", group)
    await people.say(ben, "/join", group)
    await people.say(ben, "/join@Scuttlebutt_Bot", group)
    await people.say(ben, "/join@another_bot", group)
    await people.say(ben, "later /join", group)
    await people.say(ben, "me", group, reply_to=lobby["message_id"])
    assert await heard(api) == ["/join", "/join@Scuttlebutt_Bot", "me"]


async def test_an_administrator_or_a_bot_without_privacy_hears_everything(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    group = await people.create_group(ann, "The raft")
    await people.add_bot(group, ann, ["can_pin_messages"])
    await people.say(ann, "one", group)
    await people.set_rights(group, ann, None)
    await people.say(ann, "two", group)
    await people.configure_bot(reads_everything=True)
    await people.say(ann, "three", group)
    assert await heard(api) == ["one", "three"]


async def test_bots_do_not_hear_bots_nor_themselves(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    robot = await people.create_person("Other bot", is_bot=True)
    group = await people.create_group(ann, "The raft", (robot,))
    await people.add_bot(group, ann, "all")
    await people.say(robot, "/newgame", group)
    await api.ok("sendMessage", chat_id=group, text="/newgame")
    assert await heard(api) == []


async def test_service_messages_reach_a_plain_member(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    group = await people.create_group(ann, "The raft")
    await people.add_bot(group, ann)
    await people.add_member(group, ann, ben)
    await people.leave(ben, group)
    await people.do("title", chat=group, by=ann, title="The wreck")
    messages = [update["message"] for update in await api.updates() if "message" in update]
    kinds = ("new_chat_members", "left_chat_member", "new_chat_title")
    assert [kind for message in messages for kind in kinds if kind in message] == [
        "new_chat_members",
        "new_chat_members",
        "left_chat_member",
        "new_chat_title",
    ]


async def test_chat_member_updates_come_only_when_asked_for_and_to_administrators(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    group = await people.create_group(ann, "The raft")
    await people.add_bot(group, ann, "all")
    await people.add_member(group, ann, ben)
    assert [u for u in await api.updates() if "chat_member" in u] == []
    await api.updates(allowed_updates=["message", "chat_member"])
    await people.leave(ben, group)
    change = [u["chat_member"] for u in await api.updates() if "chat_member" in u]
    assert [(c["old_chat_member"]["status"], c["new_chat_member"]["status"]) for c in change] == [
        ("member", "left")
    ]
    await people.set_rights(group, ann, None)
    await people.add_member(group, ann, ben)
    assert [u for u in await api.updates() if "chat_member" in u] == []


async def test_an_anonymous_administrator_writes_as_the_group_but_taps_as_himself(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    group = await people.create_group(ann, "The raft", (ben,), kind="supergroup")
    await people.add_bot(group, ann, "all")
    await people.set_rights(group, ann, ["can_pin_messages"], person=ben, is_anonymous=True)
    await api.updates()
    card = await api.ok(
        "sendMessage",
        chat_id=group,
        text="Who joins?",
        reply_markup={"inline_keyboard": [[{"text": "Join", "callback_data": "j"}]]},
    )
    shown = await people.say(ben, "/startgame", group)
    message = (await api.updates())[0]["message"]
    assert message["from"]["id"] == 1087968824
    assert message["sender_chat"]["id"] == group
    assert str(ben) not in str(message)
    assert str(ben) not in str(shown)
    await people.tap(ben, card["message_id"], label="Join", chat=group)
    assert (await api.updates())[0]["callback_query"]["from"]["id"] == ben


async def test_channels_write_as_stand_ins(api: ApiCaller, people: RehearsalClient, ann: int) -> None:
    group = await people.create_group(ann, "The raft", kind="supergroup")
    channel = await people.create_group(ann, "Ann's log", kind="channel")
    await people.add_bot(group, ann, "all")
    await people.link_channel(channel, group)
    await api.updates()
    await people.say(ann, "/newgame", group, as_channel=channel)
    await people.post_in_channel(ann, channel, "Forwarded by itself")
    first, second = [update["message"] for update in await api.updates()]
    assert (first["from"]["id"], first["sender_chat"]["id"]) == (136817688, channel)
    assert (second["from"]["id"], second["is_automatic_forward"]) == (777000, True)


async def test_message_numbers_are_shared_by_private_chats_and_groups_but_not_by_supergroups(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    await people.start(ben)
    group = await people.create_group(ann, "Small")
    await people.add_bot(group, ann)
    big = await people.create_group(ann, "Big", kind="supergroup")
    await people.add_bot(big, ann)
    numbers = [
        (await api.ok("sendMessage", chat_id=chat, text="x"))["message_id"] for chat in (ann, ben, group, ann)
    ]
    assert numbers == list(range(numbers[0], numbers[0] + 4))
    assert (await api.ok("sendMessage", chat_id=big, text="x"))["message_id"] == 3


async def test_an_edited_text_arrives_as_an_edit(api: ApiCaller, people: RehearsalClient, ann: int) -> None:
    """F53: there is no `message` in such an update."""
    said = await people.say(ann, "Hello")
    await api.updates()
    await people.edit(ann, said["message_id"], "/vote X")
    (update,) = await api.updates()
    assert update["edited_message"]["text"] == "/vote X"
    assert update["edited_message"]["edit_date"] >= said["date"]
    assert "message" not in update


async def test_nobody_is_told_of_a_deletion(api: ApiCaller, people: RehearsalClient, ann: int) -> None:
    said = await people.say(ann, "Forget it")
    await api.updates()
    await people.delete(ann, said["message_id"])
    assert await api.updates() == []
    refused = await api.refused(
        "sendMessage", chat_id=ann, text="x", reply_parameters={"message_id": said["message_id"]}
    )
    assert refused == (400, "Bad Request: message to be replied not found")
