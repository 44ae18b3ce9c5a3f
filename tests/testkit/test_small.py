"""The small versions of the games: the same rules from a late position, and every promise holds there, too."""

import pickle

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.record import read_record
from camarilla.core.registry import find_game, game_ids
from camarilla.core.replay import replay
from camarilla.core.table import Table
from camarilla.testkit import CHECKS, Setup
from camarilla.testkit.worlds import dealt, redeal_is_uniform
from tests.toys.pledges import GAME as TOY

SMALL = [find_game(f"{id}:small") for id in game_ids()]
SETUPS = [Setup(game, game.seats[0], {}) for game in SMALL]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_promise(setup: Setup, check: str) -> None:
    CHECKS[check](setup, 7)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nothing_is_lost_on_the_way_to_the_late_position(setup: Setup) -> None:
    for position, _ in dealt(setup.game, setup.seats):
        assert position.census() == position.box.components(setup.seats)
        for seat in range(setup.seats):
            assert sum(line.points for line in position.account(seat)) == position.scores()[seat]


@pytest.mark.parametrize("decisions", [0, 1, 2])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_guesses_are_the_worlds_that_brute_force_finds(setup: Setup, decisions: int) -> None:
    for seat in range(setup.seats):
        redeal_is_uniform(setup, seat, decisions, seed=3)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_deal_is_equally_likely(setup: Setup) -> None:
    deals = list(dealt(setup.game, setup.seats))
    assert len({position.digest() for position, _ in deals}) > 2
    assert [likely for _, likely in deals] == pytest.approx([1 / len(deals)] * len(deals))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_record_names_what_was_played(setup: Setup) -> None:
    table, chance = Table(setup.game, ["Anna", "Béla", "Cili"][: setup.seats], seed=1), FastChance(1)
    while not table.over:
        seat = table.to_act()[0]
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))])
    record = read_record(table.record().text())
    assert record.game == f"{setup.game.package.rpartition('.')[2].replace('_', '-')}:small"
    assert replay(record.game, record).result() == table.result()


def test_there_is_one_of_each() -> None:
    for game in SMALL:
        assert pickle.loads(pickle.dumps(game)) is game
        assert game.id not in game_ids()  # nobody takes it for the printed game


def test_other_numbers_of_seats_are_refused() -> None:
    with pytest.raises(Malformed):
        find_game("strozzi:small").start(4, FastChance(0))


def test_a_game_without_one_says_so() -> None:
    with pytest.raises(Malformed, match="no small version"):
        _ = TOY.small


def test_there_is_no_small_version_of_what_there_is_not() -> None:
    with pytest.raises(Malformed, match="chess:small"):
        find_game("chess:small")
