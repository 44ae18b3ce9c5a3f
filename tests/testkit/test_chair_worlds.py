"""The worlds of a chair: guessed with weights, counted by trying everything, in games where all of them are known."""

import math
from collections import Counter

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Chair
from camarilla.testkit import Setup, worlds
from camarilla.testkit.secrecy import guess
from camarilla.testkit.worlds import consistent_worlds, count_worlds, every_world, watch

SMALL = [find_game(f"{id}:small") for id in game_ids()]
SETUPS = [Setup(game, game.seats[0], {}) for game in SMALL]


def seated(setup: Setup, seat: int, decisions: int) -> tuple[Chair, dict[str, float]]:
    """A chair after some decisions, and the worlds that could be by all that its seat was shown."""
    watched, position = watch(setup, seat, decisions, seed=3)
    return Chair(setup.game, guess(position, seat, FastChance(5)), seat), consistent_worlds(watched)


@pytest.mark.parametrize("decisions", [0, 1, 2])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_worlds_are_counted_and_weighed_as_brute_force_does(setup: Setup, decisions: int) -> None:
    for seat in range(setup.seats):
        chair, wanted = seated(setup, seat, decisions)
        assert count_worlds(chair) == len(wanted)
        found = Counter[str]()
        for world, likely in every_world(chair):
            found[world.digest()] += likely  # type: ignore[assignment]
        assert dict(found) == pytest.approx(wanted, abs=1e-9)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_guessed_worlds_are_those_there_are(setup: Setup) -> None:
    chair, wanted = seated(setup, 1, 1)
    found = chair.worlds(FastChance(1), 200)
    assert sum(weight for weight, _ in found) == pytest.approx(1)
    assert {world.digest() for _, world in found} == set(wanted)


def test_a_world_weighs_what_the_others_decisions_say_of_it() -> None:
    chair, _ = seated(SETUPS[2], 1, 1)
    assert chair.game.id == "ruse-and-bruise:small"
    weights = {world.digest(): (weight, world.likelihood(1)) for weight, world in chair.worlds(FastChance(1), 200)}
    assert len({round(likely, 9) for _, likely in weights.values()}) > 1
    (first, fits), *others = weights.values()
    for weight, likely in others:
        assert weight / first == pytest.approx(math.exp(likely - fits))


def test_what_cannot_be_tried_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "MOST_COURSES", 100)
    game = find_game("strozzi")
    chair = Chair(game, game.start(3, FastChance(1)), 0)
    with pytest.raises(ValueError, match="more than 100 ways"):
        count_worlds(chair)
