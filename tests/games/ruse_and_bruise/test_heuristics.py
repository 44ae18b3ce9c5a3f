"""What bots think of a world: the order of worlds matters, not the numbers."""

from camarilla.core.chance import FastChance
from camarilla.games.ruse_and_bruise.heuristics import Winnings, standing
from camarilla.games.ruse_and_bruise.position import RuseAndBruise
from tests.games.judgement import worth
from tests.games.ruse_and_bruise.notation import given

QUIET = "music-5 []\ntrade-5 []"
HANDS = {"A": "wizard, storm, merchant", "B": "wizard, storm, merchant"}


def to_a(columns: str, won: dict[str, str] | None = None, hands: dict[str, str] = HANDS) -> int:
    """What a table is worth to A."""
    return worth(given(columns, hands=hands, won=won, round=3), "A")


def test_goals_are_good_and_rivals_goals_are_not() -> None:
    assert to_a(QUIET, {"A": "music-4"}) > to_a(QUIET) > to_a(QUIET, {"B": "music-4"})


def test_a_new_kind_is_better_than_more_of_the_same() -> None:
    assert to_a(QUIET, {"A": "music-4 trade-3"}) > to_a(QUIET, {"A": "music-4 music-3"})


def test_leading_is_better_than_trailing_and_a_large_goal_better_than_a_small_one() -> None:
    leading = to_a("music-5 [A:king, B:queen]\ntrade-1 []")
    assert leading > to_a("music-5 [A:queen, B:king]\ntrade-1 []")
    assert leading > to_a("music-5 []\ntrade-1 [A:king, B:queen]")


def test_a_strong_card_is_kept_rather_than_spent_where_a_weaker_one_does() -> None:
    kept = to_a("music-5 []\ntrade-1 [A:merchant]", hands={**HANDS, "A": "king, storm"})
    spent = to_a("music-5 []\ntrade-1 [A:king]", hands={**HANDS, "A": "merchant, storm"})
    assert kept > spent


def test_one_goal_more_is_counted_as_if_all_were_counted_anew() -> None:
    chance = FastChance(2)
    for round in range(1, 7):
        position = given(QUIET, hands=HANDS, round=round).position
        assert isinstance(position, RuseAndBruise)
        for _ in range(60):
            won = chance.subset((1 << 30) - 1, chance.below(9))
            goal = chance.pick((1 << 30) - 1 & ~won)
            assert Winnings(position, won).promise() == standing(position, won)
            assert Winnings(position, won).promise_with(goal) == standing(position, won | 1 << goal)
