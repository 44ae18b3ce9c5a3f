"""What bots think of a world: the order of worlds matters, not the numbers."""

from camarilla.core.bits import members
from camarilla.core.chance import FastChance
from camarilla.games.heads_of_state.heuristics_outlook import Outlook
from camarilla.games.heads_of_state.pieces import ATTRIBUTES, PAYMENTS, RANKS
from camarilla.games.heads_of_state.position import HeadsOfState
from camarilla.games.heads_of_state.rules.decks import card
from camarilla.games.heads_of_state.rules.nobles import can_pay, ways_to_pay
from camarilla.games.heads_of_state.layout import ATTRIBUTE, NOBLES
from tests.games.heads_of_state.notation import given, placing, plotting
from tests.games.judgement import best, worth


def test_a_noble_that_can_be_paid_is_placed_where_he_brings_most() -> None:
    hand = "title troops duelling bishop palace crown"
    assert best(placing(turn="A", hands={"A": hand})).startswith("place prince")
    # Aquitaine and Aragon are both worth 4, but France pays most for influence.
    table = placing(turn="A", hands={"A": "title troops castle"}, board={"C": "earl scotland"})
    assert best(table) == "place earl aquitaine nothing"


def test_the_missing_card_is_taken() -> None:
    hand = "gold title troops castle duelling bishop palace"
    table = given(turn="A", hands={"A": hand}, display="gold title troops crown duelling bishop")
    table.play("A collect")
    assert best(table) == "take crown"


def test_a_king_who_can_be_replaced_is_killed_and_replaced() -> None:
    hand = "gold title troops castle duelling bishop palace crown"
    table = plotting(turn="A", hands={"A": hand}, treachery={"A": "axeman axeman"}, treachery_display="gallows gallows",
                     board={"C": "king england"})  # fmt: skip
    assert best(table) == "strike axeman king england"
    table.play("A strike axeman king england, second axeman")
    assert best(table) == "place king england nothing"


def test_a_lead_is_worth_more_than_none() -> None:
    leading = given(board={"A": "duke saxony", "C": "baron rhineland"})
    trailing = given(board={"A": "baron rhineland", "C": "duke saxony"})
    assert worth(leading, "A") > worth(trailing, "A")
    assert worth(leading, "C") < worth(trailing, "C")


def test_the_ways_to_pay_are_all_that_can_be_paid() -> None:
    chance = FastChance(4)
    position = given().position
    assert isinstance(position, HeadsOfState)
    found = 0
    for _ in range(100):
        hand = sum(int(card(ATTRIBUTE, kind)) for kind in range(ATTRIBUTES) if chance.below(3))
        for rank in range(RANKS):
            ways = sum(1 << way for way in range(PAYMENTS) if can_pay(position, hand, rank, way))
            assert ways_to_pay(position, hand, rank) == ways
            found |= ways
    assert found == (1 << PAYMENTS) - 1, "every way was met"


def test_the_best_box_is_the_best_of_all() -> None:
    position = given(board={"A": "duke saxony", "C": "king england"}).position
    assert isinstance(position, HeadsOfState)
    outlook = Outlook(position)
    held = 0
    for seat in range(3):
        for rank in range(RANKS):
            boxes = int(position.printed.boxes_of_rank[rank])
            others = int(outlook.taken) & ~int(position.cells[NOBLES + seat])
            empty = [outlook.box_worth(seat, box) for box in members(boxes & ~outlook.taken)]
            taken = [outlook.box_worth(seat, box) for box in members(boxes & others)]
            assert outlook.best_empty(seat, rank) == max(empty, default=0)
            assert outlook.best_held(seat, rank) == max(taken, default=0)
            held += bool(taken)
    assert held == 4, "each of two nobles, for both others"


def test_who_could_have_placed_a_noble_has_probably_not_the_cards() -> None:
    idle = given(hands={"A": "title", "B": "crown", "C": "bishop"}).position.likelihood(0)
    hoarding = given(hands={"A": "title", "B": "gold", "C": "bishop"}).position.likelihood(0)
    assert hoarding < idle == 0.0
    assert given(hands={"A": "gold", "B": "crown", "C": "bishop"}).position.likelihood(0) == 0.0, "one's own are known"
