"""A picture of a whole game of pirates: a line of life for each sailor, his votes above it, his fate at its end."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from typing import Any

import msgspec
from PIL import Image, ImageDraw

from telegram_bot.render.lettering import font
from telegram_bot.render.zpm_signs import SIGNS

Facts = Mapping[str, Any]
Colour = tuple[int, int, int]
Box = tuple[int, int, int, int]

MARGIN, LEFT, NIGHT, SHORTEST_DAY = 20, 262, 32, 76
MOST_ACROSS = 1240
TOP, RULER, SHIP, ROW, LEGEND = 96, 34, 34, 56, 34
SIGN = 24

SEA: Colour = (20, 52, 72)
DEEP: Colour = (14, 38, 54)
FOAM: Colour = (226, 236, 238)
MIST: Colour = (150, 178, 188)
INK: Colour = (36, 26, 18)
BLOOD: Colour = (168, 28, 28)
GOLD: Colour = (240, 196, 84)
PLANK: Colour = (222, 200, 162)
DUSK: Colour = (196, 170, 132)
ROT: Colour = (174, 202, 150)
ROT_DUSK: Colour = (146, 176, 124)
AWAY: Colour = (112, 134, 140)
SIDES: Mapping[str, Colour] = {"citizens": GOLD, "spies": BLOOD, "zombies": (96, 156, 66)}


def game_picture(facts: Facts) -> bytes:
    """PNG of `title`, `winner`, `days`, `ships` (`name`, `lives`) and `legend` (`how`, `words`), all in a reader's
    words, and `sides` (`side`, `words`). A life has `names`, `told`, `side`, `won`, `marks` and `votes`."""
    return _drawn(msgspec.json.encode(facts))


@lru_cache(maxsize=4)
def _drawn(encoded: bytes) -> bytes:
    """All readers of one language see the same picture."""
    facts = msgspec.json.decode(encoded)
    chart = Chart(facts)
    chart.draw()
    out = BytesIO()
    chart.image.save(out, "PNG", optimize=True)
    return out.getvalue()


class Chart:
    """One picture in the making. A day is as wide as there is room for, with its night beside it."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.days = max(1, facts["days"])
        room = (MOST_ACROSS - LEFT - 2 * MARGIN) // self.days
        self.day = max(min(124, room), SHORTEST_DAY)
        self.width = 2 * MARGIN + LEFT + max(self.days * self.day, 360)
        lines = sum(SHIP + ROW * len(ship["lives"]) for ship in facts["ships"])
        self.legend = self._rows_of_legend()
        height = TOP + RULER + lines + 16 + LEGEND * len(self.legend) + MARGIN
        self.image = Image.new("RGB", (self.width, height), SEA)
        self.pen = ImageDraw.Draw(self.image)

    def draw(self) -> None:
        self._text((MARGIN, 18), self.facts["title"], 32, FOAM, self.width - 2 * MARGIN, bold=True)
        self._text((MARGIN, 58), self.facts["winner"], 22, GOLD, self.width - 2 * MARGIN)
        top = TOP
        for number in range(self.days):
            left = self._left(number)
            self.pen.ellipse((left + 2, top + 8, left + 18, top + 24), GOLD)
            self._text((left + 24, top + 5), str(number + 1), 19, FOAM, self.day)
            self._moon(left + self.day - NIGHT + 8, top + 8)
        top += RULER
        for ship in self.facts["ships"]:
            self._text((MARGIN, top + 6), ship["name"], 20, MIST, self.width - 2 * MARGIN)
            top += SHIP
            for life in ship["lives"]:
                self._life(top, life)
                top += ROW
        self._legend(top + 16)

    # -- one sailor

    def _life(self, top: int, life: Facts) -> None:
        bottom = top + ROW - 5
        self.pen.rounded_rectangle((MARGIN, top, self.width - MARGIN, bottom), 8, DEEP)
        self.pen.rounded_rectangle((MARGIN, top, MARGIN + LEFT - 8, bottom), 8, PLANK)
        self.pen.rounded_rectangle((MARGIN, top, MARGIN + 8, bottom), 4, SIDES[life["side"]])
        room = LEFT - 36 - (24 if life["won"] else 0)
        self._text((MARGIN + 16, top + 3), life["names"], 23, INK, room, bold=True)
        self._text((MARGIN + 16, top + 29), life["told"], 17, INK, LEFT - 36)
        if life["won"]:
            SIGNS["won"](self.pen, MARGIN + LEFT - 38, top + 5, 20)
        for number in range(self.days):
            self._day_of(life, number + 1, top, bottom)

    def _day_of(self, life: Facts, day: int, top: int, bottom: int) -> None:
        left = self._left(day - 1)
        dusk = left + self.day - NIGHT
        before = standing(life["marks"], day, by_night=False)
        at_dusk = standing(life["marks"], day, by_night=True)
        if before is not None:
            self.pen.rectangle((left, top, dusk - 1, bottom), before[0])
        if at_dusk is not None:
            self.pen.rectangle((dusk, top, left + self.day - 1, bottom), at_dusk[1])
        by_day = [mark["how"] for mark in life["marks"] if mark["day"] == day and not mark["by_night"]]
        by_night = [mark["how"] for mark in life["marks"] if mark["day"] == day and mark["by_night"]]
        self._signs(dusk - 6, bottom, by_day)
        self._signs(left + self.day - 4, bottom, by_night)
        self._votes(
            (left + 5, top + 2, dusk - 4, bottom), [each for each in life["votes"] if each["day"] == day]
        )

    def _votes(self, box: Box, votes: Sequence[Facts]) -> None:
        """The last two names of the day: what he wanted in the end, red where it lynched."""
        for place, vote in enumerate(votes[-2:]):
            colour = BLOOD if vote["fatal"] else INK
            self._text(
                (box[0], box[1] + 1 + place * 20),
                vote["name"],
                18,
                colour,
                box[2] - box[0],
                bold=vote["fatal"],
            )

    def _signs(self, right: int, bottom: int, marks: Sequence[str]) -> None:
        for place, how in enumerate(reversed(marks[-3:])):
            SIGNS[how](self.pen, right - SIGN * (place + 1), bottom - SIGN - 2, SIGN)

    # -- the rest

    def _left(self, number: int) -> int:
        return MARGIN + LEFT + number * self.day

    def _moon(self, x: int, y: int) -> None:
        self.pen.ellipse((x, y, x + 16, y + 16), MIST)
        self.pen.ellipse((x + 5, y - 2, x + 19, y + 13), SEA)

    def _rows_of_legend(self) -> list[list[Facts]]:
        across = self._across()
        legend = [*self.facts["sides"], *self.facts["legend"]]
        return [legend[start : start + across] for start in range(0, len(legend), across)]

    def _across(self) -> int:
        return max(1, (self.width - 2 * MARGIN) // 200)

    def _legend(self, top: int) -> None:
        each = (self.width - 2 * MARGIN) // self._across()
        for row, entries in enumerate(self.legend):
            for place, entry in enumerate(entries):
                x, y = MARGIN + place * each, top + row * LEGEND
                self.pen.rounded_rectangle((x, y, x + 28, y + 28), 5, PLANK)
                if "side" in entry:
                    self.pen.rounded_rectangle((x, y, x + 9, y + 28), 4, SIDES[entry["side"]])
                else:
                    SIGNS[entry["how"]](self.pen, x + 2, y + 2, SIGN)
                self._text((x + 36, y + 4), entry["words"], 17, FOAM, each - 40)

    def _text(
        self, at: tuple[int, int], text: str, size: int, colour: Colour, room: int, *, bold: bool = False
    ) -> None:
        """As large as fits into `room`, down to two thirds of its size; then it is cut."""
        smallest = size * 2 // 3
        while self.pen.textlength(text, font(size, bold=bold)) > room and size > smallest:
            size -= 1
        while text and self.pen.textlength(text, font(size, bold=bold)) > room:
            text = text[:-1]
        self.pen.text(at, text, colour, font(size, bold=bold))


def standing(marks: Sequence[Facts], day: int, *, by_night: bool) -> tuple[Colour, Colour] | None:
    """The colours by day and by night of a sailor as that half of the day begins; `None`: he is dead."""
    colours: tuple[Colour, Colour] | None = (PLANK, DUSK)
    for mark in marks:
        begins = mark["how"] in ("returned", "risen") and not by_night
        if (mark["day"], mark["by_night"]) < (day, by_night) or (mark["day"] == day and begins):
            colours = _AFTER.get(mark["how"])
    return colours


_AFTER: Mapping[str, tuple[Colour, Colour]] = {
    "escaped": (AWAY, AWAY),
    "returned": (PLANK, DUSK),
    "revived": (PLANK, DUSK),
    "risen": (ROT, ROT_DUSK),
}
"""Of who lives on; whatever else becomes of a sailor is a death."""
