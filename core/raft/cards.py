"""The two decks: cards, their suits, colours and values (R0.2)."""

from enum import Enum
from typing import NewType

Card = NewType("Card", str)
"""Rank and suit as printed: `AS`, `10H`, `KD`; the Joker is `JK`."""

JOKER = Card("JK")


class Colour(Enum):
    RED = "red"
    BLACK = "black"


class Suit(Enum):
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    SPADES = "spades"


_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_SUITS = {"H": Suit.HEARTS, "D": Suit.DIAMONDS, "C": Suit.CLUBS, "S": Suit.SPADES}
_VALUES = {rank: value for value, rank in enumerate(_RANKS, start=1)}

ACTION_CARDS = tuple(Card(rank + suit) for suit in _SUITS for rank in _RANKS)
DAY_CARDS = (*ACTION_CARDS, JOKER)


def suit_of(card: Card) -> Suit:
    """The Joker has none: asking for it is a `KeyError`."""
    return _SUITS[card[-1]]


def colour_of(card: Card) -> Colour:
    return colour_of_suit(suit_of(card))


def colour_of_suit(suit: Suit) -> Colour:
    return Colour.RED if suit in (Suit.HEARTS, Suit.DIAMONDS) else Colour.BLACK


def value_of(card: Card) -> int:
    """Ace 1, Jack 11, Queen 12, King 13 (R0.2)."""
    return _VALUES[card[:-1]]
