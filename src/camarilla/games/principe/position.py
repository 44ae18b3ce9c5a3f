"""Il Principe behind the contract that all games share."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from camarilla.core.chance import Chance
from camarilla.core.events import Event
from camarilla.core.fields import Json
from camarilla.core.position import Entry
from camarilla.games.principe.belief import likelihood
from camarilla.games.principe.box import PrincipeBox
from camarilla.games.principe.features import write_features
from camarilla.games.principe.judgement import judge, worth_a_thought
from camarilla.games.principe.layout import NONE, ROLE, ROUND, SIZE
from camarilla.games.principe.pieces import EDITION_NAMES, ROLE_NAMES
from camarilla.games.principe.redeal import forget, redeal
from camarilla.games.principe.rules.place import shields_left
from camarilla.games.principe.rules.scoring import account, score
from camarilla.games.principe.rules.setup import begin
from camarilla.games.principe.rules.turn import PrincipeTurn
from camarilla.games.principe.view import view

_EMPTY: Final = vec[i64]([0] * SIZE)


@mypyc_attr(free_list_len=1)
class Principe(PrincipeTurn):
    """A game of Il Principe."""

    # As `Position` does them: what is called at every decision Python calls straight only on the class that defines it.
    def to_act(self) -> list[int]:
        return super().to_act()

    def legal(self, seat: i64) -> list[int]:
        return super().legal(seat)

    def play(self, seat: i64, action: i64) -> None:
        super().play(seat, action)

    def clone(self, chance: Chance | None = None) -> "Principe":
        return Principe(self.printed, self.cells[:], self.chance if chance is None else chance)

    def redeal(self, seat: i64, chance: Chance) -> None:
        self.need_seat(seat)
        redeal(self, seat, chance)

    def likelihood(self, seat: i64) -> float:
        return likelihood(self, seat)

    def forget(self, seat: i64) -> None:
        forget(self, seat)

    def judge(self, into: vec[i64]) -> None:
        judge(self, into)

    def candidates(self, seat: i64, into: vec[i64]) -> i64:
        return worth_a_thought(self, self.options(seat, into), into)

    def chapter(self) -> i64:
        return self.cells[ROUND]

    def features(self, into: vec[i64]) -> None:
        write_features(self, into)

    def view(self, seat: int | None) -> dict[str, Json]:
        return cast(dict[str, Json], view(self, self.viewer(seat)))

    def scores(self) -> list[int]:
        return [int(score(self, seat)) for seat in range(self.seats)]

    def account(self, seat: int) -> list[Entry]:
        self.need_seat(seat)
        return account(self, seat)

    def census(self) -> dict[str, int]:
        """Besides what lies in the cells: the role tiles, on the board or held, and the shields not yet placed."""
        found = super().census()
        for role, name in enumerate(ROLE_NAMES):
            found[f"role {name}"] = int(NONE <= self.cells[ROLE + role] < self.seats)
        for seat in range(self.seats):
            found[f"shields of seat {seat}"] += max(0, int(shields_left(self, seat)))
        return found


def start(
    box: PrincipeBox, seats: int, chance: Chance, options: dict[str, str], log: list[Event] | None = None
) -> Principe:
    """A new game, dealt; what happens goes to `log` if there is one."""
    position = Principe(box, _EMPTY[:], chance)
    position.log = log
    begin(position, seats, EDITION_NAMES.index(options["edition"]), int(options["money"] == "open"))
    return position
