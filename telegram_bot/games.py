"""The games as this bot knows them: what its texts and buttons begin with, and where it is played. One line a game."""

from dataclasses import dataclass

from core.service.tables import Table


@dataclass(frozen=True, slots=True)
class Face:
    """`short` begins the keys of a game's texts and buttons."""

    short: str
    needs_group: bool = False
    """It is played in the group: without the bot in it the game pauses."""
    has_aliases: bool = False
    """People are known by aliases, and what one of them reads in private may not be passed on."""


FACES = {
    "raft-of-the-medusa": Face("raft", needs_group=True),
    "zombie-pirate-mafia": Face("zpm", has_aliases=True),
}
SHORT_NAMES = {name: face.short for name, face in FACES.items()}
FULL_NAMES = {short: name for name, short in SHORT_NAMES.items()}


def face_of(table: Table) -> Face:
    return FACES[table.game]


def prefix(table: Table | None) -> str:
    """What the keys of this table's texts begin with."""
    return face_of(table).short if table else ""
