"""Guessing what a seat cannot know (chapter 12): the others' unseen cards and the piles.

A seat knows its own hand, the cards that everybody saw others take (KNOWN), and everything in the
open. All other cards are dealt anew: first to hands that were drawn before the last shuffle, which
cannot hold SURE cards; then to the revolution pile and to what was drawn before the last refresh,
which cannot hold SURE_BACK cards; then to the rest of the hands; what is left is the regular pile.
What the others are sure of follows from the hands that they are given.

A player who has killed several nobles in this turn is known to be able to replace all but one, and
one who has played the first of two cards against a capital to hold a second: hands that cannot are
dealt again. What is left out: an attempt that failed tells as much about the hand as one that
succeeded, but only until the end of the turn; and which of two equal cards was a SURE card.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.chance import Chance
from camarilla.core.counts import less
from camarilla.games.heads_of_state.layout import (
    ASIDE, ATTRIBUTE, DISCARDS, DISPLAY, FIRST_CARD, GAPS, HAND, KNOWN, LATE, LATE_BACK, NONE, PHASE, PILE, SCHEMING,
    SEATS, SECONDING, SURE, SURE_BACK, TARGET, TILES, TREACHERY, TRIM, TRIMMING, TURN, UPRISING,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import ATTRIBUTES
from camarilla.games.heads_of_state.rules.decks import card, copies, kinds, pick, size
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


def forget(state: HeadsState, seat: i64) -> None:
    """Which cards the others took from the display, and which went into a pile when it was last made."""
    cells = state.cells
    cells[SURE_BACK + seat] = 0
    for deck in (ATTRIBUTE, TREACHERY):
        cells[SURE + deck + seat] = 0
        for other in range(cells[SEATS]):
            if other != seat:
                cells[KNOWN + deck + other] = 0


def _deal_attributes(state: HeadsState, seat: i64, chance: Chance) -> None:
    cells = state.cells
    pool = _unseen(state, seat, ATTRIBUTE, state.printed.deck[cells[SEATS]] - cells[ASIDE])
    back = cells[SURE_BACK + seat]
    sure = back + less(cells[SURE + seat], back)  # of each kind the greater number
    pool = _deal_early(state, seat, ATTRIBUTE, sure, pool, chance)
    cells[UPRISING] = _draw(ATTRIBUTE, pool - back, size(ATTRIBUTE, cells[UPRISING]), chance)
    pool -= cells[UPRISING]
    for other in range(cells[SEATS]):
        if other != seat:
            drawn = _draw(ATTRIBUTE, pool - back, cells[LATE + other] - cells[LATE_BACK + other], chance)
            pool -= drawn
            _give(state, other, ATTRIBUTE, drawn)
    cells[PILE] = _deal_late(state, seat, ATTRIBUTE, LATE_BACK, pool, chance)


def _deal_treachery(state: HeadsState, seat: i64, chance: Chance) -> None:
    cells = state.cells
    cards = state.printed.treachery
    if cells[FIRST_CARD] != NONE:
        cards -= card(TREACHERY, cells[FIRST_CARD])
    pool = _unseen(state, seat, TREACHERY, cards)
    pool = _deal_early(state, seat, TREACHERY, cells[SURE + TREACHERY + seat], pool, chance)
    cells[PILE + TREACHERY] = _deal_late(state, seat, TREACHERY, LATE + TREACHERY, pool, chance)


def _unseen(state: HeadsState, seat: i64, deck: i64, cards: i64) -> i64:
    """Of all cards of a deck those that the seat cannot see."""
    cells = state.cells
    cards -= cells[DISPLAY + deck] + cells[DISCARDS + deck]
    for other in range(cells[SEATS]):
        if other == seat:
            cards -= cells[HAND + deck + seat]
        else:
            cards -= cells[KNOWN + deck + other]
    return cards


def _deal_early(state: HeadsState, seat: i64, deck: i64, sure: i64, pool: i64, chance: Chance) -> i64:
    """Give the others anew what they drew before the last shuffle; say what is left of the pool."""
    cells = state.cells
    for other in range(cells[SEATS]):
        if other != seat:
            known = cells[KNOWN + deck + other]
            early = size(deck, cells[HAND + deck + other] - known) - cells[LATE + deck + other]
            drawn = _draw(deck, pool - sure, early, chance)
            pool -= drawn
            cells[HAND + deck + other] = known + drawn
            cells[SURE + deck + other] = cells[SURE + deck + seat]
    return pool


def _deal_late(state: HeadsState, seat: i64, deck: i64, late: i64, pool: i64, chance: Chance) -> i64:
    """Give the others the rest of their unseen cards; say what is left of the pool."""
    cells = state.cells
    for other in range(cells[SEATS]):
        if other != seat:
            drawn = _draw(deck, pool, cells[late + other], chance)
            pool -= drawn
            _give(state, other, deck, drawn)
            if late == LATE_BACK:
                cells[SURE_BACK + other] = less(cells[SURE_BACK + seat], drawn)
    return pool


def _give(state: HeadsState, other: i64, deck: i64, drawn: i64) -> None:
    """Put cards into a hand that it has drawn since the last shuffle: its owner knows that they are there."""
    cells = state.cells
    cells[HAND + deck + other] += drawn
    for kind in range(kinds(deck)):
        sure = copies(deck, cells[SURE + deck + other], kind)
        cells[SURE + deck + other] -= min(sure, copies(deck, drawn, kind)) * card(deck, kind)


def _draw(deck: i64, pool: i64, number: i64, chance: Chance) -> i64:
    """So many cards out of the pool, each equally likely."""
    drawn: i64 = 0
    left = size(deck, pool)
    while number > 0:
        one = card(deck, pick(deck, pool, left, chance))
        pool -= one
        drawn += one
        left -= 1
        number -= 1
    return drawn


def _choose_trims(state: HeadsState, seat: i64, chance: Chance) -> None:
    """The others have chosen some of their cards already, nobody knows which."""
    cells = state.cells
    for other in range(cells[SEATS]):
        if other != seat:
            _choose_trim(state, other, ATTRIBUTE, chance)
            _choose_trim(state, other, TREACHERY, chance)


def _choose_trim(state: HeadsState, other: i64, deck: i64, chance: Chance) -> None:
    cells = state.cells
    number = size(deck, cells[TRIM + deck + other])
    cells[TRIM + deck + other] = _draw(deck, cells[HAND + deck + other], number, chance)


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
        while not holds_for(state, cells[HAND + TREACHERY + schemer], cells[TARGET]):
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
        if not copies(ATTRIBUTE, lack.cards, kind):
            continue
        place = _holder(state, seat, schemer, kind)
        if place != NONE:
            spare = _least_needed(state, schemer, kind, lack.missing)
            if spare != NONE:
                cells[place] += card(ATTRIBUTE, spare) - card(ATTRIBUTE, kind)
                cells[HAND + schemer] += card(ATTRIBUTE, kind) - card(ATTRIBUTE, spare)


def _holder(state: HeadsState, seat: i64, schemer: i64, kind: i64) -> i64:
    """Where an unseen card of a kind can be taken from, or NONE."""
    cells = state.cells
    if copies(ATTRIBUTE, cells[PILE], kind):
        return PILE
    if copies(ATTRIBUTE, cells[UPRISING], kind):
        return UPRISING
    for other in range(cells[SEATS]):
        if other != seat and other != schemer and copies(ATTRIBUTE, cells[HAND + other] - cells[KNOWN + other], kind):
            return HAND + other
    return NONE


def _least_needed(state: HeadsState, schemer: i64, wanted: i64, missing: i64) -> i64:
    """An unseen card that the player in turn can give for a wanted one and lack less than before, or NONE."""
    cells = state.cells
    for kind in range(ATTRIBUTES):
        if copies(ATTRIBUTE, cells[HAND + schemer] - cells[KNOWN + schemer], kind):
            hand = cells[HAND + schemer] + card(ATTRIBUTE, wanted) - card(ATTRIBUTE, kind)
            if lacking(state, _gaps(state), hand, cells[TILES + schemer]).missing < missing:
                return kind
    return NONE
