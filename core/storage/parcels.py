"""Outbox records to rows and back."""

from datetime import datetime
from typing import Any

from core.engine.ids import Person
from core.service.outbox import Kind, Lane, Outgoing, Parcel, ParcelState


def outgoing_columns(out: Outgoing, made_at: datetime) -> dict[str, Any]:
    values = {name: getattr(out, name) for name in Outgoing.__struct_fields__}
    return values | {
        "kind": out.kind.value,
        "lane": out.lane.value,
        "state": ParcelState.WAITING.value,
        "attempts": 0,
        "revision": 0,
        "made_at": made_at,
    }


def parcel(row: Any) -> Parcel:
    fields = dict(row._mapping)
    fields["kind"] = Kind(row.kind)
    fields["lane"] = Lane(row.lane)
    fields["state"] = ParcelState(row.state)
    fields["person"] = None if row.person is None else Person(row.person)
    return Parcel(**fields)
