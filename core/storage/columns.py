"""Column types that mean the same on SQLite and PostgreSQL: moments in UTC, and ids of more than 32 bits (F60)."""

from datetime import UTC, datetime
from typing import Annotated, Any

from sqlalchemy import JSON, BigInteger, DateTime, Integer
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, mapped_column
from sqlalchemy.types import TypeDecorator


class Moment(TypeDecorator[datetime]):
    """An aware moment, stored in UTC with microseconds. A naive one is refused (F34)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a moment without a zone: {value.isoformat()}")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


BigId = BigInteger().with_variant(Integer, "sqlite")
"""SQLite numbers rows by itself only in an INTEGER column, which holds 64 bits there."""

RowId = Annotated[int, mapped_column(BigId, primary_key=True, autoincrement=True)]
Number = Annotated[int, mapped_column(BigInteger)]


class Base(DeclarativeBase):
    """All tables. The panel's extension can stand on its `metadata`."""

    type_annotation_map = {  # noqa: RUF012 -- read by SQLAlchemy when the class is made
        datetime: Moment,
        dict[str, Any]: JSON,
        list[Any]: JSON,
        int: BigInteger,
    }
