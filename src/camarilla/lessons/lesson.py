"""What a guided game is made of: a fixed deal, and steps that are read or answered by a decision."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from camarilla.core.game import Game

ANY = "*"
"""In a decision, stands for any one word; alone, for any decision at all."""
YOU = "you"
"""The learner, where a lesson decides for everybody, and at a table to which nobody has told a name."""
Light = dict[str, str | int]
"""What names a thing on the table: the same values as in an event (`{card = "witch", column = 2}`)."""


@dataclass(frozen=True)
class PoorAnswer:
    """Decisions that are explained instead of taken: the pattern that they fit, and the key of the words."""

    answer: str
    say: str


@dataclass(frozen=True)
class Step:
    """One step of a lesson. Without `may` it is only read."""

    say: str  # the key of the coach's words
    light: tuple[Light, ...] = ()
    facts: dict[str, str] = field(default_factory=dict)  # the values in those words -> where the view has them
    may: tuple[str, ...] = ()  # the decisions that lead on; each word may be ANY
    good: str = ""  # the key of what is said about them
    poor: tuple[PoorAnswer, ...] = ()
    skip: tuple[tuple[int, str], ...] = ()  # what is decided afterwards, but not shown: seat and decision
    then: tuple[tuple[int, str], ...] = ()  # what is decided then, and shown

    @property
    def is_read(self) -> bool:
        """Whether nothing is to be decided: one reads it and goes on."""
        return not self.may

    def is_good(self, decision: str) -> bool:
        """Whether a decision leads on."""
        return not self.poor_key(decision) and any(fits(pattern, decision) for pattern in self.may)

    def poor_key(self, decision: str) -> str:
        """The key of what is said about a decision that does not lead on; empty if it is not foreseen.

        A decision that is named stands before a pattern: `may = ["bid *"]` can leave out a `poor` bid, and the reverse.
        """
        if decision in self.may:
            return ""
        return next((poor.say for poor in self.poor if fits(poor.answer, decision)), "")

    def messages(self) -> list[str]:
        """The keys of everything that can be said."""
        return [key for key in (self.say, self.good, *[poor.say for poor in self.poor]) if key]


@dataclass(frozen=True, eq=False)
class Lesson:
    """A guided game as its `lesson.toml` tells it."""

    id: str
    game: Game
    seed: str
    names: tuple[str, ...]  # by seat; the learner's is empty
    options: dict[str, str]
    minutes: int
    steps: tuple[Step, ...]

    @property
    def learner(self) -> int:
        """The seat of whoever learns."""
        return self.names.index("")

    def seated(self, name: str) -> list[str]:
        """Everybody's names, with one for the learner."""
        return [other or name for other in self.names]


def fits(pattern: str, decision: str) -> bool:
    """Whether a decision, in words, is one of those that a pattern names."""
    return pattern == ANY or _fit_words(pattern.split(), decision.split())


def _fit_words(wanted: Sequence[str], given: Sequence[str]) -> bool:
    return len(wanted) == len(given) and all(one in (ANY, other) for one, other in zip(wanted, given, strict=True))
