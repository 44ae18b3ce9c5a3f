"""The revolution: it ends a century at once, wherever the turn stands (chapter 8)."""

from mypy_extensions import i64

from camarilla.games.heads_of_state.actions import CENTURY_BEGAN, OVER_NOW, REVOLUTION_CAME
from camarilla.games.heads_of_state.layout import (
    ASIDE, ATTRIBUTE, CENTURY, DISCARDS, DISPLAY, DRAWS, GIVEN_UP, NOT_INTERRUPTED, OPTION, OVER, PHASE, PILE, RESUME,
    SEATS, TREACHERY, TRIM, TRIMMING, TURN, UNDECIDED, UPRISING,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import CENTURIES
from camarilla.games.heads_of_state.rules.decks import copies, kinds
from camarilla.games.heads_of_state.rules.final import score_noble_cards
from camarilla.games.heads_of_state.rules.hands import throw_away
from camarilla.games.heads_of_state.rules.memory import shuffled_together
from camarilla.games.heads_of_state.rules.piles import deal_piles, fill_display
from camarilla.games.heads_of_state.rules.scoring import score_century
from camarilla.games.heads_of_state.state import HeadsState


def revolt(state: HeadsState, resume: i64) -> None:
    """Score the century; then the game is over, or everybody has to cut down his hand."""
    cells = state.cells
    state.tell(REVOLUTION_CAME, cells[TURN], cells[CENTURY])
    state.show()
    score_century(state)
    if cells[CENTURY] == CENTURIES - 1:
        score_noble_cards(state)
        _end(state)
        return
    cells[CENTURY] += 1
    cells[PHASE] = TRIMMING
    cells[RESUME] = resume


def _end(state: HeadsState) -> None:
    cells = state.cells
    cells[PHASE] = OVER
    cells[OPTION] = UNDECIDED
    cells[DRAWS] = 0
    cells[DRAWS + TREACHERY] = 0
    state.tell(OVER_NOW)
    state.show()


def renew(state: HeadsState) -> i64:
    """Make new piles and displays; say where the interrupted turn goes on."""
    cells = state.cells
    for seat in range(cells[SEATS]):
        _give_up(state, seat, ATTRIBUTE)
        _give_up(state, seat, TREACHERY)
        if cells[GIVEN_UP + seat] or cells[GIVEN_UP + TREACHERY + seat]:
            state.show()
    state.tell(CENTURY_BEGAN, cells[CENTURY])
    state.show()
    shuffled_together(state)
    cells[PILE] += cells[UPRISING] + cells[DISPLAY] + cells[ASIDE] + cells[DISCARDS]
    cells[DISPLAY] = 0
    cells[ASIDE] = 0
    cells[DISCARDS] = 0
    deal_piles(state)
    cells[DISCARDS + TREACHERY] += cells[DISPLAY + TREACHERY]
    cells[DISPLAY + TREACHERY] = 0
    fill_display(state, TREACHERY)
    resume = cells[RESUME]
    cells[RESUME] = NOT_INTERRUPTED
    return resume


def _give_up(state: HeadsState, seat: i64, deck: i64) -> None:
    """All have chosen: the chosen cards are discarded, and everybody sees them."""
    cells = state.cells
    chosen = cells[TRIM + deck + seat]
    cells[TRIM + deck + seat] = 0
    cells[GIVEN_UP + deck + seat] = chosen
    for kind in range(kinds(deck)):
        left = copies(deck, chosen, kind)
        while left:
            throw_away(state, seat, deck, kind)
            left -= 1
