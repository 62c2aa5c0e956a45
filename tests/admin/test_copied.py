"""Which texts are flagged as carried from one room to another, and which are just the way pirates talk."""

from hypothesis import given
from hypothesis import strategies as st

from admin.copied import RUN, Copied, Said, find_copies
from admin.pages.rooms import letters

LONG = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"


def flags(*posts: tuple[str, str]) -> dict[int, Copied]:
    return find_copies([Said(number, room, text) for number, (room, text) in enumerate(posts, 1)], letters())


def test_twelve_words_in_a_row_from_another_ship_are_a_copy_whatever_their_marks() -> None:
    found = flags(("Albatross", LONG), ("Petrel", "He said: " + LONG.upper().replace(" ", ", ") + "!"))
    assert found == {2: Copied("run", 1, "Albatross", RUN)}


def test_eleven_words_in_a_row_are_none() -> None:
    eleven = " ".join(LONG.split()[:11])
    assert flags(("Albatross", LONG), ("Petrel", f"{eleven} and then something else entirely, I swear")) == {}


def test_a_text_with_a_word_changed_here_and_there_is_nearly_the_same() -> None:
    original = "The Captain lied about the plank; vote Bart before noon."
    found = flags(
        ("#cabin", original), ("Petrel", "The Captain lied about the plank: vote Bert before noon!")
    )
    assert [(flag.how, flag.post, flag.room) for flag in found.values()] == [("alike", 1, "#cabin")]


def test_the_same_room_may_repeat_itself_and_short_words_are_everybodys() -> None:
    assert flags(("Albatross", LONG), ("Albatross", LONG)) == {}
    assert flags(("Albatross", "I vote for Bart"), ("Petrel", "I vote for Bart")) == {}


def test_a_role_letter_read_aloud_is_flagged_in_either_language() -> None:
    for letter in letters():
        if len(letter.split()) > RUN + 2:
            assert flags(("Albatross", f"My letter says {letter}"))[1] == Copied("run", words=RUN)


def test_a_role_letter_with_a_word_changed_here_and_there_is_nearly_the_same() -> None:
    letter = max(letters(), key=len).split()
    letter[7::9] = ["aye"] * len(letter[7::9])
    flag = flags(("Albatross", " ".join(letter)))[1]
    assert (flag.how, flag.post, flag.room) == ("alike", 0, "")
    assert flag.likeness >= 90


@given(st.lists(st.tuples(st.sampled_from("AB"), st.text(max_size=60)), max_size=8))
def test_whatever_is_said_only_a_later_post_of_another_room_is_flagged(posts: list[tuple[str, str]]) -> None:
    for number, flag in flags(*posts).items():
        assert flag.post < number
        assert flag.room != posts[number - 1][0]
