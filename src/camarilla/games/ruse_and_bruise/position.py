"""Ruse & Bruise behind the contract that all games share."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from camarilla.core.chance import Chance
from camarilla.core.events import Event
from camarilla.core.fields import Json
from camarilla.core.position import Entry
from camarilla.games.ruse_and_bruise.belief import likelihood
from camarilla.games.ruse_and_bruise.box import RuseBox
from camarilla.games.ruse_and_bruise.features import write_features
from camarilla.games.ruse_and_bruise.judgement import judge
from camarilla.games.ruse_and_bruise.layout import ROUND, SIZE, WON
from camarilla.games.ruse_and_bruise.redeal import forget, redeal
from camarilla.games.ruse_and_bruise.rules.turn import RuseTurn
from camarilla.games.ruse_and_bruise.rules.final import account, score
from camarilla.games.ruse_and_bruise.rules.setup import begin
from camarilla.games.ruse_and_bruise.view import view

_EMPTY: Final = vec[i64]([0] * SIZE)


@mypyc_attr(free_list_len=1)
class RuseAndBruise(RuseTurn):
    """A game of Ruse & Bruise."""

    # As `Position` does them: what is called at every decision Python calls straight only on the class that defines it.
    def to_act(self) -> list[int]:
        return super().to_act()

    def legal(self, seat: i64) -> list[int]:
        return super().legal(seat)

    def play(self, seat: i64, action: i64) -> None:
        super().play(seat, action)

    def clone(self, chance: Chance | None = None) -> "RuseAndBruise":
        return RuseAndBruise(self.printed, self.cells[:], self.chance if chance is None else chance)

    def redeal(self, seat: i64, chance: Chance) -> None:
        self.need_seat(seat)
        redeal(self, seat, chance)

    def forget(self, seat: i64) -> None:
        forget(self, seat)

    def judge(self, into: vec[i64]) -> None:
        judge(self, into)

    def chapter(self) -> i64:
        return self.cells[ROUND]

    def features(self, into: vec[i64]) -> None:
        write_features(self, into)

    def likelihood(self, seat: i64) -> float:
        return likelihood(self, seat)

    def view(self, seat: int | None) -> dict[str, Json]:
        return cast(dict[str, Json], view(self, self.viewer(seat)))

    def scores(self) -> list[int]:
        return [int(score(self.printed, self.cells[WON + seat])) for seat in range(self.seats)]

    def account(self, seat: int) -> list[Entry]:
        self.need_seat(seat)
        return account(self.printed, self.cells[WON + seat])


def start(box: RuseBox, seats: int, chance: Chance, options: dict[str, str], log: list[Event] | None) -> RuseAndBruise:
    """A new game, dealt; what happens goes to `log` if there is one."""
    position = RuseAndBruise(box, _EMPTY[:], chance)
    position.log = log
    begin(position, seats, int(options["cap_cards"]), int(options["two_player_ones"] == "in"))
    return position
