"""The review of a finished game: chances over its course, a verdict on each decision, turning points, luck apart."""

import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from camarilla.bots.processes import in_processes
from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.moments import Replayed
from camarilla.core.record import Record, read_record
from camarilla.core.registry import find_game
from camarilla.review.chances import ranked
from camarilla.review.evaluator import SIMULATIONS, SamplingEvaluator
from camarilla.review.ledger import Ledger, keep
from camarilla.review.study import Study, study

TURNING_POINTS = 5
LASTS = 3
"""A turn is one that lasts: the chances of so many moments before it are compared with those of as many after it ..."""
PART = 40
"""... or, in a long game, of such a part of it. Entries that are not further apart belong to one turn."""


@dataclass(frozen=True)
class Turn:
    """A turning point: the entry, whose chance to win it changed most, from what to what, by decision and by luck."""

    number: int
    seat: int
    before: float
    then: float
    decision: float
    luck: float


@dataclass(frozen=True)
class Review:
    """All that a review tells; `studies` has one more than there are entries: the deal comes first."""

    record: Record
    studies: list[Study]
    ledgers: list[Ledger]

    def turns(self) -> list[Turn]:
        """The entries that changed a chance to win most, and for good, in the order of the game."""
        seats = range(len(self.ledgers))
        curves = [[study.known[seat].win(seat) for study in self.studies] for seat in seats]
        places = [(number, seat) for number in range(1, len(self.studies)) for seat in seats]
        sizes = {(number, seat): lasting(curves[seat], number) for number, seat in places}
        kept: list[tuple[int, int]] = []
        for number, seat in sorted((place for place in places if sizes[place]), key=lambda place: -sizes[place]):
            if all(abs(number - other) > span_of(self.studies) for other, _ in kept):
                kept.append((number, seat))
        return [self._turn(number, seat) for number, seat in sorted(kept[:TURNING_POINTS])]

    def _turn(self, number: int, seat: int) -> Turn:
        before, then = self.studies[number - 1].known[seat], self.studies[number].known[seat]
        booked = self.ledgers[seat].bookings[number - 1]
        return Turn(number, seat, before.win(seat), then.win(seat), booked.decision, booked.luck)

    def json(self, game: Game) -> dict[str, object]:
        """For programs: chances as shares of 1, seats and places from 0, entries from 1."""
        return {
            "game": self.record.game,
            "names": list(self.record.names),
            "moments": [self._moment(number) for number in range(len(self.studies))],
            "decisions": list(self._decisions(game)),
            "turning-points": [{**vars(turn)} for turn in self.turns()],
            "seats": [_sums(ledger) for ledger in self.ledgers],
        }

    def _moment(self, number: int) -> dict[str, object]:
        known = self.studies[number].known
        return {
            "entry": number,
            "places": [list(chances.places[seat]) for seat, chances in enumerate(known)],
            "errors": [chances.errors[seat] for seat, chances in enumerate(known)],
            "all-knowing": [list(places) for places in self.studies[number].truth.places],
        }

    def _decisions(self, game: Game) -> Iterator[dict[str, object]]:
        for number, entry in enumerate(self.record.entries, 1):
            verdict = self.studies[number - 1].verdict
            if verdict is not None:
                yield {
                    "entry": number, "seat": entry.seat, "play": entry.play, "mark": verdict.mark,
                    "best": game.verbs.text(verdict.best), "loss": verdict.loss, "error": verdict.error,
                }  # fmt: skip


def span_of(moments: Sequence[object]) -> int:
    """How many moments a turn lasts at least."""
    return max(LASTS, len(moments) // PART)


def lasting(chances: Sequence[float], number: int) -> float:
    """How much an entry changed a chance for good: a jump that is taken back at once is none.

    No more than the entry itself changed: what came shortly before or after it is not its own.
    """
    change = chances[number] - chances[number - 1]
    span = span_of(chances)
    before = statistics.median(chances[max(0, number - span) : number])
    after = statistics.median(chances[number : number + span])
    if (after - before) * change <= 0.0:
        return 0.0
    return min(abs(change), abs(after - before))


def _sums(ledger: Ledger) -> dict[str, object]:
    return {
        "seat": ledger.seat, "result": ledger.result, "fair": ledger.fair, "deal": ledger.deal, "draws": ledger.draws,
        "own-decisions": ledger.own, "others-decisions": ledger.others, "residual": ledger.residual,
    }  # fmt: skip


@dataclass(frozen=True)
class Piece:
    """One moment to be studied, so that any process can do it; the game is named where it is not installed."""

    record: str
    number: int
    simulations: int = SIMULATIONS
    game: str = ""


def pieces_of(record: Record, simulations: int = SIMULATIONS, game: str = "") -> list[Piece]:
    """All moments of a record; refuses one of a game that is not over."""
    if record.scores is None:
        raise Refusal("review-running")
    text = record.text()
    return [Piece(text, number, simulations, game) for number in range(len(record.entries) + 1)]


def work(piece: Piece) -> Study:
    """Study one moment."""
    replayed = _replayed(piece.record, piece.game)
    evaluator = SamplingEvaluator(replayed.game, piece.simulations)
    return study(replayed.game, replayed, piece.number, evaluator)


@lru_cache(maxsize=4)
def _replayed(text: str, game: str) -> Replayed:
    record = read_record(text)
    return Replayed(find_game(game or record.game), record)


def assembled(record: Record, studies: Sequence[Study]) -> Review:
    """The review, once all moments are studied."""
    seats = range(len(record.names))
    result = ranked(record.places or [])
    ledgers = []
    for seat in seats:
        chances = [found.known[seat].win(seat) for found in studies]
        after = [_win(found, seat) for found in studies[:-1]]
        actors = [entry.seat for entry in record.entries]
        ledgers.append(keep(seat, chances, actors, after, result[seat][0], 1.0 / len(seats)))
    return Review(record, list(studies), ledgers)


def _win(found: Study, seat: int) -> float | None:
    seen = found.after[seat] if found.after else None
    return None if seen is None else seen.win(seat)


def review(
    record: Record, simulations: int = SIMULATIONS, game: str = "", jobs: int = 1,
    step: Callable[[int], None] = lambda more: None,
) -> Review:  # fmt: skip
    """Review a record of a finished game; `step` hears of each moment that is done. The jobs change no result."""
    studies = []
    for found in in_processes(work, pieces_of(record, simulations, game), jobs):
        studies.append(found)
        step(1)
    return assembled(record, studies)
