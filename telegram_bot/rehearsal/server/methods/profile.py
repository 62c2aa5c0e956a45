"""The bot's own face: commands by scope and language, names, descriptions, menu button, and logOut and close."""

import json
import re
from typing import Any

from ..access import find_chat
from ..params import Params
from ..refusals import bad_request
from ..shapes import rights_shape
from ..switchboard import Switchboard
from ..world import Chat, ChatType
from .registry import Method, method

_COMMAND = re.compile(r"[a-z0-9_]{1,32}")
_PLAIN_SCOPES = frozenset({"default", "all_private_chats", "all_group_chats", "all_chat_administrators"})
_CHAT_SCOPES = frozenset({"chat", "chat_administrators", "chat_member"})
MOST_COMMANDS = 100
DESCRIPTION_LIMIT = 256


def _scope_key(board: Switchboard, params: Params) -> str:
    """One text for scope and language; refuses unknown scopes, chats and language codes that are not two letters."""
    scope = params.json("scope", "BotCommandScope") or {"type": "default"}
    if not isinstance(scope, dict):
        raise bad_request("BotCommandScope must be an Object")
    kind = str(scope.get("type"))
    if kind not in _PLAIN_SCOPES | _CHAT_SCOPES:
        raise bad_request("can't parse BotCommandScope: Unsupported type specified")
    parts = [kind]
    if kind in _CHAT_SCOPES:
        parts.append(str(find_chat(board, scope.get("chat_id")).id))
    if kind == "chat_member":
        parts.append(str(scope.get("user_id")))
    language = params.text("language_code")
    if language and not re.fullmatch(r"[a-z]{2}", language):
        raise bad_request("invalid language code specified")
    return "|".join([*parts, language])


@method("setMyCommands")
def set_my_commands(board: Switchboard, params: Params) -> bool:
    commands = params.json("commands", "commands")
    if not isinstance(commands, list):
        raise bad_request("expected an Array of BotCommand")
    if len(commands) > MOST_COMMANDS:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    key = _scope_key(board, params)
    board.world.bot.commands[key] = [_command(item) for item in commands]
    return True


def _command(item: Any) -> dict[str, Any]:
    if not isinstance(item, dict):
        raise bad_request("can't parse BotCommand: expected an Object")
    name = str(item.get("command", "")).removeprefix("/")
    description = str(item.get("description", "")).strip()
    if not _COMMAND.fullmatch(name):
        raise bad_request("BOT_COMMAND_INVALID")
    if not description:
        raise bad_request("command description must be non-empty")
    if len(description) > DESCRIPTION_LIMIT:
        raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    return {"command": name, "description": description}


@method("getMyCommands")
def get_my_commands(board: Switchboard, params: Params) -> list[dict[str, Any]]:
    return board.world.bot.commands.get(_scope_key(board, params), [])


@method("deleteMyCommands")
def delete_my_commands(board: Switchboard, params: Params) -> bool:
    board.world.bot.commands.pop(_scope_key(board, params), None)
    return True


def _texts(board: Switchboard, field: str) -> dict[str, str]:
    bot = board.world.bot
    return {"name": bot.names, "description": bot.descriptions, "short_description": bot.short_descriptions}[
        field
    ]


def _register_text(method_name: str, field: str, limit: int) -> None:
    def write(board: Switchboard, params: Params) -> bool:
        value = params.text(field)
        if len(value) > limit:
            raise bad_request(f"bot {field.replace('_', ' ')} is too long")
        _texts(board, field)[params.text("language_code")] = value
        return True

    def read(board: Switchboard, params: Params) -> dict[str, str]:
        texts = _texts(board, field)
        fallback = board.world.bot.first_name if field == "name" else ""
        return {field: texts.get(params.text("language_code")) or texts.get("") or fallback}

    written: Method = write
    method(f"setMy{method_name}")(written)
    method(f"getMy{method_name}")(read)


_register_text("Name", "name", 64)
_register_text("Description", "description", 512)
_register_text("ShortDescription", "short_description", 120)


@method("setMyDefaultAdministratorRights")
def set_my_default_administrator_rights(board: Switchboard, params: Params) -> bool:
    rights = params.json("rights", "ChatAdministratorRights") or {}
    if not isinstance(rights, dict):
        raise bad_request("ChatAdministratorRights must be an Object")
    board.world.bot.default_rights["channels" if params.flag("for_channels") else "groups"] = rights
    return True


@method("getMyDefaultAdministratorRights")
def get_my_default_administrator_rights(board: Switchboard, params: Params) -> dict[str, bool]:
    is_channel = params.flag("for_channels")
    kept = board.world.bot.default_rights.get("channels" if is_channel else "groups", {})
    chat = Chat(0, ChatType.CHANNEL if is_channel else ChatType.SUPERGROUP)
    granted = {name for name, is_on in kept.items() if is_on}
    rights = dict.fromkeys(rights_shape(chat, set()), False) | dict.fromkeys(granted, True)
    return {"is_anonymous": False, **rights}


@method("setChatMenuButton")
def set_chat_menu_button(board: Switchboard, params: Params) -> bool:
    button = params.json("menu_button", "menu button") or {"type": "default"}
    if not isinstance(button, dict) or button.get("type") not in ("default", "commands", "web_app"):
        raise bad_request("MenuButton has unsupported type")
    board.world.bot.menu_buttons[params.text("chat_id")] = button
    return True


@method("getChatMenuButton")
def get_chat_menu_button(board: Switchboard, params: Params) -> dict[str, Any]:
    buttons = board.world.bot.menu_buttons
    button = buttons.get(params.text("chat_id")) or buttons.get("") or {"type": "commands"}
    return dict(json.loads(json.dumps(button)))


@method("logOut")
def log_out(board: Switchboard, _: Params) -> bool:
    board.updates.end_poll("Logged out")
    return True


@method("close")
def close(board: Switchboard, _: Params) -> bool:
    board.updates.end_poll("terminated by close request")
    return True
