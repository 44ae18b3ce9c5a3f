"""What a seat knows as numbers: the view's own facts, part after part (chapter 12)."""

from typing import Final, cast

from mypy_extensions import i64

from camarilla.core.bits import count
from camarilla.core.position import Position
from camarilla.games.heads_of_state.box import CARDS_OF_A_RANK
from camarilla.games.heads_of_state.layout import (
    ASIDE, ATTRIBUTE, CENTURY, DEAD, DEAD_WIDTH, DISCARDING, DISCARDS, DISPLAY, DRAWING, DRAWS, FIRST_CARD, GAPS,
    GIVEN_UP, HAND, HEXAGONS, KNOWN, LARGE, MOST_INFLUENCE, NEXT_INFLUENCE, NOBLES, NOBLE_CARDS, OPTION,
    OPTION_NAMES, OVER, PHASE, PHASE_NAMES, PILE, SCORE, SEATS, SECOND_SQUARES, SQUARES, STARTER, TARGET, TARGETED,
    TILES, TREACHERY, TRIM, TRIMMING, TURN, TURNS, UPRISING,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH, BOX_NAMES, CENTURY_NAMES, COUNTRY_NAMES, NOBLE_CARD_WIDTH,
    RANK_NAMES, RANKS, TERRITORIES, TERRITORY_NAMES, TILE_WIDTH, TREACHERY_NAMES, TREACHERY_WIDTH,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.choose import cards_of_turn
from camarilla.games.heads_of_state.rules.decks import size
from camarilla.games.heads_of_state.rules.hands import excess, kept, owed
from camarilla.games.heads_of_state.rules.nobles import anybodys, cards_taken, noble_cards, occupied
from camarilla.games.heads_of_state.rules.scoring import influence_of
from camarilla.games.heads_of_state.state import HeadsState
from camarilla.observing.observer import Observer
from camarilla.observing.slate import Slate

_MOST_TURNS: Final = 2000
_MOST_CARDS: Final = 200
_MOST_SCORE: Final = 1000
_MOST_INFLUENCE: Final = 200
_LARGE_NAMES: Final = ["best", "second", "third", "fourth", "fifth"]


class HeadsObserver(Observer):
    """Writes down what a seat knows."""

    def write(self, position: Position, seat: i64, slate: Slate) -> None:
        state = cast(HeadsState, position)
        _write_course(state, slate)
        _write_piles(state, slate)
        _write_board(state, slate)
        taken = occupied(state)
        for distance in range(state.cells[SEATS]):
            player = slate.player(distance)
            _write_hand(state, player, slate)
            _write_goods(state, player, slate)
            _write_standing(state, player, taken, slate)
        slate.player(0)
        _write_own_cards(state, seat, slate)


def _write_course(state: HeadsState, slate: Slate) -> None:
    cells = state.cells
    to_take: i64 = 0
    taking: i64 = 0
    if cells[PHASE] == DRAWING:
        to_take = cards_of_turn(state)
        taking = to_take - cells[DRAWS] - cells[DRAWS + TREACHERY] + 1
    slate.choice("century", "the year in which it began", cells[CENTURY], CENTURY_NAMES)
    slate.choice("phase", "what is asked", cells[PHASE], PHASE_NAMES)
    slate.choice("option", "what the player in turn has chosen", cells[OPTION], OPTION_NAMES)
    slate.seat("starter", "who began", cells[STARTER])
    slate.seat("turn", "whose turn it is", cells[TURN])
    slate.number("turns", "how many turns are finished", cells[TURNS], 0, _MOST_TURNS)
    slate.number("draws", "attribute cards still to be taken in this turn", cells[DRAWS], 0, _MOST_CARDS)
    slate.number("treachery draws", "treachery cards still to be taken", cells[DRAWS + TREACHERY], 0, _MOST_CARDS)
    slate.number("cards to take", "how many cards this turn brings", to_take, 0, _MOST_CARDS)
    slate.number("taking", "which of them is taken next, from 1", taking, 0, _MOST_CARDS)
    slate.members("targeted", "boxes whose noble has been a target in this turn", cells[TARGETED], BOX_NAMES)
    slate.members("gaps", "boxes emptied in this turn and still empty", cells[GAPS], BOX_NAMES)
    slate.which("second for", "the box that a second card is asked for", cells[TARGET], BOX_NAMES)
    slate.which("first card", "the first of the two cards", cells[FIRST_CARD], TREACHERY_NAMES)


def _write_piles(state: HeadsState, slate: Slate) -> None:
    cells = state.cells
    uprising = size(ATTRIBUTE, cells[UPRISING])
    if cells[PHASE] != OVER:
        uprising += 1
    slate.counts("display", "attribute cards that can be taken", cells[DISPLAY], ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)
    slate.counts("aside", "set aside by a refresh", cells[ASIDE], ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)
    slate.counts("discards", "attribute cards", cells[DISCARDS], ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)
    slate.number("pile", "attribute cards still to come", size(ATTRIBUTE, cells[PILE]), 0, _MOST_CARDS)
    slate.number("revolution pile", "with the revolution itself", uprising, 0, _MOST_CARDS)
    slate.counts("treachery display", "treachery cards that can be taken", cells[DISPLAY + TREACHERY],
                 TREACHERY_NAMES, TREACHERY_WIDTH)  # fmt: skip
    slate.counts("treachery discards", "treachery cards", cells[DISCARDS + TREACHERY], TREACHERY_NAMES, TREACHERY_WIDTH)
    slate.number("treachery pile", "treachery cards still to come", size(TREACHERY, cells[PILE + TREACHERY]), 0,
                 _MOST_CARDS)  # fmt: skip


def _write_board(state: HeadsState, slate: Slate) -> None:
    taken = cards_taken(state)
    for rank in range(RANKS):
        left = CARDS_OF_A_RANK - noble_cards(taken, rank)
        slate.number(_LEFT[rank], "noble cards of the rank that nobody has", left, -1, _MOST_CARDS)
    slate.members("markers", "territories whose hexagonal marker is gone", anybodys(state, HEXAGONS), TERRITORY_NAMES)
    slate.members("squares", "countries whose first square marker is gone", anybodys(state, SQUARES), COUNTRY_NAMES)
    slate.members("second squares", "countries whose second square marker is gone", anybodys(state, SECOND_SQUARES),
                  COUNTRY_NAMES)  # fmt: skip
    slate.counts_by_seat_each(_DEAD, "how many nobles have died in the box", state.cells, DEAD, DEAD_WIDTH)


_LEFT: Final = [f"{rank} cards left" for rank in RANK_NAMES]
_DEAD: Final = [f"dead in {box}" for box in BOX_NAMES]


def _write_hand(state: HeadsState, player: i64, slate: Slate) -> None:
    """What everybody knows of a hand."""
    cells = state.cells
    slate.number("hand size", "attribute cards in hand", size(ATTRIBUTE, cells[HAND + player]), 0, _MOST_CARDS)
    slate.number("treachery size", "treachery cards in hand", size(TREACHERY, cells[HAND + TREACHERY + player]), 0,
                 _MOST_CARDS)  # fmt: skip
    slate.number("owes", "attribute cards to be discarded now", _owes(state, player, ATTRIBUTE), 0, _MOST_CARDS)
    slate.number("treachery owes", "treachery cards to be discarded now", _owes(state, player, TREACHERY), 0,
                 _MOST_CARDS)  # fmt: skip
    slate.counts("known", "attribute cards that all saw taken", cells[KNOWN + player], ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)
    slate.counts("treachery known", "treachery cards that all saw taken", cells[KNOWN + TREACHERY + player],
                 TREACHERY_NAMES, TREACHERY_WIDTH)  # fmt: skip
    slate.counts("given up", "attribute cards discarded at the last revolution", cells[GIVEN_UP + player],
                 ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)  # fmt: skip
    slate.counts("treachery given up", "treachery cards discarded at the last revolution",
                 cells[GIVEN_UP + TREACHERY + player], TREACHERY_NAMES, TREACHERY_WIDTH)  # fmt: skip


def _owes(state: HeadsState, player: i64, deck: i64) -> i64:
    phase = state.cells[PHASE]
    if phase == TRIMMING:
        return owed(state, player, deck)
    if phase == DISCARDING and state.cells[TURN] == player:
        return excess(state, player, deck)
    return 0


def _write_goods(state: HeadsState, player: i64, slate: Slate) -> None:
    cells = state.cells
    large = cells[LARGE + player]
    slate.number("score", "points so far", cells[SCORE + player], 0, _MOST_SCORE)
    slate.members("nobles", "boxes with a living noble", cells[NOBLES + player], BOX_NAMES)
    slate.counts("tiles", "nobles not yet placed", cells[TILES + player], RANK_NAMES, TILE_WIDTH)
    slate.counts("noble cards", "by rank", cells[NOBLE_CARDS + player], RANK_NAMES, NOBLE_CARD_WIDTH)
    slate.number("hexagons", "hexagonal markers", count(cells[HEXAGONS + player]), 0, TERRITORIES)
    slate.members("squares held", "countries of which a square marker is held",
                  cells[SQUARES + player] | cells[SECOND_SQUARES + player], COUNTRY_NAMES)  # fmt: skip
    slate.which("large", "the large round marker, the best first", large, _LARGE_NAMES)


def _write_standing(state: HeadsState, player: i64, taken: i64, slate: Slate) -> None:
    cells = state.cells
    slate.number("most", "small round markers for most influence", count(cells[MOST_INFLUENCE + player]), 0, 12)
    slate.number("second most", "those for second most", count(cells[NEXT_INFLUENCE + player]), 0, 12)
    slate.quartet("influence", "in each country, as it stands", COUNTRY_NAMES, _MOST_INFLUENCE,
                  _influence(state, 0, player, taken), _influence(state, 1, player, taken),
                  _influence(state, 2, player, taken), _influence(state, 3, player, taken))  # fmt: skip


def _influence(state: HeadsState, country: i64, player: i64, taken: i64) -> i64:
    return influence_of(state, state.cells[NOBLES + player] & state.printed.boxes_in[country], taken)


def _write_own_cards(state: HeadsState, seat: i64, slate: Slate) -> None:
    cells = state.cells
    slate.counts("hand", "attribute cards", kept(state, seat, ATTRIBUTE), ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH)
    slate.counts("treachery", "treachery cards", kept(state, seat, TREACHERY), TREACHERY_NAMES, TREACHERY_WIDTH)
    slate.counts("chosen", "attribute cards chosen to be given up", cells[TRIM + seat], ATTRIBUTE_NAMES,
                 ATTRIBUTE_WIDTH)  # fmt: skip
    slate.counts("treachery chosen", "treachery cards chosen to be given up", cells[TRIM + TREACHERY + seat],
                 TREACHERY_NAMES, TREACHERY_WIDTH)  # fmt: skip


OBSERVER: Final = HeadsObserver(version=0)
