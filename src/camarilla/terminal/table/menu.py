"""What a seat may do, as a numbered list in words; and what somebody typed, as a decision."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.actions import Action, Domain, Value, Verb, Verbs
from camarilla.core.clauses import Malformed
from camarilla.core.text import Say
from camarilla.speech.choices import OPEN, action_words, argument_name, open_words
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.language import plain

FEW = 6
"""Up to so many actions get a line each; more are gathered by what they have in common."""

NUMBER = "bold cyan"
TYPED = "dim"


class Menu:
    """The legal actions of one seat at one moment, each with the number that chooses it.

    They are counted from 1, except that an amount is its own number: where `bid 7` is open, 7 bids 7.
    """

    def __init__(self, verbs: Verbs, legal: list[int], say: Say) -> None:
        self._verbs = verbs
        self._say = say
        actions = {number: verbs.action(number) for number in legal}
        self._numbers = {legal: number for number, legal in _numbered(actions).items()}
        self._actions = actions

    def choose(self, typed: str) -> int:
        """The action of a number on the list, or of a move typed in words; refuses with what would be right."""
        if not typed.isdecimal():
            return self._read(typed)
        for legal, number in self._numbers.items():
            if number == int(typed):
                return legal
        raise Complaint("ui-no-such-number", given=typed, known=_ranges(sorted(self._numbers.values())))

    def drawn(self, width: int) -> RenderableType:
        """The list: a line for each action, or for each group of actions if there are many."""
        rows: list[RenderableType] = []
        single: list[int] = []
        for verb, actions in self._by_verb().items():
            if len(actions) <= 1 or (len(self._actions) <= FEW and not _is_amount(verb)):
                single += actions
            elif len(verb.arguments) == 2 and self._matrix_width(actions) <= width - 4:
                rows.append(self._matrix(verb, actions, width))
            else:
                rows += self._groups(verb, actions, width)
        if single:
            rows.append(self._lines(single, width))
        return Group(*rows)

    def _by_verb(self) -> dict[Verb, list[int]]:
        found: dict[Verb, list[int]] = {}
        for legal, action in self._actions.items():
            found.setdefault(action.verb, []).append(legal)
        return found

    # Drawing ---------------------------------------------------------------------------

    def _number(self, legal: int) -> Text:
        return Text(f"{self._numbers[legal]:>3}", style=NUMBER)

    def _lines(self, actions: list[int], width: int) -> RenderableType:
        """A line for each action."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True, width=5)
        grid.add_column(max_width=width - 34)
        grid.add_column(no_wrap=True, style=TYPED)
        for legal in actions:
            action = self._actions[legal]
            words = action_words(action.json(), self._say)
            grid.add_row(self._number(legal), Text(words), Text("" if plain(words) == action.text() else action.text()))
        return grid

    def _matrix(self, verb: Verb, actions: list[int], width: int) -> RenderableType:
        """A row for each first argument, a column for each second one."""
        first, second = verb.arguments
        rows = list(dict.fromkeys(self._actions[legal].values()[0] for legal in actions))
        columns = list(dict.fromkeys(self._actions[legal].values()[1] for legal in actions))
        places = {(self._actions[legal].values()[0], self._actions[legal].values()[1]): legal for legal in actions}
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(min_width=14)
        for _ in columns:
            grid.add_column(justify="right", min_width=3)
        grid.add_column(style=TYPED)
        heads = [Text(self._label(second, column), style=TYPED) for column in columns]
        grid.add_row(Text(f"     {argument_name(second.name, self._say)} →", style=TYPED), *heads, "")
        for row in rows:
            cells = [self._number(places[row, column]) if (row, column) in places else "" for column in columns]
            grid.add_row(f"     {self._label(first, row)}", *cells, f"{verb.name} {row} {OPEN}")
        return Group(self._headline(verb, ()), grid)

    def _matrix_width(self, actions: list[int]) -> int:
        domains = self._actions[actions[0]].verb.arguments
        values = [self._actions[legal].values() for legal in actions]
        firsts = {self._label(domains[0], pair[0]) for pair in values}
        seconds = {self._label(domains[1], pair[1]) for pair in values}
        typed = max(
            len(f"{self._actions[legal].verb.name} {pair[0]}") for legal, pair in zip(actions, values, strict=True)
        )
        return 12 + max(map(len, firsts)) + sum(max(3, len(label)) + 2 for label in seconds) + typed

    def _groups(self, verb: Verb, actions: list[int], width: int) -> list[RenderableType]:
        """A paragraph for all actions that differ in their last argument only."""
        stems: dict[tuple[Value, ...], list[int]] = {}
        for legal in actions:
            stems.setdefault(tuple(self._actions[legal].values()[:-1]), []).append(legal)
        drawn: list[RenderableType] = []
        for stem, members in stems.items():
            drawn.append(self._headline(verb, stem))
            drawn.append(self._items(verb.arguments[-1], members, width))
        return drawn

    def _items(self, last: Domain, members: list[int], width: int) -> Text:
        labels = [self._label(last, self._actions[legal].values()[-1]) for legal in members]
        cell = max(map(len, labels)) + 2
        across = max(1, (width - 2) // (cell + 5))
        line = Text()
        for place, (legal, label) in enumerate(zip(members, labels, strict=True)):
            line.append("\n" if place and place % across == 0 else "")
            line.append_text(Text("  ") + self._number(legal))
            line.append(" " * cell if label == str(self._numbers[legal]) else f" {label:<{cell - 1}}")
        return line

    def _headline(self, verb: Verb, settled: tuple[Value, ...]) -> Text:
        """The words of all actions that begin alike, what differs left open, and how to type one of them."""
        words = open_words(verb, settled, self._say)
        rest = [argument_name(domain.name, self._say).upper() for domain in verb.arguments[len(settled) :]]
        typed = " ".join([verb.name, *map(str, settled), *rest])
        return Text.assemble(f"   {words}", (f"   {typed}", TYPED))

    def _label(self, domain: Domain, value: Value) -> str:
        return str(self._say.word(domain.name, value))

    # Reading ---------------------------------------------------------------------------

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
        for legal, action in self._actions.items():
            if plain(action_words(action.json(), self._say)) == typed:
                return legal
        head, _, rest = typed.partition(" ")
        for verb in self._verbs.verbs:
            if head == verb.name:
                values = self._values(verb.arguments, rest)
                return None if values is None else self._verbs.number(verb.name, *values)
        return None

    def _values(self, domains: list[Domain], rest: str) -> list[Value] | None:
        """The arguments that a text names one after the other, translated or not."""
        if not domains:
            return None if rest else []
        for value in domains[0].values:
            for name in {plain(str(value)), plain(self._label(domains[0], value))}:
                if rest == name or rest.startswith(f"{name} "):
                    others = self._values(domains[1:], rest[len(name) :].strip())
                    if others is not None:
                        return [value, *others]
        return None


def _is_amount(verb: Verb) -> bool:
    """Whether the verb takes one number and nothing else."""
    return len(verb.arguments) == 1 and isinstance(verb.arguments[0].values[0], int)


def _numbered(actions: dict[int, Action]) -> dict[int, int]:
    """Number -> action: amounts of the first such verb are their own numbers, the rest are counted around them."""
    amounts = [(legal, action) for legal, action in actions.items() if _is_amount(action.verb)]
    own = {int(action.values()[0]): legal for legal, action in amounts if action.verb is amounts[0][1].verb}
    taken = set(own.values())
    number = 1
    for legal in actions:
        if legal not in taken:
            while number in own:
                number += 1
            own[number] = legal
    return own


def _ranges(numbers: list[int]) -> str:
    """For instance `1, 5-12`."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][1] + 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(str(low) if low == high else f"{low}-{high}" for low, high in spans)
