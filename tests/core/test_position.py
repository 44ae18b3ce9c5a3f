"""Positions side by side: in several threads, and as copies with luck of their own."""

import sys
import threading
import time

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.playout import playout
from camarilla.core.position import Position
from camarilla.core.registry import find_game, game_ids


def middle_of(id: str, decisions: int = 30) -> Position:
    game = find_game(id)
    position = game.start(game.default_seats, FastChance(3))
    playout(position, FastChance(4), limit=decisions)
    return position


def test_threads_do_not_get_each_others_answers() -> None:
    positions = [middle_of(id) for id in game_ids()]
    right = [position.legal(position.to_act()[0]) for position in positions]
    wrong: list[tuple[int, list[int]]] = []
    until = time.monotonic() + 0.5

    def ask(number: int) -> None:
        position, seat = positions[number], positions[number].to_act()[0]
        while time.monotonic() < until and not wrong:
            for asked in (position, position.clone()):
                answer = asked.legal(seat)
                if answer != right[number]:
                    wrong.append((number, answer))

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=ask, args=(number,)) for number in range(len(positions))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert wrong == []


@pytest.mark.parametrize("id", game_ids())
def test_a_clone_with_luck_of_its_own_leaves_the_originals_future_alone(id: str) -> None:
    untouched, cloned = middle_of(id), middle_of(id)
    playout(cloned.clone(FastChance(9)), FastChance(1))
    for position in (untouched, cloned):
        playout(position, FastChance(2))
    assert untouched.digest() == cloned.digest()


@pytest.mark.parametrize("id", game_ids())
def test_a_clone_without_luck_of_its_own_draws_from_the_same_source(id: str) -> None:
    position = middle_of(id)
    assert position.clone().chance is position.chance
    own = FastChance(9)
    assert position.clone(own).chance is own


@pytest.mark.parametrize("id", game_ids())
def test_a_playout_needs_no_scratch_space_and_takes_it(id: str) -> None:
    positions = [middle_of(id), middle_of(id)]
    scratch = positions[0].clone().scratch()
    assert playout(positions[0], FastChance(5)) == playout(positions[1], FastChance(5), scratch)
    assert positions[0].digest() == positions[1].digest() and not positions[0].acting()
