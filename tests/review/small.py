"""Finished games of the small versions, and their exact ledgers."""

from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.moments import Replayed
from camarilla.core.record import Record
from camarilla.core.registry import find_game
from camarilla.core.table import Table
from camarilla.review.review import assembled
from camarilla.review.study import chances_of
from tests.review.exact import ExactEvaluator
from tests.toys.pledges import GAME as PLEDGES


def random_record(game: Game, seed: int) -> Record:
    """A game in which everybody decides at random."""
    table, chance = Table(game, ["Anna", "Béla", "Cili"][: game.seats[0]], seed=seed), FastChance(seed)
    while not table.over:
        seat = table.to_act()[0]
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))])
    return table.record()


def finished(seed: int) -> Record:
    """A game of pledges."""
    return random_record(PLEDGES, seed)


def hold_to_the_identity(id: str, seeds: range) -> None:
    """Result less fair share is luck and decisions, exactly; and both are there."""
    game = find_game(f"{id}:small")
    exact = ExactEvaluator(game)
    luck = decisions = 0.0
    for seed in seeds:
        record = random_record(game, seed)
        replayed = Replayed(game, record)
        found = assembled(record, [chances_of(game, replayed, number, exact) for number in range(replayed.last + 1)])
        for ledger in found.ledgers:
            assert ledger.fair == 1 / game.seats[0]
            assert ledger.result == found.studies[-1].truth.win(ledger.seat)
            assert abs(ledger.residual) < 1e-9
            luck += abs(ledger.deal) + sum(abs(booking.luck) for booking in ledger.bookings)
            decisions += sum(abs(booking.decision) for booking in ledger.bookings)
    assert luck > 0.1 and decisions > 0.1
