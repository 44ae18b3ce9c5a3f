"""Guessing what a seat cannot know (chapter 7): a uniform choice among the worlds that fit all it has seen.

Everybody remembers which cards of a player went by: the open ones, the discards that were seen,
and which cards went into the pile when it was last made (FRESH, plus a number of unseen victims
of assassins, LURKING). So of a player's unseen cards

- the pile holds FRESH cards, and at most LURKING others;
- a card laid before the pile was last made is not a FRESH one;
- hand, later cards and unseen victims may be anything.

Two subtleties are left out, because they need play that hardly ever happens: a second rebuilding
of the same pile within one round forgets what the first one told about cards laid before it, and
a player who flips his own cap right after a rebuilding held only older cards at that moment.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, count, full
from camarilla.core.chance import Chance
from camarilla.games.ruse_and_bruise.pieces import CARDS
from camarilla.games.ruse_and_bruise.layout import (
    DISCARD, FRESH, GOAL_PILE, GOALS_OUT, HAND, KNOWN, LAID, LATE, LURKING, NONE, ONES, OPEN, PILE, ROW, SEATS, SEEN,
    WEARER_LATE, card_of, owner_of, wearer_of, with_card, with_wearer,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.rules.setup import goals_in_play
from camarilla.games.ruse_and_bruise.state import RuseState

CHOOSE: Final = vec[i64]([0] * ((CARDS + 1) * (CARDS + 1)))
"""CHOOSE[n * 26 + k]: how many sets of k there are among n."""


def _fill_choose() -> None:
    width = CARDS + 1
    for n in range(width):
        CHOOSE[n * width] = 1
        for k in range(1, n + 1):
            CHOOSE[n * width + k] = CHOOSE[(n - 1) * width + k - 1] + CHOOSE[(n - 1) * width + k]


_fill_choose()


def redeal(state: RuseState, seat: i64, chance: Chance) -> None:
    """Replace what `seat` cannot know: the others' hidden cards and the goals that are to come."""
    for owner in range(state.cells[SEATS]):
        if owner != seat:
            _redeal_cards(state, owner, chance)
    _redeal_goals(state, chance)


def forget(state: RuseState, seat: i64) -> None:
    """Which cards of others were looked at and lie face down again."""
    for place in range(ROW, ROW + state.cells[LAID]):
        if owner_of(state.cells[place]) != seat:
            state.cells[place] &= ~KNOWN


def _redeal_goals(state: RuseState, chance: Chance) -> None:
    cells = state.cells
    usable = goals_in_play(state, cells[ONES])
    unseen = (cells[GOAL_PILE] | cells[GOALS_OUT]) & usable
    out = chance.subset(unseen, count(cells[GOALS_OUT] & usable))
    cells[GOALS_OUT] = cells[GOALS_OUT] & ~usable | out
    cells[GOAL_PILE] = unseen & ~out


def _redeal_cards(state: RuseState, owner: i64, chance: Chance) -> None:
    cells = state.cells
    seen = cells[SEEN + owner]
    unseen = full(CARDS) & ~seen & ~_known_on_table(state, owner)
    fresh = unseen & cells[FRESH + owner]
    old = _deal_to_table(state, owner, unseen & ~fresh, False, chance)
    outside = count(fresh | old) - count(cells[PILE + owner])
    loose = _outside_pile(fresh, old, outside, cells[LURKING + owner], chance)
    cells[PILE + owner] = (fresh | old) & ~loose
    loose = _deal_to_table(state, owner, loose, True, chance)
    hand = chance.subset(loose, count(cells[HAND + owner]))
    cells[HAND + owner] = hand
    cells[DISCARD + owner] = seen | loose & ~hand


def _outside_pile(fresh: i64, old: i64, size: i64, lurking: i64, chance: Chance) -> i64:
    """Which cards are not in the pile: all the others but at most `lurking`, and FRESH ones to fill up."""
    least = max(count(old) - lurking, 0)
    chosen = min(count(old), size)
    if least < chosen:
        chosen = _old_outside(count(fresh), count(old), size, least, chance)
    return chance.subset(old, chosen) | chance.subset(fresh, size - chosen)


def _old_outside(fresh: i64, old: i64, size: i64, least: i64, chance: Chance) -> i64:
    """How many old cards are outside the pile: each number weighs as many worlds as it has."""
    worlds: i64 = 0
    for chosen in range(least, min(old, size) + 1):
        worlds += CHOOSE[old * (CARDS + 1) + chosen] * _sets(fresh, size - chosen)
    drawn = chance.below(worlds)
    chosen = least
    drawn -= CHOOSE[old * (CARDS + 1) + chosen] * _sets(fresh, size - chosen)
    while drawn >= 0:
        chosen += 1
        drawn -= CHOOSE[old * (CARDS + 1) + chosen] * _sets(fresh, size - chosen)
    return chosen


def _sets(members: i64, size: i64) -> i64:
    if size > members:
        return 0
    return CHOOSE[members * (CARDS + 1) + size]


def _known_on_table(state: RuseState, owner: i64) -> i64:
    """The owner's cards on the table that everybody knows."""
    cells = state.cells
    known: i64 = 0
    for place in range(ROW, ROW + cells[LAID]):
        packed = cells[place]
        if owner_of(packed) == owner and packed & (OPEN | KNOWN):
            known |= bit(card_of(packed))
    return known


def _deal_to_table(state: RuseState, owner: i64, cards: i64, late: bool, chance: Chance) -> i64:
    """Give the owner's unseen cards on the table, early or late ones, new faces; return what is left."""
    cells = state.cells
    for place in range(ROW, ROW + cells[LAID]):
        packed = cells[place]
        if owner_of(packed) != owner:
            continue
        if not packed & (OPEN | KNOWN) and (packed & LATE != 0) == late:
            card = chance.pick(cards)
            cards &= ~bit(card)
            cells[place] = with_card(packed, card)
        elif wearer_of(packed) != NONE and (packed & WEARER_LATE != 0) == late:
            card = chance.pick(cards)
            cards &= ~bit(card)
            cells[place] = with_wearer(packed, card)
    return cards
