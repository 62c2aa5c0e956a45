"""Text that has travelled: what was said in one room and reads as if taken from another, or from a role letter."""

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz, process

RUN = 12
"""So many words in a row, the same elsewhere, are a copy."""
ALIKE = 90.0
"""Per cent of likeness from which a text counts as nearly the same."""
LETTERS = ""
"""Where role letters stand among the rooms."""
SHORTEST = 30
"""Characters below which likeness says nothing: everybody writes `I vote for Bart`."""


@dataclass(frozen=True, slots=True)
class Said:
    """One post: `number` grows with time."""

    number: int
    room: str
    text: str


@dataclass(frozen=True, slots=True)
class Copied:
    """Why a post is flagged. `post` and `room` are where it was said before; 0 and empty for a role letter."""

    how: str
    """`run` or `alike`."""
    post: int = 0
    room: str = ""
    words: int = 0
    likeness: int = 0


def find_copies(
    posts: Sequence[Said], letters: Iterable[str] = (), judged: Container[int] | None = None
) -> dict[int, Copied]:
    """By number, each post that repeats an earlier one of another room, or a letter; the first likeness counts.

    With `judged` only these are looked at; the others are what they could have been taken from.
    """
    runs: dict[tuple[str, ...], Said] = {}
    letters = tuple(letters)
    letter_runs = {run for letter in letters for run in runs_of(letter)}
    earlier: dict[str, dict[int, str]] = {LETTERS: dict(enumerate(map(normal, letters)))}
    found: dict[int, Copied] = {}
    for post in posts:
        if judged is None or post.number in judged:
            flag = _same_run(post, runs, letter_runs) or _alike(post, earlier)
            if flag is not None:
                found[post.number] = flag
        for run in runs_of(post.text):
            runs.setdefault(run, post)
        if len(post.text) >= SHORTEST:
            earlier.setdefault(post.room, {})[post.number] = normal(post.text)
    return found


def normal(text: str) -> str:
    return " ".join(words_of(text))


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def runs_of(text: str) -> Iterable[tuple[str, ...]]:
    words = words_of(text)
    return (tuple(words[first : first + RUN]) for first in range(len(words) - RUN + 1))


def _same_run(
    post: Said, runs: Mapping[tuple[str, ...], Said], letters: set[tuple[str, ...]]
) -> Copied | None:
    for run in runs_of(post.text):
        if run in letters:
            return Copied("run", words=RUN)
        source = runs.get(run)
        if source is not None and source.room != post.room:
            return Copied("run", source.number, source.room, RUN)
    return None


def _alike(post: Said, earlier: Mapping[str, Mapping[int, str]]) -> Copied | None:
    if len(post.text) < SHORTEST:
        return None
    for room, texts in earlier.items():
        if room == post.room:
            continue
        best = process.extractOne(normal(post.text), texts, scorer=fuzz.ratio, score_cutoff=ALIKE)
        if best is not None and room == LETTERS:
            return Copied("alike", likeness=round(best[1]))
        if best is not None:
            return Copied("alike", best[2], room, likeness=round(best[1]))
    return None
