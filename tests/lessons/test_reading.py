"""A lesson.toml is read as a whole, or refused with its file, the line, and what would be right."""

import pytest

from camarilla.core.box import BadBox
from camarilla.core.clauses import LANGUAGES, Malformed
from camarilla.core.registry import find_game
from camarilla.core.text import problem_words
from camarilla.lessons.lesson import Lesson, fits
from camarilla.lessons.reading import read_lesson
from camarilla.lessons.shelf import all_lessons, find_lesson, lessons_of
from tests.toys.pledges import GAME as TOY

SOUND = """\
[[lesson]]
seed = "a quiet evening"
names = ["Lucrezia", "", "Cosimo"]
options = { cap_cards = "2" }
minutes = 7

[[step]]
say = "lesson-aim"
facts = { points = "columns[0].goal.points" }
light = [{ column = 1 }]

[[step]]
say = "lesson-first"
may = ["play king 1", "play * 2"]
good = "lesson-first-good"
poor = [{ answer = "play queen 2", say = "lesson-first-queen" }]
then = ["Cosimo: play witch 1"]
"""


def read(text: str) -> Lesson:
    return read_lesson("one", find_game("ruse-and-bruise"), text, "ruse_and_bruise/lesson.toml")


def test_everything_is_read() -> None:
    lesson = read(SOUND)
    assert (lesson.learner, lesson.seated("Anna")) == (1, ["Lucrezia", "Anna", "Cosimo"])
    assert (lesson.options, lesson.minutes) == ({"cap_cards": "2"}, 7)
    aim, first = lesson.steps
    assert aim.is_read and aim.light == ({"column": 1},) and aim.facts == {"points": "columns[0].goal.points"}
    assert not first.is_read and first.then == ((2, "play witch 1"),)
    assert first.messages() == ["lesson-first", "lesson-first-good", "lesson-first-queen"]


def test_a_lesson_decides_for_everybody_several_times_in_a_row() -> None:
    first = read(
        SOUND.replace("then = [", 'skip = ["Lucrezia: play cap 2"]\nthen = ["you: play king 1; play witch 2", ')
    ).steps[1]
    assert first.skip == ((0, "play cap 2"),)
    assert first.then == ((1, "play king 1"), (1, "play witch 2"), (2, "play witch 1"))


def test_a_decision_that_is_named_stands_before_a_pattern() -> None:
    first = read(SOUND).steps[1]
    assert first.is_good("play king 1") and first.is_good("play witch 2")
    assert not first.is_good("play witch 1") and not first.poor_key("play witch 1")
    assert not first.is_good("play queen 2") and first.poor_key("play queen 2") == "lesson-first-queen"
    assert fits("*", "anything at all") and not fits("play *", "play king 1")


@pytest.mark.parametrize(
    ("before", "after", "line", "sentence"),
    [
        ('seed = "a quiet', 'sead = "a quiet', 2, "[[lesson]] has no key “sead”. Did you mean “seed”?"),
        ('"Lucrezia", ""', '"Lucrezia", "Bice"', 3, "exactly one of them empty"),
        ('"", "Cosimo"', '""', 3, ""),
        ('cap_cards = "2"', 'cap_cards = "9"', 4, "the game cannot be dealt so: "),
        ("minutes = 7", "minutes = 90", 5, "minutes must be a whole number from 1 to 30, not 90."),
        ('say = "lesson-aim"', "say = 3", 8, "say must be a text that is not empty, not 3."),
        ('"columns[0].goal.points"', '"columns[0"', 9, "is no path into what a seat sees"),
        ("[{ column = 1 }]", "[1]", 10, "light must list what names a thing on the table"),
        ("play king 1", "play emperor 1", 14, "is no decision of this game: "),
        ("play * 2", "play *", 14, "is no decision of this game: "),
        ("may = [", "may = 7 #", 14, "may must be a list, not 7."),
        ("may = [", "# may = [", 12, "[[step]] needs the key “may”."),
        ("{ answer =", "{ reply =", 16, "poor must list an answer and what to say about it"),
        (
            "Cosimo: play",
            "Borgia: play",
            17,
            "a name at this table and a colon (Lucrezia, you, Cosimo)",
        ),
        ("play witch 1", "play witch 1; play", 17, "is no decision of this game: "),
        ("[[step]]\nsay", "[[stepp]]\nsay", 7, "there is no table [[stepp]]."),
    ],
)
def test_a_damaged_lesson_is_refused_with_its_line(before: str, after: str, line: int, sentence: str) -> None:
    text = SOUND.replace(before, after, 1)
    assert text != SOUND
    if not sentence:  # two seats: fewer, but as the rules allow
        assert len(read(text.replace("Cosimo: ", "Lucrezia: ")).names) == 2
        return
    with pytest.raises(BadBox) as refused:
        read(text)
    said = str(refused.value).split("\n")
    assert any(one.startswith(f"ruse_and_bruise/lesson.toml: line {line}: ") and sentence in one for one in said), said
    for language in LANGUAGES:
        assert len(problem_words(refused.value, language).split("\n")) == len(said)


def test_what_is_no_toml_or_has_no_steps_is_refused() -> None:
    with pytest.raises(BadBox, match="this is not a TOML file"):
        read("[[lesson")
    with pytest.raises(BadBox, match=r"there are no \[\[step\]\] entries"):
        read(SOUND.split("[[step]]")[0])
    with pytest.raises(BadBox, match=r"there are no \[\[lesson\]\] entries"):
        read("[[step]]" + SOUND.split("[[step]]")[1])


def test_lessons_are_found_by_name() -> None:
    for id, lesson in all_lessons().items():
        assert find_lesson(id) is lesson
    with pytest.raises(Malformed, match=r"There is no lesson “chess”\. There are: "):
        find_lesson("chess")
    assert lessons_of(TOY) == []
