"""Brute force over a deck with identical copies: worlds are as likely as the cards make them."""

import sys
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.actions import Verb, Verbs
from camarilla.core.bits import bit
from camarilla.core.box import Box
from camarilla.core.chance import Chance
from camarilla.core.events import Event, Kinds
from camarilla.core.fields import PER_SEAT, Field, Json, Layout
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.testkit import Violation, setups
from camarilla.testkit.worlds import redeal_is_uniform

GAME: Final = Game("copies", __name__, seats=(2, 2), rules_version=1)
VERBS: Final = Verbs(Verb("look"))
KINDS: Final = Kinds()
DECK: Final = [0, 0, 0, 1]
"""Three cards of one kind and one of another."""
SEATS, LOOKED, HAND = 0, 1, 2
LAYOUT: Final = Layout(4, Field("seats", SEATS), Field("looked", LOOKED), Field("hand", HAND, PER_SEAT, secret=True))


class Copies(Position):
    """Everybody holds one card."""

    def layout(self) -> Layout:
        return LAYOUT

    def verbs(self) -> Verbs:
        return VERBS

    def acting(self) -> i64:
        return bit(self.cells[LOOKED]) if self.cells[LOOKED] < 2 else 0

    def options(self, seat: i64, into: vec[i64]) -> i64:
        into[0] = 0
        return 1

    def check(self, seat: i64, action: i64) -> None:
        return

    def apply(self, seat: i64, action: i64) -> None:
        self.cells[LOOKED] += 1

    def redeal(self, seat: i64, chance: Chance) -> None:
        left = DECK.copy()
        left.remove(self.cells[HAND + seat])
        self.cells[HAND + 1 - seat] = left[chance.below(3)]

    def view(self, seat: int | None) -> dict[str, Json]:
        return {"hand": None if seat is None else int(self.cells[HAND + seat])}


class ByKind(Copies):
    """Takes both kinds for equally likely."""

    def redeal(self, seat: i64, chance: Chance) -> None:
        super().redeal(seat, chance)
        if not self.cells[HAND + seat]:
            self.cells[HAND + 1 - seat] = chance.below(2)


DEALT: Final[list[type[Copies]]] = [Copies]


def start(box: Box, seats: int, chance: Chance, options: dict[str, str], log: list[Event] | None) -> Copies:
    position = DEALT[0](box, vec[i64]([seats, 0, 0, 0]), chance)
    deck = vec[i64](DECK)
    chance.shuffle(deck, 0, len(DECK))
    position.cells[HAND], position.cells[HAND + 1] = deck[0], deck[1]
    return position


def dealt_a_common_card() -> int:
    setup = setups(GAME)[0]
    return next(seed for seed in range(20) if setup.start(seed).cells[HAND] == 0)


@pytest.mark.parametrize("decisions", [0, 1, 2])
def test_worlds_weigh_what_their_copies_make_them(decisions: int) -> None:
    assert redeal_is_uniform(setups(GAME)[0], 0, decisions, dealt_a_common_card()) == 2


def test_a_redeal_that_goes_by_kind_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "DEALT", [ByKind])
    with pytest.raises(Violation, match="not uniform"):
        redeal_is_uniform(setups(GAME)[0], 0, 0, dealt_a_common_card())


def test_a_deck_that_is_too_large_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "DECK", [0, 1] * 8)
    with pytest.raises(ValueError, match="more than 50000 courses"):
        redeal_is_uniform(setups(GAME)[0], 0, 0, 1)
