"""Reply markup as bots send it: what Telegram keeps of a keyboard and what it refuses."""

import json
from typing import Any
from urllib.parse import urlsplit

from .refusals import bad_request

CALLBACK_DATA_BYTES = 64
BUTTONS_LIMIT = 100
BUTTONS_IN_A_ROW = 8
_ACTIONS = (
    "url",
    "callback_data",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
    "callback_game",
    "pay",
)
_STYLES = ("danger", "success", "primary")


def read_markup(raw: Any) -> dict[str, Any] | None:
    """The keyboard of a call, or None when none was given or all its rows are empty.

    Refuses what is no object (a JSON null too), rows that are no lists, buttons without exactly what a button needs,
    and callback data over 64 bytes of UTF-8.
    """
    if raw is None or raw == "":
        return None
    value = _decoded(raw)
    if not isinstance(value, dict):
        raise bad_request("object expected as reply markup")
    for name in ("keyboard", "inline_keyboard"):
        if name in value and not isinstance(value[name], list):
            raise bad_request(f'field "{name}" must be of type Array')
    if any(rows := value.get("keyboard") or []):
        return _reply_keyboard(value, rows)
    if any(rows := value.get("inline_keyboard") or []):
        return _inline_keyboard(rows)
    for name in ("remove_keyboard", "force_reply"):
        if value.get(name):
            return {name: True, **_chosen(value, "selective", "input_field_placeholder")}
    return None


def read_inline_markup(raw: Any) -> dict[str, Any] | None:
    """As `read_markup`, for edits: only inline keyboards can be edited in."""
    markup = read_markup(raw)
    if markup is not None and "inline_keyboard" not in markup:
        raise bad_request("inline keyboard expected")
    return markup


def _decoded(raw: Any) -> Any:
    if not isinstance(raw, str):
        return raw
    try:
        return json.loads(raw)
    except ValueError as fault:
        raise bad_request("can't parse reply keyboard markup JSON object") from fault


def _chosen(value: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value[name] for name in names if value.get(name)}


def _reply_keyboard(value: dict[str, Any], rows: list[Any]) -> dict[str, Any]:
    kept = []
    for row in rows:
        if not isinstance(row, list):
            raise bad_request('field "keyboard" must be an Array of Arrays')
        kept.append([button if isinstance(button, dict) else {"text": str(button)} for button in row])
    flags = _chosen(
        value, "is_persistent", "resize_keyboard", "one_time_keyboard", "input_field_placeholder", "selective"
    )
    return {"keyboard": kept, **flags}


def _inline_keyboard(rows: list[Any]) -> dict[str, Any]:
    kept = []
    for row in rows:
        if not isinstance(row, list):
            raise bad_request(
                'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays'
            )
        if len(row) > BUTTONS_IN_A_ROW:
            raise bad_request("reply markup is too long")
        if row:
            kept.append([_inline_button(button) for button in row])
    if sum(len(row) for row in kept) > BUTTONS_LIMIT:
        raise bad_request("reply markup is too long")
    return {"inline_keyboard": kept}


def _inline_button(button: Any) -> dict[str, Any]:
    if not isinstance(button, dict):
        raise _unparsed("InlineKeyboardButton must be an Object")
    text = button.get("text")
    if not isinstance(text, str):
        raise _unparsed('Can\'t find field "text"')
    if not text.strip():
        raise bad_request("BUTTON_TEXT_INVALID")
    actions = [name for name in _ACTIONS if button.get(name) is not None]
    if not actions:
        raise _unparsed("Text buttons are unallowed in the inline keyboard")
    action = actions[0]
    value = button[action]
    if action == "callback_data" and not 1 <= len(str(value).encode()) <= CALLBACK_DATA_BYTES:
        raise bad_request("BUTTON_DATA_INVALID")
    if action == "url":
        _check_address(value)
    if (style := button.get("style")) is not None and style not in _STYLES:
        raise bad_request("BUTTON_STYLE_INVALID")
    return {"text": text, action: value, **_chosen(button, "style", "icon_custom_emoji_id")}


def _check_address(value: Any) -> None:
    address = str(value)
    parts = urlsplit(address if "://" in address else f"http://{address}")
    if parts.scheme not in ("http", "https", "tg", "ton") or not parts.netloc:
        raise bad_request(f"inline keyboard button URL '{address}' is invalid: Wrong HTTP URL")
    if parts.scheme in ("http", "https") and "." not in (parts.hostname or ""):
        raise bad_request(f"inline keyboard button URL '{address}' is invalid: Wrong HTTP URL")


def _unparsed(what: str) -> Exception:
    return bad_request(f"can't parse inline keyboard button: {what}")
