"""A guided game takes good answers, explains poor ones, and goes on by itself once the steps are through."""

import re
from dataclasses import replace

import pytest

from camarilla.core.clauses import LANGUAGES, Illegal
from camarilla.core.events import Seen
from camarilla.core.registry import find_game, game_ids
from camarilla.core.text import speaker
from camarilla.lessons.coaching import coaching, looked_at
from camarilla.lessons.guided import GO_ON, Explained, GuidedGame, NotAsked, replayed
from camarilla.lessons.shelf import all_lessons, find_lesson, lessons_of
from camarilla.speech.voice import voice
from camarilla.testkit.lessons import good_answers, ways_through

STEPS = range(10, 17)
"""As many as can be gone through in five to ten minutes."""
QUICK = "strozzi"
"""Its free play is played to the end against the bots of lessons; in the others that would take too long."""


def through(id: str) -> GuidedGame:
    """A lesson after its last step."""
    return next(guided for guided in ways_through(find_lesson(id)) if guided.step is None)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_and_edition_has_a_lesson(game: str) -> None:
    taught = [lesson.options.get("edition", "") for lesson in lessons_of(find_game(game))]
    assert sorted(taught) == sorted(find_game(game).options.get("edition", [""]))


@pytest.mark.parametrize("id", all_lessons())
def test_a_lesson_is_short_and_has_something_to_decide(id: str) -> None:
    steps = find_lesson(id).steps
    assert len(steps) in STEPS
    asking = [step for step in steps if not step.is_read]
    assert len(asking) >= 5 and len([step for step in asking if step.poor]) >= 5
    assert steps[-1].is_read, "the last step says how the game ends"


@pytest.mark.parametrize("id", all_lessons())
def test_the_free_play_after_it_comes_to_an_end(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if id != QUICK:
        monkeypatch.setattr("camarilla.lessons.guided.EASY", "random")
    guided = through(id)
    steps = len(guided.answers)
    while not guided.table.over:
        guided.answer(guided.lesson.game.verbs.text(guided.offered()[0]))
    assert len(guided.answers) > steps
    assert guided.offered() == [] and coaching(guided, speaker(guided.lesson.game, "en", ["A", "B", "C"])).is_free
    again = replayed(guided.lesson, guided.answers)
    assert again.table.result() == guided.table.result(), "the same answers lead to the same table"


def test_a_step_that_is_read_takes_nothing_else() -> None:
    guided = GuidedGame(find_lesson("ruse-and-bruise"))
    with pytest.raises(NotAsked, match="read it"):
        guided.answer("play king 1")
    guided.answer(GO_ON)
    assert guided.answers == [GO_ON]


def test_answers_that_are_poor_illegal_or_not_asked_change_nothing() -> None:
    guided = replayed(find_lesson("strozzi"), [GO_ON] * 3)
    before = guided.table.record().text()
    with pytest.raises(Explained, match="Too good to pass"):
        guided.answer("pass")
    with pytest.raises(Illegal):
        guided.answer("dock rome")
    assert guided.table.record().text() == before and guided.number == 3
    lesson = find_lesson("heads-of-state")
    steps = [replace(step, poor=()) for step in lesson.steps]
    with pytest.raises(NotAsked, match="asks for something else"):
        replayed(replace(lesson, steps=tuple(steps)), [GO_ON] * 3).answer("draw")


def test_praise_knows_the_table_right_after_the_answer() -> None:
    guided = replayed(find_lesson("strozzi"), [GO_ON] * 3)
    assert guided.praise is None
    happened = guided.table.happened()
    guided.answer("claim wares")
    assert guided.praise == ("lesson-claim-good", {"speed": 7}) and guided.before == happened


@pytest.mark.parametrize("id", all_lessons())
def test_the_coach_says_where_one_is_and_names_what_is_lit(id: str) -> None:
    guided = GuidedGame(find_lesson(id))
    for language in LANGUAGES:
        say = speaker(guided.lesson.game, language, guided.lesson.seated("Anna"))
        said = coaching(guided, say)
        assert said.number == 1 and str(said.of) in said.progress
    lit = replayed(guided.lesson, [GO_ON])
    assert lit.step is not None and lit.step.light
    assert coaching(lit, say).look


@pytest.mark.parametrize("id", all_lessons())
def test_numbers_that_stand_in_the_texts_are_the_same_in_all_languages(id: str) -> None:
    """What a text says as a figure is a rule or the number of a column: no language may tell another one."""
    lesson = find_lesson(id)
    texts = {language: lesson.game.messages(language) for language in LANGUAGES}
    for step in lesson.steps:
        for key in step.messages():
            figures = {language: _figures(text, key) for language, text in texts.items()}
            assert figures["hu"] == figures["it"] == figures["en"], key


def _figures(messages: str, key: str) -> list[str]:
    body = re.search(rf"^{key} = (.*)", messages, re.MULTILINE)
    assert body, key
    return sorted(re.findall(r"\d+", re.sub(r"\{[^}]*\}", "", body[1])))


@pytest.mark.parametrize("id", all_lessons())
def test_only_those_who_sit_there_are_spoken_of(id: str) -> None:
    lesson = find_lesson(id)
    court = {"Lucrezia", "Cosimo", "Caterina", "Niccolò", "Isabella", "Lorenzo", "Vittoria", "Cesare"}
    for key in [key for step in lesson.steps for key in step.messages()]:
        told = re.search(rf"^{key} = (.*)", lesson.game.messages("en"), re.MULTILINE)
        assert told and {name for name in court if name in told[1]} <= set(lesson.names)


def test_good_answers_may_be_several() -> None:
    lesson = find_lesson("strozzi")
    steps = [replace(step, may=("take *",), poor=()) if step.say == "lesson-tile" else step for step in lesson.steps]
    several = [guided for guided in ways_through(replace(lesson, steps=tuple(steps))) if len(good_answers(guided)) > 1]
    assert [good_answers(guided) for guided in several] == [
        ["take art-gold", "take science-two", "take architecture-grain"]
    ]


def test_years_that_are_skipped_are_not_shown_and_a_revolution_is() -> None:
    guided = GuidedGame(find_lesson("heads-of-state"))
    shown: dict[str, list[Seen]] = {}
    while guided.step is not None:
        said = guided.step.say
        guided.answer(good_answers(guided)[0])
        shown[said] = guided.table.events(guided.seat, guided.before)
    turns = [event["seat"] for event in shown["lesson-influence"] if event["event"] == "turn"]
    assert turns == [2, 0], "of all those turns only the last ones are shown, up to the learner’s own"
    assert [event["seat"] for event in shown["lesson-count"] if event["event"] == "revolution"] == [guided.seat]
    best = [event["country"] for event in shown["lesson-count"] if (event["event"], event.get("seat")) == ("most", 0)]
    assert best == ["britain", "germany"]


def test_what_is_lit_is_named_without_numbers_beside_it() -> None:
    say = voice(find_game("principe"), "en", [])
    assert looked_at(({"colour": "white", "cards": 2, "table": "your-hand"},), say) == "Look at: white (Your hand)."
    assert looked_at(({"column": 2},), voice(find_game("ruse-and-bruise"), "en", [])) == "Look at: column 2."
