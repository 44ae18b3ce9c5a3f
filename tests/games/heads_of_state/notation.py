"""Tables in writing: who holds what, who stands where, and what is asked.

    table = given(turn="C", hands={"C": "title troops castle"}, phase="placing", option="collect")
    table.play("C place earl scotland nothing")

Cards that a test does not name lie in the piles, or in the discards if it says what the piles hold. In the examples of
the rules A is red, B yellow, C blue, D green and E black.
"""

from collections import Counter
from typing import Any

from camarilla.games.heads_of_state import GAME
from tests.games import notation
from tests.games.notation import counted, seat, things

Cards = dict[str, str]
ATTRIBUTES = things(GAME, "attribute")
RANKS = things(GAME, "rank")
TERRITORIES = things(GAME, "territory")
COUNTRIES = things(GAME, "country")
TILES = {"baron": 6, "count": 6, "earl": 4, "marquis": 4, "duke": 4, "prince": 4, "king": 4}
"""What a player brings to the table."""
CARDS_OF_A_RANK = 10


class Table(notation.Table):
    """A position of Heads of State."""

    game = GAME

    def country(self, name: str) -> Any:
        """What everybody sees of a country."""
        return self.sees()["countries"][COUNTRIES.index(name)]

    def hand_size(self, letter: str) -> int:
        return sum(self.has(letter, "hand").values())

    def treachery_size(self, letter: str) -> int:
        return sum(self.has(letter, "treachery_hand").values())


def given(
    seats: int = 3,
    *,
    turn: str = "A",
    phase: str = "choosing",
    option: str = "undecided",
    century: int = 1589,
    hands: Cards | None = None,
    treachery: Cards | None = None,
    board: Cards | None = None,
    display: str = "gold title troops castle duelling bishop",
    pile: str | None = None,
    uprising: str | None = None,
    treachery_display: str = "assassin axeman",
    treachery_pile: str | None = None,
    **written: Any,
) -> Table:
    """A position in the middle of a game.

    `board` is for instance {"A": "prince brandenburg, earl saxony"}; `written` are further fields of the document.
    """
    table = Table.new(seats)
    fields: dict[str, Any] = {"turn": seat(turn), "turns": seats, "phase": phase, "option": option}
    fields |= {"century": century, "draws": 0}
    fields |= _attributes(table, hands or {}, display, pile, uprising)
    fields |= _treachery(table, treachery or {}, treachery_display, treachery_pile)
    fields |= _nobles(table, board or {})
    return table.rewrite(**(fields | written)).listen()


def plotting(**written: Any) -> Table:
    """A table in a treachery turn, all cards drawn."""
    return given(phase="scheming", option="plot", **written)


def placing(**written: Any) -> Table:
    """A table in an attribute turn, all cards drawn."""
    return given(phase="placing", option="collect", **written)


def graves(box: str, **buried: int) -> list[dict[str, int]]:
    """The field of the dead: `graves("saxony upper", B=1)`, and nobody elsewhere."""
    boxes = [f"{territory} {half}" for territory in TERRITORIES for half in ("upper", "lower")]
    return [buried if box == other else {} for other in boxes]


def _attributes(table: Table, hands: Cards, display: str, pile: str | None, uprising: str | None) -> dict[str, Any]:
    rest = Counter(table["pile"]) + Counter(table["uprising"]) + Counter(table["display"])
    held = [counted(hands.get(letter, "")) for letter in table.letters]
    for cards in (counted(display), counted(pile or ""), counted(uprising or ""), *held):
        rest.subtract(cards)
    assert min(rest.values()) >= 0, f"more cards than there are: {rest}"
    apart = dict(Counter(sorted(rest.elements())[::5][:10])) if uprising is None else counted(uprising)
    if uprising is None:
        rest.subtract(apart)
    left = {name: number for name, number in rest.items() if number}
    piled, discarded = (left, {}) if pile is None else (counted(pile), left)
    return {"hand": held, "display": counted(display), "uprising": apart, "pile": piled, "discards": discarded}


def _treachery(table: Table, hands: Cards, display: str, pile: str | None) -> dict[str, Any]:
    rest = Counter(table["treachery_pile"]) + Counter(table["treachery_display"])
    held = [counted(hands.get(letter, "")) for letter in table.letters]
    for cards in (counted(display), counted(pile or ""), *held):
        rest.subtract(cards)
    assert min(rest.values()) >= 0, f"more treachery cards than there are: {rest}"
    left = {name: number for name, number in rest.items() if number}
    piled, discarded = (left, {}) if pile is None else (counted(pile), left)
    return {
        "treachery_hand": held,
        "treachery_display": counted(display),
        "treachery_pile": piled,
        "treachery_discards": discarded,
    }


def tiles_without(rank: str) -> dict[str, int]:
    """A player's tiles when all of a rank are gone."""
    return {other: number for other, number in TILES.items() if other != rank}


def _nobles(table: Table, board: Cards) -> dict[str, Any]:
    """Nobles in their boxes as if they had been placed earlier; the first in a territory has the marker."""
    fields = ("nobles", "tiles", "noble_cards", "present", "hexagons", "score")
    nobles, tiles, cards, present, hexagons, score = written = [table[field] for field in fields]
    territories = {shown["name"]: shown for country in table.sees()["countries"] for shown in country["territories"]}
    for letter, standing in board.items():
        owner = seat(letter)
        for rank, territory in [noble.split() for noble in standing.split(",")]:
            ranks = [box["rank"] for box in territories[territory]["boxes"]]
            nobles[owner].append(f"{territory} {('upper', 'lower')[ranks.index(rank)]}")
            tiles[owner][rank] -= 1
            if sum(held.get(rank, 0) for held in cards) < CARDS_OF_A_RANK:
                cards[owner][rank] = cards[owner].get(rank, 0) + 1
            if not any(territory in places for places in present):
                hexagons[owner].append(territory)
                score[owner] += territories[territory]["hexagon"]
            if territory not in present[owner]:
                present[owner].append(territory)
    return dict(zip(fields, written, strict=True))
