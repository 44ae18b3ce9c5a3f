"""Promises of the rules: legality, conservation, independence, writing down and reading back."""

import json
from collections.abc import Callable

from camarilla.core.chance import FastChance
from camarilla.core.clauses import Illegal, Malformed, NotYourTurn, Refusal
from camarilla.core.fields import as_text
from camarilla.core.position import Position
from camarilla.testkit.differences import first_difference
from camarilla.testkit.setups import Setup, demand, random_play


def components_are_conserved(setup: Setup, seed: int) -> None:
    """Every component is somewhere, once, in every position; accounts add up; places are in order."""
    expected: dict[str, int] = {}
    for position in random_play(setup, seed):
        expected = expected or position.box.components(setup.seats) or position.census()
        found = position.census()
        wrong = {name: found.get(name) for name in {*found, *expected} if found.get(name) != expected.get(name)}
        demand(not wrong, f"components lost or doubled (found): {wrong}", position)
    for seat, score in enumerate(position.scores()):
        entries = position.account(seat)
        total = sum(entry.points for entry in entries)
        demand(total == score, f"seat {seat} scores {score}, but its account adds up to {total}")
    places = position.ranking()
    demand(min(places) == 1, f"nobody is first: {places}")


def legal_agrees_with_play(setup: Setup, seed: int) -> None:
    """For every action of the table: listed means accepted, not listed means refused with a clause.

    Tried in every third position of a game, because tables are long.
    """
    size = setup.game.verbs.size
    for step, position in enumerate(random_play(setup, seed)):
        if step % 3:
            continue
        acting = position.to_act()
        before = list(position.cells)
        for seat in range(setup.seats):
            legal = position.legal(seat)
            listed = set(legal)
            demand(legal == sorted(listed), f"legal actions are not ascending: {legal}")
            demand(bool(legal) == (seat in acting), f"seat {seat} has actions exactly when it owes one")
            if seat in acting:
                for action in range(size):
                    _check_one(position, seat, action, action in listed)
            elif acting:
                _expect(NotYourTurn, position, seat, 0)
        demand(list(position.cells) == before, "asking changed the position", position)


def _check_one(position: Position, seat: int, action: int, listed: bool) -> None:
    # Hundreds of thousands are asked: words are looked for only where one fails.
    refused_by: str | None = None
    try:
        position.may(seat, action)
    except Illegal as refusal:
        refused_by = refusal.clause
    if listed == (refused_by is not None):
        words = position.verbs().text(action)
        demand(not listed, f"{words!r} is listed for seat {seat} but refused by clause {refused_by}", position)
        demand(listed, f"{words!r} is not listed for seat {seat} but accepted", position)


def _expect(kind: type[Refusal], position: Position, seat: int, action: int) -> None:
    before = list(position.cells)
    try:
        position.play(seat, action)
    except kind:
        demand(list(position.cells) == before, "a refused action changed the position")
        return
    raise AssertionError(f"seat {seat} acted though it owed nothing")


def refused_actions_change_nothing(setup: Setup, seed: int) -> None:
    """`play` of an action that is not legal leaves the position exactly as it was."""
    size = setup.game.verbs.size
    chance = FastChance(seed + 2)
    for position in random_play(setup, seed):
        for seat in position.to_act():
            legal = set(position.legal(seat))
            before = list(position.cells)
            for action in [chance.below(size), chance.below(size), -1, size]:
                if action in legal:
                    continue
                try:
                    position.play(seat, action)
                except Refusal:
                    demand(list(position.cells) == before, f"refusing {action} changed the position")
                else:
                    demand(False, f"action {action} was accepted though it is not legal")


def unknown_seats_are_refused(setup: Setup, seed: int) -> None:
    """Whoever asks for a seat that there is none of is told so, and nothing changes."""
    position = setup.start(seed)
    before = list(position.cells)
    for seat in (-1, setup.seats):
        asked: dict[str, Callable[[int], object]] = {
            "view": position.view,
            "legal": position.legal,
            "account": position.account,
            "redeal": lambda seat: position.redeal(seat, FastChance(seed)),
        }
        for name, ask in asked.items():
            try:
                ask(seat)
            except Malformed:
                demand(list(position.cells) == before, f"{name} for seat {seat} changed the position")
            else:
                demand(False, f"{name} takes seat {seat}, though the last is {setup.seats - 1}")


def clones_are_independent(setup: Setup, seed: int) -> None:
    """A clone plays on without the original noticing, and with the same luck reaches the same position."""
    for step, position in enumerate(random_play(setup, seed)):
        acting = position.to_act()
        if not acting:
            return
        before = list(position.cells)
        action = position.legal(acting[0])[step % len(position.legal(acting[0]))]
        first, second = position.clone(), position.clone()
        for twin in (first, second):
            twin.chance = FastChance(seed + step)
            twin.play(acting[0], action)
            demand(list(position.cells) == before, "playing on a clone changed the original")
        demand(first.digest() == second.digest(), "the same decision with the same luck differs between clones")


def dumps_come_back(setup: Setup, seed: int) -> None:
    """A position written down as JSON and read back is the same, cell by cell."""
    for position in random_play(setup, seed):
        dumped = position.dump()
        document = json.loads(json.dumps(dumped))
        twin = position.clone()
        twin.load(document)
        if list(twin.cells) != list(position.cells):
            changed = first_difference(dumped, twin.dump(), "position") or "cells that no field of the document holds"
            demand(False, f"dump and load changed cells: {changed}", position)
        demand(twin.digest() == position.digest(), "dump and load changed the digest")
        written = position.layout().text(position.cells)
        demand(written == as_text(dumped), f"the digest is not taken of the dump: {written}")
