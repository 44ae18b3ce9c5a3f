"""Positions in writing: who holds what, what is open, and what is asked.

    table = given(hands={"A": "2 green, red, blue, yellow"}, money=[7])
    table.play("A build firenze, place tuscany, place tuscany")

In the examples of the rules A is Jenő, B Krisztina, C Péter and D Anita.
"""

from typing import Any, Self

from camarilla.core.box import Box
from camarilla.games.principe import GAME
from tests.games import notation
from tests.games.notation import LETTERS, counted, seat, things

COLOURS = things(GAME, "colour")
CITIES = things(GAME, "city")
ROLES = things(GAME, "role")
STAGES = {
    "offering": 1, "card-auction": 2, "building": 2, "playing": 3, "shields": 3,
    "role-auction": 4, "turning-up": 4, "posting": 4, "over": 0,
}  # fmt: skip
CARDS_OF_A_COLOUR = 20
COINS = 68
Cards = dict[str, str]


class Table(notation.Table):
    """A position of Il Principe, with short ways to ask about it."""

    game = GAME

    def all_pass(self) -> Self:
        """Everybody passes until the auction is over."""
        lot = self.lot()
        while self.lot() == lot:
            self.play(f"{self.to_act()} pass")
        return self

    def lot(self) -> str:
        """What is auctioned: a colour or a role; nothing if there is no auction."""
        auction = self.sees()["auction"]
        return str(auction["role"] or auction["colour"]) if auction else ""

    def bidding(self) -> str:
        """Who has not passed in the auction."""
        return "".join([LETTERS[bidder] for bidder in self.sees()["auction"]["bidding"]])

    def principe(self) -> str:
        return LETTERS[self.sees()["principe"]]

    def holders(self) -> dict[str, str]:
        """The roles that somebody holds, and who."""
        return {role: LETTERS[holder] for role, holder in self.sees()["roles"].items() if holder is not None}

    def cities(self) -> list[str]:
        """The cities that lie open, in their order."""
        return [card["city"] for card in self.sees()["open"]]

    def shields(self, letter: str) -> dict[str, int]:
        """A player's shields on the map."""
        held = {region["region"]: region["shields"][seat(letter)] for region in self.sees()["regions"]}
        return {region: number for region, number in held.items() if number}


def cards(written: str = "") -> dict[str, int]:
    """Cards by colour with the zeros, as a view shows them."""
    found = counted(written)
    assert set(found) <= set(COLOURS)
    return {colour: found.get(colour, 0) for colour in COLOURS}


def given(
    seats: int = 4,
    edition: str = "it",
    *,
    phase: str = "playing",
    principe: str = "A",
    turn: str = "A",
    owing: str = "",
    money: list[int] | None = None,
    hands: Cards | None = None,
    chosen: Cards | None = None,
    known: Cards | None = None,
    up: Cards | None = None,
    down: Cards | None = None,
    built: Cards | None = None,
    posted: Cards | None = None,
    roles: dict[str, str] | None = None,
    lots: str = "",
    deck: str | None = None,
    open: str = "firenze lucca siena milano",
    pile: str | None = None,
    box: Box | None = None,
    **written: Any,
) -> Table:
    """A position in phase 3 of round 2, or as told. Who is not named in `money` has 10 coins; cards that lie nowhere
    else are in the deck or, if the test says what the deck holds, out of the game; so it is with cities and `pile`.
    """
    table = Table.new(seats, box=box, edition=edition)
    coins = [*(money or []), *[10] * seats][:seats]
    fields: dict[str, Any] = {
        "round": 2, "stage": STAGES[phase], "phase": phase, "principe": seat(principe), "owing": list(owing),
        "turn": -1 if phase in ("offering", "over") else seat(turn), "money": coins, "bank": COINS - sum(coins),
        "known": _by_seat(table, known), "posted": _by_seat(table, posted), "given": [{}] * seats,
        "role": [seat(roles[role]) if roles and role in roles else -1 for role in ROLES],
    }  # fmt: skip
    heaps = {"hand": hands, "chosen": chosen, "up": up, "down": down}
    fields |= _cards({field: _by_seat(table, heap) for field, heap in heaps.items()}, counted(lots), deck)
    fields |= _cities([list(counted((built or {}).get(letter, ""))) for letter in table.letters], open.split(), pile)
    return table.rewrite(**(fields | written)).listen()


def at_auction(lots: str, *, principe: str = "A", **written: Any) -> Table:
    """The cards are turned up, in round 2: the first auction begins, left of the Principe.

    It is reached by way of the auction before, whose winner, the Principe, builds nothing.
    """
    table = given(phase="building", lots=lots, principe=principe, turn=principe, **written)
    return table.play(f"{principe} skip").listen()


def _by_seat(table: Table, heaps: Cards | None) -> list[dict[str, int]]:
    return [counted((heaps or {}).get(letter, "")) for letter in table.letters]


def _cards(heaps: dict[str, list[dict[str, int]]], lots: dict[str, int], deck: str | None) -> dict[str, Any]:
    laid = [lots, *[heap for field in heaps.values() for heap in field]]
    free = {colour: CARDS_OF_A_COLOUR - sum(heap.get(colour, 0) for heap in laid) for colour in COLOURS}
    piled = free if deck is None else counted(deck)
    gone = {colour: number - piled.get(colour, 0) for colour, number in free.items()}
    return {**heaps, "lots": lots, "deck": _without_zeros(piled), "gone": _without_zeros(gone)}


def _without_zeros(cards: dict[str, int]) -> dict[str, int]:
    return {colour: number for colour, number in cards.items() if number}


def _cities(built: list[list[str]], open_row: list[str], pile: str | None) -> dict[str, Any]:
    taken = [*open_row, *[city for cities in built for city in cities]]
    free = [city for city in CITIES if city not in taken]
    piled = [city for city in free if pile is None or city in pile.split()]
    out = [city for city in free if city not in piled]
    return {"built": built, "open": open_row, "open_cities": len(open_row), "city_pile": piled, "cities_out": out}
