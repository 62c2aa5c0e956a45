"""Whom a bot may write to and what it may do in a chat: Telegram's 403s and its "not enough rights"."""

from typing import Any

import pytest

from telegram_bot.rehearsal.client import RehearsalClient, RehearsalFault
from telegram_bot.rehearsal.server import Switchboard
from telegram_bot.rehearsal.server.rights import PERMISSIONS
from tests.rehearsal.conftest import ApiCaller


async def hello(api: ApiCaller, chat: int | str) -> tuple[int, str]:
    return await api.refused("sendMessage", chat_id=chat, text="hello")


async def test_chats_the_bot_never_met_are_not_found(
    api: ApiCaller, people: RehearsalClient, ben: int
) -> None:
    for chat in (ben, 424242, -100, "@nobody", "nonsense"):
        assert await hello(api, chat) == (400, "Bad Request: chat not found"), chat
    assert await api.refused("sendMessage", text="hello") == (400, "Bad Request: chat_id is empty")
    group = await people.create_group(ben, "Not ours")
    assert await hello(api, group) == (400, "Bad Request: chat not found")


async def test_who_never_pressed_start_cannot_be_written_to(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    group = await people.create_group(ann, "The raft", (ben,))
    await people.add_bot(group, ann)
    await people.say(ben, "/help", group)
    assert await hello(api, ben) == (403, "Forbidden: bot can't initiate conversation with a user")
    await people.start(ben)
    await api.ok("sendMessage", chat_id=ben, text="hello")


async def test_blocked_vanished_and_automatic_accounts_are_forbidden(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    card = await api.ok("sendMessage", chat_id=ann, text="Whom?")
    await people.block(ann)
    assert await hello(api, ann) == (403, "Forbidden: bot was blocked by the user")
    here = {"chat_id": ann, "message_id": card["message_id"]}
    refused = await api.refused("editMessageText", **here, text="x")
    assert refused == (403, "Forbidden: bot was blocked by the user")
    await people.start(ann)
    await api.ok("sendMessage", chat_id=ann, text="Back")
    await people.do("vanish", person=ann)
    assert await hello(api, ann) == (403, "Forbidden: user is deactivated")
    robot = await people.create_person("Other bot", is_bot=True)
    await people.start(robot)
    assert await hello(api, robot) == (403, "Forbidden: bots can't send messages to bots")


@pytest.mark.parametrize("kind", ["group", "supergroup", "channel"])
async def test_a_bot_that_was_put_out_is_told_so(
    api: ApiCaller, people: RehearsalClient, ann: int, kind: str
) -> None:
    chat = await people.create_group(ann, "The raft", kind=kind)
    await people.add_bot(chat, ann, "all")
    await people.remove_bot(chat, ann)
    assert await hello(api, chat) == (403, f"Forbidden: bot was kicked from the {kind} chat")
    changes = [u["my_chat_member"] for u in await api.updates() if "my_chat_member" in u]
    standings = [(c["old_chat_member"]["status"], c["new_chat_member"]["status"]) for c in changes]
    assert standings == [("left", "administrator"), ("administrator", "kicked")]
    await people.add_bot(chat, ann, "all")
    await api.ok("leaveChat", chat_id=chat)
    assert await hello(api, chat) == (403, f"Forbidden: bot is not a member of the {kind} chat")


async def test_a_migrated_group_answers_where_it_went(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    """F50: the new id comes as a service message on both sides and with every refusal."""
    old = await people.create_group(ann, "The raft", (ben,))
    await people.add_bot(old, ann, "all")
    card = await api.ok("sendMessage", chat_id=old, text="Lobby")
    await api.updates()
    new = await people.migrate(old, ann)
    gone, born = [update["message"] for update in await api.updates()]
    assert (gone["chat"]["id"], gone["migrate_to_chat_id"]) == (old, new)
    assert (born["chat"]["id"], born["chat"]["type"]) == (new, "supergroup")
    assert (born["migrate_from_chat_id"], born["message_id"]) == (old, 1)
    for method, params in (
        ("sendMessage", {"text": "x"}),
        ("editMessageText", {"text": "y"}),
        ("getChatMember", {}),
    ):
        params |= {"message_id": card["message_id"], "user_id": ann}
        answer = await api.call(method, chat_id=old, **params)
        assert answer == {
            "ok": False,
            "error_code": 400,
            "description": "Bad Request: group chat was upgraded to a supergroup chat",
            "parameters": {"migrate_to_chat_id": new},
        }
    await api.ok("sendMessage", chat_id=new, text="Here we are")
    assert [item["chat"]["id"] for item in await people.chats(ben)] == [new]


async def test_a_bot_in_a_channel_posts_only_as_an_administrator(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    channel = await people.create_group(ann, "The log", (ben,), kind="channel")
    await people.add_bot(channel, ann, ["can_invite_users"])
    assert await hello(api, channel) == (400, "Bad Request: need administrator rights in the channel chat")
    await people.set_rights(channel, ann, ["can_post_messages"])
    post = await api.ok("sendMessage", chat_id=channel, text="Log")
    assert "from" not in post
    assert post["sender_chat"]["id"] == channel
    assert [update for update in await api.updates() if "channel_post" in update] == []
    await people.post_in_channel(ann, channel, "By hand")
    assert [update["channel_post"]["text"] for update in await api.updates()] == ["By hand"]
    seen = await people.messages(ben, channel)
    assert [message.get("text") for message in seen[1:]] == ["Log", "By hand"]
    assert [message["is_from_bot"] for message in seen[1:]] == [True, False]


async def test_a_muted_bot_is_told_what_it_may_not_send(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    group = await people.create_group(ann, "The raft", kind="supergroup")
    await people.add_bot(group, ann)
    await people.restrict(group, ann, can_send_messages=True)
    await api.ok("sendMessage", chat_id=group, text="x")
    refused = await api.refused("sendSticker", chat_id=group, sticker=b"x")
    assert refused == (400, "Bad Request: not enough rights to send stickers to the chat")
    await people.set_permissions(group, ann, can_send_messages=False)
    assert await hello(api, group) == (
        400,
        "Bad Request: not enough rights to send text messages to the chat",
    )


RIGHTS: list[tuple[str, dict[str, Any], str]] = [
    ("pinChatMessage", {"message_id": 1}, "not enough rights to manage pinned messages in the chat"),
    ("deleteMessage", {"message_id": 1}, "message can't be deleted"),
    ("setChatPermissions", {"permissions": {}}, "not enough rights to change chat permissions"),
    ("banChatMember", {"user_id": 0}, "not enough rights to restrict/unrestrict chat member"),
    (
        "restrictChatMember",
        {"user_id": 0, "permissions": {}},
        "not enough rights to restrict/unrestrict chat member",
    ),
    (
        "promoteChatMember",
        {"user_id": 0, "can_pin_messages": True},
        "not enough rights to promote/demote chat member",
    ),
    ("createChatInviteLink", {}, "not enough rights to manage chat invite link"),
    ("setChatTitle", {"title": "x"}, "not enough rights to change chat title"),
]


@pytest.mark.parametrize(("method", "params", "reason"), RIGHTS)
async def test_a_plain_member_has_no_powers(
    api: ApiCaller,
    people: RehearsalClient,
    ann: int,
    ben: int,
    method: str,
    params: dict[str, Any],
    reason: str,
) -> None:
    group = await people.create_group(ann, "The raft", (ben,), kind="supergroup")
    await people.add_bot(group, ann)
    said = await people.say(ben, "/help", group)
    given = dict(params)
    if "message_id" in given:
        given["message_id"] = said["message_id"]
    if "user_id" in given:
        given["user_id"] = ben
    assert await api.refused(method, chat_id=group, **given) == (400, f"Bad Request: {reason}")
    await people.set_rights(group, ann, "all")
    await api.ok(method, chat_id=group, **given)


async def test_owners_and_administrators_cannot_be_muted(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    group = await people.create_group(ann, "The raft", (ben,), kind="supergroup")
    await people.add_bot(group, ann, "all")
    await people.set_rights(group, ann, ["can_pin_messages"], person=ben)
    for person, reason in ((ann, "can't remove chat owner"), (ben, "user is an administrator of the chat")):
        refused = await api.refused("restrictChatMember", chat_id=group, user_id=person, permissions={})
        assert refused == (400, f"Bad Request: {reason}")
    await api.ok("setChatPermissions", chat_id=group, permissions={})
    await people.say(ben, "Administrators talk on", group)


async def test_closing_a_group_silences_members_until_it_is_opened(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    group = await people.create_group(ann, "The raft", (ben,))
    await people.add_bot(group, ann, "all")
    before = (await api.ok("getChat", chat_id=group))["permissions"]
    await api.ok("setChatPermissions", chat_id=group, permissions=dict.fromkeys(PERMISSIONS, False))
    with pytest.raises(Exception, match="may not send this"):
        await people.say(ben, "I only wanted to say", group)
    given = {"chat_id": group, "permissions": before, "use_independent_chat_permissions": True}
    await api.ok("setChatPermissions", **given)
    assert await api.refused("setChatPermissions", **given) == (400, "Bad Request: CHAT_NOT_MODIFIED")
    await people.say(ben, "At last", group)


async def test_join_requests_are_decided_once(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    channel = await people.create_group(ann, "Albatross", kind="channel")
    await people.add_bot(channel, ann, ["can_invite_users", "can_post_messages"])
    link = await api.ok("createChatInviteLink", chat_id=channel, creates_join_request=True)
    both = {"chat_id": channel, "creates_join_request": True, "member_limit": 1}
    assert (await api.refused("createChatInviteLink", **both))[0] == 400
    who = {"chat_id": channel, "user_id": ben}
    await people.join(ben, channel, link["invite_link"])
    request = (await api.updates())[-1]["chat_join_request"]
    assert (request["from"]["id"], request["user_chat_id"]) == (ben, ben)
    assert request["invite_link"]["pending_join_request_count"] == 1
    await api.ok("sendMessage", chat_id=ben, text="Who are you?")
    await api.ok("declineChatJoinRequest", **who)
    refused = await api.refused("approveChatJoinRequest", **who)
    assert refused == (400, "Bad Request: HIDE_REQUESTER_MISSING")
    assert await hello(api, ben) == (403, "Forbidden: bot can't initiate conversation with a user")
    await people.join(ben, channel, link["invite_link"])
    await api.ok("approveChatJoinRequest", **who)
    refused = await api.refused("approveChatJoinRequest", **who)
    assert refused == (400, "Bad Request: USER_ALREADY_PARTICIPANT")
    await api.ok("sendMessage", chat_id=channel, text="Welcome aboard")
    assert (await people.messages(ben, channel))[-1]["text"] == "Welcome aboard"


async def test_links_run_out(
    api: ApiCaller, board: Switchboard, people: RehearsalClient, ann: int, ben: int
) -> None:
    cid = await people.create_person("Cid")
    group = await people.create_group(ann, "The raft", kind="supergroup")
    await people.add_bot(group, ann, "all")
    once = (await api.ok("createChatInviteLink", chat_id=group, member_limit=1))["invite_link"]
    soon = (await api.ok("createChatInviteLink", chat_id=group, expire_date=board.now + 60))["invite_link"]
    assert await people.join(ben, group, once) is True
    board.clock.set(jump=61)
    for link in (once, soon):
        with pytest.raises(Exception, match="spent or expired"):
            await people.join(cid, group, link)


async def test_private_chats_have_no_administrators_and_cannot_be_left(api: ApiCaller, ann: int) -> None:
    refused = await api.refused("getChatAdministrators", chat_id=ann)
    assert refused == (400, "Bad Request: there are no administrators in the private chat")
    assert await api.refused("leaveChat", chat_id=ann) == (400, "Bad Request: can't leave private chats")
    assert await api.ok("getChatMemberCount", chat_id=ann) == 2


async def test_titles_descriptions_and_payloads_are_as_long_as_telegram_takes_them(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    group = await people.create_group(ann, "Deck", kind="supergroup")
    with pytest.raises(RehearsalFault, match="at most 64"):
        await people.add_bot(group, ann, "all", payload="p" * 65)
    await people.add_bot(group, ann, "all", payload="p" * 64)
    with pytest.raises(RehearsalFault, match="at most 64"):
        await people.start(ann, "p" * 65)
    with pytest.raises(RehearsalFault, match="of A-Z"):
        await people.start(ann, "ø")
    await api.ok("setChatTitle", chat_id=group, title="t" * 128)
    assert (await api.refused("setChatTitle", chat_id=group, title="t" * 129))[0] == 400
    await api.ok("setChatDescription", chat_id=group, description="d" * 255)
    refused = await api.refused("setChatDescription", chat_id=group, description="d" * 256)
    assert refused == (400, "Bad Request: chat description is too long")


async def test_a_ban_puts_out_who_is_in_and_quietly_keeps_out_who_is_not(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    cid = await people.create_person("Cid")
    group = await people.create_group(ann, "The raft", (ben,), kind="supergroup")
    await people.add_bot(group, ann, "all")
    for person in (ben, cid):
        await api.ok("banChatMember", chat_id=group, user_id=person)
        assert (await api.ok("getChatMember", chat_id=group, user_id=person))["status"] == "kicked"
        with pytest.raises(Exception, match="is banned"):
            await people.join(person, group)
    gone = [
        message["left_chat_member"]["id"]
        for message in await people.messages(ann, group)
        if "left_chat_member" in message
    ]
    assert gone == [ben]
