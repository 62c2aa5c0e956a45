"""The picture of the raft (R0.5)."""

from io import BytesIO

from PIL import Image

from telegram_bot.render.raft_picture import BLACK, BONE, HEALTH, MARGIN, RED, ROW, WIDTH, raft_picture


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
    crew = [sailor("Иван 🦜 " + "x" * 24, 10, food=40) for _ in range(20)]
    assert drawn({"sailors": crew, "bodies": [{"name": "W" * 32, "eaten": False}] * 20}).size[0] == WIDTH
