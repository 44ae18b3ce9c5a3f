"""The board in the browser: what is shown to whom, and what the page may rely on."""

from xml.etree.ElementTree import Element

from camarilla.games.strozzi import GAME
from tests.games.boxes import box_of, with_value
from tests.games.pictures import choices, drawn, emblems, emblems_in, looks, of_class, pieces, words
from tests.games.strozzi.notation import CITIES, FLAGS, Table, given


def ships(root: Element) -> list[str]:
    return [piece for piece in pieces(root) if piece.startswith("ship-")]


def tiles(root: Element) -> list[str]:
    return [piece for piece in pieces(root) if piece.startswith("tile-")]


def test_the_ship_on_offer_shows_its_sails() -> None:
    laden = with_value(with_value(box_of(GAME), "s26", "cloth", 1), "s26", "patronage", "true")
    (drawing,) = of_class(drawn(given(ship="s26", box=GAME.read_box(laden)), "A"), "drawing")
    assert drawing.attrib["aria-label"] == "speed 1, gold 2, grain 2, cloth 1, scrolls 1, patronage tile"
    cargo = ["sz-gold"] * 2 + ["sz-grain"] * 2 + ["sz-cloth", "sz-scroll", "sz-patronage"]
    assert list(emblems_in(drawing)) == ["sz-ship", *cargo]
    assert words(drawing) == "1"


def test_a_laid_flag_flies_on_the_ship_and_is_pale_elsewhere() -> None:
    root = drawn(given(ship="s12").play("A claim wares"), "A")
    (ship,) = [element for element in root.iter() if element.get("data-piece") == "ship-s12"]
    assert "flag-0-wares" in pieces(ship)
    pale = [choice.attrib["data-value"] for choice in of_class(root, "choice") if "muted" in looks(choice)]
    assert pale == ["wares"]


def test_ships_lie_by_speed_and_keep_their_names() -> None:
    ports = {"venice": "A:s05/P B:s16/W", "rome": "B:s02/P C:s17/+1", "naples": "D:s03/P"}
    table = given(ship="s29", ports=ports).play("A claim wares").others_pass("A").play("A dock rome")
    assert table.port("rome") == "B:s02/P C:s17/+1 A:s29/W"
    for port, harbour in zip(table.sees()["ports"], of_class(drawn(table), "port"), strict=True):
        assert ships(harbour) == [f"ship-{ship['ship']}" for ship in port["ships"]]
        assert [words(sail) for sail in of_class(harbour, "sail")] == [str(ship["counts_as"]) for ship in port["ships"]]


def test_the_harbours_of_the_last_round_stay_until_a_ship_comes_in() -> None:
    table = given(deck="", ports={"rome": "A:s02/P B:s07/W", "venice": "C:s05/P"}).all_pass()
    assert table.sees()["round"] == 2
    harbours = of_class(drawn(table), "port")
    assert all("muted" in looks(harbour) and not ships(harbour) for harbour in harbours)
    assert [len(of_class(harbour, "sail")) for harbour in harbours] == [1, 2, 0]


def test_markers_of_a_space_stand_in_their_order() -> None:
    table = Table.new(6, seed=3)
    for track, shown in zip(table.sees()["tracks"], of_class(drawn(table), "track"), strict=True):
        lowest = of_class(shown, "space")[-1]
        assert pieces(lowest) == [f"marker-{track['city']}-{seat}" for seat in track["spaces"][0]["markers"]]
        assert [words(bonus) for bonus in of_class(shown, "bonus")] == ["+15", "+10", "+5"]


def test_a_tile_keeps_its_name_on_the_way_to_a_player() -> None:
    table = given(ship="s08", display="art-gold science-grain architecture-two").play("A claim pirate, dock venice")
    assert "tile-art-gold-1" in tiles(drawn(table))
    table.play("A take art-gold")
    assert [tiles(player) for player in of_class(drawn(table), "player")] == [["tile-art-gold-1"], [], [], []]


def test_money_is_hidden_unless_it_is_open() -> None:
    secret, open_money = Table.new(4), Table.new(4, money="open")
    assert [words(purse) for purse in of_class(drawn(secret, "B"), "money")] == ["?", "0", "?", "?"]
    assert [words(purse) for purse in of_class(drawn(open_money, "B"), "money")] == ["0"] * 4


def test_a_spectator_has_no_flags_to_lay() -> None:
    assert {domain for domain, _ in choices(drawn(given()))} == {"port", "tile"}


def test_everything_has_an_emblem() -> None:
    wares = ["gold", "grain", "cloth", "scroll"]
    categories = ["art", "science", "architecture"]
    flags = [f"flag-{flag}" for flag in FLAGS.values()]
    assert {f"sz-{name}" for name in [*CITIES, *categories, *wares, *flags]} <= emblems(GAME)
