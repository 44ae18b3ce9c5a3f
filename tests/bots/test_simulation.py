"""Many games at once: figures that add up, and broken games that are found and named."""

import re
import pytest

from camarilla.bots.simulation import Run, simulate
from camarilla.bots.tally import Range, Tally
from camarilla.core.clauses import Malformed
from tests.toys import pledges

TOY = "tests.toys.pledges:GAME"


def test_the_figures_add_up() -> None:
    tally = simulate(Run(TOY, (2, 3), 40))
    assert tally.games == 40 and not tally.violations
    assert sum(bot.wins for bot in tally.bots.values()) == pytest.approx(40)
    assert tally.scores.count == 20 * 2 + 20 * 3
    assert tally.decisions == tally.lengths.total


def test_bots_take_turns_in_the_seats() -> None:
    tally = simulate(Run(TOY, (2,), 10, bots=("random", "random")))
    assert tally.bots["random"].scores.count == 20


def test_greedy_beats_random_and_does_not_depend_on_the_number_of_processes() -> None:
    run = Run(TOY, (2, 3), 128, bots=("greedy", "random"))
    alone, shared = simulate(run), simulate(run, jobs=2)
    assert alone.bots == shared.bots and alone.lengths == shared.lengths
    assert alone.bots["greedy"].scores.count == alone.bots["random"].scores.count
    assert alone.bots["greedy"].rate > alone.bots["random"].rate


def test_each_game_depends_on_the_seed_and_its_number_alone() -> None:
    whole = simulate(Run(TOY, (2, 3), 9, seed="s"))
    parts = Tally()
    for first in (0, 4, 5):
        parts.add(simulate(Run(TOY, (2, 3), {0: 4, 4: 1, 5: 4}[first], seed="s", first=first)))
    assert {**whole.json(), "seconds": 0, "decisions_per_second": 0} == {
        **parts.json(), "seconds": 0, "decisions_per_second": 0,
    }  # fmt: skip
    assert simulate(Run(TOY, (2, 3), 9, seed="t")).json() != whole.json()


def test_lost_components_are_found_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    true_census = pledges.Pledges.census

    def census(position: pledges.Pledges) -> dict[str, int]:
        found = true_census(position)
        return found if position.acting() else {**found, "card 9": 0}

    monkeypatch.setattr(pledges.Pledges, "census", census)
    tally = simulate(Run(TOY, (2,), 3, seed="broken"))
    assert [violation.number for violation in tally.violations] == [0, 1, 2]
    assert "card 9" in tally.violations[0].reason and tally.violations[0].seed == "broken"


def test_a_game_that_raises_does_not_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(position: pledges.Pledges, seat: int, action: int) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(pledges.Pledges, "apply", fail)
    tally = simulate(Run(TOY, (2,), 2, audit=True))
    reasons = [violation.reason for violation in tally.violations]
    assert len(reasons) == 2
    assert all(
        re.fullmatch(r"RuntimeError: out of order \(.*test_simulation\.py, line \d+\)", told) for told in reasons
    )
    assert tally.games == 2


def test_a_bot_of_ones_own_plays_in_processes_too() -> None:
    tally = simulate(Run(TOY, (2,), 128, bots=("tests.toys.own_bots:Last", "random")), jobs=2)
    assert tally.games == 128 and not tally.violations
    assert tally.bots["tests.toys.own_bots:Last"].scores.count == 128


def test_what_cannot_be_played_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Malformed):
        simulate(Run(TOY, (2, 9), 1))
    with pytest.raises(Malformed):
        simulate(Run(TOY, (2,), 1, bots=("genius",)))


def test_ranges_do_not_depend_on_the_order_of_adding() -> None:
    whole, left, right = Range(), Range(), Range()
    for value, part in [(5, left), (-2, left), (9, right)]:
        whole.take(value)
        part.take(value)
    right.add(left)
    right.add(Range())
    assert right == whole and whole.mean == 4
