"""A piece of a board: only what was asked for, as it is on the whole board, with what is spoken of lit."""

import pytest

from camarilla.drawing.excerpt import excerpt
from camarilla.drawing.named_parts import Board

BOARD = Board(
    '<div class="board"><h3>All</h3><slot data-part="ship"></slot><p class="ports wide">'
    '<b data-domain="port" data-value="rome">Rome &amp; more</b><i data-piece="flag">flag</i></p> 3 left</div>',
    {"ship": '<svg data-part="ship"><path d="M0 0"></path></svg>'},
)


def test_only_what_was_asked_for_is_left() -> None:
    assert excerpt(BOARD, ["ship"]) == (
        '<div class="board"><svg data-part="ship"><path d="M0 0"></path></svg></div>'
    )  # fmt: skip
    assert excerpt(BOARD, ["flag"]) == (
        '<div class="board"><p class="ports wide"><i data-piece="flag">flag</i></p></div>'
    )  # fmt: skip


def test_what_is_spoken_of_is_lit() -> None:
    drawn = excerpt(BOARD, ["ports"], ["port=rome", "ports"])
    assert '<b data-domain="port" data-value="rome" class="lit">Rome &amp; more</b>' in drawn
    assert '<p class="ports wide lit">' in drawn


@pytest.mark.parametrize(("show", "light"), [(["sails"], []), (["ship"], ["port=rome"]), (["ports"], ["port=naples"])])
def test_what_is_not_there_is_refused(show: list[str], light: list[str]) -> None:
    with pytest.raises(ValueError, match="nothing on this board is called"):
        excerpt(BOARD, show, light)
