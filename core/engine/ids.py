"""Ids that the log may hold: they name places and accounts, never people."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place in one game, counted from 0 in seat order. It survives a change of alias and of person."""

Person = NewType("Person", int)
"""A human account, known to the rules by number only; who that is stands in a table that can be blanked."""
