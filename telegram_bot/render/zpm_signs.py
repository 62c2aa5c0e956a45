"""The signs in the picture of a game: what may become of a pirate, each drawn into a square."""

from collections.abc import Callable, Mapping

from PIL import ImageDraw

Pen = ImageDraw.ImageDraw
Sign = Callable[[Pen, int, int, int], None]
Colour = tuple[int, int, int]

INK: Colour = (36, 26, 18)
ROPE: Colour = (122, 76, 30)
WATER: Colour = (24, 94, 150)
STEEL: Colour = (70, 78, 92)
BLOOD: Colour = (168, 28, 28)
GREEN: Colour = (46, 110, 36)
GOLD: Colour = (206, 150, 22)
PALE: Colour = (250, 246, 236)


def _lynched(pen: Pen, x: int, y: int, size: int) -> None:
    """A noose."""
    middle = x + size // 2
    pen.line((middle, y, middle, y + size // 3), ROPE, 4)
    pen.ellipse((middle - size // 3, y + size // 3, middle + size // 3, y + size), outline=ROPE, width=4)


def _plank(pen: Pen, x: int, y: int, size: int) -> None:
    """A board over waves."""
    pen.line((x, y + size // 3, x + size * 2 // 3, y + size // 3), ROPE, 5)
    for row in (size * 2 // 3, size - 2):
        for start in range(0, size, size // 3):
            pen.arc((x + start, y + row - 4, x + start + size // 3, y + row + 4), 0, 180, WATER, 3)


def _assassin(pen: Pen, x: int, y: int, size: int) -> None:
    """A dagger."""
    pen.polygon(
        ((x + size, y), (x + size // 2 - 2, y + size // 2 - 4), (x + size // 2 + 4, y + size // 2 + 2)), STEEL
    )
    pen.line((x + size // 4, y + size // 3, x + size * 2 // 3, y + size * 3 // 4), INK, 4)
    pen.line((x + 1, y + size - 1, x + size // 2, y + size // 2), INK, 5)


def _bite(pen: Pen, x: int, y: int, size: int) -> None:
    """Two fangs, and a drop."""
    for left in (x + 2, x + size // 2 + 2):
        right = left + size // 3
        pen.polygon(((left, y + 1), (right, y + 1), ((left + right) // 2, y + size * 2 // 3)), PALE, INK, 2)
    _drop_at(pen, x + size // 2, y + size - 9, 4)


def _both(pen: Pen, x: int, y: int, size: int) -> None:
    _assassin(pen, x, y, size * 2 // 3)
    _bite(pen, x + size // 3, y + size // 3, size * 2 // 3)


def _mutineer(pen: Pen, x: int, y: int, size: int) -> None:
    """A large drop of blood."""
    _drop_at(pen, x + size // 2, y + 1, size // 3)


def _drop_at(pen: Pen, middle: int, top: int, radius: int) -> None:
    pen.polygon(
        ((middle, top), (middle - radius, top + 2 * radius), (middle + radius, top + 2 * radius)), BLOOD
    )
    pen.ellipse((middle - radius, top + radius, middle + radius, top + 3 * radius - 1), BLOOD)


def _modkill(pen: Pen, x: int, y: int, size: int) -> None:
    """A cross."""
    pen.line((x + 3, y + 3, x + size - 3, y + size - 3), INK, 5)
    pen.line((x + size - 3, y + 3, x + 3, y + size - 3), INK, 5)


def _escaped(pen: Pen, x: int, y: int, size: int) -> None:
    """An arrow that leaves."""
    pen.line((x + 2, y + size - 3, x + size - 6, y + 6), WATER, 4)
    pen.polygon(((x + size, y), (x + size - 13, y + 2), (x + size - 2, y + 13)), WATER)


def _returned(pen: Pen, x: int, y: int, size: int) -> None:
    """An arrow that comes home."""
    pen.line((x + size - 2, y + 3, x + 6, y + size - 6), WATER, 4)
    pen.polygon(((x, y + size), (x + 13, y + size - 2), (x + 2, y + size - 13)), WATER)


def _risen(pen: Pen, x: int, y: int, size: int) -> None:
    """An arrow up from the deep."""
    middle = x + size // 2
    pen.line((middle, y + size, middle, y + size // 3), GREEN, 5)
    pen.polygon(((middle, y), (middle - 10, y + size // 2), (middle + 10, y + size // 2)), GREEN)


def _revived(pen: Pen, x: int, y: int, size: int) -> None:
    middle, half = x + size // 2, y + size // 2
    pen.line((middle, y + 3, middle, y + size - 3), GREEN, 5)
    pen.line((x + 3, half, x + size - 3, half), GREEN, 5)


def _won(pen: Pen, x: int, y: int, size: int) -> None:
    """A star."""
    middle, half = x + size / 2, y + size / 2
    pen.regular_polygon((middle, half, size / 2), 3, 0, GOLD)
    pen.regular_polygon((middle, half, size / 2), 3, 180, GOLD)


SIGNS: Mapping[str, Sign] = {
    "lynched": _lynched,
    "plank": _plank,
    "assassin": _assassin,
    "bite": _bite,
    "both": _both,
    "mutineer": _mutineer,
    "modkill": _modkill,
    "escaped": _escaped,
    "returned": _returned,
    "risen": _risen,
    "revived": _revived,
    "won": _won,
}
