"""What a seat may do, as a numbered list in words, and in steps where the list would be long."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from camarilla.core.actions import Action, Value, Verbs
from camarilla.core.text import Say
from camarilla.speech.choices import OPEN, action_words, open_words
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.paragraphs import ranges, shared_beginning
from camarilla.terminal.table.moves import Moves
from camarilla.terminal.table.numbering import is_amount, numbered, shared_values
from camarilla.terminal.table.spelling import Spelling

MANY = 20
"""More actions than that are not printed but chosen in steps: what to do, then with what, then where."""


@dataclass(frozen=True)
class Option:
    """One line of the list: its number, its words, how to type it, and the actions that are left when it is chosen."""

    number: int
    words: str
    typed: str
    actions: tuple[int, ...]


Fits = Callable[[list[Option]], bool]
"""Whether there is room for a list, or it had better be chosen from in steps."""


def few(options: list[Option]) -> bool:
    """Whether a list can be printed as a whole."""
    return len(options) <= MANY


class Menu:
    """The legal actions of one seat at one moment, as the options of one list.

    Numbers mean the same in every question where they can: where `bid 7` is open, 7 bids 7, and 0 passes.
    """

    def __init__(self, verbs: Verbs, legal: Sequence[int], say: Say, fits: Fits = few, begun: str = "") -> None:
        self._verbs = verbs
        self._say = say
        self._fits = fits
        self.begun = begun
        """The words of what is chosen already; the options then leave out what they all begin with."""
        self.spelling = Spelling(verbs, say)
        self.moves = Moves(verbs, legal, say, self.spelling)
        self.actions = {number: verbs.action(number) for number in legal}
        self._amounts = amounts(self.actions)
        self.in_steps = False
        """Whether an option of the list can stand for several actions."""
        self.options = self._options([(number,) for number in self.actions])
        self.in_steps = not fits(self.options)
        if self.in_steps:
            self.options = self._options(self._steps())

    def choose(self, typed: str) -> tuple[int, ...]:
        """The action of a number on the list or of a move typed in words, or the actions of a step.

        Refuses with what would be right.
        """
        if not typed.isdecimal():
            return (self.moves.read(typed),)
        number = int(typed)
        for option in self.options:
            if option.number == number:
                return option.actions
        if number in self._amounts:
            return (self._amounts[number],)
        numbers = {*self._amounts, *[option.number for option in self.options]}
        raise Complaint("ui-no-such-number", given=typed, known=ranges(sorted(numbers)))

    def narrowed(self, actions: Sequence[int]) -> "Menu":
        """The next step: only these actions are left."""
        return Menu(self._verbs, actions, self._say, self._fits, self._option(0, tuple(actions)).words)

    def _options(self, groups: list[tuple[int, ...]]) -> list[Option]:
        """An option for each group of actions, in the order of their numbers, 0 last as on a keyboard."""
        actions = [[self.actions[number] for number in group] for group in groups]
        numbers = numbered(actions, self._verbs, self.in_steps, self._amounts)
        options = [self._option(number, group) for number, group in zip(numbers, groups, strict=True)]
        options.sort(key=lambda option: (option.number == 0, option.number))
        return _endings(options) if self.begun else options

    def _option(self, number: int, group: tuple[int, ...]) -> Option:
        action = self.actions[group[0]]
        if len(group) == 1:
            return Option(number, action_words(action.json(), self._say), self.spelling.action(action), group)
        settled = shared_values([self.actions[one] for one in group])
        words = open_words(action.verb, settled, self._say)
        return Option(number, words, self.spelling.usage(action.verb, settled), group)

    def _steps(self) -> list[tuple[int, ...]]:
        """The actions by what has to be said next: the verb, or the first argument in which they differ."""
        actions = list(self.actions.values())
        one_verb = len({action.verb.name for action in actions}) == 1
        place = len(shared_values(actions)) if one_verb else 0
        groups: dict[tuple[str, Value], list[int]] = {}
        for number, action in self.actions.items():
            said = action.values()[place] if one_verb else ""
            groups.setdefault((action.verb.name, said), []).append(number)
        return [tuple(group) for group in groups.values()]


def _endings(options: list[Option]) -> list[Option]:
    """The options without the words with which all of them begin."""
    said = shared_beginning([option.words for option in options]).rpartition(" ")[0]
    if not said or len(options) == 1:
        return options
    return [replace(option, words=f"{OPEN} {option.words.removeprefix(said).strip()}") for option in options]


def amounts(actions: dict[int, Action]) -> dict[int, int]:
    """Amount -> action, for the first verb that takes one."""
    found = [(number, action) for number, action in actions.items() if is_amount(action.verb)]
    return {int(action.values()[0]): number for number, action in found if action.verb is found[0][1].verb}
