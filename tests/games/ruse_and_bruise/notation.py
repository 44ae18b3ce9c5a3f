"""Columns and tables in writing, so that a player can check a test by eye.

    music [A:romeo, B:cap/wizard, C:king?, D:explorer*]

is a column under a music goal, the card nearest the goal first; `owner:card`, `cap/x` is a magic cap
with x hidden under it, `?` lies face down, `*` is an explorer that has travelled: face down, known to
all. On a table the goal stands with its points: `music-4 [...]`.
"""

import re
from typing import Any

from camarilla.core.box import Box
from camarilla.games.ruse_and_bruise import GAME
from camarilla.games.ruse_and_bruise.pieces import influence_text
from camarilla.games.ruse_and_bruise.rules.column import Column
from camarilla.games.ruse_and_bruise.rules.scoring import winner
from tests.games import notation
from tests.games.notation import LETTERS, counted, things

CARDS = things(GAME, "card")
GOALS = things(GAME, "goal")
KINDS = ["alchemy", "fencing", "farming", "trade", "religion", "music"]
SPECIALISTS = ["alchemist", "fencing-master", "landlord", "merchant", "cardinal", "minstrel"]
ROUNDS = 6


class Card:
    """One card of a written column."""

    def __init__(self, written: str) -> None:
        found = re.fullmatch(r"([A-F]):([a-z-]+)(?:/([a-z-]+))?([?*]?)", written.strip())
        assert found, f"not a card: {written!r}"
        self.owner, self.name, self.under, self.mark = found[1], found[2], found[3] or "", found[4]

    @property
    def names(self) -> list[str]:
        """The card and the one hidden under it."""
        return [self.name, self.under] if self.under else [self.name]


def cards_of(written: str) -> list[Card]:
    inside = re.search(r"\[(.*)\]", written)
    assert inside, f"not a column: {written!r}"
    return [Card(card) for card in inside[1].split(",") if card.strip()]


# Columns by themselves


def scored(written: str, cap_cards: int = 1, box: Box = GAME.box) -> str:
    """Who has what after all abilities, and who wins: `A 29, B 20: A wins`. Who has nothing left is not named."""
    column, best = _after_all_abilities(written, cap_cards, box)
    owners = sorted({int(column.owner(index)) for index in range(column.cards)})
    sums = [f"{LETTERS[owner]} {_sum(int(column.total[owner]))}" for owner in owners]
    return f"{', '.join(sums)}: {'nobody' if best < 0 else LETTERS[best]} wins"


def left(written: str, cap_cards: int = 1) -> str:
    """The cards that wizard and witch leave: `[A:cap, B:wizard]`."""
    column, _ = _after_all_abilities(written, cap_cards, GAME.box)
    cards: list[str] = []
    for index in range(column.cards):
        name = CARDS[column.card(index)]
        if index and column.place(index) == column.place(index - 1):
            cards[-1] += f"/{name}"
        else:
            cards.append(f"{LETTERS[column.owner(index)]}:{name}")
    return f"[{', '.join(cards)}]"


def _after_all_abilities(written: str, cap_cards: int, box: Any) -> tuple[Column, int]:
    """A column and who wins it. Without a kind it stands under a goal for which nobody in it is a specialist."""
    cards = cards_of(written)
    names = [card.name for card in cards]
    strange = [kind for kind, specialist in zip(KINDS, SPECIALISTS, strict=True) if specialist not in names]
    column = Column(box, 2 * len(cards), cap_cards)
    column.clear(KINDS.index(written.split("[")[0].strip() or strange[0]))
    for place, card in enumerate(cards):
        for name in card.names:
            column.add(CARDS.index(name), LETTERS.index(card.owner), place)
    return column, int(winner(column))


def _sum(doubled: int) -> str:
    return "no value" if doubled < 0 else influence_text(doubled)


# Whole tables


class Table(notation.Table):
    """A written table that is drawn back in the same notation."""

    game = GAME

    def columns(self) -> str:
        """All columns, one a line."""
        return "\n".join([self.column(number) for number in range(1, self.seats + 1)])

    def column(self, number: int) -> str:
        row = [card.split() for card in self["row"]]
        cards = [_drawn(card, marks) for column, card, *marks in row if column == str(number)]
        return f"{self['goal'][number - 1]} [{', '.join(cards)}]"

    def hand(self, letter: str) -> str:
        return ", ".join(self.has(letter, "hand"))

    def pile(self, letter: str) -> str:
        return ", ".join(self.has(letter, "pile"))

    def discards(self, letter: str) -> str:
        return ", ".join(self.has(letter, "discard"))

    def won(self, letter: str) -> str:
        return ", ".join(self.has(letter, "won"))

    def cards(self, number: int, eyes: str | None = None) -> list[dict[str, Any]]:
        """What is seen of the cards of a column."""
        shown: list[dict[str, Any]] = self.sees(eyes)["columns"][number - 1]["cards"]
        return shown


def given(
    columns: str,
    turn: str = "A",
    hands: dict[str, str] | None = None,
    piles: dict[str, str] | None = None,
    discards: dict[str, str] | None = None,
    victims: dict[str, str] | None = None,
    won: dict[str, str] | None = None,
    round: int = 1,
    cap_cards: str = "1",
) -> Table:
    """A table in the middle of a round.

    `hands`, `piles`, `discards` (seen by all) and `victims` (discards that nobody else saw) are lists
    of names by letter. Without a word about a hand it holds the first three cards that are free; what
    is left lies in the draw pile, or in the discards of a player whose pile is given. `won` are the
    goals that a player has taken.
    """
    lines = [line.strip() for line in columns.strip().splitlines()]
    table = Table.new(len(lines), cap_cards=cap_cards)
    fields: dict[str, Any] = {"turn": LETTERS.index(turn), "round": round}
    fields |= _columns(lines, table["cap_cards"])
    fields |= _goals([line.split()[0] for line in lines], won or {}, round)
    fields |= _cards(lines, [hands or {}, piles or {}, discards or {}, victims or {}])
    return table.rewrite(**fields).listen()


def all_but(letter: str, kept: str) -> str:
    """All cards of a player but some, as part of a column; the storm hides under the cap and closes nothing."""
    away = {*counted(kept), "cap", "storm"}
    cards = [f"{letter}:{name}" for name in CARDS if name not in away]
    return ", ".join([*cards, f"{letter}:cap/storm"])


def lines(written: str) -> str:
    """A block of columns without its indentation, to compare with `Table.columns`."""
    return "\n".join([line.strip() for line in written.strip().splitlines()])


def _drawn(card: str, marks: list[str]) -> str:
    return card + ("" if "open" in marks else "*" if "known" in marks else "?")


def _columns(lines: list[str], cap_cards: int) -> dict[str, Any]:
    row: list[str] = []
    length: list[int] = []
    closed: list[str] = []
    for number, line in enumerate(lines, 1):
        cards = cards_of(line)
        length.append(len(cards) + sum(card.under != "" for card in cards) * (cap_cards - 1))
        if any(card.name == "storm" and not card.mark for card in cards):
            closed.append(str(number))
        for card in cards:
            lies = {"": " open", "?": "", "*": " known"}[card.mark]
            late = " late wearer-late" if card.under else " late"
            row.append(f"{number} {card.owner}:{'/'.join(card.names)}{lies}{late}")
    return {"row": row, "laid": len(row), "length": length, "closed": closed}


def _goals(open_goals: list[str], won: dict[str, str], round: int) -> dict[str, Any]:
    """The goals on the table and those that players have; of the others, the first are still to come."""
    taken = [[goal for goal in GOALS if goal in counted(won.get(letter, ""))] for letter in LETTERS[: len(open_goals)]]
    away = {*open_goals, *[goal for goals in taken for goal in goals]}
    to_come = [goal for goal in GOALS if goal not in open_goals][: len(open_goals) * (ROUNDS - round)]
    pile = [goal for goal in to_come if goal not in away]
    return {
        "goal": open_goals,
        "won": taken,
        "goal_pile": pile,
        "goals_out": [goal for goal in GOALS if goal not in {*away, *pile}],
    }


def _cards(lines: list[str], written: list[dict[str, str]]) -> dict[str, Any]:
    laid = [card for line in lines for card in cards_of(line)]
    fields: dict[str, list[list[str]]] = {"hand": [], "pile": [], "discard": [], "seen": []}
    for letter in LETTERS[: len(lines)]:
        used = {name for card in laid if card.owner == letter for name in card.names}
        hand, pile, seen, victims = [list(counted(part.get(letter, ""))) for part in written]
        free = [name for name in CARDS if name not in {*used, *hand, *pile, *seen, *victims}]
        if letter not in written[0]:
            hand, free = free[:3], free[3:]
        if letter not in written[1]:
            pile, free = free, []
        seen = [*seen, *free]
        for field, names in zip(fields.values(), [hand, pile, [*seen, *victims], seen], strict=True):
            field.append([card for card in CARDS if card in names])
    return fields
