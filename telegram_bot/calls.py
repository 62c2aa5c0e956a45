"""The calls to Telegram, one a kind of parcel; whatever Telegram refuses is raised. They answer with what was sent."""

from collections.abc import Awaitable, Callable
from typing import Any

from telegram import Bot, ChatPermissions, InputMediaPhoto, LinkPreviewOptions
from telegram.error import BadRequest

from core.engine.record import replace
from core.service.outbox import Kind, Parcel
from telegram_bot.keyboards import keyboard
from telegram_bot.render.entities import Shown, cut, together
from telegram_bot.render.message import Message

TOPIC_LIMIT = 128
NO_PREVIEW = LinkPreviewOptions(is_disabled=True)
_CARD_IS_GONE = (
    "message to edit not found",
    "message can't be edited",
    "there is no text in the message to edit",
    "there is no media in the message to edit",
)
_TOO_OLD = "message can't be deleted"
_REPLY_IS_GONE = ("message to be replied not found", "replied message not found")


class Otherwise(Exception):
    """Telegram has refused the call, and `parcel` says how else it can be done: another call, which waits its turn."""

    def __init__(self, parcel: Parcel) -> None:
        super().__init__("refused")
        self.parcel = parcel


async def _say(bot: Bot, parcel: Parcel, message: Message) -> int | None:
    if deed := next((_DEEDS[name] for name in _DEEDS if name in parcel.options), None):
        await deed(bot, parcel)
        return None
    words = message.shown
    if "invite_to" in parcel.options:
        words = await _with_invitation(bot, parcel, words)
    try:
        return await _send(bot, parcel, message, words)
    except BadRequest as error:
        raise _without_reply(parcel, error) from None


def _without_reply(parcel: Parcel, error: BadRequest) -> Exception:
    if parcel.reply_to and any(known in error.message.lower() for known in _REPLY_IS_GONE):
        return Otherwise(replace(parcel, reply_to=None))
    return error


async def _send(bot: Bot, parcel: Parcel, message: Message, words: Shown) -> int:
    if message.picture is not None:
        return await _picture(bot, parcel, message, words)
    sent = await bot.send_message(
        parcel.chat_id,
        words.text,
        entities=words.entities,
        reply_markup=keyboard(message.rows),
        disable_notification=parcel.silent,
        protect_content=parcel.protect,
        link_preview_options=NO_PREVIEW,
        reply_to_message_id=parcel.reply_to,
        message_thread_id=_thread(parcel),
    )
    return sent.message_id


async def _picture(bot: Bot, parcel: Parcel, message: Message, words: Shown) -> int:
    sent = await bot.send_photo(
        parcel.chat_id,
        message.picture or b"",
        caption=words.text,
        caption_entities=words.entities,
        reply_markup=keyboard(message.rows),
        disable_notification=parcel.silent,
        protect_content=parcel.protect,
        message_thread_id=_thread(parcel),
    )
    return sent.message_id


def _thread(parcel: Parcel) -> int | None:
    """The topic it goes into; an answer given outside all topics stays there."""
    return parcel.options.get("thread") or None


async def _card(bot: Bot, parcel: Parcel, message: Message) -> int | None:
    """Edits the message that shows the card; sends it anew where somebody has deleted that message."""
    if parcel.edits is None:
        return await _say(bot, parcel, message)
    try:
        await _edit(bot, parcel, message)
    except BadRequest as error:
        if any(known in error.message.lower() for known in _CARD_IS_GONE):
            raise Otherwise(replace(parcel, edits=None)) from None
        raise
    return parcel.edits


async def _edit(bot: Bot, parcel: Parcel, message: Message) -> None:
    words = message.shown
    if message.picture is not None:
        media = InputMediaPhoto(message.picture, caption=words.text, caption_entities=words.entities)
        await bot.edit_message_media(media, parcel.chat_id, parcel.edits, reply_markup=keyboard(message.rows))
        return
    await bot.edit_message_text(
        words.text,
        parcel.chat_id,
        parcel.edits,
        entities=words.entities,
        reply_markup=keyboard(message.rows),
        link_preview_options=NO_PREVIEW,
    )


async def _retire(bot: Bot, parcel: Parcel, message: Message) -> int | None:
    """Its buttons go; where there are last words they take the place of the words."""
    if message.shown.text:
        await _edit(bot, parcel, message)
    else:
        await bot.edit_message_reply_markup(parcel.chat_id, parcel.edits, reply_markup=None)
    return parcel.edits


async def _delete(bot: Bot, parcel: Parcel, message: Message) -> None:
    """What is too old to be deleted loses its buttons at least."""
    try:
        await bot.delete_message(parcel.chat_id, int(parcel.edits or 0))
    except BadRequest as error:
        if parcel.card is None or _TOO_OLD not in error.message.lower():
            raise
        await bot.edit_message_reply_markup(parcel.chat_id, parcel.edits, reply_markup=None)


async def _pin(bot: Bot, parcel: Parcel, message: Message) -> int | None:
    await bot.pin_chat_message(parcel.chat_id, int(parcel.edits or 0), disable_notification=True)
    return parcel.edits


async def _permissions(bot: Bot, parcel: Parcel, message: Message) -> None:
    permissions = ChatPermissions.de_json(parcel.options["permissions"], bot)
    await bot.set_chat_permissions(parcel.chat_id, permissions, use_independent_chat_permissions=True)


async def _file(bot: Bot, parcel: Parcel, message: Message) -> int:
    words, content = message.shown, parcel.options.get("content")
    if content is None:
        raise BadRequest("there is no such file (any more)")
    sent = await bot.send_document(
        parcel.chat_id,
        content,
        caption=words.text,
        caption_entities=words.entities,
        filename=parcel.options["file_name"],
        disable_notification=parcel.silent,
        protect_content=parcel.protect,
        message_thread_id=_thread(parcel),
    )
    return sent.message_id


async def _react(bot: Bot, parcel: Parcel) -> None:
    """A receipt: the writer's own message bears a sign, and no message is spent on it."""
    await bot.set_message_reaction(parcel.chat_id, int(parcel.edits or 0), parcel.options["react"])


async def _answer_request(bot: Bot, parcel: Parcel) -> None:
    """Somebody asked to come into a channel."""
    answer = bot.approve_chat_join_request
    if parcel.options["join"] != "approve":
        answer = bot.decline_chat_join_request
    await answer(parcel.chat_id, parcel.options["user"])


async def _put_out(bot: Bot, parcel: Parcel) -> None:
    """Out of the channel, and free to ask again."""
    await bot.ban_chat_member(parcel.chat_id, parcel.options["put_out"])
    await bot.unban_chat_member(parcel.chat_id, parcel.options["put_out"], only_if_banned=True)


async def _with_invitation(bot: Bot, parcel: Parcel, words: Shown) -> Shown:
    """The words with a link by which one can ask to be let in."""
    link = await bot.create_chat_invite_link(parcel.options["invite_to"], creates_join_request=True)
    return together([words, Shown(link.invite_link)], "\n")


_DEEDS: dict[str, Callable[[Bot, Parcel], Awaitable[None]]] = {
    "react": _react,
    "join": _answer_request,
    "put_out": _put_out,
}


async def _post(bot: Bot, parcel: Parcel, message: Message) -> tuple[int, ...]:
    """A copy of what was said in a room: words, or a picture with its words, or an album with the name once."""
    try:
        return await _copy(bot, parcel, message)
    except BadRequest as error:
        raise _without_reply(parcel, error) from None


async def _copy(bot: Bot, parcel: Parcel, message: Message) -> tuple[int, ...]:
    body, words = parcel.options["body"], message.shown
    if body["kind"] == "text":
        return (await _send(bot, parcel, message, words),)
    files = [file["file_id"] for file in body["files"]]
    how: dict[str, Any] = {
        "disable_notification": parcel.silent,
        "protect_content": parcel.protect,
        "message_thread_id": _thread(parcel),
    }
    if body["kind"] == "sticker":
        name = await _send(bot, parcel, message, words)
        return (await bot.send_sticker(parcel.chat_id, files[0], **how)).message_id, name
    how["reply_to_message_id"] = parcel.reply_to
    written: dict[str, Any] = {"caption": words.text, "caption_entities": words.entities}
    if body["kind"] == "album":
        first, *others = files
        album = [InputMediaPhoto(first, **written), *(InputMediaPhoto(file) for file in others)]
        return tuple(each.message_id for each in await bot.send_media_group(parcel.chat_id, album, **how))
    send = bot.send_animation if body["kind"] == "animation" else bot.send_photo
    return ((await send(parcel.chat_id, files[0], **written, **how)).message_id,)


async def _topic(bot: Bot, parcel: Parcel, message: Message) -> int:
    """A topic is known by its thread, which has the number of the message that opens it."""
    topic = await bot.create_forum_topic(parcel.chat_id, cut(message.shown.text, TOPIC_LIMIT))
    return topic.message_thread_id


CALLS: dict[Kind, Callable[[Bot, Parcel, Message], Awaitable[int | tuple[int, ...] | None]]] = {
    Kind.SAY: _say,
    Kind.CARD: _card,
    Kind.RETIRE: _retire,
    Kind.DELETE: _delete,
    Kind.PIN: _pin,
    Kind.PERMISSIONS: _permissions,
    Kind.FILE: _file,
    Kind.POST: _post,
    Kind.TOPIC: _topic,
}
