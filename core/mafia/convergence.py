"""The three games become one and some of the dead rise in it (Z9)."""

from core.engine.chance import Chance
from core.engine.ids import Seat
from core.engine.names import name_key
from core.engine.story import Story
from core.mafia.events import Converged, Risen, ZombiesDrawn
from core.mafia.faces import face
from core.mafia.handles import draw_handle
from core.mafia.pools import fresh_aliases, fresh_ships
from core.mafia.role import ROLES, side_of
from core.mafia.state import Crew, Rising, Sailor, Side, State, crew_of

MOST_ZOMBIES = 6


def draw_zombies(story: Story[State], chance: Chance) -> None:
    """When Day 2 closes everything about the rising is drawn, so that the moderator sees it all night (Z9.1).

    No name that was ever used at this table is drawn (Z9.6).
    """
    state = story.state
    draws = 1 if state.rising is None else state.rising.draws + 1
    purpose = "" if draws == 1 else f"/{draws}"
    used = state.used_names | ({name_key(name) for name in state.rising.aliases} if state.rising else set())
    aliases = chance.shuffled(f"zombies/aliases{purpose}", fresh_aliases(used, MOST_ZOMBIES))
    crew = chance.shuffled(f"zombies/crew{purpose}", fresh_ships(used, 1))[0]
    rising = Rising(
        number=chance.integer(f"zombies/number{purpose}", 1, MOST_ZOMBIES),
        order=chance.shuffled(f"zombies/order{purpose}", tuple(map(Seat, state.seats))),
        aliases=aliases[:MOST_ZOMBIES],
        handles=tuple(draw_handle(chance, f"zombies/handle/{n}{purpose}") for n in range(MOST_ZOMBIES)),
        crew=crew,
        crew_order=chance.shuffled(f"zombies/crews{purpose}", (*state.ships, crew)),
        draws=draws,
    )
    story.tell(ZombiesDrawn(rising))


def can_rise(sailor: Sailor) -> bool:
    """A dead pirate whom the moderator has not killed (Z9.1)."""
    return (
        not sailor.is_living
        and not sailor.zombie
        and not sailor.modkilled
        and side_of(sailor) is Side.CITIZENS
    )


def candidates(state: State, rising: Rising) -> tuple[Seat, ...]:
    """All who can rise, those first who would: lowest rank first, equals as drawn."""
    dead = [Seat(seat) for seat in state.seats if can_rise(state.sailors[seat])]
    place = {seat: number for number, seat in enumerate(rising.order)}
    return tuple(sorted(dead, key=lambda seat: (-ROLES[state.sailors[seat].role].rank, place[seat])))


def chosen(state: State, rising: Rising) -> tuple[Seat, ...]:
    """Who would rise now, in seat order: as drawn, or the moderator's choice so far as they can (Z9.5)."""
    able = candidates(state, rising)
    if rising.chosen is not None:
        return tuple(sorted(seat for seat in rising.chosen if seat in able))
    return tuple(sorted(able[: rising.number]))


def new_names(rising: Rising, seats: tuple[Seat, ...]) -> dict[Seat, str]:
    """The names of the chosen, drawn ones in seat order; a name the moderator gave goes before."""
    drawn = dict(zip(seats, rising.aliases, strict=False))
    return {seat: rising.named.get(seat, drawn[seat]) for seat in seats}


def converge(story: Story[State]) -> None:
    """The chosen rise under new names, then the crews are introduced with their present members (Z9.2, Z9.3)."""
    state, rising = story.state, story.state.rising
    assert rising is not None
    seats = chosen(state, rising)
    names = new_names(rising, seats)
    risen = tuple(
        Risen(face(state, seat), names[seat], handle)
        for seat, handle in zip(seats, rising.handles, strict=False)
    )
    members = {ship: crew_of(state, ship) for ship in state.ships} | {rising.crew: seats}
    crews = tuple(Crew(ship, members[ship]) for ship in rising.crew_order if members[ship])
    shown = tuple(
        (crew.ship, tuple(names.get(seat, state.sailors[seat].alias) for seat in crew.members))
        for crew in crews
    )
    story.tell(Converged(risen, shown, crews))
