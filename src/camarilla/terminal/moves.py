"""What a seat may do, as a numbered list in words; and what somebody typed, as a decision."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.actions import Action, Domain, Verbs
from camarilla.core.clauses import Malformed
from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.language import acted, plain

FEW = 8
"""Up to so many actions get a line each; more are gathered by what they have in common."""

_OPEN = "…"


class Menu:
    """The legal actions of one seat at one moment, numbered from 1."""

    def __init__(self, verbs: Verbs, legal: list[int], say: Say) -> None:
        self._verbs = verbs
        self._legal = legal
        self._say = say

    def choose(self, typed: str) -> int:
        """The action of a number on the list, or of a move typed in words; refuses with what would be right."""
        if not typed.isdecimal():
            return self._read(typed)
        number = int(typed)
        if not 1 <= number <= len(self._legal):
            raise Complaint("ui-no-such-number", given=typed, last=len(self._legal))
        return self._legal[number - 1]

    def drawn(self, width: int) -> RenderableType:
        """The list: a line for each action, or for each group of actions if there are many."""
        if len(self._legal) <= FEW:
            return self._lines(width)
        return self._groups(width)

    def _lines(self, width: int) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(max_width=width - 30)
        grid.add_column(no_wrap=True)
        for number, action in enumerate(self._legal, 1):
            spelled = self._verbs.action(action)
            grid.add_row(
                Text(f"{number:>3}", style="bold cyan"),
                Text(acted(self._say, spelled.json())),
                Text(spelled.text(), style="dim"),
            )
        return grid

    def _groups(self, width: int) -> RenderableType:
        """One row for all actions that differ in their last argument only."""
        rows: list[RenderableType] = []
        groups = list(self._grouped())
        labels = [self._label(action) for _, members in groups for _, action in members]
        widest = max(len(label) for label in labels)
        for stem, members in groups:
            sentence = Text("   " + self._sentence(members[0][1], len(members)))
            typed = Text(f"  {stem}", style="dim")
            rows.append(Text.assemble(sentence, typed))
            rows.append(self._items(members, widest, width))
        return Group(*rows)

    def _items(self, members: list[tuple[int, Action]], widest: int, width: int) -> Text:
        line = Text()
        cell = widest + 8
        across = max(1, (width - 4) // cell)
        for place, (number, action) in enumerate(members):
            if place and place % across == 0:
                line.append("\n")
            line.append(f"{number:>5}", style="bold cyan")
            line.append(f"  {self._label(action):<{cell - 7}}")
        return line

    def _sentence(self, action: Action, size: int) -> str:
        """The words of a group: those of its first action, its last argument left open."""
        spelled = action.json()
        if size > 1:
            spelled[action.verb.arguments[-1].name] = _OPEN
        return acted(self._say, spelled)

    def _label(self, action: Action) -> str:
        if not action.verb.arguments:
            return action.verb.name
        return str(self._say.word(action.verb.arguments[-1].name, action.values()[-1]))

    def _grouped(self) -> Iterator[tuple[str, list[tuple[int, Action]]]]:
        """Each group's typed form, and its actions with their numbers."""
        groups: dict[str, list[tuple[int, Action]]] = {}
        for number, legal in enumerate(self._legal, 1):
            action = self._verbs.action(legal)
            stem = action.text() if not action.verb.arguments else action.text().rpartition(" ")[0] + f" {_OPEN}"
            groups.setdefault(stem, []).append((number, action))
        for stem, members in groups.items():
            yield stem if len(members) > 1 else members[0][1].text(), members

    def _read(self, typed: str) -> int:
        """A move as the verb table writes it, or with the names of things in the reader's language."""
        try:
            return self._verbs.parse(typed)
        except Malformed as refusal:
            found = self._in_own_words(plain(typed))
            if found is None:
                raise refusal from None
            return found

    def _in_own_words(self, typed: str) -> int | None:
        for legal in self._legal:
            if plain(acted(self._say, self._verbs.action(legal).json())) == typed:
                return legal
        for verb in self._verbs.verbs:
            head, _, rest = typed.partition(" ")
            if head == verb.name:
                values = self._values(verb.arguments, rest)
                return None if values is None else self._verbs.number(verb.name, *values)
        return None

    def _values(self, domains: list[Domain], rest: str) -> list[str | int] | None:
        """The arguments that a text names one after the other, translated or not."""
        if not domains:
            return None if rest else []
        for value in domains[0].values:
            for name in {plain(str(value)), plain(str(self._say.word(domains[0].name, value)))}:
                if rest == name or rest.startswith(f"{name} "):
                    others = self._values(domains[1:], rest[len(name) :].strip())
                    if others is not None:
                        return [value, *others]
        return None
