"""How good a guessed world is for a seat, in hundredths of a point.

A player plans for nobles: what one would bring, weighed by how many of its cards are still missing.
He counts the majorities as they stand, in the countries and in noble cards, and sees what a kill
would take from the others and give to him.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, count, full, lowest
from camarilla.core.counts import holds, kinds_in, of
from camarilla.core.position import Position
from camarilla.games.heads_of_state.layout import (
    ATTRIBUTE, CENTURY, DRAWING, DRAWS, FIRST_CARD, GAPS, HAND, LARGE, NOBLE_CARDS, NOBLES, NONE, OPTION, OVER, PHASE,
    PLOTTING, PRESENT, SCORE, SEATS, SECOND_SQUARES, SQUARES, TARGET, TARGETED, TILES, TREACHERY, TURN,
)  # fmt: skip
from camarilla.games.heads_of_state.heuristics_outlook import INFLUENCE, Outlook
from camarilla.games.heads_of_state.pieces import ASSASSIN, COUNTRIES, COURTESAN, RANKS, TREACHERY_WIDTH
from camarilla.games.heads_of_state.rules.decks import copies, size
from camarilla.games.heads_of_state.rules.final import majority_points
from camarilla.games.heads_of_state.rules.hands import kept
from camarilla.games.heads_of_state.rules.markers import ranks_placed
from camarilla.games.heads_of_state.rules.nobles import noble_cards, tiles
from camarilla.games.heads_of_state.rules.scoring import influence, leader
from camarilla.games.heads_of_state.rules.treachery import has_second, is_capital, works_in
from camarilla.games.heads_of_state.state import HeadsState

CHANCE_BY_MISSING: Final = vec[i64]([72, 50, 33, 21, 12, 6, 3, 1, 0])
"""How much of a noble's worth is in the hand when so many of his cards are missing, in hundredths."""
WORTH_OF_CENTURIES: Final = vec[i64]([125, 100, 65])
"""What a lead in a country is worth now, in hundredths of its marker: it may last, or be lost."""
A_CARD: Final = 35
A_DRAW: Final = 115
A_DRAW_TOO_MANY: Final = 50
FULL_HAND: Final = 10
A_TREACHERY_CARD: Final = 60
KILL_NOW: Final = 125
KILL_LATER: Final = 60
KILL_WITH_NEW_CARD: Final = 10
MOST_TREACHERY: Final = 3
GAP_FOR_OTHERS: Final = 180
REPLACEABLE: Final = 45
"""How much of a noble's worth a box held by another is worth, in hundredths, with treachery in hand."""


def value(position: Position, seat: int) -> int:
    """The seat's prospects, less the mean of the others'."""
    assert isinstance(position, HeadsState)
    return int(_value(position, seat))


def _value(state: HeadsState, seat: i64) -> i64:
    cells = state.cells
    if cells[PHASE] == OVER:
        return _final(state, seat)
    outlook = Outlook(state)
    mine: i64 = 0
    others: i64 = 0
    for player in range(cells[SEATS]):
        prospects = 100 * cells[SCORE + player] + cards_worth(state, player) + progress_worth(outlook, player)
        if player == seat:
            mine = prospects
        else:
            others += prospects
    for country in range(COUNTRIES):
        first = leader(state, country, NONE)
        if first == NONE:
            continue
        worth = WORTH_OF_CENTURIES[cells[CENTURY]]
        second = leader(state, country, first)
        if first == seat:
            mine += state.printed.most[country] * worth
        else:
            others += state.printed.most[country] * worth
        if second == seat:
            mine += state.printed.second_most[country] * worth
        elif second != NONE:
            others += state.printed.second_most[country] * worth
        mine += influence(state, country, seat) * INFLUENCE
    mine += plans_worth(outlook, seat) + treachery_worth(outlook, seat)
    return mine - others // (cells[SEATS] - 1)


def _final(state: HeadsState, seat: i64) -> i64:
    """The margin over the best of the others."""
    best: i64 = -1000
    for player in range(state.cells[SEATS]):
        if player != seat and state.cells[SCORE + player] > best:
            best = state.cells[SCORE + player]
    return 100 * (2 * state.cells[SCORE + seat] - best)


def cards_worth(state: HeadsState, seat: i64) -> i64:
    """Noble cards: the majorities as they stand count most, every further card a little."""
    held = state.cells[NOBLE_CARDS + seat]
    worth: i64 = 0
    for rank in range(RANKS):
        number = noble_cards(held, rank)
        if number:
            worth += 55 * majority_points(state, rank, seat) + 8 * number * state.printed.points[rank]
    return worth


def progress_worth(outlook: Outlook, seat: i64) -> i64:
    """Square markers and the set of all ranks, the more the nearer they are."""
    state = outlook.state
    cells = state.cells
    worth: i64 = 0
    own = cells[SQUARES + seat] | cells[SECOND_SQUARES + seat]
    territories_in = state.printed.territories_in
    for country in range(COUNTRIES):
        if own & bit(country):
            continue
        have = count(cells[PRESENT + seat] & territories_in[country])
        if have:
            needed = count(territories_in[country])
            worth += 80 * outlook.square[country] * have * have // (needed * needed)
    if outlook.large and cells[LARGE + seat] == NONE:
        placed = ranks_placed(state, seat)
        worth += 80 * outlook.large * placed * placed // 49
    return worth


def plans_worth(outlook: Outlook, seat: i64) -> i64:
    """The nobles that the hand leads to: the best plan in full, the next one by half; and the draws to come."""
    state = outlook.state
    cells = state.cells
    hand = kept(state, seat, ATTRIBUTE)
    best: i64 = 0
    second: i64 = 0
    for rank in range(RANKS):
        if not tiles(cells[TILES + seat], rank):
            continue
        prospect = _rank_worth(outlook, seat, rank) * CHANCE_BY_MISSING[missing_cards(state, hand, rank)] // 100
        if prospect > best:
            second = best
            best = prospect
        elif prospect > second:
            second = prospect
    held = size(ATTRIBUTE, hand)
    if held > 10:
        held = 10
    worth = best + second // 2 + held * A_CARD
    if cells[TURN] == seat:
        room = FULL_HAND - held
        for draw in range(cells[DRAWS]):
            if draw < room:
                worth += A_DRAW
            else:
                worth += A_DRAW_TOO_MANY
    return worth


def missing_cards(state: HeadsState, hand: i64, rank: i64) -> i64:
    """How many cards a hand lacks for a rank, a courtesan standing in for one."""
    price = state.printed.price[rank]
    if holds(hand, price):
        return 0
    lacked = count(kinds_in(price) & ~kinds_in(hand))
    if state.printed.courtesan[rank] and copies(ATTRIBUTE, hand, COURTESAN):
        lacked -= 1
    return lacked


def _rank_worth(outlook: Outlook, seat: i64, rank: i64) -> i64:
    """What the best box for a rank would bring: an empty one, or one to be emptied with treachery."""
    state = outlook.state
    cells = state.cells
    best = outlook.best_empty(seat, rank)
    if cells[HAND + TREACHERY + seat]:
        emptied = outlook.best_held(seat, rank) * REPLACEABLE // 100
        if emptied > best:
            best = emptied
    return best + 30 * state.printed.points[rank]


def treachery_worth(outlook: Outlook, seat: i64) -> i64:
    """Treachery cards in the hand and to come, and the best kill that they can bring, now or later."""
    state = outlook.state
    cells = state.cells
    hand = kept(state, seat, TREACHERY)
    held = size(TREACHERY, hand)
    plots = cells[TURN] == seat and cells[OPTION] == PLOTTING
    if plots and cells[FIRST_CARD] != NONE:
        if _can_fill(state, seat, state.printed.rank_of[cells[TARGET]]):
            return A_TREACHERY_CARD * held + _kill_worth(outlook, seat, cells[TARGET], 0)
        return A_TREACHERY_CARD * held
    worth = KILL_LATER * _best_kill(outlook, seat, hand, False) // 100
    if plots:
        worth -= _left_open(outlook, seat)
    if plots and cells[PHASE] == DRAWING:
        worth = KILL_NOW * _best_kill(outlook, seat, hand, False) // 100
        if cells[DRAWS + TREACHERY]:
            held += 1
            worth += KILL_WITH_NEW_CARD * _best_kill(outlook, seat, hand, True) // 100
    if held > MOST_TREACHERY:
        held = MOST_TREACHERY
    return worth + A_TREACHERY_CARD * held


def _best_kill(outlook: Outlook, seat: i64, hand: i64, with_any: bool) -> i64:
    """What the best kill would bring: with the cards in hand, or with any card in a province."""
    if not hand and not with_any:
        return 0
    state = outlook.state
    cells = state.cells
    paid = _paid_ranks(state, seat)
    victims = outlook.taken & ~cells[NOBLES + seat] & ~cells[TARGETED] & _fillable(state, seat, paid)
    if not victims:
        return 0
    instead = _best_placement(outlook, seat, paid)
    best: i64 = 0
    while victims:
        box = lowest(victims)
        victims &= victims - 1
        chance: i64 = 3
        if not with_any:
            chance = _reach(state, hand, box)
        elif is_capital(state, box):
            chance = 0
        if chance:
            worth = _kill_worth(outlook, seat, box, instead) * chance // 4
            if worth > best:
                best = worth
    return best


def _kill_worth(outlook: Outlook, seat: i64, box: i64, instead: i64) -> i64:
    """A rival's loss, and his place in so far as no open box is as good; a place left open helps the next player."""
    lasting = outlook.box_worth(seat, box)
    gain = lasting + 30 * outlook.state.printed.points[outlook.state.printed.rank_of[box]] - instead
    if gain > 0:
        return gain + lasting // 8
    return lasting // 8


def _can_fill(state: HeadsState, seat: i64, rank: i64) -> bool:
    """Whether the player has the tile and the cards for a rank."""
    return tiles(state.cells[TILES + seat], rank) != 0 and missing_cards(state, state.cells[HAND + seat], rank) == 0


def _paid_ranks(state: HeadsState, seat: i64) -> i64:
    """The ranks that the player has the cards for."""
    paid: i64 = 0
    hand = state.cells[HAND + seat]
    for rank in range(RANKS):
        if not missing_cards(state, hand, rank):
            paid |= bit(rank)
    return paid


def _fillable(state: HeadsState, seat: i64, paid: i64) -> i64:
    """The boxes for which the player has cards and a tile."""
    boxes: i64 = 0
    own = state.cells[TILES + seat]
    while paid:
        rank = lowest(paid)
        paid &= paid - 1
        if tiles(own, rank):
            boxes |= state.printed.boxes_of_rank[rank]
    return boxes


def _left_open(outlook: Outlook, seat: i64) -> i64:
    """What the boxes are worth to the others that the player in turn has emptied and cannot fill."""
    state = outlook.state
    gaps = state.cells[GAPS]
    worth: i64 = 0
    while gaps:
        box = lowest(gaps)
        gaps &= gaps - 1
        if not _can_fill(state, seat, state.printed.rank_of[box]):
            worth += GAP_FOR_OTHERS * outlook.box_worth(seat, box) // 100
    return worth


def _best_placement(outlook: Outlook, seat: i64, paid: i64) -> i64:
    """What the best noble that the hand pays for would bring in an empty box."""
    printed = outlook.state.printed
    best: i64 = 0
    while paid:
        rank = lowest(paid)
        paid &= paid - 1
        if printed.boxes_of_rank[rank] & ~outlook.taken:
            worth = outlook.best_empty(seat, rank) + 30 * printed.points[rank]
            if worth > best:
                best = worth
    return best


def _reach(state: HeadsState, hand: i64, box: i64) -> i64:
    """The chance, in quarters, that the cards in hand kill the noble in a box."""
    best: i64 = 0
    left = hand
    while left:
        kind = lowest(left) // TREACHERY_WIDTH
        left &= ~of(full(TREACHERY_WIDTH), kind, TREACHERY_WIDTH)
        if not works_in(state, kind, box) or (is_capital(state, box) and not has_second(state, hand, kind, box)):
            continue
        if kind != ASSASSIN:
            return 4
        best = 3
    return best
