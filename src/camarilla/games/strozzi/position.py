"""Strozzi behind the contract that all games share."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, members
from camarilla.core.chance import Chance
from camarilla.core.events import Event
from camarilla.core.fields import Json
from camarilla.core.position import Entry
from camarilla.games.strozzi.actions import CLAIM, DOCK, PASS, TAKE
from camarilla.games.strozzi.box import StrozziBox
from camarilla.games.strozzi.layout import (
    CLAIM_FLAG, CLAIMANT, CLAIMING, DECIDER, DECK, DISPLAY, DOCKING, FLAGS_OF, HARBOUR, LANDED, OVER, PAID, PHASE,
    RANK, REFUSED, REMOVED, SHIP, SIZE, SOURCE_NAMES, STOCK, TILES_OF, flag_of, number_of, owner_of, ship_of,
)  # fmt: skip
from camarilla.games.strozzi.pieces import (
    CITIES, CITY_NAMES, FLAG_NAMES, FLAGS, FLORENCE, KINDS_OF_TILE, NONE, PLAYERS, PORTS, SHIP_NAMES, TILE_NAMES,
)  # fmt: skip
from camarilla.games.strozzi.redeal import redeal
from camarilla.games.strozzi.rules.claim import usable_flags
from camarilla.games.strozzi.rules.port import has_ship_in
from camarilla.games.strozzi.rules.scoring import money_of
from camarilla.games.strozzi.rules.setup import begin
from camarilla.games.strozzi.rules.turn import apply, check
from camarilla.games.strozzi.state import StrozziState
from camarilla.games.strozzi.view import view


class Strozzi(StrozziState):
    """A game of Strozzi."""

    def clone(self, chance: Chance | None = None) -> "Strozzi":
        return Strozzi(self.printed, self.cells[:], self.chance if chance is None else chance)

    def acting(self) -> i64:
        if self.cells[PHASE] == OVER:
            return 0
        return bit(self.cells[DECIDER])

    def options(self, seat: i64, into: vec[i64]) -> i64:
        phase = self.cells[PHASE]
        if phase == CLAIMING:
            return self._claims(seat, into)
        if phase == DOCKING:
            return self._ports(seat, into)
        return self._tiles(into)

    def _claims(self, seat: i64, into: vec[i64]) -> i64:
        flags = usable_flags(self, seat)
        found: i64 = 0
        for flag in range(FLAGS):
            if flags & bit(flag):
                into[found] = CLAIM + flag
                found += 1
        into[found] = PASS
        return found + 1

    def _ports(self, seat: i64, into: vec[i64]) -> i64:
        found: i64 = 0
        for port in range(PORTS):
            if not has_ship_in(self, seat, port):
                into[found] = DOCK + port
                found += 1
        return found

    def _tiles(self, into: vec[i64]) -> i64:
        found: i64 = 0
        for kind in range(KINDS_OF_TILE):
            if number_of(self.cells[DISPLAY], kind):
                into[found] = TAKE + kind
                found += 1
        return found

    def check(self, seat: i64, action: i64) -> None:
        check(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        apply(self, seat, action)

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal(self, seat, chance)

    def view(self, seat: int | None) -> dict[str, Json]:
        return view(self, seat)

    def scores(self) -> list[int]:
        return [int(money_of(self, seat)) for seat in range(self.seats)]

    def tie_break(self, seat: int) -> list[int]:
        """The higher marker in Florence; no two stand equally high."""
        return [-int(self.cells[RANK + FLORENCE * PLAYERS + seat])]

    def account(self, seat: int) -> list[Entry]:
        """What ships, tracks, bonuses and each kind of patronage have paid."""
        return [
            Entry(f"account-{name}", int(self.cells[PAID + source * PLAYERS + seat]))
            for source, name in enumerate(SOURCE_NAMES)
        ]

    def census(self) -> dict[str, int]:
        found = dict.fromkeys(self.printed.components(self.seats), 0)
        self._count_ships(found)
        self._count_tiles(found)
        for seat in range(self.seats):
            for flag in members(self.cells[FLAGS_OF + seat]):
                found[f"seat {seat} {FLAG_NAMES[flag]}"] += 1
            for city in range(CITIES):
                found[f"{CITY_NAMES[city]} marker {self.cells[RANK + city * PLAYERS + seat]}"] += 1
        if self.cells[CLAIM_FLAG] != NONE:
            found[f"seat {self.cells[CLAIMANT]} {FLAG_NAMES[self.cells[CLAIM_FLAG]]}"] += 1
        return found

    def _count_ships(self, found: dict[str, int]) -> None:
        cells = self.cells
        loose = members(cells[DECK]) + members(cells[REMOVED]) + members(cells[REFUSED])
        if cells[SHIP] != NONE:
            loose.append(int(cells[SHIP]))
        for ship in loose:
            found[f"ship {SHIP_NAMES[ship]}"] += 1
        for port in range(PORTS):
            for place in range(cells[LANDED + port]):
                packed = cells[HARBOUR + port * PLAYERS + place]
                found[f"ship {SHIP_NAMES[ship_of(packed)]}"] += 1
                found[f"seat {owner_of(packed)} {FLAG_NAMES[flag_of(packed)]}"] += 1

    def _count_tiles(self, found: dict[str, int]) -> None:
        cells = self.cells
        heaps = [cells[STOCK], cells[DISPLAY], *[cells[TILES_OF + seat] for seat in range(self.seats)]]
        for heap in heaps:
            for kind in range(KINDS_OF_TILE):
                found[f"tile {TILE_NAMES[kind]}"] += int(number_of(heap, kind))


def start(
    box: StrozziBox, seats: int, chance: Chance, options: dict[str, str], log: list[Event] | None = None
) -> Strozzi:
    """A new game, laid out; what happens goes to `log` if there is one."""
    position = Strozzi(box, vec[i64]([0] * SIZE), chance)
    position.log = log
    begin(position, seats, int(options["money"] == "open"))
    return position
