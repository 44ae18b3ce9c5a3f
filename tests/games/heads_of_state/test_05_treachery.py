"""Chapter 5: option 2, treachery cards."""

import pytest

from camarilla.core.chance import FastChance
from tests.games.heads_of_state.notation import Table, given, graves, placing, plotting


@pytest.mark.rule("5.1")
def test_t33_no_treachery_in_an_attribute_turn() -> None:
    board = {"A": "duke saxony"}
    table = placing(turn="C", treachery={"C": "assassin"}, board=board)
    assert table.refused("C strike assassin duke saxony").clause == "5.1"
    assert table.refused("C second axeman").clause == "5.1"
    drawing = given(turn="C", treachery={"C": "assassin"}, board=board).play("C collect")
    assert drawing.refused("C strike assassin duke saxony").clause == "5.1"


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    "draws",
    [
        ("take-treachery assassin", "take gold"), ("take gold", "take-treachery axeman"),
        ("draw", "draw-treachery"), ("draw-treachery", "draw"),
    ],
)  # fmt: skip
def test_one_treachery_and_one_attribute_card_in_either_order(draws: tuple[str, str]) -> None:
    table = given(turn="C").play("C plot", *[f"C {draw}" for draw in draws])
    assert table.hand_size("C") == 1
    assert table.treachery_size("C") == 1
    assert table.asked() == "C scheming"


@pytest.mark.rule("5.2")
def test_the_card_just_taken_may_be_played_and_nothing_must() -> None:
    table = given(turn="C", board={"A": "earl scotland"}).play("C plot, take-treachery axeman, take gold")
    assert table.may("C") == ["strike axeman earl scotland", "done"]
    table.play("C done")
    assert table.has("C", "treachery_hand") == {"axeman": 1}


@pytest.mark.rule("5.3", "5.4")
def test_not_two_of_the_same_deck() -> None:
    table = given(turn="C").play("C plot, take gold")
    assert table.refused("C take title").clause == "5.3"
    assert table.refused("C draw").clause == "5.3"
    table = given(turn="C").play("C plot, draw-treachery")
    assert table.refused("C draw-treachery").clause == "5.4"
    assert table.refused("C take-treachery assassin").clause == "5.4"


@pytest.mark.rule("5.5")
def test_only_open_treachery_cards_can_be_taken() -> None:
    table = given(turn="C").play("C plot")
    assert table.refused("C take-treachery gallows") == ("5.5", {"treachery": "gallows"})


@pytest.mark.rule("5.6", "5.7", "5.8")
def test_what_a_strike_needs() -> None:
    table = plotting(turn="C", treachery={"C": "assassin"}, board={"A": "duke saxony", "C": "earl saxony"})
    assert table.refused("C strike gallows duke saxony").clause == "5.6"
    assert table.refused("C strike assassin marquis bavaria").clause == "5.7"
    assert table.refused("C strike assassin king saxony").clause == "5.7"
    assert table.refused("C strike assassin earl saxony").clause == "5.8"
    assert table.may("C", "strike") == ["strike assassin duke saxony"]


FRANCE_AND_SPAIN = {"A": "duke aquitaine, prince ile-de-france, duke andalusia", "B": "king ile-de-france"}


@pytest.mark.rule("5.10", "5.13", "5.17")
def test_t12_a_guillotine_reaches_french_provinces_only() -> None:
    table = plotting(turn="C", treachery={"C": "guillotine"}, board=FRANCE_AND_SPAIN)
    assert table.may("C", "strike") == ["strike guillotine duke aquitaine"]
    clause, facts = table.refused("C strike guillotine duke andalusia")
    assert (clause, facts) == ("5.10", {"treachery": "guillotine", "country": "spain"})
    assert table.refused("C strike guillotine prince ile-de-france").clause == "5.13"
    table.luck(3).play("C strike guillotine duke aquitaine")
    assert "aquitaine upper" not in table.has("A", "nobles")
    assert table["gaps"] == ["aquitaine upper"]


@pytest.mark.rule("5.13")
@pytest.mark.parametrize(("rank", "owner"), [("prince", "A"), ("king", "B")])
def test_t13_two_guillotines_reach_the_french_capital(rank: str, owner: str) -> None:
    table = plotting(turn="C", treachery={"C": "guillotine guillotine"}, board=FRANCE_AND_SPAIN)
    table.play(f"C strike guillotine {rank} ile-de-france")
    assert (table.asked(), table["first_card"]) == ("C seconding", "guillotine")
    assert table.may("C") == ["second guillotine"]
    table.play("C second guillotine")
    assert not any("ile-de-france" in box for box in table.has(owner, "nobles"))
    assert table.has("C", "treachery_hand") == {}
    assert table["treachery_discards"] == {"guillotine": 2}
    assert (table.asked(), table["first_card"], table["target"]) == ("C scheming", None, None)


@pytest.mark.rule("5.10")
def test_t14_a_double_card_works_in_its_two_countries() -> None:
    board = {"A": "earl scotland, duke saxony, duke burgundy, duke andalusia"}
    table = plotting(turn="C", treachery={"C": "axeman-gallows"}, board=board)
    assert table.may("C", "strike") == [
        "strike axeman-gallows earl scotland",
        "strike axeman-gallows duke saxony",
    ]
    assert table.refused("C strike axeman-gallows duke burgundy").clause == "5.10"


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
    table = plotting(turn="C", treachery={"C": cards}, board={"A": "king brandenburg, king england"})
    table.play(f"C strike {first} king brandenburg, second {other}")
    assert table.has("A", "nobles") == ["england upper"]


@pytest.mark.rule("5.13")
def test_two_cards_of_different_countries_do_not_make_a_pair() -> None:
    table = plotting(turn="C", treachery={"C": "axeman-gallows guillotine"}, board={"A": "king brandenburg"})
    clause, facts = table.refused("C strike axeman-gallows king brandenburg")
    assert (clause, facts) == ("5.13", {"territory": "brandenburg", "country": "germany"})


YELLOWS_DUKE = {"B": "duke saxony"}


@pytest.mark.rule("5.11")
@pytest.mark.parametrize("cube", [0, 1, 2])
def test_t15_a_cube_of_the_murderer_kills(cube: int) -> None:
    table = plotting(turn="C", treachery={"C": "assassin"}, board=YELLOWS_DUKE).luck(cube)
    table.play("C strike assassin duke saxony")
    assert table.has("B", "nobles") == []
    assert table["dead"] == graves("saxony upper", B=1)
    assert table["gaps"] == ["saxony upper"]
    assert table["treachery_discards"] == {"assassin": 1}


@pytest.mark.rule("5.11", "5.9")
def test_t15_the_cube_of_the_victim_saves_for_the_rest_of_the_turn() -> None:
    table = plotting(turn="C", treachery={"C": "assassin gallows"}, board=YELLOWS_DUKE).luck(3)
    table.play("C strike assassin duke saxony")
    assert table.has("B", "nobles") == ["saxony upper"]
    assert table["gaps"] == []
    assert table["treachery_discards"] == {"assassin": 1}
    assert table.refused("C strike gallows duke saxony").clause == "5.9"
    assert table.may("C") == ["done"]
    # In a later turn he can be a target again.
    table.play("C done", "A collect, take gold, take title, take troops, done")
    assert table["targeted"] == []


@pytest.mark.rule("5.11")
def test_t15_three_attempts_in_four_succeed() -> None:
    table = plotting(turn="C", treachery={"C": "assassin"}, board=YELLOWS_DUKE)
    chance = FastChance(11)
    killed = 0
    for _ in range(800):
        attempt = Table(table.position.clone(chance)).play("C strike assassin duke saxony")
        killed += attempt["gaps"] == ["saxony upper"]
    assert 540 <= killed <= 660


@pytest.mark.rule("5.18", "5.19", "9.1", "9.4")
def test_t16_a_killed_duke_is_replaced() -> None:
    table = plotting(
        turn="C", treachery={"C": "assassin"}, hands={"C": "gold title castle duelling bishop"}, board=YELLOWS_DUKE
    ).luck(0)
    scores = table["score"]
    table.play("C strike assassin duke saxony, place duke saxony nothing")
    assert table.has("C", "nobles") == ["saxony upper"]
    assert table.has("C", "noble_cards") == {"duke": 1}
    assert table.has("B", "noble_cards") == {"duke": 1}
    assert table.has("B", "present") == ["saxony"]
    assert table["score"] == scores, "the hexagonal marker was gone"
    assert table["dead"] == graves("saxony upper", B=1)


@pytest.mark.rule("5.12")
def test_t17_a_capital_takes_two_assassins_and_one_draw() -> None:
    board = {"A": "king england"}
    table = plotting(turn="C", treachery={"C": "assassin"}, board=board)
    assert table.refused("C strike assassin king england").clause == "5.12"
    table = plotting(turn="C", treachery={"C": "assassin assassin"}, board=board).luck(0)
    table.play("C strike assassin king england")
    assert table["gaps"] == ["england upper"]
    assert table["treachery_discards"] == {"assassin": 2}
    assert table.odds() == [4]
    table = plotting(turn="C", treachery={"C": "assassin assassin"}, board=board).luck(3)
    table.play("C strike assassin king england")
    assert table.has("A", "nobles") == ["england upper"]
    assert table["treachery_discards"] == {"assassin": 2}


@pytest.mark.rule("5.12", "5.13", "5.16")
def test_an_assassin_and_a_country_card_do_not_mix() -> None:
    table = plotting(turn="C", treachery={"C": "assassin axeman"}, board={"A": "king england"})
    assert table.refused("C strike assassin king england").clause == "5.12"
    assert table.refused("C strike axeman king england").clause == "5.13"
    table = plotting(
        turn="C",
        treachery={"C": "assassin axeman axeman"},
        treachery_display="gallows gallows",
        board={"A": "king england"},
    )
    table.play("C strike axeman king england")
    assert table.refused("C second assassin").clause == "5.16"


@pytest.mark.rule("5.14")
def test_nothing_but_the_second_card_is_asked() -> None:
    table = plotting(
        turn="C", treachery={"C": "guillotine guillotine assassin"}, hands={"C": "gold"}, board=FRANCE_AND_SPAIN
    ).play("C strike guillotine king ile-de-france")
    for action in ("done", "strike assassin duke andalusia", "draw", "collect"):
        assert table.refused(f"C {action}") == ("5.14", {"country": "france"})
    assert table.refused("C second axeman-guillotine").clause == "5.6"
    assert table.refused("C second gallows").clause == "5.10"


@pytest.mark.rule("5.15")
def test_a_second_card_is_not_played_in_a_province() -> None:
    table = plotting(turn="C", treachery={"C": "gallows gallows"}, board=YELLOWS_DUKE)
    assert table.refused("C second gallows").clause == "5.15"
    table.play("C strike gallows duke saxony")
    assert table.refused("C second gallows").clause == "5.15"
    assert table.has("C", "treachery_hand") == {"gallows": 1}


@pytest.mark.rule("5.18")
def test_the_dead_lie_on_the_hexagon_for_good() -> None:
    table = plotting(turn="C", treachery={"C": "gallows"}, board=YELLOWS_DUKE, seats=4)
    tiles = table.has("B", "tiles")
    table.play("C strike gallows duke saxony, done")
    assert table.has("B", "tiles") == tiles
    assert table["dead"] == graves("saxony upper", B=1)
    assert table.asked() == "D choosing"


@pytest.mark.rule("5.19")
def test_kills_and_replacements_in_any_order() -> None:
    kill_baron, kill_count = "C strike gallows baron rhineland", "C strike gallows count bavaria"
    baron, count = "C place baron rhineland nothing", "C place count bavaria nothing"
    for decisions in ([kill_baron, kill_count, baron, count], [kill_baron, baron, kill_count, count]):
        table = plotting(
            turn="C", treachery={"C": "gallows gallows"}, hands={"C": "gold gold title"},
            board={"A": "baron rhineland, count bavaria"},
        ).play(*decisions)  # fmt: skip
        assert table["nobles"] == [[], [], ["bavaria lower", "rhineland upper"]]


@pytest.mark.rule("5.20")
def test_the_treachery_pile_is_renewed_the_moment_it_is_empty() -> None:
    table = given(turn="C", treachery_pile="inquisition").play("C plot, draw-treachery")
    assert table.has("C", "treachery_hand") == {"inquisition": 1}
    assert sum(table["treachery_pile"].values()) == 26
    assert table["treachery_discards"] == {}
    assert len(table.told("reshuffled")) == 1


@pytest.mark.rule("5.20")
def test_played_cards_are_discarded() -> None:
    table = plotting(turn="C", treachery={"C": "gallows"}, board=YELLOWS_DUKE).play("C strike gallows duke saxony")
    assert table["treachery_discards"] == {"gallows": 1}
