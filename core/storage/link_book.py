"""One-time links, panel sessions, looks and the audit as rows."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, select, update

from core.engine.ids import Person
from core.service.looks import AuditLine, Look
from core.service.passes import Link, LinkKind, PanelSession
from core.storage.schema import AuditRow, LinkRow, LookRow, SessionRow
from core.storage.statements import insert


class SqlLinkBook:
    """See `core.service.ports_people.LinkBook`."""

    def __init__(self, connection: Connection) -> None:
        self._do = connection

    def add(self, link: Link, token_hash: str) -> Link:
        values = {name: getattr(link, name) for name in Link.__struct_fields__ if name != "id"}
        values |= {"kind": link.kind.value, "token_hash": token_hash}
        return _link(self._do.execute(insert(self._do, LinkRow).values(values).returning(LinkRow)).one())

    def by_hash(self, token_hash: str) -> Link | None:
        row = self._do.execute(select(LinkRow).where(LinkRow.token_hash == token_hash)).first()
        return None if row is None else _link(row)

    def is_open(self, kind: LinkKind, *, made_after: datetime) -> bool:
        fresh = select(LinkRow.id).where(
            LinkRow.kind == kind.value, LinkRow.made_at > made_after, LinkRow.spent_at.is_(None)
        )
        return self._do.execute(fresh.limit(1)).first() is not None

    def spend(self, link_id: int, by: Person | None, at: datetime) -> bool:
        unspent = update(LinkRow).where(LinkRow.id == link_id, LinkRow.spent_at.is_(None))
        return bool(self._do.execute(unspent.values(spent_at=at, spent_by=by)).rowcount)

    def revoke(self, *, table_id: int, seat: int) -> int:
        unspent = delete(LinkRow).where(
            LinkRow.table_id == table_id, LinkRow.seat == seat, LinkRow.spent_at.is_(None)
        )
        return self._do.execute(unspent).rowcount

    def turn_down(self, *, table_id: int, person: Person) -> int:
        unspent = delete(LinkRow).where(
            LinkRow.table_id == table_id, LinkRow.person == person, LinkRow.spent_at.is_(None)
        )
        return self._do.execute(unspent).rowcount

    def open_session(self, session: PanelSession, token_hash: str) -> PanelSession:
        values = {name: getattr(session, name) for name in PanelSession.__struct_fields__ if name != "id"}
        added = insert(self._do, SessionRow).values(values | {"token_hash": token_hash})
        return _session(self._do.execute(added.returning(SessionRow)).one())

    def session(self, token_hash: str) -> PanelSession | None:
        row = self._do.execute(select(SessionRow).where(SessionRow.token_hash == token_hash)).first()
        return None if row is None else _session(row)

    def touch_session(self, session_id: int, at: datetime) -> None:
        self._do.execute(update(SessionRow).where(SessionRow.id == session_id).values(seen_at=at))

    def close_sessions(self, *, session_id: int | None = None, person: Person | None = None) -> int:
        if session_id is not None:
            which = SessionRow.id == session_id
        elif person is not None:
            which = SessionRow.person == person
        else:
            raise ValueError("say which session, or whose sessions, are to be closed")
        return self._do.execute(delete(SessionRow).where(which)).rowcount

    def clean(self, before: datetime, *, sessions_before: datetime) -> int:
        links = delete(LinkRow).where(LinkRow.expires_at < before)
        sessions = delete(SessionRow).where(SessionRow.expires_at < sessions_before)
        return self._do.execute(links).rowcount + self._do.execute(sessions).rowcount


class SqlAuditBook:
    """See `core.service.ports_people.AuditBook`."""

    def __init__(self, connection: Connection) -> None:
        self._do = connection

    def look(self, look: Look) -> None:
        values = {"person": look.person, "table_id": look.table_id, "what": look.what, "at": look.at}
        self._do.execute(insert(self._do, LookRow).values(values))

    def has_looked(self, person: Person, table_id: int) -> bool:
        query = select(LookRow.id).where(LookRow.table_id == table_id, LookRow.person == person)
        return self._do.execute(query.limit(1)).first() is not None

    def looked_at(self, person: Person, table_id: int) -> set[str]:
        query = select(LookRow.what).where(LookRow.table_id == table_id, LookRow.person == person)
        return set(self._do.scalars(query))

    def looks_of(self, person: Person) -> list[Look]:
        query = select(LookRow).where(LookRow.person == person).order_by(LookRow.id)
        return [Look(person, row.table_id, row.what, row.at) for row in self._do.execute(query)]

    def looks(self, table_id: int | None = None, limit: int = 200) -> list[Look]:
        query = select(LookRow)
        if table_id is not None:
            query = query.where(LookRow.table_id == table_id)
        return [
            Look(Person(row.person), row.table_id, row.what, row.at)
            for row in self._do.execute(query.order_by(LookRow.id.desc()).limit(limit))
        ]

    def note(self, line: AuditLine) -> None:
        values = {name: getattr(line, name) for name in AuditLine.__struct_fields__}
        self._do.execute(insert(self._do, AuditRow).values(values))

    def lines(self, limit: int = 200, table_id: int | None = None) -> list[AuditLine]:
        query = select(AuditRow)
        if table_id is not None:
            query = query.where(AuditRow.table_id == table_id)
        query = query.order_by(AuditRow.id.desc()).limit(limit)
        return [
            AuditLine(
                person=_person(row.person), what=row.what, at=row.at, table_id=row.table_id, facts=row.facts
            )
            for row in self._do.execute(query)
        ]


def _link(row: Any) -> Link:
    fields = {name: getattr(row, name) for name in Link.__struct_fields__}
    people = {"person": _person(row.person), "made_by": _person(row.made_by)}
    return Link(**(fields | people | {"kind": LinkKind(row.kind)}))


def _session(row: Any) -> PanelSession:
    fields = {name: getattr(row, name) for name in PanelSession.__struct_fields__}
    return PanelSession(**(fields | {"person": Person(row.person)}))


def _person(number: int | None) -> Person | None:
    return None if number is None else Person(number)
