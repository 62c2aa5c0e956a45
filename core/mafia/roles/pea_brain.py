"""No zombie can kill the Pea-Brain (Z7.5)."""

from core.mafia.role import Attack, Role

PEA_BRAIN = Role("pea_brain", rank=8, immune_to=frozenset({Attack.ZOMBIES}))
