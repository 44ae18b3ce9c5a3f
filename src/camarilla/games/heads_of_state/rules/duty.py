"""The duty to replace all killed nobles but one (chapter 6): whether it can be done, and what is missing for it."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit, count, lowest
from camarilla.core.counts import less
from camarilla.games.heads_of_state.layout import ATTRIBUTE
from camarilla.games.heads_of_state.pieces import ATTRIBUTE_NAMES, COURTESAN, NOTHING, PAYMENTS, RANK_NAMES
from camarilla.games.heads_of_state.rules.decks import copies, size
from camarilla.games.heads_of_state.rules.nobles import may_replace, price, tile, tiles, ways_to_pay
from camarilla.games.heads_of_state.state import HeadsState

MAY_STAY_OPEN: Final = 1
_FAR: Final = 1000


def can_replace(state: HeadsState, gaps: i64, hand: i64, pieces: i64) -> bool:
    """Whether a hand and the tiles left can refill all these boxes but one."""
    return _refill(state, gaps, hand, pieces, MAY_STAY_OPEN)


def _refill(state: HeadsState, gaps: i64, hand: i64, pieces: i64, spare: i64) -> bool:
    if not gaps or (spare and not gaps & (gaps - 1)):
        return True
    rest = gaps & (gaps - 1)
    if spare and _refill(state, rest, hand, pieces, 0):
        return True
    rank = state.printed.rank_of[lowest(gaps)]
    if not tiles(pieces, rank):
        return False
    ways = ways_to_pay(state, hand, rank)
    while ways:
        left = hand - price(state, rank, lowest(ways))
        ways &= ways - 1
        if _refill(state, rest, left, pieces - tile(rank), spare):
            return True
    return False


class Lack:
    """The cheapest way to refill all boxes but one, and what a player lacks for it: cards, and so many tiles."""

    def __init__(self) -> None:
        self.missing: i64 = _FAR
        self.boxes: i64 = 0
        self.cards: i64 = 0
        self.tiles: i64 = 0

    def facts(self, state: HeadsState) -> dict[str, str | int]:
        """For a refusal: cards that are missing, nobles to be placed, and how many tiles are missing."""
        return {**by_kind(self.cards), **by_rank(state, self.boxes), "tiles": int(self.tiles)}


def by_kind(cards: i64) -> dict[str, str | int]:
    """How many attribute cards of each kind, by name."""
    return {name: int(copies(ATTRIBUTE, cards, kind)) for kind, name in enumerate(ATTRIBUTE_NAMES)}


def by_rank(state: HeadsState, boxes: i64) -> dict[str, str | int]:
    """How many of the boxes are for each rank, by name."""
    return {name: int(count(boxes & state.printed.boxes_of_rank[rank])) for rank, name in enumerate(RANK_NAMES)}


def lacking(state: HeadsState, gaps: i64, hand: i64, pieces: i64) -> Lack:
    """What is missing, over all ways to leave one box open and to use courtesans."""
    best = Lack()
    rest = gaps
    while rest:
        refilled = gaps & ~bit(lowest(rest))
        rest &= rest - 1
        if _find_cheaper(state, refilled, hand, pieces, 0, 0, best):
            best.boxes = refilled
    return best


def _find_cheaper(
    state: HeadsState, gaps: i64, hand: i64, pieces: i64, lacked: i64, lacked_tiles: i64, best: Lack
) -> bool:
    """Refill the rest of the gaps when so much is lacking already; whether that ends better than the best so far."""
    missing = size(ATTRIBUTE, lacked) + lacked_tiles
    if missing >= best.missing:
        return False
    if not gaps:
        best.missing = missing
        best.cards = lacked
        best.tiles = lacked_tiles
        return True
    rank = state.printed.rank_of[lowest(gaps)]
    left_tiles = pieces
    if tiles(pieces, rank):
        left_tiles -= tile(rank)
    else:
        lacked_tiles += 1
    found = False
    for replaced in range(PAYMENTS):
        if replaced != NOTHING and not (may_replace(state, rank, replaced) and copies(ATTRIBUTE, hand, COURTESAN)):
            continue
        cost = price(state, rank, replaced)
        absent = less(cost, hand)
        left = hand - (cost - absent)
        if _find_cheaper(state, gaps & (gaps - 1), left, left_tiles, lacked + absent, lacked_tiles, best):
            found = True
    return found
