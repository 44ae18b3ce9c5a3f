"""Strozzi behind the contract that all games share."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from camarilla.core.chance import Chance
from camarilla.core.events import Event
from camarilla.core.fields import Json
from camarilla.core.position import Entry
from camarilla.games.strozzi.box import StrozziBox
from camarilla.games.strozzi.features import write_features
from camarilla.games.strozzi.judgement import judge
from camarilla.games.strozzi.layout import CLAIM_FLAG, CLAIMANT, RANK, ROUND, SIZE
from camarilla.games.strozzi.pieces import FLAG_NAMES, FLORENCE, NONE, PLAYERS
from camarilla.games.strozzi.redeal import redeal
from camarilla.games.strozzi.rules.turn import StrozziTurn
from camarilla.games.strozzi.rules.scoring import account, money_of
from camarilla.games.strozzi.rules.setup import begin
from camarilla.games.strozzi.view import view

_EMPTY: Final = vec[i64]([0] * SIZE)


@mypyc_attr(free_list_len=1)
class Strozzi(StrozziTurn):
    """A game of Strozzi."""

    # As `Position` does them: what is called at every decision Python calls straight only on the class that defines it.
    def to_act(self) -> list[int]:
        return super().to_act()

    def legal(self, seat: i64) -> list[int]:
        return super().legal(seat)

    def play(self, seat: i64, action: i64) -> None:
        super().play(seat, action)

    def clone(self, chance: Chance | None = None) -> "Strozzi":
        return Strozzi(self.printed, self.cells[:], self.chance if chance is None else chance)

    def redeal(self, seat: i64, chance: Chance) -> None:
        self.need_seat(seat)
        redeal(self, seat, chance)

    def judge(self, into: vec[i64]) -> None:
        judge(self, into)

    def chapter(self) -> i64:
        return self.cells[ROUND]

    def features(self, into: vec[i64]) -> None:
        write_features(self, into)

    def view(self, seat: int | None) -> dict[str, Json]:
        return cast(dict[str, Json], view(self, self.viewer(seat)))

    def scores(self) -> list[int]:
        return [int(money_of(self, seat)) for seat in range(self.seats)]

    def tie_break(self, seat: int) -> list[int]:
        """The higher marker in Florence; no two stand equally high."""
        return [-int(self.cells[RANK + FLORENCE * PLAYERS + seat])]

    def account(self, seat: int) -> list[Entry]:
        self.need_seat(seat)
        return account(self, seat)

    def census(self) -> dict[str, int]:
        """Whose flag lies on the ship that is claimed, only two cells together say."""
        found = super().census()
        if self.cells[CLAIM_FLAG] != NONE:
            found[f"seat {self.cells[CLAIMANT]} {FLAG_NAMES[self.cells[CLAIM_FLAG]]}"] += 1
        return found


def start(box: StrozziBox, seats: int, chance: Chance, options: dict[str, str], log: list[Event] | None) -> Strozzi:
    """A new game, laid out; what happens goes to `log` if there is one."""
    position = Strozzi(box, _EMPTY[:], chance)
    position.log = log
    begin(position, seats, int(options["money"] == "open"))
    return position
