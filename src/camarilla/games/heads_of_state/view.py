"""What a seat may know of a position, built by naming what is visible (chapter 12)."""

from mypy_extensions import i64

from camarilla.core.bits import bit, count, members
from camarilla.core.fields import Json
from camarilla.games.heads_of_state.counts import (
    attributes, noble_cards, size, tiles, treacheries, treachery_size,
)  # fmt: skip
from camarilla.games.heads_of_state.layout import (
    ASIDE, CENTURY, DISCARDING, DISCARDS, DISPLAY, DRAWS, FIRST_CARD, GAPS, GIVEN_UP, HAND, HEXAGONS, KNOWN, LARGE,
    MOST_INFLUENCE, NEXT_INFLUENCE, NOBLE_CARDS, NONE, OPTION, OPTION_NAMES, OVER, PHASE, PHASE_NAMES, PILE, SCORE,
    SEATS, SECOND_SQUARES, SQUARES, STARTER, TARGET, TARGETED, TILES, TREACHERY_DISCARDS, TREACHERY_DISPLAY,
    TREACHERY_DRAWS, TREACHERY_GIVEN_UP, TREACHERY_HAND, TREACHERY_KNOWN, TREACHERY_PILE, TREACHERY_TRIM, TRIM,
    TRIMMING, TURN, TURNS, UPRISING,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES, CENTURY_NAMES, COUNTRIES, COUNTRY_NAMES, RANK_NAMES, RANKS, TERRITORIES, TERRITORY_NAMES,
    TREACHERY_NAMES,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.hands import excess, owed, treachery_excess, treachery_owed
from camarilla.games.heads_of_state.rules.nobles import cards_left, owner_of
from camarilla.games.heads_of_state.rules.scoring import influence
from camarilla.games.heads_of_state.rules.treachery import dead
from camarilla.games.heads_of_state.state import HeadsState


def view(state: HeadsState, seat: int | None) -> dict[str, Json]:
    """Everything the seat may know (`None`: a spectator), as plain data."""
    cells = state.cells
    countries: list[Json] = []
    players: list[Json] = []
    for country in range(COUNTRIES):
        countries.append(_country(state, country))
    for owner in range(cells[SEATS]):
        players.append(_player(state, owner, seat))
    return {
        "seat": seat,
        "seats": int(cells[SEATS]),
        "century": CENTURY_NAMES[cells[CENTURY]],
        "phase": PHASE_NAMES[cells[PHASE]],
        "starter": int(cells[STARTER]),
        "turn": int(cells[TURN]),
        "turns": int(cells[TURNS]),
        "option": OPTION_NAMES[cells[OPTION]],
        "draws": int(cells[DRAWS]),
        "treachery_draws": int(cells[TREACHERY_DRAWS]),
        "targeted": _boxes(state, cells[TARGETED]),
        "gaps": _boxes(state, cells[GAPS]),
        "second_for": None if cells[TARGET] == NONE else _box(state, cells[TARGET]),
        "first_card": None if cells[FIRST_CARD] == NONE else TREACHERY_NAMES[cells[FIRST_CARD]],
        "piles": _piles(state),
        "prices": _prices(state),
        "countries": countries,
        "large_left": _large_left(state),
        "players": players,
    }


def _piles(state: HeadsState) -> Json:
    cells = state.cells
    over = cells[PHASE] == OVER
    return {
        "display": _attributes(cells[DISPLAY]),
        "aside": _attributes(cells[ASIDE]),
        "discards": _attributes(cells[DISCARDS]),
        "pile": int(size(cells[PILE])),
        "revolution_pile": int(size(cells[UPRISING])) + (0 if over else 1),
        "treachery_display": _treacheries(cells[TREACHERY_DISPLAY]),
        "treachery_discards": _treacheries(cells[TREACHERY_DISCARDS]),
        "treachery_pile": int(treachery_size(cells[TREACHERY_PILE])),
    }


def _prices(state: HeadsState) -> Json:
    prices: dict[str, Json] = {}
    for rank in range(RANKS):
        prices[RANK_NAMES[rank]] = {
            "attributes": _attributes(state.printed.price[rank]),
            "courtesan": state.printed.courtesan[rank] != 0,
            "points": int(state.printed.points[rank]),
            "cards_left": int(cards_left(state, rank)),
        }
    return prices


def _country(state: HeadsState, country: i64) -> Json:
    cells = state.cells
    territories: list[Json] = []
    for territory in range(TERRITORIES):
        if state.printed.country_of[territory] == country:
            territories.append(_territory(state, territory))
    squares: list[Json] = []
    first: i64 = 0
    second: i64 = 0
    for seat in range(cells[SEATS]):
        first |= cells[SQUARES + seat]
        second |= cells[SECOND_SQUARES + seat]
    if not first & bit(country):
        squares.append(int(state.printed.square[country]))
    if not second & bit(country):
        squares.append(int(state.printed.second_square[country]))
    return {
        "name": COUNTRY_NAMES[country],
        "squares_left": squares,
        "most": int(state.printed.most[country]),
        "second_most": int(state.printed.second_most[country]),
        "influence": [int(influence(state, country, seat)) for seat in range(cells[SEATS])],
        "territories": territories,
    }


def _territory(state: HeadsState, territory: i64) -> Json:
    cells = state.cells
    taken: i64 = 0
    for seat in range(cells[SEATS]):
        taken |= cells[HEXAGONS + seat]
    boxes: list[Json] = []
    for box in range(2 * territory, 2 * territory + 2):
        if state.printed.boxes & bit(box):
            owner = owner_of(state, box)
            boxes.append(
                {
                    "rank": RANK_NAMES[state.printed.rank_of[box]],
                    "owner": None if owner == NONE else int(owner),
                    "dead": [int(dead(state, box, seat)) for seat in range(cells[SEATS])],
                }
            )
    return {
        "name": TERRITORY_NAMES[territory],
        "capital": state.printed.capital_boxes & bit(2 * territory) != 0,
        "hexagon": int(state.printed.hexagon[territory]),
        "marker": taken & bit(territory) == 0,
        "boxes": boxes,
    }


def _player(state: HeadsState, owner: i64, seat: int | None) -> Json:
    cells = state.cells
    mine = seat == int(owner)
    hand = cells[HAND + owner]
    treachery = cells[TREACHERY_HAND + owner]
    trim = cells[TRIM + owner]
    treachery_trim = cells[TREACHERY_TRIM + owner]
    large = cells[LARGE + owner]
    shown: dict[str, Json] = {
        "score": int(cells[SCORE + owner]),
        "hand_size": int(size(hand)),
        "treachery_size": int(treachery_size(treachery)),
        "owes": _owes(state, owner),
        "known": _attributes(cells[KNOWN + owner]),
        "treachery_known": _treacheries(cells[TREACHERY_KNOWN + owner]),
        "given_up": _attributes(cells[GIVEN_UP + owner]),
        "treachery_given_up": _treacheries(cells[TREACHERY_GIVEN_UP + owner]),
        "hand": _attributes(hand - trim) if mine else None,
        "treachery": _treacheries(treachery - treachery_trim) if mine else None,
        "chosen": _attributes(trim) if mine else None,
        "treachery_chosen": _treacheries(treachery_trim) if mine else None,
        "tiles": {RANK_NAMES[rank]: int(tiles(cells[TILES + owner], rank)) for rank in range(RANKS)},
        "noble_cards": {RANK_NAMES[rank]: int(noble_cards(cells[NOBLE_CARDS + owner], rank)) for rank in range(RANKS)},
        "hexagons": int(count(cells[HEXAGONS + owner])),
        "squares": [
            COUNTRY_NAMES[country] for country in members(cells[SQUARES + owner] | cells[SECOND_SQUARES + owner])
        ],
        "large": None if large == NONE else int(state.printed.large[large]),
        "most": int(count(cells[MOST_INFLUENCE + owner])),
        "second_most": int(count(cells[NEXT_INFLUENCE + owner])),
    }
    return shown


def _owes(state: HeadsState, owner: i64) -> Json:
    """How many attribute and treachery cards a player has to discard now."""
    if state.cells[PHASE] == TRIMMING:
        return [int(owed(state, owner)), int(treachery_owed(state, owner))]
    if state.cells[PHASE] == DISCARDING and state.cells[TURN] == owner:
        return [int(excess(state, owner)), int(treachery_excess(state, owner))]
    return [0, 0]


def _large_left(state: HeadsState) -> Json:
    taken = [int(state.cells[LARGE + seat]) for seat in range(state.cells[SEATS])]
    if state.cells[SEATS] == 2:
        taken.append(1)
    return [int(state.printed.large[marker]) for marker in range(3) if marker not in taken]


def _attributes(cards: i64) -> Json:
    listed: dict[str, Json] = {}
    for kind, name in enumerate(ATTRIBUTE_NAMES):
        if attributes(cards, kind):
            listed[name] = int(attributes(cards, kind))
    return listed


def _treacheries(cards: i64) -> Json:
    listed: dict[str, Json] = {}
    for kind, name in enumerate(TREACHERY_NAMES):
        if treacheries(cards, kind):
            listed[name] = int(treacheries(cards, kind))
    return listed


def _boxes(state: HeadsState, boxes: i64) -> Json:
    listed: list[Json] = []
    listed.extend([_box(state, box) for box in members(boxes)])
    return listed


def _box(state: HeadsState, box: i64) -> Json:
    return {"rank": RANK_NAMES[state.printed.rank_of[box]], "territory": TERRITORY_NAMES[box >> 1]}
