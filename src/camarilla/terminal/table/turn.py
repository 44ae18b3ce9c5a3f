"""One person's turn: the prompt, and everything that can be typed at it."""

from pathlib import Path

from camarilla.core.clauses import Illegal, Refusal
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.paragraphs import hanging
from camarilla.terminal.table import explaining
from camarilla.terminal.table.keyboard_game import DEFAULT_LOG, KeyboardGame
from camarilla.terminal.table.moves import Menu
from camarilla.terminal.table.typed_commands import understand


class Quit(Exception):
    """Somebody wants to stop; the game is kept."""


class Turn:
    """Asks one seat until it has decided."""

    def __init__(self, match: KeyboardGame, seat: int) -> None:
        self._match = match
        self._seat = seat
        self._menu: Menu = match.show(seat)
        self._decided = False

    def take(self) -> None:
        """Read and answer lines until one of them is an accepted decision (or takes one back)."""
        while not self._decided:
            self._warn()
            typed = self._match.screen.ask()
            if not typed:
                self._menu = self._match.show(self._seat)
                continue
            command, rest = understand(typed, self._match.game.verbs, self._match.say)
            try:
                getattr(self, f"_{command}")(rest)
            except Refusal as refusal:
                self._refuse(refusal)
            except Complaint as complaint:
                self._match.screen.line(self._match.say(complaint.key, **complaint.facts), "bold red")

    def _move(self, typed: str) -> None:
        action = self._menu.choose(typed)
        self._match.seen(self._seat)
        self._match.table.play(self._seat, action)
        self._match.keeper.keep()
        self._decided = True

    def _undo(self, rest: str) -> None:
        self._match.table.undo(self._seat)
        self._match.keeper.keep()
        self._match.screen.line(self._match.say("ui-undone"), "green")
        self._decided = True

    def _save(self, rest: str) -> None:
        keeper = self._match.keeper
        keeper.keep()
        if rest:
            keeper.copy(Path(rest).expanduser())
        if keeper.trouble is not None and not rest:
            raise keeper.trouble
        self._match.screen.whole(self._match.say("ui-saved", file=rest or str(keeper.file)), "green")

    def _log(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else self._match.table.happened() if rest else DEFAULT_LOG
        self._match.log(self._seat, count)

    def _help(self, rest: str) -> None:
        match = self._match
        if not rest:
            match.screen.show(explaining.overview(match.game, match.say, match.table.can_undo(self._seat)))
            return
        found = explaining.explain(match.game, match.say, rest)
        if not found:
            raise Complaint("ui-no-help", given=rest)
        self._paragraphs(found)

    def _rules(self, rest: str) -> None:
        match = self._match
        if not explaining.book(match.game):
            raise Complaint("cli-no-rulebook", game=match.game.id)
        if not rest:
            match.screen.show(explaining.chapters(match.game, match.say))
            return
        found = explaining.clauses_of(match.game, rest)
        if not found:
            raise Complaint("rules-no-clause", given=rest, known=", ".join(match.game.chapters))
        self._paragraphs([explaining.paragraph(clause, match.say) for clause in found])

    def _paragraphs(self, found: list[tuple[str, str]]) -> None:
        indent = max(len(head) for head, _ in found) + 2
        for head, words in found:
            self._match.screen.show(hanging(head, words, self._match.screen.width, indent))

    def _quit(self, rest: str) -> None:
        raise Quit

    def _refuse(self, refusal: Refusal) -> None:
        say = self._match.say
        reason = say.refusal(refusal)
        if isinstance(refusal, Illegal):
            words = say("ui-refused-clause", clause=refusal.clause, reason=reason)
        else:
            words = say("ui-refused", reason=reason)
        self._match.screen.line(words, "bold red")

    def _warn(self) -> None:
        """Say at every prompt that the game cannot be kept, as long as that is so."""
        trouble = self._match.keeper.trouble
        if trouble is not None:
            self._match.screen.line(self._match.say(trouble.key, **trouble.facts), "bold red")
