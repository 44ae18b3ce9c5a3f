"""`camarilla learn`: guided games in lines and on the full screen, left and resumed."""

import asyncio
import json
from pathlib import Path

import pytest

from camarilla.core.clauses import LANGUAGES
from camarilla.lessons.coaching import coaching
from camarilla.lessons.guided import GO_ON, GuidedGame, replayed
from camarilla.lessons.shelf import all_lessons, find_lesson, lesson_title
from camarilla.speech.voice import voice
from camarilla.terminal.fullscreen.app import TableApp
from camarilla.terminal.table.lesson import AnswersFile, LessonSession
from camarilla.testkit.lessons import good_answers, tried
from tests.terminal.pilot import LARGE, SMALL, options, screen_text, until
from tests.terminal.screenplay import run

ROOM = 76
"""A sentence is cut at the end of a line: so much of it is looked for."""


def typed_through(id: str) -> tuple[list[str], GuidedGame]:
    """What somebody types from the first step to free play, trying one poor answer wherever there is one."""
    guided, typed = GuidedGame(find_lesson(id)), []
    while (step := guided.step) is not None:
        typed += [answer for answer in tried(guided) if step.poor_key(answer)][:1] if not step.is_read else []
        answer = good_answers(guided)[0]
        typed.append(answer)
        guided.answer(answer)
    return typed, guided


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_listed(tmp_path: Path, language: str) -> None:
    done = run(tmp_path, "learn", f"--lang={language}", COLUMNS="200")
    assert done.returncode == 0
    for id, lesson in all_lessons().items():
        assert id in done.stdout and lesson_title(lesson, voice(lesson.game, language)) in done.stdout


@pytest.mark.parametrize("id", all_lessons())
def test_a_lesson_is_gone_through_in_lines(tmp_path: Path, id: str) -> None:
    typed, guided = typed_through(id)
    done = run(tmp_path, "learn", id, typed="\n".join([*typed, "q"]) + "\n")
    assert done.returncode == 0, done.stderr
    shown = squeezed(done.stdout)
    say = voice(guided.lesson.game, "en", guided.lesson.seated("Player"))
    again = GuidedGame(guided.lesson)
    for answer in guided.answers:
        said = coaching(again, say)
        assert squeezed(f"{said.progress}.") in shown and squeezed(said.words) in shown
        again.answer(answer)
    assert say("lesson-free") in shown and f"camarilla learn {id}" in shown
    kept = tmp_path / "camarilla" / "lessons" / f"{id}.json"
    assert json.loads(kept.read_text()) == guided.answers


def test_a_lesson_is_resumed_one_step_back_or_begun_again(tmp_path: Path) -> None:
    run(tmp_path, "learn", "strozzi", typed="\n\n\nq\n")
    assert "Step 4 of 15" in run(tmp_path, "learn", "strozzi", typed="q\n").stdout
    assert "Step 3 of 15" in run(tmp_path, "learn", "strozzi", typed="u\nq\n").stdout
    assert "Step 2 of 15" in run(tmp_path, "learn", "strozzi", typed="u\nq\n").stdout
    assert "Step 1 of 15" in run(tmp_path, "learn", "strozzi", "--again", typed="q\n").stdout


@pytest.mark.parametrize("kept", ["", "{", "7", '["claim crown"]', '{"a": 1}'])
def test_what_is_kept_but_does_not_fit_begins_anew(tmp_path: Path, kept: str) -> None:
    file = tmp_path / "camarilla" / "lessons" / "strozzi.json"
    file.parent.mkdir(parents=True)
    file.write_text(kept)
    done = run(tmp_path, "learn", "strozzi", typed="")
    assert done.returncode == 0 and "Step 1 of 15" in done.stdout


def test_an_unknown_lesson_is_refused_with_those_that_there_are(tmp_path: Path) -> None:
    done = run(tmp_path, "learn", "chess")
    assert done.returncode == 2
    assert done.stderr == f"camarilla: There is no lesson “chess”. There are: {', '.join(all_lessons())}.\n"


def test_a_lesson_can_be_played_to_the_end_of_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.lessons.guided.EASY", "random")
    typed, _ = typed_through("strozzi")
    done = run(tmp_path, "learn", "strozzi", typed="\n".join([*typed, *["1", "2", "3", "0"] * 40]) + "\n")
    assert done.returncode == 0
    assert "You know how to play now" in done.stdout
    assert done.stdout.rstrip().endswith("A game of your own: camarilla play strozzi")
    assert "Step 1 of 15" in run(tmp_path, "learn", "strozzi", typed="q\n").stdout, "what is over begins anew"


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_lesson_on_the_full_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    lesson = find_lesson("ruse-and-bruise")
    guided = replayed(lesson, [], "Player")
    say = voice(lesson.game, "en", lesson.seated("Player"))
    session = LessonSession(guided, say, AnswersFile(guided, tmp_path / "lesson.json"))

    async def learn() -> None:
        app = TableApp(session, 0, guard=0)
        async with app.run_test(size=size) as pilot:
            for words in ("Step 1 of 15", "Step 2 of 15", "Step 3 of 15"):
                await until(pilot, lambda words=words: words in screen_text(app), "read")  # type: ignore[misc]
                assert options(app) == []
                await pilot.press("escape")  # hurries what is told, but passes over nothing that is to be read
                await pilot.press("enter")
            await until(pilot, lambda: bool(options(app)), "asked")
            assert squeezed(coaching(session.guided, say).words)[:ROOM] in screen_text(app)
            await pilot.press("enter")  # the King in column 1, which is poor
            await until(pilot, lambda: "show it later" in screen_text(app), "explained")
            above, below = screen_text(app).split("▶ Player")
            assert "The Cardinal wins column 2 cheaply: play him there." in above
            assert "show it later" not in below
            await pilot.press(*"play", "space", *"cardinal", "space", "2", "enter")
            await until(pilot, lambda: "Step 5 of 15" in screen_text(app), "answered")

    asyncio.run(learn())
    assert session.guided.answers == [*[GO_ON] * 3, "play cardinal 2"]
