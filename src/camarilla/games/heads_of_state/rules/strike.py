"""Playing a treachery card against a noble (chapter 5), within the duty to replace (chapter 6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, lowest
from camarilla.core.clauses import Illegal
from camarilla.games.heads_of_state.actions import BAG, CUBE_DRAWN, SECONDED, STRIKE, STRUCK, SURVIVED
from camarilla.games.heads_of_state.box import NO_BOX
from camarilla.games.heads_of_state.layout import (
    FIRST_CARD, GAPS, HAND, NOBLES, NONE, PHASE, SECONDING, TARGET, TARGETED, TILES, TREACHERY,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import (
    ASSASSIN, RANK_NAMES, RANKS, TERRITORIES, TERRITORY_NAMES, TREACHERIES, TREACHERY_NAMES, territory_of,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.decks import copies
from camarilla.games.heads_of_state.rules.duty import can_replace, lacking
from camarilla.games.heads_of_state.rules.hands import leave_hand, spend
from camarilla.games.heads_of_state.rules.nobles import owner_of
from camarilla.games.heads_of_state.rules.treachery import (
    country_name, has_second, is_capital, kill, targets, works_in,
)  # fmt: skip
from camarilla.games.heads_of_state.state import HeadsState

CUBES: Final = 4
"""In the bag: three of the murderer, one of the victim."""


def strike_options(state: HeadsState, seat: i64, into: vec[i64], found: i64) -> i64:
    """Add every card of the hand against every noble that it can reach, as long as he could be replaced."""
    hand = state.cells[HAND + TREACHERY + seat]
    if not hand:
        return found
    victims = _replaceable(state, seat, targets(state, seat))
    if not victims:
        return found
    for kind in range(TREACHERIES):
        if not copies(TREACHERY, hand, kind):
            continue
        first = STRIKE + kind * (RANKS * TERRITORIES)
        within_reach = victims & state.printed.reach[kind]
        for rank in range(RANKS):
            left = within_reach & state.printed.boxes_of_rank[rank]
            while left:
                box = lowest(left)
                left &= left - 1
                if not is_capital(state, box) or has_second(state, hand, kind, box):
                    into[found] = first + rank * TERRITORIES + territory_of(box)
                    found += 1
    return found


def check_strike(state: HeadsState, seat: i64, kind: i64, rank: i64, territory: i64) -> None:
    """A card at hand, against a noble of another that it can reach, two for a capital; he must be replaceable."""
    cells = state.cells
    box = state.printed.box_at[rank * TERRITORIES + territory]
    hand = cells[HAND + TREACHERY + seat]
    if not copies(TREACHERY, hand, kind):
        raise Illegal("5.6", treachery=TREACHERY_NAMES[kind])
    if box == NO_BOX or owner_of(state, box) == NONE:
        raise Illegal("5.7", rank=RANK_NAMES[rank], territory=TERRITORY_NAMES[territory])
    if cells[NOBLES + seat] & bit(box):
        raise Illegal("5.8", rank=RANK_NAMES[rank], territory=TERRITORY_NAMES[territory])
    if cells[TARGETED] & bit(box):
        raise Illegal("5.9", rank=RANK_NAMES[rank], territory=TERRITORY_NAMES[territory])
    if not works_in(state, kind, box):
        raise Illegal("5.10", treachery=TREACHERY_NAMES[kind], country=country_name(state, box))
    if is_capital(state, box) and not has_second(state, hand, kind, box):
        if kind == ASSASSIN:
            raise Illegal("5.12", territory=TERRITORY_NAMES[territory])
        raise Illegal("5.13", territory=TERRITORY_NAMES[territory], country=country_name(state, box))
    if not _keeps_duty(state, seat, box):
        lack = lacking(state, cells[GAPS] | bit(box), cells[HAND + seat], cells[TILES + seat])
        raise Illegal("6.3", **lack.facts(state))


def strike(state: HeadsState, seat: i64, kind: i64, box: i64) -> None:
    """Play a card against a noble. A capital takes two: both assassins at once, or a second card asked for."""
    cells = state.cells
    cells[TARGETED] |= bit(box)
    asks_for_second = is_capital(state, box) and kind != ASSASSIN
    if asks_for_second:
        leave_hand(state, seat, TREACHERY, kind)
        cells[FIRST_CARD] = kind
        cells[TARGET] = box
        cells[PHASE] = SECONDING
    else:
        spend(state, seat, TREACHERY, kind)
    state.tell(STRUCK, seat, kind, state.printed.rank_of[box], territory_of(box))
    state.show()
    if asks_for_second:
        return
    if kind == ASSASSIN:
        if is_capital(state, box):
            spend(state, seat, TREACHERY, kind)
            state.tell(SECONDED, seat, kind)
            state.show()
        _draw_from_bag(state, seat, box)
    else:
        kill(state, box)


def _replaceable(state: HeadsState, seat: i64, victims: i64) -> i64:
    """Those of the targets whose death would leave the duty possible."""
    if not state.cells[GAPS]:
        return victims
    allowed: i64 = 0
    while victims:
        box = lowest(victims)
        victims &= victims - 1
        if _keeps_duty(state, seat, box):
            allowed |= bit(box)
    return allowed


def _keeps_duty(state: HeadsState, seat: i64, box: i64) -> bool:
    """Whether all killed nobles but one could be replaced if this one is killed too."""
    cells = state.cells
    return can_replace(state, cells[GAPS] | bit(box), cells[HAND + seat], cells[TILES + seat])


def _draw_from_bag(state: HeadsState, seat: i64, box: i64) -> None:
    """Three cubes of the murderer's and one of the victim's: his own noble survives if it is drawn."""
    owner = owner_of(state, box)
    survives = state.chance.below(CUBES) == CUBES - 1
    state.tell(BAG, seat, owner, CUBES - 1)
    state.tell(CUBE_DRAWN, owner if survives else seat)
    state.show()
    if survives:
        state.tell(SURVIVED, owner, state.printed.rank_of[box], territory_of(box))
        state.show()
    else:
        kill(state, box)
