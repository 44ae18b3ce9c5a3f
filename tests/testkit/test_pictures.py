"""What the testkit catches in boards drawn for the browser."""

import pytest

from camarilla.drawing.named_parts import Board
from camarilla.testkit import Setup, Violation, setups
from camarilla.testkit.drawings import pictures
from camarilla.testkit.drawings.pictures import (
    decisions_can_be_pointed_at, pictures_are_harmless, pictures_show_only_the_view,
)  # fmt: skip
from tests.toys.pledges import GAME

SETUP = setups(GAME)[0]


def test_the_plain_board_of_the_toy_keeps_all_promises() -> None:
    pictures_are_harmless(SETUP, 1)
    pictures_show_only_the_view(SETUP, 1)


@pytest.mark.parametrize(
    ("fragment", "complaint"),
    [
        ("<div><p></div>", "not well-formed"),
        ("<script>alert(1)</script>", "may not contain <script>"),
        ('<p style="color:red"/>', "may not use style="),
        ('<p onclick="alert(1)"/>', "may not use onclick="),
        ('<b data-piece="king"/><i data-piece="king"/>', "drawn twice"),
        ('<svg><use href="#no-such-thing"/></svg>', "there is no href #no-such-thing"),
        ('<b data-help="no-such-thing"/>', "there is no data-help no-such-thing"),
        (f"<p>{'x' * 100_001}</p>", "too large to send"),
    ],
)
def test_a_harmful_board_is_caught(monkeypatch: pytest.MonkeyPatch, fragment: str, complaint: str) -> None:
    monkeypatch.setattr(pictures, "draw_board", lambda game, view, say: Board(fragment, {}))
    with pytest.raises(Violation, match=complaint):
        pictures_are_harmless(SETUP, 1)


def test_a_name_that_is_not_escaped_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "draw_board", lambda game, view, say: Board(f"<p>{say.names[0]}</p>", {}))
    with pytest.raises(Violation, match="not well-formed"):
        pictures_are_harmless(SETUP, 1)


def test_a_board_that_shows_more_than_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(range(10_000))
    monkeypatch.setattr(pictures, "draw_board", lambda game, view, say: Board(f"<p>{next(drawn)}</p>", {}))
    with pytest.raises(Violation, match="cannot know"):
        pictures_show_only_the_view(SETUP, 1)


def test_a_thing_that_is_not_on_the_board_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    from camarilla.core.registry import find_game

    game = find_game("ruse-and-bruise")
    monkeypatch.setattr(pictures, "draw_board", lambda game, view, say: Board("<p/>", {}))
    with pytest.raises(Violation, match="cannot be pointed at"):
        decisions_can_be_pointed_at(Setup(game, 3, game.choose({})), 1)
