"""A house table of nine over HTTP: its lobby names people and no aliases, votes by taps stay in their room (Z3.2)."""

from collections.abc import Callable

from core.mafia.pools import ALIASES
from core.mafia.rooms import readers
from tests.e2e.fleet import NAMES, Fleet, at_sea, open_lobby
from tests.e2e.harbour import Harbour, labels, text_of


async def test_the_lobby_shows_who_is_aboard_and_under_which_names_nobody(sea: Harbour) -> None:
    fleet = await open_lobby(sea)
    await sea.sees(fleet.host, "Aboard: 9 of 17", fleet.group)
    aliases = [offer.alias for offer in fleet.state.offers if offer.alias]
    assert len(aliases) == len(NAMES)
    said = "\n".join(await sea.texts(fleet.host, fleet.group))
    assert all(name in said for name in NAMES)
    assert not any(alias in said for alias in aliases)
    await sea.client.say(fleet.host, "/startgame", fleet.group)
    await sea.sees(fleet.host, "8 are missing. I know a house set-up for 9", fleet.group)
    await sea.quiet()
    assert not any("are needed" in text for text in await sea.texts(fleet.host, fleet.group)), (
        "it is said once"
    )
    joiner = fleet.people["Ann"]
    await sea.client.say(joiner, "/role")
    await sea.sees(joiner, "your letter comes here when the anchors are up")
    for person, typed, word in (
        (joiner, "/vote Bart", "The game has not begun"),
        (joiner, "/order", "The game has not begun"),
        (joiner, "/tally", "till then /players says who is aboard"),
        (joiner, "/crew", "till then /players says who is aboard"),
        (fleet.host, "/role", "You have no place at this table yet"),
        (fleet.host, "/ask Who?", "You moderate this table yourself"),
    ):
        before = len(await sea.texts(person))
        await sea.client.say(person, typed)
        await sea.until(lambda p=person, n=before, w=word: _answered(sea, p, n, w), f"{word!r} to {typed}")
    await sea.client.say(joiner, "/leave")
    await sea.sees(fleet.host, "Aboard: 8 of 17", fleet.group)
    await one_joins_in_german(fleet)


async def _answered(sea: Harbour, person: int, before: int, word: str) -> bool:
    return any(word in text for text in (await sea.texts(person))[before:])


async def one_joins_in_german(fleet: Fleet) -> None:
    """Consent, an alias of the pool, his language from his phone, his zone by one question (product: joining)."""
    sea, group = fleet.sea, fleet.group
    (hans,) = await sea.people("Hans", language="de")
    await sea.client.start(hans, await sea.link(fleet.host, "Aboard", "Join", group))
    offer = await sea.sees(hans, "kann lesen, wer was schrieb")
    assert offer["has_protected_content"]
    alias = labels(offer)[0]
    assert alias in ALIASES
    await sea.client.say(hans, "/join Blackbeard")
    await sea.tap(hans, "kann lesen, wer was schrieb", alias)
    await sea.sees(hans, f"als {alias}")
    await sea.tap(hans, "nach der Uhr welcher Stadt", "Berlin")
    await sea.sees(fleet.host, "Aboard: 9 of 17", group)
    with sea.ship.store.read() as books:
        account = books.people.by_telegram(hans)
    assert account is not None
    assert (account.language, account.zone) == ("de", "Europe/Berlin")
    assert "Blackbeard" not in str(fleet.state)


async def test_no_alias_is_offered_that_somebody_of_the_lobby_really_bears(
    sea: Harbour, seed: Callable[[int], None]
) -> None:
    """People with many first names, so that without looking one of them would be among those offered."""
    seed(1)
    borne = ALIASES[::4]
    people = [" ".join(borne[start : start + 9]) for start in range(0, len(borne), 9)]
    host, *others = await sea.people("Moll", *people)
    group = await sea.group(host, *others)
    await sea.client.say(host, "/newgame", group)
    await sea.tap(host, "Which game", "Zombie Pirate Mafia", group)
    payload = await sea.link(host, "Aboard", "Join", group)
    await sea.client.start(others[-1], payload)
    own = people[-1].split()
    offer = labels(await sea.sees(others[-1], "Choose your name"))
    assert not set(own) & set(offer)
    for person in others[:-1]:
        await sea.client.start(person, payload)
        await sea.sees(person, "Choose your name")
    offers = 0
    while offer[-1] == "🎲 Other names":
        offers += 1
        await sea.tap(others[-1], "Choose your name", "🎲 Other names")
        await sea.quiet()
        offer = labels(await sea.sees(others[-1], "Choose your name"))
        assert not set(borne) & set(offer)
    assert offers > 1


async def test_a_vote_by_taps_names_the_next_one_and_is_told_to_the_room_alone(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    voter = fleet.with_role("captain")
    mate, other = fleet.mates(voter)
    first, then, voter_name = (fleet.alias(each) for each in (mate, other, voter))
    await sea.tap(voter, "📅 Day 1", "🗳 Vote")
    await sea.tap(voter, "Whom do you vote for", first)
    await sea.sees(mate, f"{voter_name} votes {first}.")
    await sea.tap(voter, "Who next", then)
    await sea.sees(mate, f"{voter_name} votes {first}, then {then}.")
    await sea.quiet()
    persons = list(fleet.crew())
    heard = {person for person in persons if f"{voter_name} votes" in await fleet.heard(person)}
    assert heard == {persons[seat] for seat in readers(fleet.state, fleet.sailor(voter).ship)}
    said = await sea.client.say(voter, f"/vote {then}", fleet.group)
    await sea.sees(voter, "Not out loud")
    await sea.quiet()
    left = await sea.client.messages(voter, fleet.group)
    assert said["message_id"] not in {message["message_id"] for message in left}
    assert not any(then in text_of(message) for message in left)
    assert f"{voter_name} votes {then}." not in await fleet.heard(mate)
