"""Why a decision is refused: the clause, and the facts that make the sentence."""

from mypy_extensions import i64

from camarilla.core.bits import bit, count, lowest
from camarilla.core.clauses import Illegal
from camarilla.games.heads_of_state.actions import (
    DISCARD, DISCARD_TREACHERY, DONE, DRAW, DRAW_TREACHERY, PLACE, REFRESH, SECOND, STRIKE, TAKE, TAKE_TREACHERY,
    TRIM_CARD, TRIM_TREACHERY,
)  # fmt: skip
from camarilla.games.heads_of_state.box import NO_BOX
from camarilla.games.heads_of_state.counts import attribute, attributes, size, tile, tiles, treacheries
from camarilla.games.heads_of_state.layout import (
    CHOOSING, DISCARDING, DISPLAY, DRAWING, DRAWS, FIRST_CARD, GAPS, HAND, NONE, NOBLES, OPTION, PHASE, PILE,
    PLOTTING, REFRESHING, SCHEMING, SEATS, SECONDING, TARGET, TARGETED, TILES, TREACHERY_DISPLAY, TREACHERY_DRAWS,
    TREACHERY_HAND, TREACHERY_TRIM, TRIM, TRIMMING, TURNS,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import (
    ASSASSIN, ATTRIBUTE_NAMES, COUNTRY_NAMES, COURTESAN, NOTHING, PAYMENTS, RANK_NAMES, RANKS, TERRITORIES,
    TERRITORY_NAMES, TREACHERY_NAMES, territory_of,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.duty import Lack, absent, lacking
from camarilla.games.heads_of_state.rules.hands import (
    CENTURY_LIMIT, CENTURY_TREACHERY_LIMIT, TURN_LIMIT, TURN_TREACHERY_LIMIT, excess, owed, treachery_excess,
    treachery_owed,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.nobles import can_pay, owner_of, price
from camarilla.games.heads_of_state.rules.options import keeps_duty, may_strike
from camarilla.games.heads_of_state.rules.piles import OPEN_ATTRIBUTES
from camarilla.games.heads_of_state.rules.treachery import has_second, is_capital, works_in
from camarilla.games.heads_of_state.state import HeadsState


def check(state: HeadsState, seat: i64, action: i64) -> None:
    """Raise Illegal if the rules forbid the decision; change nothing."""
    phase = state.cells[PHASE]
    if phase == DISCARDING and not DISCARD <= action < TRIM_CARD:
        raise Illegal("7.4", cards=int(excess(state, seat)), daggers=int(treachery_excess(state, seat)))
    if phase == TRIMMING and action < TRIM_CARD:
        raise Illegal("8.6", cards=int(owed(state, seat)), daggers=int(treachery_owed(state, seat)))
    if action >= TRIM_CARD:
        _check_trim(state, seat, action)
    elif action >= DISCARD:
        _check_discard(state, seat, action)
    elif phase == SECONDING and not SECOND <= action < DONE:
        raise Illegal("5.14", country=_country(state, state.cells[TARGET]))
    elif action < TAKE:
        _check_option(state, action)
    elif phase == CHOOSING:
        raise Illegal("2.2")
    elif action < PLACE:
        _check_draw(state, action)
    elif STRIKE <= action < DONE and state.cells[OPTION] != PLOTTING:
        raise Illegal("5.1")
    elif phase == DRAWING:
        raise Illegal("2.4", cards=int(state.cells[DRAWS]), daggers=int(state.cells[TREACHERY_DRAWS]))
    elif action < STRIKE:
        _check_place(state, seat, action - PLACE)
    elif action < SECOND:
        _check_strike(state, seat, action - STRIKE)
    elif action < DONE:
        _check_second(state, seat, action - SECOND)
    else:
        _check_done(state)


def _check_option(state: HeadsState, action: i64) -> None:
    cells = state.cells
    if cells[TURNS] < cells[SEATS]:
        raise Illegal("2.5")
    if cells[PHASE] != CHOOSING:
        raise Illegal("2.3")
    if action == REFRESH and size(cells[PILE]) < OPEN_ATTRIBUTES:
        raise Illegal("3.5", cards=int(size(cells[PILE])), needed=OPEN_ATTRIBUTES)


def _check_draw(state: HeadsState, action: i64) -> None:
    cells = state.cells
    if action >= TAKE_TREACHERY:
        _check_treachery_draw(state, action)
        return
    if not cells[DRAWS]:
        raise Illegal("5.3" if cells[OPTION] == PLOTTING else "3.3")
    if action < DRAW and not attributes(cells[DISPLAY], action - TAKE):
        raise Illegal("3.2", attribute=ATTRIBUTE_NAMES[action - TAKE])
    if action == DRAW and cells[OPTION] == REFRESHING and not cells[PILE]:
        raise Illegal("3.7")


def _check_treachery_draw(state: HeadsState, action: i64) -> None:
    cells = state.cells
    if cells[OPTION] != PLOTTING:
        raise Illegal("3.4")
    if not cells[TREACHERY_DRAWS]:
        raise Illegal("5.4")
    if action < DRAW_TREACHERY and not treacheries(cells[TREACHERY_DISPLAY], action - TAKE_TREACHERY):
        raise Illegal("5.5", treachery=TREACHERY_NAMES[action - TAKE_TREACHERY])


def _check_place(state: HeadsState, seat: i64, action: i64) -> None:
    cells = state.cells
    replaced = action % PAYMENTS
    rank = action // PAYMENTS // TERRITORIES
    territory = action // PAYMENTS % TERRITORIES
    box = state.printed.box_at[rank * TERRITORIES + territory]
    if box == NO_BOX:
        raise Illegal("4.1", rank=RANK_NAMES[rank], territory=TERRITORY_NAMES[territory])
    owner = owner_of(state, box)
    if owner != NONE:
        raise Illegal("4.2", rank=RANK_NAMES[rank], territory=TERRITORY_NAMES[territory], owner=int(owner))
    if cells[PHASE] == SCHEMING and not cells[GAPS] & bit(box):
        raise Illegal("4.11", rank=RANK_NAMES[rank], territory=TERRITORY_NAMES[territory])
    if not tiles(cells[TILES + seat], rank):
        raise Illegal("4.10", rank=RANK_NAMES[rank])
    _check_payment(state, seat, rank, replaced)
    if cells[PHASE] == SCHEMING and not keeps_duty(state, seat, box, rank, replaced):
        hand = cells[HAND + seat] - price(state, rank, replaced)
        lack = lacking(state, cells[GAPS] & ~bit(box), hand, cells[TILES + seat] - tile(rank))
        raise _undutiful("6.4", lack)


def _check_payment(state: HeadsState, seat: i64, rank: i64, replaced: i64) -> None:
    hand = state.cells[HAND + seat]
    if replaced != NOTHING:
        if not state.printed.courtesan[rank]:
            raise Illegal("4.7", rank=RANK_NAMES[rank])
        if not attributes(state.printed.price[rank], replaced - 1):
            raise Illegal("4.8", rank=RANK_NAMES[rank], attribute=ATTRIBUTE_NAMES[replaced - 1])
        if not attributes(hand, COURTESAN):
            raise Illegal("4.6", rank=RANK_NAMES[rank])
    if not can_pay(state, hand, rank, replaced):
        lack = Lack()
        lack.cards = absent(hand, price(state, rank, replaced))
        raise Illegal("4.4", rank=RANK_NAMES[rank], **lack.missing_cards())


def _check_strike(state: HeadsState, seat: i64, action: i64) -> None:
    cells = state.cells
    kind = action // (RANKS * TERRITORIES)
    rank = action // TERRITORIES % RANKS
    territory = action % TERRITORIES
    box = state.printed.box_at[action % (RANKS * TERRITORIES)]
    hand = cells[TREACHERY_HAND + seat]
    if not treacheries(hand, kind):
        raise Illegal("5.6", treachery=TREACHERY_NAMES[kind])
    if box == NO_BOX or owner_of(state, box) == NONE:
        raise Illegal("5.7", rank=RANK_NAMES[rank], territory=TERRITORY_NAMES[territory])
    if cells[NOBLES + seat] & bit(box):
        raise Illegal("5.8", rank=RANK_NAMES[rank], territory=TERRITORY_NAMES[territory])
    if cells[TARGETED] & bit(box):
        raise Illegal("5.9", rank=RANK_NAMES[rank], territory=TERRITORY_NAMES[territory])
    if not works_in(state, kind, box):
        raise Illegal("5.10", treachery=TREACHERY_NAMES[kind], country=_country(state, box))
    if is_capital(state, box) and not has_second(state, hand, kind, box):
        if kind == ASSASSIN:
            raise Illegal("5.12", territory=TERRITORY_NAMES[territory])
        raise Illegal("5.13", territory=TERRITORY_NAMES[territory], country=_country(state, box))
    if not may_strike(state, seat, box):
        lack = lacking(state, cells[GAPS] | bit(box), cells[HAND + seat], cells[TILES + seat])
        raise _undutiful("6.3", lack)


def _check_second(state: HeadsState, seat: i64, kind: i64) -> None:
    cells = state.cells
    if cells[FIRST_CARD] == NONE:
        raise Illegal("5.15")
    box = cells[TARGET]
    if kind == ASSASSIN:
        raise Illegal("5.16", country=_country(state, box))
    if not works_in(state, kind, box):
        raise Illegal("5.10", treachery=TREACHERY_NAMES[kind], country=_country(state, box))
    if not treacheries(cells[TREACHERY_HAND + seat], kind):
        raise Illegal("5.6", treachery=TREACHERY_NAMES[kind])


def _check_done(state: HeadsState) -> None:
    gaps = state.cells[GAPS]
    if state.cells[PHASE] == SCHEMING and count(gaps) > 1:
        number = int(count(gaps))
        lack = Lack()
        while gaps:
            lack.nobles += attribute(state.printed.rank_of[lowest(gaps)])
            gaps &= gaps - 1
        raise Illegal("6.2", gaps=number, needed=number - 1, **lack.refilled())


def _undutiful(clause: str, lack: Lack) -> Illegal:
    return Illegal(clause, **lack.facts())


def _check_discard(state: HeadsState, seat: i64, action: i64) -> None:
    cells = state.cells
    if cells[PHASE] != DISCARDING:
        raise Illegal("7.5")
    if action < DISCARD_TREACHERY:
        if not excess(state, seat):
            raise Illegal("7.2", limit=TURN_LIMIT)
        _check_held(cells[HAND + seat], action - DISCARD)
    else:
        if not treachery_excess(state, seat):
            raise Illegal("7.3", limit=TURN_TREACHERY_LIMIT)
        _check_treachery_held(cells[TREACHERY_HAND + seat], action - DISCARD_TREACHERY)


def _check_trim(state: HeadsState, seat: i64, action: i64) -> None:
    cells = state.cells
    if cells[PHASE] != TRIMMING:
        raise Illegal("8.7")
    if action < TRIM_TREACHERY:
        if not owed(state, seat):
            raise Illegal("8.4", limit=CENTURY_LIMIT)
        _check_held(cells[HAND + seat] - cells[TRIM + seat], action - TRIM_CARD)
    else:
        if not treachery_owed(state, seat):
            raise Illegal("8.5", limit=CENTURY_TREACHERY_LIMIT)
        _check_treachery_held(cells[TREACHERY_HAND + seat] - cells[TREACHERY_TRIM + seat], action - TRIM_TREACHERY)


def _check_held(hand: i64, kind: i64) -> None:
    if not attributes(hand, kind):
        raise Illegal("7.6", attribute=ATTRIBUTE_NAMES[kind])


def _check_treachery_held(hand: i64, kind: i64) -> None:
    if not treacheries(hand, kind):
        raise Illegal("7.7", treachery=TREACHERY_NAMES[kind])


def _country(state: HeadsState, box: i64) -> str:
    return COUNTRY_NAMES[state.printed.country_of[territory_of(box)]]
