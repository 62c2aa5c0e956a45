"""What Telegram refuses about messages is refused here in the same words, and changes nothing."""

from typing import Any

import pytest

from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.server import Switchboard
from tests.rehearsal.conftest import ApiCaller
from tests.rehearsal.test_shapes import picture

NOT_MODIFIED = (
    "Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a "
    "current content and reply markup of the message"
)
TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid"


def buttons(*data: str) -> dict[str, Any]:
    return {"inline_keyboard": [[{"text": f"Button {item}", "callback_data": item}] for item in data]}


def marked(text: str) -> dict[str, Any]:
    return {"text": text, "parse_mode": "HTML"}


def entity(**fields: Any) -> dict[str, Any]:
    return {"text": "x", "entities": [fields]}


def keyed(markup: Any) -> dict[str, Any]:
    return {"text": "x", "reply_markup": markup}


def button(**fields: Any) -> dict[str, Any]:
    return keyed({"inline_keyboard": [[fields]]})


ENTITIES = "can't parse entities: "
ENTITY = "can't parse MessageEntity: "
BUTTON = "can't parse inline keyboard button: "
FLAT = {"inline_keyboard": [{"text": "flat"}]}
NO_ROWS = 'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays'
BAD_LINK = "inline keyboard button URL 'not a link' is invalid: Wrong HTTP URL"
DATED = {"type": "date_time", "offset": 0, "length": 1}
REFUSED_TEXTS: list[tuple[dict[str, Any], str]] = [
    ({}, "message text is empty"),
    ({"text": ""}, "message text is empty"),
    ({"text": " \n "}, "text must be non-empty"),
    (marked("<b></b>"), "text must be non-empty"),
    ({"text": "x" * 4097}, "message is too long"),
    ({"text": "😀" * 2049}, "message is too long"),
    (marked("a <b> c"), ENTITIES + 'Can\'t find end tag corresponding to start tag "b"'),
    (marked("æ <p>c</p>"), ENTITIES + 'Unsupported start tag "p" at byte offset 3'),
    (marked("<b>c</i>"), ENTITIES + 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'),
    (marked("c</i>"), ENTITIES + "Unexpected end tag at byte offset 1"),
    (marked("a < b"), ENTITIES + 'Unsupported start tag "" at byte offset 2'),
    (marked("a <b"), ENTITIES + "Unclosed start tag at byte offset 2"),
    ({"text": "x", "parse_mode": "XML"}, "unsupported parse_mode"),
    (entity(type="shout", offset=0, length=1), ENTITY + "Unsupported type specified"),
    (entity(type="bold", length=1), ENTITY + 'Can\'t find field "offset"'),
    (entity(**DATED), ENTITY + 'Can\'t find field "unix_time"'),
    (entity(**DATED, unix_time=1, date_time_format="zz"), ENTITY + "Invalid date-time format specified"),
    (keyed(None), "object expected as reply markup"),
    (keyed("null"), "object expected as reply markup"),
    (keyed("{not json"), "can't parse reply keyboard markup JSON object"),
    (keyed(FLAT), NO_ROWS),
    (button(text="dumb"), BUTTON + "Text buttons are unallowed in the inline keyboard"),
    (button(callback_data="x"), BUTTON + 'Can\'t find field "text"'),
    (button(text="l", url="not a link"), BAD_LINK),
    (button(text="l", callback_data="d" * 65), "BUTTON_DATA_INVALID"),
    (button(text="l", callback_data="ø" * 33), "BUTTON_DATA_INVALID"),
    (keyed({"inline_keyboard": [[{"text": "l", "callback_data": "d"}]] * 101}), "reply markup is too long"),
    ({"text": "x", "reply_parameters": {"message_id": 9999}}, "message to be replied not found"),
    ({"text": "x", "reply_to_message_id": 9999}, "message to be replied not found"),
    ({"text": "x", "message_thread_id": 9999}, "message thread not found"),
]


@pytest.mark.parametrize(("params", "reason"), REFUSED_TEXTS)
async def test_a_text_that_telegram_would_not_take_is_refused(
    api: ApiCaller, people: RehearsalClient, ann: int, params: dict[str, Any], reason: str
) -> None:
    before = await people.messages(ann)
    assert await api.refused("sendMessage", chat_id=ann, **params) == (400, f"Bad Request: {reason}")
    assert await people.messages(ann) == before


async def test_the_longest_text_caption_and_callback_data_just_pass(api: ApiCaller, ann: int) -> None:
    markup = buttons("d" * 64)
    sent = await api.ok("sendMessage", chat_id=ann, text="😀" * 2048, reply_markup=markup)
    assert sent["text"] == "😀" * 2048
    photo = await api.ok("sendPhoto", chat_id=ann, photo=picture(), caption="x" * 1024)
    file_id = photo["photo"][0]["file_id"]
    too_long = await api.refused("sendPhoto", chat_id=ann, photo=file_id, caption="x" * 1025)
    assert too_long == (400, "Bad Request: message caption is too long")


async def test_entities_count_utf16_units_and_what_is_trimmed_moves_them(api: ApiCaller, ann: int) -> None:
    bold = {"type": "bold", "offset": 4, "length": 2}
    sent = await api.ok("sendMessage", chat_id=ann, text="  😀ab /vote ", entities=[bold])
    assert sent["text"] == "😀ab /vote"
    assert sent["entities"] == [
        {"type": "bold", "offset": 2, "length": 2},
        {"type": "bot_command", "offset": 5, "length": 5},
    ]


async def test_markup_becomes_entities(api: ApiCaller, ann: int) -> None:
    text = (
        '<b>A<i>B</i></b> &lt;&amp;&gt; <a href="https://t.me/x">C</a> <code>D</code> <tg-spoiler>E</tg-spoiler> '
        '<blockquote expandable>F</blockquote> <tg-time unix="1800000000" format="r">G</tg-time>'
    )
    sent = await api.ok("sendMessage", chat_id=ann, text=text, parse_mode="HTML")
    assert sent["text"] == "AB <&> C D E F G"
    assert [(part["type"], part["offset"], part["length"]) for part in sent["entities"]] == [
        ("bold", 0, 2),
        ("italic", 1, 1),
        ("text_link", 7, 1),
        ("code", 9, 1),
        ("spoiler", 11, 1),
        ("expandable_blockquote", 13, 1),
        ("date_time", 15, 1),
    ]
    assert sent["entities"][-1]["unix_time"] == 1_800_000_000


async def test_what_a_bot_may_not_format_becomes_plain_text(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    """Custom emoji, and mentions of whom it never met; in captions and edits too."""
    await people.set_limits(enforced=False)
    emoji = {"type": "custom_emoji", "offset": 0, "length": 2, "custom_emoji_id": "5"}
    stranger = {"type": "text_mention", "offset": 0, "length": 2, "user": {"id": ben}}
    known = {"type": "text_mention", "offset": 0, "length": 2, "user": {"id": ann}}
    for entity in (emoji, stranger):
        sent = await api.ok("sendMessage", chat_id=ann, text="😀", entities=[entity])
        assert (sent["text"], sent.get("entities")) == ("😀", None)
        edited = {"chat_id": ann, "message_id": sent["message_id"], "text": "😎", "entities": [entity]}
        assert "entities" not in await api.ok("editMessageText", **edited)
        captioned = {"photo": picture(), "caption": "😀", "caption_entities": [entity]}
        assert "caption_entities" not in await api.ok("sendPhoto", chat_id=ann, **captioned)
    sent = await api.ok("sendMessage", chat_id=ann, text="😀", entities=[known])
    assert sent["entities"][0]["user"]["first_name"] == "Ann"


async def test_a_moment_has_a_format_that_telegram_knows(api: ApiCaller, ann: int) -> None:
    text = '<tg-time unix="1800000000" format="zz">G</tg-time>'
    code, reason = await api.refused("sendMessage", chat_id=ann, text=text, parse_mode="HTML")
    assert (code, "format" in reason) == (400, True)


async def test_a_reply_may_go_without_its_target_only_if_so_asked(api: ApiCaller, ann: int) -> None:
    given = {"message_id": 9999, "allow_sending_without_reply": True}
    sent = await api.ok("sendMessage", chat_id=ann, text="x", reply_parameters=given)
    assert "reply_to_message" not in sent


async def test_a_quote_must_be_part_of_the_message(api: ApiCaller, ann: int) -> None:
    first = await api.ok("sendMessage", chat_id=ann, text="rum 😀 rum")
    later = {"message_id": first["message_id"], "quote": "rum", "quote_position": 7}
    sent = await api.ok("sendMessage", chat_id=ann, text="Where?", reply_parameters=later)
    assert sent["quote"]["position"] == 7
    wrong = {"message_id": first["message_id"], "quote": "gin"}
    refused = await api.refused("sendMessage", chat_id=ann, text="x", reply_parameters=wrong)
    assert refused == (400, "Bad Request: QUOTE_TEXT_INVALID")


async def test_an_edit_that_changes_nothing_is_refused_and_keeps_the_keyboard(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    """F56: "not modified" is no reason to lose the buttons."""
    card = await api.ok("sendMessage", chat_id=ann, text="Whom?", reply_markup=buttons("v:1"))
    same = {"chat_id": ann, "message_id": card["message_id"], "reply_markup": buttons("v:1")}
    assert await api.refused("editMessageText", **same, text="Whom?") == (400, NOT_MODIFIED)
    assert await api.refused("editMessageReplyMarkup", **same) == (400, NOT_MODIFIED)
    assert (await people.messages(ann))[-1]["reply_markup"] == buttons("v:1")


async def test_an_edit_without_a_keyboard_takes_the_keyboard_away(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    card = await api.ok("sendMessage", chat_id=ann, text="Whom?", reply_markup=buttons("v:1"))
    await api.ok("editMessageText", chat_id=ann, message_id=card["message_id"], text="Whom now?")
    assert "reply_markup" not in (await people.messages(ann))[-1]


async def test_only_own_and_living_messages_of_the_right_kind_can_be_edited(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    typed = await people.say(ann, "Mine")
    theirs = {"chat_id": ann, "message_id": typed["message_id"]}
    assert await api.refused("editMessageText", **theirs, text="x") == (
        400,
        "Bad Request: message can't be edited",
    )
    gone = {"chat_id": ann, "message_id": 9999}
    assert await api.refused("editMessageText", **gone, text="x") == (
        400,
        "Bad Request: message to edit not found",
    )
    photo = await api.ok("sendPhoto", chat_id=ann, photo=picture())
    pictured = {"chat_id": ann, "message_id": photo["message_id"]}
    refused = await api.refused("editMessageText", **pictured, text="x")
    assert refused == (400, "Bad Request: there is no text in the message to edit")
    text = await api.ok("sendMessage", chat_id=ann, text="x")
    refused = await api.refused("editMessageCaption", chat_id=ann, message_id=text["message_id"], caption="y")
    assert refused == (400, "Bad Request: there is no caption in the message to edit")


async def test_a_message_can_be_deleted_once_and_within_48_hours(
    api: ApiCaller, board: Switchboard, people: RehearsalClient, ann: int
) -> None:
    sent = await api.ok("sendMessage", chat_id=ann, text="Brief")
    old = await api.ok("sendMessage", chat_id=ann, text="Old")
    here = {"chat_id": ann, "message_id": sent["message_id"]}
    await api.ok("deleteMessage", **here)
    assert "Brief" not in [message.get("text") for message in await people.messages(ann)]
    assert (await people.history(ann))[-2]["deleted_at"] is not None
    assert await api.refused("deleteMessage", **here) == (400, "Bad Request: message to delete not found")
    assert await api.refused("editMessageText", **here, text="x") == (
        400,
        "Bad Request: message to edit not found",
    )
    assert await api.ok("deleteMessages", chat_id=ann, message_ids=[sent["message_id"], 9999]) is True
    board.clock.set(jump=48 * 3600 + 1)
    refused = await api.refused("deleteMessage", chat_id=ann, message_id=old["message_id"])
    assert refused == (400, "Bad Request: message can't be deleted for everyone")
    refused = await api.refused("deleteMessages", chat_id=ann, message_ids=[])
    assert refused == (400, "Bad Request: message identifiers are not specified")
    refused = await api.refused("deleteMessages", chat_id=ann, message_ids=["x"])
    assert refused == (400, "Bad Request: can't parse message identifier as a Number")


async def test_a_tap_is_answered_once_and_within_150_seconds(
    api: ApiCaller, board: Switchboard, people: RehearsalClient, ann: int
) -> None:
    card = await api.ok("sendMessage", chat_id=ann, text="Whom?", reply_markup=buttons("v:1"))
    taps = [(await people.tap(ann, card["message_id"], data="v:1"))["query_id"] for _ in range(3)]
    refused = await api.refused("answerCallbackQuery", callback_query_id=taps[0], text="x" * 201)
    assert refused == (400, "Bad Request: MESSAGE_TOO_LONG")
    refused = await api.refused("answerCallbackQuery", callback_query_id=taps[0], url="https://example.org")
    assert refused == (400, "Bad Request: URL_INVALID")
    await api.ok(
        "answerCallbackQuery", callback_query_id=taps[0], url="https://t.me/scuttlebutt_bot?start=join"
    )
    assert await api.refused("answerCallbackQuery", callback_query_id=taps[0]) == (400, TOO_OLD)
    board.clock.set(jump=149)
    await api.ok("answerCallbackQuery", callback_query_id=taps[1])
    board.clock.set(jump=2)
    assert await api.refused("answerCallbackQuery", callback_query_id=taps[2]) == (400, TOO_OLD)
    assert await api.refused("answerCallbackQuery", callback_query_id="12345") == (400, TOO_OLD)
    in_a_hurry = (await people.tap(ann, card["message_id"], data="v:1"))["query_id"]
    board.clock.set(speed=100, jump=2000)
    await api.ok("answerCallbackQuery", callback_query_id=in_a_hurry)  # of real time it is not late
    assert await people.answer_to(taps[2]) is None
