"""How one thing follows another: the four phases of a round, the next round, and the end (chapters 2 to 7)."""

from camarilla.core.counts import GUARDED, total
from camarilla.games.principe.actions import LAST_ROUND, OVER_NOW, ROUND_BEGAN, TOO_FEW
from camarilla.games.principe.layout import (
    BUILDING, CARD_AUCTION, DECK, DUE, GIVEN, HAND, LAST, LOTS, NONE, OFFERING, OPEN_CITIES, OPEN_ROW, OVER, OWING,
    PHASE, PLAYING, POSTING, PRINCIPE, ROLE_AUCTION, ROUND, SEATS, SHIELDS, STAGE, TURN, TURNING_UP,
)  # fmt: skip
from camarilla.games.principe.rules.bid import is_settled
from camarilla.games.principe.rules.build import complete
from camarilla.games.principe.rules.ending import tell_end
from camarilla.games.principe.rules.hands import draw_from_deck
from camarilla.games.principe.rules.lay import skip
from camarilla.games.principe.rules.lots import next_lot, sell_lot, show_lots
from camarilla.games.principe.rules.offer import ask_for_offers, reveal_offers
from camarilla.games.principe.rules.roles import after_ability, assign_roles, return_roles, sell_role
from camarilla.games.principe.rules.supply import deal_hands, pay_income
from camarilla.games.principe.state import PrincipeState


def begin_round(state: PrincipeState) -> None:
    """Phase 1, unless too few cities are open; with too few cards in the deck this round is the last."""
    cells = state.cells
    if cells[OPEN_CITIES] < OPEN_ROW:
        _finish(state)
        return
    cells[ROUND] += 1
    cells[STAGE] = 1
    cells[PHASE] = OFFERING
    cells[TURN] = NONE
    for seat in range(cells[SEATS]):
        cells[GIVEN + seat] = 0
    state.tell(ROUND_BEGAN, cells[ROUND], cells[PRINCIPE])
    state.show()
    box = state.printed
    table = state.table()
    if total(cells[DECK], GUARDED) < box.deck_limit[table]:
        _begin_last_round(state)
        return
    pay_income(state, box.income[table])
    deal_hands(state, box.draw[table])
    ask_for_offers(state)
    if not cells[OWING]:
        _end_offering(state)


def go_on(state: PrincipeState) -> None:
    """After a decision: all that follows from it, until somebody has to decide again."""
    cells = state.cells
    phase = cells[PHASE]
    if phase == CARD_AUCTION:
        if is_settled(state):
            _end_card_auction(state)
    elif phase == ROLE_AUCTION:
        if is_settled(state) and not sell_role(state):
            _end_round(state)
    elif phase in (TURNING_UP, POSTING):
        if not after_ability(state):
            _end_round(state)
    elif phase == OFFERING:
        if not cells[OWING]:
            _end_offering(state)
    elif not cells[DUE]:
        if phase == SHIELDS:
            complete(state)
        if cells[STAGE] == 2:
            _next_auction(state)
        else:
            _next_player(state)


def _begin_last_round(state: PrincipeState) -> None:
    """No cards are dealt or offered: those for auction come from the deck, as the edition has it."""
    cells = state.cells
    box = state.printed
    table = state.table()
    cells[LAST] = 1
    state.tell(LAST_ROUND)
    state.show()
    pay_income(state, box.last_income[table])
    cards = total(cells[DECK], GUARDED)
    if cards < box.last_least[table]:
        state.tell(TOO_FEW, cards)
        _finish(state)
        return
    if cards > box.last_cards[table]:
        cards = box.last_cards[table]
    cells[LOTS] = draw_from_deck(state, cards)
    _begin_auctions(state)


def _end_offering(state: PrincipeState) -> None:
    reveal_offers(state)
    _begin_auctions(state)


def _begin_auctions(state: PrincipeState) -> None:
    """Phase 2."""
    state.cells[STAGE] = 2
    show_lots(state)
    _next_auction(state)


def _next_auction(state: PrincipeState) -> None:
    if not next_lot(state):
        _begin_playing(state)


def _end_card_auction(state: PrincipeState) -> None:
    """Who wins cards may build at once, from round 2 on."""
    cells = state.cells
    winner = sell_lot(state)
    if winner == NONE or cells[ROUND] == 1:
        _next_auction(state)
    else:
        cells[PHASE] = BUILDING
        cells[TURN] = winner


def _begin_playing(state: PrincipeState) -> None:
    """Phase 3 begins with the Principe of this moment."""
    cells = state.cells
    cells[STAGE] = 3
    cells[TURN] = cells[PRINCIPE]
    _ask_to_play(state)


def _next_player(state: PrincipeState) -> None:
    """After the last one come the roles."""
    cells = state.cells
    cells[TURN] = (cells[TURN] + 1) % cells[SEATS]
    if cells[TURN] == cells[PRINCIPE]:
        _begin_roles(state)
    else:
        _ask_to_play(state)


def _ask_to_play(state: PrincipeState) -> None:
    """All can see that an empty hand can do nothing: it is passed over."""
    cells = state.cells
    cells[PHASE] = PLAYING
    if not cells[HAND + cells[TURN]]:
        skip(state, cells[TURN])
        _next_player(state)


def _begin_roles(state: PrincipeState) -> None:
    """Phase 4."""
    state.cells[STAGE] = 4
    return_roles(state)
    if not assign_roles(state):
        _end_round(state)


def _end_round(state: PrincipeState) -> None:
    if state.cells[LAST]:
        _finish(state)
    else:
        begin_round(state)


def _finish(state: PrincipeState) -> None:
    cells = state.cells
    if state.log is not None:
        tell_end(state)
    cells[PHASE] = OVER
    cells[STAGE] = 0
    cells[TURN] = NONE
    state.tell(OVER_NOW)
    state.show()
