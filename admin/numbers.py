"""Numbers as people and forged forms write them."""

import re

FRACTION = re.compile(r"[0-9]{1,6}(?:[.,][0-9]{1,3})?")
MOST_DIGITS = 18
"""What a row of the database can be numbered by; Python itself refuses to read some thousands of digits."""


def whole(text: str) -> int | None:
    """`None` for what is no whole number of a length that makes sense."""
    digits = text.removeprefix("-")
    return int(text) if digits.isdecimal() and len(digits) <= MOST_DIGITS else None


def fraction(text: str) -> float | None:
    """`None` for what is no number, whole or with up to three decimals after a point or a comma."""
    found = FRACTION.fullmatch(text)
    return float(text.replace(",", ".")) if found else None
