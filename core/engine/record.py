"""The frozen record that commands, events, states and notices are made of."""

import msgspec


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An immutable value with named fields; `msgspec.structs.replace` makes a changed copy."""


replace = msgspec.structs.replace
