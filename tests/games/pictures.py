"""What a table looks like, in the browser and in the terminal, taken apart for the tests of the drawings."""

import io
from collections.abc import Iterator, Mapping
from functools import cache
from xml.etree.ElementTree import Element, fromstring

from rich.console import Console

from camarilla.core.game import Game
from camarilla.core.text import Say, speaker
from camarilla.drawing.boards import board_symbols, draw_board
from camarilla.drawing.terminal import draw_table
from tests.games.notation import Table

NAMES = ["Anna", "Béla", "Carla", "Dénes", "Emma", "Flóra"]
"""The players A to F."""
UNRULY_NAMES = ["<Anna>", "Béla & fia", '"Carla"', "D'Este", "</div>", "Flóra"]
"""The same in the browser, where names must be escaped."""


@cache
def _speaker(game: Game, language: str, names: tuple[str, ...]) -> Say:
    return speaker(game, language, list(names))


def drawn(table: Table, eyes: str | None = None, language: str = "en") -> Element:
    """The board in the browser, as a player or a spectator sees it."""
    say = _speaker(table.game, language, tuple(UNRULY_NAMES[: table.seats]))
    return parsed(draw_board(table.game, table.sees(eyes), say).whole())


def parsed(fragment: str) -> Element:
    return fromstring(f"<root>{fragment}</root>")


def emblems(game: Game) -> set[str]:
    """The names of all drawings that a game's boards can use."""
    return {symbol.attrib["id"] for symbol in parsed(board_symbols(game)).iter("symbol")}


def pieces(root: Element) -> list[str]:
    """The names by which pieces are followed from one picture to the next."""
    return [element.attrib["data-piece"] for element in root.iter() if "data-piece" in element.attrib]


def piece(root: Element, name: str) -> Element:
    """The one piece of that name."""
    (found,) = root.iterfind(f".//*[@data-piece='{name}']")
    return found


def choices(root: Element) -> set[tuple[str, str]]:
    """Everything that can be pointed at: `("column", "2")`."""
    return {(element.attrib["data-domain"], element.attrib["data-value"]) for element in offered(root)}


def choice(root: Element, domain: str, value: str) -> Element:
    """The one thing with which that value can be pointed at."""
    (found,) = root.iterfind(f".//*[@data-domain='{domain}'][@data-value='{value}']")
    return found


def offered(root: Element, domain: str = "") -> list[Element]:
    """Everything that can be pointed at, or what is of one sort."""
    return [element for element in root.iterfind(".//*[@data-domain]") if domain in ("", element.get("data-domain"))]


def lit(root: Element, event: Mapping[str, object]) -> list[Element]:
    """The things that an event concerns, found in the way that `Beat` describes."""
    values = {f"{name}-{value}" for name, value in event.items()}
    found: list[tuple[int, Element]] = []

    def look(element: Element, around: set[str]) -> None:
        domain = element.get("data-domain")
        shown = f"{domain}-{element.get('data-value')}"
        if domain in event and shown not in values:
            return
        names = [element.get(key, "") for key in ("data-mark", "data-help", "data-piece", "data-about")]
        stands_for = {shown, *names} & values
        if stands_for - around:
            found.append((len(stands_for | around), element))
        for inner in element:
            look(inner, stands_for | around)

    look(root, set())
    most = max([number for number, _ in found], default=0)
    return [element for number, element in found if number == most]


def of_class(root: Element, look: str) -> list[Element]:
    """Everything that looks so."""
    return [element for element in root.iter() if look in looks(element)]


def looks(element: Element) -> list[str]:
    return element.get("class", "").split()


def emblems_in(root: Element) -> Iterator[str]:
    """The drawings that are used, in order."""
    return (use.attrib["href"].removeprefix("#") for use in root.iter("use"))


def words(element: Element) -> str:
    """All that is written in it, parts of one word together."""
    return " ".join("".join(element.itertext()).split())


def printed(table: Table, eyes: str | None = None, language: str = "en", width: int = 80) -> str:
    """The table in the terminal, as a player or a spectator sees it."""
    console = Console(file=io.StringIO(), width=width, no_color=True)
    say = _speaker(table.game, language, tuple(NAMES[: table.seats]))
    with console.capture() as captured:
        console.print(draw_table(table.game, table.sees(eyes), say, width))
    return captured.get()


def line_with(text: str, part: str) -> str:
    """The first line in which something stands."""
    return next(line for line in text.splitlines() if part in line)
