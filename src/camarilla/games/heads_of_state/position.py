"""Heads of State behind the contract that all games share."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.chance import Chance
from camarilla.core.events import Event
from camarilla.core.fields import Json
from camarilla.core.position import Entry
from camarilla.games.heads_of_state.account import account
from camarilla.games.heads_of_state.box import HeadsBox
from camarilla.games.heads_of_state.census import census
from camarilla.games.heads_of_state.counts import noble_cards
from camarilla.games.heads_of_state.layout import NOBLE_CARDS, OVER, PHASE, SCORE, SIZE, TRIMMING, TURN
from camarilla.games.heads_of_state.pieces import RANKS
from camarilla.games.heads_of_state.redeal import redeal
from camarilla.games.heads_of_state.rules.check import check
from camarilla.games.heads_of_state.rules.hands import debtors
from camarilla.games.heads_of_state.rules.options import options
from camarilla.games.heads_of_state.rules.setup import begin
from camarilla.games.heads_of_state.rules.turn import apply
from camarilla.games.heads_of_state.state import HeadsState
from camarilla.games.heads_of_state.view import view


class HeadsOfState(HeadsState):
    """A game of Heads of State."""

    def clone(self, chance: Chance | None = None) -> "HeadsOfState":
        return HeadsOfState(self.printed, self.cells[:], self.chance if chance is None else chance)

    def acting(self) -> i64:
        phase = self.cells[PHASE]
        if phase == OVER:
            return 0
        if phase == TRIMMING:
            return debtors(self)
        return bit(self.cells[TURN])

    def options(self, seat: i64, into: vec[i64]) -> i64:
        return options(self, seat, into)

    def check(self, seat: i64, action: i64) -> None:
        check(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        apply(self, seat, action)

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal(self, seat, chance)

    def view(self, seat: int | None) -> dict[str, Json]:
        return view(self, seat)

    def scores(self) -> list[int]:
        return [int(self.cells[SCORE + seat]) for seat in range(self.seats)]

    def tie_break(self, seat: int) -> list[int]:
        """The most king cards, then prince cards, and so on down to barons."""
        return [int(noble_cards(self.cells[NOBLE_CARDS + seat], RANKS - 1 - step)) for step in range(RANKS)]

    def account(self, seat: int) -> list[Entry]:
        return account(self, seat)

    def census(self) -> dict[str, int]:
        return census(self)


def start(
    box: HeadsBox, seats: int, chance: Chance, options: dict[str, str], log: list[Event] | None = None
) -> HeadsOfState:
    """A new game, dealt; what happens goes to `log` if there is one."""
    position = HeadsOfState(box, vec[i64]([0] * SIZE), chance)
    position.log = log
    begin(position, seats)
    return position
