"""Guessing what a seat cannot know (chapter 12): the others' unseen cards and the piles.

A seat knows its own hand, the cards that everybody saw others take (KNOWN), and everything in the
open. All other cards are dealt anew: first to hands that were drawn before the last shuffle, which
cannot hold STOCK cards; then to the revolution pile and to what was drawn before the last refresh,
which cannot hold BACK cards; then to the rest of the hands; what is left is the regular pile.

A player who has killed several nobles in this turn is known to be able to replace all but one, and
one who has played the first of two cards against a capital to hold a second: hands that cannot are
dealt again. What is left out: an attempt that failed tells as much about the hand as one that
succeeded, but only until the end of the turn; and which of two equal cards was a STOCK card.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.chance import Chance
from camarilla.games.heads_of_state.counts import (
    attribute, attributes, pick_attribute, pick_treachery, size, treacheries, treachery, treachery_size,
)  # fmt: skip
from camarilla.games.heads_of_state.layout import (
    ASIDE, BACK, DISCARDS, DISPLAY, FIRST_CARD, GAPS, HAND, KNOWN, LATE, LATE_BACK, NONE, PHASE, PILE, SCHEMING,
    SEATS, SECONDING, STOCK, TARGET, TILES, TREACHERY_DISCARDS, TREACHERY_DISPLAY, TREACHERY_HAND, TREACHERY_KNOWN,
    TREACHERY_LATE, TREACHERY_PILE, TREACHERY_STOCK, TREACHERY_TRIM, TRIM, TRIMMING, TURN, UPRISING,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import ATTRIBUTES, TREACHERIES
from camarilla.games.heads_of_state.rules.duty import can_replace, lacking
from camarilla.games.heads_of_state.rules.treachery import holds_for
from camarilla.games.heads_of_state.state import HeadsState

PATIENCE: Final = 5000
"""How often a hand is dealt again before the needed cards are simply put into it."""


def redeal(state: HeadsState, seat: i64, chance: Chance) -> None:
    """Replace what `seat` cannot know by a random choice that fits all it has seen."""
    cells = state.cells
    _deal_attributes(state, seat, chance)
    _deal_treachery(state, seat, chance)
    phase = cells[PHASE]
    if phase == TRIMMING:
        _choose_trims(state, seat, chance)
    elif SCHEMING <= phase <= SECONDING and cells[TURN] != seat:
        _deal_to_schemer(state, seat, chance)


def _deal_attributes(state: HeadsState, seat: i64, chance: Chance) -> None:
    cells = state.cells
    pool = _unseen_attributes(state, seat)
    stock = _sure(cells[STOCK], cells[LATE + seat], cells[HAND + seat] - cells[KNOWN + seat], pool)
    back = _sure(cells[BACK], cells[LATE_BACK + seat], cells[HAND + seat] - cells[KNOWN + seat], pool)
    stock = _either(stock, back)
    for other in range(cells[SEATS]):
        if other != seat:
            early = size(cells[HAND + other]) - size(cells[KNOWN + other]) - cells[LATE + other]
            drawn = _draw(pool - stock, early, chance)
            pool -= drawn
            cells[HAND + other] = cells[KNOWN + other] + drawn
    drawn = _draw(pool - back, size(cells[UPRISING]), chance)
    cells[UPRISING] = drawn
    pool -= drawn
    for other in range(cells[SEATS]):
        if other != seat:
            drawn = _draw(pool - back, cells[LATE + other] - cells[LATE_BACK + other], chance)
            pool -= drawn
            cells[HAND + other] += drawn
    for other in range(cells[SEATS]):
        if other != seat:
            drawn = _draw(pool, cells[LATE_BACK + other], chance)
            pool -= drawn
            cells[HAND + other] += drawn
    cells[PILE] = pool


def _unseen_attributes(state: HeadsState, seat: i64) -> i64:
    cells = state.cells
    pool = state.printed.deck[cells[SEATS]] - cells[DISPLAY] - cells[ASIDE] - cells[DISCARDS]
    for other in range(cells[SEATS]):
        if other == seat:
            pool -= cells[HAND + seat]
        else:
            pool -= cells[KNOWN + other]
    return pool


def _sure(cards: i64, drawn: i64, hand: i64, pool: i64) -> i64:
    """Of cards that surely were in a pile, those that the seat did not draw itself."""
    if not cards:
        return 0
    sure: i64 = 0
    for kind in range(ATTRIBUTES):
        left = attributes(cards, kind)
        own = attributes(hand, kind)
        if own > drawn:
            own = drawn
        left -= own
        if left > attributes(pool, kind):
            left = attributes(pool, kind)
        if left > 0:
            sure += left * attribute(kind)
    return sure


def _either(cards: i64, others: i64) -> i64:
    """Of each kind as many as the greater of the two holds."""
    if not others:
        return cards
    most: i64 = 0
    for kind in range(ATTRIBUTES):
        number = attributes(cards, kind)
        if attributes(others, kind) > number:
            number = attributes(others, kind)
        most += number * attribute(kind)
    return most


def _draw(pool: i64, number: i64, chance: Chance) -> i64:
    """So many cards out of the pool, each equally likely."""
    drawn: i64 = 0
    left = size(pool)
    while number > 0:
        card = attribute(pick_attribute(chance, pool, left))
        pool -= card
        drawn += card
        left -= 1
        number -= 1
    return drawn


def _deal_treachery(state: HeadsState, seat: i64, chance: Chance) -> None:
    cells = state.cells
    pool = _unseen_treachery(state, seat)
    stock = _sure_treachery(state, seat, pool)
    for other in range(cells[SEATS]):
        if other != seat:
            known = cells[TREACHERY_KNOWN + other]
            early = (
                treachery_size(cells[TREACHERY_HAND + other]) - treachery_size(known) - cells[TREACHERY_LATE + other]
            )
            drawn = _draw_treachery(pool - stock, early, chance)
            pool -= drawn
            cells[TREACHERY_HAND + other] = known + drawn
    for other in range(cells[SEATS]):
        if other != seat:
            drawn = _draw_treachery(pool, cells[TREACHERY_LATE + other], chance)
            pool -= drawn
            cells[TREACHERY_HAND + other] += drawn
    cells[TREACHERY_PILE] = pool


def _unseen_treachery(state: HeadsState, seat: i64) -> i64:
    cells = state.cells
    pool = state.printed.treachery - cells[TREACHERY_DISPLAY] - cells[TREACHERY_DISCARDS]
    if cells[FIRST_CARD] != NONE:
        pool -= treachery(cells[FIRST_CARD])
    for other in range(cells[SEATS]):
        if other == seat:
            pool -= cells[TREACHERY_HAND + seat]
        else:
            pool -= cells[TREACHERY_KNOWN + other]
    return pool


def _sure_treachery(state: HeadsState, seat: i64, pool: i64) -> i64:
    cells = state.cells
    if not cells[TREACHERY_STOCK]:
        return 0
    sure: i64 = 0
    hand = cells[TREACHERY_HAND + seat] - cells[TREACHERY_KNOWN + seat]
    for kind in range(TREACHERIES):
        left = treacheries(cells[TREACHERY_STOCK], kind)
        own = treacheries(hand, kind)
        if own > cells[TREACHERY_LATE + seat]:
            own = cells[TREACHERY_LATE + seat]
        left -= own
        if left > treacheries(pool, kind):
            left = treacheries(pool, kind)
        if left > 0:
            sure += left * treachery(kind)
    return sure


def _draw_treachery(pool: i64, number: i64, chance: Chance) -> i64:
    drawn: i64 = 0
    left = treachery_size(pool)
    while number > 0:
        card = treachery(pick_treachery(chance, pool, left))
        pool -= card
        drawn += card
        left -= 1
        number -= 1
    return drawn


def _choose_trims(state: HeadsState, seat: i64, chance: Chance) -> None:
    """The others have chosen some of their cards already, nobody knows which."""
    cells = state.cells
    for other in range(cells[SEATS]):
        if other != seat:
            cells[TRIM + other] = _draw(cells[HAND + other], size(cells[TRIM + other]), chance)
            number = treachery_size(cells[TREACHERY_TRIM + other])
            cells[TREACHERY_TRIM + other] = _draw_treachery(cells[TREACHERY_HAND + other], number, chance)


def _deal_to_schemer(state: HeadsState, seat: i64, chance: Chance) -> None:
    """Deal again until the player in turn can do what he has shown that he can."""
    cells = state.cells
    schemer = cells[TURN]
    tries: i64 = 0
    while not _is_dutiful(state, schemer):
        _deal_attributes(state, seat, chance)
        tries += 1
        if tries > PATIENCE:
            _hand_over(state, seat, schemer)
    if cells[PHASE] == SECONDING:
        while not holds_for(state, cells[TREACHERY_HAND + schemer], cells[TARGET]):
            _deal_treachery(state, seat, chance)


def _is_dutiful(state: HeadsState, schemer: i64) -> bool:
    return can_replace(state, _gaps(state), state.cells[HAND + schemer], state.cells[TILES + schemer])


def _gaps(state: HeadsState) -> i64:
    """The boxes that are open, with the one whose noble is about to die."""
    if state.cells[PHASE] == SECONDING:
        return state.cells[GAPS] | bit(state.cells[TARGET])
    return state.cells[GAPS]


def _hand_over(state: HeadsState, seat: i64, schemer: i64) -> None:
    """Exchange cards that the player in turn needs for unseen cards of his that he does not need."""
    cells = state.cells
    lack = lacking(state, _gaps(state), cells[HAND + schemer], cells[TILES + schemer])
    for kind in range(ATTRIBUTES):
        if not attributes(lack.cards, kind):
            continue
        place = _holder(state, seat, schemer, kind)
        if place != NONE:
            spare = _least_needed(state, schemer, kind, lack.missing)
            if spare != NONE:
                cells[place] += attribute(spare) - attribute(kind)
                cells[HAND + schemer] += attribute(kind) - attribute(spare)


def _holder(state: HeadsState, seat: i64, schemer: i64, kind: i64) -> i64:
    """Where an unseen card of a kind can be taken from, or NONE."""
    cells = state.cells
    if attributes(cells[PILE], kind):
        return PILE
    if attributes(cells[UPRISING], kind):
        return UPRISING
    for other in range(cells[SEATS]):
        if other != seat and other != schemer and attributes(cells[HAND + other] - cells[KNOWN + other], kind):
            return HAND + other
    return NONE


def _least_needed(state: HeadsState, schemer: i64, wanted: i64, missing: i64) -> i64:
    """An unseen card that the player in turn can give for a wanted one and lack less than before, or NONE."""
    cells = state.cells
    for kind in range(ATTRIBUTES):
        if attributes(cells[HAND + schemer] - cells[KNOWN + schemer], kind):
            hand = cells[HAND + schemer] + attribute(wanted) - attribute(kind)
            if lacking(state, _gaps(state), hand, cells[TILES + schemer]).missing < missing:
                return kind
    return NONE
