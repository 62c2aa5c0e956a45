"""Everything that can be said because of an event: each message as it was agreed, with its readers, loud or quiet.

After a wanted change: `REWRITE=1 pytest tests/playthroughs/test_told.py`, then read the difference.
"""

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec

from core.engine.calendar import Calendar, FastClock
from core.engine.command import (
    CancelGame,
    CloseNow,
    Command,
    Modkill,
    MoveDeadline,
    Pause,
    Rename,
    Resume,
    Revive,
    Start,
    Substitute,
)
from core.engine.event import Event
from core.engine.ids import Person, Seat
from core.engine.notice import Notice, Place
from core.engine.record import replace
from core.engine.refusal import Refused
from core.engine.ruleset import MODERATOR, Ruleset, Viewer
from core.mafia.commands import (
    CallPlank,
    CancelLynching,
    ChangeTimetable,
    EndGame,
    Execute,
    GiveOrder,
    Release,
    Rest,
    Unvote,
    Vote,
    WithdrawOrder,
)
from core.mafia.notices import NOTICES as MAFIA_NOTICES
from core.mafia.ruleset import RULESET as MAFIA
from core.mafia.setup import CANONICAL
from core.mafia.state import Phase, crew_of, home_of
from core.raft.commands import CancelAction, SetSailor, WriteAttack
from core.raft.notices import NOTICES as RAFT_NOTICES
from core.raft.ruleset import RULESET as RAFT
from core.raft.scenario_setup import read_setup
from core.raft.settings import Settings
from core.raft.state import living
from tests.mafia.port import FAST, Port, sailing
from tests.raft.port import ADA, BOB, CY, DEB, boarded
from tests.raft.port import sailing as afloat
from tests.raft.voyage import Voyage

HERE = Path(__file__).parent
MINUTE = timedelta(minutes=1)


def told(ruleset: Ruleset[Any], states: Sequence[Any], events: Sequence[Event]) -> Iterator[str]:
    """Every message and every card that is new, in order; at the end how things stand for everybody.

    Of those that go to seat after seat only the first two messages and the first card.
    """
    shown = dict[str, str]()
    for before, event, after in zip(states, events, states[1:], strict=False):
        for notice in first_of(ruleset.notices(before, event, after), 2):
            yield f"{notice.key} {line(notice)}"
        for card in first_of(ruleset.cards(after), 1):
            reader = f"{card.card} {card.place} {sorted(card.to.seats)}"
            if shown.get(reader) != line(card.facts):
                shown[reader] = line(card.facts)
                yield f"card {line(card)}"
    for viewer in (MODERATOR, *map(Viewer, list(ruleset.seating(states[-1]).values())[:4])):
        yield f"view {viewer.seat} {line(ruleset.view(states[-1], viewer))}"


def first_of(notices: Iterable[Notice], number: int) -> Iterator[Notice]:
    counts = Counter[str]()
    for notice in notices:
        counts[notice.key] += notice.place is Place.PRIVATE
        if counts[notice.key] <= number:
            yield notice


def line(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def compare(name: str, games: Sequence[Iterator[str]]) -> set[str]:
    """Compares with what was agreed; the keys of all that was said."""
    lines = [one for game in games for one in game]
    path = HERE / f"told-{name}.txt"
    text = "\n".join(lines) + "\n"
    if os.environ.get("REWRITE"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
    return {one.split(" ", 1)[0] for one in lines} - {"card", "view"}


# The raft


def of_voyage(players: dict[str, dict[str, int]], steps: Sequence[Any], **script: Any) -> Iterator[str]:
    """Steps as in a scenario, and commands of the moderator, each a minute after the last."""
    bodies = script.get("bodies", ())
    voyage = Voyage(players, **script)
    now = voyage.state.opened_at
    assert now is not None
    for step in steps:
        if isinstance(step, Command):
            now += MINUTE / 10
            decided = voyage.command_at(step, now)
            assert not isinstance(decided, Refused), (step, decided)
            voyage.events.extend(decided)
        else:
            assert not [fact for fact in voyage.take(step) if fact["fact"] == "refused"], step
            now = voyage.state.opened_at or now
    states = [read_setup({"players": players, "bodies": [list(body) for body in bodies]})]
    for event in voyage.events:
        states.append(RAFT.evolve(states[-1], event))
    return told(RAFT, states, voyage.events)


def trouble() -> Iterator[str]:
    """A fight, a trade, a meal, a rescue, a trial."""
    players = {
        "Ada": {"health": 8, "food": 2, "weapons": 1},
        "Bob": {"health": 6, "food": 0, "weapons": 2},
        "Cy": {"health": 3, "food": 1, "weapons": 0},
        "Deb": {"health": 1, "food": 0, "weapons": 0},
        "Eve": {"health": 5, "food": 1, "weapons": 0},
    }
    steps: list[Any] = [
        {"act": ["Ada", "attack", "Eve"]},
        {"act": ["Bob", "attack", "Eve"]},
        {"act": ["Cy", "scavenge", "hearts"]},
        {"act": ["Deb", "weapon", "red"]},
        {"act": ["Eve", "attack", "Ada"]},
        {"give": ["Ada", "Cy", {"food": 1, "weapons": 1}]},
        {"offer": ["Bob", "Ada", {"weapons": 1}, {"food": 1}]},
        {"accept": ["Ada", "Bob"]},
        {"offer": ["Cy", "Bob", {"food": 2}, {"weapons": 1}]},
        {"refuse": ["Bob", "Cy"]},
        {"offer": ["Cy", "Deb", {"food": 1}, {}]},
        {"withdraw": ["Cy", "Deb"]},
        {"eat": ["Ada", "Zoe"]},
        {"fast": ["Cy"]},
        {"to": "end"},
        {"blame": ["Ada", "Eve"]},
        {"blame": ["Bob", "Cy"]},
        {"blame": ["Cy", "Bob"]},
        {"colour": ["Bob", "red"]},
        {"colour": ["Cy", "black"]},
    ]
    cards = ["2H", "3H", "4H", "5H", "6S", "7C", "8D", "9S", "KS", "2D", "3C"]
    bodies = [["Zoe", "body"], ["Yul", "eaten"]]
    return of_voyage(players, steps, cards=cards, days=["2C", "JK"], bodies=bodies)


def moderated() -> Iterator[str]:
    """All that the moderator can do, and a deck that is used up."""
    players = {name: {"health": 8, "food": 1, "weapons": 0} for name in ("Ada", "Bob", "Cy", "Deb")}
    steps: list[Any] = [
        {"act": ["Ada", "attack", "Bob"]},
        {"act": ["Cy", "attack", "Bob"]},
        CancelAction(CY),
        WriteAttack(CY, "Bob"),
        Modkill(BOB),
        Revive(BOB),
        SetSailor(BOB, health=4, food=2, weapons=3),
        Rename(CY, "Cyril"),
        Substitute(DEB, Person(777)),
        Pause(),
        Resume(),
        {"act": ["Ada", "fast", "clubs"]},
        {"act": ["Bob", "fast", "clubs"]},
        {"act": ["Cyril", "scavenge", "spades"]},
        {"act": ["Deb", "weapon", "black"]},
        {"to": "end"},
        {"modkill": ["Ada"]},
        CancelGame(),
    ]
    return of_voyage(players, steps, cards=["4C", "5H"], days=["2C", "3C"], reshuffles=[["6S", "7C", "8D"]])


def by_post() -> Iterator[str]:
    port = boarded("Ada", "Bob", "Cy", settings=Settings(pace=Calendar()))
    port.ok(Start("0123456789abcdef"))
    port.later(hours=48)
    return told(RAFT, port.states, port.events)


def hurried() -> Iterator[str]:
    """The silent are reminded, the close is moved, and nobody is left."""
    port = afloat("Ada", "Bob", "Cy", "Deb")
    port.ok(WriteAttack(ADA, "Bob"), WriteAttack(CY, "Deb"))
    port.later(minutes=2)
    port.ok(MoveDeadline(port.now + 5 * MINUTE), CloseNow())
    port.ok(*(Modkill(seat) for seat in living(port.state)))
    return told(RAFT, port.states, port.events)


def test_the_raft_says_what_was_agreed_and_every_text_of_it_is_said() -> None:
    """R0.5, R2 to R6."""
    assert compare("raft", [trouble(), moderated(), by_post(), hurried()]) == set(RAFT_NOTICES)


# Zombie Pirate Mafia


def mates(port: Port, who: Seat, *but: str) -> list[Seat]:
    """Others of his room, none of these roles."""
    crew = crew_of(port.state, home_of(port.state, who))
    return [seat for seat in crew if seat != who and port.state.sailors[seat].role not in but]


def seventeen() -> Iterator[str]:
    """Day 1 to Day 4 on the canonical table."""
    port = sailing(replace(FAST, setup=CANONICAL, remind_minutes=10), seed=5)
    captain, artist, doctor = port.who("captain"), port.who("escape_artist"), port.who("voodoo_doctor")
    accused = mates(port, captain, "escape_artist", "spy", "voodoo_doctor", "mutineer")[0]
    port.ok(Vote(captain, (port.name(accused), port.name(captain))), Unvote(captain))
    port.ok(CallPlank(captain, port.name(accused)), Execute(captain))
    port.ok(*(Vote(seat, (port.name(artist),)) for seat in mates(port, artist)[:3]))
    port.ok(Modkill(port.who("drunk")), Revive(port.who("drunk")))
    port.until(Phase.NIGHT, 1)
    port.ok(Rest(port.who("insomniac")), GiveOrder(port.who("astrologer"), "stars"))
    port.ok(GiveOrder(doctor, "possess", port.name(mates(port, doctor)[0])))
    medic = port.who("medicine_man")
    if port.state.sailors[medic].is_present:
        port.ok(GiveOrder(medic, "save", port.name(mates(port, medic)[0])), WithdrawOrder(medic, "save"))
    port.ok(ChangeTimetable(FastClock(50, 20), 5, 3), Pause(), Resume(), MoveDeadline(port.now + 7 * MINUTE))
    port.until(Phase.DAY, 2)
    port.ok(Rename(port.who("vanilla"), "Quill"), Substitute(port.who("pea_brain"), Person(777)))
    port.until(Phase.NIGHT, 2)
    assassin = port.who("assassin")
    if port.state.sailors[assassin].is_present:
        port.ok(GiveOrder(assassin, "kill", port.name(mates(port, assassin, "insomniac")[0])))
    port.until(Phase.DAY, 3)
    of_day_3(port)
    return told(MAFIA, port.states, port.events)


def of_day_3(port: Port) -> None:
    """One room; the table hears of deaths."""
    crew = crew_of(port.state, "Meeting")
    necrophiliac, spy = port.who("necrophiliac"), port.who("spy")
    victim = next(seat for seat in crew if port.state.sailors[seat].role == "vanilla")
    port.ok(Vote(crew[-1], (port.name(victim),)))
    port.until(Phase.NIGHT, 3)
    if necrophiliac in crew and port.state.sailors[necrophiliac].is_present:
        port.ok(GiveOrder(necrophiliac, "visit", port.name(victim)))
    port.ok(CancelLynching(victim))
    target = next(seat for seat in map(Seat, port.state.seats) if port.state.sailors[seat].role == "captain")
    if port.state.sailors[target].is_present and port.state.sailors[spy].is_present:
        port.ok(GiveOrder(spy, "kill", port.name(target)))
    port.until(Phase.DAY, 4)
    port.ok(EndGame("draw"))


def blocked() -> Iterator[str]:
    """A trial that the Captain ends himself, a game of Spies only, called off."""
    port = sailing(FAST, seed=3)
    captain = port.who("captain")
    port.ok(CallPlank(captain, port.name(mates(port, captain)[0])), Release(captain))
    port.until(Phase.DAY, 3)
    for seat in map(Seat, port.state.seats):
        sailor = port.state.sailors[seat]
        if (
            port.state.phase is Phase.DAY
            and sailor.is_present
            and sailor.role not in ("spy", "voodoo_doctor")
        ):
            port.ok(Modkill(seat))
    return told(MAFIA, port.states, port.events)


def escaping() -> Iterator[str]:
    """From Day 3 the table hears of planks and escapes, too."""
    port = sailing(replace(FAST, setup=CANONICAL), seed=8)
    port.until(Phase.DAY, 3)
    captain, artist = port.who("captain"), port.who("escape_artist")
    port.ok(CallPlank(captain, port.name(artist)), Execute(captain), CancelGame())
    return told(MAFIA, port.states, port.events)


def deadly() -> Iterator[str]:
    """From Day 3 the table hears of everybody who drowns or is found dead at dawn."""
    port = sailing(replace(FAST, setup=CANONICAL), seed=8)
    port.until(Phase.DAY, 3)
    captain, assassin = port.who("captain"), port.who("assassin")
    others = mates(port, captain, "escape_artist", "assassin", "spy", "voodoo_doctor", "insomniac")
    port.ok(CallPlank(captain, port.name(others[0])), Execute(captain))
    port.until(Phase.NIGHT, 3)
    port.ok(GiveOrder(assassin, "kill", port.name(others[1])))
    port.until(Phase.DAY, 4)
    assert not any(port.state.sailors[seat].is_living for seat in others[:2])
    return told(MAFIA, port.states, port.events)


def test_the_three_ships_say_what_was_agreed_and_every_text_of_them_is_said() -> None:
    """Z1.5, Z3.8, Z7.10, Z9.3, Z10.5, Z11."""
    assert compare("mafia", [seventeen(), blocked(), escaping(), deadly()]) == set(MAFIA_NOTICES)
