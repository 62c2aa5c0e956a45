"""Names of sailors and ships: when two of them are the same, and which characters may stand in one (Z7.9, F59)."""

import re
import unicodedata


def name_key(name: str) -> str:
    """What two names are compared by: NFKC and case folding, outer space removed (Z7.9)."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded).strip()


def same_name(one: str, other: str) -> bool:
    return name_key(one) == name_key(other)


_LOOKS = str.maketrans(
    "АВЕКМНОРСТУХІЈЅаеорсухіјѕԁԛΑΒΕΖΗΙΚΜΝΟΡΤΥΧαονρικ1|!0",
    "ABEKMHOPCTYXIJSaeopcyxijsdqABEZHIKMNOPTYXaovpiklllo",
)
"""Cyrillic and Greek letters, figures and strokes that a phone draws like a Latin letter."""


def looks_like(one: str, other: str) -> bool:
    """Whether a reader could take one name for the other (F59): `Ann` with a Cyrillic A, `Al` and `AI`."""
    return _look(one) == _look(other)


def _look(name: str) -> str:
    latin = unicodedata.normalize("NFKC", clean_name(name)).translate(_LOOKS)
    return name_key(latin).replace("i", "l")


def clean_name(name: str, longest: int = 32) -> str:
    """A person's shown name without invisible, direction and control characters, inner space folded, cut at `longest`.

    Signs of which a chat makes a link are exchanged (`harmless`). Empty when nothing visible is left: the caller then
    needs another name.
    """
    visible = "".join(" " if unicodedata.category(c).startswith("Z") else c for c in name if _is_visible(c))
    return harmless(" ".join(visible.split()))[:longest].strip()


_LINKING = (
    (re.compile("@"), "\uff20"),
    (re.compile(r"(?<![\w<>])/(?=\w)"), "\u2215"),
    (re.compile(r"(?<=\w)\.(?=[^\W\d_]{2})"), "\u2024"),
)


def harmless(name: str) -> str:
    """The same to look at, but nobody is called by it: `@durov`, `/start` and `evil.com` are no mention, no command and
    no address wherever the name is shown. Length is kept."""
    for sign, instead in _LINKING:
        name = sign.sub(instead, name)
    return name


def is_blank(text: str) -> bool:
    """Whether a reader would see nothing. A sign that Python does not know yet is a new emoji, and seen."""
    return all(unicodedata.category(c) in _UNSEEN or c in _BLANKS for c in text)


_UNSEEN = frozenset({"Cc", "Cf", "Zs", "Zl", "Zp"})
_BLANKS = "\u115f\u1160\u3164\uffa0\u2800"


def _is_visible(char: str) -> bool:
    return not unicodedata.category(char).startswith("C") and char not in _BLANKS
