"""Charts as plain numbers for an SVG: where lines and ticks lie, and the same values for a table beside it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 690, 20, 270
MOST_TICKS = 7
"""Labels of the lower edge: so many have room on a phone."""


@dataclass(frozen=True, slots=True)
class Tick:
    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    name: str
    points: str
    marks: tuple[tuple[float, float], ...]
    values: tuple[int | None, ...]

    @property
    def last(self) -> int | None:
        """Where the line ends; `None` for one who is gone."""
        return self.values[-1] if self.values else None


@dataclass(frozen=True, slots=True)
class Chart:
    lines: tuple[Line, ...]
    x_ticks: tuple[Tick, ...]
    y_ticks: tuple[Tick, ...]
    columns: tuple[str, ...]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = RIGHT


def draw(columns: Sequence[str], series: Mapping[str, Sequence[int | None]], *, steps: bool = False) -> Chart:
    """A line a series over evenly spaced columns; `None` ends a line. With `steps` a value holds until the next."""
    top = max((value for values in series.values() for value in values if value is not None), default=0)
    top = max(top, 1)
    lines = tuple(_line(name, tuple(values), top, len(columns), steps) for name, values in series.items())
    every = -(-len(columns) // MOST_TICKS)
    x_ticks = tuple(
        Tick(_x(number, len(columns)), text) for number, text in enumerate(columns) if number % every == 0
    )
    stride = max(1, top // 6)
    y_ticks = tuple(Tick(_y(value, top), str(value)) for value in range(0, top + 1, stride))
    return Chart(lines, x_ticks, y_ticks, tuple(columns))


def _x(number: int, columns: int) -> float:
    return round(LEFT + (RIGHT - LEFT) * (number / max(1, columns - 1)), 1)


def _y(value: int, top: int) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * value / top, 1)


def _line(name: str, values: tuple[int | None, ...], top: int, columns: int, steps: bool) -> Line:
    known = [(number, value) for number, value in enumerate(values) if value is not None]
    marks = tuple((_x(number, columns), _y(value, top)) for number, value in known)
    corners: list[tuple[float, float]] = []
    for x, y in marks:
        if steps and corners:
            corners.append((x, corners[-1][1]))
        corners.append((x, y))
    return Line(name, " ".join(f"{x},{y}" for x, y in corners), marks, values)
