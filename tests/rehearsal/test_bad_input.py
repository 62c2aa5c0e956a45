"""Whatever nonsense a call or a control request holds, the answer is a sentence and not a traceback."""

import inspect
from typing import Any

import pytest

from telegram_bot.rehearsal.client import RehearsalClient, RehearsalFault
from telegram_bot.rehearsal.server import Switchboard
from telegram_bot.rehearsal.server.deeds import DEEDS
from telegram_bot.rehearsal.server.methods import METHODS
from telegram_bot.rehearsal.server.params import Params
from telegram_bot.rehearsal.server.refusals import ApiRefusal
from tests.rehearsal.conftest import ApiCaller

JUNK: tuple[Any, ...] = (
    *(None, True, -1, 2**70, 1.5, "", "x", "[1", "null", "{}", "[[]]"),
    *([], [None], ["x"], {}, {"type": 3}, {"type": []}, [[{}]], [{"type": []}], {"message_id": []}),
)
PARAMS = [
    "text",
    "parse_mode",
    "entities",
    "reply_markup",
    "reply_parameters",
    "message_id",
    "message_ids",
    "message_thread_id",
    "from_chat_id",
    "user_id",
    "media",
    "photo",
    "caption",
    "caption_entities",
    "permissions",
    "commands",
    "scope",
    "language_code",
    "callback_query_id",
    "url",
    "show_alert",
    "name",
    "icon_color",
    "reaction",
    "action",
    "offset",
    "limit",
    "allowed_updates",
    "file_id",
    "title",
    "description",
    "until_date",
    "expire_date",
    "member_limit",
    "rights",
    "menu_button",
    "link_preview_options",
    "invite_link",
    "secret_token",
    "chat_id",
]
TERMS = [
    "chat",
    "by",
    "text",
    "kind",
    "message",
    "label",
    "data",
    "reply_to",
    "topic",
    "quote",
    "entities",
    "rights",
    "title",
    "type",
    "members",
    "owner",
    "permissions",
    "payload",
    "name",
    "url",
    "emoji",
    "count",
    "link",
    "from_chat",
    "channel",
    "id",
    "first_name",
    "caption",
]


PREFIXES = ("Bad Request: ", "Forbidden: ", "Conflict: ")
HARMLESS = frozenset(
    [
        "close",
        "logOut",
        "getMe",
        "getMyName",
        "getMyDescription",
        "getMyShortDescription",
        "getWebhookInfo",
        "deleteWebhook",
        "setMyName",
        "setMyDescription",
        "setMyShortDescription",
        "getChatMenuButton",
        "getMyDefaultAdministratorRights",
    ]
)
"""Methods to which none of these values is wrong."""


@pytest.mark.parametrize("method", sorted(name for name, _ in METHODS.values()))
async def test_no_argument_brings_a_method_down(
    api: ApiCaller, board: Switchboard, people: RehearsalClient, ann: int, method: str
) -> None:
    board.limits.settings.enforced = False
    group = await people.create_group(ann, "Forum", kind="supergroup", is_forum=True)
    await people.add_bot(group, ann, "all")
    card = await api.ok("sendMessage", chat_id=group, text="x")
    sound = {
        "text": "x",
        "message_id": card["message_id"],
        "user_id": ann,
        "name": "x",
        "from_chat_id": group,
    }
    told = []
    for chat in (group, ann):
        for name in PARAMS:
            for junk in JUNK:
                try:
                    result = METHODS[method.lower()][1](board, Params({**sound, "chat_id": chat, name: junk}))
                    if inspect.isawaitable(result):
                        await result
                except ApiRefusal as refusal:
                    told.append(refusal.description)
    assert bool(told) is (method not in HARMLESS)
    assert [reason for reason in told if not reason.startswith(PREFIXES)] == []


@pytest.mark.parametrize("deed", sorted(DEEDS))
async def test_no_term_brings_a_deed_down(people: RehearsalClient, ann: int, deed: str) -> None:
    group = await people.create_group(ann, "The raft")
    told = []
    for name in TERMS:
        for junk in JUNK:
            try:
                terms = {"person": ann, "chat": group, "by": ann, name: junk}
                await people.request("POST", f"/do/{deed}", json=terms)
            except RehearsalFault as fault:
                told.append(str(fault))
    assert bool(told) is (deed not in {"block", "unblock", "vanish", "rename"})
    assert "" not in told
