"""What the testkit catches in observations: those of a toy, right and with one thing wrong."""

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from camarilla.core.bits import members
from camarilla.core.position import Position
from camarilla.observing.description import Description
from camarilla.observing.observer import Observer
from camarilla.observing.slate import Slate
from camarilla.testkit import Setup, Violation
from camarilla.testkit.observations import numbers_are_those_declared, numbers_tell_nothing_hidden
from tests.toys import pledges
from tests.toys.pledges import CARDS, HAND

Check = Callable[[Setup, int], None]
PLACES = ["first", "second"]
LABELS = ["card", "odd", "of three", "of five"]
SAYS = "the number of a card, and what is left of it"


def points(position: Position) -> list[tuple[int, int]]:
    return list(enumerate(position.scores()))


class Right(Observer):
    """The cards of the own hand, one after the other, and the points of all."""

    def write(self, position: Position, seat: i64, slate: Slate) -> None:
        hand = members(position.cells[HAND + self.whose(seat)])
        for place, card in enumerate(hand):
            slate.quartet(PLACES[place], SAYS, LABELS, len(CARDS), card + 1, card % 2, card % 3, card % 5)
        self.write_rest(len(hand), slate)
        slate.counts_by_seat("points", "so far", sum([won << 4 * seat for seat, won in points(position)]), 4)

    def write_rest(self, first: int, slate: Slate) -> None:
        slate.rest(PLACES, SAYS, LABELS, len(CARDS), first)

    def whose(self, seat: i64) -> i64:
        return seat


class Untidy(Right):
    """Leaves standing what was written where no card is any more."""

    def write_rest(self, first: int, slate: Slate) -> None:
        if isinstance(slate, Description):
            super().write_rest(first, slate)
        else:
            slate.at += 4 * (len(PLACES) - first)


class Leaky(Right):
    """Shows somebody else's hand."""

    def whose(self, seat: i64) -> i64:
        return 1 - seat if seat < 2 else seat


def hold(observer: Observer, check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pledges, "OBSERVER", observer, raising=False)
    for seed in range(10):
        check(Setup(pledges.GAME, 3, {}), seed)


@pytest.mark.parametrize("check", [numbers_are_those_declared, numbers_tell_nothing_hidden])
def test_what_is_right_passes(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    hold(Right(version=0), check, monkeypatch)


@pytest.mark.parametrize(
    ("observer", "check", "said"),
    [
        (Untidy, numbers_are_those_declared, "not all replaced"),
        (Leaky, numbers_tell_nothing_hidden, "what is hidden"),
    ],
)
def test_what_is_wrong_is_caught(
    observer: type[Observer], check: Check, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Violation, match=said):
        hold(observer(version=0), check, monkeypatch)
