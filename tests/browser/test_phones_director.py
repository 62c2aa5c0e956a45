"""Every button of the director's bar once, with what it does to the rehearsal."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from core.scenario import Exit, main
from tests.browser.rehearsing import Rehearsal, direct, more, phone

SPEEDS = {"1×": 1, "4×": 4, "20×": 20, "60×": 60, "200×": 200, "4× ": 4}
TROUBLES = {
    "Slow line": "delay",
    "Throttle": "throttle",
    "Double updates": "double_update",
    "Shuffle updates": "swap_updates",
}


def asks(rehearsal: Rehearsal, person: int) -> int:
    """Somebody writes /help in private; how many answers he has had before."""
    before = answers(rehearsal, person)
    rehearsal.ask("/control/do/say", {"person": person, "text": "/help"})
    return before


def answers(rehearsal: Rehearsal, person: int) -> int:
    messages = rehearsal.ask(f"/control/phone/{person}/chats/{person}")
    return sum("/settings" in (each.get("text") or "") for each in messages if each["is_from_bot"])


def is_answered(rehearsal: Rehearsal, person: int, before: int) -> None:
    rehearsal.until(
        f"/control/phone/{person}/chats/{person}", lambda _: answers(rehearsal, person) == before + 1
    )


def test_time_runs_as_fast_as_the_button_says_stops_steps_and_leaps(wide: Page, rehearsal: Rehearsal) -> None:
    for label, speed in SPEEDS.items():
        direct(wide, label.strip())
        rehearsal.until("/director", lambda shown, wanted=speed: shown["speed"] == wanted)
        button = wide.locator("#bar").get_by_role("button", name=label.strip(), exact=True)
        expect(button).to_have_attribute("aria-pressed", "true")
    expect(wide.locator("#clock")).to_contain_text("4×")
    direct(wide, "Pause")
    expect(wide.locator("#clock")).to_contain_text("paused")
    before = rehearsal.ask("/control/state")["now"]
    direct(wide, "Step 10 s")
    rehearsal.until("/control/state", lambda state: abs(state["now"] - before - 10) < 0.01)
    direct(wide, "Next close")
    there = rehearsal.until("/control/state", lambda state: state["now"] > before + 10.5)["now"]
    direct(wide, "+1 h")
    rehearsal.until("/control/state", lambda state: abs(state["now"] - there - 3600) < 0.01)
    direct(wide, "4×")
    rehearsal.until("/control/state", lambda state: state["speed"] == 4)


def test_the_bot_is_killed_deafened_slowed_and_confused_and_answers_once_all_the_same(
    wide: Page, rehearsal: Rehearsal
) -> None:
    person = rehearsal.ask("/director")["tables"][0]["people"][0]
    direct(wide, "Kill the bot")
    expect(wide.locator("#bot")).to_have_text("The bot is dead.")
    before = asks(rehearsal, person)
    direct(wide, "Start the bot anew")
    expect(wide.locator("#bot")).to_have_text("The bot runs.")
    is_answered(rehearsal, person, before)
    direct(wide, "Bot hears nothing")
    expect(wide.locator("#told")).to_have_text("It lasts until you press again.")
    # The poll that was under way still hears.
    rehearsal.until("/control/faults", lambda faults: faults[0]["struck"] > 0)
    before = asks(rehearsal, person)
    rehearsal.until("/control/faults", lambda faults: faults[0]["struck"] > 2)
    assert rehearsal.ask("/control/state")["pending_updates"] > 0
    assert answers(rehearsal, person) == before
    direct(wide, "Bot hears nothing")
    expect(wide.locator("#told")).to_have_text("It is over.")
    is_answered(rehearsal, person, before)
    for label, kind in TROUBLES.items():
        direct(wide, label)
        before = asks(rehearsal, person)
        asks(rehearsal, rehearsal.ask("/director")["tables"][0]["people"][1])
        rehearsal.until(
            "/control/faults",
            lambda faults, wanted=kind: any(
                fault["kind"] == wanted and fault["struck"] > 1 for fault in faults
            ),
        )
        is_answered(rehearsal, person, before)
        direct(wide, label)
        rehearsal.until("/control/faults", lambda faults: faults == [])


def test_who_has_blocked_the_bot_gets_nothing_until_he_takes_it_back(
    wide: Page, rehearsal: Rehearsal
) -> None:
    marcel = phone(wide, "Marcel")
    person = rehearsal.ask("/director")["tables"][0]["people"][0]

    def has_blocked(persons: Any) -> bool:
        return next(bool(each["has_blocked"]) for each in persons if each["id"] == person)

    more(marcel, "Block the bot")
    rehearsal.until("/control/persons", has_blocked)
    wide.reload()
    more(marcel, "Block the bot")
    rehearsal.until("/control/persons", lambda persons: not has_blocked(persons))
    is_answered(rehearsal, person, asks(rehearsal, person))


def test_what_was_played_is_saved_as_a_scenario_that_plays_again(
    wide: Page, rehearsal: Rehearsal, tmp_path: Path
) -> None:
    rehearsal.until("/director", lambda shown: shown["tables"])
    expect(wide.locator("#picked")).to_contain_text("The Méduse")
    with wide.expect_download() as download:
        direct(wide, "Save as a scenario")
    saved = tmp_path / "played.json"
    download.value.save_as(saved)
    assert main([str(saved)]) == Exit.AS_EXPECTED
    assert "day" in {fact["fact"] for fact in json.loads(saved.read_text(encoding="utf-8"))["expect"]}


@pytest.mark.timeout(120)
def test_a_table_outlives_the_change_of_its_group_the_loss_of_rights_and_the_death_of_its_bot(
    wide: Page, rehearsal: Rehearsal
) -> None:
    direct(wide, "20×")
    number = len(rehearsal.ask("/director")["tables"])
    wide.locator("#table input[name=size]").fill("4")
    wide.locator("#table select[name=kind]").select_option("group")
    wide.get_by_role("button", name="Open a table").click()
    shown = rehearsal.until(
        "/director", lambda now: len(now["tables"]) > number and now["tables"][number]["people"]
    )
    table = shown["tables"][number]
    owner, group = table["people"][0], table["group"]
    rehearsal.chat_says(owner, group, "Day 1")
    wide.locator("#picked").select_option(table["title"])
    direct(wide, "Make it a supergroup")
    expect(wide.locator("#told")).to_have_text("The group is a supergroup now.")
    chats = rehearsal.ask("/control/chats")
    grown = next(chat["migrated_to"] for chat in chats if chat["chat"]["id"] == group)
    direct(wide, "Take the bot’s rights")
    expect(wide.locator("#told")).to_have_text("The bot is a plain member there.")
    assert standing(rehearsal, grown) == "member"
    direct(wide, "Give them back")
    expect(wide.locator("#told")).to_have_text("The bot has every right there.")
    assert standing(rehearsal, grown) == "administrator"
    direct(wide, "Kill the bot")
    expect(wide.locator("#bot")).to_have_text("The bot is dead.")
    direct(wide, "Start the bot anew")
    rehearsal.chat_says(owner, grown, "what was written")


def standing(rehearsal: Rehearsal, chat: int) -> str:
    """The bot's, in a group."""
    found = next(each for each in rehearsal.ask("/control/chats") if each["chat"]["id"] == chat)
    return next(str(member["status"]) for member in found["members"] if member["user"]["is_bot"])
