"""What bots think of a world: the order of worlds matters, not the numbers."""

from tests.games.judgement import best, worth
from tests.games.principe.notation import at_auction, given

FOR_SIENA = "green, red, yellow"


def test_a_city_that_can_be_built_is_built() -> None:
    assert best(given(hands={"A": FOR_SIENA, "B": "white"})) == "build siena"


def test_the_least_raise_is_the_best() -> None:
    assert best(at_auction("2 green", hands={"B": "red, yellow"}), "B") == "bid 1"


def test_no_price_is_too_high_for_ever() -> None:
    table = at_auction("green", money=[30, 30, 30, 30])
    bids = 0
    while table.lot():
        decision = best(table, table.to_act())
        bids += decision != "pass"
        table.play(f"{table.to_act()} {decision}")
    assert 1 <= bids <= 8


def test_useless_cards_are_offered_first() -> None:
    hands = {**dict.fromkeys("ABC", f"{FOR_SIENA}, 4 blue"), "D": "3 white"}
    assert best(given(phase="offering", owing="ABCD", hands=hands)) == "offer blue"


def test_cards_that_win_a_role_are_laid() -> None:
    table = given(up={"B": "blue"}, hands={"A": "2 blue", "B": "red"}, open="siena")
    assert best(table) == "lay blue 2"


def test_a_shield_goes_where_it_counts() -> None:
    """Four regions are lost, one is won already; in the sixth one shield takes the first place."""
    posted = {"A": "3 romagna", "B": "3 upper-po, 3 emilia", "C": "2 upper-po, 2 emilia", "D": "4 lombardy, 4 tuscany"}
    table = given(phase="posting", posted=posted, colour="blue", due=1, roles={"nobleman": "A"})
    assert best(table) == "place umbria"


def test_at_the_end_points_are_all() -> None:
    table = given(phase="over", built={"A": "firenze"}, open="siena")
    assert worth(table, "A") > 0 > worth(table, "D")


def test_who_has_offered_has_probably_kept_what_he_can_build_with() -> None:
    ready = at_auction("2 green", hands={"B": FOR_SIENA}, open="siena").position
    lacking = at_auction("2 green", hands={"B": "3 white"}, open="siena").position
    assert ready.likelihood(0) > lacking.likelihood(0)
    assert ready.likelihood(1) == lacking.likelihood(1), "one's own are known"
