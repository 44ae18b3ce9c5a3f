"""What the testkit catches in a lesson: each way in which a changed rule, board or text can make it lie."""

from dataclasses import replace
from typing import Any

import pytest

from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.text import MissingText
from camarilla.lessons.lesson import Lesson, PoorAnswer
from camarilla.lessons.shelf import find_lesson
from camarilla.testkit import Violation
from camarilla.testkit.lessons import lessons_can_be_played, lessons_have_their_facts

FIRST_CARD = 3
"""The step of the lesson in which the first card is played."""


def changed(number: int, **changes: Any) -> Lesson:
    """A sound lesson with one step changed."""
    lesson = find_lesson("ruse-and-bruise")
    steps = list(lesson.steps)
    steps[number] = replace(steps[number], **changes)
    return replace(lesson, steps=tuple(steps))


def check(monkeypatch: pytest.MonkeyPatch, lesson: Lesson) -> None:
    def lessons(game: Game) -> list[Lesson]:
        return [lesson]

    monkeypatch.setattr("camarilla.testkit.lessons.lessons_of", lessons)
    lessons_have_their_facts(lesson.game)
    lessons_can_be_played(lesson.game)


def test_a_sound_lesson_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    check(monkeypatch, find_lesson("ruse-and-bruise"))


FIRST = find_lesson("ruse-and-bruise").steps[FIRST_CARD]
UNKNOWN = PoorAnswer("play witch 1", "lesson-first-king")
HIDDEN = PoorAnswer("play musketeers 3", "lesson-first-good")


@pytest.mark.parametrize(
    ("number", "changes", "told"),
    [
        (FIRST_CARD, {"may": ("play queen 2",)}, "play queen 2 is not possible"),
        (FIRST_CARD, {"may": ("play cardinal 2", "play queen 1")}, "play queen 1 is not possible"),
        (FIRST_CARD, {"poor": (*FIRST.poor, UNKNOWN)}, "play witch 1 is not possible"),
        (FIRST_CARD, {"poor": (*FIRST.poor, HIDDEN)}, "nothing leads to lesson-first-good"),
        (FIRST_CARD, {"light": ({"card": "queen"},)}, "is not on the board"),
        (FIRST_CARD, {"light": ({"card": "king", "column": 9},)}, "is not on the board"),
        (FIRST_CARD, {"then": FIRST.then[:1]}, "step 6 .*: it is not the learner's turn"),
        (0, {"say": "lesson-of-nothing"}, "en lacks .'lesson-of-nothing'"),
        (0, {"facts": {"king": "values.king"}}, "en speaks of no .'king'"),
    ],
)
def test_a_step_that_cannot_be_is_caught(
    monkeypatch: pytest.MonkeyPatch, number: int, changes: dict[str, Any], told: str
) -> None:
    with pytest.raises(Violation, match=told):
        check(monkeypatch, changed(number, **changes))


@pytest.mark.parametrize("decision", [(1, "play witch 2"), (2, "play dragon 1")])
def test_a_decision_that_the_others_cannot_take_is_caught(
    monkeypatch: pytest.MonkeyPatch, decision: tuple[int, str]
) -> None:
    with pytest.raises(Refusal):
        check(monkeypatch, changed(FIRST_CARD, then=(decision,)))


@pytest.mark.parametrize("path", ["columns[7].goal.points", "players[me].emperor", "players[1].hand.length"])
def test_a_number_that_is_not_seen_is_caught(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """Whether it is not there any more, or nobody may know it."""
    with pytest.raises(MissingText, match="lesson-columns"):
        check(monkeypatch, changed(1, facts={"most": path}))
