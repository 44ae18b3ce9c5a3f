"""Chapter 6: all killed nobles but one must be replaced."""

from typing import Any

import pytest

from camarilla.core.clauses import Illegal
from camarilla.core.text import speaker
from camarilla.games.heads_of_state import GAME
from tests.games.heads_of_state.tables import BLUE, RED, Table, plotting

THREE_GERMANS = {RED: "baron rhineland, count bavaria, earl saxony"}


def missing(refusal: Illegal) -> dict[str, Any]:
    return {name: number for name, number in refusal.facts.items() if number}


def three_kills(hand: str) -> Table:
    return plotting(turn=BLUE, treachery={BLUE: "gallows gallows gallows"}, hands={BLUE: hand}, board=THREE_GERMANS)


@pytest.mark.rule("6.1")
def test_t18_one_kill_needs_no_replacement() -> None:
    table = three_kills("").play(BLUE, "strike gallows earl saxony", "done")
    assert table["turn"] == RED


@pytest.mark.rule("6.1", "6.2")
def test_t18_two_kills_need_one() -> None:
    table = three_kills("gold").play(BLUE, "strike gallows baron rhineland", "strike gallows earl saxony")
    refusal = table.refuse(BLUE, "done")
    assert (refusal.clause, missing(refusal)) == ("6.2", {"gaps": 2, "needed": 1, "baron": 1, "earl": 1})
    assert "done" not in table.open_to(BLUE)
    table.play(BLUE, "place baron rhineland nothing", "done")
    assert table["turn"] == RED


@pytest.mark.rule("6.1", "6.2")
@pytest.mark.parametrize("replaced", [2, 3])
def test_t18_three_kills_need_two_and_three_are_allowed(replaced: int) -> None:
    table = three_kills("gold gold title title troops castle").play(
        BLUE, "strike gallows baron rhineland", "strike gallows count bavaria", "strike gallows earl saxony"
    )
    placements = ["place baron rhineland nothing", "place count bavaria nothing", "place earl saxony nothing"]
    for placement in placements[:replaced]:
        if placement != placements[2]:
            assert table.refuse(BLUE, "done").clause == "6.2"
        table.play(BLUE, placement)
    table.play(BLUE, "done")
    assert len(table["nobles"][BLUE]) == replaced


@pytest.mark.rule("6.3")
def test_a_kill_that_could_not_be_made_good_is_refused() -> None:
    table = three_kills("title").play(BLUE, "strike gallows earl saxony")
    refusal = table.refuse(BLUE, "strike gallows count bavaria")
    # Replacing the count is the cheapest way: gold is missing.
    assert (refusal.clause, missing(refusal)) == ("6.3", {"gold": 1, "count": 1})
    assert table.open_to(BLUE) == ["done"]
    said = speaker(GAME, "en").refusal(refusal)
    assert "(count × 1)" in said
    assert "(gold × 1)" in said


@pytest.mark.rule("6.3")
def test_the_baron_makes_the_second_kill_possible() -> None:
    table = three_kills("gold").play(BLUE, "strike gallows earl saxony")
    # A count would cost gold and title; leaving him open, the earl would have to be replaced.
    assert table.open_to(BLUE, "strike") == ["strike gallows baron rhineland"]
    assert table.refuse(BLUE, "strike gallows count bavaria").clause == "6.3"


@pytest.mark.rule("6.3")
def test_an_uncertain_assassination_is_covered_for_its_success() -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "gallows assassin"}, hands={BLUE: "title"}, board=THREE_GERMANS)
    table.play(BLUE, "strike gallows earl saxony")
    refusal = table.refuse(BLUE, "strike assassin count bavaria")
    assert (refusal.clause, missing(refusal)) == ("6.3", {"gold": 1, "count": 1})
    table = plotting(turn=BLUE, treachery={BLUE: "gallows assassin"}, hands={BLUE: "gold"}, board=THREE_GERMANS)
    table.play(BLUE, "strike gallows earl saxony").luck(3).play(BLUE, "strike assassin baron rhineland", "done")


@pytest.mark.rule("6.3")
def test_the_first_card_against_a_capital_is_covered_too() -> None:
    table = plotting(
        turn=BLUE, treachery={BLUE: "gallows gallows axeman-gallows"}, hands={BLUE: "title"},
        board={RED: "count bavaria, king brandenburg"},
    ).play(BLUE, "strike gallows count bavaria")  # fmt: skip
    refusal = table.refuse(BLUE, "strike gallows king brandenburg")
    assert (refusal.clause, missing(refusal)) == ("6.3", {"gold": 1, "count": 1})


@pytest.mark.rule("6.3")
def test_a_courtesan_can_stand_in_but_only_once_a_noble_and_not_for_a_baron() -> None:
    table = three_kills("courtesan title").play(BLUE, "strike gallows earl saxony", "strike gallows count bavaria")
    assert table["gaps"] == ["saxony lower", "bavaria lower"]
    table = three_kills("courtesan").play(BLUE, "strike gallows earl saxony")
    assert table.refuse(BLUE, "strike gallows baron rhineland").clause == "6.3"


@pytest.mark.rule("6.3")
def test_tiles_are_needed_too() -> None:
    tiles = [{"baron": 6, "count": 6, "earl": 4, "marquis": 4, "duke": 4, "prince": 4, "king": 4} for _ in range(3)]
    for noble in ("baron", "count", "earl"):
        tiles[RED][noble] -= 1
    del tiles[BLUE]["baron"]
    graves: list[dict[str, int]] = [{} for _ in range(32)]
    graves[5] = {"C": 6}
    table = plotting(
        turn=BLUE, treachery={BLUE: "gallows gallows"}, hands={BLUE: "gold"}, board=THREE_GERMANS, tiles=tiles,
        dead=graves,
    ).play(BLUE, "strike gallows earl saxony")  # fmt: skip
    refusal = table.refuse(BLUE, "strike gallows baron rhineland")
    assert (refusal.clause, missing(refusal)) == ("6.3", {"tiles": 1, "baron": 1})


@pytest.mark.rule("6.4")
def test_a_placement_may_not_break_the_duty() -> None:
    # Three are dead: baron (gold), count (gold, title), earl (title, troops, castle). With one gold,
    # count and earl must be replaced; a baron placed first would cost the count his gold.
    table = three_kills("gold title title troops castle").play(
        BLUE, "strike gallows baron rhineland", "strike gallows count bavaria", "strike gallows earl saxony"
    )
    table.play(BLUE, "place earl saxony nothing")
    assert "place baron rhineland nothing" in table.open_to(BLUE)
    table = three_kills("gold title courtesan troops").play(
        BLUE, "strike gallows baron rhineland", "strike gallows count bavaria", "strike gallows earl saxony"
    )
    # Baron and earl can both be paid (gold; title, troops, courtesan), or baron and count (gold; title, courtesan).
    refusal = table.refuse(BLUE, "place count bavaria nothing")
    assert (refusal.clause, missing(refusal)) == ("6.4", {"gold": 1, "baron": 1})
    assert table.open_to(BLUE, "place") == [
        "place baron rhineland nothing",
        "place count bavaria gold",
        "place earl saxony castle",
    ]


@pytest.mark.rule("6.4")
def test_the_choice_of_what_a_courtesan_replaces_may_not_break_it_either() -> None:
    table = three_kills("gold title troops courtesan").play(
        BLUE, "strike gallows baron rhineland", "strike gallows count bavaria", "strike gallows earl saxony"
    )
    # The count paid with title, and a courtesan for the gold, leaves gold for the baron;
    # paid with gold, and a courtesan for the title, he leaves nothing that pays for anybody.
    refusal = table.refuse(BLUE, "place count bavaria title")
    assert (refusal.clause, missing(refusal)) == ("6.4", {"gold": 1, "baron": 1})
    table.play(BLUE, "place count bavaria gold", "place baron rhineland nothing", "done")
    assert table["nobles"][BLUE] == ["bavaria lower", "rhineland upper"]
