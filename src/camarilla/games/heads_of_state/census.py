"""Where every component is: what `HeadsBox.components` says must be found in every position."""

from mypy_extensions import i64

from camarilla.core.bits import count
from camarilla.games.heads_of_state.box import MOST_SEATS
from camarilla.games.heads_of_state.counts import attributes, noble_cards, tiles, treacheries, treachery
from camarilla.games.heads_of_state.layout import (
    ASIDE, DISCARDS, DISPLAY, FIRST_CARD, HAND, HEXAGONS, LARGE, MOST_INFLUENCE, NEXT_INFLUENCE,
    NOBLE_CARDS, NOBLES, NONE, PILE, SEATS, SECOND_SQUARES, SQUARES, TILES, TREACHERY_DISCARDS,
    TREACHERY_DISPLAY, TREACHERY_HAND, TREACHERY_PILE, UPRISING,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES, BOXES, CENTURIES, COUNTRIES, RANK_NAMES, RANKS, TERRITORIES, TREACHERY_NAMES,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.nobles import cards_left
from camarilla.games.heads_of_state.rules.treachery import dead
from camarilla.games.heads_of_state.state import HeadsState


def census(state: HeadsState) -> dict[str, int]:
    """How many of each component are found."""
    found: dict[str, int] = {"revolution": 1}
    _cards(state, found)
    _nobles(state, found)
    _markers(state, found)
    return found


def _cards(state: HeadsState, found: dict[str, int]) -> None:
    cells = state.cells
    seats = range(cells[SEATS])
    piles = [cells[place] for place in (PILE, UPRISING, DISPLAY, ASIDE, DISCARDS)]
    piles.extend([cells[HAND + seat] for seat in seats])
    piles.append(state.printed.left_out[cells[SEATS]])
    for kind, name in enumerate(ATTRIBUTE_NAMES):
        found[f"attribute {name}"] = sum([int(attributes(pile, kind)) for pile in piles])
    piles = [cells[place] for place in (TREACHERY_PILE, TREACHERY_DISPLAY, TREACHERY_DISCARDS)]
    piles.extend([cells[TREACHERY_HAND + seat] for seat in seats])
    if cells[FIRST_CARD] != NONE:
        piles.append(treachery(cells[FIRST_CARD]))
    for kind, name in enumerate(TREACHERY_NAMES):
        found[f"treachery {name}"] = sum([int(treacheries(pile, kind)) for pile in piles])


def _nobles(state: HeadsState, found: dict[str, int]) -> None:
    cells = state.cells
    for rank in range(RANKS):
        name = RANK_NAMES[rank]
        taken = sum([int(noble_cards(cells[NOBLE_CARDS + seat], rank)) for seat in range(cells[SEATS])])
        found[f"noble card {name}"] = taken + max(int(cards_left(state, rank)), 0)
        for seat in range(MOST_SEATS):
            found[f"seat {seat} {name}"] = int(_tiles(state, seat, rank))


def _tiles(state: HeadsState, seat: i64, rank: i64) -> i64:
    """A player's tiles of a rank: before him, in boxes and, dead, on hexagons; unused colours are in the box."""
    if seat >= state.cells[SEATS]:
        return tiles(state.printed.tiles, rank)
    number = tiles(state.cells[TILES + seat], rank)
    number += count(state.cells[NOBLES + seat] & state.printed.boxes_of_rank[rank])
    for box in range(BOXES):
        if state.printed.rank_of[box] == rank:
            number += dead(state, box, seat)
    return number


def _markers(state: HeadsState, found: dict[str, int]) -> None:
    found["hexagonal marker"] = _taken_or_left(state, HEXAGONS, TERRITORIES)
    found["square marker"] = _taken_or_left(state, SQUARES, COUNTRIES) + _taken_or_left(
        state, SECOND_SQUARES, COUNTRIES
    )
    rounds = CENTURIES * COUNTRIES
    small = _taken_or_left(state, MOST_INFLUENCE, rounds) + _taken_or_left(state, NEXT_INFLUENCE, rounds)
    found["small round marker"] = small
    held = [int(state.cells[LARGE + seat]) for seat in range(state.cells[SEATS])]
    held = [marker for marker in held if marker != NONE]
    found["large round marker"] = len(held) + 3 - len(set(held))


def _taken_or_left(state: HeadsState, place: int, markers: int) -> int:
    """Markers that players hold, and those that nobody holds: a marker held twice is one too many."""
    held: i64 = 0
    number: i64 = 0
    for seat in range(state.cells[SEATS]):
        held |= state.cells[place + seat]
        number += count(state.cells[place + seat])
    return int(number) + markers - int(count(held))
