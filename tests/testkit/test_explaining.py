"""What the testkit catches in explanations: things without help, and a how-to that cannot be shown."""

import pytest

from camarilla.core.clauses import Clause
from camarilla.core.game import Game
from camarilla.core.registry import find_game
from camarilla.drawing.named_parts import Board
from camarilla.testkit import Setup, Violation
from camarilla.testkit.drawings import howtos, pictures
from camarilla.testkit.drawings.helps import everything_is_explained
from camarilla.testkit.drawings.howtos import clauses_point_at_what_there_is, howto_can_be_shown
from camarilla.speech.howto import HowTo

STROZZI = find_game("strozzi")
SETUP = Setup(STROZZI, 3, STROZZI.choose({}))


@pytest.mark.parametrize(
    "thing",
    [
        '<b data-domain="flag" data-value="pirate"/>',
        '<b data-piece="flag-0-pirate"/>',
        '<b title="speed"/>',
        "<svg><title>speed</title></svg>",
        "<b>15</b>",
        '<b data-mark="ship-s01">ship<i data-piece="ship-s01"/></b>',
        '<section data-help="board-player"><b class="name">Anna</b><b title="ships">3</b></section>',
    ],
)
def test_a_thing_without_help_is_caught(monkeypatch: pytest.MonkeyPatch, thing: str) -> None:
    # A mark of where a value comes from is read instead of the help around it, so it needs help of its own.
    around = '<div data-help="board-port">{}</div>' if "data-mark" in thing else "<div>{}</div>"
    monkeypatch.setattr(pictures, "draw_board", lambda game, view, say: Board(around.format(thing), {}))
    with pytest.raises(Violation, match="no data-help"):
        everything_is_explained(SETUP, 1)


def test_a_players_name_and_arms_need_no_more_than_the_help_of_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    named = '<svg class="arms seat-0"><title>Anna 2</title></svg><b class="name">Anna 2</b>'
    markup = f'<div data-help="board-player">{named}<b data-help="board-money">3</b></div>'
    monkeypatch.setattr(pictures, "draw_board", lambda game, view, say: Board(markup, {}))
    everything_is_explained(SETUP, 1)


def test_help_around_a_thing_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    inside = '<p>ports<b title="x">15</b><i data-piece="ship-s01" data-mark="ship-s01" data-help="board-moored"/></p>'
    markup = f'<div data-help="board-port">{inside}</div>'
    monkeypatch.setattr(pictures, "draw_board", lambda game, view, say: Board(markup, {}))
    everything_is_explained(SETUP, 1)


def listing(monkeypatch: pytest.MonkeyPatch, old: str, new: str) -> None:
    """Let Strozzi list something else than it does."""
    listed = STROZZI.resource("howto.toml", "")
    assert old in listed
    changed = HowTo(STROZZI, listed.replace(old, new, 1), STROZZI.resource("howto.json", ""))
    monkeypatch.setattr(howtos, "howto", lambda game: changed)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            '"flag=pirate"',
            '"flag=black"',
            "picture of claim cannot be drawn: nothing on this board is called flag=black",
        ),
        ('["harbours"]', '["gardens"]', "nothing on this board is called gardens"),
        ("beat = 4", "beat = 40", "picture of pay cannot be drawn"),
        ('"bonuses"', '"bonus"', "howto-points-bonus, howto-points-bonuses"),
        ("{ city = ", "{ port = ", "the log tells nothing"),
        ("[[step]]", "[[stop]]", "not used in en: howto-step-ship, howto-step-ship-title"),
    ],
)
def test_a_howto_that_cannot_be_shown_is_caught(
    monkeypatch: pytest.MonkeyPatch, old: str, new: str, complaint: str
) -> None:
    listing(monkeypatch, old, new)
    with pytest.raises(Violation, match=complaint):
        howto_can_be_shown(STROZZI)


def test_a_howto_that_cannot_be_read_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(howtos, "howto", lambda game: HowTo(game, "points = []", "{}"))
    with pytest.raises(Violation, match=r"howto\.toml or howto\.json of strozzi cannot be read: KeyError"):
        howto_can_be_shown(STROZZI)


def test_a_turn_has_four_to_six_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    listing(monkeypatch, "[example]", '[[step]]\nname = "more"\nat = 0\n\n[example]')
    with pytest.raises(Violation, match="in 4 to 6 steps, not 7"):
        howto_can_be_shown(STROZZI)


def test_a_released_game_says_how_it_is_played_and_how_heavy_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(howtos, "howto", lambda game: None)
    with pytest.raises(Violation, match=r"no howto\.toml"):
        howto_can_be_shown(STROZZI)
    monkeypatch.setattr(STROZZI, "weight", "")
    with pytest.raises(Violation, match="weights light, medium, heavy"):
        howto_can_be_shown(STROZZI)


@pytest.mark.parametrize(
    ("pictures", "see", "complaint"),
    [(["sz-whale"], [], "no emblem: sz-whale"), ([], ["9.9"], r"points at 9\.9"), ([], ["1.1"], r"points at 1\.1")],
)
def test_a_clause_that_points_at_nothing_is_caught(pictures: list[str], see: list[str], complaint: str) -> None:
    game = Game("paper", STROZZI.package, seats=(3, 3), rules_version=1)
    game.clauses = {"1.1": Clause("1.1", "1", {}, "", pictures, see)}
    with pytest.raises(Violation, match=complaint):
        clauses_point_at_what_there_is(game)
