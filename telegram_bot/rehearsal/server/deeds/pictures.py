"""What people of a rehearsal send as pictures, stickers and GIFs: a small seascape, different for every number."""

import io

from PIL import Image, ImageDraw

_SIZE = (320, 240)
_HORIZON = 150


def photo(number: int) -> bytes:
    return _encoded(_seascape(number), "JPEG")


def sticker(number: int) -> bytes:
    """A lifebuoy on nothing."""
    image = Image.new("RGBA", (256, 256), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    color = (200, 40 + number * 53 % 120, 40, 255)
    for start in range(0, 360, 90):
        draw.arc((16, 16, 240, 240), start, start + 45, color, width=56)
        draw.arc((16, 16, 240, 240), start + 45, start + 90, (255, 255, 255, 255), width=56)
    return _encoded(image, "WEBP")


def gif(number: int) -> bytes:
    """The sun goes down."""
    first, *others = (_seascape(number, sinking) for sinking in range(0, 80, 20))
    out = io.BytesIO()
    first.save(out, "GIF", save_all=True, append_images=others, duration=400, loop=0)
    return out.getvalue()


def _seascape(number: int, sinking: int = 0) -> Image.Image:
    image = Image.new("RGB", _SIZE, (120 + number * 37 % 110, 150 + number * 17 % 60, 215))
    draw = ImageDraw.Draw(image)
    left, top = 30 + number * 71 % 220, 40 + sinking + number * 29 % 40
    draw.ellipse((left, top, left + 56, top + 56), (250, 220, 120))
    draw.rectangle((0, _HORIZON, *_SIZE), (20, 70 + number * 13 % 50, 110))
    for row in range(_HORIZON + 12, _SIZE[1], 22):
        for crest in range((number * 19 + row) % 40 - 40, _SIZE[0], 40):
            draw.arc((crest, row, crest + 40, row + 16), 200, 340, (190, 215, 225), width=2)
    return image


def _encoded(image: Image.Image, kind: str) -> bytes:
    out = io.BytesIO()
    image.save(out, kind)
    return out.getvalue()
