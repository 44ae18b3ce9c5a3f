"""Hints and reviews in words, for the terminal and the pages alike."""

from collections.abc import Sequence

from camarilla.core.game import Game
from camarilla.core.record import Decision
from camarilla.core.text import Say, spoken
from camarilla.review.hint import Hint, Reason
from camarilla.review.ledger import Ledger
from camarilla.review.marks import STEPS, Verdict
from camarilla.review.puzzles import Puzzle
from camarilla.review.review import Review
from camarilla.review.turns import TOLD, Turn
from camarilla.speech.choices import action_words
from camarilla.speech.log import event_words


def percent(value: float, say: Say) -> str:
    """A chance."""
    return say("number-percent", value=value)


def signed(value: float, say: Say) -> str:
    """A difference of two chances, with its sign."""
    # What is nothing once it is rounded is not less than nothing.
    return ("−" if round(value, 3) < 0 else "+") + percent(abs(value), say)


def play_words(game: Game, play: str, say: Say) -> str:
    """A decision as a record writes it, in the reader's words."""
    return action_words(game.verbs.action(game.verbs.parse(play)).json(), say)


def hint_lines(found: Hint, game: Game, say: Say) -> list[str]:
    """The best decisions, the best first, and why that one."""
    lines = [
        say(
            "hint-advice", number=number, action=play_words(game, game.verbs.text(one.action), say),
            chance=percent(one.chance, say), error=percent(one.error, say),
        )
        for number, one in enumerate(found.advice, 1)
    ]  # fmt: skip
    return [*lines, *_reason_lines(found.reasons, say)]


def puzzle_words(puzzle: Puzzle, say: Say) -> str:
    """What a puzzle asks."""
    return say("puzzle-ask", theme=say(f"puzzle-theme-{puzzle.theme}"))


def puzzle_answer(puzzle: Puzzle, play: str, game: Game, say: Say) -> str:
    """What is said about a decision that does not solve a puzzle."""
    action, chance = play_words(game, play, say), puzzle.chance_of(play)
    if chance is None:
        return say("puzzle-not", action=action)
    return say("puzzle-worse", action=action, chance=percent(chance, say))


def solution_lines(puzzle: Puzzle, game: Game, say: Say) -> list[str]:
    """What solves a puzzle, what comes next, by how much it is worse, and why."""
    first, second = (play_words(game, one.play, say) for one in puzzle.tried[:2])
    best, other = (percent(one.chance, say) for one in puzzle.tried[:2])
    margin, error = percent(puzzle.margin, say), percent(puzzle.error, say)
    return [
        say("puzzle-best", action=first, chance=best),
        say("puzzle-next", action=second, chance=other, margin=margin, error=error),
        *_reason_lines(puzzle.reasons, say),
    ]


def _reason_lines(reasons: Sequence[Reason], say: Say) -> list[str]:
    return [say("hint-reason", reasons="; ".join(_reason(reason, say) for reason in reasons))] if reasons else []


def _reason(reason: Reason, say: Say) -> str:
    points = say("number-tenths", value=reason.points)
    if not reason.term:
        return say("hint-rival", seat=reason.seat, points=points)
    return say("hint-own", term=spoken(say, f"term-{reason.term}", reason.term), points=points)


def turn_lines(found: Review, game: Game, say: Say) -> list[str]:
    """The turning points, each in a sentence; where they are few, the reason."""
    turns = found.turns()
    lines = [turn_words(turn, found.record.entries[turn.number - 1], game, say) for turn in turns]
    return lines if len(turns) == TOLD else [*lines, say("review-few-turns", turns=len(turns))]


def turn_words(turn: Turn, entry: Decision, game: Game, say: Say) -> str:
    """A turning point in a sentence: what was decided or, if luck did more, what came to light."""
    revealed = _revealed_words(turn, say) if turn.is_mostly_luck else ""
    return say(
        "review-turn-luck" if revealed else "review-turn", number=turn.number, revealed=revealed, owner=entry.seat,
        action=_entry_words(entry, game, say), seat=turn.seat, before=percent(turn.before, say),
        then=percent(turn.then, say), error=percent(turn.error, say), decision=signed(turn.decision, say),
        luck=signed(turn.luck, say),
    )  # fmt: skip


def fortune_lines(found: Review, game: Game, say: Say) -> list[str]:
    """The largest pieces of luck, each in a sentence; or that there was none."""
    fortunes = found.fortunes()
    lines = [fortune_words(turn, found.record.entries[turn.number - 1], game, say) for turn in fortunes]
    return lines or [say("review-no-fortunes")]


def fortune_words(turn: Turn, entry: Decision, game: Game, say: Say) -> str:
    """A piece of luck in a sentence: what came to light, and after which decision."""
    revealed = _revealed_words(turn, say)
    return say(
        "review-fortune" if revealed else "review-fortune-unnamed", number=turn.number, revealed=revealed,
        owner=entry.seat, action=_entry_words(entry, game, say), seat=turn.seat, luck=signed(turn.luck, say),
        error=percent(turn.luck_error, say),
    )  # fmt: skip


def _revealed_words(turn: Turn, say: Say) -> str:
    """What luck brought, in the sentences of the log; nothing where it cannot be named."""
    missed = [say("review-missed", event=event_words(seen, say)) for seen in turn.missed]
    return " ".join([event_words(seen, say) for seen in turn.revealed] + missed)


def _entry_words(entry: Decision, game: Game, say: Say) -> str:
    return say("review-undo") if entry.undo else play_words(game, entry.play, say)


def marked_numbers(found: Review) -> list[int]:
    """The entries that cost something."""
    verdicts = enumerate((studied.verdict for studied in found.studies), 1)
    return [number for number, verdict in verdicts if verdict is not None and is_poor(verdict)]


def is_poor(verdict: Verdict) -> bool:
    """Whether a decision cost something."""
    return verdict.mark in {name for _, name in STEPS}


def coach_line(verdict: Verdict, game: Game, say: Say) -> str:
    """What the coach says about a poor decision: what it costs, and not what is better."""
    action = play_words(game, game.verbs.text(verdict.action), say)
    return say("coach-poor", action=action, mark=say(f"verdict-{verdict.mark}"), loss=percent(verdict.loss, say))


def marked_words(found: Review, number: int, game: Game, say: Say) -> str:
    """What was decided at an entry, what it is called, and what would have been better."""
    entry, verdict = found.record.entries[number - 1], found.studies[number - 1].verdict
    assert verdict is not None
    return say(
        "review-marked", number=number, seat=entry.seat, action=play_words(game, entry.play, say),
        mark=say(f"verdict-{verdict.mark}"), best=play_words(game, game.verbs.text(verdict.best), say),
        loss=percent(verdict.loss, say), error=percent(verdict.error, say),
    )  # fmt: skip


def part_values(ledger: Ledger, say: Say) -> list[str]:
    """The parts of a seat's result in the order of `PARTS`."""
    parts = [
        (ledger.deal, ledger.deal_error), (ledger.draws, ledger.draws_error), (ledger.own, ledger.own_error),
        (ledger.others, ledger.others_error),
    ]  # fmt: skip
    told = [f"{signed(part, say)} ±\N{NO-BREAK SPACE}{100 * error:.0f}" for part, error in parts]
    return [percent(ledger.fair, say), *told, percent(ledger.result, say)]


PARTS = (
    "review-fair", "review-deal", "review-draws", "review-own", "review-others", "review-result",
)  # fmt: skip
"""The headings of what makes up a result."""
