"""How good a guessed world is for a seat, in hundredths of a point.

A player plans for nobles: what one would bring, weighed by how many of its cards are still missing.
He counts the majorities as they stand, in the countries and in noble cards, and sees what a kill
would take from the others and give to him.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, count, lowest
from camarilla.core.counts import holds
from camarilla.core.position import Position
from camarilla.games.heads_of_state.layout import (
    ATTRIBUTE, CENTURY, DRAWING, DRAWS, FIRST_CARD, GAPS, HAND, LARGE, NOBLE_CARDS, NOBLES, NONE, OPTION, OVER, PHASE,
    PLOTTING, PRESENT, SCORE, SEATS, SECOND_SQUARES, SQUARES, TARGET, TILES, TREACHERY, TURN,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import (
    ASSASSIN, COUNTRIES, COURTESAN, RANKS, TREACHERIES, territory_of,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.decks import copies, size
from camarilla.games.heads_of_state.rules.final import majority_points
from camarilla.games.heads_of_state.rules.hands import kept
from camarilla.games.heads_of_state.rules.markers import next_large, ranks_placed, square_left
from camarilla.games.heads_of_state.rules.nobles import anybodys, noble_cards, occupied, tiles
from camarilla.games.heads_of_state.rules.scoring import influence, leader
from camarilla.games.heads_of_state.rules.treachery import has_second, is_capital, targets, works_in
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
INFLUENCE: Final = 60
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
    taken = occupied(state)
    mine: i64 = 0
    others: i64 = 0
    for player in range(cells[SEATS]):
        prospects = 100 * cells[SCORE + player] + cards_worth(state, player) + progress_worth(state, player)
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
    mine += plans_worth(state, seat, taken) + treachery_worth(state, seat)
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


def progress_worth(state: HeadsState, seat: i64) -> i64:
    """Square markers and the set of all ranks, the more the nearer they are."""
    cells = state.cells
    worth: i64 = 0
    own = cells[SQUARES + seat] | cells[SECOND_SQUARES + seat]
    for country in range(COUNTRIES):
        if own & bit(country):
            continue
        left = square_left(state, country)
        needed = count(state.printed.territories_in[country])
        have = count(cells[PRESENT + seat] & state.printed.territories_in[country])
        worth += 80 * left * have * have // (needed * needed)
    if cells[LARGE + seat] == NONE:
        marker = next_large(state)
        if marker != NONE:
            placed = ranks_placed(state, seat)
            worth += 80 * state.printed.large[marker] * placed * placed // 49
    return worth


def plans_worth(state: HeadsState, seat: i64, taken: i64) -> i64:
    """The nobles that the hand leads to: the best plan in full, the next one by half; and the draws to come."""
    cells = state.cells
    hand = kept(state, seat, ATTRIBUTE)
    best: i64 = 0
    second: i64 = 0
    for rank in range(RANKS):
        if not tiles(cells[TILES + seat], rank):
            continue
        prospect = _rank_worth(state, seat, rank, taken) * CHANCE_BY_MISSING[_missing(state, hand, rank)] // 100
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


def _missing(state: HeadsState, hand: i64, rank: i64) -> i64:
    """How many cards a hand lacks for a rank, a courtesan standing in for one."""
    price = state.printed.price[rank]
    if holds(hand, price):
        return 0
    lacked: i64 = 0
    for kind in range(COURTESAN):
        if copies(ATTRIBUTE, price, kind) and not copies(ATTRIBUTE, hand, kind):
            lacked += 1
    if state.printed.courtesan[rank] and copies(ATTRIBUTE, hand, COURTESAN):
        lacked -= 1
    return lacked


def _rank_worth(state: HeadsState, seat: i64, rank: i64, taken: i64) -> i64:
    """What the best box for a rank would bring: an empty one, or one to be emptied with treachery."""
    cells = state.cells
    best: i64 = 0
    boxes = state.printed.boxes_of_rank[rank]
    armed = cells[HAND + TREACHERY + seat] != 0
    while boxes:
        box = lowest(boxes)
        boxes &= boxes - 1
        if cells[NOBLES + seat] & bit(box):
            continue
        worth = box_worth(state, seat, box, taken)
        if taken & bit(box):
            if not armed:
                continue
            worth = worth * REPLACEABLE // 100
        if worth > best:
            best = worth
    return best + 30 * state.printed.points[rank]


def box_worth(state: HeadsState, seat: i64, box: i64, taken: i64) -> i64:
    """What a noble in this box would bring besides his card: hexagon, influence, and a step to a square marker."""
    cells = state.cells
    territory = territory_of(box)
    country = state.printed.country_of[territory]
    worth: i64 = 0
    if not anybodys(state, PRESENT) & bit(territory):
        worth += 100 * state.printed.hexagon[territory]
    step: i64 = 2
    if box & 1 and taken & bit(box - 1):
        step = 1
    if is_capital(state, box):
        step = 2 * step
    worth += step * (INFLUENCE + 15 * state.printed.most[country])
    if not cells[PRESENT + seat] & bit(territory):
        worth += 25 * square_left(state, country)
    return worth


def treachery_worth(state: HeadsState, seat: i64) -> i64:
    """Treachery cards in the hand and to come, and the best kill that they can bring, now or later."""
    cells = state.cells
    hand = kept(state, seat, TREACHERY)
    held = size(TREACHERY, hand)
    plots = cells[TURN] == seat and cells[OPTION] == PLOTTING
    if plots and cells[FIRST_CARD] != NONE:
        return A_TREACHERY_CARD * held + _kill_worth(state, seat, cells[TARGET], occupied(state), 0)
    worth = KILL_LATER * _best_kill(state, seat, hand, False) // 100
    if plots:
        worth -= _left_open(state, seat, occupied(state))
    if plots and cells[PHASE] == DRAWING:
        worth = KILL_NOW * _best_kill(state, seat, hand, False) // 100
        if cells[DRAWS + TREACHERY]:
            held += 1
            worth += KILL_WITH_NEW_CARD * _best_kill(state, seat, hand, True) // 100
    if held > MOST_TREACHERY:
        held = MOST_TREACHERY
    return worth + A_TREACHERY_CARD * held


def _best_kill(state: HeadsState, seat: i64, hand: i64, with_any: bool) -> i64:
    """What the best kill would bring: with the cards in hand, or with any card in a province."""
    taken = occupied(state)
    instead = _best_placement(state, seat, taken)
    best: i64 = 0
    victims = targets(state, seat)
    while victims:
        box = lowest(victims)
        victims &= victims - 1
        chance: i64 = 3
        if not with_any:
            chance = _reach(state, hand, box)
        elif is_capital(state, box):
            chance = 0
        if chance:
            worth = _kill_worth(state, seat, box, taken, instead) * chance // 4
            if worth > best:
                best = worth
    return best


def _kill_worth(state: HeadsState, seat: i64, box: i64, taken: i64, instead: i64) -> i64:
    """A rival's loss, and his place in so far as no open box is as good; a place left open helps the next player."""
    rank = state.printed.rank_of[box]
    if not _can_fill(state, seat, rank):
        return 0
    lasting = box_worth(state, seat, box, taken)
    gain = lasting + 30 * state.printed.points[rank] - instead
    if gain > 0:
        return gain + lasting // 8
    return lasting // 8


def _can_fill(state: HeadsState, seat: i64, rank: i64) -> bool:
    """Whether the player has the tile and the cards for a rank."""
    return tiles(state.cells[TILES + seat], rank) != 0 and _missing(state, state.cells[HAND + seat], rank) == 0


def _left_open(state: HeadsState, seat: i64, taken: i64) -> i64:
    """What the boxes are worth to the others that the player in turn has emptied and cannot fill."""
    gaps = state.cells[GAPS]
    worth: i64 = 0
    while gaps:
        box = lowest(gaps)
        gaps &= gaps - 1
        if not _can_fill(state, seat, state.printed.rank_of[box]):
            worth += GAP_FOR_OTHERS * box_worth(state, seat, box, taken) // 100
    return worth


def _best_placement(state: HeadsState, seat: i64, taken: i64) -> i64:
    """What the best noble that the hand pays for would bring in an empty box."""
    best: i64 = 0
    for rank in range(RANKS):
        boxes = state.printed.boxes_of_rank[rank] & ~taken
        if not boxes or _missing(state, state.cells[HAND + seat], rank):
            continue
        while boxes:
            worth = box_worth(state, seat, lowest(boxes), taken) + 30 * state.printed.points[rank]
            boxes &= boxes - 1
            if worth > best:
                best = worth
    return best


def _reach(state: HeadsState, hand: i64, box: i64) -> i64:
    """The chance, in quarters, that the cards in hand kill the noble in a box."""
    best: i64 = 0
    for kind in range(TREACHERIES):
        if not copies(TREACHERY, hand, kind) or not works_in(state, kind, box):
            continue
        if is_capital(state, box) and not has_second(state, hand, kind, box):
            continue
        if kind != ASSASSIN:
            return 4
        best = 3
    return best
