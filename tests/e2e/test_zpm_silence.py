"""Silence: remarked on, then reported, in the same number of words to all; a host who sets nothing wants one post a day
(Z11.3)."""

import pytest

from tests.e2e.fleet import choose_clock, open_lobby
from tests.e2e.harbour import Harbour, labels, text_of


@pytest.mark.timeout(120)
async def test_silence_is_remarked_on_then_reported_and_every_seat_hears_as_much(sea: Harbour) -> None:
    fleet = await open_lobby(sea)
    host = fleet.host
    await sea.sees(host, "From each at least one post a day", fleet.group)
    await choose_clock(fleet, "days of 20 min")
    await sea.client.say(host, "/startgame", fleet.group)
    await sea.tap(host, "house set-up for 9", "Play as 9", fleet.group)

    async def is_bare() -> bool:
        return not labels(await sea.sees(host, "house set-up for 9", fleet.group))

    await sea.until(is_bare, "the button to go with the question")
    await sea.client.say(host, "/startgame", fleet.group)
    await sea.sees(host, "Anchors aweigh", fleet.group)
    await fleet.everybody_sees("📅 Day 1")
    silent = fleet.with_role("vanilla")
    speaker, other = sorted(fleet.mates(silent), key=lambda one: fleet.sailor(one).role == "mutineer")
    for person in fleet.crew():
        if person != silent:
            await sea.client.say(person, "Aye.")
    await fleet.everybody_sees("Aye.", [silent])
    await sea.quiet()
    await fleet.close()
    await fleet.everybody_sees("💬 Day 1:")
    assert "you said nothing" in text_of(await sea.sees(silent, "💬 Day 1:"))
    assert "a second time the moderator hears" in text_of(await sea.sees(silent, "💬 Day 1:"))
    assert "you spoke once. This table wants 1 post a day" in text_of(await sea.sees(other, "💬 Day 1:"))
    assert await sea.find(host, "🔕") is None
    await fleet.close()
    await sea.client.say(speaker, "Aye again.")
    await fleet.everybody_sees("Aye again.", [silent])
    await fleet.close()
    await fleet.everybody_sees("💬 Day 2:")
    for person in fleet.crew():
        assert len([text for text in await sea.texts(person) if "This table wants" in text]) == 2
    told = text_of(await sea.sees(host, "🔕"))
    assert f"not for the first time: {fleet.alias(silent)} (0, on 2 days)" in told
    assert fleet.alias(other) not in told
    assert silent in fleet.present(), "nothing follows by itself"
