"""Chapter 6: all killed nobles but one must be replaced."""

from typing import Any

import pytest

from tests.games.heads_of_state.notation import TILES, Table, graves, plotting, tiles_without

THREE_GERMANS = {"A": "baron rhineland, count bavaria, earl saxony"}
THREE_STRIKES = ["C strike gallows baron rhineland", "C strike gallows count bavaria", "C strike gallows earl saxony"]


def lacking(table: Table, decision: str) -> tuple[str, dict[str, Any]]:
    """By which clause a decision is refused, and what is not zero of the numbers that it tells."""
    clause, facts = table.refused(decision)
    return clause, {name: number for name, number in facts.items() if number}


def three_kills(hand: str) -> Table:
    return plotting(turn="C", treachery={"C": "gallows gallows gallows"}, hands={"C": hand}, board=THREE_GERMANS)


@pytest.mark.rule("6.1")
def test_t18_one_kill_needs_no_replacement() -> None:
    table = three_kills("").play("C strike gallows earl saxony, done")
    assert table.asked() == "A choosing"


@pytest.mark.rule("6.1", "6.2")
def test_t18_two_kills_need_one() -> None:
    table = three_kills("gold").play("C strike gallows baron rhineland, strike gallows earl saxony")
    assert lacking(table, "C done") == ("6.2", {"gaps": 2, "needed": 1, "baron": 1, "earl": 1})
    assert "done" not in table.may("C")
    table.play("C place baron rhineland nothing, done")
    assert table.asked() == "A choosing"


@pytest.mark.rule("6.1", "6.2")
@pytest.mark.parametrize("replaced", [2, 3])
def test_t18_three_kills_need_two_and_three_are_allowed(replaced: int) -> None:
    table = three_kills("gold gold title title troops castle").play(*THREE_STRIKES)
    placements = ["place baron rhineland nothing", "place count bavaria nothing", "place earl saxony nothing"]
    for placement in placements[:replaced]:
        if placement != placements[2]:
            assert table.refused("C done").clause == "6.2"
        table.play(f"C {placement}")
    table.play("C done")
    assert len(table.has("C", "nobles")) == replaced


@pytest.mark.rule("6.3")
def test_a_kill_that_could_not_be_made_good_is_refused() -> None:
    table = three_kills("title").play("C strike gallows earl saxony")
    # Replacing the count is the cheapest way: gold is missing.
    assert lacking(table, "C strike gallows count bavaria") == ("6.3", {"gold": 1, "count": 1})
    assert table.may("C") == ["done"]
    said = table.why_not("C strike gallows count bavaria")
    assert "(count × 1)" in said
    assert "(gold × 1)" in said


@pytest.mark.rule("6.3")
def test_the_baron_makes_the_second_kill_possible() -> None:
    table = three_kills("gold").play("C strike gallows earl saxony")
    # A count would cost gold and title; leaving him open, the earl would have to be replaced.
    assert table.may("C", "strike") == ["strike gallows baron rhineland"]
    assert table.refused("C strike gallows count bavaria").clause == "6.3"


@pytest.mark.rule("6.3")
def test_an_uncertain_assassination_is_covered_for_its_success() -> None:
    table = plotting(turn="C", treachery={"C": "gallows assassin"}, hands={"C": "title"}, board=THREE_GERMANS)
    table.play("C strike gallows earl saxony")
    assert lacking(table, "C strike assassin count bavaria") == ("6.3", {"gold": 1, "count": 1})
    table = plotting(turn="C", treachery={"C": "gallows assassin"}, hands={"C": "gold"}, board=THREE_GERMANS)
    table.play("C strike gallows earl saxony").luck(3).play("C strike assassin baron rhineland, done")


@pytest.mark.rule("6.3")
def test_the_first_card_against_a_capital_is_covered_too() -> None:
    table = plotting(
        turn="C", treachery={"C": "gallows gallows axeman-gallows"}, hands={"C": "title"},
        board={"A": "count bavaria, king brandenburg"},
    ).play("C strike gallows count bavaria")  # fmt: skip
    assert lacking(table, "C strike gallows king brandenburg") == ("6.3", {"gold": 1, "count": 1})


@pytest.mark.rule("6.3")
def test_a_courtesan_can_stand_in_but_only_once_a_noble_and_not_for_a_baron() -> None:
    table = three_kills("courtesan title").play("C strike gallows earl saxony, strike gallows count bavaria")
    assert table["gaps"] == ["saxony lower", "bavaria lower"]
    table = three_kills("courtesan").play("C strike gallows earl saxony")
    assert table.refused("C strike gallows baron rhineland").clause == "6.3"


@pytest.mark.rule("6.3")
def test_tiles_are_needed_too() -> None:
    red = {**TILES, "baron": 5, "count": 5, "earl": 3}
    table = plotting(
        turn="C", treachery={"C": "gallows gallows"}, hands={"C": "gold"}, board=THREE_GERMANS,
        tiles=[red, TILES, tiles_without("baron")], dead=graves("ireland lower", C=6),
    ).play("C strike gallows earl saxony")  # fmt: skip
    assert lacking(table, "C strike gallows baron rhineland") == ("6.3", {"tiles": 1, "baron": 1})


@pytest.mark.rule("6.4")
def test_a_placement_may_not_break_the_duty() -> None:
    # Three are dead: baron (gold), count (gold, title), earl (title, troops, castle). With one gold,
    # count and earl must be replaced; a baron placed first would cost the count his gold.
    table = three_kills("gold title title troops castle").play(*THREE_STRIKES)
    table.play("C place earl saxony nothing")
    assert "place baron rhineland nothing" in table.may("C")
    table = three_kills("gold title courtesan troops").play(*THREE_STRIKES)
    # Baron and earl can both be paid (gold; title, troops, courtesan), or baron and count (gold; title, courtesan).
    assert lacking(table, "C place count bavaria nothing") == ("6.4", {"gold": 1, "baron": 1})
    assert table.may("C", "place") == [
        "place baron rhineland nothing",
        "place count bavaria gold",
        "place earl saxony castle",
    ]


@pytest.mark.rule("6.4")
def test_the_choice_of_what_a_courtesan_replaces_may_not_break_it_either() -> None:
    table = three_kills("gold title troops courtesan").play(*THREE_STRIKES)
    # The count paid with title, and a courtesan for the gold, leaves gold for the baron;
    # paid with gold, and a courtesan for the title, he leaves nothing that pays for anybody.
    assert lacking(table, "C place count bavaria title") == ("6.4", {"gold": 1, "baron": 1})
    table.play("C place count bavaria gold, place baron rhineland nothing, done")
    assert table.has("C", "nobles") == ["bavaria lower", "rhineland upper"]
