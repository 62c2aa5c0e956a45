"""A picture of the raft: who lives, with how much health, food and weapons, and which bodies lie there (R0.5)."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

from PIL import Image, ImageDraw

from telegram_bot.render.lettering import font, legible

Facts = Mapping[str, Any]
Colour = tuple[int, int, int]

WIDTH, ROW, MARGIN, LEFT = 900, 46, 24, 300
MOST_HEALTH = 10
MOST_SIGNS = 8

SEA: Colour = (28, 74, 98)
PLANK: Colour = (164, 120, 72)
SEAM: Colour = (126, 88, 50)
INK: Colour = (34, 24, 16)
FADED: Colour = (104, 82, 60)
HEALTH: Colour = (178, 44, 44)
EMPTY: Colour = (142, 102, 62)
FOOD: Colour = (232, 190, 92)
WEAPON: Colour = (72, 76, 84)
BONE: Colour = (236, 228, 208)


def raft_picture(facts: Facts) -> bytes:
    """PNG of the raft as `raft-state` tells it: a plank a sailor, then a plank for the bodies."""
    sailors, bodies = facts["sailors"], facts["bodies"]
    planks = len(sailors) + (1 if bodies else 0)
    image = Image.new("RGB", (WIDTH, planks * ROW + 2 * MARGIN), SEA)
    draw = ImageDraw.Draw(image)
    letters = font(22)
    for row, sailor in enumerate(sailors):
        _sailor(draw, letters, _plank(draw, row), sailor, legible(sailor["name"], f"({row + 1})"))
    if bodies:
        _bodies(draw, letters, _plank(draw, len(sailors)), bodies)
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def _plank(draw: ImageDraw.ImageDraw, row: int) -> int:
    """Lays a plank; its top edge."""
    top = MARGIN + row * ROW
    draw.rounded_rectangle((MARGIN, top, WIDTH - MARGIN, top + ROW - 4), 6, PLANK, SEAM, 2)
    return top


def _sailor(draw: ImageDraw.ImageDraw, font: Any, top: int, sailor: Facts, name: str) -> None:
    shown = _fitting(draw, font, name, LEFT - MARGIN - 32)
    draw.text((MARGIN + 16, top + 8), shown, INK if sailor["alive"] else FADED, font)
    if not sailor["alive"]:
        _cross(draw, LEFT + 8, top + 10)
        return
    for point in range(MOST_HEALTH):
        x = LEFT + point * 24
        draw.rectangle((x, top + 12, x + 18, top + ROW - 16), HEALTH if point < sailor["health"] else EMPTY)
    x = LEFT + MOST_HEALTH * 24 + 24
    for _ in range(min(sailor["food"], MOST_SIGNS)):
        draw.ellipse((x, top + 11, x + 20, top + 31), FOOD, SEAM)
        x += 24
    x = max(x, LEFT + MOST_HEALTH * 24 + 24 + 3 * 24)
    for _ in range(min(sailor["weapons"], MOST_SIGNS)):
        draw.polygon(((x, top + 32), (x + 4, top + 32), (x + 18, top + 10), (x + 12, top + 10)), WEAPON)
        x += 22


def _bodies(draw: ImageDraw.ImageDraw, font: Any, top: int, bodies: Sequence[Facts]) -> None:
    """A bone for each that is eaten up, a cross for each that is not."""
    x = MARGIN + 16
    for body in bodies:
        if body["eaten"]:
            draw.line((x, top + 21, x + 18, top + 21), BONE, 6)
        else:
            _cross(draw, x, top + 10)
        shown = _fitting(draw, font, legible(body["name"], "?"), 130)
        draw.text((x + 26, top + 8), shown, INK, font)
        x += 40 + int(draw.textlength(shown, font))
        if x > WIDTH - 160:
            return


def _fitting(draw: ImageDraw.ImageDraw, font: Any, name: str, width: int) -> str:
    while name and draw.textlength(name, font) > width:
        name = name[:-1]
    return name


def _cross(draw: ImageDraw.ImageDraw, x: int, top: int) -> None:
    draw.line((x + 8, top, x + 8, top + 22), BONE, 4)
    draw.line((x, top + 7, x + 16, top + 7), BONE, 4)
