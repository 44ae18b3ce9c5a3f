"""Seats, sizes and draws that there are none of are refused with a sentence, wherever they are given."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.chance import AuditedChance, Chance, FastChance, seed_from_text
from camarilla.core.clauses import Malformed
from camarilla.core.playout import playout
from camarilla.core.position import Position
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from tests.toys.pledges import GAME

ASKED_OF_A_SEAT: dict[str, Callable[[Position, int], object]] = {
    "view": lambda position, seat: position.view(seat),
    "legal": lambda position, seat: position.legal(seat),
    "can": lambda position, seat: position.can(seat, 0),
    "account": lambda position, seat: position.account(seat),
    "redeal": lambda position, seat: position.redeal(seat, FastChance(1)),
}
ASKED_OF_A_TABLE: dict[str, Callable[[Table, int], object]] = {
    "view": lambda table, seat: table.view(seat),
    "legal": lambda table, seat: table.legal(seat),
    "events": lambda table, seat: table.events(seat),
    "chair": lambda table, seat: table.chair(seat, FastChance(1)),
    "account": lambda table, seat: table.account(seat),
    "can_undo": lambda table, seat: table.can_undo(seat),
    "undo": lambda table, seat: table.undo(seat),
}


def audited() -> AuditedChance:
    chance = AuditedChance(seed_from_text("7"), ["", ""])
    chance.open = True
    return chance


@pytest.mark.parametrize("seat", [-1, 9])
@pytest.mark.parametrize("asked", sorted(ASKED_OF_A_SEAT))
@pytest.mark.parametrize("id", [*game_ids(), "tests.toys.pledges:GAME"])
def test_a_position_refuses_a_seat_that_there_is_none_of(id: str, asked: str, seat: int) -> None:
    game = find_game(id)
    position = game.start(game.default_seats, FastChance(1))
    before = list(position.cells)
    with pytest.raises(Malformed) as refusal:
        ASKED_OF_A_SEAT[asked](position, seat)
    assert refusal.value.key == "unknown-seat"
    assert refusal.value.facts == {"given": seat, "last": position.seats - 1}
    assert list(position.cells) == before


@pytest.mark.parametrize("seat", [-1, 2])
@pytest.mark.parametrize("asked", sorted(ASKED_OF_A_TABLE))
def test_a_table_refuses_a_seat_that_there_is_none_of(asked: str, seat: int) -> None:
    with pytest.raises(Malformed) as refusal:
        ASKED_OF_A_TABLE[asked](Table(GAME, ["Anna", "Béla"]), seat)
    assert (refusal.value.key, refusal.value.facts) == ("unknown-seat", {"given": seat, "last": 1})


def test_a_seat_that_owes_nothing_has_no_actions() -> None:
    position = find_game("strozzi").start(4, FastChance(1))
    waiting = next(seat for seat in range(4) if seat not in position.to_act())
    assert position.legal(waiting) == []


@pytest.mark.parametrize("chance", [FastChance(1), audited()], ids=["fast", "audited"])
@pytest.mark.parametrize("size", [0, -3])
def test_nothing_can_be_drawn_from_nothing(chance: Chance, size: int) -> None:
    with pytest.raises(Malformed) as refusal:
        chance.below(size)
    assert (refusal.value.key, refusal.value.facts) == ("empty-draw", {"given": size})
    with pytest.raises(Malformed):
        chance.pick(0)
    with pytest.raises(Malformed):
        chance.subset(0b101, 3)


@pytest.mark.parametrize(("first", "size"), [(0, 4), (2, 2), (-1, 2), (0, -1)])
def test_only_cells_that_there_are_can_be_shuffled(first: int, size: int) -> None:
    cells = vec[i64]([1, 2, 3])
    with pytest.raises(Malformed) as refusal:
        FastChance(1).shuffle(cells, first, size)
    assert refusal.value.facts == {"first": first, "size": size, "cells": 3}
    assert list(cells) == [1, 2, 3]


def test_scratch_space_that_is_too_small_is_refused() -> None:
    game = find_game("strozzi")
    position = game.start(4, FastChance(1))
    with pytest.raises(Malformed) as refusal:
        playout(position, FastChance(2), vec[i64]([0, 0]))
    assert refusal.value.facts == {"given": 2, "wanted": game.verbs.size}
