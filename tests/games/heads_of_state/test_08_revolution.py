"""Chapter 8: the revolution, at every step where it can come."""

from typing import Any

import pytest

from tests.games.heads_of_state.notation import Table, given, placing
from tests.games.notation import seat

LONE_BARON = {"B": "baron ireland"}
"""Worth 8 to yellow whenever a century is scored."""


def at_the_end(**written: Any) -> Table:
    """The piles are used up but for the revolution."""
    return given(pile="", uprising="", board=LONE_BARON, **written)


@pytest.mark.rule("8.1", "8.8")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_t26_a_revolution_in_each_of_the_three_draws(taken: int) -> None:
    table = at_the_end(turn="A").play("A collect", *["A take gold", "A take title"][:taken], "A draw")
    assert (table["century"], table.asked()) == (1689, "A drawing")
    assert table.has("B", "score") == 2 + 8, "hexagon and most influence in Britain"
    assert table.hand_size("A") == taken, "the revolution is no drawn card"
    assert table["draws"] == 3 - taken
    table.play(*["A draw"] * (3 - taken))
    assert table.asked() == "A placing"
    assert table.hand_size("A") == 3
    table.play("A done")
    assert table.asked() == "B choosing"


@pytest.mark.rule("8.1", "8.8", "8.3")
@pytest.mark.parametrize("treachery_first", [True, False])
def test_a_revolution_in_the_draw_of_a_treachery_turn(treachery_first: bool) -> None:
    table = at_the_end(turn="A").play("A plot", *["A take-treachery assassin"] * treachery_first, "A draw")
    assert (table["century"], table.asked()) == (1689, "A drawing")
    assert (table["draws"], table["treachery_draws"]) == (1, 0 if treachery_first else 1)
    # The one open treachery card, or both, went to the discards; two others lie there, and no refill follows.
    assert sum(table["treachery_display"].values()) == 2
    assert table["treachery_discards"]["axeman"] == 1
    table.play("A draw", *["A draw-treachery"] * (not treachery_first))
    assert table.asked() == "A scheming"
    before = table["treachery_display"]
    table.play("A done")
    assert table["treachery_display"] == before


@pytest.mark.rule("8.1", "8.9")
@pytest.mark.parametrize("cards_left", [0, 1, 2])
def test_a_revolution_in_each_step_of_the_refill(cards_left: int) -> None:
    table = placing(turn="A", display="gold title troops", pile=" castle" * cards_left, uprising="")
    table.play("A done")
    assert (table["century"], table.asked()) == (1689, "B choosing")
    assert sum(table["display"].values()) == 6
    assert len(table.told("revolution")) == 1
    assert sum(table["uprising"].values()) == 10


@pytest.mark.rule("8.9")
def test_a_revolution_in_the_refill_of_a_treachery_turn_comes_after_the_treachery_display_is_full() -> None:
    table = at_the_end(turn="A").play("A plot, take-treachery assassin, take gold, done")
    events = table.happened()
    assert events.index("opened-treachery") < events.index("revolution")
    assert (table["century"], table.asked()) == (1689, "B choosing")
    assert table.has("A", "treachery_hand") == {"assassin": 1}
    assert sum(table["treachery_discards"].values()) == 2


@pytest.mark.rule("8.1")
def test_the_revolution_is_one_of_the_cards_left_in_its_pile() -> None:
    for answer, century in ((0, 1589), (1, 1589), (2, 1689)):
        table = given(turn="A", pile="", uprising="crown palace").luck(answer).play("A collect, draw")
        assert table["century"] == century
        assert table.odds()[0] == 3, "two cards and the revolution"


RICH = "gold gold gold title title title castle courtesan courtesan"


@pytest.mark.rule("8.2", "8.4", "8.5", "8.6")
def test_t25_six_and_two_cards_are_kept() -> None:
    table = at_the_end(turn="A", hands={"C": RICH}, treachery={"C": "assassin gallows gallows"})
    table.play("A collect, draw")
    assert (table.asked(), table["century"]) == ("C trimming", 1689)
    assert table.refused("C collect") == ("8.6", {"cards": 3, "daggers": 1})
    assert table.refused("C discard gold").clause == "8.6"
    table.play("C trim gold, trim castle, trim courtesan")
    assert table.refused("C trim gold") == ("8.4", {"limit": 6})
    assert table.asked() == "C trimming"
    table.play("C trim-treachery gallows")
    assert table.has("C", "hand") == {"gold": 2, "title": 3, "courtesan": 1}
    assert table.has("C", "treachery_hand") == {"assassin": 1, "gallows": 1}
    assert (table.asked(), table["draws"]) == ("A drawing", 3)


@pytest.mark.rule("8.5", "7.6", "7.7")
def test_down_to_exactly_two_and_only_cards_in_the_hand() -> None:
    table = at_the_end(turn="A", hands={"C": RICH}, treachery={"C": "assassin gallows gallows"})
    table.play("A collect, draw", "C trim-treachery gallows, trim castle")
    assert table.refused("C trim-treachery gallows") == ("8.5", {"limit": 2})
    assert table.refused("C trim castle").clause == "7.6"
    other = at_the_end(turn="A", treachery={"C": "assassin gallows gallows"}).play("A collect, draw")
    assert other.refused("C trim-treachery axeman").clause == "7.7"


@pytest.mark.rule("8.2", "12.2")
def test_all_cut_down_their_hands_at_the_same_time_and_in_secret() -> None:
    table = at_the_end(turn="A", hands={"A": "gold gold title title castle castle troops", "C": RICH})
    table.play("A collect, draw")
    assert table.asked() == "AC trimming"
    before = table.sees("B")
    table.play("C trim gold")
    after = table.sees("B")
    assert table.players("owes", "B") == [1, 0, 2]
    after["players"][seat("C")]["owes"] = 3
    assert before == after, "nobody sees which card it was"
    assert table.told("chose", "B") == [{"event": "chose", "seat": "C", "attribute": None}]
    assert not table.told("discarded")
    table.play("A trim castle", "C trim gold, trim gold")
    shown = [(event["seat"], event["attribute"]) for event in table.told("discarded", "B")]
    assert shown == [("A", "castle"), ("C", "gold"), ("C", "gold"), ("C", "gold")]
    assert table.players("given_up", "B") == [{"castle": 1}, {}, {"gold": 3}]
    assert table.asked() == "A drawing"


@pytest.mark.rule("8.2", "8.9")
def test_hands_are_cut_down_after_a_revolution_in_the_refill_too() -> None:
    table = placing(turn="A", hands={"A": RICH}, display="troops troops", pile="", uprising="").play("A done")
    assert table.asked() == "A trimming"
    table.play("A trim gold, trim gold, trim title")
    assert table.asked() == "B choosing"


@pytest.mark.rule("8.7")
def test_hands_are_cut_down_only_after_a_revolution() -> None:
    table = given(turn="A", hands={"A": RICH}, treachery={"A": "gallows gallows gallows"})
    assert table.refused("A trim gold").clause == "8.7"
    assert table.refused("A trim-treachery gallows").clause == "8.7"


@pytest.mark.rule("8.3")
def test_new_piles_of_all_cards_that_are_not_in_a_hand() -> None:
    table = at_the_end(turn="A", hands={"C": RICH}).play("A collect, draw")
    table.play("C trim gold, trim gold, trim gold")
    assert table["discards"] == {}
    assert sum(table["uprising"].values()) == 10
    assert sum(table["display"].values()) == 6
    assert sum(table["pile"].values()) == 70 - 10 - 6 - 6
    held = [table[place].get("gold", 0) for place in ("pile", "uprising", "display")]
    assert sum(held) == 11, "all eleven gold cards are in the new piles, the three just given up too"


@pytest.mark.rule("8.3")
def test_the_treachery_pile_stays_and_its_open_cards_are_replaced() -> None:
    table = at_the_end(turn="A", treachery_pile="gallows gallows inquisition")
    discards = sum(table["treachery_discards"].values())
    table.play("A collect, draw")
    assert sum(table["treachery_pile"].values()) == 1
    assert sum(table["treachery_discards"].values()) == discards + 2
    assert set(table["treachery_display"]) <= {"gallows", "inquisition"}


@pytest.mark.rule("8.10")
def test_nobles_placed_after_the_interruption_belong_to_the_new_century() -> None:
    table = at_the_end(turn="A", hands={"A": "gold"}).play("A collect, draw, draw, draw, draw")
    table.play("A place baron provence nothing")
    assert table["most_influence"] == [[], ["1589 britain"], []]
    again = at_the_end(turn="A", century=1689)
    again.play("A collect, draw")
    assert again["most_influence"] == [[], ["1689 britain"], []]


@pytest.mark.rule("8.11", "11.1", "11.4")
def test_t32_the_third_revolution_ends_the_game() -> None:
    table = at_the_end(turn="A", century=1789).play("A collect, draw")
    assert table.asked() == "over"
    assert table.scores() == [0, 2 + 8 + 4, 0]
    assert table.ranking() == [2, 1, 2]
    kinds = table.happened()
    assert kinds.index("most") < kinds.index("majority") < kinds.index("over")


@pytest.mark.rule("8.11")
def test_the_third_revolution_in_a_refill_ends_the_game_too() -> None:
    table = placing(turn="A", century=1789, display="gold", pile="", uprising="", board=LONE_BARON).play("A done")
    assert table.asked() == "over"
