"""How good a world is for a seat, in hundredths of a point: goals won, columns as they stand, cards kept.

Every column is scored as if the round ended now; the leader's hold on its goal is the firmer, the
larger the lead and the fewer cards are missing. Cards in hand have a price, so that a king is not
spent on a goal that a merchant takes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from camarilla.core.bits import bit, count, lowest
from camarilla.core.position import Position
from camarilla.games.ruse_and_bruise.pieces import JULIET, KINDS_OF_GOAL, PRINCE, ROMEO, SQUIRE
from camarilla.games.ruse_and_bruise.layout import (
    CLOSED, GOAL, HAND, LENGTH, NONE, OVER, PHASE, ROUND, SEATS, WON,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.rules.column import Column, read_column, room_for_columns
from camarilla.games.ruse_and_bruise.rules.final import best_of_kind, plain_sum
from camarilla.games.ruse_and_bruise.rules.round import ROUNDS
from camarilla.games.ruse_and_bruise.rules.scoring import NOBODY, winner
from camarilla.games.ruse_and_bruise.state import RuseState

_PLAYERS: Final = 6
"""PLAYERS again: the compiler folds constants only within a module."""
ENVY: Final = 40
"""What a hundredth of the strongest rival's is worth against one's own, in percent."""

PRICE: Final = vec[i64]([
    130, 90, 70,
    40, 40, 40, 40, 40, 40,
    50, 60, 40, 40, 40,
    50, 60, 40, 60, 20,
    50, 60, 50, 60, 30, 40,
])  # fmt: skip
"""What a card in hand is worth, by card."""


def value(position: Position, seat: int) -> int:
    """The seat's prospects less a part of the strongest rival's."""
    assert isinstance(position, RuseState)
    cells = position.cells
    me: i64 = seat
    prospects = vec[i64]([0] * 6)
    for player in range(cells[SEATS]):
        prospects[player] = standing(position, cells[WON + player])
    if cells[PHASE] != OVER:
        add_columns(position, prospects)
        prospects[me] += hand_worth(cells[HAND + me])
    rival: i64 = -100000
    for player in range(cells[SEATS]):
        if player != me and prospects[player] > rival:
            rival = prospects[player]
    return int(prospects[me] * 100 - rival * ENVY)


@mypyc_attr(acyclic=True, free_list_len=1)
class Winnings:
    """Won goals as they are counted, to ask what one more would add."""

    def __init__(self, state: RuseState, won: i64) -> None:
        self.box = state.printed
        self.rounds: i64 = ROUNDS - state.cells[ROUND]
        self.won = won
        self.kinds: i64 = 0
        """Of how many kinds there is a goal ..."""
        self.chosen: i64 = 0
        """... and the points of the best one of each."""
        for kind in range(KINDS_OF_GOAL):
            best = best_of_kind(self.box, won, kind)
            if best:
                self.kinds += 1
                self.chosen += best
        self.plain: i64 = plain_sum(self.box, won)

    def promise(self) -> i64:
        """What they promise as they are."""
        return self._counted(self.kinds, self.chosen, self.plain, count(self.won))

    def promise_with(self, goal: i64) -> i64:
        """What they promise with one goal more."""
        kinds, chosen = self.kinds, self.chosen
        points = self.box.points[goal]
        best = best_of_kind(self.box, self.won, self.box.kind[goal])
        if not best:
            kinds += 1
        if points > best:
            chosen += points - best
        return self._counted(kinds, chosen, self.plain + points, count(self.won) + 1)

    def _counted(self, kinds: i64, chosen: i64, plain: i64, number: i64) -> i64:
        doubled = 2 * chosen - (number - kinds)
        if kinds == KINDS_OF_GOAL:
            return 100 * doubled if doubled > plain else 100 * plain
        if self.rounds == 0 or KINDS_OF_GOAL - kinds > 2 * self.rounds:
            return 100 * plain
        return 100 * (plain * (KINDS_OF_GOAL - kinds) + doubled * kinds) // KINDS_OF_GOAL


def standing(state: RuseState, won: i64) -> i64:
    """What won goals promise: their score, and a set of six the more, the nearer it is."""
    return Winnings(state, won).promise()


def add_columns(state: RuseState, prospects: vec[i64]) -> None:
    """Add to everybody's prospects what the columns promise as they stand."""
    cells = state.cells
    seats = cells[SEATS]
    cards = room_for_columns(state)
    gains = vec[i64]([0] * (_PLAYERS * _PLAYERS))
    for player in range(seats):
        own = Winnings(state, cells[WON + player])
        now = own.promise()
        for column in range(seats):
            gains[column * _PLAYERS + player] = own.promise_with(cells[GOAL + column]) - now
    for column in range(seats):
        goal = cells[GOAL + column]
        read_column(state, column, goal, cards)
        leader = winner(cards)
        lead: i64 = 0
        if leader != NOBODY:
            lead = _lead(cards, leader, seats)
        missing = state.printed.points[goal] - cells[LENGTH + column]
        if missing < 0 or cells[CLOSED] >> column & 1:
            missing = 0
        for player in range(seats):
            hold = _hold(cards, player, leader, lead, missing, seats)
            prospects[player] += gains[column * _PLAYERS + player] * hold // 1000


def _hold(cards: Column, player: i64, leader: i64, lead: i64, missing: i64, seats: i64) -> i64:
    """How likely the player takes the goal, in thousandths."""
    open_chance = 800 // seats
    if leader == NOBODY:
        return open_chance
    if player == leader:
        firm = 600 + 10 * lead
    elif cards.total[player] == NONE:
        firm = 0
    else:
        firm = 150 - 4 * lead
        if firm < 0:
            firm = 0
    return (3 * firm + missing * open_chance) // (3 + missing)


def _lead(cards: Column, leader: i64, seats: i64) -> i64:
    """By how much the leader's sum differs from the nearest other one, at most 40."""
    lead: i64 = 40
    for player in range(seats):
        if player != leader and cards.total[player] != NONE:
            gap = cards.total[leader] - cards.total[player]
            if gap < 0:
                gap = -gap
            if gap < lead:
                lead = gap
    return lead


def hand_worth(hand: i64) -> i64:
    """What the cards in hand are worth; pairs are worth more."""
    kept: i64 = 0
    if hand & bit(JULIET) and hand & bit(ROMEO):
        kept += 40
    if hand & bit(PRINCE) and hand & bit(SQUIRE):
        kept += 60
    while hand:
        kept += PRICE[lowest(hand)]
        hand &= hand - 1
    return kept
