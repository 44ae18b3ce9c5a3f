"""A game as the rest of the project sees it: a name, what can be chosen, and parts loaded when needed.

A game lives in one package (or, for a small one, in one module) and is found by convention:

    start(box, seats, chance, options, log)   in position.py    a new, dealt position
    VERBS, KINDS                              in actions.py     what can be decided, what can happen
    clauses.toml, text/*.ftl                                    the rulebook, the words

All else is optional, and there is something general where it is missing:

    read_box(text), and a box.toml            in box.py         what is printed; without it there is no box
    view(state, seat)                         in view.py        what a seat may know; its return type says which keys
    OBSERVER                                  in observation.py what a seat knows as numbers, for programs that learn
    value(position, seat)                     in heuristics.py  how good a guessed world is for a seat
    terms(position, seat)                     in judgement.py   what its prospects consist of; `term-NAME` names each
    draw(view, say, width)                    in terminal.py    the table as text; else the view is spelled out
    SIGNS                                     in terminal.py    its signs, and the message that says what each means
    board(view, parts), height(view)          in board.py       the table as HTML, and how high it becomes; likewise
    board.css, art/emblems.svg                                  the style sheet and the symbols of that board
    art/cover.svg                                               its picture in lists; else a coat of arms
    howto.toml, howto.json                                      how to play, and the game whose moments are shown
    small.toml                                                  few cards of it, for research: `Game.small`
    ORDERS, offers, lot, stands, answer       in orders.py      what can be decided in advance

A one-module game keeps CLAUSES, BOX, TEXT (language -> messages), STYLE, EMBLEMS, COVER, HOWTO, HOWTO_RECORD and
SMALL as strings beside the code.
"""

import copy
import importlib
import importlib.resources
import itertools
import math
import pickle
import secrets
import tomllib
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from camarilla.core.actions import Verbs
from camarilla.core.box import BadBox, Box, bad_file
from camarilla.core.chance import Chance, FastChance
from camarilla.core.clauses import ENGLISH, LANGUAGES, Clause, Malformed, read_chapters, read_clauses
from camarilla.core.events import Event, Kinds
from camarilla.core.fields import SEATS, BadDocument, Json
from camarilla.core.position import Position

WEIGHTS = ("light", "medium", "heavy")
"""How much of a game there is to learn; left open, it is not said."""
SMALL = "small"
"""`strozzi:small` is the id of the small version of `strozzi`."""
LONGEST_BOX_LINE = 400
"""Reading a TOML key costs the square of its parts, in memory too: a long enough line would take all there is."""


class Game:
    """What can be played.

    `seats` are the fewest and the most who can play, `default_seats` how many do unless somebody says otherwise (the
    most), `minutes` how long that takes about, `weight` (one of `WEIGHTS`) how much there is to learn. `rules_version`
    is written into records: another number says that older ones no longer play as they did.

    `options` maps each option to its choices, the default first; `option_seats` limits what is not
    the default to some numbers of seats.

    `released` says that every word is there in all languages, and the testkit then holds the game to it; before that,
    what is missing is said in English. `colours` names those of its pages and pictures: `drawing.boards.COLOURS`.
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
        weight: str = "",
        released: bool = False,
        colours: str = "slate",
    ) -> None:
        self.id = id
        self.package = package
        self.seats = range(seats[0], seats[1] + 1)
        self.rules_version = rules_version
        self.options = options or {}
        self.option_seats = option_seats or {}
        self.default_seats = default_seats or seats[1]
        self.minutes = minutes
        self.weight = weight
        self.released = released
        self.colours = colours

    def start(
        self,
        seats: int,
        chance: Chance,
        options: Mapping[str, object] | None = None,
        box: Box | None = None,
        log: list[Event] | None = None,
    ) -> Position:
        """A new, dealt position. Refuses a number of seats or an option the game does not have."""
        chosen = self.choose(options) if options else self._usual.copy()
        if options or seats not in self.seats:
            self.check_seats(seats, chosen)
        if not isinstance(chance, Chance):
            raise Malformed("no-chance", given=repr(chance)[:40])
        return self._deal(box or self.box, seats, chance, chosen, log)

    def load(self, document: dict[str, Json], chance: Chance | None = None, box: Box | None = None) -> Position:
        """The position of a document that `Position.dump` wrote; raises BadDocument where it is none of this game.

        What is played on it draws from `chance`, else from a fresh source. A document does not hold the box: one
        that was played with another box than ours has to be given it again.
        """
        if not isinstance(document, dict):
            raise BadDocument("document-like", wanted="position.dump()", given=repr(document)[:80])
        luck = FastChance(secrets.randbits(96)) if chance is None else chance
        position = self.start(self.default_seats, luck, box=box)
        for field in position.layout().fields:
            if field.at == SEATS and document.get(field.name) not in self.seats:
                found = document.get(field.name)
                raise BadDocument(
                    "document-range", field.name, low=self.seats[0], high=self.seats[-1], given=repr(found)
                )
        position.load(document)
        return position

    @cached_property
    def _usual(self) -> dict[str, str]:
        """What is played if nobody chooses anything."""
        return self.choose({})

    @cached_property
    def _deal(self) -> Callable[..., Position]:
        deal: Callable[..., Position] = self.part("position", "start")
        return deal

    def check_seats(self, seats: int, chosen: dict[str, str]) -> None:
        """Refuse a number of seats that the game, or a chosen option, is not made for."""
        if seats not in self.seats:
            raise Malformed(
                "bad-seats",
                given=seats if isinstance(seats, int) else repr(seats),
                low=self.seats[0],
                high=self.seats[-1],
            )
        for name, (low, high) in self.option_seats.items():
            if chosen[name] != self.options[name][0] and not low <= seats <= high:
                players = str(low) if low == high else f"{low}-{high}"
                raise Malformed("option-needs-seats", option=name, given=chosen[name], players=players)

    def choose(self, options: Mapping[str, object]) -> dict[str, str]:
        """The given options completed by the defaults; a choice that is a number may be given as one."""
        if not isinstance(options, Mapping):
            raise Malformed("no-options", given=repr(options)[:40])
        chosen = {name: choices[0] for name, choices in self.options.items()}
        for name, given in options.items():
            choice = str(given)
            if name not in self.options:
                raise Malformed("unknown-option", given=name, known=", ".join(self.options) or "-")
            if choice not in self.options[name]:
                raise Malformed("bad-option", option=name, given=choice, known=", ".join(self.options[name]))
            chosen[name] = choice
        return chosen

    @cached_property
    def small(self) -> "SmallGame":
        """A late position of this game with few cards left, for research and tests; refuses where there is none."""
        if not self.has_small:
            raise Malformed("no-small", game=self.id)
        return SmallGame(self)

    @cached_property
    def has_small(self) -> bool:
        """Whether there is a small version."""
        return self.brings("small.toml", "SMALL")

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
        """The box of a file somebody brings; refuses what does not fit, each thing with its line and the reason.

        A byte order mark, with which some editors begin a file, is no part of the text.
        """
        try:
            return self._read_box(text.removeprefix("\ufeff"))
        except BadBox as problem:
            problem.home = self.package
            raise

    def _read_box(self, text: str) -> Box:
        if not self.has_box:
            raise bad_file("box-none", game=self.id)
        for number, line in enumerate(text.split("\n"), 1):
            if len(line) > LONGEST_BOX_LINE:
                raise bad_file("box-long-line", number, most=LONGEST_BOX_LINE)
        try:
            box: Box = self.part("box", "read_box")(text)
        except RecursionError:
            raise bad_file("box-nested") from None
        except TypeError as problem:
            raise bad_file("box-kind", reason=str(problem)) from problem
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
        """The game's texts in a language, as a Fluent resource; until it is released, with English for what is missing.

        Of two messages of one key the first is said, so English stands behind.
        """
        own = self.own_messages(language)
        return own if self.released or language == ENGLISH else f"{own}\n{self.own_messages(ENGLISH)}"

    def own_messages(self, language: str) -> str:
        """What the game itself brings in a language; nothing is enough until it is released, except in English."""
        try:
            if self.is_package:
                return self.resource(f"text/{language}.ftl", "")
            text: str = self.part("", "TEXT")[language]
            return text
        except (FileNotFoundError, KeyError):
            if self.released or language == ENGLISH:
                raise
            return ""

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
        return f"{self.package}.{module}" if module and self.is_package else self.package

    def resource(self, file: str, name: str) -> str:
        """A file of the game's folder, or the string of that name in a one-module game."""
        if not self.is_package:
            text: str = self.part("", name)
            return text
        return importlib.resources.files(self.package).joinpath(file).read_text(encoding="utf-8")

    def brings(self, file: str, name: str) -> bool:
        """Whether the game has such a file, or such a string in its one module."""
        if not self.is_package:
            return hasattr(importlib.import_module(self.package), name)
        return importlib.resources.files(self.package).joinpath(file).is_file()

    @cached_property
    def is_package(self) -> bool:
        """Whether the game has a folder, with files in it, or is one module."""
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


class SmallGame(Game):
    """The end of a game with few cards left: small enough that all that can happen can be tried, and so be solved.

    Rules and box are those of the whole game. Its `small.toml` says how things stand (`[position]`, as `Position.dump`
    writes it; what is left out is null) and what luck deals (`[[deal]]`: so many of the `cards` to each field of `to`,
    the rest to the last of them).
    """

    def __init__(self, whole: Game) -> None:
        self.whole = whole
        told = tomllib.loads(whole.resource("small.toml", "SMALL"))
        self._deals: list[dict[str, Any]] = told["deal"]
        self._stands: dict[str, Json] = told["position"]
        seats = int(told["position"]["seats"])
        super().__init__(
            f"{whole.id}:{SMALL}", whole.package, seats=(seats, seats), rules_version=whole.rules_version,
            minutes=whole.minutes, weight=whole.weight, released=whole.released, colours=whole.colours,
        )  # fmt: skip

    def start(
        self,
        seats: int,
        chance: Chance,
        options: Mapping[str, object] | None = None,
        box: Box | None = None,
        log: list[Event] | None = None,
    ) -> Position:
        """The late position, with its cards dealt. What happened before is not told."""
        self.check_seats(seats, self.choose(options or {}))
        position = self._blank.clone(chance)
        position.box = box or self.box
        document = {**dict.fromkeys(self._fields), **copy.deepcopy(self._stands)}
        for deal in self._deals:
            _deal_out(deal["cards"], deal["to"], document, chance)
        position.load(document)
        position.log = log
        return position

    @cached_property
    def _blank(self) -> Position:
        """Any position of the whole game: what stands in it is overwritten."""
        return self.whole.start(self.whole.default_seats, FastChance(0))

    @cached_property
    def _fields(self) -> list[str]:
        return [field.name for field in self._blank.layout().fields]

    def __reduce__(self) -> tuple[object, ...]:
        return _small_of, (self.whole,)


def _small_of(whole: Game) -> SmallGame:
    return whole.small


def _deal_out(cards: list[str], to: list[dict[str, Any]], document: dict[str, Json], chance: Chance) -> None:
    """Deal the cards to some fields of a document: one draw for each of them, among all hands that it can get."""
    left = cards
    for place in to:
        size = place.get("cards", len(left))
        drawn = chance.below(math.comb(len(left), size))
        taken = next(itertools.islice(itertools.combinations(range(len(left)), size), int(drawn), None))
        dealt = [left[number] for number in taken]
        left = [card for number, card in enumerate(left) if number not in taken]
        _put(dealt, place, document)


def _put(dealt: list[str], place: dict[str, Any], document: dict[str, Json]) -> None:
    """Write cards into a field as it writes them: a list of names, counts of names, or one name."""
    holder: Any = document[place["field"]] if "seat" in place else document
    key = place.get("seat", place["field"])
    there = holder[key]
    if isinstance(there, list):
        there += dealt
    elif isinstance(there, dict):
        for card in dealt:
            there[card] = there.get(card, 0) + 1
    else:
        holder[key] = dealt[0]


__all__ = ["LANGUAGES", "WEIGHTS", "Game", "SmallGame"]
