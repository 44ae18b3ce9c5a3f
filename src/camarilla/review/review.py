"""The review of a finished game: chances over its course, a verdict on each decision, turning points, luck apart."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TypeVar

from camarilla.bots.processes import in_processes
from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.moments import Replayed
from camarilla.core.record import Record, read_record
from camarilla.core.registry import find_game
from camarilla.review.chances import ranked
from camarilla.review.evaluator import SIMULATIONS, SamplingEvaluator
from camarilla.review.ledger import Hope, Ledger, change_error, keep
from camarilla.review.study import Study, study
from camarilla.review.turns import (
    CANDIDATES,
    OTHER_SEED,
    TIMES,
    Turn,
    candidates,
    looked_at_again,
    pieces_of_luck,
    turning_points,
)

Done = TypeVar("Done")


@dataclass(frozen=True)
class Review:
    """All that a review tells; `studies` has one more than there are entries: the deal comes first."""

    record: Record
    studies: list[Study]
    ledgers: list[Ledger]
    looks: list[Turn] = field(default_factory=list)
    """Second looks at what may be told of it."""

    @property
    def curves(self) -> list[list[float]]:
        """Each seat's chance to win as it knew it, moment by moment."""
        seats = range(len(self.ledgers))
        return [[studied.known[seat].win(seat) for studied in self.studies] for seat in seats]

    def turns(self) -> list[Turn]:
        """The entries that changed a chance to win most, and for good, in the order of the game."""
        return turning_points(self.looks, self.curves)

    def fortunes(self) -> list[Turn]:
        """The largest pieces of luck."""
        return pieces_of_luck(self.looks)

    def json(self, game: Game) -> dict[str, object]:
        """For programs: chances as shares of 1, seats and places from 0, entries from 1."""
        return {
            "game": self.record.game,
            "names": list(self.record.names),
            "moments": [self._moment(number) for number in range(len(self.studies))],
            "decisions": list(self._decisions(game)),
            "turning-points": [{**vars(turn)} for turn in self.turns()],
            "pieces-of-luck": [{**vars(turn)} for turn in self.fortunes()],
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


def _sums(ledger: Ledger) -> dict[str, object]:
    return {
        "seat": ledger.seat, "result": ledger.result, "fair": ledger.fair, "deal": ledger.deal, "draws": ledger.draws,
        "own-decisions": ledger.own, "others-decisions": ledger.others, "residual": ledger.residual,
        "errors": {
            "deal": ledger.deal_error, "draws": ledger.draws_error, "own-decisions": ledger.own_error,
            "others-decisions": ledger.others_error,
        },
    }  # fmt: skip


@dataclass(frozen=True)
class Piece:
    """One moment to be studied, so that any process can do it; the game is named where it is not installed."""

    record: str
    number: int
    simulations: int = SIMULATIONS
    game: str = ""
    seat: int = 0
    """Through whose eyes it is looked at again, if it is."""


def steps_of(record: Record) -> int:
    """How many steps a review takes at most."""
    return len(record.entries) + 1 + 2 * CANDIDATES


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


def doubts(found: Review, pieces: Sequence[Piece]) -> list[Piece]:
    """What has to be looked at again before the review is told, from its pieces."""
    again = candidates(found.curves, found.ledgers)
    return [replace(pieces[at], simulations=TIMES * pieces[at].simulations, seat=seat) for at, seat in again]


def work_again(piece: Piece) -> Turn:
    """Look again at what one entry did to one seat."""
    replayed = _replayed(piece.record, piece.game)
    evaluator = SamplingEvaluator(replayed.game, piece.simulations, OTHER_SEED)
    return looked_at_again(replayed, (piece.number, piece.seat), evaluator)


@lru_cache(maxsize=4)
def _replayed(text: str, game: str) -> Replayed:
    record = read_record(text)
    return Replayed(find_game(game or record.game), record)


def assembled(record: Record, studies: Sequence[Study], looks: Sequence[Turn] = ()) -> Review:
    """The review, once all moments are studied."""
    seats = range(len(record.names))
    result = ranked(record.places or [])
    actors = [entry.seat for entry in record.entries]
    ledgers = []
    for seat in seats:
        chances = [Hope.of(found.known[seat], seat) for found in studies]
        after = [_seen(found, seat, then) for found, then in zip(studies, chances[1:], strict=False)]
        ledgers.append(keep(seat, chances, actors, after, result[seat][0], 1.0 / len(seats)))
    return Review(record, list(studies), ledgers, list(looks))


def _seen(found: Study, seat: int, then: Hope) -> Hope | None:
    seen = found.after[seat] if found.after else None
    if seen is None:
        return None
    return Hope(then.win, change_error(seen, seat, then.win)) if seen.silent else Hope(seen.win(seat), seen.shift)


def review(
    record: Record, simulations: int = SIMULATIONS, game: str = "", jobs: int = 1,
    step: Callable[[int], None] = lambda more: None,
) -> Review:  # fmt: skip
    """Review a record of a finished game; `step` hears of each piece that is done. The jobs change no result."""
    pieces = pieces_of(record, simulations, game)
    studies = _counted(in_processes(work, pieces, jobs), step)
    again = doubts(assembled(record, studies), pieces)
    looks = _counted(in_processes(work_again, again, jobs), step)
    step(steps_of(record) - len(pieces) - len(again))
    return assembled(record, studies, looks)


def _counted(done: Iterable[Done], step: Callable[[int], None]) -> list[Done]:
    found = []
    for one in done:
        found.append(one)
        step(1)
    return found
