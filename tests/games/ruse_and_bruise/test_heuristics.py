"""What bots think of a world: the order of worlds matters, not the numbers."""

from camarilla.games.ruse_and_bruise.heuristics import value
from tests.games.ruse_and_bruise.notation import given

QUIET = "music-5 []\ntrade-5 []"
HANDS = {"A": "wizard, storm, merchant", "B": "wizard, storm, merchant"}


def worth(columns: str, won: dict[str, str] | None = None, hands: dict[str, str] = HANDS) -> int:
    """What a bot gives for A's place."""
    return value(given(columns, hands=hands, won=won, round=3).position, 0)


def test_goals_are_good_and_rivals_goals_are_not() -> None:
    assert worth(QUIET, {"A": "music-4"}) > worth(QUIET) > worth(QUIET, {"B": "music-4"})


def test_a_new_kind_is_better_than_more_of_the_same() -> None:
    assert worth(QUIET, {"A": "music-4 trade-3"}) > worth(QUIET, {"A": "music-4 music-3"})


def test_leading_is_better_than_trailing_and_a_large_goal_better_than_a_small_one() -> None:
    leading = worth("music-5 [A:king, B:queen]\ntrade-1 []")
    assert leading > worth("music-5 [A:queen, B:king]\ntrade-1 []")
    assert leading > worth("music-5 []\ntrade-1 [A:king, B:queen]")


def test_a_strong_card_is_kept_rather_than_spent_where_a_weaker_one_does() -> None:
    kept = worth("music-5 []\ntrade-1 [A:merchant]", hands={**HANDS, "A": "king, storm"})
    spent = worth("music-5 []\ntrade-1 [A:king]", hands={**HANDS, "A": "merchant, storm"})
    assert kept > spent
