"""A guess must remember what a seat saw long ago, also where no view shows it any more."""

import sys
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.actions import Verb, Verbs
from camarilla.core.bits import bit, count, full, lowest
from camarilla.core.box import Box
from camarilla.core.chance import Chance
from camarilla.core.clauses import Illegal
from camarilla.core.events import Event, Kinds
from camarilla.core.fields import Field, Json, Layout, SetOf
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.registry import find_game, game_ids
from camarilla.testkit import Violation, setups
from camarilla.testkit.histories import guesses_fit_the_past
from camarilla.testkit.steps import guesses_follow_what_happens

GAME: Final = Game("burial", __name__, seats=(2, 2), rules_version=1)
VERBS: Final = Verbs(Verb("draw"), Verb("go"))
KINDS: Final = Kinds()
CARDS: Final = 36
HELD, BURIED, DRAWN, PILE, OTHERS = 6, 2, 4, 3, 1
NAMES: Final = [str(number) for number in range(CARDS)]
LAYOUT: Final = Layout(
    5,
    Field("seats", 0),
    Field("hand", OTHERS, codec=SetOf(NAMES), secret=True, holds="card {name}"),
    Field("buried", BURIED, codec=SetOf(NAMES), secret=True, holds="card {name}"),
    Field("pile", PILE, codec=SetOf(NAMES), secret=True, holds="card {name}"),
    Field("drawn", DRAWN),
)


class Burial(Position):
    """The second player holds some cards; the first draws one after the other, looks at it and buries it."""

    def layout(self) -> Layout:
        return LAYOUT

    def verbs(self) -> Verbs:
        return VERBS

    def acting(self) -> i64:
        return 1 if count(self.cells[BURIED]) < 14 else 0

    def options(self, seat: i64, into: vec[i64]) -> i64:
        into[0] = 0
        return 1

    def check(self, seat: i64, action: i64) -> None:
        if action:
            raise Illegal("1.1")

    def apply(self, seat: i64, action: i64) -> None:
        drawn = self.chance.subset(self.cells[PILE], 1)
        self.cells[PILE] &= ~drawn
        self.cells[BURIED] |= drawn
        self.cells[DRAWN] = lowest(drawn)

    def redeal(self, seat: i64, chance: Chance) -> None:
        cells = self.cells
        buried = self.remembered()
        if seat:
            unseen = full(CARDS) & ~cells[OTHERS]
            cells[BURIED] = chance.subset(unseen, count(cells[BURIED]))
        else:
            cells[OTHERS] = chance.subset(full(CARDS) & ~buried, HELD)
        cells[PILE] = full(CARDS) & ~cells[OTHERS] & ~cells[BURIED]

    def remembered(self) -> i64:
        """What the first player knows to be buried."""
        return self.cells[BURIED]

    def view(self, seat: int | None) -> dict[str, Json]:
        return {"drawn": int(self.cells[DRAWN]) if seat == 0 else None, "buried": int(count(self.cells[BURIED]))}


class Forgetful(Burial):
    """Remembers the last card only."""

    def remembered(self) -> i64:
        return bit(self.cells[DRAWN]) if self.cells[BURIED] else 0


DEALT: Final[list[type[Burial]]] = [Burial]


def start(box: Box, seats: int, chance: Chance, options: dict[str, str], log: list[Event] | None) -> Burial:
    held = chance.subset(full(CARDS), HELD)
    return DEALT[0](box, vec[i64]([seats, held, 0, full(CARDS) & ~held, 0]), chance)


def test_a_guess_that_remembers_fits() -> None:
    assert sum(guesses_fit_the_past(setups(GAME)[0], seed, window=2) for seed in range(4)) >= 2


def test_a_guess_that_forgets_what_the_seat_has_drawn_is_caught_here_and_not_step_by_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "DEALT", [Forgetful])
    for seed in range(4):
        guesses_follow_what_happens(setups(GAME)[0], seed)
    with pytest.raises(Violation, match=r"redeal for seat 0 deals 1 \d+ to hand\[0\] in \d+% of all worlds, .* in 0%"):
        for seed in range(4):
            guesses_fit_the_past(setups(GAME)[0], seed, window=2)


@pytest.mark.parametrize("game_id", game_ids())
def test_our_games_remember(game_id: str) -> None:
    setup = setups(find_game(game_id))[0]
    assert sum(guesses_fit_the_past(setup, seed, window=2, guesses=60) for seed in (1, 3)) >= 2
