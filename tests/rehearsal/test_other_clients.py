"""Libraries that know nothing of this server talk to it as to Telegram: python-telegram-bot and pyTelegramBotAPI."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import telebot
from telegram import (
    Bot,
    ChatPermissions,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    MessageEntity,
    ReplyParameters,
)
from telegram.error import BadRequest, ChatMigrated, Conflict, Forbidden, InvalidToken, RetryAfter

from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.server import RehearsalServer
from tests.rehearsal.test_shapes import picture


@pytest.fixture
async def bot(server: RehearsalServer) -> AsyncIterator[Bot]:
    made = Bot(server.token, base_url=f"{server.url}/bot", base_file_url=f"{server.url}/file/bot")
    async with made:
        yield made


async def test_ptb_sends_edits_and_answers_a_tap(bot: Bot, people: RehearsalClient, ann: int) -> None:
    assert (await bot.get_me()).username == "scuttlebutt_bot"
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("Vote", callback_data="v:1")]])
    card = await bot.send_message(ann, "Whom?", reply_markup=keyboard)
    tapped = await people.tap(ann, card.message_id, label="Vote")
    update = (await bot.get_updates(offset=-1))[0]
    assert update.callback_query.data == "v:1"
    await update.callback_query.answer("Noted", show_alert=True)
    assert await people.answer_to(tapped["query_id"]) == {"text": "Noted", "show_alert": True, "url": ""}
    await card.edit_text("Done", reply_markup=None)
    shown = (await people.messages(ann))[-1]
    assert shown["text"] == "Done"
    assert "reply_markup" not in shown


async def test_ptb_sends_pictures_albums_and_date_entities(
    bot: Bot, people: RehearsalClient, ann: int
) -> None:
    sent = await bot.send_photo(ann, picture(), caption="The raft")
    file = await bot.get_file(sent.photo[-1].file_id)
    assert bytes(await file.download_as_bytearray()) == picture()
    album = await bot.send_media_group(
        ann, [InputMediaPhoto(picture()), InputMediaPhoto(sent.photo[-1].file_id)]
    )
    assert len(album) == 2
    date = MessageEntity("date_time", 0, 5, unix_time=1_800_000_000, date_time_format="r")
    await bot.send_message(ann, "later: dusk", entities=[date])
    entity = (await people.messages(ann))[-1]["entities"][0]
    expected = {
        "type": "date_time",
        "offset": 0,
        "length": 5,
        "unix_time": 1_800_000_000,
        "date_time_format": "r",
    }
    assert entity == expected


async def test_ptb_reads_each_refusal_as_its_own_error(
    server: RehearsalServer, bot: Bot, people: RehearsalClient, ann: int, ben: int
) -> None:
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.send_message(ben, "hello")
    card = await bot.send_message(ann, "Once")
    with pytest.raises(BadRequest, match="Message is not modified"):
        await card.edit_text("Once")
    with pytest.raises(BadRequest, match="Message to be replied not found"):
        await bot.send_message(ann, "x", reply_parameters=ReplyParameters(9999))
    group = await people.create_group(ann, "The raft", (ben,))
    await people.add_bot(group, ann, "all")
    new = await people.migrate(group, ann)
    with pytest.raises(ChatMigrated) as moved:
        await bot.send_message(group, "x")
    assert moved.value.new_chat_id == new
    await people.remove_bot(new, ann)
    with pytest.raises(Forbidden, match="bot was kicked from the supergroup chat"):
        await bot.send_message(new, "x")
    await people.block(ann)
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await bot.send_message(ann, "x")
    await people.unblock(ann)
    await people.order_fault("refuse", code=429, retry_after=7)
    with pytest.raises(RetryAfter) as wait:
        await bot.send_message(ann, "x")
    assert wait.value._retry_after.total_seconds() == 7
    with pytest.raises(InvalidToken):
        await Bot("1:wrong", base_url=f"{server.url}/bot").get_me()


async def test_ptb_sees_a_second_poller_as_a_conflict(server: RehearsalServer, bot: Bot) -> None:
    first = asyncio.create_task(bot.get_updates(timeout=20))
    await asyncio.sleep(0.2)
    async with Bot(server.token, base_url=f"{server.url}/bot") as other:
        second = asyncio.create_task(other.get_updates(timeout=1))
        with pytest.raises(Conflict):
            await first
        assert await second == ()


async def test_ptb_closes_a_group_and_opens_it_again(
    bot: Bot, people: RehearsalClient, ann: int, ben: int
) -> None:
    group = await people.create_group(ann, "The raft", (ben,), kind="supergroup")
    await people.add_bot(group, ann, "all")
    before = (await bot.get_chat(group)).permissions
    await bot.set_chat_permissions(group, ChatPermissions.no_permissions())
    chat = next(item for item in await people.chats(ben) if item["chat"]["id"] == group)
    assert chat["may_write"] is False
    await bot.set_chat_permissions(group, before, use_independent_chat_permissions=True)
    await people.say(ben, "Speech again", group)
    assert (await bot.get_chat(group)).permissions == before


async def test_a_second_library_polls_sends_and_answers(
    server: RehearsalServer, people: RehearsalClient, ann: int
) -> None:
    def host_a_vote() -> list[str]:
        telebot.apihelper.API_URL = f"{server.url}/bot{{0}}/{{1}}"
        bot = telebot.TeleBot(server.token, threaded=False)
        heard = [bot.get_me().username]
        keyboard = telebot.types.InlineKeyboardMarkup()
        keyboard.add(telebot.types.InlineKeyboardButton("Vote", callback_data="v:1"))
        bot.send_message(ann, "<b>Whom?</b>", parse_mode="HTML", reply_markup=keyboard)
        offset = 0
        while heard[-1] != "v:1":
            for update in bot.get_updates(offset=offset, timeout=5):
                offset = update.update_id + 1
                if update.message:
                    heard.append(update.message.text)
                if update.callback_query:
                    heard.append(update.callback_query.data)
                    bot.answer_callback_query(update.callback_query.id, "Noted")
        return heard

    hosted = asyncio.create_task(asyncio.to_thread(host_a_vote))
    card = await people.wait_for_message(ann, "Whom?")
    await people.say(ann, "Here I am")
    answer = await people.tap_and_wait(ann, card["message_id"], label="Vote")
    assert answer["text"] == "Noted"
    assert await hosted == ["scuttlebutt_bot", "/start", "Here I am", "v:1"]
