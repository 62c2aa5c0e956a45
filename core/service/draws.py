"""A table's own chance: by its seed, and anew after each take-back, so that known cards are not dealt again."""

from core.engine.chance import SeededChance
from core.service.ports import Books
from core.service.tables import Table


def chance_of(books: Books, table: Table) -> SeededChance:
    """Whoever asks the rules with it draws what the game would draw."""
    return SeededChance(books.tables.seed(table.id), table.epoch)
