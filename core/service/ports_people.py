"""The ports for people, their rights, their links, and what was looked at."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Protocol

from core.engine.ids import Person
from core.service.accounts import Account, Bot
from core.service.looks import AuditLine, Look
from core.service.passes import Link, LinkKind, PanelSession
from core.service.tables import Appointment, Ban


class PeopleBook(Protocol):
    """Accounts, owners, moderators, bans, bots."""

    def add(self, account: Account) -> Account:
        """Stores a new account; its `person` is given by the store."""
        ...

    def get(self, person: Person) -> Account | None: ...

    def several(self, persons: Iterable[Person]) -> dict[Person, Account]: ...

    def by_telegram(self, telegram_id: int) -> Account | None: ...

    def by_username(self, username: str) -> Account | None:
        """Without the @, whatever its case; the account seen last if a name has wandered."""
        ...

    def change(self, person: Person, **fields: Any) -> Account:
        """Changes fields of `Account` (all but `person`)."""
        ...

    def blank(self, person: Person, at: datetime) -> None:
        """Name, username and Telegram id are gone for good (`/forget`); the number stays in the logs."""
        ...

    def owners(self) -> list[Account]: ...

    def appoint(self, appointment: Appointment) -> None: ...

    def dismiss(self, table_id: int, person: Person) -> bool: ...

    def moderators(self, table_id: int) -> list[Appointment]: ...

    def moderates(self, person: Person) -> list[int]:
        """Ids of the tables he was appointed to."""
        ...

    def ban(self, ban: Ban) -> None: ...

    def unban(self, chat_id: int, person: Person) -> bool: ...

    def is_banned(self, chat_id: int, person: Person, now: datetime) -> bool: ...

    def bans(self, chat_id: int) -> list[Ban]: ...

    def keep_bot(self, bot: Bot) -> None: ...

    def bot(self, bot_id: int) -> Bot | None: ...

    def bots(self) -> list[Bot]: ...

    def lead(self, bot_id: int) -> int:
        """A worker begins to lead this bot token: the number of its term, which ends every earlier term."""
        ...

    def term(self, bot_id: int) -> int: ...

    def tick(self, bot_id: int, at: datetime) -> None:
        """The worker of this token is alive at `at` (real time)."""
        ...


class LinkBook(Protocol):
    """One-time links and panel sessions; only hashes of the secrets are stored."""

    def add(self, link: Link, token_hash: str) -> Link: ...

    def by_hash(self, token_hash: str) -> Link | None: ...

    def is_open(self, kind: LinkKind, *, made_after: datetime) -> bool:
        """Whether a link of this kind has been made since then and not been spent."""
        ...

    def spend(self, link_id: int, by: Person | None, at: datetime) -> bool:
        """False if it was spent already."""
        ...

    def revoke(self, *, table_id: int, seat: int) -> int:
        """Links for this seat can no longer be used; how many."""
        ...

    def open_session(self, session: PanelSession, token_hash: str) -> PanelSession: ...

    def session(self, token_hash: str) -> PanelSession | None: ...

    def touch_session(self, session_id: int, at: datetime) -> None: ...

    def close_sessions(self, *, session_id: int | None = None, person: Person | None = None) -> int:
        """Ends one session, or all of a person (sign out everywhere); how many."""
        ...

    def clean(self, before: datetime, *, sessions_before: datetime) -> int:
        """Deletes what expired before then, links by the ship's time and sessions by the wall's; how many."""
        ...


class AuditBook(Protocol):
    """Who looked at what, and who did what outside a game."""

    def look(self, look: Look) -> None: ...

    def has_looked(self, person: Person, table_id: int) -> bool: ...

    def looked_at(self, person: Person, table_id: int) -> set[str]:
        """All that he has seen of it, each once."""
        ...

    def looks(self, table_id: int | None = None, limit: int = 200) -> list[Look]: ...

    def note(self, line: AuditLine) -> None: ...

    def lines(self, limit: int = 200, table_id: int | None = None) -> list[AuditLine]:
        """The newest first; of one table only if it is named."""
        ...
