"""The ordinary pirate has a vote and a voice, no more (Z1.1)."""

from core.mafia.role import Role

VANILLA = Role("vanilla", rank=6)
