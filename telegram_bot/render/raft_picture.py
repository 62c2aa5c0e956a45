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
MOST_SIGNS = 3
"""Of more there is one, and how many they are."""
FOOD_AT, WEAPONS_AT, CARDS_END = 564, 648, 868
CARD, MOST_CARDS = 56, 3
BODY, BODIES_A_PLANK = 207, 4

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
RED: Colour = (190, 30, 40)
BLACK: Colour = (20, 20, 24)


def raft_picture(facts: Facts) -> bytes:
    """PNG of the raft as `raft-state` tells it: a plank a sailor, with the cards he drew, then some for the bodies."""
    sailors, bodies = facts["sailors"], facts["bodies"]
    names = {one["name"]: legible(one["name"], f"({row + 1})") for row, one in enumerate(sailors)}
    rows = [bodies[start : start + BODIES_A_PLANK] for start in range(0, len(bodies), BODIES_A_PLANK)]
    image = Image.new("RGB", (WIDTH, (len(sailors) + len(rows)) * ROW + 2 * MARGIN), SEA)
    draw = ImageDraw.Draw(image)
    letters = font(22)
    for row, sailor in enumerate(sailors):
        _sailor(draw, letters, _plank(draw, row), sailor, names[sailor["name"]])
    for row, lying in enumerate(rows, start=len(sailors)):
        _bodies(draw, letters, _plank(draw, row), lying, names)
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
    for place, card in enumerate(reversed(sailor.get("drew", [])[-MOST_CARDS:])):
        _card(draw, font, CARDS_END - (place + 1) * CARD, top + 6, card)
    if not sailor["alive"]:
        _cross(draw, LEFT + 8, top + 10)
        return
    for point in range(MOST_HEALTH):
        x = LEFT + point * 24
        draw.rectangle((x, top + 12, x + 18, top + ROW - 16), HEALTH if point < sailor["health"] else EMPTY)
    for x in _signs(draw, font, FOOD_AT, top, sailor["food"]):
        draw.ellipse((x, top + 11, x + 20, top + 31), FOOD, SEAM)
    for x in _signs(draw, font, WEAPONS_AT, top, sailor["weapons"]):
        draw.polygon(((x, top + 32), (x + 4, top + 32), (x + 18, top + 10), (x + 12, top + 10)), WEAPON)


def _signs(draw: ImageDraw.ImageDraw, font: Any, start: int, top: int, count: int) -> list[int]:
    """Where the signs stand; beside a single one of many stands the number."""
    if count <= MOST_SIGNS:
        return [start + place * 24 for place in range(count)]
    draw.text((start + 26, top + 8), f"×{count}", INK, font)
    return [start]


def _card(draw: ImageDraw.ImageDraw, font: Any, x: int, top: int, card: str) -> None:
    """`10H` as its number and its suit; a Joker has only its letters."""
    draw.rounded_rectangle((x, top, x + CARD - 6, top + 30), 4, BONE, SEAM)
    suit = card[-1] if card[-1] in "SHDC" else ""
    colour = RED if suit in ("H", "D") else BLACK
    number = card.removesuffix(suit)
    width = int(draw.textlength(number, font)) + (16 if suit else 0)
    left = x + (CARD - 6 - width) // 2
    draw.text((left, top + 1), number, colour, font)
    if suit:
        _suit(draw, suit, left + width - 13, top + 8, colour)


def _suit(draw: ImageDraw.ImageDraw, suit: str, x: int, y: int, colour: Colour) -> None:
    """Fourteen points square: the font has no suits."""
    match suit:
        case "D":
            draw.polygon(((x + 7, y), (x + 13, y + 7), (x + 7, y + 14), (x + 1, y + 7)), colour)
        case "H":
            draw.ellipse((x, y, x + 7, y + 7), colour)
            draw.ellipse((x + 7, y, x + 14, y + 7), colour)
            draw.polygon(((x, y + 5), (x + 14, y + 5), (x + 7, y + 14)), colour)
        case "S":
            draw.polygon(((x + 7, y), (x, y + 8), (x + 14, y + 8)), colour)
            draw.ellipse((x, y + 4, x + 7, y + 11), colour)
            draw.ellipse((x + 7, y + 4, x + 14, y + 11), colour)
            draw.polygon(((x + 7, y + 8), (x + 4, y + 14), (x + 10, y + 14)), colour)
        case _:
            for left, upper in ((4, 0), (0, 5), (8, 5)):
                draw.ellipse((x + left, y + upper, x + left + 6, y + upper + 6), colour)
            draw.polygon(((x + 7, y + 5), (x + 4, y + 14), (x + 10, y + 14)), colour)


def _bodies(
    draw: ImageDraw.ImageDraw, font: Any, top: int, bodies: Sequence[Facts], names: Mapping[str, str]
) -> None:
    """A bone for each that is eaten up, a cross for each that is not; called as on the sailors' planks."""
    for place, body in enumerate(bodies):
        x = MARGIN + 16 + place * BODY
        if body["eaten"]:
            draw.line((x, top + 21, x + 18, top + 21), BONE, 6)
        else:
            _cross(draw, x, top + 10)
        shown = _fitting(draw, font, names.get(body["name"], "?"), BODY - 40)
        draw.text((x + 26, top + 8), shown, INK, font)


def _fitting(draw: ImageDraw.ImageDraw, font: Any, name: str, width: int) -> str:
    while name and draw.textlength(name, font) > width:
        name = name[:-1]
    return name


def _cross(draw: ImageDraw.ImageDraw, x: int, top: int) -> None:
    draw.line((x + 8, top, x + 8, top + 22), BONE, 4)
    draw.line((x, top + 7, x + 16, top + 7), BONE, 4)
