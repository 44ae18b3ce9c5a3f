"""Promises about the board in the browser: harmless markup, no secrets, every decision can be pointed at."""

import re
from xml.etree import ElementTree

from camarilla.core.chance import FastChance
from camarilla.core.clauses import LANGUAGES
from camarilla.core.position import Position
from camarilla.core.text import Say, speaker
from camarilla.drawing.boards import board_symbols, draw_board
from camarilla.testkit.secrecy import guess
from camarilla.testkit.setups import Setup, demand, random_play

MOST_BYTES = 100_000
FORBIDDEN = {"script", "style", "iframe", "object", "html"}
NAMES = ["<Anna>", "Béla & fia", '"Carla"', "D'Este", "</div>", "Flóra"]
EVERY = 23
"""Drawing is slow: so many decisions lie between two pictures of a random game."""


def pictures_are_harmless(setup: Setup, seed: int) -> None:
    """A drawn board is well-formed, brings no script or style of its own, and refers only to what there is."""
    helps = set(re.findall(r"^help-([\w-]+)", setup.game.messages("en"), re.MULTILINE))
    emblems = set(re.findall(r'id="([^"]+)"', board_symbols(setup.game))) | {f"arms-{seat}" for seat in range(6)}
    for position, seat, say in _moments(setup, seed):
        for watcher in (seat, None):
            root = _parsed(setup, position, watcher, say)
            pieces = [piece for element in root.iter() if (piece := element.get("data-piece"))]
            demand(len(pieces) == len(set(pieces)), f"a piece is drawn twice: {sorted(pieces)}")
            for element in root.iter():
                demand(element.tag not in FORBIDDEN, f"a board may not contain <{element.tag}>")
                for name, value in element.attrib.items():
                    demand(name != "style" and not name.startswith("on"), f"a board may not use {name}=")
                    wanted = emblems if element.tag == "use" and name == "href" else helps
                    if wanted is emblems or name == "data-help":
                        demand(value.removeprefix("#") in wanted, f"there is no {name} {value}")


def pictures_show_only_the_view(setup: Setup, seed: int) -> None:
    """A board drawn for a seat is the same in every world that fits what the seat has seen."""
    chance = FastChance(seed)
    for position, seat, say in _moments(setup, seed):
        world = guess(position, seat, chance)
        for watcher in (seat, None):
            same = _drawn(setup, position, watcher, say) == _drawn(setup, world, watcher, say)
            demand(same, f"the board drawn for seat {watcher} shows what seat {seat} cannot know")


def decisions_can_be_pointed_at(setup: Setup, seed: int) -> None:
    """Where a game draws its own board, every thing that a decision names is on it; numbers need not be."""
    if not setup.game.has("board", "board"):
        return
    for position, _, say in _moments(setup, seed):
        for seat in position.to_act():
            things = _parsed(setup, position, seat, say).iter()
            drawn = {(thing.get("data-domain"), thing.get("data-value")) for thing in things}
            for number in position.legal(seat):
                action = setup.game.verbs.action(number)
                for domain, value in zip(action.verb.arguments, action.values(), strict=True):
                    shown = isinstance(value, int) or (domain.name, value) in drawn
                    demand(shown, f"{action.text()} cannot be pointed at: {value} is not on the board of seat {seat}")


def _moments(setup: Setup, seed: int) -> list[tuple[Position, int, Say]]:
    """Moments of a random game, each with a seat and a language; the end of the game among them."""
    speakers = [speaker(setup.game, language, NAMES[: setup.seats]) for language in LANGUAGES]
    return [
        (position.clone(), step % setup.seats, speakers[step % len(speakers)])
        for step, position in enumerate(random_play(setup, seed))
        if step % EVERY == 0 or not position.to_act()
    ]


def _drawn(setup: Setup, position: Position, seat: int | None, say: Say) -> str:
    return draw_board(setup.game, position.view(seat), say).whole()


def _parsed(setup: Setup, position: Position, seat: int | None, say: Say) -> ElementTree.Element:
    text = _drawn(setup, position, seat, say)
    demand(len(text.encode()) <= MOST_BYTES, f"a board of {len(text.encode())} bytes is too large to send")
    try:
        return ElementTree.fromstring(f"<root>{text}</root>")
    except ElementTree.ParseError as problem:
        demand(False, f"the board drawn for seat {seat} is not well-formed: {problem}")
        raise
