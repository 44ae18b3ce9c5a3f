"""The guided games that were played on last: whoever answers once more is not kept waiting for a replay."""

from collections.abc import Sequence

from camarilla.lessons.guided import GuidedGame, replayed
from camarilla.lessons.lesson import Lesson

MOST = 64
Place = tuple[str, tuple[str, ...]]
"""A lesson, and the answers so far: there is nothing else to a guided game, so whoever gave them can share it."""


class RecentGames:
    """A cache: whatever is not in it is replayed. Used by one thread at a time."""

    def __init__(self) -> None:
        self._games: dict[Place, GuidedGame] = {}

    def at(self, lesson: Lesson, answers: Sequence[str]) -> GuidedGame:
        """A lesson as these answers have left it; refuses the first that cannot be taken."""
        guided = self._games.pop(_place(lesson, answers), None) or replayed(lesson, answers)
        self._keep(guided)
        return guided

    def answer(self, guided: GuidedGame, given: str) -> None:
        """Take one more answer, or refuse it."""
        before = _place(guided.lesson, guided.answers)
        guided.answer(given)
        self._games.pop(before, None)
        self._keep(guided)

    def _keep(self, guided: GuidedGame) -> None:
        self._games[_place(guided.lesson, guided.answers)] = guided
        while len(self._games) > MOST:
            del self._games[next(iter(self._games))]


def _place(lesson: Lesson, answers: Sequence[str]) -> Place:
    return lesson.id, tuple(answers)
