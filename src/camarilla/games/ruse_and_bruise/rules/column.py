"""A column as it is scored: its cards from the goal downwards, all open."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.games.ruse_and_bruise.box import RuseBox
from camarilla.games.ruse_and_bruise.layout import (
    CAP_CARDS, LAID, LENGTH, NONE, ROW, card_of, column_of, owner_of, wearer_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.state import RuseState

WORTHLESS: Final = -100000
"""No value at all, which is less than nothing: it adds nothing and makes nobody eligible."""


class Column:
    """The cards of one column. A cap and the card under it share a place, the cap first.

    `worth` is what each card counts at the moment, doubled, because the assassin is worth 9½.
    """

    def __init__(self, box: RuseBox, kind: i64, size: i64, cap_cards: i64) -> None:
        self.box = box
        self.kind = kind
        self.cap_cards = cap_cards
        self.cards: i64 = 0
        self.card = vec[i64]([0] * size)
        self.owner = vec[i64]([0] * size)
        self.place = vec[i64]([0] * size)
        self.worth = vec[i64]([0] * size)

    def add(self, card: i64, owner: i64, place: i64) -> None:
        """Put a card under all others; cards of one place belong together."""
        self.card[self.cards] = card
        self.owner[self.cards] = owner
        self.place[self.cards] = place
        self.cards += 1

    def number_of(self, card: i64) -> i64:
        """How many cards of that character are in the column."""
        found: i64 = 0
        for index in range(self.cards):
            if self.card[index] == card:
                found += 1
        return found

    def holds(self, card: i64, owner: i64) -> bool:
        """Whether that player's own card of that character is in the column."""
        for index in range(self.cards):
            if self.card[index] == card and self.owner[index] == owner:
                return True
        return False

    def others(self) -> i64:
        """How many cards there are besides any one; cap and wearer count as the option says."""
        if self.cap_cards == 2:
            return self.cards - 1
        places: i64 = 0
        for index in range(self.cards):
            if index == 0 or self.place[index] != self.place[index - 1]:
                places += 1
        return places - 1

    def beneath(self, index: i64) -> i64:
        """The card that lies under a card: the wearer of a cap, or the cap itself if nobody wears it."""
        below = index + 1
        if below >= self.cards:
            return NONE
        if below + 1 < self.cards and self.place[below + 1] == self.place[below]:
            return below + 1
        return below

    def remove(self, low: i64, high: i64, spared: i64) -> None:
        """Take away, all at once, every card worth from `low` to `high` except the spared character."""
        kept: i64 = 0
        for index in range(self.cards):
            if low <= self.worth[index] <= high and self.card[index] != spared:
                continue
            self.card[kept] = self.card[index]
            self.owner[kept] = self.owner[index]
            self.place[kept] = self.place[index]
            kept += 1
        self.cards = kept

    def total(self, owner: i64) -> i64:
        """The player's influence, doubled; NONE without a card that has a value."""
        total: i64 = NONE
        for index in range(self.cards):
            if self.owner[index] == owner and self.worth[index] != WORTHLESS:
                if total == NONE:
                    total = 0
                total += self.worth[index]
        return total


def read_column(state: RuseState, column: i64, goal: i64) -> Column:
    """The cards of one column of the table."""
    cells = state.cells
    found = Column(state.printed, state.printed.kind[goal], 2 * cells[LENGTH + column], cells[CAP_CARDS])
    place: i64 = 0
    for index in range(ROW, ROW + cells[LAID]):
        packed = cells[index]
        if column_of(packed) == column:
            found.add(card_of(packed), owner_of(packed), place)
            if wearer_of(packed) != NONE:
                found.add(wearer_of(packed), owner_of(packed), place)
            place += 1
    return found
