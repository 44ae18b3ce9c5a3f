"""Promises about the board in the browser: harmless markup, no secrets, every decision can be pointed at."""

import re
from collections import Counter
from xml.etree import ElementTree

from camarilla.core.actions import Action
from camarilla.core.chance import FastChance
from camarilla.core.clauses import LANGUAGES
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.registry import find_game, game_ids
from camarilla.core.text import Say, speaker
from camarilla.drawing.boards import COLOURS, board_symbols, draw_board
from camarilla.testkit.differences import first_differing_line
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
    for position, seat, say in moments(setup, seed):
        for watcher in (seat, None):
            root = parsed(setup, position, watcher, say)
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
    for position, seat, say in moments(setup, seed):
        world = guess(position, seat, chance)
        for watcher in (seat, None):
            boards = [_drawn(setup, shown, watcher, say) for shown in (position, world)]
            differing = first_differing_line(*boards)
            demand(not differing, f"the board drawn for seat {watcher} shows what seat {seat} cannot know: {differing}")


def decisions_can_be_pointed_at(setup: Setup, seed: int) -> None:
    """Where a game draws its own board, what names a thing can be done at the thing.

    Whoever presses the things that a decision names can mean no other of its verb. Things are pressed where the
    decision means them: a noble of Scotland in Scotland. Numbers need not be on the board, and of what there is no
    choice of not everything.
    """
    if not setup.game.has("board", "board"):
        return
    verbs = {verb.name for verb in setup.game.verbs.verbs}
    for position, _, say in moments(setup, seed):
        for seat in position.to_act():
            meanings = _meanings(parsed(setup, position, seat, say))
            unknown = {thing["verb"] for thing in meanings if "verb" in thing} - verbs
            demand(not unknown, f"the board of seat {seat} offers what is no decision: {sorted(unknown)}")
            legal = [_in_words(setup.game.verbs.action(number)) for number in position.legal(seat)]
            for action in legal:
                missing = _not_told_apart(action, legal, meanings)
                told = f"{' '.join(action.values())} cannot be pointed at: {missing}"
                demand(not missing, f"{told} is not on the board of seat {seat}")


Meaning = dict[str, str]
"""What a thing on a board stands for, with what it lies in; or a decision: its verb and arguments in words."""


def _meanings(root: ElementTree.Element, around: Meaning | None = None) -> list[Meaning]:
    """Everything on a board that can be pointed at, innermost meaning first."""
    own, found = around or {}, []
    domain = root.get("data-domain")
    if domain is not None:
        own = {**own, domain: root.get("data-value", "")}
        found.append(own)
    return found + [inner for child in root for inner in _meanings(child, own)]


def _in_words(action: Action) -> Meaning:
    return {name: str(value) for name, value in action.json().items()}


def _fits(thing: Meaning, action: Meaning) -> bool:
    """Whether pressing a thing can mean an action: it names nothing else than the action does."""
    return all(action.get(name, value) == value for name, value in thing.items())


def _not_told_apart(action: Meaning, legal: list[Meaning], things: list[Meaning]) -> str:
    """A value that an action names and that pressing things on the board leaves open; empty if there is none."""
    named = [name for name, value in action.items() if name != "verb" and not value.isdecimal()]
    shown = [name for name in named if any(name in thing and _fits(thing, action) for thing in things)]
    left = [other for other in legal if all(other.get(name) == action[name] for name in ("verb", *shown))]
    open_names = [name for name in named if not shown or any(other[name] != action[name] for other in left)]
    return action[open_names[0]] if open_names else ""


def emblems_are_distinct(game: Game) -> None:
    """Every emblem that a game brings has a drawing of its own, and a name that no other emblem has, in any game."""
    symbols = list(ElementTree.fromstring(f"<root>{board_symbols(game)}</root>").iter("symbol"))
    names = Counter(symbol.get("id", "") for symbol in symbols)
    # What follows the opening tag is the drawing itself.
    drawings = Counter(ElementTree.tostring(symbol).partition(b">")[2] for symbol in symbols)
    for name, number in names.items():
        demand(bool(name) and number == 1, f"{number} emblems of {game.id} are called {name!r}")
    demand(not drawings or max(drawings.values()) == 1, f"two emblems of {game.id} are the same drawing")
    for other in [find_game(id) for id in game_ids() if id != game.id]:
        taken = sorted(name for name in names if f'id="{name}"' in board_symbols(other))
        demand(
            not taken, f"emblems of {game.id} are called like some of {other.id}: {taken}; begin them with your game"
        )


def colours_are_known(game: Game) -> None:
    """The colours that a game names are among those that there are."""
    demand(game.colours in COLOURS, f"there are no colours {game.colours!r}: take one of {', '.join(COLOURS)}")


def moments(setup: Setup, seed: int) -> list[tuple[Position, int, Say]]:
    """Moments of a random game, each with a seat and a language; the end of the game among them."""
    speakers = [speaker(setup.game, language, NAMES[: setup.seats]) for language in LANGUAGES]
    return [
        (position.clone(), step % setup.seats, speakers[step % len(speakers)])
        for step, position in enumerate(random_play(setup, seed))
        if step % EVERY == 0 or not position.to_act()
    ]


def _drawn(setup: Setup, position: Position, seat: int | None, say: Say) -> str:
    return draw_board(setup.game, position.view(seat), say).whole()


def parsed(setup: Setup, position: Position, seat: int | None, say: Say) -> ElementTree.Element:
    """The board that a seat sees, as elements; it must be well-formed, and small enough to send."""
    text = _drawn(setup, position, seat, say)
    demand(len(text.encode()) <= MOST_BYTES, f"a board of {len(text.encode())} bytes is too large to send")
    try:
        return ElementTree.fromstring(f"<root>{text}</root>")
    except ElementTree.ParseError as problem:
        demand(False, f"the board drawn for seat {seat} is not well-formed: {problem}")
        raise
