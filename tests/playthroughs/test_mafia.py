"""A game of four days, and what each kind of viewer is told of it, word by word as it was agreed.

After a wanted change: `REWRITE=1 pytest tests/playthroughs/test_mafia.py`, then read the difference.
"""

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.engine.chance import SeededChance
from core.engine.command import Modkill, Start
from core.engine.notice import Notice, Place
from core.engine.record import replace
from core.engine.ruleset import MODERATOR, ONLOOKER, Viewer
from core.mafia import RULESET
from core.mafia.commands import CallPlank, Execute, GiveOrder, Post, PostAs, Speak, Vote, VoteAs
from core.mafia.setup import house_setup
from core.mafia.state import CABIN, Phase, crew_of, home_of
from tests.mafia.port import FAST, Port, boarded

HERE = Path(__file__).parent
ROLES = ("captain", "spy", "mutineer", "voodoo_doctor", "medicine_man")


class Voyage(Port):
    """The commands of a game, found by role, so that the story is the same whatever the pools hold."""

    def shipmate(self, role: str, number: int = 0) -> str:
        """Another sailor of the room of the bearer of a role."""
        who = self.who(role)
        crew = [seat for seat in crew_of(self.state, home_of(self.state, who)) if seat != who]
        return self.name(crew[number % len(crew)])

    def play(self) -> None:
        captain, doctor, spy = self.who("captain"), self.who("voodoo_doctor"), self.who("spy")
        self.ok(Post(captain, "post 1"), Vote(captain, (self.shipmate("captain"),)))
        self.ok(CallPlank(captain, self.shipmate("captain", 1)), Execute(captain))
        self.until(Phase.NIGHT, 1)
        self.ok(Speak(spy, CABIN, "post 2"), GiveOrder(doctor, "possess", self.shipmate("voodoo_doctor")))
        self.until(Phase.DAY, 2)
        if self.state.possessions:
            self.ok(PostAs(doctor, "post 3"), VoteAs(doctor, (self.name(doctor),)))
        self.until(Phase.NIGHT, 2)
        self.ok(GiveOrder(spy, "kill", self.shipmate("spy")))
        self.until(Phase.DAY, 3)
        living = crew_of(self.state, "Meeting")
        self.ok(Vote(living[0], (self.name(living[-1]), self.name(living[-2]))), Modkill(living[-1]))
        self.until(Phase.NIGHT, 3)


@pytest.fixture(scope="module")
def voyage() -> Voyage:
    lobby = boarded(replace(FAST, setup=house_setup(11), remind_minutes=5), seed=7)
    found = Voyage(seed=7)
    found.events, found.times, found.states, found.now = lobby.events, lobby.times, lobby.states, lobby.now
    found.ok(Start("0123456789abcdef"))
    found.play()
    return found


def viewer_of(voyage: Voyage, name: str) -> Viewer:
    return {"onlooker": ONLOOKER, "moderator": MODERATOR}.get(name) or Viewer(seat=voyage.who(name))


def stream(voyage: Voyage, viewer: Viewer) -> list[str]:
    """Events, notices and, at the end, how things stand, as they reach the viewer."""
    lines = []
    start = next(number for number, state in enumerate(voyage.states) if state.sailors) - 1
    for before, event, after in zip(
        voyage.states[start:], voyage.events[start:], voyage.states[start + 1 :], strict=False
    ):
        known = RULESET.audience(before, event)
        if viewer.moderator or known.public or (viewer.seat is not None and viewer.seat in known.seats):
            lines.append(f"event {line(RULESET.tell(event, viewer))}")
        for notice in RULESET.notices(before, event, after):
            if reaches(notice, viewer):
                lines.append(f"{notice.place.value} {notice.key} {line(notice.facts)}")
    shown = [card for card in RULESET.cards(voyage.state) if reaches(card, viewer)]
    lines += [f"card {card.card} {card.key} {line(card.facts)}" for card in shown]
    return [*lines, f"view {line(RULESET.view(voyage.state, viewer))}"]


def reaches(notice: Notice, viewer: Viewer) -> bool:
    match notice.place:
        case Place.TABLE | Place.BULLETIN:
            return viewer == ONLOOKER and notice.place is Place.BULLETIN
        case Place.MODERATORS:
            return viewer.moderator
        case Place.PRIVATE:
            return viewer.seat is not None and notice.to.includes(viewer.seat)


def line(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)


@pytest.mark.parametrize("name", ["moderator", "onlooker", *ROLES])
def test_every_viewer_is_told_exactly_what_was_agreed(name: str, voyage: Voyage) -> None:
    path = HERE / f"mafia-{name}.txt"
    told = "\n".join(stream(voyage, viewer_of(voyage, name))) + "\n"
    if os.environ.get("REWRITE"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


def test_the_seed_brings_the_same_voyage_again(voyage: Voyage) -> None:
    again = SeededChance((7).to_bytes(32, "big")).shuffled("deal/seats", range(11))
    persons = [sailor.person for sailor in voyage.state.sailors]
    assert persons == [101 + place for place in again]
    assert voyage.refold() == voyage.state
