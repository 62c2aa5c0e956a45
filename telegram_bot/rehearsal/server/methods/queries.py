"""answerCallbackQuery: once, within 150 seconds, in at most 200 characters."""

from typing import Any
from urllib.parse import urlsplit

from ..params import Params
from ..refusals import QUERY_TOO_OLD, bad_request
from ..switchboard import Switchboard
from ..text import utf16_length
from .registry import method

ANSWERABLE_SECONDS = 150
"""Of real time: however fast the rehearsal's runs, nobody is slower to answer for that."""
ANSWER_LIMIT = 200


@method("answerCallbackQuery")
def answer_callback_query(board: Switchboard, params: Params) -> bool:
    query = board.world.queries.get(params.text("callback_query_id"))
    patience = ANSWERABLE_SECONDS * max(1.0, board.clock.speed)
    too_late = query is not None and board.clock.now() - query.asked_at > patience
    if query is None or query.answer is not None or too_late:
        raise bad_request(QUERY_TOO_OLD)
    text = params.text("text")
    if utf16_length(text) > ANSWER_LIMIT:
        raise bad_request("MESSAGE_TOO_LONG")
    if url := params.text("url"):
        _check_url(board, url)
    query.answer = _answer(text, params.flag("show_alert"), url)
    query.answered_at = board.clock.now()
    body = {"query_id": query.id, "chat_id": query.chat_id, "message_id": query.message_id, **query.answer}
    board.feed.add("callback_answer", frozenset({query.person_id}), body)
    return True


def _check_url(board: Switchboard, url: str) -> None:
    """Only links that start this bot may be opened by an answer."""
    parts = urlsplit(url)
    is_ours = parts.path.strip("/").lower() == board.world.bot.username.lower()
    if parts.hostname not in ("t.me", "telegram.me") or not is_ours or not parts.query.startswith("start="):
        raise bad_request("URL_INVALID")


def _answer(text: str, is_alert: bool, url: str) -> dict[str, Any]:
    return {"text": text, "show_alert": is_alert, "url": url}
