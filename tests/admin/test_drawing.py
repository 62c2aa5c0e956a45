"""Where the lines of a chart lie: in the picture, in time order, ticks apart."""

from itertools import pairwise

from admin.drawing import BOTTOM, LEFT, MOST_TICKS, RIGHT, TOP, draw


def test_a_line_goes_from_left_to_right_and_high_values_are_high() -> None:
    chart = draw(["1", "2", "3"], {"Ann": [8, 4, 0]})
    assert chart.lines[0].marks == ((LEFT, TOP), ((LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2), (RIGHT, BOTTOM))


def test_the_dead_have_no_line_after_their_death() -> None:
    assert len(draw(["1", "2", "3"], {"Ann": [8, None, None], "Ben": [8, 8, 8]}).lines[0].marks) == 1


def test_votes_hold_until_they_change() -> None:
    chart = draw(["12:00", "12:05"], {"Ann": [1, 2]}, steps=True)
    assert chart.lines[0].points.count(" ") == 2
    assert chart.lines[0].points.split()[1].split(",")[0] == f"{RIGHT}.0"


def test_a_long_day_has_no_more_labels_than_a_phone_has_room_for() -> None:
    for columns in (1, 6, 7, 8, 15, 100):
        ticks = draw([str(number) for number in range(columns)], {"Ann": [1] * columns}).x_ticks
        assert 1 <= len(ticks) <= MOST_TICKS
        assert all(after.at - before.at >= 80 for before, after in pairwise(ticks))


def test_nothing_to_draw_is_no_chart() -> None:
    assert draw((), {}).lines == ()
