"""Closes a group while survivors write their accusations, and opens it again as it was, also after a crash (R5.2)."""

import logging
from asyncio import to_thread
from dataclasses import dataclass
from typing import Any

from telegram import Bot, ChatPermissions
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError

from core.engine.record import replace
from core.service.outbox import Parcel
from telegram_bot.delivery import Again, Arrived, Fate, Later, deliver
from telegram_bot.merging import CLOSE, Compose
from telegram_bot.postbag import Postbag

logger = logging.getLogger(__name__)

NOT_MODIFIED = "chat_not_modified"


Done = dict[str, Any] | Later | None
"""What the deed adds to the words' facts; or when to try it again; or nothing, when there is nothing to be said."""


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
            return {} if await self._open(parcel) else None
        except RetryAfter:
            return Later(5.0, "retry_after")
        except NetworkError as error:
            return Later(2.0, error.message)
        except TelegramError as error:
            logger.warning("the group %s cannot be closed or opened: %s", parcel.chat_id, error.message)
            return {"muted": False} if parcel.key == CLOSE else None

    async def tell(self, parcel: Parcel, done: Done) -> Fate | Again:
        """The words, when their turn has come; a room that had not been closed is not announced as open again."""
        match done:
            case Later():
                return done
            case None:
                return Arrived(None)
            case facts:
                told = replace(parcel, facts={**parcel.facts, **facts})
                return await deliver(self.bot, told, self.compose(told))

    async def _close(self, parcel: Parcel) -> bool:
        """Whether the group is closed; without the right to restrict members it stays open."""
        table_id = parcel.table_id or 0
        if await to_thread(self.postbag.saved_permissions, table_id) is None:
            chat = await self.bot.get_chat(parcel.chat_id)
            before = (chat.permissions or ChatPermissions.all_permissions()).to_dict()
            await to_thread(self.postbag.save_permissions, table_id, before)
        if await self._set(parcel.chat_id, ChatPermissions.no_permissions()):
            return True
        await to_thread(self.postbag.save_permissions, table_id, None)
        return False

    async def _open(self, parcel: Parcel) -> bool:
        """Whether it had been closed."""
        table_id = parcel.table_id or 0
        before = await to_thread(self.postbag.saved_permissions, table_id)
        if before is None:
            return False
        await self._set(parcel.chat_id, ChatPermissions.de_json(before, self.bot))
        await to_thread(self.postbag.save_permissions, table_id, None)
        return True

    async def _set(self, chat_id: int, permissions: ChatPermissions) -> bool:
        try:
            await self.bot.set_chat_permissions(chat_id, permissions, use_independent_chat_permissions=True)
        except (BadRequest, Forbidden) as error:
            return NOT_MODIFIED in error.message.lower()
        return True
