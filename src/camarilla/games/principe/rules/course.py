"""How one thing follows another: rounds, phases, and the end (chapters 2 to 7)."""

from mypy_extensions import i64

from camarilla.core.bits import count, full, lowest
from camarilla.games.principe.actions import (
    AUCTION, BOUGHT_ROLE, LAST_ROUND, OVER_NOW, RETURNED, REVEALED, ROUND_BEGAN, SKIPPED, TOO_FEW, UNSOLD, VACANT,
    WON_CARDS,
)  # fmt: skip
from camarilla.games.principe.actions import ROLE_AUCTION as ROLE_AUCTION_OPENED
from camarilla.games.principe.box import OPEN_CITIES as CITIES_WANTED
from camarilla.games.principe.counts import number, of, total
from camarilla.games.principe.layout import (
    BUILDING, CARD_AUCTION, COLOUR, DECK, GIVEN, GONE, HAND, LAST, LOTS, NONE, OPEN_CITIES, OVER, OWING, PHASE,
    PLAYING, PRICE, PRINCIPE, RANK, ROLE, ROLE_AUCTION, ROUND, SEATS, STAGE, TURN,
)  # fmt: skip
from camarilla.games.principe.pieces import COLOURS, MAJOR, MINOR, ROLES
from camarilla.games.principe.rules.auction import collect, crown, forget_auction, open_auction
from camarilla.games.principe.rules.hands import draw_from_deck, take_openly
from camarilla.games.principe.rules.roles import grant, leaders, role_at_stake
from camarilla.games.principe.rules.supply import ask_for_offers, deal_hands, pay_income, reveal_offers
from camarilla.games.principe.state import PrincipeState


def begin_round(state: PrincipeState) -> None:
    """Phase 1, unless too few cities are open; with too few cards in the deck this round is the last."""
    cells = state.cells
    if cells[OPEN_CITIES] < CITIES_WANTED:
        _finish(state)
        return
    cells[ROUND] += 1
    cells[STAGE] = 1
    for seat in range(cells[SEATS]):
        cells[GIVEN + seat] = 0
    state.tell(ROUND_BEGAN, cells[ROUND], cells[PRINCIPE])
    box = state.printed
    table = state.table()
    if total(cells[DECK]) < box.deck_limit[table]:
        _begin_last_round(state)
        return
    pay_income(state, box.income[table])
    deal_hands(state, box.draw[table])
    ask_for_offers(state)
    if not cells[OWING]:
        end_offering(state)


def _begin_last_round(state: PrincipeState) -> None:
    """No cards are dealt or offered: those for auction come from the deck, as the edition has it."""
    cells = state.cells
    box = state.printed
    table = state.table()
    cells[LAST] = 1
    state.tell(LAST_ROUND)
    pay_income(state, box.last_income[table])
    cards = total(cells[DECK])
    if cards < box.last_least[table]:
        state.tell(TOO_FEW, cards)
        _finish(state)
        return
    if cards > box.last_cards[table]:
        cards = box.last_cards[table]
    cells[LOTS] = draw_from_deck(state, cards)
    _begin_auctions(state)


def end_offering(state: PrincipeState) -> None:
    """All have chosen: phase 2."""
    reveal_offers(state)
    _begin_auctions(state)


def _begin_auctions(state: PrincipeState) -> None:
    cells = state.cells
    cells[STAGE] = 2
    for colour in range(COLOURS):
        if number(cells[LOTS], colour):
            state.tell(REVEALED, colour, number(cells[LOTS], colour))
    next_lot(state)


def next_lot(state: PrincipeState) -> None:
    """Auction the smallest group that is left; of equals, the first in the order of colours."""
    cells = state.cells
    lots = cells[LOTS]
    forget_auction(state)
    if not lots:
        _begin_playing(state)
        return
    chosen: i64 = NONE
    for colour in range(COLOURS):
        cards = number(lots, colour)
        if cards and (chosen == NONE or cards < number(lots, chosen)):
            chosen = colour
    cells[COLOUR] = chosen
    state.tell(AUCTION, chosen, number(lots, chosen))
    open_auction(state, CARD_AUCTION, full(cells[SEATS]))


def end_card_auction(state: PrincipeState) -> None:
    """The winner takes the cards and may build from round 2 on; without a bid they leave the game."""
    cells = state.cells
    colour = cells[COLOUR]
    cards = number(cells[LOTS], colour)
    cells[LOTS] -= of(cards, colour)
    winner = collect(state)
    cells[COLOUR] = NONE
    if winner == NONE:
        cells[GONE] += of(cards, colour)
        state.tell(UNSOLD, colour, cards)
        next_lot(state)
        return
    take_openly(state, winner, of(cards, colour))
    state.tell(WON_CARDS, winner, cells[PRICE], cards, colour)
    crown(state, winner)
    if cells[ROUND] == 1:
        next_lot(state)
        return
    forget_auction(state)
    cells[PHASE] = BUILDING
    cells[TURN] = winner


def _begin_playing(state: PrincipeState) -> None:
    """Phase 3 begins with the Principe of this moment."""
    cells = state.cells
    cells[STAGE] = 3
    cells[PHASE] = PLAYING
    cells[TURN] = cells[PRINCIPE]
    if not cells[HAND + cells[TURN]]:
        _pass_over(state)


def next_player(state: PrincipeState) -> None:
    """The next player in phase 3; after the last one come the roles."""
    cells = state.cells
    cells[PHASE] = PLAYING
    cells[TURN] = (cells[TURN] + 1) % cells[SEATS]
    if cells[TURN] == cells[PRINCIPE]:
        _begin_roles(state)
    elif not cells[HAND + cells[TURN]]:
        _pass_over(state)


def _pass_over(state: PrincipeState) -> None:
    """All can see that an empty hand can do nothing."""
    state.tell(SKIPPED, state.cells[TURN])
    next_player(state)


def _begin_roles(state: PrincipeState) -> None:
    """Phase 4: all role tiles go back to the board."""
    cells = state.cells
    cells[STAGE] = 4
    for role in range(ROLES):
        cells[ROLE + role] = NONE
    state.tell(RETURNED)
    next_colour(state)


def next_colour(state: PrincipeState) -> None:
    """Assign the roles of the colours that are left, in order, until a player has to decide."""
    cells = state.cells
    while cells[COLOUR] < COLOURS - 1:
        cells[COLOUR] += 1
        forget_auction(state)
        if _assign_major(state):
            return
    cells[COLOUR] = NONE
    cells[RANK] = MAJOR
    forget_auction(state)
    if cells[LAST]:
        _finish(state)
    else:
        begin_round(state)


def _assign_major(state: PrincipeState) -> bool:
    """To the player with most cards, who makes way for the minor role; says whether somebody must decide."""
    cells = state.cells
    cells[RANK] = MAJOR
    first = leaders(state, cells[COLOUR], NONE)
    if not first:
        return False
    if count(first) > 1:
        return _auction_role(state, first)
    return grant(state, lowest(first)) or assign_minor(state)


def assign_minor(state: PrincipeState) -> bool:
    """To the player with the second most cards; not in a game without minor roles."""
    cells = state.cells
    if not state.printed.minor_roles[state.table()]:
        return False
    second = leaders(state, cells[COLOUR], cells[ROLE + cells[COLOUR]])
    if not second:
        return False
    cells[RANK] = MINOR
    if count(second) > 1:
        return _auction_role(state, second)
    return grant(state, lowest(second))


def _auction_role(state: PrincipeState, tied: i64) -> bool:
    state.tell(ROLE_AUCTION_OPENED, role_at_stake(state))
    open_auction(state, ROLE_AUCTION, tied)
    return True


def end_role_auction(state: PrincipeState) -> None:
    """The winner takes the tile; without a bid it stays on the board."""
    winner = collect(state)
    if winner == NONE:
        state.tell(VACANT, role_at_stake(state))
        next_colour(state)
        return
    state.tell(BOUGHT_ROLE, winner, role_at_stake(state), state.cells[PRICE])
    crown(state, winner)
    if not grant(state, winner):
        next_colour(state)


def after_ability(state: PrincipeState) -> None:
    """A major role that was not bought is followed by the minor one of its colour."""
    cells = state.cells
    if cells[RANK] == MAJOR and not cells[PRICE] and assign_minor(state):
        return
    next_colour(state)


def _finish(state: PrincipeState) -> None:
    cells = state.cells
    cells[PHASE] = OVER
    cells[STAGE] = 0
    cells[TURN] = NONE
    state.tell(OVER_NOW)
