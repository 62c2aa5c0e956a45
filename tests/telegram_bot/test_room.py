"""A group that was closed is opened again as it was, and never called open before it is (R5.2)."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from telegram import Bot, ChatPermissions
from telegram.error import BadRequest, ChatMigrated, Forbidden

from core.service.outbox import Kind, Outgoing, Parcel
from core.service.tables import Table
from telegram_bot.delivery import Moved
from telegram_bot.merging import CLOSE, OPEN
from telegram_bot.postbag import Postbag
from telegram_bot.reopening import try_again
from telegram_bot.room import Room
from tests.service.harbour import BOT, GROUP, Harbour, harbour_on

USUAL = ChatPermissions(can_send_messages=True, can_send_photos=True, can_send_polls=False)


class Group:
    """As Telegram answers a bot that may, or may not, restrict members there."""

    def __init__(self) -> None:
        self.permissions = USUAL
        self.may = True
        self.is_inside = True

    async def get_chat(self, chat_id: int) -> Any:
        if not self.is_inside:
            raise Forbidden("bot was kicked from the supergroup chat")
        return SimpleNamespace(permissions=self.permissions)

    async def set_chat_permissions(self, chat_id: int, permissions: ChatPermissions, **how: Any) -> None:
        if not (self.may and self.is_inside):
            raise BadRequest("Not enough rights to restrict/unrestrict chat member")
        self.permissions = permissions

    @property
    def is_open(self) -> bool:
        return bool(self.permissions.can_send_messages)


class Hall:
    """A table's group, and the courier's hand on its door."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        self.group = Group()
        self.table = harbour.game()
        self.room = self._entered()

    def _entered(self) -> Room:
        """As by a new process."""
        postbag = Postbag(self.harbour.desk, BOT)
        return Room(cast(Bot, self.group), postbag, lambda parcel: cast(Any, parcel))

    async def move(self, key: str, table: Table | None = None) -> Any:
        self.room = self._entered()
        return await self.room.move(self._parcel(key, table or self.table))

    async def tried_again(self, *, aloud: bool = False) -> list[Any]:
        """What became of the deeds that were put anew."""
        known = {parcel.id for parcel in self.harbour.parcels(self.table)}
        with self.harbour.desk.write() as books:
            tables = books.tables.all(BOT)
            try_again(books, tables, lambda one: self.harbour.desk.state(books, one), aloud=aloud)
        fresh = [parcel for parcel in self.harbour.parcels(self.table) if parcel.id not in known]
        done = [await self.room.move(parcel) for parcel in fresh if parcel.key == OPEN]
        with self.harbour.desk.write() as books:
            books.outbox.fail_chat(BOT, GROUP, "over")
        return done

    def warned(self) -> list[int | None]:
        """Who was told that the group stays closed."""
        return [p.person for p in self.harbour.parcels(self.table) if p.key == "room-stays-closed"]

    def _parcel(self, key: str, table: Table) -> Parcel:
        out = Outgoing(
            bot_id=BOT,
            chat_id=GROUP,
            kind=Kind.SAY,
            key=key,
            facts={},
            language="en",
            zone="UTC",
            table_id=table.id,
        )
        with self.harbour.desk.write() as books:
            [number] = books.outbox.put([out])
            found = books.outbox.get(number)
            books.outbox.fail_chat(BOT, GROUP, "over")
        assert found is not None
        return found


@contextmanager
def _hall(url: str, data: Path) -> Iterator[Hall]:
    with harbour_on(url, data) as harbour:
        yield Hall(harbour)


@pytest.fixture
def hall(sqlite_url: str, tmp_path: Path) -> Iterator[Hall]:
    with _hall(sqlite_url, tmp_path / "data") as hall:
        yield hall


async def test_a_closed_group_is_opened_as_it_was_and_only_once(hall: Hall) -> None:
    assert await hall.move(CLOSE) == {"muted": True}
    assert not hall.group.is_open
    assert await hall.move(OPEN) == {"stuck": False}
    assert hall.group.permissions == USUAL
    assert await hall.move(OPEN) is None


@pytest.mark.parametrize("lost", ["may", "is_inside"])
async def test_without_the_right_it_stays_closed_is_called_so_and_opens_when_it_can_f64(
    hall: Hall, lost: str
) -> None:
    await hall.move(CLOSE)
    setattr(hall.group, lost, False)
    assert await hall.move(OPEN) == {"stuck": True}
    assert hall.warned() == [hall.harbour.people["Hester"]]
    assert await hall.tried_again() == [None]
    assert await hall.tried_again(aloud=True) == [{"stuck": True}]
    assert not hall.group.is_open
    assert len(hall.warned()) == 2, "tried in silence nobody is told again"
    setattr(hall.group, lost, True)
    assert await hall.tried_again() == [{"stuck": False}]
    assert hall.group.permissions == USUAL
    assert await hall.tried_again() == []


async def test_what_was_opened_by_hand_stays_as_it_was_left(hall: Hall) -> None:
    await hall.move(CLOSE)
    hall.group.may = False
    await hall.move(OPEN)
    hall.group.permissions = by_hand = ChatPermissions(can_send_messages=True, can_send_polls=True)
    hall.group.may = True
    assert await hall.tried_again() == [{"stuck": False}]
    assert hall.group.permissions == by_hand


async def test_the_next_game_of_the_group_opens_what_the_last_could_not(hall: Hall) -> None:
    """What it finds is the group closed: that is not how it was."""
    await hall.move(CLOSE)
    hall.group.may = False
    await hall.move(OPEN)
    following = hall.harbour.game("Ann", "Ben", "Cat")
    assert await hall.move(CLOSE, following) == {"muted": True}, "it is closed still"
    hall.group.may = True
    assert await hall.move(CLOSE, following) == {"muted": True}
    assert await hall.move(OPEN, following) == {"stuck": False}
    assert hall.group.permissions == USUAL


async def test_without_the_right_a_group_is_not_called_closed(hall: Hall) -> None:
    hall.group.may = False
    assert await hall.move(CLOSE) == {"muted": False}
    assert await hall.move(OPEN) is None


async def test_a_group_that_became_a_supergroup_is_opened_there_f50(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def migrated(chat_id: int, *rest: Any, **how: Any) -> None:
        raise ChatMigrated(-1009)

    await hall.move(CLOSE)
    monkeypatch.setattr(hall.group, "set_chat_permissions", migrated)
    assert await hall.move(OPEN) == Moved(-1009)
    with hall.harbour.desk.write() as books:
        books.tables.chat_moved(BOT, GROUP, -1009)
        assert books.tables.in_chat(BOT, -1009)[0].facts["permissions"] is not None
