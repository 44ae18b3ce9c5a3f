"""What the bots think of a world."""

from camarilla.core.chance import FastChance
from camarilla.core.position import Position
from camarilla.games.principe import GAME
from camarilla.games.principe.heuristics import value
from tests.games.principe.tables import ANITA, JENO, KRISZTINA, act, given, see
from tests.games.principe.test_3_auctions import at_auction

FOR_SIENA = {"green": 1, "red": 1, "yellow": 1}


def best(position: Position, seat: int) -> str:
    """What a bot would do that looks one decision ahead in this very world."""
    worth = {}
    for action in position.legal(seat):
        world = position.clone()
        world.chance = FastChance(1)
        world.apply(seat, action)
        worth[GAME.verbs.text(action)] = value(world, seat)
    return max(worth, key=lambda words: worth[words])


def test_a_city_that_can_be_built_is_built() -> None:
    assert best(given(hands=[FOR_SIENA, {"white": 1}]), JENO) == "build siena"


def test_the_least_raise_is_the_best() -> None:
    position = at_auction({"green": 2}, hands=[{}, {"red": 1, "yellow": 1}])
    assert best(position, KRISZTINA) == "bid 1"


def test_no_price_is_too_high_for_ever() -> None:
    position = at_auction({"green": 1}, money=[30, 30, 30, 30])
    bids = 0
    while see(position)["auction"]:
        seat = position.to_act()[0]
        words = best(position, seat)
        bids += words != "pass"
        act(position, seat, words)
    assert 1 <= bids <= 8


def test_useless_cards_are_offered_first() -> None:
    hand = {**FOR_SIENA, "blue": 4}
    position = given(phase="offering", owing=["A", "B", "C", "D"], turn=-1, hands=[hand] * 3 + [{"white": 3}])
    assert best(position, JENO) == "offer blue"


def test_cards_that_win_a_role_are_laid() -> None:
    position = given(up=[{}, {"blue": 1}], hands=[{"blue": 2}, {"red": 1}], open=["siena"])
    assert best(position, JENO) == "lay blue 2"


def test_a_shield_goes_where_it_counts() -> None:
    """Four regions are lost, one is won already; in the sixth one shield takes the first place."""
    posted = [{"romagna": 3}, {"upper-po": 3, "emilia": 3}, {"upper-po": 2, "emilia": 2}, {"lombardy": 4, "tuscany": 4}]
    held = [-1, -1, -1, JENO, -1, -1, -1, -1, -1, -1]
    position = given(phase="posting", posted=posted, colour="blue", due=1, role=held)
    assert best(position, JENO) == "place umbria"


def test_at_the_end_points_are_all() -> None:
    position = given(phase="over", turn=-1, built=[["firenze"]], open=["siena"])
    assert value(position, JENO) > 0 > value(position, ANITA)
