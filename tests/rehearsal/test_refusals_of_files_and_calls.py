"""What Telegram refuses about files, copies, commands and calls that are none."""

from typing import Any

from telegram_bot.rehearsal.client import RehearsalClient
from tests.rehearsal.conftest import ApiCaller


async def test_protected_and_service_messages_are_not_passed_on(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    secret = await api.ok("sendMessage", chat_id=ann, text="Your letter", protect_content=True)
    await api.ok("pinChatMessage", chat_id=ann, message_id=secret["message_id"])
    pin_note = (await people.messages(ann))[-1]
    assert pin_note["pinned_message"]["message_id"] == secret["message_id"]
    for number in (secret["message_id"], pin_note["message_id"]):
        given = {"chat_id": ann, "from_chat_id": ann, "message_id": number}
        assert await api.refused("copyMessage", **given) == (400, "Bad Request: message can't be copied")
        assert await api.refused("forwardMessage", **given) == (
            400,
            "Bad Request: message can't be forwarded",
        )
    gone = {"chat_id": ann, "from_chat_id": ann, "message_id": 9999}
    assert await api.refused("copyMessage", **gone) == (400, "Bad Request: message to copy not found")
    assert await api.refused("forwardMessage", **gone) == (400, "Bad Request: message to forward not found")


async def test_files_that_are_none_are_refused(api: ApiCaller, ann: int) -> None:
    one, sticky = {"type": "photo", "media": "x"}, {"type": "sticker", "media": "x"}
    cases: list[tuple[str, dict[str, Any], str]] = [
        ("sendPhoto", {}, "there is no photo in the request"),
        ("sendPhoto", {"photo": b""}, "file must be non-empty"),
        ("sendPhoto", {"photo": b"no picture"}, "IMAGE_PROCESS_FAILED"),
        (
            "sendPhoto",
            {"photo": "made-up-id"},
            "wrong remote file identifier specified: Wrong padding in the string",
        ),
        ("sendMediaGroup", {"media": []}, "media not found"),
        ("sendMediaGroup", {"media": [one]}, "there must be from 2 to 10 items in the media group"),
        ("sendMediaGroup", {"media": [sticky] * 2}, "can't use the media of the specified type in the album"),
        ("getFile", {"file_id": "made-up"}, "wrong file_id or the file is temporarily unavailable"),
    ]
    for method, params, reason in cases:
        assert await api.refused(method, chat_id=ann, **params) == (400, f"Bad Request: {reason}"), method
    sticker = await api.ok("sendSticker", chat_id=ann, sticker=b"bytes")
    wrong_kind = await api.refused("sendPhoto", chat_id=ann, photo=sticker["sticker"]["file_id"])
    assert wrong_kind == (400, "Bad Request: type of file mismatch")


async def test_commands_that_telegram_would_not_take_are_refused(api: ApiCaller) -> None:
    for command in ("Vote", "vo-te", "x" * 33):
        refused = await api.refused("setMyCommands", commands=[{"command": command, "description": "x"}])
        assert refused == (400, "Bad Request: BOT_COMMAND_INVALID")
    empty = await api.refused("setMyCommands", commands=[{"command": "vote", "description": ""}])
    assert empty == (400, "Bad Request: command description must be non-empty")
    scope = await api.refused("setMyCommands", commands=[], scope={"type": "chat", "chat_id": 9})
    assert scope == (400, "Bad Request: chat not found")


async def test_wrong_tokens_and_unknown_methods_are_refused(api: ApiCaller) -> None:
    assert await api.refused("sendCannonball") == (404, "Not Found: method not found")
    url = f"{api.server.url}/bot7:wrong/getMe"
    async with api.session.get(url) as answer:
        assert (answer.status, await answer.json()) == (
            401,
            {"ok": False, "error_code": 401, "description": "Unauthorized"},
        )
    async with api.session.get(f"{api.server.url}/botnonsense/getMe") as answer:
        assert answer.status == 404
    async with api.session.get(f"{api.server.url}/bot{api.server.token}/GETME") as answer:
        assert answer.status == 200
