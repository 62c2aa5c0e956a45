"""What lets a person in: one-time links and signed-in browsers, without their secrets (F63)."""

from datetime import datetime
from enum import Enum

from core.engine.ids import Person
from core.engine.record import Record


class LinkKind(Enum):
    SIGN_IN = "sign_in"
    """Opens the panel for `person`."""
    OWNER = "owner"
    """Makes whoever spends it the owner; printed at the first start."""
    SUBSTITUTE = "substitute"
    """Puts whoever spends it first into seat `seat` of `table_id`; with `person`, only him."""


class Link(Record, frozen=True, kw_only=True):
    """A link without its secret."""

    id: int
    kind: LinkKind
    made_at: datetime
    expires_at: datetime
    person: Person | None = None
    table_id: int | None = None
    seat: int | None = None
    made_by: Person | None = None
    spent_at: datetime | None = None


class PanelSession(Record, frozen=True, kw_only=True):
    """A browser that is signed in. Its times are the wall's: a rehearsal that leaps a month signs nobody out."""

    id: int
    person: Person
    made_at: datetime
    seen_at: datetime
    expires_at: datetime
    agent: str = ""
