"""Which phase asks which decision."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.strozzi.actions import CLAIM, DOCK, PASS, TAKE
from camarilla.games.strozzi.layout import CLAIMING, DECIDER, DOCKING, OVER, PHASE
from camarilla.games.strozzi.rules.claim import check_claim, claim, claim_options, decline
from camarilla.games.strozzi.rules.dock import check_dock, dock, dock_options
from camarilla.games.strozzi.rules.take import check_take, take, take_options
from camarilla.games.strozzi.state import StrozziState


class StrozziTurn(StrozziState):
    """Who is asked, what may be chosen, why not, and what happens: each phase asks its own decisions."""

    def acting(self) -> i64:
        """One player at a time, until the game is over."""
        if self.cells[PHASE] == OVER:
            return 0
        return bit(self.cells[DECIDER])

    def options(self, seat: i64, into: vec[i64]) -> i64:
        """What may be chosen; says how many there are."""
        phase = self.cells[PHASE]
        if phase == CLAIMING:
            return claim_options(self, seat, into)
        if phase == DOCKING:
            return dock_options(self, seat, into)
        return take_options(self, seat, into)

    def check(self, seat: i64, action: i64) -> None:
        """Refuse what the rules forbid, with the clause."""
        phase = self.cells[PHASE]
        if phase == CLAIMING:
            if action > PASS:
                raise Illegal("2.1")
            if action < PASS:
                check_claim(self, seat, action - CLAIM)
        elif phase == DOCKING:
            if not DOCK <= action < TAKE:
                raise Illegal("3.1")
            check_dock(self, seat, action - DOCK)
        else:
            if action < TAKE:
                raise Illegal("5.1")
            check_take(self, seat, action - TAKE)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a decision."""
        if action < PASS:
            claim(self, seat, action - CLAIM)
        elif action == PASS:
            decline(self, seat)
        elif action < TAKE:
            dock(self, seat, action - DOCK)
        else:
            take(self, seat, action - TAKE)
