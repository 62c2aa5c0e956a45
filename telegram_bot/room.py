"""Closes a group while survivors write their accusations, and opens it again as it was, also after a crash (R5.2).

What members might do is kept until they may again: without the right to open the group that is said, and tried anew
(`reopening`).
"""

import logging
from asyncio import to_thread
from dataclasses import dataclass
from typing import Any

from telegram import Bot, ChatPermissions
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError

from core.engine.record import replace
from core.service.outbox import Parcel
from telegram_bot.delivery import Again, Arrived, Fate, Later, Moved, deliver
from telegram_bot.merging import CLOSE, Compose
from telegram_bot.postbag import Postbag
from telegram_bot.reopening import is_quiet

logger = logging.getLogger(__name__)

NOT_MODIFIED = "chat_not_modified"


Done = dict[str, Any] | Later | Moved | None
"""What the deed adds to the words' facts; or when or where to try it again; or nothing, when there is nothing to be
said."""


@dataclass(frozen=True, slots=True)
class Room:
    """Does to the group what the words say, then says the words. Asked twice it does nothing the second time."""

    bot: Bot
    postbag: Postbag
    compose: Compose

    async def move(self, parcel: Parcel) -> Done:
        """The deed. What members might do is on disk before it is taken from them, until it is given back."""
        try:
            if parcel.key == CLOSE:
                return {"muted": await self._close(parcel)}
            return await self._open(parcel)
        except RetryAfter:
            return Later(5.0, "retry_after")
        except ChatMigrated as error:
            return Moved(error.new_chat_id)
        except (BadRequest, Forbidden) as error:
            return self._in_vain(parcel, error)
        except NetworkError as error:
            return Later(2.0, error.message)
        except TelegramError as error:
            return self._in_vain(parcel, error)

    def _in_vain(self, parcel: Parcel, error: TelegramError) -> Done:
        logger.warning("the group %s cannot be closed or opened: %s", parcel.chat_id, error.message)
        return {"muted": False} if parcel.key == CLOSE else None

    async def tell(self, parcel: Parcel, done: Done) -> Fate | Again:
        """The words, when their turn has come; a room that had not been closed is not announced as open again."""
        match done:
            case Later() | Moved():
                return done
            case None:
                return Arrived(None)
            case facts:
                told = replace(parcel, facts={**parcel.facts, **facts})
                return await deliver(self.bot, told, self.compose(told))

    async def _close(self, parcel: Parcel) -> bool:
        """Whether the group is closed; without the right to restrict members it stays as it is."""
        chat_id, table_id = parcel.chat_id, parcel.table_id or 0
        was_closed = await to_thread(self.postbag.kept_permissions, chat_id) is not None
        if not was_closed:
            chat = await self.bot.get_chat(chat_id)
            before = (chat.permissions or ChatPermissions.all_permissions()).to_dict()
            await to_thread(self.postbag.keep_permissions, table_id, before)
        if await self._set(chat_id, ChatPermissions.no_permissions()):
            return True
        if was_closed:
            return await self._is_shut(chat_id)
        await to_thread(self.postbag.forget_permissions, chat_id)
        return False

    async def _open(self, parcel: Parcel) -> Done:
        """Nothing is said of a room that had not been closed. While it cannot be opened nothing is forgotten."""
        before = await to_thread(self.postbag.kept_permissions, parcel.chat_id)
        if before is None:
            return None
        if await self._put_back(parcel.chat_id, ChatPermissions.de_json(before, self.bot)):
            await to_thread(self.postbag.forget_permissions, parcel.chat_id)
            return {"stuck": False}
        if is_quiet(parcel):
            return None
        await to_thread(self.postbag.say_it_stays_closed, parcel)
        return {"stuck": True}

    async def _put_back(self, chat_id: int, before: ChatPermissions) -> bool:
        """What somebody has given members by hand meanwhile stays as it is."""
        try:
            return not await self._is_shut(chat_id) or await self._set(chat_id, before)
        except (BadRequest, Forbidden) as error:
            logger.warning("the group %s cannot be opened: %s", chat_id, error.message)
            return False

    async def _is_shut(self, chat_id: int) -> bool:
        permissions = (await self.bot.get_chat(chat_id)).permissions
        return permissions is None or not permissions.can_send_messages

    async def _set(self, chat_id: int, permissions: ChatPermissions) -> bool:
        try:
            await self.bot.set_chat_permissions(chat_id, permissions, use_independent_chat_permissions=True)
        except (BadRequest, Forbidden) as error:
            return NOT_MODIFIED in error.message.lower()
        return True
