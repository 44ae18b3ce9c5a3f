"""Pledges: a whole game in one module, for makers to read and for the testkit to play.

Everybody holds two cards. All pledge one in secret at the same time; the highest takes a point for every pledge.
Pledges are discarded openly, and all draw a card as long as there is one for each; in the end the most points win.
"""

from typing import Final, TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.actions import Verb, Verbs, numbers
from camarilla.core.bits import bit, count, full, members
from camarilla.core.box import Box
from camarilla.core.chance import Chance
from camarilla.core.clauses import Illegal
from camarilla.core.events import SEAT, SLOW, Event, Kind, Kinds, amount
from camarilla.core.fields import PER_SEAT, Field, Json, Layout, Named, SetOf
from camarilla.core.game import Game
from camarilla.core.position import Position

GAME: Final = Game("pledges", __name__, seats=(2, 3), minutes=3, rules_version=1, released=True)
CARD: Final = numbers("card", 1, 9)
CARDS: Final = [str(number) for number in CARD.values]
VERBS: Final = Verbs(Verb("pledge", CARD, secret=("card",)))
KINDS: Final = Kinds(Kind("drew", SEAT, secret=[CARD]), Kind("won", SEAT, amount("points"), pace=SLOW))
DREW, WON = 0, 1

SEATS, PILE, DISCARD, HAND, PLEDGE, POINTS = 0, 1, 2, 3, 6, 9
LAYOUT: Final = Layout(
    12,
    Field("seats", SEATS),
    Field("pile", PILE, codec=SetOf(CARDS), secret=True, holds="card {name}"),
    Field("discard", DISCARD, codec=SetOf(CARDS), holds="card {name}"),
    Field("hand", HAND, PER_SEAT, SetOf(CARDS), secret=True, holds="card {name}"),
    Field("pledge", PLEDGE, PER_SEAT, Named(CARDS), secret=True, holds="card {name}"),
    Field("points", POINTS, PER_SEAT),
)


class Pledges(Position):
    def layout(self) -> Layout:
        return LAYOUT

    def verbs(self) -> Verbs:
        return VERBS

    def acting(self) -> i64:
        return sum([bit(one) for one in range(self.seats) if self.cells[HAND + one] and self.cells[PLEDGE + one] < 0])

    def options(self, seat: i64, into: vec[i64]) -> i64:
        cards = members(self.cells[HAND + seat])
        for place, card in enumerate(cards):
            into[place] = card
        return len(cards)

    def check(self, seat: i64, action: i64) -> None:
        if not self.cells[HAND + seat] & bit(action):
            raise Illegal("1.1", card=CARDS[action])

    def apply(self, seat: i64, action: i64) -> None:
        self.cells[HAND + seat] &= ~bit(action)
        self.cells[PLEDGE + seat] = action
        if not self.acting():
            self._settle()

    def _settle(self) -> None:
        pledges = [self.cells[PLEDGE + seat] for seat in range(self.seats)]
        winner = pledges.index(max(pledges))
        self.cells[POINTS + winner] += self.seats
        self.tell(WON, winner, self.seats)
        enough = count(self.cells[PILE]) >= self.seats
        for seat, card in enumerate(pledges):
            self.cells[DISCARD] |= bit(card)
            self.cells[PLEDGE + seat] = -1
            if enough:
                self.draw(seat)

    def draw(self, seat: int) -> None:
        card = self.chance.pick(self.cells[PILE])
        self.cells[PILE] &= ~bit(card)
        self.cells[HAND + seat] |= bit(card)
        self.tell(DREW, seat, card, eyes=bit(seat))

    def redeal(self, seat: i64, chance: Chance) -> None:
        self.need_seat(seat)
        cells = self.cells
        unseen = full(3 * self.seats) & ~cells[DISCARD] & ~cells[HAND + seat]
        if cells[PLEDGE + seat] >= 0:
            unseen &= ~bit(cells[PLEDGE + seat])
        for other in range(self.seats):
            if other != seat:
                cells[HAND + other] = chance.subset(unseen, count(cells[HAND + other]))
                unseen &= ~cells[HAND + other]
                if cells[PLEDGE + other] >= 0:
                    cells[PLEDGE + other] = chance.pick(unseen)
                    unseen &= ~bit(cells[PLEDGE + other])
        cells[PILE] = unseen

    def view(self, seat: int | None) -> dict[str, Json]:
        return cast(dict[str, Json], view(self, self.viewer(seat)))

    def scores(self) -> list[int]:
        return [int(self.cells[POINTS + seat]) for seat in range(self.seats)]


class PlayerView(TypedDict):
    hand: list[str] | None
    points: int


class PledgesView(TypedDict):
    seat: int | None
    seats: int
    phase: str
    pile: int
    discard: list[str]
    players: list[PlayerView]


def view(state: Pledges, seat: int | None) -> PledgesView:
    hands = [named(state.cells[HAND + place]) if place == seat else None for place in range(state.seats)]
    return {
        "seat": seat,
        "seats": state.seats,
        "phase": "pledging" if state.acting() else "over",
        "pile": int(count(state.cells[PILE])),
        "discard": named(state.cells[DISCARD]),
        "players": [{"hand": hand, "points": won} for hand, won in zip(hands, state.scores(), strict=True)],
    }


def named(cards: i64) -> list[str]:
    return [CARDS[card] for card in members(cards)]


def start(box: Box, seats: int, chance: Chance, options: dict[str, str], log: list[Event] | None) -> Pledges:
    position = Pledges(box, vec[i64]([0] * LAYOUT.size), chance)
    position.log = log
    position.cells[SEATS] = seats
    position.cells[PILE] = full(3 * seats)
    for seat in range(seats):
        position.cells[PLEDGE + seat] = -1
        position.draw(seat)
        position.draw(seat)
    return position


def value(position: Position, seat: int) -> int:
    return position.scores()[seat]


CLAUSES: Final = """[[chapter]]
id = "1"
en = "Pledging"
hu = "Felajánlás"
it = "Le promesse"
[[clause]]
id = "1.1"
source = "this module"
en = "Everybody pledges a card from the hand, all at the same time."
hu = "Mindenki egyszerre ajánl fel egy lapot a kezéből."
it = "Tutti promettono nello stesso momento una carta della mano."
[[clause]]
id = "1.2"
source = "this module"
en = "The highest pledge takes a point for every pledged card."
hu = "A legmagasabb felajánlás minden felajánlott lapért egy pontot kap."
it = "La promessa più alta prende un punto per ogni carta promessa."
"""
TEXT: Final = {
    "en": """title = Pledges
tagline = Who dares to pledge the most?
action-pledge = Pledge { $card }
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
event-won = { $seat } takes { $points } points.
ask-pledging = Pledge a card.
refused-1-1 = You do not hold { $card }.
""",
    "hu": """title = Felajánlások
tagline = Ki mer a legtöbbet felajánlani?
action-pledge = Felajánlás: { $card }
event-drew = { $seat } lapot húz: { $card }.
event-drew-unseen = { $seat } lapot húz.
event-won = { $seat } { $points } pontot kap.
ask-pledging = Ajánlj fel egy lapot.
refused-1-1 = Nincs a kezedben: { $card }.
""",
    "it": """title = Promesse
tagline = Chi osa promettere di più?
action-pledge = Prometti { $card }
event-drew = { $seat } pesca { $card }.
event-drew-unseen = { $seat } pesca una carta.
event-won = { $seat } prende { $points } punti.
ask-pledging = Prometti una carta.
refused-1-1 = Non hai { $card } in mano.
""",
}
