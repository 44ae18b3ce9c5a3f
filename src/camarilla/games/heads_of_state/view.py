"""What a seat may know of a position, built by naming what is visible (chapter 12)."""

from typing import TypedDict

from mypy_extensions import i64

from camarilla.core.bits import bit, count, members
from camarilla.games.heads_of_state.layout import (
    ASIDE, ATTRIBUTE, ATTRIBUTE_CARDS, CENTURY, DISCARDING, DISCARDS, DISPLAY, DRAWING, DRAWS, FIRST_CARD, GAPS,
    GIVEN_UP, HAND, HEXAGONS, KNOWN, LARGE, MOST_INFLUENCE, NEXT_INFLUENCE, NOBLE_CARDS, NONE, OPTION, OPTION_NAMES,
    OVER, PHASE, PHASE_NAMES, PILE, SCORE, SEATS, SECOND_SQUARES, SQUARES, STARTER, TARGET, TARGETED, TILES, TREACHERY,
    TREACHERY_CARDS, TRIM, TRIMMING, TURN, TURNS, UPRISING,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import (
    CENTURY_NAMES, COUNTRIES, COUNTRY_NAMES, RANK_NAMES, TERRITORIES, TERRITORY_NAMES, TREACHERY_NAMES, territory_of,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.choose import cards_of_turn
from camarilla.games.heads_of_state.rules.decks import size
from camarilla.games.heads_of_state.rules.hands import excess, kept, owed
from camarilla.games.heads_of_state.rules.nobles import anybodys, cards_left, noble_cards, owner_of, tiles
from camarilla.games.heads_of_state.rules.scoring import influence
from camarilla.games.heads_of_state.rules.treachery import dead
from camarilla.games.heads_of_state.state import HeadsState

Cards = dict[str, int]
"""How many of each kind or rank, by name."""


class PlaceView(TypedDict):
    """A box of the board, named by its rank and its territory."""

    rank: str  # for which noble
    territory: str  # where


class PilesView(TypedDict):
    """The cards that lie on the table; of a closed pile only how many."""

    display: Cards  # the attribute cards that can be taken
    aside: Cards
    """Set aside by a refresh until the end of the turn."""
    discards: Cards  # attribute cards
    pile: int  # attribute cards still to come
    revolution_pile: int
    """With the revolution itself, until it has come for the last time."""
    treachery_display: Cards  # the treachery cards that can be taken
    treachery_discards: Cards  # treachery cards
    treachery_pile: int  # treachery cards still to come


class PriceView(TypedDict):
    """What a rank costs, and what it is worth."""

    attributes: Cards  # the cards that it costs
    courtesan: bool
    """Whether a courtesan may replace one of the cards."""
    points: int
    """For the most noble cards of the rank, at the very end."""
    cards_left: int  # noble cards of the rank that nobody has


class BoxView(TypedDict):
    """One box of a territory."""

    rank: str  # for which noble
    owner: int | None  # whose noble stands in it
    dead: list[int]
    """How many nobles of each seat have died in it."""


class TerritoryView(TypedDict):
    """One territory, its boxes from the upper one down."""

    name: str  # its name
    capital: bool  # whether it is one
    hexagon: int
    """The number printed on it: the points of its marker."""
    marker: bool
    """Whether the hexagonal marker still lies there."""
    boxes: list[BoxView]  # for nobles


class CountryView(TypedDict):
    """One country."""

    name: str  # its name
    squares_left: list[int]
    """The points of its square markers that nobody has."""
    most: int  # points for most influence at the end of a century
    second_most: int
    """Points for most and second most influence at the end of a century."""
    influence: list[int]
    """Of each seat, as it stands."""
    territories: list[TerritoryView]  # the capital first


class PlayerView(TypedDict):
    """One player. Only he himself sees the cards in his hand; to others they are `None`."""

    score: int  # points so far
    hand_size: int  # attribute cards in hand
    treachery_size: int  # treachery cards in hand
    owes: int  # attribute cards that he has to discard now
    treachery_owes: int  # treachery cards that he has to discard now
    known: Cards  # attribute cards of his hand that everybody saw him take
    treachery_known: Cards
    """Cards of his hand that everybody saw him take."""
    given_up: Cards  # attribute cards that he discarded at the last revolution
    treachery_given_up: Cards
    """What he discarded at the last revolution."""
    hand: Cards | None  # attribute cards
    treachery: Cards | None  # treachery cards
    chosen: Cards | None  # attribute cards that he has chosen to give up
    treachery_chosen: Cards | None
    """What he has chosen to give up after this revolution; no longer in `hand` and `treachery`."""
    tiles: Cards  # nobles not yet placed, by rank
    noble_cards: Cards  # by rank
    hexagons: int  # how many hexagonal markers
    squares: list[str]
    """Countries of which he has a square marker."""
    large: int | None
    """The points of his large round marker."""
    most: int  # small round markers for most influence
    second_most: int
    """How many small round markers he has."""


class HeadsView(TypedDict):
    """Everything that a seat may know."""

    seat: int | None  # whose view it is; None: a spectator's
    seats: int  # how many play
    century: str  # the year in which it began
    phase: str  # what is asked: choosing, drawing, placing, scheming, seconding, discarding, trimming or over
    starter: int  # who began
    turn: int  # whose turn it is
    turns: int
    """How many turns are finished."""
    option: str  # what the player in turn has chosen: `undecided`, `collect`, `refresh` or `plot`
    draws: int  # attribute cards that he has still to take
    treachery_draws: int
    """How many cards the player in turn has still to take."""
    cards_to_take: int  # how many cards this turn brings; 0 while no cards are taken
    taking: int  # which of them is taken next, from 1; 0 while no cards are taken
    targeted: list[PlaceView]
    """Whose nobles have been a target in this turn."""
    gaps: list[PlaceView]
    """Emptied in this turn and still empty."""
    second_for: PlaceView | None
    """The capital that a second card is asked for."""
    first_card: str | None  # the first of the two cards played on that capital
    piles: PilesView  # the cards on the table
    prices: dict[str, PriceView]  # by rank
    countries: list[CountryView]  # of the board
    large_left: list[int]
    """The points of the large round markers that nobody has."""
    players: list[PlayerView]  # by seat


def view(state: HeadsState, seat: int | None) -> HeadsView:
    """Everything the seat may know (`None`: a spectator), as plain data."""
    cells = state.cells
    to_take = int(cards_of_turn(state)) if cells[PHASE] == DRAWING else 0
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
        "treachery_draws": int(cells[DRAWS + TREACHERY]),
        "cards_to_take": to_take,
        "taking": to_take and to_take - int(cells[DRAWS] + cells[DRAWS + TREACHERY]) + 1,
        "targeted": [_place(state, box) for box in members(cells[TARGETED])],
        "gaps": [_place(state, box) for box in members(cells[GAPS])],
        "second_for": None if cells[TARGET] == NONE else _place(state, cells[TARGET]),
        "first_card": None if cells[FIRST_CARD] == NONE else TREACHERY_NAMES[cells[FIRST_CARD]],
        "piles": _piles(state),
        "prices": {name: _price(state, rank) for rank, name in enumerate(RANK_NAMES)},
        "countries": [_country(state, country) for country in range(COUNTRIES)],
        "large_left": _large_left(state),
        "players": [_player(state, owner, seat == owner) for owner in range(cells[SEATS])],
    }


def _place(state: HeadsState, box: i64) -> PlaceView:
    return {"rank": RANK_NAMES[state.printed.rank_of[box]], "territory": TERRITORY_NAMES[territory_of(box)]}


def _piles(state: HeadsState) -> PilesView:
    cells = state.cells
    revolution = 0 if cells[PHASE] == OVER else 1
    return {
        "display": _attributes(cells[DISPLAY]),
        "aside": _attributes(cells[ASIDE]),
        "discards": _attributes(cells[DISCARDS]),
        "pile": int(size(ATTRIBUTE, cells[PILE])),
        "revolution_pile": int(size(ATTRIBUTE, cells[UPRISING])) + revolution,
        "treachery_display": _treacheries(cells[DISPLAY + TREACHERY]),
        "treachery_discards": _treacheries(cells[DISCARDS + TREACHERY]),
        "treachery_pile": int(size(TREACHERY, cells[PILE + TREACHERY])),
    }


def _price(state: HeadsState, rank: i64) -> PriceView:
    return {
        "attributes": _attributes(state.printed.price[rank]),
        "courtesan": state.printed.courtesan[rank] != 0,
        "points": int(state.printed.points[rank]),
        "cards_left": int(cards_left(state, rank)),
    }


def _country(state: HeadsState, country: i64) -> CountryView:
    printed = state.printed
    squares: list[int] = []
    if not anybodys(state, SQUARES) & bit(country):
        squares.append(int(printed.square[country]))
    if not anybodys(state, SECOND_SQUARES) & bit(country):
        squares.append(int(printed.second_square[country]))
    territories = [territory for territory in range(TERRITORIES) if printed.country_of[territory] == country]
    return {
        "name": COUNTRY_NAMES[country],
        "squares_left": squares,
        "most": int(printed.most[country]),
        "second_most": int(printed.second_most[country]),
        "influence": [int(influence(state, country, seat)) for seat in range(state.cells[SEATS])],
        "territories": [_territory(state, territory) for territory in territories],
    }


def _territory(state: HeadsState, territory: i64) -> TerritoryView:
    printed = state.printed
    boxes = [box for box in (2 * territory, 2 * territory + 1) if printed.boxes & bit(box)]
    return {
        "name": TERRITORY_NAMES[territory],
        "capital": printed.capital_boxes & bit(2 * territory) != 0,
        "hexagon": int(printed.hexagon[territory]),
        "marker": anybodys(state, HEXAGONS) & bit(territory) == 0,
        "boxes": [_box(state, box) for box in boxes],
    }


def _box(state: HeadsState, box: i64) -> BoxView:
    owner = owner_of(state, box)
    return {
        "rank": RANK_NAMES[state.printed.rank_of[box]],
        "owner": None if owner == NONE else int(owner),
        "dead": [int(dead(state, box, seat)) for seat in range(state.cells[SEATS])],
    }


def _player(state: HeadsState, owner: i64, mine: bool) -> PlayerView:
    cells = state.cells
    large = cells[LARGE + owner]
    return {
        "score": int(cells[SCORE + owner]),
        "hand_size": int(size(ATTRIBUTE, cells[HAND + owner])),
        "treachery_size": int(size(TREACHERY, cells[HAND + TREACHERY + owner])),
        "owes": _owes(state, owner, ATTRIBUTE),
        "treachery_owes": _owes(state, owner, TREACHERY),
        "known": _attributes(cells[KNOWN + owner]),
        "treachery_known": _treacheries(cells[KNOWN + TREACHERY + owner]),
        "given_up": _attributes(cells[GIVEN_UP + owner]),
        "treachery_given_up": _treacheries(cells[GIVEN_UP + TREACHERY + owner]),
        "hand": _attributes(kept(state, owner, ATTRIBUTE)) if mine else None,
        "treachery": _treacheries(kept(state, owner, TREACHERY)) if mine else None,
        "chosen": _attributes(cells[TRIM + owner]) if mine else None,
        "treachery_chosen": _treacheries(cells[TRIM + TREACHERY + owner]) if mine else None,
        "tiles": {name: int(tiles(cells[TILES + owner], rank)) for rank, name in enumerate(RANK_NAMES)},
        "noble_cards": {
            name: int(noble_cards(cells[NOBLE_CARDS + owner], rank)) for rank, name in enumerate(RANK_NAMES)
        },
        "hexagons": int(count(cells[HEXAGONS + owner])),
        "squares": [
            COUNTRY_NAMES[country] for country in members(cells[SQUARES + owner] | cells[SECOND_SQUARES + owner])
        ],
        "large": None if large == NONE else int(state.printed.large[large]),
        "most": int(count(cells[MOST_INFLUENCE + owner])),
        "second_most": int(count(cells[NEXT_INFLUENCE + owner])),
    }


def _owes(state: HeadsState, owner: i64, deck: i64) -> int:
    phase = state.cells[PHASE]
    if phase == TRIMMING:
        return int(owed(state, owner, deck))
    if phase == DISCARDING and state.cells[TURN] == owner:
        return int(excess(state, owner, deck))
    return 0


def _large_left(state: HeadsState) -> list[int]:
    """Two players play without the second one."""
    taken = [int(state.cells[LARGE + seat]) for seat in range(state.cells[SEATS])]
    if state.cells[SEATS] == 2:
        taken.append(1)
    return [int(points) for marker, points in enumerate(state.printed.large) if marker not in taken]


def _attributes(cards: i64) -> Cards:
    return ATTRIBUTE_CARDS.pieces(cards)


def _treacheries(cards: i64) -> Cards:
    return TREACHERY_CARDS.pieces(cards)
