"""Topics in private chats and forums: who may make them, what goes where, what is refused."""

import pytest

from telegram_bot.rehearsal.client import RehearsalClient
from tests.rehearsal.conftest import ApiCaller


async def test_topics_need_a_bot_that_has_them_and_cannot_be_closed_in_private(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    topic = {"chat_id": ann, "name": "Orders"}
    assert await api.refused("createForumTopic", **topic) == (400, "Bad Request: the chat is not a forum")
    await people.configure_bot(has_topics=True)
    made = await api.ok("createForumTopic", **topic)
    here = {"chat_id": ann, "message_thread_id": made["message_thread_id"]}
    assert await api.refused("closeForumTopic", **here) == (400, "Bad Request: the chat is not a forum")
    assert await api.refused("editForumTopic", **here, name="Orders") == (
        400,
        "Bad Request: TOPIC_NOT_MODIFIED",
    )
    refused = await api.refused("createForumTopic", chat_id=ann, name="x" * 129)
    assert refused == (400, "Bad Request: TOPIC_NAME_TOO_LONG")
    with pytest.raises(Exception, match="does not let people make topics"):
        await people.create_topic(ann, "Mine")
    await api.ok("sendMessage", **here, text="In here")
    await api.ok("deleteForumTopic", **here)
    refused = await api.refused("sendMessage", **here, text="x")
    assert refused == (400, "Bad Request: message thread not found")
    assert "In here" not in [message.get("text") for message in await people.messages(ann)]


async def test_a_reply_goes_into_the_topic_of_what_it_answers(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    await people.set_limits(enforced=False)
    await people.configure_bot(has_topics=True)
    first, second = [
        (await api.ok("createForumTopic", chat_id=ann, name=name))["message_thread_id"]
        for name in ("One", "Two")
    ]
    post = await api.ok("sendMessage", chat_id=ann, message_thread_id=first, text="A post")
    reply = {"message_id": post["message_id"]}
    answer = await api.ok("sendMessage", chat_id=ann, text="An answer", reply_parameters=reply)
    assert answer["message_thread_id"] == first
    across = await api.ok(
        "sendMessage", chat_id=ann, message_thread_id=second, text="X", reply_parameters=reply
    )
    assert across["message_thread_id"] == second
    assert across["reply_to_message"]["message_id"] == second
    assert across["external_reply"]["origin"]["type"] == "user"


async def test_a_forum_needs_rights_and_refuses_closed_topics(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    forum = await people.create_group(ann, "Forum", kind="supergroup", is_forum=True)
    await people.add_bot(forum, ann)
    refused = await api.refused("createForumTopic", chat_id=forum, name="x")
    assert refused == (400, "Bad Request: not enough rights to create a topic")
    await people.set_rights(forum, ann, "all")
    made = await api.ok("createForumTopic", chat_id=forum, name="x")
    here = {"chat_id": forum, "message_thread_id": made["message_thread_id"]}
    await api.ok("closeForumTopic", **here)
    await people.set_rights(forum, ann, None)
    assert await api.refused("sendMessage", **here, text="x") == (400, "Bad Request: TOPIC_CLOSED")
