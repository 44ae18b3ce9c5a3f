"""Which lessons there are: a `lesson.toml` in the folder of a game, and `lesson-<name>.toml` for each further one."""

import importlib.resources
from functools import cache

from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids
from camarilla.core.text import Say
from camarilla.lessons.lesson import Lesson
from camarilla.lessons.reading import read_lesson
from camarilla.speech.games import game_title

FIRST = "lesson"


@cache
def all_lessons() -> dict[str, Lesson]:
    """Every lesson of every registered game, by its id; raises BadBox if one of the files is damaged."""
    return {lesson.id: lesson for id in game_ids() for lesson in lessons_of(find_game(id))}


def find_lesson(id: str) -> Lesson:
    """The lesson of that name; refuses with the names there are."""
    known = all_lessons()
    if id not in known:
        raise Malformed("unknown-lesson", given=id, known=", ".join(known))
    return known[id]


def lessons_of(game: Game) -> list[Lesson]:
    """The lessons in a game's folder, the one without a name of its own first; a game of one module has none."""
    if not game.is_package:
        return []
    found = []
    for file in importlib.resources.files(game.package).iterdir():
        name, dot, kind = file.name.rpartition(".")
        if dot and kind == "toml" and (name == FIRST or name.startswith(f"{FIRST}-")):
            id = game.id + name.removeprefix(FIRST)
            place = f"{game.package.rpartition('.')[2]}/{file.name}"
            found.append(read_lesson(id, game, file.read_text(encoding="utf-8"), place))
    return sorted(found, key=lambda lesson: lesson.id)


def lesson_title(lesson: Lesson, say: Say) -> str:
    """The game, and which of its editions or variants, if it has several."""
    return " · ".join([game_title(lesson.game, say), *chosen_words(lesson, say)])


def chosen_words(lesson: Lesson, say: Say) -> list[str]:
    """What the lesson has chosen among the options of its game."""
    return [str(say.word(f"option-{name}", choice)) for name, choice in lesson.options.items()]
