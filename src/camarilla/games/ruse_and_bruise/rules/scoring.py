"""Who takes the goal of a column (chapter 5). All cards are open; columns do not affect each other."""

from typing import Final

from mypy_extensions import i64

from camarilla.games.ruse_and_bruise.pieces import (
    ALCHEMIST, BEGGAR, DOPPELGANGER, DRAGON, GIANT, HERMIT, JULIET, MUSKETEERS, PRINCE, ROMEO, SQUIRE, WITCH, WIZARD,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.rules.column import LEAST, MOST, PAIR, WORTHLESS, Column

NOBODY: Final = -1
TEN: Final = 20
NINE: Final = 18
HIGHEST: Final = 100000
NO_CARD: Final = -1
NO_VALUE: Final = -1


def winner(column: Column) -> i64:
    """The seat that takes the goal, or NOBODY if no card lies in the column. Leaves in the column why."""
    column.asks = MOST
    if column.has(MUSKETEERS):
        _printed_values(column)
        return _most(column)
    if column.number_of(WIZARD) == 1:
        _values_for_removal(column)
        column.remove(TEN, HIGHEST, NO_CARD)
    if column.number_of(WITCH) == 1:
        _values_for_removal(column)
        column.remove(0, NINE, WITCH)
    _present_values(column)
    if column.has(PRINCE) and column.has(SQUIRE):
        pair = _prince_and_squire(column)
        if pair != NOBODY:
            column.asks = PAIR
            column.add_up()
            return pair
    if column.has(BEGGAR):
        column.asks = LEAST
        return _least(column)
    return _most(column)


def _printed_values(column: Column) -> None:
    """What the cards say: a specialist counts 12 under its own kind of goal; a doppelganger says nothing."""
    specialist = ALCHEMIST + column.kind
    value = column.box.value
    worth = column.worth
    for index in range(column.cards):
        card = column.card(index)
        if card == DOPPELGANGER:
            worth[index] = WORTHLESS
        elif card == specialist:
            worth[index] = column.box.at_home[card]
        else:
            worth[index] = value[card]


def _values_for_removal(column: Column) -> None:
    """Wizard and witch go by what is printed; a doppelganger has the printed value beneath it."""
    _printed_values(column)
    if column.has(DOPPELGANGER):
        _copy_from_below(column)


def _present_values(column: Column) -> None:
    """What the cards are worth now: Romeo, hermit and giant first, then doppelgangers, then dragons."""
    _printed_values(column)
    if column.has(ROMEO) or column.has(HERMIT) or column.has(GIANT):
        _own_values(column)
    if column.has(DOPPELGANGER):
        _copy_from_below(column)
    if column.has(DRAGON):
        _dragons(column)
    if column.has(DRAGON) or column.has(HERMIT):
        _nothing_below_zero(column)


def _own_values(column: Column) -> None:
    """What Romeo, hermit and giant make of their printed values."""
    others = column.others()
    for index in range(column.cards):
        card = column.card(index)
        if card == HERMIT:
            column.worth[index] -= 2 * others
        elif card == GIANT:
            column.worth[index] += 6 * others
        elif card == ROMEO and column.holds(JULIET, column.owner(index)):
            column.worth[index] = column.box.at_home[ROMEO]


def _copy_from_below(column: Column) -> None:
    """A doppelganger is worth what the card beneath it is worth, from the bottom up."""
    for index in range(column.cards - 1, -1, -1):
        if column.card(index) == DOPPELGANGER:
            below = column.beneath(index)
            if below != NO_CARD:
                column.worth[index] = column.worth[below]


def _dragons(column: Column) -> None:
    """Every card with a value loses 2 for each hostile dragon."""
    dragons = column.number_of(DRAGON)
    for index in range(column.cards):
        if column.worth[index] != WORTHLESS:
            hostile = dragons
            if column.holds(DRAGON, column.owner(index)):
                hostile -= 1
            column.worth[index] -= 4 * hostile


def _nothing_below_zero(column: Column) -> None:
    """No card with a value counts less than 0."""
    for index in range(column.cards):
        if column.worth[index] < 0 and column.worth[index] != WORTHLESS:
            column.worth[index] = 0


def _prince_and_squire(column: Column) -> i64:
    """The owner of a pair of one colour; of several, whose nearest card of the pair is nearest the goal."""
    for index in range(column.cards):
        card = column.card(index)
        owner = column.owner(index)
        if (card == PRINCE and column.holds(SQUIRE, owner)) or (card == SQUIRE and column.holds(PRINCE, owner)):
            return owner
    return NOBODY


def _most(column: Column) -> i64:
    """The highest total; of equals, who has the card nearest the goal."""
    column.add_up()
    best: i64 = NOBODY
    most: i64 = -1
    for index in range(column.cards):
        owner = column.owner(index)
        total = column.total[owner]
        if total == NO_VALUE:
            total = 0
        if total > most:
            best = owner
            most = total
    return best


def _least(column: Column) -> i64:
    """The lowest total of those who have a card with a value; of equals, the card farthest from the goal."""
    column.add_up()
    best: i64 = NOBODY
    least: i64 = HIGHEST
    for index in range(column.cards - 1, -1, -1):
        owner = column.owner(index)
        total = column.total[owner]
        if total != NO_VALUE and total < least:
            best = owner
            least = total
    return best


def rival(column: Column, seat: i64) -> i64:
    """The sum that came nearest to the winner's, or NO_VALUE if nobody else has a card with a value."""
    nearest: i64 = NO_VALUE
    for index in range(column.cards):
        total = column.total[column.owner(index)]
        if column.owner(index) == seat or total == NO_VALUE:
            continue
        if nearest == NO_VALUE or (total < nearest if column.asks == LEAST else total > nearest):
            nearest = total
    return nearest
