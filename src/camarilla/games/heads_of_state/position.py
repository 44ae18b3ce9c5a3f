"""Heads of State behind the contract that all games share."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from camarilla.core.bits import count, members
from camarilla.core.chance import Chance
from camarilla.core.events import Event
from camarilla.core.fields import Json
from camarilla.core.position import Entry
from camarilla.games.heads_of_state.belief import likelihood
from camarilla.games.heads_of_state.box import HeadsBox
from camarilla.games.heads_of_state.features import write_features
from camarilla.games.heads_of_state.judgement import judge
from camarilla.games.heads_of_state.layout import (
    ATTRIBUTE, ATTRIBUTE_CARDS, CENTURY, HAND, HEXAGONS, KNOWN, LARGE, MOST_INFLUENCE, NEXT_INFLUENCE, NOBLES, NONE,
    SCORE, SEATS, SECOND_SQUARES, SIZE, SQUARES, TARGETED, TREACHERY,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import CENTURIES, COUNTRIES, PLAYERS, RANK_NAMES, TERRITORIES
from camarilla.games.heads_of_state.redeal import forget, redeal
from camarilla.games.heads_of_state.rules.turn import HeadsTurn
from camarilla.games.heads_of_state.rules.final import account_of_noble_cards, tie_break
from camarilla.games.heads_of_state.rules.markers import account_of_markers
from camarilla.games.heads_of_state.rules.nobles import anybodys, cards_left, tiles
from camarilla.games.heads_of_state.rules.scoring import account_of_centuries
from camarilla.games.heads_of_state.rules.setup import begin
from camarilla.games.heads_of_state.rules.treachery import dead
from camarilla.games.heads_of_state.view import view

_EMPTY: Final = vec[i64]([0] * SIZE)


@mypyc_attr(free_list_len=1)
class HeadsOfState(HeadsTurn):
    """A game of Heads of State."""

    # As `Position` does them: what is called at every decision Python calls straight only on the class that defines it.
    def to_act(self) -> list[int]:
        return super().to_act()

    def legal(self, seat: i64) -> list[int]:
        return super().legal(seat)

    def play(self, seat: i64, action: i64) -> None:
        super().play(seat, action)

    def clone(self, chance: Chance | None = None) -> "HeadsOfState":
        return HeadsOfState(self.printed, self.cells[:], self.chance if chance is None else chance)

    def redeal(self, seat: i64, chance: Chance) -> None:
        self.need_seat(seat)
        redeal(self, seat, chance)

    def likelihood(self, seat: i64) -> float:
        return likelihood(self, seat)

    def forget(self, seat: i64) -> None:
        forget(self, seat)

    def judge(self, into: vec[i64]) -> None:
        judge(self, into)

    def chapter(self) -> i64:
        return self.cells[CENTURY]

    def features(self, into: vec[i64]) -> None:
        write_features(self, into)

    def hidden(self) -> list[int]:
        """Without the cards that everybody saw him take; with the targets: a strike shows what he can replace."""
        cells = self.cells[:]
        for seat in range(cells[SEATS]):
            for deck in (ATTRIBUTE, TREACHERY):
                cells[HAND + deck + seat] -= cells[KNOWN + deck + seat]
        return [*self.layout().secret_cells(cells), int(cells[TARGETED])]

    def view(self, seat: int | None) -> dict[str, Json]:
        return cast(dict[str, Json], view(self, self.viewer(seat)))

    def scores(self) -> list[int]:
        return [int(self.cells[SCORE + seat]) for seat in range(self.seats)]

    def tie_break(self, seat: int) -> list[int]:
        return tie_break(self, seat)

    def account(self, seat: int) -> list[Entry]:
        self.need_seat(seat)
        return [*account_of_markers(self, seat), *account_of_centuries(self, seat), *account_of_noble_cards(self, seat)]

    def census(self) -> dict[str, int]:
        """With what lies in no field: left in the box, not taken yet, or on the board."""
        found = super().census()
        found["revolution"] += 1
        for name, cards in ATTRIBUTE_CARDS.pieces(self.printed.left_out[self.seats]).items():
            found[f"attribute {name}"] += cards
        for rank, name in enumerate(RANK_NAMES):
            found[f"noble card {name}"] += max(int(cards_left(self, rank)), 0)
            for seat in range(PLAYERS):
                found[f"seat {seat} {name}"] += self._tiles_elsewhere(seat, rank)
        found["hexagonal marker"] += self._left(HEXAGONS, TERRITORIES)
        found["square marker"] += self._left(SQUARES, COUNTRIES) + self._left(SECOND_SQUARES, COUNTRIES)
        rounds = CENTURIES * COUNTRIES
        found["small round marker"] += self._left(MOST_INFLUENCE, rounds) + self._left(NEXT_INFLUENCE, rounds)
        large = [int(self.cells[LARGE + seat]) for seat in range(self.seats) if self.cells[LARGE + seat] != NONE]
        found["large round marker"] += len(large) + len(self.printed.large) - len(set(large))
        return found

    def _tiles_elsewhere(self, seat: int, rank: int) -> int:
        """Nobles in boxes and, dead, on hexagons; a colour that nobody plays is in the box."""
        if seat >= self.seats:
            return int(tiles(self.printed.tiles, rank))
        boxes = self.printed.boxes_of_rank[rank]
        fallen = [int(dead(self, box, seat)) for box in members(boxes)]
        return int(count(self.cells[NOBLES + seat] & boxes)) + sum(fallen)

    def _left(self, place: int, markers: int) -> int:
        """Markers that nobody holds; one that two players hold is counted twice by the fields."""
        return markers - int(count(anybodys(self, place)))


def start(
    box: HeadsBox, seats: int, chance: Chance, options: dict[str, str], log: list[Event] | None = None
) -> HeadsOfState:
    """A new game, dealt; what happens goes to `log` if there is one."""
    position = HeadsOfState(box, _EMPTY[:], chance)
    position.log = log
    begin(position, seats)
    return position
