"""Chapter 4: bringing nobles into play."""

import pytest

from tests.games.heads_of_state.notation import TILES, graves, placing, plotting, tiles_without
from tests.games.notation import seat


@pytest.mark.rule("4.1")
def test_t7_only_the_ranks_shown_fit_a_territory() -> None:
    table = placing(turn="C", hands={"C": "gold title title troops castle"})
    assert [text for text in table.may("C", "place") if "scotland" in text] == [
        "place count scotland nothing",
        "place earl scotland nothing",
    ]
    for rank in ("baron", "marquis", "duke", "prince", "king"):
        clause, facts = table.refused(f"C place {rank} scotland nothing")
        assert (clause, facts) == ("4.1", {"rank": rank, "territory": "scotland"})
    table.play("C place earl scotland nothing, place count scotland nothing")


@pytest.mark.rule("4.2")
def test_a_box_holds_one_noble() -> None:
    table = placing(turn="C", hands={"C": "gold"}, board={"A": "baron ireland"})
    clause, facts = table.refused("C place baron ireland nothing")
    assert (clause, facts["owner"]) == ("4.2", seat("A"))


@pytest.mark.rule("4.3", "4.9")
def test_t8_an_earl_costs_title_troops_and_castle() -> None:
    table = placing(turn="C", hands={"C": "title troops castle"}, pile="gold")
    before = table["discards"]
    table.play("C place earl scotland nothing")
    assert table.has("C", "hand") == {}
    gained = {name: table["discards"][name] - before[name] for name in ("title", "troops", "castle")}
    assert gained == {"title": 1, "troops": 1, "castle": 1}


@pytest.mark.rule("4.3")
def test_the_ladder_of_prices() -> None:
    prices = placing(turn="C").sees()["prices"]
    sizes = {rank: sum(price["attributes"].values()) for rank, price in prices.items()}
    assert sizes == {"baron": 1, "count": 2, "earl": 3, "marquis": 4, "duke": 5, "prince": 6, "king": 8}
    assert prices["baron"]["attributes"] == {"gold": 1}
    assert set(prices["king"]["attributes"].values()) == {1}
    assert len(prices["king"]["attributes"]) == 8


@pytest.mark.rule("4.4")
def test_a_price_must_be_paid_in_full() -> None:
    table = placing(turn="C", hands={"C": "title gold"})
    clause, facts = table.refused("C place earl scotland nothing")
    assert clause == "4.4"
    assert {name for name, number in facts.items() if number == 1} == {"troops", "castle"}


@pytest.mark.rule("4.9")
def test_t9_blue_gets_an_earl_card() -> None:
    table = placing(turn="C", hands={"C": "title troops castle"}).play("C place earl scotland nothing")
    assert table.has("C", "nobles") == ["scotland upper"]
    assert table.has("C", "noble_cards") == {"earl": 1}
    assert table.sees()["prices"]["earl"]["cards_left"] == 9
    assert table.has("C", "tiles")["earl"] == 3


@pytest.mark.rule("4.12")
def test_t10_both_boxes_of_a_territory_may_be_blue() -> None:
    table = placing(turn="C", hands={"C": "gold title"}, board={"C": "earl scotland"})
    table.play("C place count scotland nothing")
    assert table.has("C", "nobles") == ["scotland upper", "scotland lower"]


@pytest.mark.rule("4.5")
def test_t11_a_courtesan_replaces_one_card() -> None:
    table = placing(turn="C", hands={"C": "title troops courtesan"})
    assert table.may("C", "place") == [
        # Two earls' boxes in Spain, one each in Britain, France and Germany; and counts with a courtesan for gold.
        f"place {rank} {territory} {replaced}"
        for rank, replaced, territories in (
            ("count", "gold", ("scotland", "normandy", "provence", "andalusia", "bavaria")),
            ("earl", "castle", ("scotland", "aquitaine", "aragon", "galicia", "saxony")),
        )
        for territory in territories
    ]
    table.play("C place earl scotland castle")
    assert table.has("C", "hand") == {}


@pytest.mark.rule("4.5", "4.4")
def test_t11_two_courtesans_do_not_replace_two_cards() -> None:
    table = placing(turn="C", hands={"C": "title courtesan courtesan"})
    assert table.refused("C place earl scotland castle").clause == "4.4"
    assert table.refused("C place earl scotland troops").clause == "4.4"
    assert table.has("C", "hand") == {"title": 1, "courtesan": 2}


@pytest.mark.rule("4.7")
def test_t11_no_courtesan_for_a_baron_or_a_king() -> None:
    hand = "title troops castle duelling bishop palace crown courtesan"
    table = placing(turn="C", hands={"C": hand}, display="gold title troops castle duelling bishop")
    assert table.refused("C place king england gold").clause == "4.7"
    assert table.refused("C place baron ireland gold").clause == "4.7"
    assert table.refused("C place baron ireland nothing").clause == "4.4"


@pytest.mark.rule("4.5")
def test_a_courtesan_may_save_a_card_that_is_in_the_hand() -> None:
    table = placing(turn="C", hands={"C": "title troops castle courtesan"})
    table.play("C place earl scotland troops")
    assert table.has("C", "hand") == {"troops": 1}


@pytest.mark.rule("4.6")
def test_without_a_courtesan_none_is_used() -> None:
    table = placing(turn="C", hands={"C": "title troops castle"})
    assert table.refused("C place earl scotland castle").clause == "4.6"


@pytest.mark.rule("4.8")
def test_a_courtesan_replaces_only_a_card_of_the_price() -> None:
    table = placing(turn="C", hands={"C": "title troops castle courtesan"})
    assert table.refused("C place earl scotland gold") == ("4.8", {"rank": "earl", "attribute": "gold"})


@pytest.mark.rule("4.10")
def test_tiles_run_out_and_dead_ones_do_not_come_back() -> None:
    table = placing(
        turn="C", hands={"C": "title troops castle"}, dead=graves("scotland upper", C=3),
        tiles=[TILES, TILES, tiles_without("earl")], nobles=[[], [], ["saxony lower"]],
    )  # fmt: skip
    assert table.refused("C place earl scotland nothing") == ("4.10", {"rank": "earl"})


@pytest.mark.rule("4.11")
def test_t19_gaps_of_earlier_turns_stay_closed_in_a_treachery_turn() -> None:
    table = plotting(turn="C", hands={"C": "gold gold"}, treachery={"C": "axeman"}, board={"A": "baron ireland"})
    assert table.refused("C place baron provence nothing") == ("4.11", {"rank": "baron", "territory": "provence"})
    table.play("C strike axeman baron ireland, place baron ireland nothing")
    assert table.has("C", "nobles") == ["ireland lower"]
    assert table.refused("C place baron provence nothing").clause == "4.11"


@pytest.mark.rule("4.13")
def test_t30_the_eleventh_duke_brings_no_card() -> None:
    cards = [{"duke": 4}, {"duke": 4}, {"duke": 2}]
    table = placing(turn="C", hands={"C": "gold title castle duelling bishop"}, noble_cards=cards)
    table.play("C place duke saxony nothing")
    assert table["noble_cards"] == cards
    assert table.told("no-card") == [{"event": "no-card", "seat": "C", "rank": "duke"}]
    assert table.has("C", "nobles") == ["saxony upper"]
    assert table.has("C", "score") == 4
    assert table.country("germany")["influence"] == [0, 0, 2]
    assert table.has("B", "noble_cards") == {"duke": 4}
