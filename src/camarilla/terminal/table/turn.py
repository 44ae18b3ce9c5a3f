"""One person's turn: the prompt, and everything that can be typed at it."""

from pathlib import Path

from camarilla.core.clauses import Refusal
from camarilla.speech.refusals import clause_of, refusal_words
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.paragraphs import hanging
from camarilla.terminal.rulebook import find_clauses
from camarilla.terminal.table.help import contents, explain, overview, paragraph
from camarilla.terminal.table.menu import Menu
from camarilla.terminal.table.prompt import understand
from camarilla.terminal.table.session import DEFAULT_LOG, TerminalSession


class Quit(Exception):
    """Somebody wants to stop; the game is kept."""


class Turn:
    """Asks one seat until it has decided."""

    def __init__(self, session: TerminalSession, seat: int) -> None:
        self._session = session
        self._seat = seat
        self._menu: Menu = session.show(seat)
        self._decided = False

    def take(self) -> None:
        """Read and answer lines until one of them is an accepted decision (or takes one back)."""
        while not self._decided:
            self._warn()
            typed = self._session.screen.ask()
            if not typed:
                self._menu = self._session.show(self._seat)
                continue
            wanted, rest = understand(typed, self._session.game.verbs, self._session.say)
            try:
                getattr(self, f"_{wanted}")(rest)
            except Refusal as refusal:
                self._refuse(refusal)
            except Complaint as complaint:
                self._session.screen.line(self._session.say(complaint.key, **complaint.facts), "bold red")

    def _move(self, typed: str) -> None:
        action = self._menu.choose(typed)
        self._session.seen(self._seat)
        self._session.table.play(self._seat, action)
        self._session.save_file.save()
        self._decided = True

    def _undo(self, rest: str) -> None:
        self._session.table.undo(self._seat)
        self._session.save_file.save()
        self._session.screen.line(self._session.say("ui-undone"), "green")
        self._decided = True

    def _save(self, rest: str) -> None:
        kept = self._session.save_file
        kept.save()
        if rest:
            kept.copy(Path(rest).expanduser())
        if kept.trouble is not None and not rest:
            raise kept.trouble
        self._session.screen.whole(self._session.say("ui-saved", file=rest or str(kept.path)), "green")

    def _log(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else self._session.table.happened() if rest else DEFAULT_LOG
        self._session.log(self._seat, count)

    def _help(self, rest: str) -> None:
        session = self._session
        if not rest:
            session.screen.show(overview(session.game, session.say, session.table.can_undo(self._seat)))
            return
        found = explain(session.game, session.say, rest)
        if not found:
            raise Complaint("ui-no-help", given=rest)
        self._paragraphs(found)

    def _rules(self, rest: str) -> None:
        session = self._session
        found = find_clauses(session.game, rest or None)
        if rest:
            self._paragraphs([paragraph(clause, session.say) for clause in found])
        else:
            session.screen.show(contents(session.game, session.say))

    def _paragraphs(self, found: list[tuple[str, str]]) -> None:
        indent = max(len(head) for head, _ in found) + 2
        for head, words in found:
            self._session.screen.show(hanging(head, words, self._session.screen.width, indent))

    def _quit(self, rest: str) -> None:
        raise Quit

    def _refuse(self, refusal: Refusal) -> None:
        say = self._session.say
        reason, clause = refusal_words(refusal, say), clause_of(refusal)
        words = say("ui-refused-clause", clause=clause, reason=reason) if clause else say("ui-refused", reason=reason)
        self._session.screen.line(words, "bold red")

    def _warn(self) -> None:
        """Say at every prompt that the game cannot be kept, as long as that is so."""
        trouble = self._session.save_file.trouble
        if trouble is not None:
            self._session.screen.line(self._session.say(trouble.key, **trouble.facts), "bold red")
