"""Bringing nobles into play (chapter 4), and the duty to replace that it must not break (chapter 6)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, lowest
from camarilla.core.clauses import Illegal
from camarilla.core.counts import less, of
from camarilla.games.heads_of_state.actions import NO_CARD, PLACE, PLACED_NOBLE
from camarilla.games.heads_of_state.box import NO_BOX
from camarilla.games.heads_of_state.layout import (
    ATTRIBUTE, GAPS, HAND, NOBLE_CARDS, NOBLES, NONE, PHASE, SCHEMING, TILES,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES, ATTRIBUTES, COURTESAN, NOBLE_CARD_WIDTH, NOTHING, PAYMENTS, RANK_NAMES, RANKS, TERRITORIES,
    TERRITORY_NAMES, territory_of,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.decks import copies
from camarilla.games.heads_of_state.rules.duty import by_kind, can_replace, lacking
from camarilla.games.heads_of_state.rules.hands import spend
from camarilla.games.heads_of_state.rules.markers import take_markers
from camarilla.games.heads_of_state.rules.nobles import (
    can_pay, cards_left, occupied, owner_of, price, tile, tiles, ways_to_pay,
)  # fmt: skip
from camarilla.games.heads_of_state.state import HeadsState


def place_options(state: HeadsState, seat: i64, into: vec[i64]) -> i64:
    """Every noble that the player has and can pay for, in every open box and in every way to pay."""
    cells = state.cells
    boxes = _open_boxes(state)
    bound = cells[PHASE] == SCHEMING and boxes & (boxes - 1) != 0
    found: i64 = 0
    if not boxes:
        return found
    for rank in range(RANKS):
        left = boxes & state.printed.boxes_of_rank[rank]
        if not left or not tiles(cells[TILES + seat], rank):
            continue
        ways = ways_to_pay(state, cells[HAND + seat], rank)
        while left and ways:
            box = lowest(left)
            left &= left - 1
            first = PLACE + (rank * TERRITORIES + territory_of(box)) * PAYMENTS
            payments = ways
            while payments:
                replaced = lowest(payments)
                payments &= payments - 1
                if not bound or _keeps_duty(state, seat, box, rank, replaced):
                    into[found] = first + replaced
                    found += 1
    return found


def check_place(state: HeadsState, seat: i64, rank: i64, territory: i64, replaced: i64) -> None:
    """The box must be there, open and empty, tile and price at hand, and the duty to replace within reach."""
    cells = state.cells
    box = state.printed.box_at[rank * TERRITORIES + territory]
    if box == NO_BOX:
        raise Illegal("4.1", rank=RANK_NAMES[rank], territory=TERRITORY_NAMES[territory])
    owner = owner_of(state, box)
    if owner != NONE:
        raise Illegal("4.2", rank=RANK_NAMES[rank], territory=TERRITORY_NAMES[territory], owner=int(owner))
    if not _open_boxes(state) & bit(box):
        raise Illegal("4.11", rank=RANK_NAMES[rank], territory=TERRITORY_NAMES[territory])
    if not tiles(cells[TILES + seat], rank):
        raise Illegal("4.10", rank=RANK_NAMES[rank])
    _check_payment(state, cells[HAND + seat], rank, replaced)
    if cells[PHASE] == SCHEMING and not _keeps_duty(state, seat, box, rank, replaced):
        hand = cells[HAND + seat] - price(state, rank, replaced)
        lack = lacking(state, cells[GAPS] & ~bit(box), hand, cells[TILES + seat] - tile(rank))
        raise Illegal("6.4", **lack.facts(state))


def _check_payment(state: HeadsState, hand: i64, rank: i64, replaced: i64) -> None:
    if replaced != NOTHING:
        if not state.printed.courtesan[rank]:
            raise Illegal("4.7", rank=RANK_NAMES[rank])
        if not copies(ATTRIBUTE, state.printed.price[rank], replaced - 1):
            raise Illegal("4.8", rank=RANK_NAMES[rank], attribute=ATTRIBUTE_NAMES[replaced - 1])
        if not copies(ATTRIBUTE, hand, COURTESAN):
            raise Illegal("4.6", rank=RANK_NAMES[rank])
    if not can_pay(state, hand, rank, replaced):
        raise Illegal("4.4", rank=RANK_NAMES[rank], **by_kind(less(price(state, rank, replaced), hand)))


def place(state: HeadsState, seat: i64, box: i64, replaced: i64) -> None:
    """Pay for a noble, put his tile into the box, take his card and the markers he earns."""
    cells = state.cells
    rank = state.printed.rank_of[box]
    _pay(state, seat, price(state, rank, replaced))
    cells[TILES + seat] -= tile(rank)
    cells[NOBLES + seat] |= bit(box)
    cells[GAPS] &= ~bit(box)
    gets_card = cards_left(state, rank) != 0
    if gets_card:
        cells[NOBLE_CARDS + seat] += of(1, rank, NOBLE_CARD_WIDTH)
    state.tell(PLACED_NOBLE, seat, rank, territory_of(box), replaced)
    state.show()
    if not gets_card:
        state.tell(NO_CARD, seat, rank)
        state.show()
    take_markers(state, seat, territory_of(box))


def _open_boxes(state: HeadsState) -> i64:
    """Empty boxes; in a turn of treachery only those that were emptied in it."""
    if state.cells[PHASE] == SCHEMING:
        return state.cells[GAPS]
    return state.printed.boxes & ~occupied(state)


def _keeps_duty(state: HeadsState, seat: i64, box: i64, rank: i64, replaced: i64) -> bool:
    """Whether all killed nobles but one can still be replaced after this placement and payment."""
    cells = state.cells
    hand = cells[HAND + seat] - price(state, rank, replaced)
    return can_replace(state, cells[GAPS] & ~bit(box), hand, cells[TILES + seat] - tile(rank))


def _pay(state: HeadsState, seat: i64, cards: i64) -> None:
    for kind in range(ATTRIBUTES):
        if copies(ATTRIBUTE, cards, kind):
            spend(state, seat, ATTRIBUTE, kind)
