"""The picture of the raft (R0.5)."""

from io import BytesIO

from PIL import Image

from telegram_bot.render.raft_picture import HEALTH, MARGIN, ROW, WIDTH, raft_picture


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


def test_twenty_sailors_with_any_names_and_much_to_hold_fit() -> None:
    crew = [sailor("Иван 🦜 " + "x" * 24, 10, food=40) for _ in range(20)]
    assert drawn({"sailors": crew, "bodies": [{"name": "W" * 32, "eaten": False}] * 20}).size[0] == WIDTH
