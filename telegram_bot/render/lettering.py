"""The letters in pictures: one font for all of them, and which names it can draw."""

from functools import cache
from importlib.resources import as_file, files
from typing import Any

from PIL import ImageFont

_FILES = {False: "Lato-Regular.ttf", True: "Lato-Bold.ttf"}
_NO_LETTER = "\ue000"
"""Of private use: it is drawn like every letter that the font lacks."""


@cache
def font(size: int, *, bold: bool = False) -> Any:
    """Letters of Western and Central Europe, laid out one after the other."""
    with as_file(files("font_lato") / "files" / _FILES[bold]) as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


def legible(name: str, otherwise: str) -> str:
    """The name, if every letter of it can be drawn; the words beside a picture have every name."""
    return name if all(_is_drawn(letter) for letter in name) else otherwise


@cache
def _is_drawn(letter: str) -> bool:
    shown = font(20)
    return letter == " " or bytes(shown.getmask(letter)) != bytes(shown.getmask(_NO_LETTER))
