"""A guided game under way. All there is to it are the learner's answers: the same answers lead to the same table."""

import hashlib
from collections.abc import Sequence

from camarilla.bots.base import make_bot
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Refusal
from camarilla.core.record import BOT, OFF, PERSON
from camarilla.core.table import Table
from camarilla.lessons.facts import fact_of
from camarilla.lessons.lesson import YOU, Lesson, Step

EASY = "easy"
"""Who plays for the others once the steps are through."""
GO_ON = ""
"""The answer to a step that is only read."""
Said = tuple[str, dict[str, str | int]]
"""The key of a sentence, and its values."""


class NotAsked(Refusal):
    """The answer is not one that the step asks for."""


class Explained(Refusal):
    """A poor answer: why it is poor. It was not taken, and the learner tries again."""


class GuidedGame:
    """One lesson, as far as it was answered."""

    def __init__(self, lesson: Lesson, name: str = "") -> None:
        """`name` is what the learner is called, where that is known."""
        self.lesson = lesson
        self.seat = lesson.learner
        names = lesson.seated(name or YOU)
        players = [PERSON if seat == self.seat else BOT + EASY for seat in range(len(names))]
        self.table = Table(lesson.game, names, lesson.options, seed=lesson.seed, players=players, undo=OFF)
        self.answers: list[str] = []
        self.praise: Said | None = None
        """What is said about the last answer."""
        self.before = 0
        """How many events there had been before what is shown of it."""

    @property
    def number(self) -> int:
        """How many steps are through."""
        return min(len(self.answers), len(self.lesson.steps))

    @property
    def step(self) -> Step | None:
        """The step that is asked now; None in free play."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    def said(self) -> Said | None:
        """What the coach says now; None in free play."""
        return None if self.step is None else (self.step.say, self._facts(self.step))

    def offered(self) -> list[int]:
        """The decisions that can be tried: those of the step, good and poor; in free play all that are legal."""
        legal = self.table.legal(self.seat)
        if self.step is None:
            return legal
        words = self.lesson.game.verbs.text
        return [action for action in legal if self.step.is_good(words(action)) or self.step.poor_key(words(action))]

    def wanted(self) -> list[int]:
        """Those of them that lead on; none in free play, where all do."""
        words, step = self.lesson.game.verbs.text, self.step
        return [] if step is None else [action for action in self.offered() if step.is_good(words(action))]

    def answer(self, given: str) -> None:
        """Take the next answer, or refuse it: what is poor with the reason, what is not asked with what is."""
        step = self.step
        if step is not None:
            self._check(step, given)
        before = self.table.happened()
        if step is None or not step.is_read:
            self.table.play(self.seat, given)
        self.praise = None if step is None or not step.good else (step.good, self._facts(step))
        for seat, decision in step.skip if step else ():
            self.table.play(seat, decision)
            before = self.table.happened()
        for seat, decision in step.then if step else ():
            self.table.play(seat, decision)
        self.before = before
        self.answers.append(given)
        if self.step is None:
            self._let_bots_decide()

    def _check(self, step: Step, given: str) -> None:
        if step.is_read:
            if given != GO_ON:
                raise NotAsked("lesson-only-read")
            return
        action = self.lesson.game.verbs.parse(given)
        self.table.check(self.seat, action)
        decision = self.lesson.game.verbs.text(action)
        poor = step.poor_key(decision)
        if poor:
            explained = Explained(poor, **self._facts(step))
            explained.home = self.lesson.game.package
            raise explained
        if not step.is_good(decision):
            raise NotAsked("lesson-not-asked")

    def _facts(self, step: Step) -> dict[str, str | int]:
        """The values of a step's words as they are now; one that is not there (yet) is left out."""
        view = self.table.view(self.seat)
        found = {name: fact_of(path, view, self.seat) for name, path in step.facts.items()}
        return {name: value for name, value in found.items() if value is not None}

    def _let_bots_decide(self) -> None:
        """Until the learner is asked or the game is over; their luck hangs on the deal and on what has happened."""
        while self.table.to_act() and self.seat not in self.table.to_act():
            seat = self.table.to_act()[0]
            said = f"{self.lesson.seed} {self.table.happened()} {seat}"
            luck = int.from_bytes(hashlib.sha256(said.encode()).digest()[:12], "big")
            chair = self.table.chair(seat, FastChance(luck))
            self.table.play(seat, make_bot(EASY, luck).choose(chair))


def replayed(lesson: Lesson, answers: Sequence[str], name: str = "") -> GuidedGame:
    """A lesson as these answers have left it; refuses the first that cannot be taken."""
    guided = GuidedGame(lesson, name)
    for answer in answers:
        guided.answer(answer)
    return guided
