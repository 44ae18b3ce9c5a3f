"""What somebody typed at the prompt: a move, or a word that is none, in English or in the reader's language."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from camarilla.core.actions import Verbs
from camarilla.core.clauses import Refusal
from camarilla.core.text import Say
from camarilla.lessons.guided import Explained
from camarilla.speech.refusals import clause_of, refusal_words
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.language import plain
from camarilla.terminal.paragraphs import hanging
from camarilla.terminal.rulebook import find_clauses
from camarilla.terminal.table.help import contents, explain, overview, paragraph
from camarilla.terminal.table.menu import Fits, Menu, few
from camarilla.terminal.table.session import Quit, TerminalSession

WORDS = {
    "help": ("?", "h", "help"),
    "undo": ("u", "undo"),
    "save": ("s", "save"),
    "log": ("l", "log"),
    "rules": ("r", "rules"),
    "quit": ("q", "quit", "exit"),
}
DEFAULT_LOG = 20
"""How much of the log is shown if nobody says how much."""


@dataclass(frozen=True)
class Answer:
    """What comes of a line: something to show, or a decision that was taken (or taken back)."""

    drawn: RenderableType | None = None
    decided: bool = False


class Prompt:
    """Answers what one seat types until it has decided; how lines are read and shown is the business of a face."""

    def __init__(self, session: TerminalSession, seat: int, fits: Fits = few) -> None:
        self._session = session
        self._say = session.say
        self._seat = seat
        self._whole = Menu(session.game.verbs, session.legal(seat), session.say, fits)
        self.menu = self._whole

    def start_again(self) -> None:
        """Forget the steps that were chosen."""
        self.menu = self._whole

    def can_undo(self) -> bool:
        """Whether the seat's last decision can be taken back."""
        return self._session.can_undo(self._seat)

    def hint(self) -> str:
        """What can be typed now, in one line."""
        hints = [self._say("ui-hint"), *([self._say("ui-hint-undo")] if self.can_undo() else [])]
        return " · ".join(hints)

    def answer(self, typed: str, width: int) -> Answer:
        """Do or show what a line asks for; raises the refusal if it cannot be, or Quit."""
        wanted, rest = understand(typed, self._session.game.verbs, self._say)
        if wanted == "move":
            return self.choose(self.menu.choose(typed))
        if wanted == "undo":
            self._session.undo(self._seat)
            return Answer(Text(self._say("ui-undone"), style="green"), decided=True)
        if wanted == "quit":
            raise Quit
        shown: RenderableType = getattr(self, f"_{wanted}")(rest, width)
        return Answer(shown)

    def choose(self, actions: Sequence[int]) -> Answer:
        """Take the one action, or go on to choose among several."""
        if len(actions) > 1:
            self.menu = self.menu.narrowed(actions)
            return Answer()
        self._session.play(self._seat, actions[0])
        return Answer(decided=True)

    def completions(self, typed: str) -> list[str]:
        """What a line that is begun so can become."""
        words = [name for wanted in WORDS for name in _names(wanted, self._say) if len(name) > 1]
        return [*self.menu.moves.completions(typed), *[word for word in words if typed and word.startswith(typed)]]

    def problem(self, problem: Refusal | Complaint) -> str:
        """Why a line was refused."""
        if isinstance(problem, Complaint):
            return self._say(problem.key, **problem.facts)
        reason, clause = refusal_words(problem, self._say), clause_of(problem)
        if isinstance(problem, Explained):
            return reason
        if clause:
            return self._say("ui-refused-clause", clause=clause, reason=reason)
        return self._say("ui-refused", reason=reason)

    # What can be asked -----------------------------------------------------------------

    def _save(self, rest: str, width: int) -> RenderableType:
        kept = self._session.save_file
        kept.save()
        if rest:
            kept.copy(Path(rest).expanduser())
        if kept.trouble is not None and not rest:
            raise kept.trouble
        return Text(self._say("ui-saved", file=rest or str(kept.path)), style="green", no_wrap=True)

    def _log(self, rest: str, width: int) -> RenderableType:
        lines = self._session.log(self._seat)
        wanted = int(rest) if rest.isdecimal() else len(lines) if rest else DEFAULT_LOG
        if wanted == DEFAULT_LOG:
            wanted = max(wanted, len(self._session.news(self._seat)))
        return Group(*[Text(f"  · {line}") for line in lines[-wanted:]])

    def _help(self, rest: str, width: int) -> RenderableType:
        game = self._session.game
        if not rest:
            return overview(game, self._say, self.can_undo())
        found = explain(game, self._say, rest)
        if not found:
            raise Complaint("ui-no-help", given=rest)
        return paragraphs(found, width)

    def _rules(self, rest: str, width: int) -> RenderableType:
        found = find_clauses(self._session.game, rest or None)
        if not rest:
            return contents(self._session.game, self._say)
        return paragraphs([paragraph(clause, self._say) for clause in found], width)


def paragraphs(found: list[tuple[str, str]], width: int) -> RenderableType:
    """Headings in the margin, their words beside them."""
    indent = max(len(head) for head, _ in found) + 2
    return Group(*[hanging(head, words, width, indent) for head, words in found])


def understand(typed: str, verbs: Verbs, say: Say) -> tuple[str, str]:
    """What is wanted and what follows it, or ("move", all of it); a game's own verbs come first."""
    if typed.startswith("?"):
        return "help", typed[1:].strip()
    word, _, rest = typed.partition(" ")
    if word.lower() not in {verb.name for verb in verbs.verbs}:
        wanted = wanted_by(word, say)
        if wanted:
            return wanted, rest.strip()
    return "move", typed


def wanted_by(word: str, say: Say) -> str:
    """Which of the words that are no move this is, in English or in the reader's language; nothing if it is none."""
    return next((wanted for wanted in WORDS if plain(word) in _names(wanted, say)), "")


def _names(wanted: str, say: Say) -> list[str]:
    return [*WORDS[wanted], *[plain(name) for name in say(f"command-{wanted}").split(",")]]
