"""Chapter 8: the revolution, at every step where it can come."""

from typing import Any

import pytest

from tests.games.heads_of_state.tables import BLUE, RED, YELLOW, Table, a_table, placing

LONE_BARON = {YELLOW: "baron ireland"}
"""Worth 8 to yellow whenever a century is scored."""


def at_the_end(**given: Any) -> Table:
    """The piles are used up but for the revolution."""
    return a_table(pile="", uprising="", board=LONE_BARON, **given)


@pytest.mark.rule("8.1", "8.8")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_t26_a_revolution_in_each_of_the_three_draws(taken: int) -> None:
    table = at_the_end(turn=RED).play(RED, "collect", *["take gold", "take title"][:taken], "draw")
    assert (table["century"], table["turn"], table.phase) == (1689, RED, "drawing")
    assert table["score"][YELLOW] == 2 + 8, "hexagon and most influence in Britain"
    assert sum(table["hand"][RED].values()) == taken, "the revolution is no drawn card"
    assert table["draws"] == 3 - taken
    table.play(RED, *["draw"] * (3 - taken))
    assert table.phase == "placing"
    assert sum(table["hand"][RED].values()) == 3
    table.play(RED, "done")
    assert table["turn"] == YELLOW


@pytest.mark.rule("8.1", "8.8", "8.3")
@pytest.mark.parametrize("treachery_first", [True, False])
def test_a_revolution_in_the_draw_of_a_treachery_turn(treachery_first: bool) -> None:
    table = at_the_end(turn=RED).play(RED, "plot", *["take-treachery assassin"] * treachery_first, "draw")
    assert (table["century"], table.phase) == (1689, "drawing")
    assert (table["draws"], table["treachery_draws"]) == (1, 0 if treachery_first else 1)
    # The one open treachery card, or both, went to the discards; two others lie there, and no refill follows.
    assert sum(table["treachery_display"].values()) == 2
    assert table["treachery_discards"]["axeman"] == 1
    table.play(RED, "draw", *["draw-treachery"] * (not treachery_first))
    assert table.phase == "scheming"
    before = table["treachery_display"]
    table.play(RED, "done")
    assert table["treachery_display"] == before


@pytest.mark.rule("8.1", "8.9")
@pytest.mark.parametrize("cards_left", [0, 1, 2])
def test_a_revolution_in_each_step_of_the_refill(cards_left: int) -> None:
    table = placing(
        turn=RED,
        display="gold title troops",
        pile="castle castle"[: 7 * cards_left - 1 if cards_left else 0],
        uprising="",
    )
    table.play(RED, "done")
    assert (table["century"], table["turn"], table.phase) == (1689, YELLOW, "choosing")
    assert sum(table["display"].values()) == 6
    assert len(table.told("revolution")) == 1
    assert sum(table["uprising"].values()) == 10


@pytest.mark.rule("8.9")
def test_a_revolution_in_the_refill_of_a_treachery_turn_comes_after_the_treachery_display_is_full() -> None:
    table = at_the_end(turn=RED).play(RED, "plot", "take-treachery assassin", "take gold", "done")
    events = [event["event"] for event in table.events()]
    assert events.index("opened-treachery") < events.index("revolution")
    assert (table["century"], table["turn"], table.phase) == (1689, YELLOW, "choosing")
    assert table["treachery_hand"][RED] == {"assassin": 1}
    assert sum(table["treachery_discards"].values()) == 2


@pytest.mark.rule("8.1")
def test_the_revolution_is_one_of_the_cards_left_in_its_pile() -> None:
    given = {"turn": RED, "pile": "", "uprising": "crown palace"}
    for answer, century in ((0, 1589), (1, 1589), (2, 1689)):
        table = a_table(**given).luck(answer).play(RED, "collect", "draw")  # type: ignore[arg-type]
        assert table["century"] == century
        assert table.position.chance.sizes[0] == 3, "two cards and the revolution"  # type: ignore[attr-defined]


RICH = "gold gold gold title title title castle courtesan courtesan"


@pytest.mark.rule("8.2", "8.4", "8.5", "8.6")
def test_t25_six_and_two_cards_are_kept() -> None:
    table = at_the_end(turn=RED, hands={BLUE: RICH}, treachery={BLUE: "assassin gallows gallows"})
    table.play(RED, "collect", "draw")
    assert (table.phase, table.position.to_act(), table["century"]) == ("trimming", [BLUE], 1689)
    refusal = table.refuse(BLUE, "collect")
    assert (refusal.clause, refusal.facts) == ("8.6", {"cards": 3, "daggers": 1})
    assert table.refuse(BLUE, "discard gold").clause == "8.6"
    table.play(BLUE, "trim gold", "trim castle", "trim courtesan")
    refusal = table.refuse(BLUE, "trim gold")
    assert (refusal.clause, refusal.facts) == ("8.4", {"limit": 6})
    assert table.phase == "trimming"
    table.play(BLUE, "trim-treachery gallows")
    assert table["hand"][BLUE] == {"gold": 2, "title": 3, "courtesan": 1}
    assert table["treachery_hand"][BLUE] == {"assassin": 1, "gallows": 1}
    assert (table.phase, table["turn"], table["draws"]) == ("drawing", RED, 3)


@pytest.mark.rule("8.5", "7.6", "7.7")
def test_down_to_exactly_two_and_only_cards_in_the_hand() -> None:
    table = at_the_end(turn=RED, hands={BLUE: RICH}, treachery={BLUE: "assassin gallows gallows"})
    table.play(RED, "collect", "draw").play(BLUE, "trim-treachery gallows", "trim castle")
    refusal = table.refuse(BLUE, "trim-treachery gallows")
    assert (refusal.clause, refusal.facts) == ("8.5", {"limit": 2})
    assert table.refuse(BLUE, "trim castle").clause == "7.6"
    other = at_the_end(turn=RED, treachery={BLUE: "assassin gallows gallows"}).play(RED, "collect", "draw")
    assert other.refuse(BLUE, "trim-treachery axeman").clause == "7.7"


@pytest.mark.rule("8.2", "12.2")
def test_all_cut_down_their_hands_at_the_same_time_and_in_secret() -> None:
    table = at_the_end(turn=RED, hands={RED: "gold gold title title castle castle troops", BLUE: RICH})
    table.play(RED, "collect", "draw")
    assert table.position.to_act() == [RED, BLUE]
    before = table.position.view(YELLOW)
    table.play(BLUE, "trim gold")
    after = table.position.view(YELLOW)
    players: Any = after["players"]
    assert players[BLUE]["owes"] == [2, 0]
    players[BLUE]["owes"] = [3, 0]
    assert before == after, "nobody sees which card it was"
    assert table.told("chose", YELLOW) == [{"event": "chose", "seat": BLUE, "attribute": None}]
    assert not table.told("discarded")
    table.play(RED, "trim castle").play(BLUE, "trim gold", "trim gold")
    shown = [(event["seat"], event["attribute"]) for event in table.told("discarded", YELLOW)]
    assert shown == [(RED, "castle"), (BLUE, "gold"), (BLUE, "gold"), (BLUE, "gold")]
    assert [player["given_up"] for player in table.view(YELLOW)["players"]] == [{"castle": 1}, {}, {"gold": 3}]
    assert (table["turn"], table.phase) == (RED, "drawing")


@pytest.mark.rule("8.2", "8.9")
def test_hands_are_cut_down_after_a_revolution_in_the_refill_too() -> None:
    table = placing(turn=RED, hands={RED: RICH}, display="troops troops", pile="", uprising="").play(RED, "done")
    assert (table.phase, table.position.to_act()) == ("trimming", [RED])
    table.play(RED, "trim gold", "trim gold", "trim title")
    assert (table["turn"], table.phase) == (YELLOW, "choosing")


@pytest.mark.rule("8.7")
def test_hands_are_cut_down_only_after_a_revolution() -> None:
    table = a_table(turn=RED, hands={RED: RICH}, treachery={RED: "gallows gallows gallows"})
    assert table.refuse(RED, "trim gold").clause == "8.7"
    assert table.refuse(RED, "trim-treachery gallows").clause == "8.7"


@pytest.mark.rule("8.3")
def test_new_piles_of_all_cards_that_are_not_in_a_hand() -> None:
    table = at_the_end(turn=RED, hands={BLUE: RICH}).play(RED, "collect", "draw")
    table.play(BLUE, "trim gold", "trim gold", "trim gold")
    assert table["discards"] == {}
    assert sum(table["uprising"].values()) == 10
    assert sum(table["display"].values()) == 6
    assert sum(table["pile"].values()) == 70 - 10 - 6 - 6
    held = [table[place].get("gold", 0) for place in ("pile", "uprising", "display")]
    assert sum(held) == 11, "all eleven gold cards are in the new piles, the three just given up too"


@pytest.mark.rule("8.3")
def test_the_treachery_pile_stays_and_its_open_cards_are_replaced() -> None:
    table = at_the_end(turn=RED, treachery_pile="gallows gallows inquisition")
    discards = sum(table["treachery_discards"].values())
    table.play(RED, "collect", "draw")
    assert sum(table["treachery_pile"].values()) == 1
    assert sum(table["treachery_discards"].values()) == discards + 2
    assert set(table["treachery_display"]) <= {"gallows", "inquisition"}


@pytest.mark.rule("8.10")
def test_nobles_placed_after_the_interruption_belong_to_the_new_century() -> None:
    table = at_the_end(turn=RED, hands={RED: "gold"}).play(RED, "collect", "draw", "draw", "draw", "draw")
    table.play(RED, "place baron provence nothing")
    assert table["most_influence"] == [[], ["1589 britain"], []]
    again = at_the_end(turn=RED, century=1689)
    again.play(RED, "collect", "draw")
    assert again["most_influence"] == [[], ["1689 britain"], []]


@pytest.mark.rule("8.11", "11.1", "11.4")
def test_t32_the_third_revolution_ends_the_game() -> None:
    table = at_the_end(turn=RED, century=1789).play(RED, "collect", "draw")
    assert (table.phase, table.position.to_act()) == ("over", [])
    assert table.position.scores() == [0, 2 + 8 + 4, 0]
    assert table.position.ranking() == [2, 1, 2]
    kinds = [event["event"] for event in table.events()]
    assert kinds.index("most") < kinds.index("majority") < kinds.index("over")


@pytest.mark.rule("8.11")
def test_the_third_revolution_in_a_refill_ends_the_game_too() -> None:
    table = placing(turn=RED, century=1789, display="gold", pile="", uprising="", board=LONE_BARON).play(RED, "done")
    assert table.phase == "over"
