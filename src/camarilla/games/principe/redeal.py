"""Guessing what a seat cannot know (chapter 8): a uniform choice among the worlds that fit all it has seen.

Everybody remembers the cards that were bought and not seen to leave again (KNOWN). All other cards in
the hands of the others, and the deck, are one heap to the seat. Money is not touched: whoever counts
the payments knows it. Of those who are still choosing what to offer nobody can tell whether they
have put down a card already, so in a guess they have not.
"""

from mypy_extensions import i64

from camarilla.core.bits import bit, count
from camarilla.core.chance import Chance
from camarilla.core.counts import GUARDED, total
from camarilla.games.principe.layout import CHOSEN, CITIES_OUT, CITY_PILE, DECK, HAND, KNOWN, OWING, SEATS
from camarilla.games.principe.rules.hands import draw_cards
from camarilla.games.principe.state import PrincipeState


def redeal(state: PrincipeState, seat: i64, chance: Chance) -> None:
    """Replace what `seat` cannot know: the others' unseen cards, the deck, and the cities to come."""
    cells = state.cells
    heap = cells[DECK]
    for owner in range(cells[SEATS]):
        if owner != seat:
            heap += cells[HAND + owner] + cells[CHOSEN + owner] - cells[KNOWN + owner]
    left = total(heap, GUARDED)
    for owner in range(cells[SEATS]):
        if owner != seat:
            known = cells[KNOWN + owner]
            size = total(cells[HAND + owner] + cells[CHOSEN + owner], GUARDED) - total(known, GUARDED)
            drawn = draw_cards(heap, left, size, chance)
            heap -= drawn
            left -= size
            _give(state, owner, known + drawn, chance)
    cells[DECK] = heap
    if cells[CITIES_OUT]:
        unseen = cells[CITY_PILE] | cells[CITIES_OUT]
        cells[CITY_PILE] = chance.subset(unseen, count(cells[CITY_PILE]))
        cells[CITIES_OUT] = unseen & ~cells[CITY_PILE]


def forget(state: PrincipeState, seat: i64) -> None:
    """Which cards the others bought."""
    for owner in range(state.cells[SEATS]):
        if owner != seat:
            state.cells[KNOWN + owner] = 0


def _give(state: PrincipeState, owner: i64, cards: i64, chance: Chance) -> None:
    """Hand a player his cards; who has finished choosing has put some of them down."""
    cells = state.cells
    chosen: i64 = 0
    if cells[CHOSEN + owner] and not cells[OWING] & bit(owner):
        chosen = draw_cards(cards, total(cards, GUARDED), total(cells[CHOSEN + owner], GUARDED), chance)
    cells[CHOSEN + owner] = chosen
    cells[HAND + owner] = cards - chosen
