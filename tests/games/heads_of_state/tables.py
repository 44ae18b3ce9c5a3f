"""Tables built for a test: who holds what, who stands where, and what is asked.

    table = a_table(hands={BLUE: "title troops castle"}, turn=BLUE, phase="placing", option="collect")
    table.play(BLUE, "place earl scotland nothing")

Cards that a test does not name lie in the piles, or in the discards if it says what the piles hold.
"""

from collections import Counter
from typing import Any

from camarilla.core.chance import FastChance
from camarilla.core.clauses import Illegal
from camarilla.core.counts import Counts
from camarilla.core.events import Event
from camarilla.core.position import Position
from camarilla.games.heads_of_state import GAME
from camarilla.games.heads_of_state.pieces import ATTRIBUTE_NAMES, RANK_NAMES, TERRITORY_NAMES, TREACHERY_NAMES
from camarilla.testkit.worlds import ScriptedChance

RED, YELLOW, BLUE, GREEN, BLACK = range(5)

Cards = dict[int, str]


class Table:
    """A position with the words of its actions."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.log: list[Event] = []
        position.log = self.log

    def play(self, seat: int, *actions: str) -> "Table":
        for action in actions:
            self.position.play(seat, GAME.verbs.parse(action))
        return self

    def refuse(self, seat: int, action: str) -> Illegal:
        """The refusal of an action; the position stays as it was."""
        before = list(self.position.cells)
        try:
            self.position.play(seat, GAME.verbs.parse(action))
        except Illegal as refusal:
            assert list(self.position.cells) == before
            return refusal
        raise AssertionError(f"{action!r} was accepted")

    def open_to(self, seat: int, verb: str = "") -> list[str]:
        texts = [GAME.verbs.text(action) for action in self.position.legal(seat)]
        return [text for text in texts if text.split()[0] == verb or not verb]

    def luck(self, *answers: int) -> "Table":
        """What the next draws of chance answer; after that always 0."""
        self.position.chance = ScriptedChance(list(answers))
        return self

    def __getitem__(self, field: str) -> Any:
        return self.position.dump()[field]

    @property
    def phase(self) -> str:
        return str(self["phase"])

    def view(self, seat: int | None = None) -> Any:
        """What a seat sees; without one, a spectator."""
        return self.position.view(seat)

    def events(self, seat: int | None = None) -> list[dict[str, Any]]:
        seen = [GAME.kinds.seen_by(event, seat) for event in self.log]
        return [dict(event) for event in seen if event is not None]

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        return [event for event in self.events(seat) if event["event"] == kind]


def a_game(seats: int = 3, seed: int = 1) -> Table:
    """A game just begun."""
    return Table(GAME.start(seats, FastChance(seed)))


def counted(cards: str) -> dict[str, int]:
    return dict(Counter(cards.split()))


def a_table(
    seats: int = 3,
    *,
    turn: int = RED,
    phase: str = "choosing",
    option: str = "undecided",
    century: int = 1589,
    hands: Cards | None = None,
    treachery: Cards | None = None,
    board: dict[int, str] | None = None,
    display: str = "gold title troops castle duelling bishop",
    pile: str | None = None,
    uprising: str | None = None,
    treachery_display: str = "assassin axeman",
    treachery_pile: str | None = None,
    **fields: Any,
) -> Table:
    """A position in the middle of a game. `board` is for instance {RED: "prince brandenburg, earl saxony"}."""
    position = GAME.start(seats, FastChance(1))
    document: dict[str, Any] = position.dump()
    document.update(turn=turn, turns=seats, phase=phase, option=option, century=century, draws=0)
    _deal_attributes(document, seats, hands or {}, display, pile, uprising)
    _deal_treachery(document, seats, treachery or {}, treachery_display, treachery_pile)
    for seat, nobles in (board or {}).items():
        for noble in nobles.split(", "):
            _stand(document, seat, *noble.split())
    document.update(fields)
    position.load(document)
    table = Table(position)
    assert position.census() == GAME.box.components(seats), "the test has made up or lost components"
    return table


def plotting(**given: Any) -> Table:
    """A table in a treachery turn, all cards drawn."""
    return a_table(phase="scheming", option="plot", **given)


def placing(**given: Any) -> Table:
    """A table in an attribute turn, all cards drawn."""
    return a_table(phase="placing", option="collect", **given)


def _deal_attributes(
    document: dict[str, Any], seats: int, hands: Cards, display: str, pile: str | None, uprising: str | None
) -> None:
    printed: Any = GAME.box
    deck: Any = Counts(ATTRIBUTE_NAMES, 6).write(int(printed.deck[seats]))
    rest: Counter[str] = Counter(deck)
    named = [counted(display), *[counted(cards) for cards in hands.values()]]
    named += [counted(cards) for cards in (pile, uprising) if cards is not None]
    for cards in named:
        rest.subtract(cards)
    assert min(rest.values()) >= 0, f"more cards than there are: {rest}"
    document["display"] = counted(display)
    document["hand"] = [counted(hands.get(seat, "")) for seat in range(seats)]
    apart = counted(uprising) if uprising is not None else dict(Counter(sorted(rest.elements())[::5][:10]))
    if uprising is None:
        rest.subtract(apart)
    document["uprising"] = apart
    left = {name: number for name, number in rest.items() if number}
    document["pile"] = left if pile is None else counted(pile)
    document["discards"] = {} if pile is None else left


def _deal_treachery(document: dict[str, Any], seats: int, hands: Cards, display: str, pile: str | None) -> None:
    printed: Any = GAME.box
    deck: Any = Counts(TREACHERY_NAMES, 5).write(int(printed.treachery))
    rest: Counter[str] = Counter(deck)
    for cards in [display, pile or "", *hands.values()]:
        rest.subtract(counted(cards))
    assert min(rest.values()) >= 0, f"more treachery cards than there are: {rest}"
    left = {name: number for name, number in rest.items() if number}
    document["treachery_display"] = counted(display)
    document["treachery_hand"] = [counted(hands.get(seat, "")) for seat in range(seats)]
    document["treachery_pile"] = left if pile is None else counted(pile)
    document["treachery_discards"] = {} if pile is None else left


def box_of(rank: str, territory: str) -> str:
    """The name of the box of a rank in a territory, as positions are written."""
    printed: Any = GAME.box
    place = int(printed.box_at[RANK_NAMES.index(rank) * 16 + TERRITORY_NAMES.index(territory)])
    assert place >= 0, f"no box for a {rank} in {territory}"
    return f"{territory} {'lower' if place % 2 else 'upper'}"


def _stand(document: dict[str, Any], seat: int, rank: str, territory: str) -> None:
    """Put a noble into his box as if he had been placed earlier; the first one there has the marker."""
    document["nobles"][seat].append(box_of(rank, territory))
    document["tiles"][seat][rank] -= 1
    cards = document["noble_cards"]
    if sum(held.get(rank, 0) for held in cards) < 10:
        cards[seat][rank] = cards[seat].get(rank, 0) + 1
    if not any(territory in present for present in document["present"]):
        document["hexagons"][seat].append(territory)
        printed: Any = GAME.box
        document["score"][seat] += int(printed.hexagon[TERRITORY_NAMES.index(territory)])
    if territory not in document["present"][seat]:
        document["present"][seat].append(territory)
