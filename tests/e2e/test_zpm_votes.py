"""Votes over HTTP: typed names, buttons that are old, tallies of now and of days past (Z3, F01, F08, F15)."""

import asyncio

from core.engine.command import Modkill
from core.engine.ids import Seat
from core.mafia.voting import ballot_of
from tests.e2e.fleet import Fleet, at_sea
from tests.e2e.harbour import Harbour, labels


def vote_of(fleet: Fleet, person: int) -> list[str]:
    """The names on his vote, as the rules have it."""
    state = fleet.state
    ballot = ballot_of(state, list(fleet.crew()).index(person))
    return [] if ballot is None else [state.sailors[seat].alias for seat in ballot.names]


async def test_a_slip_of_the_finger_is_understood_and_nonsense_gets_the_names_to_choose_from(
    sea: Harbour,
) -> None:
    fleet = await at_sea(sea)
    voter = fleet.with_role("vanilla")
    mate, other = (fleet.alias(each) for each in fleet.mates(voter))
    await sea.client.say(voter, f"/vote {mate.upper()}")
    await sea.sees(voter, f"{fleet.alias(voter)} votes {mate}.")
    await sea.client.say(voter, "/vote Zzyzx")
    asked = await sea.sees(voter, "There is no Zzyzx here. Whom do you mean?")
    assert set(labels(asked)) == {mate, other, fleet.alias(voter)}
    assert vote_of(fleet, voter) == [mate]
    seat = Seat(list(fleet.crew()).index(fleet.mates(voter)[0]))
    await fleet.moderate(Modkill(seat))
    await sea.client.say(voter, f"/vote {mate}, {other}")
    asked = await sea.sees(voter, f"There is no {mate} here. Whom do you mean?")
    assert set(labels(asked)) == {other, fleet.alias(voter)}, "like it or not"
    await sea.tap(voter, f"There is no {mate} here", other)
    await sea.sees(voter, f"{fleet.alias(voter)} votes {other}.")
    elsewhere = next(
        sailor.alias for sailor in fleet.crew().values() if sailor.ship != fleet.sailor(voter).ship
    )
    await sea.client.say(voter, f"/vote {elsewhere}")
    asked = await sea.sees(voter, f"There is no {elsewhere} here.")
    assert elsewhere not in labels(asked)
    assert vote_of(fleet, voter) == [other]


async def test_the_tally_of_a_day_past_is_told_to_those_who_saw_it(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    victim = fleet.with_role("vanilla")
    voter = fleet.mates(victim)[0]
    await sea.client.say(voter, f"/vote {fleet.alias(victim)}")
    await sea.client.say(voter, "/tally 1")
    await sea.sees(voter, "Votes are told of days that are over")
    card = await sea.sees(voter, "📅 Day 1")
    await fleet.close()
    await sea.sees(victim, f"{fleet.alias(victim)} is lynched, with the most votes at the close.")
    await sea.client.say(voter, "/tally")
    told = await sea.sees(voter, "Votes of Day 1")
    await sea.client.say(voter, "/order frob")
    await sea.sees(voter, "There is no order “frob”")
    assert f"{fleet.alias(victim)} (1): {fleet.alias(voter)}" in told["text"]
    assert f"{fleet.alias(victim)} is lynched, with the most votes" in told["text"]
    await sea.quiet()
    data = card["reply_markup"]["inline_keyboard"][0][0]["callback_data"]
    tapped = await sea.client.tap(voter, card["message_id"], data=data, stale=True)
    assert "earlier hour" in await sea.answer(tapped["query_id"])
    await sea.client.say(fleet.host, "/tally 1")
    await sea.sees(fleet.host, "the panel (/panel) shows you everything")
    await sea.client.say(victim, "/tally 1", fleet.group)
    await sea.sees(victim, "The tally is for those aboard", fleet.group)


async def test_the_answer_to_a_typed_name_comes_at_the_end_of_the_chat_not_far_up(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    voter = fleet.with_role("vanilla")
    await sea.tap(voter, "📅 Day 1", "🗳 Vote")
    old = await sea.sees(voter, "Whom do you vote for?")
    await sea.client.say(fleet.mates(voter)[0], "Many words have been said since")
    await sea.sees(voter, "Many words have been said since")
    await sea.client.say(voter, "/vote Zzyzx")
    asked = await sea.sees(voter, "There is no Zzyzx here. Whom do you mean?")
    assert asked["message_id"] > old["message_id"]
    await sea.quiet()
    left = [each for each in await sea.client.messages(voter) if each["message_id"] == old["message_id"]]
    assert not any(labels(each) for each in left), "nothing far up can still be answered"


async def test_a_forged_name_on_a_button_is_an_old_button_whatever_it_is_made_of(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    voter = fleet.with_role("vanilla")
    card = await sea.sees(voter, "📅 Day 1")
    vote = card["reply_markup"]["inline_keyboard"][0][0]["callback_data"]
    for forged in ("aaaaaaaa", "é" * 8, "x" * 20, " "):
        tapped = await sea.client.tap(voter, card["message_id"], data=f"{vote}:{forged}", stale=True)
        assert "earlier hour" in await sea.answer(tapped["query_id"])
    assert vote_of(fleet, voter) == []


async def test_who_is_no_captain_is_told_that_the_plank_is_not_his_to_call_z6_1(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    await sea.client.say(fleet.with_role("vanilla"), "/plank")
    await sea.sees(fleet.with_role("vanilla"), "That is not yours to do")


async def test_four_taps_are_one_vote_and_whoever_has_none_is_told_so_f08_f09(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    voter = fleet.with_role("vanilla")
    mate, witness = fleet.mates(voter)
    await sea.tap(voter, "📅 Day 1", "🗳 Vote")
    asked = await sea.sees(voter, "Whom do you vote for?")
    data = next(
        button["callback_data"]
        for row in asked["reply_markup"]["inline_keyboard"]
        for button in row
        if button["text"] == fleet.alias(mate)
    )
    taps = [sea.client.tap(voter, asked["message_id"], data=data, stale=True) for _ in range(4)]
    for tapped in await asyncio.gather(*taps):
        await sea.answer(tapped["query_id"])
    await sea.sees(witness, f"{fleet.alias(mate)} (1): {fleet.alias(voter)}")
    assert len(fleet.state.votes) == 1
    (outsider,) = await sea.people("Olga")
    for person, why in ((outsider, "no place at this table"), (fleet.host, "do not sit at it")):
        welcome = await sea.sees(person, "I am Scuttlebutt")
        tapped = await sea.client.tap(person, welcome["message_id"], data=data, stale=True)
        assert why in await sea.answer(tapped["query_id"])
    assert len(fleet.state.votes) == 1
