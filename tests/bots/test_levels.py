"""The four levels: they decide legally, the same for the same seed, and only by what their chair knows."""

import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from camarilla.bots.arena import Arena
from camarilla.bots.base import BOTS, make_bot
from camarilla.bots.levels import LEVELS, LevelBot, level_of
from camarilla.bots.results import Contest
from camarilla.bots.search.budget import Budget
from camarilla.bots.search.findings import Findings, drawn
from camarilla.bots.search.settings import TREE
from camarilla.bots.search.thinker import Thinker
from camarilla.bots.search.worlds import KnownWorld, Worlds
from camarilla.core.chance import FastChance
from camarilla.core.playout import playout
from camarilla.core.position import Position
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Chair
from tests.toys.pledges import GAME as PLEDGES

FEW = 20
"""So many simulations are enough to see that a search is the same twice."""


def moments(game_id: str, number: int = 3, seats: int = 3) -> list[Position]:
    """Positions in the middle of a random game in which somebody has a choice."""
    game, found = find_game(game_id), list[Position]()
    position = game.start(seats, FastChance(3))
    while len(found) < number:
        playout(position, FastChance(len(found)), limit=9)
        while position.acting() and len(position.legal(position.to_act()[0])) < 2:
            playout(position, FastChance(1), limit=1)
        found.append(position.clone(FastChance(7)))
    return found


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The levels search no longer than a test has time."""
    for id in game_ids():
        for name in LEVELS:
            monkeypatch.setattr(level_of(find_game(id), name), "simulations", FEW)


def choice(position: Position, level: str, game_id: str, seat: int, seed: int = 5) -> int:
    guessed = position.clone(FastChance(seed))
    guessed.redeal(seat, FastChance(seed))
    return LevelBot(level, FastChance(seed)).choose(Chair(find_game(game_id), guessed, seat))


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_level_decides_legally_and_the_same_for_the_same_seed(game_id: str, level: str) -> None:
    for position in moments(game_id):
        seat = position.to_act()[0]
        chosen = choice(position, level, game_id, seat)
        assert chosen in position.legal(seat)
        assert chosen == choice(position, level, game_id, seat)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_seat_cannot_know_changes_no_decision(game_id: str, level: str) -> None:
    differing = 0
    for position in moments(game_id):
        seat = position.to_act()[0]
        other = position.clone(FastChance(11))
        other.redeal(seat, FastChance(11))
        differing += other.digest() != position.digest()
        assert choice(position, level, game_id, seat) == choice(other, level, game_id, seat)
    assert differing


def test_levels_are_registered_beside_the_bots_of_old() -> None:
    assert list(BOTS) == ["random", "greedy", *LEVELS]
    assert isinstance(make_bot("hard", 1, in_time=True), LevelBot)


def test_a_game_without_settings_of_its_own_is_played_too() -> None:
    position = PLEDGES.start(2, FastChance(1))
    for level in LEVELS:
        bot = LevelBot(level, FastChance(2))
        assert bot.choose(Chair(PLEDGES, position.clone(FastChance(3)), 0)) in position.legal(0)


def test_a_budget_of_time_is_kept() -> None:
    budget = Budget(10**9, 0.05)
    started = time.monotonic()
    while not budget.spent():
        budget.use(1)
    assert 0.04 < time.monotonic() - started < 1.0


def test_a_fixed_budget_is_used_up_to_its_simulations() -> None:
    budget = Budget(10)
    budget.use(9)
    assert not budget.spent()
    budget.use(1)
    assert budget.spent() and not budget.late()


def test_the_worse_half_is_dropped_and_the_best_is_trusted() -> None:
    found = Findings([4, 8, 15, 16])
    for number, chance in enumerate([0.2, 0.9, 0.5, 0.7]):
        found.add(number, chance)
    assert found.actions[found.best()] == 8
    assert found.weights(0.0) == [0.0, 1.0, 0.0, 0.0]
    mixed = found.weights(0.4)
    assert mixed[1] > mixed[3] > mixed[0] == 0.0 and sum(mixed) == pytest.approx(1.0)


def test_what_is_known_at_first_sight_counts_like_simulations() -> None:
    glanced = Findings([4, 8, 15])
    for number, chance in enumerate([0.2, 0.9, 0.5]):
        glanced.add(number, chance)
    found = glanced.best_few(2, trust=3.0)
    assert list(found.actions) == [8, 15] and found.mean(0) == pytest.approx(0.9)
    found.add(0, 0.1)
    assert found.mean(0) == pytest.approx((3 * 0.9 + 0.1) / 4)


def seated_at(position: Position, game_id: str) -> Chair:
    seat = position.to_act()[0]
    guessed = position.clone(FastChance(5))
    guessed.redeal(seat, FastChance(5))
    return Chair(find_game(game_id), guessed, seat)


@pytest.mark.parametrize("game_id", ["heads-of-state", "principe", "ruse-and-bruise"])
def test_likely_worlds_are_taken_more_often_where_a_game_knows_them(game_id: str) -> None:
    def likelihood(chair: Chair, guesses: int) -> float:
        worlds = Worlds(chair, guesses, FastChance(3))
        return sum(worlds.next().likelihood(chair.seat) for _ in range(200)) / 200

    chairs = [seated_at(position, game_id) for position in moments(game_id, 6, seats=4)]
    gained = [likelihood(chair, 8) - likelihood(chair, 1) for chair in chairs]
    assert max(gained) > 0.05 and min(gained) > -0.05


def random_moments(game_id: str) -> Iterator[Position]:
    """Every moment of many random games in which somebody has a choice."""
    for seed in range(20):
        position = find_game(game_id).start(3, FastChance(seed))
        while position.acting():
            if len(position.legal(position.to_act()[0])) > 1:
                yield position
            playout(position, FastChance(seed), limit=7)


@pytest.mark.parametrize("game_id", game_ids())
def test_one_who_forgets_can_still_do_what_is_allowed(game_id: str) -> None:
    for position in islice(random_moments(game_id), 60):
        chair = seated_at(position, game_id)
        world = Worlds(chair, 1, FastChance(3), forgets=True).next()
        assert world.legal(chair.seat) == chair.legal()
        for action in chair.legal()[:3]:
            world.clone(FastChance(1)).play(chair.seat, action)


def contradicts(world: Position, seen: Position, seat: int) -> bool:
    """Whether somebody lacks, in a guessed world, what everybody saw that he has."""
    told: Any = seen.dump()
    guessed: Any = world.dump()
    if "row" in told:
        pairs = zip(told["row"], guessed["row"], strict=True)
        return any(" known" in before and before.split()[1] != after.split()[1] for before, after in pairs)
    others = [other for other in range(seen.seats) if other != seat]
    return any(
        guessed["hand"][other].get(card, 0) < copies
        for other in others
        for card, copies in told["known"][other].items()
    )


@pytest.mark.parametrize("game_id", ["heads-of-state", "principe", "ruse-and-bruise"])
def test_one_who_forgets_guesses_what_everybody_saw(game_id: str) -> None:
    contradicted = 0
    for position in random_moments(game_id):
        chair = seated_at(position, game_id)
        for forgets in (False, True):
            worlds = Worlds(chair, 1, FastChance(3), forgets)
            found = sum(contradicts(worlds.next(), position, chair.seat) for _ in range(3))
            assert forgets or not found
            contradicted += found
        if contradicted > 3:
            return
    raise AssertionError("it has forgotten nothing")


def test_one_who_forgets_does_not_know_what_went_into_a_pile() -> None:
    remembered = 0
    for position in random_moments("heads-of-state"):
        told: Any = position.dump()
        remembered += bool(told["sure"][0])
        forgotten = position.clone()
        forgotten.forget(0)
        left: Any = forgotten.dump()
        assert left["sure"][0] == left["sure_back"][0] == left["treachery_sure"][0] == {}
        if remembered > 3:
            return
    raise AssertionError("there was nothing to forget")


def test_one_who_sees_all_thinks_in_the_truth_and_nobody_else_does() -> None:
    position = moments("ruse-and-bruise")[-1]
    chair = seated_at(position, "ruse-and-bruise")
    assert KnownWorld(chair, position, FastChance(1)).next().digest() == position.digest()
    worlds = Worlds(chair, 1, FastChance(1))
    assert position.digest() not in {worlds.next().digest() for _ in range(20)}
    found = Thinker(level_of(chair.game, "hard").settings, FastChance(2)).think_in(
        KnownWorld(chair, position, FastChance(1)), Budget(FEW)
    )
    assert int(found.actions[found.best()]) in position.legal(chair.seat)


def test_weights_are_drawn_as_often_as_they_say() -> None:
    chance = FastChance(1)
    times = [drawn([0.25, 0.0, 0.75], chance) for _ in range(2000)]
    assert times.count(1) == 0
    assert 0.2 < times.count(0) / 2000 < 0.3


@pytest.mark.usefixtures("short")
def test_search_beats_the_greedy_bot_where_it_is_strongest() -> None:
    """Strozzi with twenty simulations a decision: half of its seats against three, where a quarter is fair."""
    assert level_of(find_game("strozzi"), "hard").settings.engine == TREE
    standing = Arena(Contest("strozzi", ("hard", "greedy", "greedy", "greedy"), 4)).play(1)
    assert standing.share.mean >= 0.5
