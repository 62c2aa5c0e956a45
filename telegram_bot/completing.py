"""What is read only when a parcel leaves: files, what was said, names of people, quiet hours, which table it is of."""

import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from core.engine.ids import Person
from core.engine.record import replace
from core.mafia.state import CABIN
from core.service.accounts import Account
from core.service.desk import Desk
from core.service.outbox import ASKED_FOR, LOBBY, POSTS_LEFT, Kind, Parcel
from core.service.ports import Books
from core.service.tables import Table
from core.texts import Speech
from telegram_bot.chronicle import Chronicle
from telegram_bot.epilogue import record_file
from telegram_bot.render.message import FATE
from telegram_bot.render.renderers import RENDERERS
from telegram_bot.render.zpm_saga import SAGA
from telegram_bot.retold import Archive, saga_told

DIGEST_HOURS = 3

REMEMBERED_SECONDS = 1.0

SAID_OF = "said_of"
"""Among a parcel's facts: the table it is of, for one who is at several."""


class Completing:
    """Completes the parcels of one look into the outbox; what it finds out about people it asks once."""

    def __init__(
        self,
        desk: Desk,
        books: Books,
        parcels: Sequence[Parcel],
        sittings: "Sittings",
        archive: Archive,
        *,
        has_topics: bool,
    ) -> None:
        self._desk = desk
        self._books = books
        self._now = desk.clock.now()
        persons = {parcel.person for parcel in parcels if parcel.person is not None}
        self._accounts: dict[Person, Account] = books.people.several(persons) if persons else {}
        self._labels = not has_topics
        self._sittings = sittings
        self._archive = archive

    def complete(self, parcel: Parcel) -> Parcel:
        changes = {**self._content(parcel), **self._manner(parcel)}
        label = self._label(parcel)
        if label is not None:
            changes["facts"] = {**changes.get("facts", parcel.facts), SAID_OF: label}
        return replace(parcel, **changes) if changes else parcel

    def waits(self, parcel: Parcel) -> datetime | None:
        """Until when chatter waits for one who takes it as a digest; every three hours of his day it comes."""
        account = self._account(parcel)
        if account is None or not account.digest or parcel.kind is not Kind.POST or parcel.post_id is None:
            return None
        if parcel.error == ASKED_FOR:
            return None
        post = self._books.posts.get(parcel.post_id)
        until = None if post is None else next_digest(account, post.at)
        return until if until is not None and until > self._now else None

    def _content(self, parcel: Parcel) -> dict[str, Any]:
        if parcel.kind is Kind.FILE:
            found = self._file(parcel)
            named = {} if found is None else {"file_name": found[0], "content": found[1]}
            return {"options": {**parcel.options, **named}}
        if parcel.kind is Kind.POST and parcel.post_id is not None:
            body = self._books.posts.body(parcel.post_id)
            return {"options": {"body": msgspec.to_builtins(body) if body else None}}
        if parcel.key == POSTS_LEFT:
            return {"facts": {**parcel.facts, "posts": self._posts_left(parcel)}}
        if parcel.kind is Kind.RETIRE and parcel.card == LOBBY and parcel.facts:
            table = self._books.tables.get(parcel.table_id or 0)
            return {"facts": {**parcel.facts, FATE: table.status.value if table is not None else None}}
        if parcel.key in SAGA:
            return {"facts": {**parcel.facts, **self._saga(parcel)}}
        if persons := parcel.facts.get("people"):
            names = self._books.people.several(persons)
            return {"facts": {**parcel.facts, "names": [names[one].name for one in persons if one in names]}}
        return {}

    def _posts_left(self, parcel: Parcel) -> list[dict[str, Any]]:
        """What is still to be read in a message out of which a post was taken."""
        shown = self._books.posts.by_message(parcel.chat_id, parcel.edits or 0)
        return [
            {"alias": post.alias, "room": post.room, "body": msgspec.to_builtins(post.body)}
            for post in shown
            if post.body is not None and post.table_id == parcel.table_id
        ]

    def _saga(self, parcel: Parcel) -> dict[str, Any]:
        table = self._books.tables.get(parcel.table_id or 0)
        assert table is not None
        told = self._archive.of(("saga", table.id), lambda: saga_told(self._books, self._desk.shelf, table))
        return {**told, "pages": told["parts"][parcel.facts["part"]]} if "part" in parcel.facts else told

    def _file(self, parcel: Parcel) -> tuple[str, bytes] | None:
        """What a substitute gets is his seat's alone; of a game that is over all get the same."""
        table = self._books.tables.get(parcel.table_id or 0)
        if table is None:
            return None
        if "seat" in parcel.facts:
            return self._story(table, parcel)
        if parcel.key == "record-text":
            what = (parcel.key, table.id, parcel.language, parcel.zone)
            return self._archive.of(what, lambda: self._story(table, parcel))
        return self._archive.of(
            (parcel.key, table.id), lambda: record_file(self._desk, self._books, table.id)
        )

    def _story(self, table: Table, parcel: Parcel) -> tuple[str, bytes] | None:
        speech = Speech(parcel.language, parcel.zone)
        seat = parcel.facts.get("seat")
        text = Chronicle(self._desk, self._books, table, speech, RENDERERS, seat).text()
        return None if text is None else (f"{table.game}-{table.handle}.txt", text.encode())

    def _manner(self, parcel: Parcel) -> dict[str, Any]:
        """What is said in the cabin cannot be passed on. In quiet hours nothing rings, and all is there later."""
        account = self._account(parcel)
        found = {"protect": True} if parcel.room == CABIN and not parcel.protect else {}
        is_hushed = account is not None and not parcel.silent and is_quiet(account, self._now)
        return {**found, "silent": True} if is_hushed else found

    def _label(self, parcel: Parcel) -> str | None:
        """One who is at several tables is always told which of them speaks; topics say it by themselves."""
        account = self._account(parcel)
        if account is None or not self._labels or parcel.table_id is None:
            return None
        tables = self._sittings.of(self._books, account.person)
        return tables.get(parcel.table_id) if len(tables) > 1 else None

    def _account(self, parcel: Parcel) -> Account | None:
        return self._accounts.get(parcel.person) if parcel.person is not None else None


class Sittings:
    """The live tables of people, remembered for a second: in a lively hour every post asks for them."""

    def __init__(self) -> None:
        self._found: dict[Person, tuple[float, dict[int, str]]] = {}

    def of(self, books: Books, person: Person) -> dict[int, str]:
        """Titles by table id."""
        now = time.monotonic()
        found = self._found.get(person)
        if found is None or found[0] < now:
            tables = {table.id: table.title for table in books.tables.of(person)}
            found = self._found[person] = (now + REMEMBERED_SECONDS, tables)
        return found[1]


def next_digest(account: Account, after: datetime) -> datetime:
    """The next full hour of his day that three divides."""
    local = after.astimezone(ZoneInfo(account.zone))
    hours = DIGEST_HOURS - local.hour % DIGEST_HOURS
    begun = timedelta(minutes=local.minute, seconds=local.second, microseconds=local.microsecond)
    return after + timedelta(hours=hours) - begun


def is_quiet(account: Account, now: datetime) -> bool:
    """Quiet hours are minutes of his own day, and may pass midnight."""
    if account.quiet_from is None or account.quiet_to is None:
        return False
    local = now.astimezone(ZoneInfo(account.zone))
    minute = local.hour * 60 + local.minute
    if account.quiet_from <= account.quiet_to:
        return account.quiet_from <= minute < account.quiet_to
    return minute >= account.quiet_from or minute < account.quiet_to
