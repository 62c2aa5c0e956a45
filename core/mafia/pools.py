"""Where names of sailors and ships come from; the living and the risen, all from the same pools (Z9.3)."""

from collections.abc import Set as AbstractSet

from core.engine.names import name_key

ALIASES = tuple(
    """
    Abel Ada Agnes Albin Alda Alfred Ambrose Amos Anders Annika Anselm Arvid Asa Astrid Aurora Axel Barnaby
    Bart Beatrix Bella Benno Berta Birger Bjorn Blanche Bodil Boris Bram Bridget Bruno Caleb Calico Carla
    Casper Cecil Celia Clara Claus Clement Coral Cornelius Crispin Dagny Damian Daphne Delia Derek Dinah
    Dirk Dora Dorian Drake Ebba Edgar Edith Elias Ella Elmo Elspeth Emil Enid Enoch Erland Esther Etta Ezra
    Fabian Felix Fern Finn Fiona Flint Flora Floris Frida Gemma Gideon Gilbert Gisela Gorm Greta Griet
    Gunnar Gwen Hagar Haldor Hanna Hector Hedda Helga Henrik Hester Hilda Hugo Ida Igor Ilse Imke Inga
    Ingmar Iris Isak Ivo Jabez Jasper Jens Joan Jonas Joost Judith Jutta Kaspar Katla Kirsten Klara Knut
    Konrad Kora Lars Laura Leif Lena Linus Livia Lorenz Lotte Lucas Ludo Lydia Mabel Magnus Marina Marlin
    Martha Mats Maud Mercy Milo Minna Morgan Nadia Nathan Nell Nereus Nils Nina Noah Nora Olaf Olga Oscar
    Otto Paula Pearl Pelle Perry Petra Piet Quentin Ragnar Ralph Ramona Reef Rhoda Roald Rosa Rufus Runa
    Ruth Sander Saskia Selma Sigrid Silas Silvia Sixten Stella Sven Tabea Thora Tilda Titus Tobias Tove Ulf
    Ulla Undine Urban Ursula Valdemar Vera Verity Viola Wanda Wenzel Wilma Wolf Xaver Yara Ymke Yorick Zelda
    Zora
    """.split()  # noqa: SIM905
)

SHIPS = (
    "Albatross", "Barnacle", "Bonaventure", "Cachalot", "Cormorant", "Dolphin", "Esmeralda", "Fortuna", "Gannet",
    "Halcyon", "Impertinence", "Insolence", "Jolly Otter", "Kingfisher", "Leviathan", "Marigold", "Mermaid", "Narwhal",
    "Obstinate", "Pelican", "Petrel", "Quicksilver", "Rosamund", "Sea Urchin", "Tempest", "Undertow", "Valkyrie",
    "Walrus", "Windfall", "Xebec", "Yellowtail", "Zephyr",
)  # fmt: skip


def fresh_aliases(used: AbstractSet[str], at_least: int) -> tuple[str, ...]:
    """The aliases of the pool that nobody has used; when too few are left, the pool a second time round."""
    return _fresh(ALIASES, used, at_least)


def fresh_ships(used: AbstractSet[str], at_least: int) -> tuple[str, ...]:
    return _fresh(SHIPS, used, at_least)


def _fresh(pool: tuple[str, ...], used: AbstractSet[str], at_least: int) -> tuple[str, ...]:
    """`used` are keys (Z7.9)."""
    fresh = tuple(name for name in pool if name_key(name) not in used)
    generation = 2
    while len(fresh) < at_least:
        fresh += tuple(name for each in pool if name_key(name := f"{each} {generation}") not in used)
        generation += 1
    return fresh
