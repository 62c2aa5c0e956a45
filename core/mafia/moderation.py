"""What the moderator can do to a running game: kill, bring back, cancel a result, rename, replace, end (Z11).

To move or cancel a vote or an order he acts for the seat, by the seat's own commands.
"""

from datetime import datetime
from typing import get_args

from core.engine.chance import Chance
from core.engine.command import Command, Modkill, Rename, Revive, Substitute
from core.engine.ids import Seat
from core.engine.names import clean_name, name_key
from core.engine.refusal import Refused
from core.engine.story import Story
from core.mafia.commands import CancelLynching, EndGame
from core.mafia.departures import place_of
from core.mafia.events import Ended, LynchingCancelled, Modkilled, Renamed, Revived, Substituted, Winner
from core.mafia.faces import face
from core.mafia.handles import draw_handle
from core.mafia.legality import Handler
from core.mafia.state import Phase, State, crew_of, room_of
from core.mafia.victory import check_end
from core.mafia.voting import departed, lynch, settle

WINNERS: tuple[Winner, ...] = get_args(Winner)


def refused_seat(state: State, who: Seat) -> Refused | None:
    """What every command on a seat asks first."""
    if state.phase is Phase.LOBBY:
        return Refused("not_open")
    return None if who in state.seats else Refused("unknown_seat")


def modkill(story: Story[State], command: Modkill, chance: Chance, now: datetime) -> Refused | None:
    """Takes effect at once (Z11.0). By day it is a death of that day, not a lynching.

    By night his orders are void, those that name him fall away, and the end is checked at dawn.
    """
    state, who = story.state, command.who
    refused = refused_seat(state, who)
    if refused is not None or not state.sailors[who].is_living:
        return refused or Refused("not_in_play")
    story.tell(Modkilled(place_of(state, who), face(state, who)))
    departed(story, who)
    if story.state.phase is Phase.DAY:
        check_end(story)
        settle(story)
    return None


def revive(story: Story[State], command: Revive, chance: Chance, now: datetime) -> Refused | None:
    """One more body, and votes that named him move back: somebody may have a majority now (Z3.2, Z3.4)."""
    state, who = story.state, command.who
    refused = refused_seat(state, who)
    if refused is not None or state.sailors[who].is_living:
        return refused or Refused("bad_target", {"name": state.sailors[who].alias})
    story.tell(Revived(place_of(state, who), face(state, who)))
    settle(story)
    return None


def cancel_lynching(
    story: Story[State], command: CancelLynching, chance: Chance, now: datetime
) -> Refused | None:
    """Today's lynching or escape of `who` has not been: he is back, and nobody's vote names him any more.

    His room can lynch by plurality again; `instead`, if named, is lynched at once. It can be done until the next day.
    """
    state, who = story.state, command.who
    refused = refused_seat(state, who)
    if refused is not None:
        return refused
    done = next((blood for blood in state.blood if blood.who == who and blood.by_lynching), None)
    if done is None or state.sailors[who].is_present:
        return Refused("bad_target", {"name": state.sailors[who].alias})
    crew = {name_key(state.sailors[seat].alias): seat for seat in crew_of(state, done.room)}
    other = crew.get(name_key(command.instead)) if command.instead else None
    if command.instead and other is None:
        return Refused("not_here", {"name": command.instead})
    story.tell(LynchingCancelled(done.room, face(state, who)))
    if other is not None:
        lynch(story, [(done.room, other)], "moderator")
    settle(story)
    return None


def substitute(story: Story[State], command: Substitute, chance: Chance, now: datetime) -> Refused | None:
    """Alias, role, votes, orders and past stay with the seat."""
    state = story.state
    refused = refused_seat(state, command.who)
    if refused is not None:
        return refused
    if any(sailor.person == command.person for sailor in state.sailors):
        return Refused("already_joined")
    story.tell(Substituted(command.who, command.person))
    return None


def rename(story: Story[State], command: Rename, chance: Chance, now: datetime) -> Refused | None:
    """Votes on and by the seat stay; the seat gets a new handle with its new alias."""
    state, who = story.state, command.who
    refused = refused_seat(state, who) or refused_name(state, command.name)
    if refused is not None:
        return refused
    handle = draw_handle(chance, f"handle/renamed/{state.renamings + 1}")
    story.tell(Renamed(face(state, who), command.name.strip(), handle, room_of(state, who)))
    return None


def refused_name(state: State, name: str) -> Refused | None:
    """A new name is visible, short, and equal (Z7.9) to none used or planned in this game (Z9.6)."""
    if not name.strip() or clean_name(name) != name.strip():
        return Refused("bad_name", {"name": clean_name(name)})
    planned = (*state.rising.aliases, *state.rising.named.values()) if state.rising else ()
    if name_key(name) in state.used_names | set(map(name_key, planned)):
        return Refused("name_used", {"name": name})
    return None


def end_game(story: Story[State], command: EndGame, chance: Chance, now: datetime) -> Refused | None:
    """The moderator decides; what speaks for it he has been told (Z10.5)."""
    if story.state.phase is Phase.LOBBY:
        return Refused("not_open")
    winner = next((each for each in WINNERS if each == command.winner), None)
    if winner is None:
        return Refused("bad_target", {"name": command.winner})
    story.tell(Ended(winner))
    return None


COMMANDS: dict[type[Command], Handler] = {
    Modkill: modkill,
    Revive: revive,
    CancelLynching: cancel_lynching,
    Substitute: substitute,
    Rename: rename,
    EndGame: end_game,
}
