"""One command being played out: the story so far, the dice, and the command's own time."""

from datetime import datetime

from core.engine.chance import Chance
from core.engine.story import Story
from core.raft.evolve import evolve
from core.raft.state import Raft


class Scene(Story[Raft]):
    def __init__(self, state: Raft, chance: Chance, now: datetime) -> None:
        super().__init__(state, evolve)
        self.chance = chance
        self.now = now
