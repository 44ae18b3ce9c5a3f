"""What bots think of a world: the order of worlds matters, not the numbers."""

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
