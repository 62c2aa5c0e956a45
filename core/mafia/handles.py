"""Handles: the random short ids by which a phone names a seat, as long as the seat bears its alias (F43)."""

from core.engine.chance import Chance

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
LENGTH = 8


def draw_handle(chance: Chance, purpose: str) -> str:
    number = chance.integer(purpose, 0, len(LETTERS) ** LENGTH - 1)
    digits = []
    for _ in range(LENGTH):
        number, digit = divmod(number, len(LETTERS))
        digits.append(LETTERS[digit])
    return "".join(digits)
