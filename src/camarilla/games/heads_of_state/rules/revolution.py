"""The revolution: it ends a century at once, wherever the turn stands (chapter 8)."""

from mypy_extensions import i64

from camarilla.games.heads_of_state.actions import CENTURY_BEGAN, OVER_NOW, REVOLUTION_CAME
from camarilla.games.heads_of_state.counts import attribute, pick_attribute, size
from camarilla.games.heads_of_state.layout import (
    ASIDE, CENTURY, DISCARDS, DISPLAY, DRAWS, NOT_INTERRUPTED, OPTION, OVER, PHASE, PILE, RESUME, TREACHERY_DISCARDS,
    TREACHERY_DISPLAY, TREACHERY_DRAWS, TRIMMING, TURN, UNDECIDED, UPRISING,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import CENTURIES
from camarilla.games.heads_of_state.rules.hands import discard_chosen
from camarilla.games.heads_of_state.rules.memory import shuffled_together
from camarilla.games.heads_of_state.rules.piles import UPRISING_CARDS, fill_display, fill_treachery_display
from camarilla.games.heads_of_state.rules.scoring import score_century, score_noble_cards
from camarilla.games.heads_of_state.state import HeadsState


def revolt(state: HeadsState, resume: i64) -> None:
    """Score the century; then the game is over, or everybody has to cut down his hand."""
    cells = state.cells
    state.tell(REVOLUTION_CAME, cells[TURN], cells[CENTURY])
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
    cells[TREACHERY_DRAWS] = 0
    state.tell(OVER_NOW)


def renew(state: HeadsState) -> i64:
    """Make new piles and displays; say where the interrupted turn goes on."""
    cells = state.cells
    discard_chosen(state)
    state.tell(CENTURY_BEGAN, cells[CENTURY])
    shuffled_together(state)
    cells[PILE] += cells[UPRISING] + cells[DISPLAY] + cells[ASIDE] + cells[DISCARDS]
    cells[DISPLAY] = 0
    cells[ASIDE] = 0
    cells[DISCARDS] = 0
    deal_piles(state)
    cells[TREACHERY_DISCARDS] += cells[TREACHERY_DISPLAY]
    cells[TREACHERY_DISPLAY] = 0
    fill_treachery_display(state)
    resume = cells[RESUME]
    cells[RESUME] = NOT_INTERRUPTED
    return resume


def deal_piles(state: HeadsState) -> None:
    """Put ten cards with the revolution apart, then open six."""
    cells = state.cells
    apart: i64 = 0
    left = size(cells[PILE])
    chosen: i64 = 0
    while chosen < UPRISING_CARDS:
        kind = pick_attribute(state.chance, cells[PILE], left)
        cells[PILE] -= attribute(kind)
        apart += attribute(kind)
        left -= 1
        chosen += 1
    cells[UPRISING] = apart
    fill_display(state)
