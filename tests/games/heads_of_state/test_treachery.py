"""Chapter 5: option 2, treachery cards."""

from collections import Counter

import pytest

from camarilla.core.chance import FastChance
from tests.games.heads_of_state.tables import BLUE, GREEN, RED, YELLOW, Table, a_table, placing, plotting


@pytest.mark.rule("5.1")
def test_t33_no_treachery_in_an_attribute_turn() -> None:
    board = {RED: "duke saxony"}
    table = placing(turn=BLUE, treachery={BLUE: "assassin"}, board=board)
    assert table.refuse(BLUE, "strike assassin duke saxony").clause == "5.1"
    assert table.refuse(BLUE, "second axeman").clause == "5.1"
    drawing = a_table(turn=BLUE, treachery={BLUE: "assassin"}, board=board).play(BLUE, "collect")
    assert drawing.refuse(BLUE, "strike assassin duke saxony").clause == "5.1"


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    "draws",
    [
        ("take-treachery assassin", "take gold"), ("take gold", "take-treachery axeman"),
        ("draw", "draw-treachery"), ("draw-treachery", "draw"),
    ],
)  # fmt: skip
def test_one_treachery_and_one_attribute_card_in_either_order(draws: tuple[str, str]) -> None:
    table = a_table(turn=BLUE).play(BLUE, "plot", *draws)
    assert sum(table["hand"][BLUE].values()) == 1
    assert sum(table["treachery_hand"][BLUE].values()) == 1
    assert table.phase == "scheming"


@pytest.mark.rule("5.2")
def test_the_card_just_taken_may_be_played_and_nothing_must() -> None:
    table = a_table(turn=BLUE, board={RED: "earl scotland"}).play(BLUE, "plot", "take-treachery axeman", "take gold")
    assert table.open_to(BLUE) == ["strike axeman earl scotland", "done"]
    table.play(BLUE, "done")
    assert table["treachery_hand"][BLUE] == {"axeman": 1}


@pytest.mark.rule("5.3", "5.4")
def test_not_two_of_the_same_deck() -> None:
    table = a_table(turn=BLUE).play(BLUE, "plot", "take gold")
    assert table.refuse(BLUE, "take title").clause == "5.3"
    assert table.refuse(BLUE, "draw").clause == "5.3"
    table = a_table(turn=BLUE).play(BLUE, "plot", "draw-treachery")
    assert table.refuse(BLUE, "draw-treachery").clause == "5.4"
    assert table.refuse(BLUE, "take-treachery assassin").clause == "5.4"


@pytest.mark.rule("5.5")
def test_only_open_treachery_cards_can_be_taken() -> None:
    table = a_table(turn=BLUE).play(BLUE, "plot")
    refusal = table.refuse(BLUE, "take-treachery gallows")
    assert (refusal.clause, refusal.facts) == ("5.5", {"treachery": "gallows"})


@pytest.mark.rule("5.6", "5.7", "5.8")
def test_what_a_strike_needs() -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "assassin"}, board={RED: "duke saxony", BLUE: "earl saxony"})
    assert table.refuse(BLUE, "strike gallows duke saxony").clause == "5.6"
    assert table.refuse(BLUE, "strike assassin marquis bavaria").clause == "5.7"
    assert table.refuse(BLUE, "strike assassin king saxony").clause == "5.7"
    assert table.refuse(BLUE, "strike assassin earl saxony").clause == "5.8"
    assert table.open_to(BLUE, "strike") == ["strike assassin duke saxony"]


FRANCE_AND_SPAIN = {RED: "duke aquitaine, prince ile-de-france, duke andalusia", YELLOW: "king ile-de-france"}


@pytest.mark.rule("5.10", "5.13", "5.17")
def test_t12_a_guillotine_reaches_french_provinces_only() -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "guillotine"}, board=FRANCE_AND_SPAIN)
    assert table.open_to(BLUE, "strike") == ["strike guillotine duke aquitaine"]
    refusal = table.refuse(BLUE, "strike guillotine duke andalusia")
    assert (refusal.clause, refusal.facts) == ("5.10", {"treachery": "guillotine", "country": "spain"})
    assert table.refuse(BLUE, "strike guillotine prince ile-de-france").clause == "5.13"
    table.luck(3).play(BLUE, "strike guillotine duke aquitaine")
    assert "aquitaine upper" not in table["nobles"][RED]
    assert table["gaps"] == ["aquitaine upper"]


@pytest.mark.rule("5.13")
@pytest.mark.parametrize(("rank", "owner"), [("prince", RED), ("king", YELLOW)])
def test_t13_two_guillotines_reach_the_french_capital(rank: str, owner: int) -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "guillotine guillotine"}, board=FRANCE_AND_SPAIN)
    table.play(BLUE, f"strike guillotine {rank} ile-de-france")
    assert (table.phase, table["first_card"]) == ("seconding", "guillotine")
    assert table.open_to(BLUE) == ["second guillotine"]
    table.play(BLUE, "second guillotine")
    assert not any("ile-de-france" in box for box in table["nobles"][owner])
    assert table["treachery_hand"][BLUE] == {}
    assert table["treachery_discards"] == {"guillotine": 2}
    assert (table.phase, table["first_card"], table["target"]) == ("scheming", None, None)


@pytest.mark.rule("5.10")
def test_t14_a_double_card_works_in_its_two_countries() -> None:
    board = {RED: "earl scotland, duke saxony, duke burgundy, duke andalusia"}
    table = plotting(turn=BLUE, treachery={BLUE: "axeman-gallows"}, board=board)
    assert table.open_to(BLUE, "strike") == [
        "strike axeman-gallows earl scotland",
        "strike axeman-gallows duke saxony",
    ]
    assert table.refuse(BLUE, "strike axeman-gallows duke burgundy").clause == "5.10"


@pytest.mark.rule("5.13")
@pytest.mark.parametrize(
    ("cards", "first", "other"),
    [
        ("gallows axeman-gallows", "gallows", "axeman-gallows"),
        ("axeman-gallows gallows", "axeman-gallows", "gallows"),
        ("axeman-gallows guillotine-gallows", "axeman-gallows", "guillotine-gallows"),
    ],
)
def test_t14_two_cards_sharing_a_country_count_as_two(cards: str, first: str, other: str) -> None:
    table = plotting(turn=BLUE, treachery={BLUE: cards}, board={RED: "king brandenburg, king england"})
    table.play(BLUE, f"strike {first} king brandenburg", f"second {other}")
    assert table["nobles"][RED] == ["england upper"]


@pytest.mark.rule("5.13")
def test_two_cards_of_different_countries_do_not_make_a_pair() -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "axeman-gallows guillotine"}, board={RED: "king brandenburg"})
    refusal = table.refuse(BLUE, "strike axeman-gallows king brandenburg")
    assert (refusal.clause, refusal.facts) == ("5.13", {"territory": "brandenburg", "country": "germany"})


YELLOWS_DUKE = {YELLOW: "duke saxony"}


@pytest.mark.rule("5.11")
@pytest.mark.parametrize("cube", [0, 1, 2])
def test_t15_a_cube_of_the_murderer_kills(cube: int) -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "assassin"}, board=YELLOWS_DUKE).luck(cube)
    table.play(BLUE, "strike assassin duke saxony")
    assert table["nobles"][YELLOW] == []
    assert table["dead"][26] == {"B": 1}
    assert table["gaps"] == ["saxony upper"]
    assert table["treachery_discards"] == {"assassin": 1}


@pytest.mark.rule("5.11", "5.9")
def test_t15_the_cube_of_the_victim_saves_for_the_rest_of_the_turn() -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "assassin gallows"}, board=YELLOWS_DUKE).luck(3)
    table.play(BLUE, "strike assassin duke saxony")
    assert table["nobles"][YELLOW] == ["saxony upper"]
    assert table["gaps"] == []
    assert table["treachery_discards"] == {"assassin": 1}
    assert table.refuse(BLUE, "strike gallows duke saxony").clause == "5.9"
    assert table.open_to(BLUE) == ["done"]
    # In a later turn he can be a target again.
    table.play(BLUE, "done").play(RED, "collect", "take gold", "take title", "take troops", "done")
    assert table["targeted"] == []


@pytest.mark.rule("5.11")
def test_t15_three_attempts_in_four_succeed() -> None:
    outcomes: Counter[int] = Counter()
    chance = FastChance(11)
    for _ in range(800):
        table = plotting(turn=BLUE, treachery={BLUE: "assassin"}, board=YELLOWS_DUKE)
        table.position.chance = chance
        table.play(BLUE, "strike assassin duke saxony")
        outcomes[len(table["gaps"])] += 1
    assert 540 <= outcomes[1] <= 660


@pytest.mark.rule("5.18", "5.19", "9.1", "9.4")
def test_t16_a_killed_duke_is_replaced() -> None:
    table = plotting(
        turn=BLUE, treachery={BLUE: "assassin"}, hands={BLUE: "gold title castle duelling bishop"}, board=YELLOWS_DUKE
    ).luck(0)
    scores = table["score"]
    table.play(BLUE, "strike assassin duke saxony", "place duke saxony nothing")
    assert table["nobles"][BLUE] == ["saxony upper"]
    assert table["noble_cards"][BLUE] == {"duke": 1}
    assert table["noble_cards"][YELLOW] == {"duke": 1}
    assert table["present"][YELLOW] == ["saxony"]
    assert table["score"] == scores, "the hexagonal marker was gone"
    assert table["dead"][26] == {"B": 1}


@pytest.mark.rule("5.12")
def test_t17_a_capital_takes_two_assassins_and_one_draw() -> None:
    board = {RED: "king england"}
    table = plotting(turn=BLUE, treachery={BLUE: "assassin"}, board=board)
    assert table.refuse(BLUE, "strike assassin king england").clause == "5.12"
    table = plotting(turn=BLUE, treachery={BLUE: "assassin assassin"}, board=board).luck(0)
    table.play(BLUE, "strike assassin king england")
    assert table["gaps"] == ["england upper"]
    assert table["treachery_discards"] == {"assassin": 2}
    assert table.position.chance.sizes == [4]  # type: ignore[attr-defined]
    table = plotting(turn=BLUE, treachery={BLUE: "assassin assassin"}, board=board).luck(3)
    table.play(BLUE, "strike assassin king england")
    assert table["nobles"][RED] == ["england upper"]
    assert table["treachery_discards"] == {"assassin": 2}


@pytest.mark.rule("5.12", "5.13", "5.16")
def test_an_assassin_and_a_country_card_do_not_mix() -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "assassin axeman"}, board={RED: "king england"})
    assert table.refuse(BLUE, "strike assassin king england").clause == "5.12"
    assert table.refuse(BLUE, "strike axeman king england").clause == "5.13"
    table = plotting(
        turn=BLUE,
        treachery={BLUE: "assassin axeman axeman"},
        treachery_display="gallows gallows",
        board={RED: "king england"},
    )
    table.play(BLUE, "strike axeman king england")
    assert table.refuse(BLUE, "second assassin").clause == "5.16"


@pytest.mark.rule("5.14")
def test_nothing_but_the_second_card_is_asked() -> None:
    table = plotting(
        turn=BLUE, treachery={BLUE: "guillotine guillotine assassin"}, hands={BLUE: "gold"}, board=FRANCE_AND_SPAIN
    ).play(BLUE, "strike guillotine king ile-de-france")
    for action in ("done", "strike assassin duke andalusia", "draw", "collect"):
        refusal = table.refuse(BLUE, action)
        assert (refusal.clause, refusal.facts) == ("5.14", {"country": "france"})
    assert table.refuse(BLUE, "second axeman-guillotine").clause == "5.6"
    assert table.refuse(BLUE, "second gallows").clause == "5.10"


@pytest.mark.rule("5.15")
def test_a_second_card_is_not_played_in_a_province() -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "gallows gallows"}, board=YELLOWS_DUKE)
    assert table.refuse(BLUE, "second gallows").clause == "5.15"
    table.play(BLUE, "strike gallows duke saxony")
    assert table.refuse(BLUE, "second gallows").clause == "5.15"
    assert table["treachery_hand"][BLUE] == {"gallows": 1}


@pytest.mark.rule("5.18")
def test_the_dead_lie_on_the_hexagon_for_good() -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "gallows"}, board=YELLOWS_DUKE, seats=4)
    tiles = table["tiles"][YELLOW]
    table.play(BLUE, "strike gallows duke saxony", "done")
    assert table["tiles"][YELLOW] == tiles
    assert table["dead"][26] == {"B": 1}
    assert table["turn"] == GREEN


@pytest.mark.rule("5.19")
def test_kills_and_replacements_in_any_order() -> None:
    def given() -> Table:
        return plotting(
            turn=BLUE, treachery={BLUE: "gallows gallows"}, hands={BLUE: "gold gold title"},
            board={RED: "baron rhineland, count bavaria"},
        )  # fmt: skip

    strikes = ("strike gallows baron rhineland", "strike gallows count bavaria")
    placements = ("place baron rhineland nothing", "place count bavaria nothing")
    late = given().play(BLUE, *strikes, *placements)
    at_once = given().play(BLUE, strikes[0], placements[0], strikes[1], placements[1])
    assert late["nobles"] == at_once["nobles"] == [[], [], ["bavaria lower", "rhineland upper"]]


@pytest.mark.rule("5.20")
def test_the_treachery_pile_is_renewed_the_moment_it_is_empty() -> None:
    table = a_table(turn=BLUE, treachery_pile="inquisition").play(BLUE, "plot", "draw-treachery")
    assert table["treachery_hand"][BLUE] == {"inquisition": 1}
    assert sum(table["treachery_pile"].values()) == 26
    assert table["treachery_discards"] == {}
    assert len(table.told("reshuffled")) == 1


@pytest.mark.rule("5.20")
def test_played_cards_are_discarded() -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "gallows"}, board=YELLOWS_DUKE).play(
        BLUE, "strike gallows duke saxony"
    )
    assert table["treachery_discards"] == {"gallows": 1}
