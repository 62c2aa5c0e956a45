"""Everything the bot listens to, in order: the first line that fits an update takes it."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, cast

from telegram import Update
from telegram.ext import (
    Application,
    ApplicationBuilder,
    CallbackQueryHandler,
    ChatJoinRequestHandler,
    ChatMemberHandler,
    CommandHandler,
    MessageHandler,
    TypeHandler,
    filters,
)

from telegram_bot.handlers import (
    again,
    asking,
    bans,
    blind,
    bridge,
    channels,
    door,
    flood,
    groups,
    joining,
    lobby,
    moderating,
    outage,
    raft,
    raft_lobby,
    reminding,
    rollcall,
    settings,
    start_time,
    substitutes,
    unread,
    words,
    zones,
    zpm,
    zpm_lobby,
    zpm_talk,
    zpm_typed,
    zpm_voices,
    zpm_yesterday,
)
from telegram_bot.request import AiohttpRequest
from telegram_bot.turn import Turn

Handle = Callable[[Update, Turn], Awaitable[None]]

COMMANDS: Mapping[str, Handle] = {
    "start": door.start,
    "newgame": lobby.newgame,
    "join": joining.join,
    "leave": joining.leave,
    "startgame": lobby.startgame,
    "cancelgame": lobby.cancelgame,
    "players": asking.players,
    "status": asking.status,
    "tally": asking.tally,
    "role": asking.role,
    "crew": asking.crew,
    "time": asking.time,
    "rules": asking.rules,
    "vote": zpm_typed.vote,
    "unvote": zpm_typed.unvote,
    "plank": zpm_typed.plank,
    "order": zpm_typed.order,
    "unread": unread.unread,
    "nextgame": lobby.nextgame,
    "follow": lobby.follow,
    "keepout": bans.keepout,
    "letin": bans.letin,
    "ask": moderating.ask,
    "report": moderating.report,
    "settings": settings.settings,
    "switch": settings.switch,
    "forget": settings.forget,
    "panel": moderating.panel,
    "bind": channels.bind,
    "blind": blind.blind,
    "help": door.help_,
}

PRESSES: Mapping[str, Handle] = {
    "newgame": lobby.choose_game,
    "start": lobby.startgame,
    "cancel": lobby.cancel_confirmed,
    "rules": asking.rules_of,
    "language": settings.choose_language,
    "switch": settings.choose_table,
    "forget": settings.forget_confirmed,
    "zone": zones.choose,
    "again": again.again,
    **blind.PRESSES,
    **moderating.PRESSES,
    **bridge.PRESSES,
    **reminding.PRESSES,
    **outage.PRESSES,
    **substitutes.PRESSES,
    **rollcall.PRESSES,
    **start_time.PRESSES,
    **channels.PRESSES,
    **raft.PRESSES,
    **raft_lobby.PRESSES,
    **zpm_lobby.PRESSES,
    **zpm.PRESSES,
    **zpm_talk.PRESSES,
    **zpm_voices.PRESSES,
    **zpm_yesterday.PRESSES,
}

NEW = filters.UpdateType.MESSAGE
OWN = NEW & ~filters.FORWARDED
"""Forwarded words are somebody else's: they run no command."""


class _FromNobody(filters.UpdateFilter):
    def filter(self, update: Update) -> bool:
        return groups.is_nobody(update)


def _limited(name: str, handle: Handle) -> Any:
    return handle if name in flood.DEEDS else flood.unless_too_fast(handle)


def build_application(token: str, api_url: str) -> Application:
    """The library's application: its types, methods and handlers. Its own loops stay off (`updater(None)`)."""
    builder = ApplicationBuilder().token(token).updater(None)
    builder = builder.base_url(f"{api_url}/bot").base_file_url(f"{api_url}/file/bot")
    application = builder.request(AiohttpRequest()).get_updates_request(AiohttpRequest(connections=2)).build()
    for handler in handlers():
        application.add_handler(handler)
    return application


def handlers() -> list[Any]:
    """The table of contents."""
    return [
        # who comes and goes
        ChatMemberHandler(groups.own_membership, ChatMemberHandler.MY_CHAT_MEMBER),
        ChatMemberHandler(channels.member_changed, ChatMemberHandler.CHAT_MEMBER),
        ChatJoinRequestHandler(channels.asks_in),
        MessageHandler(NEW & filters.StatusUpdate.MIGRATE, groups.migrated),
        MessageHandler(NEW & filters.StatusUpdate.LEFT_CHAT_MEMBER, groups.somebody_left),
        MessageHandler(NEW & filters.StatusUpdate.ALL, groups.ignored),
        # what is not said by a person, or not said now
        MessageHandler(filters.UpdateType.EDITED, groups.edited),
        MessageHandler(filters.UpdateType.CHANNEL_POSTS, groups.ignored),
        MessageHandler(NEW & _FromNobody(), groups.nobody),
        # commands
        *(CommandHandler(name, _limited(name, handle), OWN) for name, handle in COMMANDS.items()),
        MessageHandler(OWN & filters.COMMAND, _limited("", door.unknown_command)),
        # buttons
        *(CallbackQueryHandler(cast(Any, handle), f"^{action}:") for action, handle in PRESSES.items()),
        CallbackQueryHandler(door.stale_press),
        # words
        MessageHandler(NEW & filters.ChatType.PRIVATE, words.said),
        TypeHandler(Update, groups.ignored),
    ]
