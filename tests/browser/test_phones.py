"""The phones of a rehearsal in a real browser: the game is watched live, and a seat is taken.

With SCREENSHOTS=1 the pictures of the README are made anew.
"""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.rehearsing import (
    Rehearsal,
    close_all,
    direct,
    more,
    newcomer,
    phone,
    pictures,
    turn_to,
    unfold,
    write,
)


def is_wide(page: Page) -> bool:
    return page.viewport_size is not None and page.viewport_size["width"] > 700


def test_a_phone_shows_the_game_as_it_is_played(screen: Page) -> None:
    marcel = phone(screen, "Marcel")
    expect(marcel.get_by_role("button", name=re.compile("The Méduse"))).to_be_visible()
    expect(marcel.get_by_role("log")).to_contain_text("Day")
    expect(screen.locator(".phone")).to_have_count(3 if is_wide(screen) else 1)
    assert screen.evaluate("document.documentElement.scrollWidth") <= screen.evaluate("innerWidth")
    screen.set_viewport_size({"width": 1280, "height": 850})
    expect(screen.locator("#faces")).to_be_visible()


def test_axe_finds_nothing(screen: Page, rehearsal: Rehearsal, tmp_path: Path) -> None:
    rehearsal.ask("/control/clock", {"speed": 20})
    expect(screen.locator(".phone")).to_have_count(3 if is_wide(screen) else 1)
    expect(phone(screen, "Marcel").get_by_role("log")).to_contain_text("what was written", timeout=40_000)
    rehearsal.ask("/control/clock", {"speed": 4})
    width = screen.viewport_size["width"] if screen.viewport_size else 0
    for log in screen.get_by_role("log").all():
        expect(log.locator(".bubble").first).to_be_visible()
    screen.screenshot(path=pictures(tmp_path) / f"phones-{width}.png")
    marcel = phone(screen, "Marcel")
    marcel.locator(".dots").last.click()
    marcel.locator(".more summary").click()
    marcel.get_by_role("textbox", name="Write as Marcel").fill("/")
    unfold(screen, "Director")
    for scheme in ("light", "dark"):
        screen.emulate_media(color_scheme=scheme)
        found = Axe().run(screen)
        assert found.violations_count == 0, found.generate_report()


def test_a_seat_is_played_by_hand(wide: Page, rehearsal: Rehearsal) -> None:
    mine = phone(wide, "Emmanuelle")
    mine.get_by_role("button", name="Play by hand").click()
    expect(mine.get_by_role("button", name="Play by hand")).to_have_attribute("aria-pressed", "true")
    expect(mine.get_by_role("status")).to_contain_text("The seat is yours")
    expect(wide.locator("#faces").get_by_role("button", name="Emmanuelle")).to_contain_text("✋")
    number = rehearsal.ask("/director")["tables"][0]["people"][1]
    turn_to(mine, re.compile("^Scuttlebutt"))
    write(mine, "/role")
    expect(mine.get_by_role("log")).to_contain_text("/role")
    rehearsal.until(
        f"/control/phone/{number}/chats/{number}",
        lambda messages: any(message.get("text") == "/role" for message in messages[:-1]),
    )
    mine.get_by_role("button", name="Play by hand").click()
    expect(mine.get_by_role("button", name="Play by hand")).to_have_attribute("aria-pressed", "false")


def test_what_is_not_looked_at_is_counted_on_phones_that_are_closed_too(
    wide: Page, rehearsal: Rehearsal
) -> None:
    marcel = phone(wide, "Marcel")
    turn_to(marcel, re.compile("^Scuttlebutt"))
    expect(marcel.get_by_role("log")).to_contain_text("/start")
    wide.wait_for_timeout(1000)  # what lies further back counts as seen
    table = rehearsal.ask("/director")["tables"][0]
    rehearsal.ask("/control/do/say", {"person": table["people"][3], "chat": table["group"], "text": "Land!"})
    group = marcel.get_by_role("button", name=re.compile("The Méduse"))
    expect(group.locator(".badge.loud")).to_contain_text("unread")
    rehearsal.ask("/control/do/say", {"person": table["people"][0], "chat": table["group"], "text": "No."})
    expect(wide.locator("#faces").get_by_role("button", name="Odette").locator(".badge")).to_be_visible()
    group.click()
    expect(marcel.get_by_role("log")).to_contain_text("Land!")
    expect(group.locator(".badge")).to_have_count(0)


def test_an_offline_phone_shows_nothing_new_and_says_nothing(wide: Page) -> None:
    mine = phone(wide, "Pascal")
    more(mine, "Offline")
    write(mine, "hello")
    expect(mine.get_by_role("status")).to_have_text("This phone is offline.")
    mine.get_by_role("button", name="Offline").click()
    expect(mine.get_by_role("button", name="Offline")).to_have_attribute("aria-pressed", "false")


def test_somebody_new_opens_a_table_by_hand_and_does_all_that_a_phone_can(wide: Page) -> None:
    close_all(wide)
    zora = newcomer(wide, "Zora")
    zora.get_by_role("button", name=re.compile("Add me to a group")).click()
    expect(zora.locator(".tabs")).to_contain_text("Zora’s group")
    expect(zora.get_by_role("log")).to_contain_text("I am aboard")
    zora.get_by_role("textbox", name="Write as Zora").fill("/new")
    zora.get_by_role("group", name="Commands").get_by_role("button", name=re.compile("newgame")).click()
    zora.get_by_role("button", name="The Raft of the Medusa").click()
    expect(zora.locator(".keyboard").get_by_role("button", name=re.compile("Join"))).to_be_visible()

    write(zora, "Who comes?")
    last = zora.locator(".bubble.mine").last
    expect(last).to_contain_text("Who comes?")
    last.locator(".dots").click()
    last.get_by_role("button", name="Reply", exact=True).click()
    expect(zora.locator(".banner")).to_contain_text("Answer to: Who comes?")
    write(zora, "I do.")
    expect(last.locator(".reply")).to_contain_text("Who comes?")
    last.locator(".dots").click()
    last.get_by_role("button", name="Edit").click()
    write(zora, "I do, said Zora.")
    expect(last).to_contain_text("I do, said Zora.")
    expect(last.locator("small")).to_contain_text("edited")
    last.locator(".dots").click()
    last.get_by_role("button", name="React with a thumb up").click()
    expect(last.locator(".reactions")).to_have_text("👍")
    for kind, shown in (("Picture", "a picture"), ("Sticker", "a sticker"), ("GIF", "a GIF")):
        zora.locator(".attach summary").click()
        zora.locator(".attach").get_by_role("button", name=kind, exact=True).click()
        expect(zora.get_by_role("img", name=shown)).to_have_js_property("complete", True)
        assert zora.get_by_role("img", name=shown).evaluate("each => each.naturalWidth") > 0
    expect(last.get_by_role("img", name="a GIF")).to_be_visible()
    last.locator(".dots").click()
    last.get_by_role("button", name="Delete").click()
    expect(zora.get_by_role("img", name="a GIF")).to_have_count(0)

    more(zora, "Make a channel", "Deck")
    expect(zora.get_by_role("log")).to_contain_text("the channel was made")
    write(zora, "All hands!")
    more(zora, "Invite to this chat")
    link = zora.get_by_label("A link, or a title")
    expect(link).to_have_value(re.compile("t.me"))
    yan = newcomer(wide, "Yan")
    more(yan, "Open this link", link.input_value())
    expect(yan.get_by_role("log")).to_contain_text("All hands!")
    expect(yan.get_by_role("textbox", name="Write as Yan")).to_be_disabled()
    assert Axe().run(wide).violations_count == 0


@pytest.mark.timeout(180)
def test_pirates_speak_in_topics_and_are_let_into_a_channel_that_carries_their_ship(
    wide: Page, rehearsal: Rehearsal, tmp_path: Path
) -> None:
    direct(wide, "60×")
    wide.locator("#table select[name=game]").select_option("zpm")
    wide.locator("#table input[name=size]").fill("9")
    wide.get_by_role("button", name="Open a table").click()
    expect(wide.locator("#told")).to_contain_text("A new table")
    shown = rehearsal.until("/director", lambda shown: len(shown["tables"][-1]["people"]) == 10)
    *crew, host = shown["tables"][-1]["people"]
    rehearsal.chat_says(host, shown["tables"][-1]["group"], "Aboard: 9 of 9", 90)
    for each in crew[2:5]:
        rehearsal.until(
            f"/control/phone/{each}/chats",
            lambda found: any(len(chat["topics"]) > 1 for chat in found),
            90,
        )
    direct(wide, "4×")  # soon somebody votes
    wide.locator("header").get_by_role("button", name="Director", exact=True).click()
    close_all(wide)
    for person in crew[2:5]:
        wide.locator(f"[data-person='{person}']").click()
    for each in wide.locator(".phone").all():
        each.locator(".tabs button").last.click()  # group, bot, orders, ship
    expect(wide.locator(".phone").first.get_by_role("log")).to_contain_text("votes", timeout=40_000)
    assert Axe().run(wide).violations_count == 0
    wide.screenshot(path=pictures(tmp_path) / "phones-pirates.png")
    be_let_in(wide, rehearsal, crew)


def be_let_in(page: Page, rehearsal: Rehearsal, crew: list[int]) -> None:
    """The ship's owner binds a channel to a ship; a sailor of hers follows the link, and reads there from then on."""
    moll = newcomer(page, "Moll")
    found = re.search(r"own_[\w-]+", rehearsal.said)
    assert found is not None
    write(moll, f"/start {found[0]}")
    write(moll, "/bind")
    expect(moll.get_by_role("log")).to_contain_text("Make a private channel")
    more(moll, "Make a channel", "Deck of a ship")
    expect(moll.get_by_role("log")).to_contain_text("the channel was made")
    turn_to(moll, re.compile("^Scuttlebutt"))
    expect(moll.get_by_role("log")).to_contain_text("I am administrator of Deck of a ship")
    write(moll, "/bind")
    moll.locator(".keyboard").get_by_role("button", name="Deck of a ship").click()
    name, _ = ship_of(rehearsal, crew[2])
    moll.locator(".bubble", has_text="Which room").get_by_role("button", name=name, exact=True).click()
    expect(moll.get_by_role("log")).to_contain_text("I have invited whoever belongs there")
    invited = rehearsal.first_of(crew, "can be read in a channel")
    close_all(page)
    page.locator(f"[data-person='{invited}']").click()
    sailor = page.locator(".phone")
    turn_to(sailor, re.compile("^Scuttlebutt"))
    sailor.locator(".bubble", has_text="can be read in a channel").get_by_role(
        "button", name=re.compile("t.me")
    ).click()
    turn_to(sailor, re.compile("Deck of a ship"))
    for _ in range(20):  # the night may have come, and whoever has died is not heard
        for person in crew:
            write_in_ship(rehearsal, person, name)
        page.wait_for_timeout(3000)
        if "Is anybody there?" in sailor.get_by_role("log").inner_text():
            break
    expect(sailor.get_by_role("log")).to_contain_text("Is anybody there?")


def write_in_ship(rehearsal: Rehearsal, person: int, ship: str) -> None:
    """If he sails in her he says something in her topic, which the channel carries."""
    name, topic = ship_of(rehearsal, person)
    if name == ship:
        rehearsal.ask("/control/do/say", {"person": person, "topic": topic, "text": "Is anybody there?"})


def ship_of(rehearsal: Rehearsal, person: int) -> tuple[str, int]:
    """Name and thread of the last topic on his phone: orders come first."""
    chats = rehearsal.ask(f"/control/phone/{person}/chats")
    ship = next(chat["topics"] for chat in chats if chat["chat"]["type"] == "private")[-1]
    return ship["name"], ship["message_thread_id"]
