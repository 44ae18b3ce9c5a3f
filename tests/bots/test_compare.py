"""Bots compared: the same deals for all, every seat for everybody, and intervals that are what they say."""

import math
import sys
from functools import partial
from pathlib import Path

import pytest

import camarilla
from camarilla.bots.compare import compare
from camarilla.bots.deals import BrokenDeal
from camarilla.bots.estimate import Estimate, students_t
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed, Refusal
from camarilla.core.table import Chair
from tests.toys.own_bots import Cheat, First, Last

TOY = "tests.toys.pledges:GAME"


def test_a_better_bot_is_found_out() -> None:
    found = compare(["greedy", "random"], TOY, 60)
    better, worse = found.results
    assert (better.bot, worse.bot, found.deals, found.seats) == ("greedy", "random", 60, 2)
    assert better.places.high < worse.places.low and better.wins.low > worse.wins.high
    assert found.lead("greedy", "random").low > 0
    assert found.lead("greedy", "random").mean == pytest.approx(better.scores.mean - worse.scores.mean)
    assert found.lead("random", "greedy").mean == pytest.approx(-found.lead("greedy", "random").mean)


def test_equal_bots_come_out_equal_from_every_deal() -> None:
    """Each has had every seat of every deal, so that not even luck is left between them."""
    found = compare([First, First], TOY, 20)
    one, other = found.results
    assert (one.bot, other.bot) == ("First", "First (2)")
    assert (one.scores, one.places, one.wins) == (other.scores, other.places, other.wins)
    assert found.lead("First", "First (2)") == Estimate(0, 0, 0)
    assert one.wins.mean == pytest.approx(0.5) and one.wins.low == pytest.approx(0.5)


def test_everybody_has_every_seat_of_the_same_deals() -> None:
    met: dict[str, list[tuple[int, str]]] = {"A": [], "B": []}

    class A(First):
        def choose(self, chair: Chair) -> int:
            met[type(self).__name__].append((chair.seat, str(chair.view())))
            return super().choose(chair)

    class B(A):
        pass

    compare([A, B], TOY, 4, seats=2)
    assert sorted(met["A"]) == sorted(met["B"]) and {seat for seat, _ in met["A"]} == {0, 1}


def test_fewer_bots_than_seats_sit_down_again() -> None:
    found = compare(["random", "random"], "strozzi", 2)
    assert found.seats == 4
    assert compare(["random"] * 3, TOY, 1).seats == 3
    uneven = compare([First, Last], TOY, 6, seats=3)
    assert sum(
        result.wins.mean * number for result, number in zip(uneven.results, (2, 1), strict=True)
    ) == pytest.approx(1)


def test_the_same_seed_gives_the_same_games() -> None:
    one, again, other = (compare(["random", First], TOY, 10, seed=seed) for seed in ("a", "a", "b"))
    assert one.results == again.results != other.results


def test_intervals() -> None:
    assert Estimate.of([1, 2, 3, 4]).mean == 2.5
    assert Estimate.of([1, 2, 3, 4]).high - 2.5 == pytest.approx(3.1824 * math.sqrt(5 / 3) / 2, abs=1e-4)
    assert Estimate.of([7]) == Estimate(7, -math.inf, math.inf)
    known = {5: 2.5706, 10: 2.2281, 30: 2.0423, 100: 1.9840, 100_000: 1.95998}
    assert {freedom: round(students_t(freedom), 3) for freedom in known} == {
        freedom: round(value, 3) for freedom, value in known.items()
    }


def test_a_few_deals_that_end_alike_prove_little() -> None:
    assert Estimate.of([1.0, 1.0], 0, 1).low < 0.25
    assert Estimate.of([0.5, 0.5], 0, 1).low < 0.15 and Estimate.of([0.5, 0.5], 0, 1).high > 0.85
    assert Estimate.of([10, 10, 10]) == Estimate(10, -math.inf, math.inf)


def test_means_that_differ_by_their_last_bit_are_alike() -> None:
    third = 1 / 3
    assert Estimate.of([third, third + 1e-16 * 6], 0, 1).low < 0.1
    assert Estimate.of([1 + 2e-16, 1.0], 0, 1).high == 1


def test_it_prints_as_a_table() -> None:
    head, titles, first, second = str(compare(["greedy", "random"], TOY, 3)).splitlines()
    assert head == "pledges, 2 seats, 3 deals in every rotation; 95 % intervals"
    assert titles.split() == ["bot", "points", "place", "won"]
    assert first.startswith("greedy  ") and second.startswith("random  ") and first.count("[") == 3


def test_what_a_bot_does_wrong_names_the_bot() -> None:
    with pytest.raises(BrokenDeal, match=r"This was Cheat in seat 1 of pledges\.") as broken:
        compare([First, Cheat], TOY, 1)
    assert isinstance(broken.value.__cause__, Refusal)


class Speaker(First):
    """Names its action in words."""

    def choose(self, chair: Chair) -> int:
        return chair.game.verbs.text(super().choose(chair))  # type: ignore[return-value]


class Silent(First):
    """Forgets to return anything."""

    def choose(self, chair: Chair) -> int:
        return None  # type: ignore[return-value]


class Luckless:
    """Takes no luck."""

    def choose(self, chair: Chair) -> int:
        return chair.legal()[0]


def test_a_bot_may_speak_in_words() -> None:
    assert (
        compare([Speaker, "random"], TOY, 3).results[0].scores == compare([First, "random"], TOY, 3).results[0].scores
    )


def test_what_is_no_action_is_refused_in_a_sentence_that_names_the_bot() -> None:
    with pytest.raises(BrokenDeal, match=r"None is no action: .* chair\.legal\(\).* This was Silent in seat 1"):
        compare([First, Silent], TOY, 1)
    with pytest.raises(Malformed, match=r"“Luckless” is no bot: .*__init__\(self, chance\)"):
        compare([First, Luckless], TOY, 1)  # type: ignore[list-item]


def test_a_comparison_names_itself() -> None:
    assert repr(compare([First, Last], TOY, 1)) == "<Comparison of First, Last: pledges, 2 seats, deals: 1>"
    assert str(compare([First, Last], TOY, 1)).startswith("pledges, 2 seats, 1 deal in every rotation;")


def test_bots_by_the_name_of_their_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybots.py").write_text("from tests.toys.own_bots import Last as Mine\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    found = camarilla.compare(["mybots:Mine", "tests.toys.own_bots:Last"], TOY, 2)
    assert [result.bot for result in found.results] == ["mybots:Mine", "tests.toys.own_bots:Last"]
    assert found.results[0].scores == found.results[1].scores


@pytest.mark.parametrize(
    ("bots", "key"),
    [
        (["random", "genius"], "unknown-bot"),
        (["random", "no.such.module:Bot"], "no-bot-module"),
        (["random", ":Bot"], "no-bot-module"),
        (["random", "tests.toys.own_bots:Nobody"], "no-bot-class"),
        (["random", "tests.toys.own_bots:NOT_A_BOT"], "no-bot-choice"),
        (["random"], "compare-too-few"),
        (["random"] * 9, "bad-seats"),
    ],
)
def test_what_cannot_be_compared_is_refused(bots: list[str], key: str) -> None:
    with pytest.raises(Malformed) as refusal:
        compare(bots, TOY, 1)
    assert refusal.value.key == key


def test_a_fault_in_somebodys_module_is_shown_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "brokenbots.py").write_text("import no_such_package\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    with pytest.raises(ModuleNotFoundError, match="no_such_package"):
        compare(["random", "brokenbots:Bot"], TOY, 1)


class Stumbling:
    """Divides by zero, as a first attempt may."""

    def __init__(self, chance: object) -> None:
        pass

    def choose(self, chair: Chair) -> int:
        return chair.seat // 0


def test_what_a_bot_does_wrong_is_told_with_the_deal_and_the_place() -> None:
    with pytest.raises(BrokenDeal) as broken:
        compare([Stumbling, "random"], TOY, 3)
    told = str(broken.value)
    assert told.startswith("Deal 0 cannot be played: ZeroDivisionError") and "test_compare.py, line" in told
    assert "Stumbling" in told


@pytest.mark.parametrize("wrong", [3, None, object])
def test_what_is_no_bot_is_refused_like_everywhere(wrong: object) -> None:
    with pytest.raises(Malformed) as refused:
        compare([wrong, "random"], TOY, 1)  # type: ignore[list-item]
    assert refused.value.key == "no-bot-choice" and "choose(self, chair)" in str(refused.value)


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(Malformed) as refused:
        compare(["random", "greedy", First], TOY, 1, seats=2)
    assert str(refused.value).startswith("3 bots cannot sit in 2 seats")


def test_who_sits_where_is_told_where_bots_sit_twice() -> None:
    assert "around the table: greedy, random, greedy" in str(compare(["greedy", "random"], TOY, 1, seats=3))
    assert "around" not in str(compare(["greedy", "random"], TOY, 1, seats=2))


@pytest.mark.parametrize("seats", [3.5, "4"])
def test_a_number_of_seats_that_is_none_is_refused_in_a_sentence(seats: object) -> None:
    with pytest.raises(Malformed, match=f"not {seats!r}"):
        compare(["greedy", "random"], TOY, 1, seats=seats)  # type: ignore[arg-type]


class Deep(First):
    """Looks as deep as it is told."""

    def __init__(self, chance: FastChance, depth: int = 1) -> None:
        super().__init__(chance)
        self.depth = depth

    def choose(self, chair: Chair) -> int:
        legal = chair.legal()
        return legal[-1] if self.depth > 2 else legal[0]


def deepest(chance: FastChance) -> Deep:
    return Deep(chance, 9)


def test_bots_are_made_with_values_of_their_own() -> None:
    found = compare([partial(Deep, depth=3), deepest, partial(Deep)], TOY, 6)
    deep, function, plain = found.results
    assert [deep.bot, function.bot, plain.bot] == ["Deep(depth=3)", "deepest", "Deep"]
    alike = compare([Last, Last, First], TOY, 6)
    assert [result.scores for result in found.results] == [result.scores for result in alike.results]
    with pytest.raises(Malformed, match=r"Deep.* is one bot that is made already"):
        compare([Deep(FastChance(1)), "random"], TOY, 1)  # type: ignore[list-item]
    with pytest.raises(Malformed, match=r"is no bot: it needs a method choose"):
        compare([lambda chance: 7, "random"], TOY, 1)  # type: ignore[list-item, return-value]


def test_what_a_bot_with_values_does_wrong_names_it_so() -> None:
    with pytest.raises(BrokenDeal, match=r"This was Deep\(depth='x'\) in seat 0"):
        compare([partial(Deep, depth="x"), "random"], TOY, 1)  # type: ignore[arg-type]
