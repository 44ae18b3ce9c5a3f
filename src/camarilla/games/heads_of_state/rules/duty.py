"""The duty to replace all killed nobles but one (chapter 6)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit, lowest
from camarilla.games.heads_of_state.counts import attribute, attributes, size, tile, tiles
from camarilla.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    COURTESAN,
    NOTHING,
    PAYMENTS,
    RANK_NAMES,
    RANKS,
)
from camarilla.games.heads_of_state.rules.nobles import can_pay, may_replace, price
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
    for replaced in range(PAYMENTS):
        if can_pay(state, hand, rank, replaced):
            left = hand - price(state, rank, replaced)
            if _refill(state, rest, left, pieces - tile(rank), spare):
                return True
    return False


class Lack:
    """The cheapest way to refill all boxes but one, and what a player lacks for it."""

    def __init__(self) -> None:
        self.missing: i64 = _FAR
        self.cards: i64 = 0
        self.tiles: i64 = 0
        self.nobles: i64 = 0

    def missing_cards(self) -> dict[str, str | int]:
        """How many cards of each kind are missing, by name."""
        told: dict[str, str | int] = {}
        for kind in range(ATTRIBUTES):
            told[ATTRIBUTE_NAMES[kind]] = int(attributes(self.cards, kind))
        return told

    def refilled(self) -> dict[str, str | int]:
        """How many nobles of each rank are meant, by name."""
        told: dict[str, str | int] = {}
        for rank in range(RANKS):
            told[RANK_NAMES[rank]] = int(attributes(self.nobles, rank))
        return told

    def facts(self) -> dict[str, str | int]:
        """For a refusal: nobles to be placed, cards that are missing, and how many tiles are."""
        told = self.missing_cards()
        told.update(self.refilled())
        told["tiles"] = int(size(self.tiles))
        return told


def lacking(state: HeadsState, gaps: i64, hand: i64, pieces: i64) -> Lack:
    """What is missing, over all ways to leave one box open and to use courtesans."""
    best = Lack()
    rest = gaps
    while rest:
        left_open = bit(lowest(rest))
        rest &= ~left_open
        _try(state, gaps & ~left_open, hand, pieces, Lack(), 0, best)
    return best


def _try(state: HeadsState, gaps: i64, hand: i64, pieces: i64, so_far: Lack, short: i64, best: Lack) -> None:
    if short >= best.missing:
        return
    if not gaps:
        best.missing = short
        best.cards = so_far.cards
        best.tiles = so_far.tiles
        best.nobles = so_far.nobles
        return
    rank = state.printed.rank_of[lowest(gaps)]
    for replaced in range(PAYMENTS):
        if replaced != NOTHING and not (may_replace(state, rank, replaced) and attributes(hand, COURTESAN)):
            continue
        cards = price(state, rank, replaced)
        lacked = absent(hand, cards)
        now = Lack()
        now.cards = so_far.cards + lacked
        now.nobles = so_far.nobles + attribute(rank)
        now.tiles = so_far.tiles
        cost = short + size(lacked)
        left_tiles = pieces
        if tiles(pieces, rank):
            left_tiles -= tile(rank)
        else:
            now.tiles += attribute(rank)
            cost += 1
        _try(state, gaps & (gaps - 1), hand - (cards - lacked), left_tiles, now, cost, best)


def absent(hand: i64, cards: i64) -> i64:
    """The cards of a price that the hand lacks."""
    lacked: i64 = 0
    for kind in range(ATTRIBUTES):
        if attributes(cards, kind) > attributes(hand, kind):
            lacked += attribute(kind)
    return lacked
