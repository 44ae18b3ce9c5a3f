"""The drawn table: what is shown to whom, and what the page may rely on."""

from typing import Any
from xml.etree import ElementTree


from camarilla.core.chance import FastChance
from camarilla.core.clauses import LANGUAGES
from camarilla.core.position import Position
from camarilla.core.text import Say, speaker
from camarilla.drawing.boards import board_symbols
from camarilla.games.strozzi import GAME
from camarilla.games.strozzi.board import board
from camarilla.games.strozzi.pieces import CATEGORY_NAMES, CITY_NAMES, FLAG_NAMES, WARE_NAMES
from camarilla.testkit.setups import Setup, random_play

NAMES = ["<Anna>", "Béla & fia", '"Carla"', "D'Este", "Emma", "Flóra"]
SPEAKERS = {language: speaker(GAME, language, NAMES) for language in LANGUAGES}


def parsed(view: dict[str, Any], say: Say = SPEAKERS["en"]) -> ElementTree.Element:
    return ElementTree.fromstring(f"<root>{board(view, say)}</root>")


def pieces(root: ElementTree.Element) -> list[str]:
    return [element.attrib["data-piece"] for element in root.iter() if "data-piece" in element.attrib]


def choices(root: ElementTree.Element) -> set[tuple[str, str]]:
    return {(e.attrib["data-domain"], e.attrib["data-value"]) for e in root.iter() if "data-domain" in e.attrib}


def of_class(root: ElementTree.Element, look: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if look in element.get("class", "").split()]


def words(element: ElementTree.Element) -> str:
    return " ".join("".join(element.itertext()).split())


def started(seats: int = 4, seed: int = 3, **options: str) -> Position:
    return GAME.start(seats, FastChance(seed), options)


def test_the_ship_on_offer_shows_its_sails() -> None:
    view: dict[str, Any] = started().view(0)
    view["ship"] = {
        "ship": "s26", "speed": 1, "goods": {"gold": 2, "grain": 2, "cloth": 1}, "scrolls": 1, "patronage": True,
    }  # fmt: skip
    drawing = of_class(parsed(view), "drawing")[0]
    assert drawing.attrib["aria-label"] == "speed 1, gold 2, grain 2, cloth 1, scrolls 1, patronage tile"
    shown = [element.attrib["href"] for element in drawing.iter("use")]
    goods = ["#sz-gold"] * 2 + ["#sz-grain"] * 2 + ["#sz-cloth", "#sz-scroll", "#sz-patronage"]
    assert shown == ["#sz-ship", *goods]
    assert words(drawing) == "1"


def test_a_laid_flag_flies_on_the_ship_and_is_pale_elsewhere() -> None:
    position = started()
    seat = position.to_act()[0]
    position.play(seat, GAME.verbs.number("claim", "wares"))
    root = parsed(position.view(seat))
    ship = next(element for element in root.iter() if element.get("data-piece", "").startswith("ship-"))
    assert f"flag-{seat}-wares" in pieces(ship)
    pale = [e.attrib["data-value"] for e in of_class(root, "choice") if "muted" in e.attrib["class"].split()]
    assert pale == ["wares"]


def test_ships_lie_by_speed_and_keep_their_names() -> None:
    for position in random_play(Setup(GAME, 4, GAME.choose({})), 2):
        view: dict[str, Any] = position.view(None)
        if view["round"] == 1 and sum(len(port["ships"]) for port in view["ports"]) == 8:
            break
    for port, drawn in zip(view["ports"], of_class(parsed(view), "port"), strict=True):
        assert pieces_of_ships(drawn) == [f"ship-{ship['ship']}" for ship in port["ships"]]
        assert [words(sail) for sail in of_class(drawn, "sail")] == [str(ship["counts_as"]) for ship in port["ships"]]


def pieces_of_ships(root: ElementTree.Element) -> list[str]:
    return [piece for piece in pieces(root) if piece.startswith("ship-")]


def test_the_harbours_of_the_last_round_stay_until_a_ship_comes_in() -> None:
    for position in random_play(Setup(GAME, 3, GAME.choose({})), 4):
        view: dict[str, Any] = position.view(None)
        if view["round"] == 2:
            break
    ports = of_class(parsed(view), "port")
    assert all("muted" in port.attrib["class"].split() and not pieces_of_ships(port) for port in ports)
    assert sum(len(of_class(port, "sail")) for port in ports) == sum(len(port["ships"]) for port in view["last_ports"])


def test_markers_of_a_space_stand_in_their_order() -> None:
    view: dict[str, Any] = started(6).view(None)
    for track, drawn in zip(view["tracks"], of_class(parsed(view), "track"), strict=True):
        lowest = of_class(drawn, "space")[-1]
        assert pieces(lowest) == [f"marker-{track['city']}-{seat}" for seat in track["spaces"][0]["markers"]]
        assert [words(bonus) for bonus in of_class(drawn, "bonus")] == ["+15", "+10", "+5"]


def test_a_tile_keeps_its_name_on_the_way_to_a_player() -> None:
    for seed in range(50):
        for position in random_play(Setup(GAME, 3, GAME.choose({})), seed):
            view: dict[str, Any] = position.view(None)
            if view["phase"] == "tile" and not any(player["tiles"] for player in view["players"]):
                tile = view["display"][0]
                seat = position.to_act()[0]
                before = {piece for piece in pieces(parsed(view)) if piece.startswith("tile-")}
                position.play(seat, GAME.verbs.number("take", tile))
                player = of_class(parsed(position.view(None)), "player")[seat]
                assert [piece for piece in pieces(player) if piece.startswith("tile-")] == [f"tile-{tile}-1"]
                assert f"tile-{tile}-1" in before
                return
    raise AssertionError("no tile was taken")


def test_money_is_hidden_unless_it_is_open() -> None:
    secret = [words(purse) for purse in of_class(parsed(started().view(1)), "money")]
    assert secret == ["?", "0", "?", "?"]
    assert [words(purse) for purse in of_class(parsed(started(money="open").view(1)), "money")] == ["0"] * 4


def test_a_spectator_has_no_flags_to_lay() -> None:
    assert {domain for domain, _ in choices(parsed(started().view(None)))} == {"port", "tile"}


def test_everything_has_an_emblem_of_its_own() -> None:
    root = ElementTree.fromstring(board_symbols(GAME))
    drawn = [element.attrib["id"] for element in root.iter("symbol")]
    wanted = [*CITY_NAMES, *CATEGORY_NAMES, *WARE_NAMES, "scroll", *[f"flag-{flag}" for flag in FLAG_NAMES]]
    assert {f"sz-{name}" for name in wanted} <= set(drawn)
    assert len(set(drawn)) == len(drawn)
    assert len({ElementTree.tostring(element).partition(b">")[2] for element in root.iter("symbol")}) == len(drawn)
