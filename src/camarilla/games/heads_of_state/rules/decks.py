"""The two decks, attribute cards and treachery cards: what can be said of both in the same words.

A deck is a number, the distance of its cells: `cells[HAND + deck + seat]` is what a player holds of it. Cards of a deck
are packed counts (core/counts.py).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import full
from camarilla.core.chance import Chance
from camarilla.core.counts import draw, number, of, total
from camarilla.games.heads_of_state.layout import TREACHERY
from camarilla.games.heads_of_state.pieces import ATTRIBUTE_WIDTH, ATTRIBUTES, TREACHERIES, TREACHERY_WIDTH

_MOST: Final = 31
"""Of one kind, in either deck: 2 ** 5 - 1."""


def kinds(deck: i64) -> i64:
    """How many kinds of cards a deck has."""
    if deck == TREACHERY:
        return TREACHERIES
    return ATTRIBUTES


def card(deck: i64, kind: i64) -> i64:
    """One card of a kind."""
    return of(1, kind, _width(deck))


def all_of(deck: i64, kind: i64) -> i64:
    """Where the cards of a kind are counted: as many as could ever be."""
    return of(full(_width(deck)), kind, _width(deck))


def copies(deck: i64, cards: i64, kind: i64) -> i64:
    """How many of these cards are of a kind."""
    return number(cards, kind, _width(deck))


def size(deck: i64, cards: i64) -> i64:
    """How many cards these are."""
    return total(cards, _width(deck))


def pick(deck: i64, cards: i64, among: i64, chance: Chance) -> i64:
    """The kind of one of these cards, `among` in all, each equally likely."""
    return draw(cards, among, _width(deck), chance)


def each_kind(deck: i64, cards: i64, verb: i64, into: vec[i64], found: i64) -> i64:
    """Add one decision for each kind that is among these cards; say how many decisions there are now."""
    # Each is written, and the next one over it if there was none: which kinds there are is luck, and no branch
    # that depends on it could be foreseen.
    for kind in range(kinds(deck)):
        into[found] = verb + kind
        found += copies(deck, cards, kind) + _MOST >> 5
    return found


def event_of(deck: i64, event: i64) -> i64:
    """An event of attribute cards, or its twin: treachery cards have theirs right behind it."""
    if deck == TREACHERY:
        return event + 1
    return event


def _width(deck: i64) -> i64:
    if deck == TREACHERY:
        return TREACHERY_WIDTH
    return ATTRIBUTE_WIDTH
