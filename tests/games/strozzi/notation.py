"""Positions and results written the way players talk about them.

Flags are P (pirate), +1 and W (wares). A track `A2 B2 C0` has A left of B on space 2; a port `A:s12/P B:s05/W` has
A's ship above B's.
"""

from collections import Counter
from typing import Any, Self

from camarilla.core.box import Box
from camarilla.games.strozzi import GAME
from tests.games import notation
from tests.games.notation import LETTERS, counted, seat, things

FLAGS = {"P": "pirate", "+1": "plus-one", "W": "wares"}
MARKS = {name: mark for mark, name in FLAGS.items()}
CITIES = things(GAME, "city")
PORTS = things(GAME, "port")
SHIPS = things(GAME, "ship")
TILES = things(GAME, "tile")


class Table(notation.Table):
    """A position of Strozzi, with short ways to ask about it."""

    game = GAME

    def all_pass(self) -> Self:
        """Everybody who is asked about this ship passes."""
        ship = self.ship()
        while self.to_act() and self.ship() == ship:
            self.play(f"{self.to_act()} pass")
        return self

    def others_pass(self, letter: str) -> Self:
        """Everybody passes who is asked before it is this player's turn."""
        while self.to_act() != letter:
            self.play(f"{self.to_act()} pass")
        return self

    def active(self) -> str:
        """Who turned up the ship."""
        return LETTERS[self.sees()["active"]]

    def ship(self) -> str | None:
        """The ship that lies before the active player."""
        ship = self.sees()["ship"]
        return ship and str(ship["ship"])

    def flags(self, letter: str) -> str:
        return " ".join([MARKS[flag] for flag in self.player(letter)["flags"]])

    def tiles(self, letter: str) -> list[str]:
        return list(self.player(letter)["tiles"])

    def patronage(self, letter: str) -> dict[str, int]:
        """The total of a player's tiles in each category."""
        return dict(self.player(letter)["patronage"])

    def track(self, city: str) -> str:
        """From the highest marker down."""
        spaces = self.sees()["tracks"][CITIES.index(city)]["spaces"]
        markers = [
            (number, LETTERS[marker]) for number, space in enumerate(spaces) for marker in space["markers"][::-1]
        ]
        return " ".join([f"{letter}{number}" for number, letter in markers[::-1]])

    def space(self, city: str, letter: str) -> int:
        return next(int(marker[1:]) for marker in self.track(city).split() if marker[0] == letter)

    def port(self, port: str) -> str:
        """From the fastest ship down."""
        ships = self.sees()["ports"][PORTS.index(port)]["ships"]
        return " ".join([f"{LETTERS[ship['owner']]}:{ship['ship']}/{MARKS[ship['flag']]}" for ship in ships])

    def paid(self, letter: str, source: str) -> int:
        """What a source has paid to a player."""
        return self.account(letter).get(source, 0)


def given(
    seats: int = 4,
    *,
    ship: str = "s12",
    active: str = "A",
    round: int = 1,
    ports: dict[str, str] | None = None,
    tracks: dict[str, str] | None = None,
    tiles: dict[str, str] | None = None,
    display: str = "art-gold science-grain architecture-two",
    deck: str | None = None,
    paid: dict[str, int] | None = None,
    box: Box | None = None,
) -> Table:
    """A position in which `active` has just turned up `ship`. All flags that lie in no port are at hand."""
    table = Table.new(seats, box=box)
    standing = " ".join([f"{letter}0" for letter in table.letters])
    fields: dict[str, Any] = {"round": round, "ship": ship, "active": seat(active), "decider": seat(active)}
    fields |= _ships(seats, ports or {}, ship, deck)
    fields |= _tiles(table, tiles or {}, display)
    for city in CITIES:
        fields |= _markers(city, (tracks or {}).get(city, standing))
    fields["paid_ships"] = [(paid or {}).get(letter, 0) for letter in table.letters]
    return table.rewrite(**fields).listen()


def _ships(seats: int, ports: dict[str, str], ship: str, deck: str | None) -> dict[str, Any]:
    flags = [list(FLAGS.values()) for _ in range(seats)]
    fields: dict[str, Any] = {"flags": flags, "landed": [len(ports.get(port, "").split()) for port in PORTS]}
    placed = [ship]
    for port in PORTS:
        berths = [berth.split("/") for berth in ports.get(port, "").split()]
        fields[f"{port}_ships"] = [f"{owned} {FLAGS[mark]}" for owned, mark in berths]
        for owned, mark in berths:
            placed.append(owned[2:])
            flags[seat(owned[0])].remove(FLAGS[mark])
    rest = [name for name in SHIPS if name not in placed]
    fields["deck"] = rest[: 3 * seats + 3 - len(placed)] if deck is None else deck.split()
    fields["removed"] = [name for name in rest if name not in fields["deck"]]
    return fields


def _tiles(table: Table, tiles: dict[str, str], display: str) -> dict[str, Any]:
    heaps = [counted(tiles.get(letter, "")) for letter in table.letters]
    left = Counter(table["stock"]) + Counter(table["display"])
    for heap in (counted(display), *heaps):
        left.subtract(heap)
    stock = {name: left[name] for name in TILES if left[name]}
    return {"tiles": heaps, "display": counted(display), "stock": stock}


def _markers(city: str, markers: str) -> dict[str, list[int]]:
    ranked = [(seat(marker[0]), int(marker[1:])) for marker in markers.split()]
    order = [owner for owner, _ in ranked]
    places = range(len(ranked))
    return {city: [dict(ranked)[owner] for owner in places], f"{city}_rank": [order.index(owner) for owner in places]}
