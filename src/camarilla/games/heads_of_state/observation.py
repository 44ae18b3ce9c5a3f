"""What a seat knows as numbers: the view's own facts, part after part (chapter 12)."""

from typing import Final, cast

from mypy_extensions import i64

from camarilla.core.bits import count
from camarilla.core.position import Position
from camarilla.games.heads_of_state.layout import (
    ASIDE, ATTRIBUTE, CENTURY, DISCARDING, DISCARDS, DISPLAY, DRAWING, DRAWS, FIRST_CARD, GAPS, GIVEN_UP, HAND,
    HEXAGONS, KNOWN, LARGE, MOST_INFLUENCE, NEXT_INFLUENCE, NOBLE_CARDS, OPTION, OPTION_NAMES, OVER, PHASE,
    PHASE_NAMES, PILE, SCORE, SEATS, SECOND_SQUARES, SQUARES, STARTER, TARGET, TARGETED, TILES, TREACHERY, TRIM,
    TRIMMING, TURN, TURNS, UPRISING,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH, BOX_NAMES, BOXES, CENTURY_NAMES, COUNTRIES, COUNTRY_NAMES, NOBLE_CARD_WIDTH,
    RANK_NAMES, RANKS, TERRITORIES, TERRITORY_NAMES, TILE_WIDTH, TREACHERY_NAMES, TREACHERY_WIDTH,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.choose import cards_of_turn
from camarilla.games.heads_of_state.rules.decks import size
from camarilla.games.heads_of_state.rules.hands import excess, kept, owed
from camarilla.games.heads_of_state.rules.nobles import anybodys, cards_left, owner_of
from camarilla.games.heads_of_state.rules.scoring import influence
from camarilla.games.heads_of_state.rules.treachery import dead
from camarilla.games.heads_of_state.state import HeadsState
from camarilla.observing.observer import Observer
from camarilla.observing.sheet import Sheet

_MOST_TURNS: Final = 2000
_MOST_CARDS: Final = 200
_MOST_SCORE: Final = 1000
_MOST_INFLUENCE: Final = 200
_MOST_NOBLES: Final = 7
_LARGE_NAMES: Final = ["best", "second", "third", "fourth", "fifth"]


class HeadsObserver(Observer):
    """Writes down what a seat knows."""

    def write(self, position: Position, seat: i64, sheet: Sheet) -> None:
        state = cast(HeadsState, position)
        _write_course(state, sheet)
        _write_piles(state, sheet)
        _write_board(state, sheet)
        for distance in range(state.cells[SEATS]):
            player = sheet.player(distance)
            _write_hand(state, player, sheet)
            _write_goods(state, player, sheet)
            _write_standing(state, player, sheet)
        sheet.player(0)
        _write_own_cards(state, seat, sheet)


def _write_course(state: HeadsState, sheet: Sheet) -> None:
    cells = state.cells
    to_take: i64 = 0
    taking: i64 = 0
    if cells[PHASE] == DRAWING:
        to_take = cards_of_turn(state)
        taking = to_take - cells[DRAWS] - cells[DRAWS + TREACHERY] + 1
    sheet.choice("century", "the year in which it began", cells[CENTURY], CENTURY_NAMES)
    sheet.choice("phase", "what is asked", cells[PHASE], PHASE_NAMES)
    sheet.choice("option", "what the player in turn has chosen", cells[OPTION], OPTION_NAMES)
    sheet.seat("starter", "who began", cells[STARTER])
    sheet.seat("turn", "whose turn it is", cells[TURN])
    sheet.number("turns", "how many turns are finished", cells[TURNS], 0, _MOST_TURNS)
    sheet.number("draws", "attribute cards still to be taken in this turn", cells[DRAWS], 0, _MOST_CARDS)
    sheet.number("treachery draws", "treachery cards still to be taken", cells[DRAWS + TREACHERY], 0, _MOST_CARDS)
    sheet.number("cards to take", "how many cards this turn brings", to_take, 0, _MOST_CARDS)
    sheet.number("taking", "which of them is taken next, from 1", taking, 0, _MOST_CARDS)
    sheet.members("targeted", "boxes whose noble has been a target in this turn", cells[TARGETED], BOX_NAMES)
    sheet.members("gaps", "boxes emptied in this turn and still empty", cells[GAPS], BOX_NAMES)
    sheet.which("second for", "the box that a second card is asked for", cells[TARGET], BOX_NAMES)
    sheet.which("first card", "the first of the two cards", cells[FIRST_CARD], TREACHERY_NAMES)


def _write_piles(state: HeadsState, sheet: Sheet) -> None:
    cells = state.cells
    uprising = size(ATTRIBUTE, cells[UPRISING])
    if cells[PHASE] != OVER:
        uprising += 1
    sheet.counts("display", "attribute cards that can be taken", cells[DISPLAY], ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)
    sheet.counts("aside", "set aside by a refresh", cells[ASIDE], ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)
    sheet.counts("discards", "attribute cards", cells[DISCARDS], ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)
    sheet.number("pile", "attribute cards still to come", size(ATTRIBUTE, cells[PILE]), 0, _MOST_CARDS)
    sheet.number("revolution pile", "with the revolution itself", uprising, 0, _MOST_CARDS)
    sheet.counts("treachery display", "treachery cards that can be taken", cells[DISPLAY + TREACHERY],
                 TREACHERY_NAMES, TREACHERY_WIDTH)  # fmt: skip
    sheet.counts("treachery discards", "treachery cards", cells[DISCARDS + TREACHERY], TREACHERY_NAMES, TREACHERY_WIDTH)
    sheet.number("treachery pile", "treachery cards still to come", size(TREACHERY, cells[PILE + TREACHERY]), 0,
                 _MOST_CARDS)  # fmt: skip


def _write_board(state: HeadsState, sheet: Sheet) -> None:
    """Boxes that no territory has are nobody's."""
    for rank in range(RANKS):
        sheet.number(_LEFT[rank], "noble cards of the rank that nobody has", cards_left(state, rank), -1, _MOST_CARDS)
    sheet.members("markers", "territories whose hexagonal marker is gone", anybodys(state, HEXAGONS), TERRITORY_NAMES)
    sheet.members("squares", "countries whose first square marker is gone", anybodys(state, SQUARES), COUNTRY_NAMES)
    sheet.members("second squares", "countries whose second square marker is gone", anybodys(state, SECOND_SQUARES),
                  COUNTRY_NAMES)  # fmt: skip
    for box in range(BOXES):
        sheet.whose(_STANDING[box], "whose noble stands in the box", owner_of(state, box))
    for distance in range(state.cells[SEATS]):
        player = sheet.player(distance)
        for box in range(BOXES):
            sheet.number(_DEAD[box], "how many nobles have died in the box", dead(state, box, player), 0, _MOST_NOBLES)


_LEFT: Final = [f"{rank} cards left" for rank in RANK_NAMES]
_STANDING: Final = [f"noble in {box}" for box in BOX_NAMES]
_DEAD: Final = [f"dead in {box}" for box in BOX_NAMES]
_INFLUENCES: Final = [f"influence in {country}" for country in COUNTRY_NAMES]


def _write_hand(state: HeadsState, player: i64, sheet: Sheet) -> None:
    """What everybody knows of a hand."""
    cells = state.cells
    sheet.number("hand size", "attribute cards in hand", size(ATTRIBUTE, cells[HAND + player]), 0, _MOST_CARDS)
    sheet.number("treachery size", "treachery cards in hand", size(TREACHERY, cells[HAND + TREACHERY + player]), 0,
                 _MOST_CARDS)  # fmt: skip
    sheet.number("owes", "attribute cards to be discarded now", _owes(state, player, ATTRIBUTE), 0, _MOST_CARDS)
    sheet.number("treachery owes", "treachery cards to be discarded now", _owes(state, player, TREACHERY), 0,
                 _MOST_CARDS)  # fmt: skip
    sheet.counts("known", "attribute cards that all saw taken", cells[KNOWN + player], ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)
    sheet.counts("treachery known", "treachery cards that all saw taken", cells[KNOWN + TREACHERY + player],
                 TREACHERY_NAMES, TREACHERY_WIDTH)  # fmt: skip
    sheet.counts("given up", "attribute cards discarded at the last revolution", cells[GIVEN_UP + player],
                 ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)  # fmt: skip
    sheet.counts("treachery given up", "treachery cards discarded at the last revolution",
                 cells[GIVEN_UP + TREACHERY + player], TREACHERY_NAMES, TREACHERY_WIDTH)  # fmt: skip


def _owes(state: HeadsState, player: i64, deck: i64) -> i64:
    phase = state.cells[PHASE]
    if phase == TRIMMING:
        return owed(state, player, deck)
    if phase == DISCARDING and state.cells[TURN] == player:
        return excess(state, player, deck)
    return 0


def _write_goods(state: HeadsState, player: i64, sheet: Sheet) -> None:
    cells = state.cells
    large = cells[LARGE + player]
    sheet.number("score", "points so far", cells[SCORE + player], 0, _MOST_SCORE)
    sheet.counts("tiles", "nobles not yet placed", cells[TILES + player], RANK_NAMES, TILE_WIDTH)
    sheet.counts("noble cards", "by rank", cells[NOBLE_CARDS + player], RANK_NAMES, NOBLE_CARD_WIDTH)
    sheet.number("hexagons", "hexagonal markers", count(cells[HEXAGONS + player]), 0, TERRITORIES)
    sheet.members("squares held", "countries of which a square marker is held",
                  cells[SQUARES + player] | cells[SECOND_SQUARES + player], COUNTRY_NAMES)  # fmt: skip
    sheet.which("large", "the large round marker, the best first", large, _LARGE_NAMES)


def _write_standing(state: HeadsState, player: i64, sheet: Sheet) -> None:
    cells = state.cells
    sheet.number("most", "small round markers for most influence", count(cells[MOST_INFLUENCE + player]), 0, 12)
    sheet.number("second most", "those for second most", count(cells[NEXT_INFLUENCE + player]), 0, 12)
    for country in range(COUNTRIES):
        sheet.number(_INFLUENCES[country], "as it stands", influence(state, country, player), 0, _MOST_INFLUENCE)


def _write_own_cards(state: HeadsState, seat: i64, sheet: Sheet) -> None:
    cells = state.cells
    sheet.counts("hand", "attribute cards", kept(state, seat, ATTRIBUTE), ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)
    sheet.counts("treachery", "treachery cards", kept(state, seat, TREACHERY), TREACHERY_NAMES, TREACHERY_WIDTH)
    sheet.counts("chosen", "attribute cards chosen to be given up", cells[TRIM + seat], ATTRIBUTE_NAMES,
                 ATTRIBUTE_WIDTH)  # fmt: skip
    sheet.counts("treachery chosen", "treachery cards chosen to be given up", cells[TRIM + TREACHERY + seat],
                 TREACHERY_NAMES, TREACHERY_WIDTH)  # fmt: skip


OBSERVER: Final = HeadsObserver(version=0)
