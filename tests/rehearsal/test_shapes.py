"""The server's answers and updates are Telegram's: a foreign library reads them and finds no field it does not know."""

import io
from typing import Any

import aiogram.methods
import aiogram.types
import pytest
from PIL import Image
from pydantic import BaseModel, TypeAdapter

from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.server import Switchboard
from tests.rehearsal.conftest import ApiCaller

EVERY_KIND = [
    "photo",
    "sticker",
    "animation",
    "video",
    "voice",
    "video_note",
    "audio",
    "document",
    "contact",
    "location",
    "venue",
    "dice",
    "poll",
    "game",
    "story",
    "checklist",
    "paid_media",
]
KEYBOARD = {
    "inline_keyboard": [
        [{"text": "Vote", "callback_data": "v:1"}],
        [{"text": "Rules", "url": "https://t.me/x"}],
    ]
}


def picture() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (40, 30), "navy").save(out, "PNG")
    return out.getvalue()


def unknown_fields(value: Any, path: str = "") -> list[str]:
    """Where a parsed answer holds fields that the library has no name for."""
    found = []
    if isinstance(value, BaseModel):
        found += [f"{path}.{name}" for name in value.model_extra or {}]
        for name in type(value).model_fields:
            found += unknown_fields(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, (list, tuple)):
        for place, item in enumerate(value):
            found += unknown_fields(item, f"{path}[{place}]")
    return found


def check(kind: Any, result: Any) -> Any:
    parsed = TypeAdapter(kind).validate_python(result)
    assert unknown_fields(parsed) == []
    return parsed


class CheckedCaller:
    """Calls methods and reads each answer with the type that the library declares for it."""

    def __init__(self, api: ApiCaller) -> None:
        self.api = api

    async def __call__(self, method: str, **params: Any) -> Any:
        declared = getattr(aiogram.methods, method[0].upper() + method[1:]).__returning__
        result = await self.api.ok(method, **params)
        check(declared, result)
        return result

    async def updates(self) -> list[aiogram.types.Update]:
        return [check(aiogram.types.Update, update) for update in await self.api.updates()]


@pytest.fixture
def call(api: ApiCaller, board: Switchboard) -> CheckedCaller:
    board.limits.settings.enforced = False
    return CheckedCaller(api)


async def test_getme_tells_the_abilities_of_the_bot(
    call: CheckedCaller, api: ApiCaller, people: RehearsalClient
) -> None:
    assert (await call("getMe"))["has_topics_enabled"] is False
    await people.configure_bot(has_topics=True, lets_users_create_topics=True, reads_everything=True)
    me = await call("getMe")
    assert me["has_topics_enabled"] is True
    assert me["allows_users_to_create_topics"] is True
    assert me["can_read_all_group_messages"] is True


async def test_messages_of_the_bot_have_the_declared_shape(call: CheckedCaller, ann: int) -> None:
    first = await call(
        "sendMessage", chat_id=ann, text="<b>Land</b> <i>ho</i>", parse_mode="HTML", reply_markup=KEYBOARD
    )
    reply = {"message_id": first["message_id"], "quote": "ho"}
    answer = await call(
        "sendMessage", chat_id=ann, text="Where?", reply_parameters=reply, protect_content=True
    )
    assert answer["reply_to_message"]["text"] == "Land ho"
    assert answer["quote"] == {"text": "ho", "position": 5, "is_manual": True}
    assert answer["has_protected_content"] is True
    photo = await call("sendPhoto", chat_id=ann, photo=picture(), caption="The raft", reply_markup=KEYBOARD)
    await call("sendPhoto", chat_id=ann, photo=photo["photo"][0]["file_id"])
    for kind in ("animation", "sticker", "document", "video", "audio", "voice"):
        await call(f"send{kind.capitalize()}", chat_id=ann, **{kind: b"bytes of a file"})
    await call("sendVideoNote", chat_id=ann, video_note=b"bytes")
    file_id = photo["photo"][0]["file_id"]
    album = await call("sendMediaGroup", chat_id=ann, media=[{"type": "photo", "media": file_id}] * 3)
    assert len({item["media_group_id"] for item in album}) == 1
    await call("getFile", file_id=file_id)
    here = {"chat_id": ann, "message_id": first["message_id"]}
    await call("editMessageText", **here, text="Land no more")
    await call("editMessageReplyMarkup", **here, reply_markup=KEYBOARD)
    pictured = {"chat_id": ann, "message_id": photo["message_id"]}
    await call("editMessageCaption", **pictured, caption="The <u>raft</u> again", parse_mode="HTML")
    await call("editMessageMedia", **pictured, media={"type": "photo", "media": file_id, "caption": "x"})
    await call("copyMessage", **here, from_chat_id=ann)
    await call("copyMessages", chat_id=ann, from_chat_id=ann, message_ids=[first["message_id"]])
    assert (await call("forwardMessage", **here, from_chat_id=ann))["forward_origin"]["type"] == "user"
    await call("forwardMessages", chat_id=ann, from_chat_id=ann, message_ids=[first["message_id"]])
    await call("sendChatAction", chat_id=ann, action="typing")
    await call("setMessageReaction", **here, reaction=[{"type": "emoji", "emoji": "👍"}])
    await call("pinChatMessage", **here)
    await call("getChat", chat_id=ann)
    await call("unpinChatMessage", **here)
    await call("deleteMessage", **here)
    await call("deleteMessages", chat_id=ann, message_ids=[photo["message_id"]])
    await call.updates()


async def test_everything_that_people_send_has_the_declared_shape(
    call: CheckedCaller, people: RehearsalClient, ann: int
) -> None:
    sent = await people.say(ann, "/order look https://t.me #raft @ann_sails", quote=None)
    for kind in EVERY_KIND:
        await people.send(ann, kind, caption="As seen" if kind == "photo" else None)
    await people.send_album(ann, 4, caption="All of us")
    await people.edit(ann, sent["message_id"], "Nothing")
    await people.forward(ann, sent["message_id"], ann)
    await people.forward(ann, sent["message_id"], ann, origin_name="A stranger")
    updates = await call.updates()
    seen = [update.message.content_type for update in updates if update.message]
    assert set(EVERY_KIND) <= set(seen)
    assert updates[-1].message.forward_origin.type == "hidden_user"
    assert [update.edited_message.text for update in updates if update.edited_message] == ["Nothing"]


async def test_groups_channels_and_their_members_have_the_declared_shape(
    call: CheckedCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    await call(
        "getUpdates", allowed_updates=[*["message", "chat_member", "my_chat_member", "chat_join_request"]]
    )
    group = await people.create_group(ann, "The raft", (ben,))
    await people.add_bot(group, ann, "all")
    for method in ("getChat", "getChatAdministrators", "getChatMemberCount"):
        await call(method, chat_id=group)
    await call("getChatMember", chat_id=group, user_id=ben)
    await call("setChatPermissions", chat_id=group, permissions={"can_send_messages": False})
    await people.leave(ben, group)
    await people.add_member(group, ann, ben)
    big = await people.migrate(group, ann)
    await people.set_rights(big, ann, "all", is_anonymous=True, person=ben)
    await people.say(ben, "Nobody said this", big)
    await people.set_rights(big, ann, None, person=ben)
    await call("restrictChatMember", chat_id=big, user_id=ben, permissions={})
    await call("getChatMember", chat_id=big, user_id=ben)
    await call("promoteChatMember", chat_id=big, user_id=ben, can_delete_messages=True)
    await call("getChatAdministrators", chat_id=big)
    await call("promoteChatMember", chat_id=big, user_id=ben)
    await call("banChatMember", chat_id=big, user_id=ben)
    await call("getChatMember", chat_id=big, user_id=ben)
    await call("unbanChatMember", chat_id=big, user_id=ben)
    await call("getChatMember", chat_id=big, user_id=ben)
    channel = await people.create_group(ann, "The log", kind="channel")
    await people.add_bot(channel, ann, "all")
    link = await call("createChatInviteLink", chat_id=channel, creates_join_request=True, name="Readers")
    assert await people.join(ben, channel, link["invite_link"]) is False
    await call("approveChatJoinRequest", chat_id=channel, user_id=ben)
    await call("sendMessage", chat_id=channel, text="All hands")
    await call(
        "pinChatMessage", chat_id=channel, message_id=(await people.messages(ben, channel))[-1]["message_id"]
    )
    await call("revokeChatInviteLink", chat_id=channel, invite_link=link["invite_link"])
    await call("exportChatInviteLink", chat_id=channel)
    await people.link_channel(channel, big)
    await people.post_in_channel(ann, channel, "Read by all")
    await call("setChatTitle", chat_id=big, title="A bigger raft")
    await call("leaveChat", chat_id=big)
    kinds = {kind for update in await call.updates() for kind in update.model_dump(exclude_none=True)}
    assert {"message", "my_chat_member", "chat_member", "chat_join_request"} <= kinds


async def test_topics_have_the_declared_shape(call: CheckedCaller, people: RehearsalClient, ann: int) -> None:
    await people.configure_bot(has_topics=True, lets_users_create_topics=True)
    topic = await call("createForumTopic", chat_id=ann, name="Albatross")
    thread = topic["message_thread_id"]
    posted = await call("sendMessage", chat_id=ann, message_thread_id=thread, text="Sails up")
    assert posted["message_thread_id"] == thread
    assert posted["is_topic_message"] is True
    await call("editForumTopic", chat_id=ann, message_thread_id=thread, name="Albatross (Day 2)")
    await people.say(ann, "Aye", topic=thread)
    own = await people.create_topic(ann, "My notes")
    await call("unpinAllForumTopicMessages", chat_id=ann, message_thread_id=thread)
    await call("deleteForumTopic", chat_id=ann, message_thread_id=own)
    said = [update.message for update in await call.updates() if update.message and update.message.text]
    assert [(message.text, message.message_thread_id) for message in said] == [("Aye", thread)]
    forum = await people.create_group(ann, "Forum", kind="supergroup", is_forum=True)
    await people.add_bot(forum, ann, "all")
    there = (await call("createForumTopic", chat_id=forum, name="Raft"))["message_thread_id"]
    await call("closeForumTopic", chat_id=forum, message_thread_id=there)
    await call("reopenForumTopic", chat_id=forum, message_thread_id=there)
    await call.updates()


async def test_taps_blocks_and_reactions_have_the_declared_shape(
    call: CheckedCaller, people: RehearsalClient, ann: int
) -> None:
    wanted = ["message", "callback_query", "my_chat_member", "message_reaction"]
    await call("getUpdates", allowed_updates=wanted)
    card = await call("sendMessage", chat_id=ann, text="Whom?", reply_markup=KEYBOARD)
    tapped = await people.tap(ann, card["message_id"], label="Vote")
    await people.react(ann, card["message_id"], "🔥")
    await people.block(ann)
    await people.unblock(ann)
    updates = await call.updates()
    assert updates[0].callback_query.data == "v:1"
    assert updates[0].callback_query.message.message_id == card["message_id"]
    await call("answerCallbackQuery", callback_query_id=tapped["query_id"], text="Noted")
    standings = [u.my_chat_member.new_chat_member.status for u in updates if u.my_chat_member]
    assert standings == ["kicked", "member"]


async def test_the_bots_own_settings_have_the_declared_shape(call: CheckedCaller, ann: int) -> None:
    commands = [{"command": "vote", "description": "Vote for somebody"}]
    for scope in ({"type": "default"}, {"type": "all_group_chats"}, {"type": "chat", "chat_id": ann}):
        await call("setMyCommands", commands=commands, scope=scope, language_code="da")
        assert await call("getMyCommands", scope=scope, language_code="da") == commands
        assert await call("getMyCommands", scope=scope) == []
        await call("deleteMyCommands", scope=scope, language_code="da")
        assert await call("getMyCommands", scope=scope, language_code="da") == []
    for field in ("Name", "Description", "ShortDescription"):
        await call(f"setMy{field}", **{"name" if field == "Name" else "description": "Scuttlebutt"})
        await call(f"getMy{field}")
    await call("setMyDefaultAdministratorRights", rights={"can_delete_messages": True})
    await call("getMyDefaultAdministratorRights")
    await call("setChatMenuButton", menu_button={"type": "commands"})
    await call("getChatMenuButton")
    await call("getWebhookInfo")
    await call("deleteWebhook")
    await call("close")
    await call("logOut")


def test_the_comparison_of_fields_finds_a_foreign_one() -> None:
    shape = {
        "message_id": 1,
        "date": 1,
        "chat": {"id": 1, "type": "private", "mood": "salty"},
        "weather": "calm",
    }
    parsed = TypeAdapter(aiogram.types.Message).validate_python(shape)
    assert unknown_fields(parsed) == [".weather", ".chat.mood"]
