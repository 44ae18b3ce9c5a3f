"""The numbered list of what can be done, printed: a line for each action, or a table of numbers for many alike."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.actions import Domain, Value, Verb
from camarilla.core.text import Say
from camarilla.speech.choices import OPEN, argument_name, open_words
from camarilla.terminal.language import plain
from camarilla.terminal.table.menu import Menu, Option
from camarilla.terminal.table.numbering import is_amount

FEW = 6
"""Up to so many actions get a line each; more are gathered by what they have in common."""

NUMBER = "bold cyan"
TYPED = "dim"


def drawn_list(menu: Menu, say: Say, width: int) -> RenderableType:
    """The options of a menu, those with low numbers first."""
    return Group(*_List(menu, say, width).rows())


class _List:
    """One list being drawn."""

    def __init__(self, menu: Menu, say: Say, width: int) -> None:
        self._menu = menu
        self._say = say
        self._width = width

    def rows(self) -> Iterator[RenderableType]:
        single: list[Option] = []
        for verb, options in self._by_verb():
            if self._apart(verb, options):
                single += options
                continue
            if single:
                yield self._lines(single)
                single = []
            yield from self._gathered(verb, options)
        if single:
            yield self._lines(single)

    def _by_verb(self) -> Iterator[tuple[Verb, list[Option]]]:
        """Neighbours of one verb together."""
        run: list[Option] = []
        for option in self._menu.options:
            if run and self._verb(run[0]) is not self._verb(option):
                yield self._verb(run[0]), run
                run = []
            run.append(option)
        if run:
            yield self._verb(run[0]), run

    def _verb(self, option: Option) -> Verb:
        return self._menu.actions[option.actions[0]].verb

    def _values(self, option: Option) -> list[Value]:
        return self._menu.actions[option.actions[0]].values()

    def _apart(self, verb: Verb, options: list[Option]) -> bool:
        """Whether every option gets a line of its own."""
        few = len(self._menu.options) <= FEW and not is_amount(verb)
        return len(options) == 1 or few or (self._menu.in_steps and not is_amount(verb))

    def _gathered(self, verb: Verb, options: list[Option]) -> Iterator[RenderableType]:
        if len(verb.arguments) == 2 and self._matrix_width(verb, options) <= self._width - 4:
            yield self._matrix(verb, options)
        else:
            yield from self._groups(verb, options)

    def _number(self, option: Option) -> Text:
        return Text(f"{option.number:>3}", style=NUMBER)

    def _lines(self, options: list[Option]) -> RenderableType:
        """A line for each option."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True, width=5)
        grid.add_column(max_width=self._width - 34)
        grid.add_column(style=TYPED)
        for option in options:
            typed = "" if plain(option.words) == plain(option.typed) else option.typed
            grid.add_row(self._number(option), Text(option.words), Text(typed))
        return grid

    def _matrix(self, verb: Verb, options: list[Option]) -> RenderableType:
        """A row for each first argument, a column for each second one."""
        first, second = verb.arguments
        places = {(self._values(option)[0], self._values(option)[1]): option for option in options}
        columns = list(dict.fromkeys(column for _, column in places))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(min_width=14)
        for _ in columns:
            grid.add_column(justify="right", min_width=3)
        grid.add_column(style=TYPED)
        heads = [Text(self._label(second, column), style=TYPED) for column in columns]
        grid.add_row(Text(f"     {argument_name(second.name, self._say)} →", style=TYPED), *heads, "")
        for row in dict.fromkeys(row for row, _ in places):
            cells = [self._number(places[row, column]) if (row, column) in places else "" for column in columns]
            grid.add_row(f"     {self._label(first, row)}", *cells, self._begun(verb, row))
        return Group(self._headline(verb, []), grid)

    def _begun(self, verb: Verb, value: Value) -> str:
        spelling = self._menu.spelling
        return f"{spelling.verb(verb)} {spelling.value(verb.arguments[0], value)} {OPEN}"

    def _matrix_width(self, verb: Verb, options: list[Option]) -> int:
        first, second = verb.arguments
        pairs = [self._values(option) for option in options]
        rows = max(len(self._label(first, pair[0])) for pair in pairs)
        columns = sum(max(3, len(label)) + 2 for label in {self._label(second, pair[1]) for pair in pairs})
        return 10 + rows + columns + max(len(self._begun(verb, pair[0])) for pair in pairs)

    def _groups(self, verb: Verb, options: list[Option]) -> Iterator[RenderableType]:
        """A paragraph for all actions that differ in their last argument only."""
        stems: dict[tuple[Value, ...], list[Option]] = {}
        for option in options:
            stems.setdefault(tuple(self._values(option)[:-1]), []).append(option)
        for stem, members in stems.items():
            yield self._headline(verb, list(stem))
            yield self._items(verb.arguments[-1], members)

    def _items(self, last: Domain, members: list[Option]) -> Text:
        labels = [self._label(last, self._values(option)[-1]) for option in members]
        cell = max(map(len, labels)) + 2
        across = max(1, (self._width - 2) // (cell + 5))
        line = Text()
        for place, (option, label) in enumerate(zip(members, labels, strict=True)):
            line.append("\n" if place and place % across == 0 else "")
            line.append_text(Text("  ") + self._number(option))
            line.append(" " * cell if label == str(option.number) else f" {label:<{cell - 1}}")
        return line

    def _headline(self, verb: Verb, settled: list[Value]) -> Text:
        """The words of all actions that begin alike, what differs left open, and how to type one of them."""
        words = open_words(verb, settled, self._say)
        return Text.assemble(f"   {words}", (f"   {self._menu.spelling.usage(verb, settled)}", TYPED))

    def _label(self, domain: Domain, value: Value) -> str:
        return str(self._say.word(domain.name, value))
