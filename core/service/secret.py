"""A value that never shows itself: not in a log, not in a traceback, not in a record's repr (F78)."""


class Secret(str):
    """A text whose repr is blank. Formatting it with `str()` gives the value: do so only where it is used."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Secret(***)"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)
