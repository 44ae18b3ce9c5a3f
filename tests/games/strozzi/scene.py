"""Positions and results written the way players talk about them.

Players are letters, clockwise: A, B, C, ... Flags are P (pirate), +1 and W (wares). A track `A2 B2 C0` has A
left of B on space 2; a port `A:s12/P B:s05/W` has A's ship above B's.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.box import Box
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Illegal
from camarilla.core.events import Event
from camarilla.core.playout import playout
from camarilla.games.strozzi import GAME
from camarilla.games.strozzi.pieces import CITY_NAMES, FLAG_NAMES, PORT_NAMES, SHIP_NAMES, TILE_NAMES

LETTERS = "ABCDEF"
FLAG_MARKS = {"P": "pirate", "+1": "plus-one", "W": "wares"}
MARKS = {name: mark for mark, name in FLAG_MARKS.items()}


class Scene:
    """A position, what has happened since, and short ways to ask about both."""

    def __init__(self, position: Any) -> None:
        self.position = position
        self.log: list[Event] = []
        position.log = self.log

    # What players do

    def play(self, player: str, *actions: str) -> "Scene":
        """One player's decisions, in words: `claim wares`, `dock rome`, ..."""
        for action in actions:
            self.position.play(LETTERS.index(player), GAME.verbs.parse(action))
        return self

    def all_pass(self) -> "Scene":
        """Everybody who is asked about this ship passes."""
        ship = self.ship
        while self.asked and self.ship == ship:
            self.play(self.asked, "pass")
        return self

    def refusal(self, player: str, action: str) -> Illegal:
        """Why the decision is refused."""
        before = self.position.dump()
        try:
            self.play(player, action)
        except Illegal as refusal:
            assert self.position.dump() == before
            return refusal
        raise AssertionError(f"{player} was allowed to {action}")

    def play_at_random(self, seed: int = 1, limit: int = 100000) -> "Scene":
        """Random decisions to the end of the game, or so many."""
        self.position.chance = FastChance(seed)
        playout(self.position, FastChance(seed + 1), vec[i64]([0] * 64), limit)
        return self

    # What can be seen

    @property
    def view(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.position.view(None)
        return shown

    @property
    def asked(self) -> str:
        """Who is asked now; nobody when the game is over."""
        return "".join(LETTERS[seat] for seat in self.position.to_act())

    @property
    def active(self) -> str:
        return LETTERS[self.view["active"]]

    @property
    def ship(self) -> str | None:
        return self.view["ship"] and str(self.view["ship"]["ship"])

    def may(self, player: str) -> list[str]:
        """What a player can decide now."""
        return [GAME.verbs.text(action) for action in self.position.legal(LETTERS.index(player))]

    def flags(self, player: str) -> str:
        return " ".join(MARKS[flag] for flag in self.view["players"][LETTERS.index(player)]["flags"])

    def tiles(self, player: str) -> list[str]:
        return list(self.view["players"][LETTERS.index(player)]["tiles"])

    def totals(self, player: str) -> dict[str, int]:
        return dict(self.view["players"][LETTERS.index(player)]["patronage"])

    def track(self, city: str) -> str:
        """From the highest marker down."""
        spaces = self.view["tracks"][CITY_NAMES.index(city)]["spaces"]
        markers = [
            f"{LETTERS[seat]}{number}" for number, space in enumerate(spaces) for seat in reversed(space["markers"])
        ]
        return " ".join(reversed(markers))

    def space(self, city: str, player: str) -> int:
        return next(int(marker[1:]) for marker in self.track(city).split() if marker[0] == player)

    def port(self, port: str) -> str:
        """From the fastest ship down."""
        ships = self.view["ports"][PORT_NAMES.index(port)]["ships"]
        return " ".join(f"{LETTERS[ship['owner']]}:{ship['ship']}/{MARKS[ship['flag']]}" for ship in ships)

    def paid(self, player: str, source: str) -> int:
        entries = self.position.account(LETTERS.index(player))
        return sum(entry.points for entry in entries if entry.key == f"account-{source}")

    def money(self) -> list[int]:
        return list(self.position.scores())

    def told(self, kind: str | None = None) -> list[dict[str, Any]]:
        """What has happened, for all to see."""
        seen = [GAME.kinds.seen_by(event, None) for event in self.log]
        return [dict(event) for event in seen if event and kind in (None, event["event"])]


def new_game(seats: int = 4, seed: int = 1, **options: str) -> Scene:
    log: list[Event] = []
    scene = Scene(GAME.start(seats, FastChance(seed), options, log=log))
    scene.position.log = scene.log = log
    return scene


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
) -> Scene:
    """A position in which `active` has just turned up `ship`. All flags that lie in no port are at hand."""
    position = GAME.start(seats, FastChance(1), box=box)
    document: dict[str, Any] = position.dump()
    document |= {"round": round, "ship": ship, "active": LETTERS.index(active), "decider": LETTERS.index(active)}
    _lay_ships(document, ports or {}, ship, deck)
    _lay_tiles(document, tiles or {}, display)
    for city in CITY_NAMES:
        _set_markers(document, city, (tracks or {}).get(city, " ".join(f"{letter}0" for letter in LETTERS[:seats])))
    for player, money in (paid or {}).items():
        document["paid_ships"][LETTERS.index(player)] = money
    position.load(document)
    assert position.census() == position.box.components(seats)
    return Scene(position)


def _lay_ships(document: dict[str, Any], ports: dict[str, str], ship: str, deck: str | None) -> None:
    document["flags"] = [list(FLAG_NAMES) for _ in range(document["seats"])]
    placed = [ship]
    for index, port in enumerate(PORT_NAMES):
        berths = ports.get(port, "").split()
        document["landed"][index] = len(berths)
        document[f"{port}_ships"] = []
        for berth in berths:
            owned, mark = berth.split("/")
            placed.append(owned[2:])
            document[f"{port}_ships"].append(f"{owned} {FLAG_MARKS[mark]}")
            document["flags"][LETTERS.index(owned[0])].remove(FLAG_MARKS[mark])
    rest = [name for name in SHIP_NAMES if name not in placed]
    to_come = 3 * document["seats"] + 3 - len(placed)
    document["deck"] = rest[:to_come] if deck is None else deck.split()
    document["removed"] = [name for name in rest if name not in document["deck"]]


def _lay_tiles(document: dict[str, Any], tiles: dict[str, str], display: str) -> None:
    heaps = [tiles.get(LETTERS[seat], "") for seat in range(document["seats"])]
    left = {name: document["stock"].get(name, 0) + document["display"].get(name, 0) for name in TILE_NAMES}
    for name in " ".join([display, *heaps]).split():
        left[name] -= 1
    document["stock"] = {name: number for name, number in left.items() if number}
    document["display"] = _heap(display)
    document["tiles"] = [_heap(heap) for heap in heaps]


def _heap(names: str) -> dict[str, int]:
    return {name: names.split().count(name) for name in names.split()}


def _set_markers(document: dict[str, Any], city: str, markers: str) -> None:
    assert len(markers.split()) == document["seats"]
    for rank, marker in enumerate(markers.split()):
        document[city][LETTERS.index(marker[0])] = int(marker[1:])
        document[f"{city}_rank"][LETTERS.index(marker[0])] = rank
