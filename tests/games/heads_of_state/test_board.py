"""The board in the browser: what is shown to whom, and what the page may rely on."""

from xml.etree.ElementTree import Element

import pytest

from camarilla.core.clauses import LANGUAGES
from camarilla.games.heads_of_state import GAME
from camarilla.games.heads_of_state.board_map import BORDER, ROOM
from camarilla.testkit.setups import Setup, random_play, setups
from tests.games.heads_of_state.notation import ATTRIBUTES, RANKS, TERRITORIES, Table, given, plotting
from tests.games.notation import LETTERS
from tests.games.pictures import choice, choices, drawn, emblems, looks, of_class, pieces, words


def box(root: Element, territory: str, rank: str) -> Element:
    """The box of a rank, in its territory."""
    (found,) = choice(root, "territory", territory).iterfind(f"*[@data-domain='rank'][@data-value='{rank}']")
    return found


@pytest.mark.parametrize("setup", setups(GAME), ids=repr)
def test_every_decision_can_be_pointed_at_nobles_in_the_box_of_their_territory(setup: Setup) -> None:
    for step, position in enumerate(random_play(setup, 21)):
        if step % 7:
            continue
        for seat in position.to_act():
            root = drawn(Table(position), LETTERS[seat], LANGUAGES[step % 3])
            shown = choices(root)
            for number in position.legal(seat):
                spelled = GAME.verbs.action(number).json()
                if "territory" in spelled:
                    box(root, str(spelled["territory"]), str(spelled["rank"]))
                # The courtesan's row is there only with a courtesan: without one there is nothing to replace.
                things = {(domain, str(value)) for domain, value in spelled.items() if domain != "verb"}
                things.discard(("replaced", "nothing"))
                assert things <= shown, f"{GAME.verbs.text(number)} cannot be pointed at"


def test_everything_has_an_emblem() -> None:
    treachery = ["assassin", "axeman", "guillotine", "inquisition", "gallows"]
    assert {f"hs-{name}" for name in [*ATTRIBUTES, *RANKS, *treachery]} <= emblems(GAME)


def test_every_territory_has_its_place() -> None:
    assert set(BORDER) == set(ROOM) == set(TERRITORIES)


def table_of_three() -> Table:
    return plotting(
        turn="C", treachery={"C": "gallows"}, hands={"A": "gold gold courtesan"},
        board={"A": "duke saxony, earl saxony", "B": "king england"},
    )  # fmt: skip


def test_nobles_in_their_boxes() -> None:
    root = drawn(table_of_three(), "A")
    assert {"held", "seat-0"} <= set(looks(box(root, "saxony", "duke")))
    assert "seat-1" in looks(box(root, "england", "king"))
    assert "held" not in looks(box(root, "castile", "king"))


def test_a_noble_who_dies_keeps_his_name() -> None:
    table = table_of_three()
    nobles = [pieces(noble) for noble in of_class(drawn(table, "A"), "noble")]
    assert ["noble-saxony-duke-0-0"] in nobles
    table.play("C strike gallows duke saxony")
    root = drawn(table, "A")
    assert "noble-saxony-duke-0-0" in [name for graves in of_class(root, "graves") for name in pieces(graves)]
    assert "gap" in looks(box(root, "saxony", "duke"))


def test_prices_are_lit_where_the_hand_covers_them() -> None:
    rows = {
        rank: row
        for row in of_class(drawn(table_of_three(), "A"), "price-row")
        for rank in RANKS
        if ("rank", rank) in choices(row)
    }
    assert [looks(card) for card in of_class(rows["baron"], "needed")] == [["needed", "owned"]]
    assert of_class(rows["baron"], "ready")
    assert of_class(rows["count"], "ready"), "a courtesan covers the title"
    assert [looks(card) for card in of_class(rows["king"], "needed")].count(["needed"]) == 7
    assert [words(lack) for lack in of_class(rows["king"], "lack")] == ["7"]


def test_the_own_hand_and_nobody_elses() -> None:
    table = table_of_three()
    assert "hand-gold-2" in pieces(drawn(table, "A"))
    assert "hand-gold-1" not in pieces(drawn(table, "B"))
    assert of_class(drawn(table, "A"), "own")
    assert not of_class(drawn(table), "own")


def test_cards_are_offered_where_they_are_asked_for() -> None:
    table = table_of_three()
    assert choice(drawn(table, "C"), "treachery", "gallows").get("data-piece") == "hand-gallows-1"
    assert ("treachery", "gallows") not in choices(drawn(table, "A"))


@pytest.mark.parametrize(("language", "word"), [("en", "Burgundy"), ("hu", "Burgundia"), ("it", "Borgogna")])
def test_all_languages(language: str, word: str) -> None:
    table = given(hands={"A": "gold gold title title troops castle castle duelling bishop palace"})
    assert word in words(drawn(table, "A", language))
