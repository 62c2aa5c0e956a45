"""The games as this bot knows them: a short name for keys of texts and buttons, and what only the adapter needs."""

from core.service.tables import Table

SHORT_NAMES = {"raft-of-the-medusa": "raft", "zombie-pirate-mafia": "zpm"}
FULL_NAMES = {short: name for name, short in SHORT_NAMES.items()}


def prefix(table: Table | None) -> str:
    """What the keys of this table's texts begin with."""
    return SHORT_NAMES.get(table.game, "") if table else ""


def has_secrets(table: Table) -> bool:
    """Whether what one player reads in private may not be passed on."""
    return SHORT_NAMES.get(table.game) == "zpm"
