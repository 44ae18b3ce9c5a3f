"""Chapter 4: building in a city."""

import pytest

from tests.games.principe.tables import ANITA, JENO, KRISZTINA, PETER, act, cards, choices, given, listen, refusal, see
from tests.games.principe.tables import told

FOR_FIRENZE = {"green": 2, "red": 1, "blue": 1, "yellow": 1}
FOR_LUCCA = {"white": 2, "blue": 1, "red": 1}


def shields(view: dict[str, object], seat: int) -> dict[str, int]:
    found: list[dict[str, object]] = view["regions"]  # type: ignore[assignment]
    held = {str(region["region"]): region["shields"][seat] for region in found}  # type: ignore[index]
    return {region: number for region, number in held.items() if number}


@pytest.mark.rule("4.3", "4.4", "4.5", "4.6", "4.7", "4.11", "1.11")
def test_example_of_firenze() -> None:
    """T2: Jenő pays 5, lays 2 green, 1 red, 1 blue, 1 yellow, scores 8, and puts both shields into one region."""
    position = given(hands=[{**FOR_FIRENZE, "white": 3}, {"white": 1}], money=[7])
    act(position, JENO, "build firenze")
    assert refusal(position, JENO, "place umbria") == ("4.7", {"region": "umbria", "city": "firenze"})
    act(position, JENO, "place tuscany", "place tuscany")
    view = see(position, JENO)
    jeno = view["players"][JENO]
    assert jeno["money"] == 2
    assert jeno["up"] == cards(green=2, red=1, blue=1, yellow=1)
    assert jeno["hand"] == cards(white=3)
    assert jeno["points"] == 8
    assert shields(view, JENO) == {"tuscany": 2}
    assert len(view["open"]) == 4
    assert "firenze" not in [card["city"] for card in view["open"]]


@pytest.mark.rule("4.10", "4.5")
def test_example_of_lucca() -> None:
    """T3: Krisztina scores 2 as Bishop (not 4), Péter 1 as Preacher and 2 as Nobleman, Anita the 6 of the card."""
    position = given(
        hands=[{"white": 1}, {}, {}, FOR_LUCCA], turn=ANITA, principe=ANITA,
        roles={"bishop": KRISZTINA, "preacher": PETER, "nobleman": PETER, "councillor": ANITA, "doctor": KRISZTINA},
    )  # fmt: skip
    act(position, ANITA, "build lucca", "place tuscany", "place lombardy")
    points = [player["points"] for player in see(position)["players"]]
    assert points == [0, 2, 3, 6]


@pytest.mark.rule("4.10")
def test_roles_score_after_an_auction_too() -> None:
    position = given(phase="building", hands=[{"green": 1, "red": 1, "yellow": 1}], roles={"banker": PETER})
    act(position, JENO, "build siena")
    assert see(position)["players"][PETER]["points"] == 2


@pytest.mark.rule("4.1")
def test_no_city_in_the_first_round() -> None:
    position = given(hands=[FOR_FIRENZE], round=1)
    assert refusal(position, JENO, "build firenze") == ("4.1", {})
    assert "build firenze" not in choices(position, JENO)


@pytest.mark.rule("4.2")
def test_only_open_cities() -> None:
    position = given(hands=[FOR_LUCCA], open=["firenze", "siena"])
    assert refusal(position, JENO, "build lucca") == ("4.2", {"city": "lucca"})


@pytest.mark.rule("4.3")
def test_every_icon_needs_its_card() -> None:
    position = given(hands=[{**FOR_FIRENZE, "green": 1}])
    facts = {"city": "firenze", "colour": "green", "needed": 2, "held": 1}
    assert refusal(position, JENO, "build firenze") == ("4.3", facts)


@pytest.mark.rule("4.3", "4.4", "4.5", "4.6")
def test_size_decides_cards_cost_points_and_shields() -> None:
    for row in ["siena orvieto venezia verona", "perugia urbino padova lucca", "bologna mantova pisa rimini"]:
        for card in see(given(open=row.split()))["open"]:
            numbers = (sum(card["icons"].values()), card["cost"], card["points"], card["shields"])
            assert numbers == {"small": (3, 3, 4, 1), "medium": (4, 4, 6, 2), "large": (5, 5, 8, 2)}[card["size"]]


@pytest.mark.rule("4.4")
def test_the_cost_must_be_paid() -> None:
    position = given(hands=[FOR_FIRENZE], money=[4])
    assert refusal(position, JENO, "build firenze") == ("4.4", {"city": "firenze", "cost": 5, "money": 4})


@pytest.mark.rule("4.6")
def test_two_shields_may_go_into_different_regions() -> None:
    position = given(hands=[FOR_FIRENZE])
    act(position, JENO, "build firenze", "place emilia", "place lombardy")
    assert shields(see(position), JENO) == {"emilia": 1, "lombardy": 1}


@pytest.mark.rule("4.8")
def test_shields_must_be_placed_before_anything_else() -> None:
    position = given(hands=[FOR_FIRENZE])
    act(position, JENO, "build firenze")
    assert choices(position, JENO) == ["place emilia", "place lombardy", "place tuscany"]
    assert refusal(position, JENO, "skip") == ("4.8", {})


@pytest.mark.rule("4.8")
def test_a_small_city_leaves_no_choice() -> None:
    position = given(hands=[{"green": 1, "red": 1, "yellow": 1, "white": 1}, {"white": 1}])
    act(position, JENO, "build siena")
    assert shields(see(position), JENO) == {"umbria": 1}
    assert position.to_act() == [KRISZTINA]


@pytest.mark.rule("4.9")
@pytest.mark.parametrize(("on_map", "placed"), [(10, 1), (11, 0)])
def test_who_runs_out_of_shields_places_what_is_left(on_map: int, placed: int) -> None:
    position = given(hands=[FOR_FIRENZE, {"white": 1}], posted=[{"umbria": on_map}])
    act(position, JENO, "build firenze", *["place emilia"] * placed)
    assert position.to_act() == [KRISZTINA]
    view = see(position)
    assert view["players"][JENO]["shields_left"] == 0
    assert view["players"][JENO]["points"] == 8
    assert shields(view, JENO).get("emilia", 0) == placed


@pytest.mark.rule("4.11")
def test_the_new_city_comes_last_and_is_unseen_while_shields_are_placed() -> None:
    position = listen(given(hands=[FOR_FIRENZE], roles={"doctor": PETER}))
    act(position, JENO, "build firenze")
    assert [card["city"] for card in see(position)["open"]] == ["lucca", "siena", "milano"]
    assert see(position)["players"][PETER]["points"] == 0
    act(position, JENO, "place emilia", "place emilia")
    row = [card["city"] for card in see(position)["open"]]
    assert row[:3] == ["lucca", "siena", "milano"]
    assert len(row) == 4
    order = [event["event"] for event in told(position)]
    assert order[:5] == ["built", "shield", "shield", "patron", "opened"]


@pytest.mark.rule("4.11")
def test_the_next_builder_can_take_the_new_city() -> None:
    everything = {"green": 2, "white": 2, "red": 2, "blue": 2, "yellow": 2}
    position = given(hands=[FOR_FIRENZE, everything], open=["firenze"], pile=["rimini"])
    act(position, JENO, "build firenze", "place emilia", "place emilia")
    assert "build rimini" in choices(position, KRISZTINA)


@pytest.mark.rule("4.11")
def test_without_further_cards_the_row_gets_shorter() -> None:
    position = given(hands=[FOR_FIRENZE], pile=[])
    act(position, JENO, "build firenze", "place emilia", "place emilia")
    assert [card["city"] for card in see(position)["open"]] == ["lucca", "siena", "milano"]
