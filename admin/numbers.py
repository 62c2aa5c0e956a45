"""Numbers as people and forged forms write them."""

MOST_DIGITS = 18
"""What a row of the database can be numbered by; Python itself refuses to read some thousands of digits."""


def whole(text: str) -> int | None:
    """`None` for what is no whole number of a length that makes sense."""
    digits = text.removeprefix("-")
    return int(text) if digits.isdecimal() and len(digits) <= MOST_DIGITS else None
