"""A game as the rest of the project sees it: a name, what can be chosen, and parts loaded when needed.

A game lives in one package (or, for a small one, in one module) and is found by convention:

    start(box, seats, chance, options, log)   in position.py    a new, dealt position
    read_box(text)                            in box.py         the box of a box.toml
    VERBS, KINDS                              in actions.py     what can be decided, what can happen
    view(state, seat)                         in view.py        what a seat may know; its return type says which keys
    value(position, seat)                     in heuristics.py  how good a guessed world is for a seat
    draw(view, say, width)                    in terminal.py    the table as text
    ORDERS, offers, lot, stands, answer       in orders.py      what can be decided in advance
    clauses.toml, box.toml, text/*.ftl        the rulebook, the box, the words

A one-module game keeps CLAUSES, BOX and TEXT (language -> messages) as strings beside the code.
"""

import importlib
import importlib.resources
import pickle
import secrets
from collections.abc import Callable
from functools import cached_property
from typing import Any

from camarilla.core.actions import Verbs
from camarilla.core.box import BadBox, Box
from camarilla.core.chance import Chance, FastChance
from camarilla.core.clauses import LANGUAGES, Clause, Malformed, read_chapters, read_clauses
from camarilla.core.events import Event, Kinds
from camarilla.core.fields import SEATS, BadDocument, Json
from camarilla.core.position import Position

LONGEST_BOX_LINE = 400
"""Reading a TOML key costs the square of its parts, in memory too: a long enough line would take all there is."""


class Game:
    """What can be played.

    `options` maps each option to its choices, the default first; `option_seats` limits what is not
    the default to some numbers of seats.
    """

    def __init__(
        self,
        id: str,
        package: str,
        *,
        seats: tuple[int, int],
        rules_version: int,
        options: dict[str, list[str]] | None = None,
        option_seats: dict[str, tuple[int, int]] | None = None,
        default_seats: int = 0,
        minutes: int = 0,
    ) -> None:
        self.id = id
        self.package = package
        self.seats = range(seats[0], seats[1] + 1)
        self.rules_version = rules_version
        self.options = options or {}
        self.option_seats = option_seats or {}
        self.default_seats = default_seats or seats[1]
        self.minutes = minutes

    def start(
        self,
        seats: int,
        chance: Chance,
        options: dict[str, str] | None = None,
        box: Box | None = None,
        log: list[Event] | None = None,
    ) -> Position:
        """A new, dealt position. Refuses a number of seats or an option the game does not have."""
        chosen = self.choose(options or {})
        self.check_seats(seats, chosen)
        return self._deal(box or self.box, seats, chance, chosen, log)

    def load(self, document: dict[str, Json], chance: Chance | None = None, box: Box | None = None) -> Position:
        """The position of a document that `Position.dump` wrote; raises BadDocument where it is none of this game.

        What is played on it draws from `chance`, else from a fresh source. A document does not hold the box: one
        that was played with another box than ours has to be given it again.
        """
        luck = FastChance(secrets.randbits(96)) if chance is None else chance
        position = self.start(self.default_seats, luck, box=box)
        for field in position.layout().fields:
            if field.at == SEATS and document.get(field.name) not in self.seats:
                found = document.get(field.name)
                raise BadDocument(f"{field.name}: expected {self.seats[0]} to {self.seats[-1]}, found {found!r}")
        position.load(document)
        return position

    @cached_property
    def _deal(self) -> Callable[..., Position]:
        deal: Callable[..., Position] = self.part("position", "start")
        return deal

    def check_seats(self, seats: int, chosen: dict[str, str]) -> None:
        """Refuse a number of seats that the game, or a chosen option, is not made for."""
        if seats not in self.seats:
            raise Malformed("bad-seats", given=seats, low=self.seats[0], high=self.seats[-1])
        for name, (low, high) in self.option_seats.items():
            if chosen[name] != self.options[name][0] and not low <= seats <= high:
                players = str(low) if low == high else f"{low}-{high}"
                raise Malformed("option-needs-seats", option=name, given=chosen[name], players=players)

    def choose(self, options: dict[str, str]) -> dict[str, str]:
        """The given options completed by the defaults."""
        for name, choice in options.items():
            if name not in self.options:
                raise Malformed("unknown-option", given=name, known=", ".join(self.options) or "-")
            if choice not in self.options[name]:
                raise Malformed("bad-option", option=name, given=choice, known=", ".join(self.options[name]))
        return {name: options.get(name, choices[0]) for name, choices in self.options.items()}

    @cached_property
    def verbs(self) -> Verbs:
        """What can be decided."""
        verbs: Verbs = self.part("actions", "VERBS")
        return verbs

    @cached_property
    def kinds(self) -> Kinds:
        """What can happen."""
        kinds: Kinds = self.part("actions", "KINDS")
        return kinds

    @cached_property
    def box(self) -> Box:
        """The box as the project ships it; an empty one if the game needs none."""
        return self.read_box(self.resource("box.toml", "BOX")) if self.has_box else Box("")

    @cached_property
    def has_box(self) -> bool:
        """Whether the game reads what is printed from a file."""
        return self.has("box", "read_box")

    def read_box(self, text: str) -> Box:
        """The box of a file somebody brings; refuses what does not fit, with line and reason."""
        if not self.has_box:
            raise BadBox(f"{self.id} has no box of its own, so it cannot be played with another")
        for number, line in enumerate(text.split("\n"), 1):
            if len(line) > LONGEST_BOX_LINE:
                raise BadBox(f"line {number}: longer than {LONGEST_BOX_LINE} characters")
        try:
            box: Box = self.part("box", "read_box")(text)
        except RecursionError:
            raise BadBox("not a box file: nested too deeply") from None
        except TypeError as problem:
            raise BadBox(f"a value is of a kind that it cannot be: {problem}") from problem
        return box

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The rulebook, clause by clause."""
        return read_clauses(self.resource("clauses.toml", "CLAUSES"))

    @cached_property
    def chapters(self) -> dict[str, dict[str, str]]:
        """The chapter titles: chapter -> language -> title."""
        return read_chapters(self.resource("clauses.toml", "CLAUSES"))

    def messages(self, language: str) -> str:
        """The game's texts in a language, as a Fluent resource."""
        if self._is_package:
            return self.resource(f"text/{language}.ftl", "")
        text: str = self.part("", "TEXT")[language]
        return text

    def has(self, module: str, name: str) -> bool:
        """Whether the game brings an optional part of its own; one that is there but broken raises what is wrong."""
        try:
            found = importlib.import_module(self._place(module))
        except ModuleNotFoundError as missing:
            if missing.name != self._place(module):
                raise
            return False
        return hasattr(found, name)

    def part(self, module: str, name: str) -> Any:
        """A part of the game, imported when first asked for."""
        return getattr(importlib.import_module(self._place(module)), name)

    def _place(self, module: str) -> str:
        return f"{self.package}.{module}" if module and self._is_package else self.package

    def resource(self, file: str, name: str) -> str:
        """A file of the game's folder, or the string of that name in a one-module game."""
        if not self._is_package:
            text: str = self.part("", name)
            return text
        return importlib.resources.files(self.package).joinpath(file).read_text(encoding="utf-8")

    @cached_property
    def _is_package(self) -> bool:
        return hasattr(importlib.import_module(self.package), "__path__")

    def __repr__(self) -> str:
        return f"<Game {self.id}: {self.seats[0]} to {self.seats[-1]} seats>"

    def __reduce__(self) -> tuple[object, ...]:
        """A game travels as the place where it is found, so that there is always one of it."""
        for name, found in vars(importlib.import_module(self.package)).items():
            if found is self:
                return _game_at, (self.package, name)
        raise pickle.PicklingError(f"{self.id} is no attribute of {self.package}, so it cannot be found again")


def _game_at(module: str, name: str) -> Game:
    game: Game = getattr(importlib.import_module(module), name)
    return game


__all__ = ["LANGUAGES", "Game"]
