"""What the card of the day and the sheet of the night say to one sailor, in his words."""

from core.engine.command import Pause, Resume
from core.engine.ids import Seat
from core.engine.notice import Notice
from core.mafia.cards import day_card, night_sheet
from core.mafia.commands import GiveOrder, Rest, Vote
from core.mafia.options import open_orders
from core.mafia.state import Phase, crew_of, home_of
from core.texts import Speech
from telegram_bot.render.message import Scene, TableKeys
from telegram_bot.render.zpm_cards import CARDS
from tests.mafia.port import Port, sailing

PAUSED = "Until the game goes on, no orders are taken and nobody speaks."


def shown(notice: Notice) -> str:
    scene = Scene(Speech("en", "UTC"), TableKeys("abcd2345", b"k" * 16), "a_bot")
    return CARDS[notice.key](scene, dict(notice.facts)).shown.text


def sheet(port: Port, seat: Seat) -> list[str]:
    return shown(night_sheet(port.state, seat)).split("\n")


def test_in_a_pause_the_sheet_shows_the_order_that_stands_and_that_none_is_taken_z7() -> None:
    port = sailing()
    port.until(Phase.NIGHT, 1)
    killer, spy = port.who("assassin"), port.who("spy")
    victim = next(
        mate
        for mate in crew_of(port.state, home_of(port.state, killer))
        if mate != killer and port.state.sailors[mate].is_present
    )
    idle = next(
        seat for seat in crew_of(port.state, home_of(port.state, killer)) if seat not in (killer, spy)
    )
    order = f"You are {port.name(killer)}. Your order: kill {port.name(victim)}."
    port.ok(GiveOrder(killer, "kill", port.name(victim)), Rest(spy))
    assert sheet(port, killer)[1] == order
    port.ok(Pause())
    assert "⏸ paused" in sheet(port, killer)[0]
    assert sheet(port, killer)[1:] == [order, PAUSED]
    assert sheet(port, spy)[1:] == [f"You are {port.name(spy)}. You do nothing tonight.", PAUSED]
    assert sheet(port, idle)[1:] == [f"You are {port.name(idle)}.", PAUSED], "whether he could is not said"
    port.ok(Resume())
    assert sheet(port, killer)[1:] == [order, "The rooms are closed until day."]
    assert "Sleep well" in sheet(port, idle)[1] or open_orders(port.state, idle)


def test_a_vote_for_one_who_is_gone_is_said_to_be_none_like_the_tally_f01() -> None:
    port = sailing()
    voter = port.who("captain")
    room = home_of(port.state, voter)
    target, other = (mate for mate in crew_of(port.state, room) if mate != voter)
    port.ok(Vote(voter, (port.name(target),)))
    lines = shown(day_card(port.state, voter)).split("\n")
    assert lines[1] == f"You are {port.name(voter)}. You vote {port.name(target)}."
    port.ok(Vote(other, (port.name(target),)))
    lines = shown(day_card(port.state, voter)).split("\n")
    assert lines[1] == f"You are {port.name(voter)}. Your vote is for nobody any more: {port.name(target)}."
    assert "Nobody has a vote." in lines
