"""Promises about the parts of a board: each is drawn from its piece of the view alone, and stands in its place."""

import inspect
from collections import Counter
from xml.etree import ElementTree

from camarilla.core.clauses import LANGUAGES
from camarilla.core.text import speaker
from camarilla.drawing.boards import draw_board
from camarilla.drawing.named_parts import Board, Drawn, Key, PartMemory
from camarilla.testkit.setups import Setup, demand, random_play

EVERY = 7
"""So many decisions lie between two boards of a random game."""


def parts_are_drawn_from_their_pieces(setup: Setup, seed: int) -> None:
    """What was drawn from a piece of the view looks the same when it is drawn again, whatever else has changed."""
    names = [f"player {seat}" for seat in range(setup.seats)]
    readers = [(speaker(setup.game, language, names), _Checked()) for language in LANGUAGES]
    for step, position in enumerate(random_play(setup, seed)):
        if step % EVERY and position.to_act():
            continue
        say, memory = readers[step % len(readers)]
        for seat in (None, *range(setup.seats)):
            view = position.view(seat)
            board, afresh = draw_board(setup.game, view, say, memory), draw_board(setup.game, view, say)
            for name in board.changed_since(afresh):
                demand(False, f"the part {name} is drawn from more than its piece of the view")
            _demand_places(board)


class _Checked(PartMemory):
    """Looks at the functions that draw: one that carries values of its own could draw what its piece does not have."""

    def put(self, key: Key, drawn: Drawn) -> None:
        name, draw, _ = key
        plain = inspect.isroutine(draw) and not inspect.ismethod(draw) and getattr(draw, "__closure__", None) is None
        demand(plain, f"the part {name or draw.__name__} is not drawn by a plain function")
        super().put(key, drawn)


def _demand_places(board: Board) -> None:
    """Every part is one element that bears its name, and stands in the skeleton once."""
    skeleton = ElementTree.fromstring(f"<root>{board.skeleton}</root>")
    slots = Counter(name for element in skeleton.iter() if (name := element.get("data-part")))
    demand(slots == Counter(list(board.parts)), f"parts and places differ: {sorted(slots)}, {sorted(board.parts)}")
    for name, markup in board.parts.items():
        try:
            elements = list(ElementTree.fromstring(markup).iter())
        except ElementTree.ParseError:
            demand(False, f"the part {name} is not one element")
            raise
        named = [element.get("data-part") for element in elements]
        demand(named == [name, *[None] * (len(elements) - 1)], f"the part {name} has parts in it")
