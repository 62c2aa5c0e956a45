"""The picture of the raft (R0.5)."""

from io import BytesIO

import pytest
from PIL import Image

from core.texts import LANGUAGES, Speech
from telegram_bot.render.message import Scene, TableKeys
from telegram_bot.render.raft_picture import BLACK, BONE, HEALTH, MARGIN, RED, ROW, WIDTH, raft_picture
from telegram_bot.render.renderers import RENDERERS


def sailor(name: str, health: int, *, alive: bool = True, food: int = 0) -> dict[str, object]:
    return {"name": name, "health": health, "food": food, "weapons": 0, "alive": alive, "fasting": False}


def drawn(facts: dict[str, object]) -> Image.Image:
    return Image.open(BytesIO(raft_picture(facts))).convert("RGB")


def test_there_is_a_plank_for_each_sailor_and_one_for_the_bodies() -> None:
    three = [sailor("Ann", 8), sailor("Ben", 3), sailor("Deb", 0, alive=False)]
    without = drawn({"sailors": three, "bodies": []})
    with_body = drawn({"sailors": three, "bodies": [{"name": "Deb", "eaten": True}]})
    assert without.size == (WIDTH, 3 * ROW + 2 * MARGIN)
    assert with_body.size == (WIDTH, 4 * ROW + 2 * MARGIN)


def test_health_is_drawn_point_by_point() -> None:
    counts = [
        sum(
            count
            for count, colour in drawn({"sailors": [sailor("A", health)], "bodies": []}).getcolors(1 << 24)
            or []
            if colour == HEALTH
        )
        for health in (0, 1, 4, 10)
    ]
    assert counts[0] == 0
    assert [count // counts[1] for count in counts] == [0, 1, 4, 10]


def test_the_cards_of_the_reveal_lie_at_the_end_of_the_plank_each_with_its_suit() -> None:
    def cards(*drew: str) -> set[tuple[int, int, int]]:
        image = drawn({"sailors": [{**sailor("A", 8), "drew": list(drew)}], "bodies": []})
        return {
            colour for _, colour in image.crop((700, MARGIN, WIDTH, MARGIN + ROW)).getcolors(1 << 16) or []
        }

    assert BONE not in cards()
    for red, black in (("10H", "10S"), ("KD", "KC")):
        assert RED in cards(red)
        assert RED not in cards(black)
        assert BLACK in cards(black)
        assert cards(red, black) >= {RED, BLACK, BONE}


def test_twenty_sailors_with_any_names_and_much_to_hold_fit() -> None:
    crew = [sailor(f"Иван 🦜 {number} " + "x" * 20, 10, food=40) for number in range(20)]
    lying = [{"name": one["name"], "eaten": False} for one in crew]
    assert drawn({"sailors": crew, "bodies": lying}).size == (WIDTH, 25 * ROW + 2 * MARGIN)


def test_every_body_lies_there_with_its_cross_or_its_bone() -> None:
    def bones(*eaten: bool) -> int:
        dead = [sailor(f"B{number}", 0, alive=False) for number in range(len(eaten))]
        lying = [{"name": f"B{number}", "eaten": one} for number, one in enumerate(eaten)]
        planks = drawn({"sailors": dead, "bodies": lying}).crop(
            (0, MARGIN + len(dead) * ROW, WIDTH, 2 * MARGIN + 2 * len(dead) * ROW)
        )
        return sum(count for count, colour in planks.getcolors(1 << 24) or [] if colour == BONE)

    assert bones(*[False] * 19) == 19 * bones(False)
    assert bones(*[True] * 19) == 19 * bones(True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_beside_the_picture_hold_every_number_of_twenty_with_long_names(language: str) -> None:
    crew = [{**sailor(f"{number} " + "M" * 29, 9, food=7), "drew": ["10H", "QS"]} for number in range(16)]
    crew += [{**sailor(f"{number} " + "M" * 29, 0, alive=False), "drew": ["9C"]} for number in range(16, 20)]
    lying = [
        {"name": one["name"], "eaten": number > 17} for number, one in enumerate(crew) if not one["alive"]
    ]
    scene = Scene(Speech(language), TableKeys("abcd2345", b"k" * 16), "scuttlebutt_bot")
    text = RENDERERS["raft-state"](scene, {"sailors": crew, "bodies": lying}).shown.text
    assert (text.count("❤️ 9 🍞 7 🗡 0"), text.count("💀"), text.count("🃏 10♥")) == (16, 4, 16)
    assert "🦴" in text
    assert text.splitlines()[-1].count(" M") == 2, "the line of those eaten up is whole"
    few = RENDERERS["raft-state"](scene, {"sailors": crew[:3], "bodies": []}).shown.text
    assert "M" * 29 in few
