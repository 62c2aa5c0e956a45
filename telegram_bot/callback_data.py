"""What a button carries back: what to do, at which table, at which moment, with what; at most 64 bytes (F43).

The moment (`stamp`) is the phase in which the button was shown, so that a button of yesterday says that it is old.
"""

from dataclasses import dataclass

LIMIT = 64
LONGEST_NUMBER = 18
"""In digits: a longer one fits into no column of a database, and no button of ours carries it."""
_SEPARATOR = ":"


@dataclass(frozen=True, slots=True)
class Press:
    """One press of a button. `table` is the table's random handle; arguments hold handles and short words, no names."""

    action: str
    table: str = ""
    stamp: str = ""
    arguments: tuple[str, ...] = ()


def encode_press(press: Press) -> str:
    """Raises `ValueError` for what would not fit or could not be read back."""
    parts = (press.action, press.table, press.stamp, *press.arguments)
    if any(_SEPARATOR in part for part in parts):
        raise ValueError(f"a part of {parts} holds the separator")
    data = _SEPARATOR.join(parts)
    if len(data.encode()) > LIMIT:
        raise ValueError(f"callback data has {len(data.encode())} bytes, Telegram takes {LIMIT}")
    return data


def decode_press(data: str) -> Press | None:
    """`None` for what no button of ours carries."""
    action, *rest = data.split(_SEPARATOR)
    if (
        len(rest) < 2
        or not action
        or any(len(part) > LONGEST_NUMBER for part in rest[2:] if part.isdecimal())
    ):
        return None
    return Press(action, rest[0], rest[1], tuple(rest[2:]))
