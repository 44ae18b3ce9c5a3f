"""A guess after a decision must know what the decision told: certainly, and by how likely it was."""

import sys
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.actions import Verb, Verbs
from camarilla.core.bits import bit, count, full
from camarilla.core.box import Box
from camarilla.core.chance import Chance
from camarilla.core.clauses import Illegal
from camarilla.core.events import Event, Kinds
from camarilla.core.fields import Field, Json, Layout, Named
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.testkit import Violation, setups
from camarilla.testkit.steps import guesses_follow_what_happens
from camarilla.testkit.worlds import redeal_is_uniform
from tests.toys import pledges
from tests.toys.pledges import DISCARD, HAND, PILE, PLEDGE, Pledges

LOWEST: Final = 0
OPENLY: Final = Verbs(Verb("pledge", pledges.CARD))


class LowestFirst(Pledges):
    """Whoever holds the lowest card must pledge it, openly: after the first pledge nobody has it in hand."""

    def verbs(self) -> Verbs:
        return OPENLY

    def draw(self, seat: int) -> None:
        """Only the first two cards: later hands would need a memory."""
        if count(self.cells[PILE]) > self.seats:
            super().draw(seat)

    def options(self, seat: i64, into: vec[i64]) -> i64:
        if not self.cells[HAND + seat] & bit(LOWEST):
            return super().options(seat, into)
        into[0] = LOWEST
        return 1

    def check(self, seat: i64, action: i64) -> None:
        super().check(seat, action)
        if action != LOWEST and self.cells[HAND + seat] & bit(LOWEST):
            raise Illegal("1.1", card="1")

    def view(self, seat: int | None) -> dict[str, Json]:
        return {**super().view(seat), "pledged": [int(self.cells[PLEDGE + one]) for one in range(self.seats)]}

    def redeal(self, seat: i64, chance: Chance) -> None:
        self.need_seat(seat)
        cells = self.cells
        unseen = full(3 * self.seats) & ~cells[DISCARD] & ~cells[HAND + seat]
        others = [other for other in range(self.seats) if other != seat]
        for pledged in range(self.seats):
            if cells[PLEDGE + pledged] >= 0:
                unseen &= ~bit(cells[PLEDGE + pledged])
        for other in sorted(others, key=lambda other: int(count(cells[HAND + other]))):
            held = count(cells[HAND + other])
            cells[HAND + other] = chance.subset(self.possible(unseen, held), held)
            unseen &= ~cells[HAND + other]
        cells[PILE] = unseen

    def possible(self, unseen: i64, held: i64) -> i64:
        """What may be in a hand: whoever has pledged has not the lowest card."""
        return unseen if held == 2 else unseen & ~bit(LOWEST)


class Forgetful(LowestFirst):
    """Does not conclude anything from a pledge."""

    def possible(self, unseen: i64, held: i64) -> i64:
        return unseen


def compared(kind: type[Pledges], monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(pledges, "Pledges", kind)
    monkeypatch.setattr(pledges.GAME, "verbs", OPENLY)
    found = [guesses_follow_what_happens(setup, seed) for setup in setups(pledges.GAME) for seed in range(4)]
    return sum(found)


def test_a_guess_that_knows_what_a_pledge_told_follows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compared(LowestFirst, monkeypatch) > 10
    assert redeal_is_uniform(setups(pledges.GAME)[0], 0, 1, seed=3) > 1


def test_a_guess_that_ignores_what_everybody_could_conclude_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Violation, match=r"deals 1 to \w+\[\d\] in \d+% of all worlds, but it is there in 0%"):
        compared(Forgetful, monkeypatch)


# Boxes with two coins -----------------------------------------------------------------

GAME: Final = Game("boxes", __name__, seats=(2, 2), rules_version=1)
VERBS: Final = Verbs(Verb("open"), Verb("go"))
KINDS: Final = Kinds()
SEATS, CLOSED, COIN = 0, 1, 2
CLOSED_NAMES: Final = ["gold-gold", "gold-silver", "silver-silver"]
LAYOUT: Final = Layout(
    3, Field("seats", SEATS), Field("closed", CLOSED, codec=Named(CLOSED_NAMES), secret=True), Field("coin", COIN)
)


class Coins(Position):
    """One of three boxes lies closed on the table; the first player takes one of its two coins out by luck."""

    def layout(self) -> Layout:
        return LAYOUT

    def verbs(self) -> Verbs:
        return VERBS

    def acting(self) -> i64:
        return 2 if self.cells[COIN] < 0 else 0

    def options(self, seat: i64, into: vec[i64]) -> i64:
        into[0] = 0
        return 1

    def check(self, seat: i64, action: i64) -> None:
        if action:
            raise Illegal("1.1")

    def apply(self, seat: i64, action: i64) -> None:
        silver = self.cells[CLOSED]  # how many of the two coins are
        self.cells[COIN] = 1 if self.chance.below(2) < silver else 0

    def redeal(self, seat: i64, chance: Chance) -> None:
        if self.cells[COIN] < 0:
            self.cells[CLOSED] = chance.below(3)
        else:
            # In one of three cases the other coin is not like the one that was taken out.
            mixed = chance.below(3) == 0
            self.cells[CLOSED] = 1 if mixed else 2 * self.cells[COIN]

    def view(self, seat: int | None) -> dict[str, Json]:
        return {"coin": int(self.cells[COIN])}


class HalfAndHalf(Coins):
    """Takes both boxes that are left for equally likely, which they are not."""

    def redeal(self, seat: i64, chance: Chance) -> None:
        super().redeal(seat, chance)
        if self.cells[COIN] >= 0:
            self.cells[CLOSED] = self.cells[COIN] + chance.below(2)


DEALT: Final[list[type[Coins]]] = [Coins]


def start(box: Box, seats: int, chance: Chance, options: dict[str, str], log: list[Event] | None) -> Coins:
    return DEALT[0](box, vec[i64]([seats, chance.below(3), -1]), chance)


def test_a_guess_that_weighs_what_was_seen_follows_it() -> None:
    assert [guesses_follow_what_happens(setups(GAME)[0], seed, guesses=2000) for seed in range(20)] == [1] * 20


def test_a_guess_that_does_not_weigh_what_was_seen_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "DEALT", [HalfAndHalf])
    with pytest.raises(Violation, match=r"after 'open' of seat 1 redeal for seat 1 deals \w+-\w+ to closed\[0\]"):
        for seed in range(20):
            guesses_follow_what_happens(setups(GAME)[0], seed, guesses=2000)
