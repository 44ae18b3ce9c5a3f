"""Il Principe behind the contract that all games share."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, members
from camarilla.core.chance import Chance
from camarilla.core.events import Event
from camarilla.core.fields import Json
from camarilla.core.position import Entry
from camarilla.games.principe.box import PrincipeBox
from camarilla.games.principe.counts import number, total
from camarilla.games.principe.layout import (
    BANK, BLESSINGS, BUILT, CHOSEN, CITIES_OUT, CITY_PILE, DECK, DOWN, GONE, HAND, LOTS, MONEY, OFFERING, OPEN,
    OPEN_CITIES, OVER, OWING, PATRONAGE, PHASE, POSTED, ROLE, SIZE, TURN, UP,
)  # fmt: skip
from camarilla.games.principe.pieces import CITY_NAMES, COLOUR_NAMES, EDITION_NAMES, REGION_NAMES, ROLE_NAMES, ROLES
from camarilla.games.principe.redeal import redeal
from camarilla.games.principe.rules.city import role_points, shields_left
from camarilla.games.principe.rules.final import hand_points, money_points, region_points, score, set_points
from camarilla.games.principe.rules.refusals import check
from camarilla.games.principe.rules.setup import begin
from camarilla.games.principe.rules.turn import apply, options
from camarilla.games.principe.state import PrincipeState
from camarilla.games.principe.view import view


class Principe(PrincipeState):
    """A game of Il Principe."""

    def clone(self, chance: Chance | None = None) -> "Principe":
        return Principe(self.printed, self.cells[:], self.chance if chance is None else chance)

    def acting(self) -> i64:
        phase = self.cells[PHASE]
        if phase == OFFERING:
            return self.cells[OWING]
        if phase == OVER:
            return 0
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
        return [int(score(self, seat)) for seat in range(self.seats)]

    def account(self, seat: int) -> list[Entry]:
        """The cities, the roles' points during the game and, when it is over, every item of the end."""
        cells = self.cells
        lines = [
            Entry("account-city", int(self.printed.points[city]), {"city": CITY_NAMES[city]})
            for city in members(cells[BUILT + seat])
        ]
        lines.append(Entry("account-patronage", int(cells[PATRONAGE + seat])))
        lines.append(Entry("account-blessings", int(cells[BLESSINGS + seat])))
        if cells[PHASE] == OVER:
            lines.extend(self._final_account(seat))
        return lines

    def _final_account(self, seat: int) -> list[Entry]:
        cells = self.cells
        lines = [
            Entry("account-role", int(role_points(role)), {"role": ROLE_NAMES[role]})
            for role in range(ROLES)
            if cells[ROLE + role] == seat
        ]
        lines.append(Entry("account-sets", int(set_points(self, seat)), {"sets": int(set_points(self, seat)) // 2}))
        lines.append(Entry("account-money", int(money_points(self, seat)), {"coins": int(cells[MONEY + seat])}))
        cards = int(total(cells[HAND + seat]))
        lines.append(Entry("account-hand", int(hand_points(self, seat)), {"cards": cards}))
        for region, name in enumerate(REGION_NAMES):
            shields = int(number(cells[POSTED + seat], region))
            if shields:
                points = int(region_points(self, seat, region))
                lines.append(Entry("account-region", points, {"region": name, "shields": shields}))
        return lines

    def census(self) -> dict[str, int]:
        cells = self.cells
        found: dict[str, int] = {}
        places = [DECK, GONE, LOTS]
        for seat in range(self.seats):
            places.extend([HAND + seat, CHOSEN + seat, UP + seat, DOWN + seat])
        for colour, name in enumerate(COLOUR_NAMES):
            found[f"{name} cards"] = sum([int(number(cells[place], colour)) for place in places])
        found.update(self._cities())
        for role, name in enumerate(ROLE_NAMES):
            found[f"role {name}"] = int(-1 <= cells[ROLE + role] < self.seats)
        for seat in range(self.seats):
            found[f"shields of seat {seat}"] = int(total(cells[POSTED + seat]) + shields_left(self, seat))
        found["coins"] = int(cells[BANK]) + sum([int(cells[MONEY + seat]) for seat in range(self.seats)])
        return found

    def _cities(self) -> dict[str, int]:
        """Where each city card is; one whose shields are being placed lies before its builder already."""
        cells = self.cells
        found = {f"city {name}": 0 for name in CITY_NAMES}
        cities = [*members(cells[CITY_PILE]), *members(cells[CITIES_OUT])]
        cities.extend([int(cells[place]) for place in range(OPEN, OPEN + int(cells[OPEN_CITIES]))])
        for seat in range(self.seats):
            cities.extend(members(cells[BUILT + seat]))
        for city in cities:
            found[f"city {CITY_NAMES[city]}"] += 1
        return found


def start(
    box: PrincipeBox, seats: int, chance: Chance, options: dict[str, str], log: list[Event] | None = None
) -> Principe:
    """A new game, dealt; what happens goes to `log` if there is one."""
    position = Principe(box, vec[i64]([0] * SIZE), chance)
    position.log = log
    begin(position, seats, EDITION_NAMES.index(options["edition"]), int(options["money"] == "open"))
    return position
