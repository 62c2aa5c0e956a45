"""Zombie Pirate Mafia: three ships, two Spies, and the dead who come back under new names."""

from core.mafia.ruleset import RULESET

__all__ = ["RULESET"]
