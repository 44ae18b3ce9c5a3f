"""Chapter 4: building in a city."""

import pytest

from tests.games.principe.notation import cards, given

FOR_FIRENZE = "2 green, red, blue, yellow"
FOR_LUCCA = "2 white, blue, red"


@pytest.mark.rule("4.3", "4.4", "4.5", "4.6", "4.7", "4.11", "1.11")
def test_example_of_firenze() -> None:
    """T2: Jenő pays 5, lays 2 green, 1 red, 1 blue, 1 yellow, scores 8, and puts both shields into one region."""
    table = given(hands={"A": f"{FOR_FIRENZE}, 3 white", "B": "white"}, money=[7])
    table.play("A build firenze")
    assert table.refused("A place umbria") == ("4.7", {"region": "umbria", "city": "firenze"})
    table.play("A place tuscany, place tuscany")
    jeno = table.player("A", "A")
    assert jeno["money"] == 2
    assert jeno["up"] == cards("2 green, red, blue, yellow")
    assert jeno["hand"] == cards("3 white")
    assert jeno["points"] == 8
    assert table.shields("A") == {"tuscany": 2}
    assert len(table.cities()) == 4
    assert "firenze" not in table.cities()


@pytest.mark.rule("4.10", "4.5")
def test_example_of_lucca() -> None:
    """T3: Krisztina scores 2 as Bishop (not 4), Péter 1 as Preacher and 2 as Nobleman, Anita the 6 of the card."""
    table = given(
        hands={"A": "white", "D": FOR_LUCCA}, turn="D", principe="D",
        roles={"bishop": "B", "preacher": "C", "nobleman": "C", "councillor": "D", "doctor": "B"},
    )  # fmt: skip
    table.play("D build lucca, place tuscany, place lombardy")
    assert table.players("points") == [0, 2, 3, 6]


@pytest.mark.rule("4.10")
def test_roles_score_after_an_auction_too() -> None:
    table = given(phase="building", hands={"A": "green, red, yellow"}, roles={"banker": "C"})
    table.play("A build siena")
    assert table.player("C")["points"] == 2


@pytest.mark.rule("4.1")
def test_no_city_in_the_first_round() -> None:
    table = given(hands={"A": FOR_FIRENZE}, round=1)
    assert table.refused("A build firenze") == ("4.1", {})
    assert "build firenze" not in table.may("A")


@pytest.mark.rule("4.2")
def test_only_open_cities() -> None:
    table = given(hands={"A": FOR_LUCCA}, open="firenze siena")
    assert table.refused("A build lucca") == ("4.2", {"city": "lucca"})


@pytest.mark.rule("4.3")
def test_every_icon_needs_its_card() -> None:
    table = given(hands={"A": "green, red, blue, yellow"})
    facts = {"city": "firenze", "colour": "green", "needed": 2, "held": 1}
    assert table.refused("A build firenze") == ("4.3", facts)


@pytest.mark.rule("4.3", "4.4", "4.5", "4.6")
def test_size_decides_cards_cost_points_and_shields() -> None:
    for row in ["siena orvieto venezia verona", "perugia urbino padova lucca", "bologna mantova pisa rimini"]:
        for card in given(open=row).sees()["open"]:
            numbers = (sum(card["icons"].values()), card["cost"], card["points"], card["shields"])
            assert numbers == {"small": (3, 3, 4, 1), "medium": (4, 4, 6, 2), "large": (5, 5, 8, 2)}[card["size"]]


@pytest.mark.rule("4.4")
def test_the_cost_must_be_paid() -> None:
    table = given(hands={"A": FOR_FIRENZE}, money=[4])
    assert table.refused("A build firenze") == ("4.4", {"city": "firenze", "cost": 5, "money": 4})


@pytest.mark.rule("4.6")
def test_two_shields_may_go_into_different_regions() -> None:
    table = given(hands={"A": FOR_FIRENZE})
    table.play("A build firenze, place emilia, place lombardy")
    assert table.shields("A") == {"emilia": 1, "lombardy": 1}


@pytest.mark.rule("4.8")
def test_shields_must_be_placed_before_anything_else() -> None:
    table = given(hands={"A": FOR_FIRENZE})
    table.play("A build firenze")
    assert table.may("A") == ["place emilia", "place lombardy", "place tuscany"]
    assert table.refused("A skip") == ("4.8", {})


@pytest.mark.rule("4.8")
def test_a_small_city_leaves_no_choice() -> None:
    table = given(hands={"A": "green, red, yellow, white", "B": "white"})
    table.play("A build siena")
    assert table.shields("A") == {"umbria": 1}
    assert table.asked() == "B playing"


@pytest.mark.rule("4.9")
@pytest.mark.parametrize(("on_map", "placed"), [(10, 1), (11, 0)])
def test_who_runs_out_of_shields_places_what_is_left(on_map: int, placed: int) -> None:
    table = given(hands={"A": FOR_FIRENZE, "B": "white"}, posted={"A": f"{on_map} umbria"})
    table.play("A build firenze", *["A place emilia"] * placed)
    assert table.asked() == "B playing"
    assert table.player("A")["shields_left"] == 0
    assert table.player("A")["points"] == 8
    assert table.shields("A").get("emilia", 0) == placed


@pytest.mark.rule("4.11")
def test_the_new_city_comes_last_and_is_unseen_while_shields_are_placed() -> None:
    table = given(hands={"A": FOR_FIRENZE}, roles={"doctor": "C"})
    table.play("A build firenze")
    assert table.cities() == ["lucca", "siena", "milano"]
    assert table.player("C")["points"] == 0
    table.play("A place emilia, place emilia")
    assert table.cities()[:3] == ["lucca", "siena", "milano"]
    assert len(table.cities()) == 4
    assert table.happened()[:6] == ["built", "shield", "shield", "icon", "patron", "opened"]


@pytest.mark.rule("4.11")
def test_the_next_builder_can_take_the_new_city() -> None:
    everything = "2 green, 2 white, 2 red, 2 blue, 2 yellow"
    table = given(hands={"A": FOR_FIRENZE, "B": everything}, open="firenze", pile="rimini")
    table.play("A build firenze, place emilia, place emilia")
    assert "build rimini" in table.may("B")


@pytest.mark.rule("4.11")
def test_without_further_cards_the_row_gets_shorter() -> None:
    table = given(hands={"A": FOR_FIRENZE}, pile="")
    table.play("A build firenze, place emilia, place emilia")
    assert table.cities() == ["lucca", "siena", "milano"]
