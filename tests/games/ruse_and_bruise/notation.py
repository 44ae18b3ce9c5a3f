"""Columns and tables in writing, so that a player can check a test by eye.

    music [A:romeo, B:cap/wizard, C:king?, D:explorer*]

is a column under a music goal, the card nearest the goal first; `owner:card`, `cap/x` is a magic cap
with x hidden under it, `?` lies face down, `*` is an explorer that has travelled: face down, known to
all. On a table the goal stands with its points: `music-4 [...]`.
"""

import re
from typing import Any

from camarilla.core.chance import FastChance
from camarilla.core.fields import Json
from camarilla.core.text import speaker
from camarilla.games.ruse_and_bruise import GAME
from camarilla.games.ruse_and_bruise.box import RuseBox, influence_text, read_box
from camarilla.games.ruse_and_bruise.pieces import CARD_NAMES, GOAL_NAMES, KIND_NAMES
from camarilla.games.ruse_and_bruise.layout import (
    CAP_CARDS, GOAL, HAND, KNOWN, LAID, NONE, OPEN, PILE, ROW, WON, card_of, column_of, owner_of, wearer_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.position import RuseAndBruise
from camarilla.games.ruse_and_bruise.rules.column import Column
from camarilla.games.ruse_and_bruise.rules.scoring import NOBODY, winner

LETTERS = "ABCDEF"
BOX = read_box(GAME.resource("box.toml", "BOX"))


class Card:
    """One card of a written column."""

    def __init__(self, written: str) -> None:
        found = re.fullmatch(r"([A-F]):([a-z-]+)(?:/([a-z-]+))?([?*]?)", written.strip())
        assert found, f"not a card: {written!r}"
        self.owner = LETTERS.index(found[1])
        self.card = CARD_NAMES.index(found[2])
        self.under = CARD_NAMES.index(found[3]) if found[3] else NONE
        self.mark = found[4]


def cards_of(written: str) -> list[Card]:
    inside = re.search(r"\[(.*)\]", written)
    assert inside, f"not a column: {written!r}"
    return [Card(card) for card in inside[1].split(",") if card.strip()]


def column_of_text(written: str, cap_cards: int = 1, box: RuseBox = BOX) -> Column:
    """A column for scoring. Without a kind it stands under a goal for which nobody in it is a specialist."""
    cards = cards_of(written)
    kind = written.split("[")[0].strip()
    column = Column(box, 2 * len(cards), cap_cards)
    strange = [place for place in range(6) if not any(card.card == 3 + place for card in cards)]
    column.clear(KIND_NAMES.index(kind) if kind else strange[0])
    for place, card in enumerate(cards):
        column.add(card.card, card.owner, place)
        if card.under != NONE:
            column.add(card.under, card.owner, place)
    return column


def scored(written: str, cap_cards: int = 1, box: RuseBox = BOX) -> str:
    """Who has what after all abilities, and who wins: `A 29, B 20: A wins`. Who has nothing left is not named."""
    column = column_of_text(written, cap_cards, box)
    best = winner(column)
    owners = list(dict.fromkeys(int(column.owner(index)) for index in range(column.cards)))
    sums = [f"{LETTERS[owner]} {_sum(int(column.total[owner]))}" for owner in sorted(owners)]
    return f"{', '.join(sums)}: {'nobody' if best == NOBODY else LETTERS[best]} wins"


def left(written: str, cap_cards: int = 1) -> str:
    """The cards that wizard and witch leave: `[A:cap, B:wizard]`."""
    column = column_of_text(written, cap_cards)
    winner(column)
    cards: list[str] = []
    for index in range(column.cards):
        name = CARD_NAMES[column.card(index)]
        if index and column.place(index) == column.place(index - 1):
            cards[-1] += f"/{name}"
        else:
            cards.append(f"{LETTERS[column.owner(index)]}:{name}")
    return f"[{', '.join(cards)}]"


def _sum(doubled: int) -> str:
    return "no value" if doubled == NONE else influence_text(doubled)


class Table:
    """A written table that can be played on and is drawn back in the same notation.

    `hands`, `piles`, `discards` (seen by all) and `victims` (discards that nobody else saw) are lists
    of names by letter. Without a word about a hand it holds the first three cards that are free; what
    is left lies in the draw pile, or in the discards of a player whose pile is given.
    """

    def __init__(
        self,
        columns: str,
        turn: str = "A",
        hands: dict[str, str] | None = None,
        piles: dict[str, str] | None = None,
        discards: dict[str, str] | None = None,
        victims: dict[str, str] | None = None,
        round: int = 1,
        options: dict[str, str] | None = None,
        seed: int = 1,
    ) -> None:
        lines = [line.strip() for line in columns.strip().splitlines()]
        self.seats = len(lines)
        self.position = GAME.start(self.seats, FastChance(seed), options)
        assert isinstance(self.position, RuseAndBruise)
        document = self.position.dump()
        document.update(turn=LETTERS.index(turn), round=round)
        _write_columns(document, lines, int(self.position.cells[CAP_CARDS]))
        _write_goals(document, [line.split()[0] for line in lines], self.seats * (6 - round))
        _write_cards(document, lines, [hands or {}, piles or {}, discards or {}, victims or {}])
        self.position.load(document)
        self.position.log = []
        assert self.position.census() == self.position.box.components(self.seats)

    def play(self, decision: str) -> None:
        """For instance `A play king 3`."""
        letter, _, words = decision.partition(" ")
        self.position.play(LETTERS.index(letter), GAME.verbs.parse(words))

    def can(self, decision: str) -> bool:
        letter, _, words = decision.partition(" ")
        return self.position.can(LETTERS.index(letter), GAME.verbs.parse(words))

    def columns(self) -> str:
        """All columns, one a line."""
        return "\n".join([self.column(number) for number in range(1, self.seats + 1)])

    def column(self, number: int) -> str:
        cells = self.position.cells
        cards = [
            _drawn(int(cells[place]))
            for place in range(ROW, ROW + cells[LAID])
            if column_of(cells[place]) == number - 1
        ]
        return f"{GOAL_NAMES[cells[GOAL + number - 1]]} [{', '.join(cards)}]"

    def hand(self, letter: str) -> str:
        return self._set(HAND, letter)

    def pile(self, letter: str) -> str:
        return self._set(PILE, letter)

    def discards(self, letter: str) -> str:
        shown = self.position.dump()["discard"]
        assert isinstance(shown, list)
        return _listed(shown[LETTERS.index(letter)])

    def won(self, letter: str) -> str:
        mask = int(self.position.cells[WON + LETTERS.index(letter)])
        return ", ".join([name for goal, name in enumerate(GOAL_NAMES) if mask >> goal & 1])

    def asked(self) -> str:
        """Who owes which decision: `A placing`."""
        phase = self.position.view(None)["phase"]
        return f"{''.join([LETTERS[seat] for seat in self.position.to_act()])} {phase}".strip()

    def story(self, letter: str | None = None) -> list[str]:
        """What happened, in English, as a seat or (None) a spectator sees it."""
        say = speaker(GAME, "en", list(LETTERS[: self.seats]))
        seat = None if letter is None else LETTERS.index(letter)
        seen = [GAME.kinds.seen_by(event, seat) for event in self.position.log or []]
        return [say.event(event) for event in seen if event is not None]

    def _set(self, field: int, letter: str) -> str:
        mask = int(self.position.cells[field + LETTERS.index(letter)])
        return ", ".join([name for card, name in enumerate(CARD_NAMES) if mask >> card & 1])


def at(document: Any, *path: str | int) -> Any:
    """What lies at a path of a document: `at(view, "columns", 0, "cards")`."""
    for step in path:
        document = document[step]
    return document


def all_but(letter: str, kept: str) -> str:
    """All cards of a player but some, as part of a column; the storm hides under the cap and closes nothing."""
    away = [*_names(kept), "cap", "storm"]
    cards = [f"{letter}:{name}" for name in CARD_NAMES if name not in away]
    return ", ".join([*cards, f"{letter}:cap/storm"])


def lines(written: str) -> str:
    """A block of columns without its indentation, to compare with `Table.columns`."""
    return "\n".join([line.strip() for line in written.strip().splitlines()])


def _drawn(packed: int) -> str:
    written = f"{LETTERS[owner_of(packed)]}:{CARD_NAMES[card_of(packed)]}"
    if wearer_of(packed) != NONE:
        written += f"/{CARD_NAMES[wearer_of(packed)]}"
    return written + ("" if packed & OPEN else "*" if packed & KNOWN else "?")


def _write_columns(document: dict[str, Json], lines: list[str], cap_cards: int) -> None:
    row: list[Json] = []
    length: list[Json] = []
    closed: list[Json] = []
    for number, line in enumerate(lines, 1):
        cards = cards_of(line)
        length.append(len(cards) + sum(card.under != NONE for card in cards) * (cap_cards - 1))
        if any(CARD_NAMES[card.card] == "storm" and not card.mark for card in cards):
            closed.append(str(number))
        for card in cards:
            words = f"{number} {LETTERS[card.owner]}:{CARD_NAMES[card.card]}"
            if card.under != NONE:
                words += f"/{CARD_NAMES[card.under]}"
            words += {"": " open", "?": "", "*": " known"}[card.mark] + " late"
            row.append(words + (" wearer-late" if card.under != NONE else ""))
    document.update(row=row, laid=len(row), length=length, closed=closed)


def _write_goals(document: dict[str, Json], open_goals: list[str], to_come: int) -> None:
    free: list[Json] = [name for name in GOAL_NAMES if name not in open_goals]
    goals: list[Json] = [*open_goals]
    document.update(goal=goals, goal_pile=free[:to_come], goals_out=free[to_come:])


def _write_cards(document: dict[str, Json], lines: list[str], given: list[dict[str, str]]) -> None:
    cards = [card for line in lines for card in cards_of(line)]
    rows: dict[str, list[Json]] = {"hand": [], "pile": [], "discard": [], "seen": []}
    for seat in range(len(lines)):
        used = {CARD_NAMES[card.card] for card in cards if card.owner == seat}
        used |= {CARD_NAMES[card.under] for card in cards if card.owner == seat and card.under != NONE}
        hand, pile, seen, victims = [_names(part.get(LETTERS[seat], "")) for part in given]
        free = [name for name in CARD_NAMES if name not in {*used, *hand, *pile, *seen, *victims}]
        if LETTERS[seat] not in given[0]:
            hand, free = free[:3], free[3:]
        if LETTERS[seat] not in given[1]:
            pile, free = free, []
        seen = [*seen, *free]
        for name, names in zip(rows, [hand, pile, [*seen, *victims], seen], strict=True):
            rows[name].append([card for card in CARD_NAMES if card in names])
    document.update(rows)


def _names(written: str) -> list[str]:
    return [name.strip() for name in written.split(",") if name.strip()]


def _listed(names: Json) -> str:
    assert isinstance(names, list)
    return ", ".join([str(name) for name in names])
