"""The roles of Z1.1, one file each, and the zombie that a dead pirate may become."""

from core.mafia.role import RISEN, ROLES
from core.mafia.roles import (
    assassin,
    astrologer,
    captain,
    drunk,
    escape_artist,
    insomniac,
    medicine_man,
    mutineer,
    necrophiliac,
    pea_brain,
    spy,
    vanilla,
    voodoo_doctor,
    zombie,
)

BY_RANK = (
    captain.CAPTAIN,
    medicine_man.MEDICINE_MAN,
    assassin.ASSASSIN,
    escape_artist.ESCAPE_ARTIST,
    astrologer.ASTROLOGER,
    vanilla.VANILLA,
    insomniac.INSOMNIAC,
    pea_brain.PEA_BRAIN,
    drunk.DRUNK,
    mutineer.MUTINEER,
    necrophiliac.NECROPHILIAC,
    spy.SPY,
    voodoo_doctor.VOODOO_DOCTOR,
)

ROLES.update({role.name: role for role in BY_RANK})
RISEN[:] = [zombie.ZOMBIE]
