"""What a lobby can choose: who sails in which ships, and when is played (Z1.7, Z2.5)."""

from core.engine.calendar import Calendar, Timetable
from core.engine.record import Record


class SetUp(Record, frozen=True):
    """How many of each role there are, and the sizes of the three ships (Z1.1, Z1.7)."""

    roles: dict[str, int]
    ships: tuple[int, ...]

    @property
    def sailors(self) -> int:
        return sum(self.roles.values())


class Settings(Record, frozen=True):
    """Who posts less often than `required_posts` a day is named to the moderator (Z11.3). `remind_minutes` before each
    deadline everybody is reminded (0: never)."""

    setup: SetUp
    timetable: Timetable = Calendar()
    required_posts: int = 0
    remind_minutes: float = 60
