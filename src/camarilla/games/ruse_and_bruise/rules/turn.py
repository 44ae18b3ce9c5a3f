"""Which phase asks which decision."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.ruse_and_bruise.actions import COLUMNS, HIDE, PASS, PLAY, SWAP
from camarilla.games.ruse_and_bruise.layout import CAPPING, DECIDER, OVER, PHASE, PLACING, TURN
from camarilla.games.ruse_and_bruise.rules.hide import check_hide, hide, hide_nothing, hide_options
from camarilla.games.ruse_and_bruise.rules.play import check_play, play, play_options
from camarilla.games.ruse_and_bruise.rules.swap import check_swap, swap, swap_nothing, swap_options
from camarilla.games.ruse_and_bruise.state import RuseState


class RuseTurn(RuseState):
    """Who is asked, what may be chosen, why not, and what happens: each phase asks its own decisions."""

    def acting(self) -> i64:
        """Whose turn it is, or, as long as that is to be decided, who owns the flipped cap or traitor."""
        phase = self.cells[PHASE]
        if phase == OVER:
            return 0
        if phase == PLACING:
            return bit(self.cells[TURN])
        return bit(self.cells[DECIDER])

    def options(self, seat: i64, into: vec[i64]) -> i64:
        """What may be chosen; says how many there are."""
        phase = self.cells[PHASE]
        if phase == PLACING:
            return play_options(self, seat, into)
        if phase == CAPPING:
            return hide_options(self, seat, into)
        return swap_options(self, seat, into)

    def check(self, seat: i64, action: i64) -> None:
        """Refuse what the rules forbid, with the clause."""
        phase = self.cells[PHASE]
        if phase == PLACING:
            if action >= HIDE:
                raise Illegal("2.1")
            check_play(self, seat, (action - PLAY) // COLUMNS, (action - PLAY) % COLUMNS)
        elif phase == CAPPING:
            if action != PASS:
                if not HIDE <= action < SWAP:
                    raise Illegal("3.13")
                check_hide(self, seat, action - HIDE)
        elif action != PASS:
            if action < SWAP:
                raise Illegal("3.20")
            check_swap(self, seat, action - SWAP)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a decision."""
        if action < HIDE:
            play(self, seat, (action - PLAY) // COLUMNS, (action - PLAY) % COLUMNS)
        elif action < SWAP:
            hide(self, seat, action - HIDE)
        elif action < PASS:
            swap(self, seat, action - SWAP)
        elif self.cells[PHASE] == CAPPING:
            hide_nothing(self, seat)
        else:
            swap_nothing(self, seat)
