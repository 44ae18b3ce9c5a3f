"""A guided game at the keyboard: the same session as any game, with a coach, and kept as the learner's answers."""

import contextlib
import json
from pathlib import Path

from camarilla.core.clauses import Refusal
from camarilla.core.text import Say
from camarilla.lessons.coaching import coaching
from camarilla.lessons.guided import GO_ON, GuidedGame, replayed
from camarilla.lessons.lesson import Lesson
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.data_folder import data_folder
from camarilla.terminal.table.save_file import SaveFile, quoted, write_whole
from camarilla.terminal.table.session import TerminalSession


class AnswersFile(SaveFile):
    """The file of a lesson in progress: the learner's answers, and nothing else."""

    def __init__(self, guided: GuidedGame, path: Path) -> None:
        self.guided = guided
        self.path = path
        self.trouble: Complaint | None = None
        self.copy(path)

    def save(self) -> None:
        """Write the answers so far; trouble is remembered, for the lesson shall go on."""
        try:
            self.copy(self.path)
            self.trouble = None
        except Complaint as complaint:
            self.trouble = complaint

    def copy(self, path: Path) -> None:
        """Write the answers to a file."""
        write_whole(json.dumps(self.guided.answers) + "\n", path)

    def resume_command(self) -> str:
        """What to type to go on later."""
        return f"camarilla learn {quoted(self.guided.lesson.id)}"


def answers_path(lesson: Lesson) -> Path:
    """Where a lesson is kept."""
    return data_folder() / "lessons" / f"{lesson.id}.json"


def kept_answers(lesson: Lesson) -> list[str]:
    """How far somebody had come in a lesson; nothing if it was played to its end, or does not fit any more."""
    with contextlib.suppress(OSError, ValueError, TypeError, Refusal):
        answers: list[str] = json.loads(answers_path(lesson).read_text(encoding="utf-8"))
        if not replayed(lesson, answers).table.over:
            return answers
    return []


class LessonSession(TerminalSession):
    """A lesson in progress. Bots need no turn of their own: the lesson lets them decide after every answer."""

    def __init__(self, guided: GuidedGame, say: Say, save_file: AnswersFile) -> None:
        super().__init__(guided.lesson.game, guided.table, say, save_file)
        self._answers_file = save_file
        self._explained = ""
        self._set(guided)

    def _set(self, guided: GuidedGame) -> None:
        self.guided = self._answers_file.guided = guided
        self.table = guided.table
        self._explained = ""
        self._read[guided.seat] = guided.before
        self.save_file.save()

    def bot_decides(self) -> bool:
        """Nobody has to be waited for."""
        return False

    def next_person(self) -> int | None:
        """The learner, until the game is over."""
        return None if self.table.over else self.guided.seat

    def legal(self, seat: int) -> list[int]:
        """What can be tried in this step."""
        return self.guided.offered()

    def can_undo(self, seat: int) -> bool:
        """One can always go back a step."""
        return bool(self.guided.answers)

    def play(self, seat: int, action: int) -> None:
        """Take an answer, or say what is wrong with it."""
        try:
            self.guided.answer(self.game.verbs.text(action))
        except Refusal as refusal:
            self._explained = self.say.refusal(refusal)
            raise
        self._set(self.guided)

    def undo(self, seat: int) -> None:
        """Go back a step."""
        self._set(replayed(self.guided.lesson, self.guided.answers[:-1], self.say.names[self.guided.seat]))

    def advice(self) -> str:
        """The coach's words, with what was said about the last answer."""
        said = coaching(self.guided, self.say)
        parts = [f"{said.progress}.", self._explained or said.praise, said.words, said.look]
        return " ".join(filter(None, parts))

    def must_read(self) -> bool:
        """Whether the step is only read."""
        return self.guided.step is not None and self.guided.step.is_read

    def read_on(self) -> None:
        """Go on to the next step."""
        self.guided.answer(GO_ON)
        self._set(self.guided)
