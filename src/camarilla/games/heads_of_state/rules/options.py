"""The decisions that are open, in ascending order; agrees with check.py for every action."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, count, lowest
from camarilla.games.heads_of_state.actions import (
    COLLECT, DISCARD, DISCARD_TREACHERY, DONE, DRAW, DRAW_TREACHERY, PLACE, PLOT, REFRESH, SECOND, STRIKE, TAKE,
    TAKE_TREACHERY, TRIM_CARD, TRIM_TREACHERY,
)  # fmt: skip
from camarilla.games.heads_of_state.counts import attributes, size, tile, tiles, treacheries
from camarilla.games.heads_of_state.layout import (
    CHOOSING, DISCARDING, DISPLAY, DRAWING, DRAWS, GAPS, HAND, OPTION, PHASE, PILE, PLACING, REFRESHING, SCHEMING,
    SECONDING, TARGET, TILES, TREACHERY_DISPLAY, TREACHERY_DRAWS, TREACHERY_HAND, TREACHERY_TRIM, TRIM,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import (
    ASSASSIN,
    ATTRIBUTES,
    PAYMENTS,
    RANKS,
    TERRITORIES,
    TREACHERIES,
    territory_of,
)
from camarilla.games.heads_of_state.rules.duty import can_replace
from camarilla.games.heads_of_state.rules.hands import excess, owed, treachery_excess, treachery_owed
from camarilla.games.heads_of_state.rules.nobles import can_pay, occupied, price
from camarilla.games.heads_of_state.rules.piles import OPEN_ATTRIBUTES
from camarilla.games.heads_of_state.rules.treachery import has_second, is_capital, targets, works_in
from camarilla.games.heads_of_state.state import HeadsState


def options(state: HeadsState, seat: i64, into: vec[i64]) -> i64:
    """Write what the player may decide into `into`; say how many decisions there are."""
    cells = state.cells
    phase = cells[PHASE]
    if phase == DRAWING:
        return _draws(state, into)
    if phase == PLACING:
        found = _placements(state, seat, state.printed.boxes & ~occupied(state), False, into)
        into[found] = DONE
        return found + 1
    if phase == CHOOSING:
        return _choices(state, into)
    if phase == SCHEMING:
        return _schemes(state, seat, into)
    if phase == SECONDING:
        return _seconds(state, seat, into)
    if phase == DISCARDING:
        found = _attributes(cells[HAND + seat], excess(state, seat), DISCARD, into, 0)
        return _treacheries(cells[TREACHERY_HAND + seat], treachery_excess(state, seat), DISCARD_TREACHERY, into, found)
    hand = cells[HAND + seat] - cells[TRIM + seat]
    found = _attributes(hand, owed(state, seat), TRIM_CARD, into, 0)
    hand = cells[TREACHERY_HAND + seat] - cells[TREACHERY_TRIM + seat]
    return _treacheries(hand, treachery_owed(state, seat), TRIM_TREACHERY, into, found)


def _choices(state: HeadsState, into: vec[i64]) -> i64:
    found: i64 = 1
    into[0] = COLLECT
    if size(state.cells[PILE]) >= OPEN_ATTRIBUTES:
        into[found] = REFRESH
        found += 1
    into[found] = PLOT
    return found + 1


def _draws(state: HeadsState, into: vec[i64]) -> i64:
    cells = state.cells
    found = _attributes(cells[DISPLAY], cells[DRAWS], TAKE, into, 0)
    if cells[DRAWS] and (cells[PILE] or cells[OPTION] != REFRESHING):
        into[found] = DRAW
        found += 1
    if cells[TREACHERY_DRAWS]:
        found = _treacheries(cells[TREACHERY_DISPLAY], 1, TAKE_TREACHERY, into, found)
        into[found] = DRAW_TREACHERY
        found += 1
    return found


def _attributes(cards: i64, wanted: i64, verb: i64, into: vec[i64], found: i64) -> i64:
    """One decision for each kind of attribute card there, if any is wanted."""
    if wanted:
        for kind in range(ATTRIBUTES):
            if attributes(cards, kind):
                into[found] = verb + kind
                found += 1
    return found


def _treacheries(cards: i64, wanted: i64, verb: i64, into: vec[i64], found: i64) -> i64:
    """One decision for each kind of treachery card there, if any is wanted."""
    if wanted:
        for kind in range(TREACHERIES):
            if treacheries(cards, kind):
                into[found] = verb + kind
                found += 1
    return found


def _placements(state: HeadsState, seat: i64, boxes: i64, bound: bool, into: vec[i64]) -> i64:
    """Nobles that can be paid for; `bound` if the killed nobles must stay replaceable."""
    cells = state.cells
    hand = cells[HAND + seat]
    found: i64 = 0
    for rank in range(RANKS):
        open_boxes = boxes & state.printed.boxes_of_rank[rank]
        if not open_boxes or not tiles(cells[TILES + seat], rank):
            continue
        ways = _ways_to_pay(state, hand, rank)
        while open_boxes and ways:
            box = lowest(open_boxes)
            open_boxes &= open_boxes - 1
            first = PLACE + (rank * TERRITORIES + territory_of(box)) * PAYMENTS
            left = ways
            while left:
                replaced = lowest(left)
                left &= left - 1
                if not bound or keeps_duty(state, seat, box, rank, replaced):
                    into[found] = first + replaced
                    found += 1
    return found


def _ways_to_pay(state: HeadsState, hand: i64, rank: i64) -> i64:
    """The set of ways in which a hand can pay for a rank."""
    ways: i64 = 0
    for replaced in range(PAYMENTS):
        if can_pay(state, hand, rank, replaced):
            ways |= bit(replaced)
    return ways


def keeps_duty(state: HeadsState, seat: i64, box: i64, rank: i64, replaced: i64) -> bool:
    """Whether all killed nobles but one can still be replaced after this placement and payment."""
    cells = state.cells
    hand = cells[HAND + seat] - price(state, rank, replaced)
    return can_replace(state, cells[GAPS] & ~bit(box), hand, cells[TILES + seat] - tile(rank))


def may_strike(state: HeadsState, seat: i64, box: i64) -> bool:
    """Whether all killed nobles but one could be replaced if this one is killed too."""
    cells = state.cells
    return can_replace(state, cells[GAPS] | bit(box), cells[HAND + seat], cells[TILES + seat])


def _schemes(state: HeadsState, seat: i64, into: vec[i64]) -> i64:
    cells = state.cells
    gaps = cells[GAPS]
    found: i64 = 0
    if gaps:
        found = _placements(state, seat, gaps, gaps & (gaps - 1) != 0, into)
    if cells[TREACHERY_HAND + seat]:
        found = _strikes(state, seat, into, found)
    if count(gaps) <= 1:
        into[found] = DONE
        found += 1
    return found


def _strikes(state: HeadsState, seat: i64, into: vec[i64], found: i64) -> i64:
    hand = state.cells[TREACHERY_HAND + seat]
    victims = _replaceable(state, seat, targets(state, seat))
    if not victims:
        return found
    for kind in range(TREACHERIES):
        if not treacheries(hand, kind):
            continue
        first = STRIKE + kind * (RANKS * TERRITORIES)
        for rank in range(RANKS):
            left = victims & state.printed.boxes_of_rank[rank]
            while left:
                box = lowest(left)
                left &= left - 1
                if not works_in(state, kind, box):
                    continue
                if not is_capital(state, box) or has_second(state, hand, kind, box):
                    into[found] = first + rank * TERRITORIES + territory_of(box)
                    found += 1
    return found


def _replaceable(state: HeadsState, seat: i64, victims: i64) -> i64:
    """Those of the targets whose death would leave the duty possible."""
    if not state.cells[GAPS]:
        return victims
    allowed: i64 = 0
    while victims:
        box = lowest(victims)
        victims &= victims - 1
        if may_strike(state, seat, box):
            allowed |= bit(box)
    return allowed


def _seconds(state: HeadsState, seat: i64, into: vec[i64]) -> i64:
    hand = state.cells[TREACHERY_HAND + seat]
    box = state.cells[TARGET]
    found: i64 = 0
    for kind in range(ASSASSIN + 1, TREACHERIES):
        if treacheries(hand, kind) and works_in(state, kind, box):
            into[found] = SECOND + kind
            found += 1
    return found
