"""People tap buttons under messages and see what the bot answers."""

from typing import Any

from ..refusals import Misuse
from ..shapes import maybe_inaccessible
from ..switchboard import Switchboard
from ..world import CallbackQuery, Chat, ChatType, Person
from .registry import Terms, deed


@deed("tap")
def tap(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """Tap the button with this `label` or `data`; a link button only opens its `url`.

    With `stale` set, `data` may be of a keyboard that the message had before, as from a phone that lags behind.
    An anonymous administrator taps under his own id.
    """
    person, chat = terms.person(), terms.chat()
    _check_sees(board, person, chat)
    is_stale = bool(terms.get("stale", False))
    message = chat.messages.get(terms.integer("message")) if is_stale else terms.message(chat)
    if message is None:
        raise Misuse(f"there is no message {terms.get('message')} in chat {chat.id}")
    if is_stale and terms.get("data") is not None:
        button: dict[str, Any] = {"callback_data": str(terms.get("data"))}
    else:
        button = _button(message.reply_markup, terms)
    if "callback_data" not in button:
        return {"url": button.get("url"), "query_id": None}
    query = CallbackQuery(
        str(4_000_000_000_000_000_000 + board.world.next_serial()),
        person.id,
        chat.id,
        message.message_id,
        button["callback_data"],
        board.clock.now(),
    )
    board.world.queries[query.id] = query
    person.is_known_to_bot = True
    if chat.type is ChatType.PRIVATE or board.bot_is_present(chat):
        board.queue("callback_query", _query_shape(board, chat, query))
    return {"url": None, "query_id": query.id}


def _query_shape(board: Switchboard, chat: Chat, query: CallbackQuery) -> dict[str, Any]:
    return {
        "id": query.id,
        "from": board.user(query.person_id),
        "message": maybe_inaccessible(board.world, chat, query.message_id),
        "chat_instance": str(-8_000_000_000_000_000_000 + chat.id),
        "data": query.data,
    }


def _check_sees(board: Switchboard, person: Person, chat: Chat) -> None:
    if person.id not in board.phones_in(chat):
        raise Misuse(f"{person.first_name} ({person.id}) does not see chat {chat.id}")
    if chat.type is ChatType.PRIVATE and person.has_blocked:
        raise Misuse(f"{person.first_name} has blocked the bot and must unblock it first")


def _button(markup: dict[str, Any] | None, terms: Terms) -> dict[str, Any]:
    rows = (markup or {}).get("inline_keyboard", [])
    buttons: list[dict[str, Any]] = [button for row in rows for button in row]
    label, data = terms.get("label"), terms.get("data")
    for button in buttons:
        if label is not None and button["text"] == label:
            return button
        if data is not None and button.get("callback_data") == data:
            return button
    shown = ", ".join(repr(button["text"]) for button in buttons) or "none"
    raise Misuse(f"there is no such button; the message shows {shown}")


@deed("answer")
def read_answer(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """What became of a tap: `answer` is None while the bot has not answered."""
    query = board.world.queries.get(str(terms.need("query_id")))
    if query is None:
        raise Misuse(f"there is no tap {terms.get('query_id')}")
    return {
        "query_id": query.id,
        "answer": query.answer,
        "asked_at": query.asked_at,
        "answered_at": query.answered_at,
    }
