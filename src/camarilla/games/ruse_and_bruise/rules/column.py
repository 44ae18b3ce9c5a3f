"""A column as it is scored: its cards from the goal downwards, all open."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from camarilla.core.bits import bit
from camarilla.games.ruse_and_bruise.box import RuseBox
from camarilla.games.ruse_and_bruise.layout import (
    CAP_CARDS, LAID, NONE, PLAYERS, ROW, card_of, column_of, owner_of, wearer_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.state import RuseState

MOST: Final = 0
LEAST: Final = 1
PAIR: Final = 2
"""What takes a goal: the highest sum, the lowest one, or prince and squire together."""
WORTHLESS: Final = -100000
"""No value at all, which is less than nothing: it adds nothing and makes nobody eligible."""


@mypyc_attr(free_list_len=1)
class Column:
    """The cards of one column. A cap and the card under it share a place, the cap first.

    `row` holds them packed: character, owner, place. `worth` is what each card counts at the moment,
    doubled, because the assassin is worth 9½; `total` is each player's sum of these, or NONE without
    a card that has a value.
    """

    def __init__(self, box: RuseBox, capacity: i64, cap_cards: i64) -> None:
        self.box = box
        self.cap_cards = cap_cards
        self.kind: i64 = NONE
        self.cards: i64 = 0
        self.characters: i64 = 0
        self.row = vec[i64]([0] * capacity)
        self.worth = vec[i64]([0] * capacity)
        self.total = vec[i64]([0] * PLAYERS)
        self.asks: i64 = MOST
        """What takes the goal."""

    def clear(self, kind: i64) -> None:
        """Become an empty column under a goal of that kind."""
        self.kind = kind
        self.cards = 0
        self.characters = 0

    def add(self, card: i64, owner: i64, place: i64) -> None:
        """Put a card under all others; cards of one place belong together."""
        self.row[self.cards] = card | owner << 5 | place << 8
        self.cards += 1
        self.characters |= bit(card)

    def card(self, index: i64) -> i64:
        """The character of a card, counted from the goal."""
        return self.row[index] & 31

    def owner(self, index: i64) -> i64:
        """Whose card it is."""
        return self.row[index] >> 5 & 7

    def place(self, index: i64) -> i64:
        """How many places from the goal it lies."""
        return self.row[index] >> 8

    def has(self, card: i64) -> bool:
        """Whether anybody's card of that character is in the column."""
        return self.characters & bit(card) != 0

    def number_of(self, card: i64) -> i64:
        """How many cards of that character are in the column."""
        found: i64 = 0
        if self.has(card):
            for index in range(self.cards):
                if self.card(index) == card:
                    found += 1
        return found

    def holds(self, card: i64, owner: i64) -> bool:
        """Whether that player's own card of that character is in the column."""
        if self.has(card):
            for index in range(self.cards):
                if self.card(index) == card and self.owner(index) == owner:
                    return True
        return False

    def others(self) -> i64:
        """How many cards there are besides any one; cap and wearer count as the option says."""
        if self.cap_cards == 2:
            return self.cards - 1
        places: i64 = 0
        for index in range(self.cards):
            if index == 0 or self.place(index) != self.place(index - 1):
                places += 1
        return places - 1

    def beneath(self, index: i64) -> i64:
        """The card that lies under a card: the wearer of a cap, or the cap itself if nobody wears it."""
        below = index + 1
        if below >= self.cards:
            return NONE
        if below + 1 < self.cards and self.place(below + 1) == self.place(below):
            return below + 1
        return below

    def remove(self, low: i64, high: i64, spared: i64) -> None:
        """Take away, all at once, every card worth from `low` to `high` except the spared character."""
        cards = self.cards
        self.clear(self.kind)
        for index in range(cards):
            worth = self.worth[index]
            if worth < low or worth > high or self.card(index) == spared:
                self.add(self.card(index), self.owner(index), self.place(index))

    def add_up(self) -> None:
        """Sum up what each player's cards are worth."""
        total = self.total
        for player in range(PLAYERS):
            total[player] = NONE
        for index in range(self.cards):
            worth = self.worth[index]
            if worth != WORTHLESS:
                owner = self.owner(index)
                if total[owner] == NONE:
                    total[owner] = worth
                else:
                    total[owner] += worth


def room_for_columns(state: RuseState) -> Column:
    """An empty column with room for any column of the table."""
    return Column(state.printed, 2 * state.cells[LAID], state.cells[CAP_CARDS])


def read_column(state: RuseState, column: i64, goal: i64, into: Column) -> None:
    """Make `into` one column of the table, under a goal."""
    cells = state.cells
    into.clear(state.printed.kind[goal])
    place: i64 = 0
    for index in range(ROW, ROW + cells[LAID]):
        packed = cells[index]
        if column_of(packed) == column:
            owner = owner_of(packed)
            into.add(card_of(packed), owner, place)
            wearer = wearer_of(packed)
            if wearer != NONE:
                into.add(wearer, owner, place)
            place += 1
