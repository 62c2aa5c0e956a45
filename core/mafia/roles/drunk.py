"""The Drunk takes himself for the Mutineer, but has neither power nor curse (Z1.4, Z6.8)."""

from core.mafia.role import Role
from core.mafia.roles.mutineer import MUTINEER

DRUNK = Role("drunk", rank=9, told_as=MUTINEER.name)
