"""Verb tables: every decision of a game as a dense integer, as words and as JSON.

A game declares its verbs once, in order. The integer of an action is its index in that
table (rules, search, masks and tensors use it); `play witch 2` is its text; and
`{"verb": "play", "card": "witch", "column": 2}` is its JSON.
"""

import operator
from typing import Final, SupportsIndex

from camarilla.core.clauses import Malformed

Value = str | int


def whole(given: SupportsIndex) -> int | None:
    """The whole number that a caller gives, NumPy's too; None if it is none.

    Who asks for `SupportsIndex` is given anything, even in compiled code, and can refuse it in a sentence.
    """
    try:
        return operator.index(given)
    except TypeError:
        return None


def seat_of(given: SupportsIndex, seats: int) -> int:
    """A seat of a table with so many; refuses what is none."""
    number = whole(given)
    if number is None or not 0 <= number < seats:
        raise Malformed("unknown-seat", given=shown(given), last=seats - 1)
    return number


def shown(given: SupportsIndex) -> Value:
    """What a caller has given, for the sentence that refuses it."""
    number = whole(given)
    return repr(given)[:40] if number is None else number


class Domain:
    """The values that one argument of a verb or an event can take, in order of their index.

    `is_seat` says that they are seats: sentences then name the players.
    """

    def __init__(self, name: str, values: list[Value], is_seat: bool = False) -> None:
        self.name: Final = name
        self.is_seat: Final = is_seat
        self.values: Final = values
        self.index: Final = {str(value): place for place, value in enumerate(values)}

    def __len__(self) -> int:
        return len(self.values)

    def find(self, text: str) -> int:
        """The index of a value given as text; refuses with what would be right."""
        place = self.index.get(text.lower())
        if place is None:
            raise Malformed("unknown-value", argument=self.name, given=text, known=self.known())
        return place

    def called(self, name: str) -> "Domain":
        """The same values under another name, for a verb that takes two of a kind: from one port to another."""
        return Domain(name, self.values, self.is_seat)

    def known(self) -> str:
        """The values for a reader: a range of numbers, or all names."""
        if self.values and isinstance(self.values[0], int):
            return f"{self.values[0]}-{self.values[-1]}"
        return ", ".join([str(value) for value in self.values])


def names(name: str, values: list[str]) -> Domain:
    """A domain of names."""
    mixed: list[Value] = []
    mixed.extend(values)
    return Domain(name, mixed)


def numbers(name: str, first: int, last: int) -> Domain:
    """A domain of whole numbers, both ends included."""
    mixed: list[Value] = []
    mixed.extend(range(first, last + 1))
    return Domain(name, mixed)


def players(name: str, most: int) -> Domain:
    """A domain of seats, as many as the game has at most: `players("target", 4)`."""
    mixed: list[Value] = []
    mixed.extend(range(most))
    return Domain(name, mixed, is_seat=True)


def refuse_doubles(what: str, names: list[str]) -> None:
    """Names that are declared together must differ: of two that do not, the second would overwrite the first."""
    for place, name in enumerate(names):
        if name in names[:place]:
            raise ValueError(f"two {what} are called {name}: give one of them another name")


class Verb:
    """One kind of decision and its arguments; `secret` names those that others do not see.

    `weighty` marks what hurts most if it was not meant, like a strike: players may want to be asked once more.
    """

    def __init__(self, name: str, *arguments: Domain, secret: tuple[str, ...] = (), weighty: bool = False) -> None:
        refuse_doubles(f"arguments of {name}", [argument.name for argument in arguments])
        self.name: Final = name
        self.arguments: Final = list(arguments)
        self.secret: Final = secret
        self.weighty: Final = weighty
        size = 1
        for argument in arguments:
            size *= len(argument)
        self.size: Final = size


class Action:
    """A decision spelled out: its verb and the index of each argument."""

    def __init__(self, verb: Verb, indices: list[int]) -> None:
        self.verb: Final = verb
        self.indices: Final = indices

    def values(self) -> list[Value]:
        """The arguments as people write them."""
        return [domain.values[index] for domain, index in zip(self.verb.arguments, self.indices, strict=True)]

    def text(self) -> str:
        """For instance `play witch 2`."""
        return " ".join([self.verb.name, *[str(value) for value in self.values()]])

    def json(self) -> dict[str, Value]:
        """For instance `{"verb": "play", "card": "witch", "column": 2}`."""
        spelled: dict[str, Value] = {"verb": self.verb.name}
        for domain, value in zip(self.verb.arguments, self.values(), strict=True):
            spelled[domain.name] = value
        return spelled

    def shown(self) -> dict[str, Value]:
        """The same without what others do not see."""
        spelled = self.json()
        return {name: spelled[name] for name in spelled if name not in self.verb.secret}


class Verbs:
    """The verb table of a game. The order of declaration fixes the integers."""

    def __init__(self, *verbs: Verb) -> None:
        refuse_doubles("verbs", [verb.name for verb in verbs])
        self.verbs: Final = list(verbs)
        self.weighty: Final = [verb.name for verb in verbs if verb.weighty]
        self.first: Final[dict[str, int]] = {}
        size = 0
        for verb in verbs:
            self.first[verb.name] = size
            size += verb.size
        self.size: Final = size

    def action(self, number: int) -> Action:
        """What the integer stands for."""
        if not 0 <= number < self.size:
            raise Malformed("unknown-action", given=number, last=self.size - 1)
        for verb in self.verbs:
            if number < self.first[verb.name] + verb.size:
                break
        rest = number - self.first[verb.name]
        indices: list[int] = []
        for argument in reversed(verb.arguments):
            indices.append(rest % len(argument))
            rest //= len(argument)
        indices.reverse()
        return Action(verb, indices)

    def given(self, action: SupportsIndex | str) -> int:
        """The integer of an action given as an integer or in words; refuses what is none."""
        if isinstance(action, str):
            return self.parse(action)
        number = whole(action)
        if number is None or not 0 <= number < self.size:
            raise Malformed("unknown-action", given=shown(action), last=self.size - 1)
        return number

    def number(self, verb: str, *values: Value) -> int:
        """The integer of a verb with its arguments, as people write them."""
        found = self._verb(verb)
        if len(values) != len(found.arguments):
            raise Malformed("wrong-arguments", verb=verb, wanted=self._usage(found))
        place = 0
        for domain, value in zip(found.arguments, values, strict=True):
            place = place * len(domain) + domain.find(str(value))
        return self.first[verb] + place

    def parse(self, text: str) -> int:
        """The integer of an action given as text."""
        words = text.split()
        if not words:
            raise Malformed("empty-action", verbs=self._names())
        return self.number(words[0].lower(), *words[1:])

    def from_json(self, spelled: dict[str, Value]) -> int:
        """The integer of an action given as JSON."""
        found = self._verb(str(spelled.get("verb", "")))
        wanted = ["verb", *[domain.name for domain in found.arguments]]
        if sorted(spelled) != sorted(wanted):
            raise Malformed("wrong-arguments", verb=found.name, wanted=self._usage(found))
        return self.number(found.name, *[spelled[name] for name in wanted[1:]])

    def text(self, number: int) -> str:
        """The words of an action."""
        return self.action(number).text()

    def _verb(self, name: str) -> Verb:
        for verb in self.verbs:
            if verb.name == name:
                return verb
        raise Malformed("unknown-verb", given=name, verbs=self._names())

    def _names(self) -> str:
        return ", ".join([verb.name for verb in self.verbs])

    def _usage(self, verb: Verb) -> str:
        return " ".join([verb.name, *[domain.name.upper() for domain in verb.arguments]])
