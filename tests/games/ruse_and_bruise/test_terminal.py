"""The table as text."""

import pytest
from rich.console import Console

from camarilla.core.text import speaker
from camarilla.games.ruse_and_bruise import GAME
from camarilla.games.ruse_and_bruise.terminal import draw
from tests.games.ruse_and_bruise.notation import LETTERS, Table, all_but


def drawn(table: Table, seat: int | None, width: int = 80, language: str = "en") -> list[str]:
    console = Console(width=width, no_color=True)
    say = speaker(GAME, language, list(LETTERS[: table.seats]))
    with console.capture() as captured:
        console.print(draw(table.position.view(seat), say, width))
    return [line.rstrip() for line in captured.get().splitlines()]


TABLE = Table(
    """
    music-5 [A:minstrel, B:cap/wizard, C:king?]
    trade-2 [B:minstrel, C:squire?]
    alchemy-4 [C:storm, B:explorer*]
    """,
    hands={"A": "king, witch, doppelganger"},
)


def test_the_whole_table_for_a_player() -> None:
    assert drawn(TABLE, 0) == [
        "Round 1 of 6, 15 goals to come",
        "┏━━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━━━━━━━┓",
        "┃1 music                 ┃2 trade                 ┃3 alchemy               ┃",
        "┃5 points                ┃2 points                ┃4 points                ┃",
        "┃3/5                     ┃2/2 FULL                ┃STORM                   ┃",
        "┡━━━━━━━━━━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━━━━━━━━━━╇━━━━━━━━━━━━━━━━━━━━━━━━┩",
        "│A Minstrel 12           │B Minstrel 8            │C Storm 9               │",
        "│B Magic cap/?           │C ▒▒                    │B (Explorer)*           │",
        "│C ▒▒                    │                        │                        │",
        "└────────────────────────┴────────────────────────┴────────────────────────┘",
        "▒▒ face down, (…) known to you, (…)* known to all, …/? hides a card",
        "Player Hand Pile Discards Goals Score",
        "A A       3   21        0     0     0 ←",
        "B B       3   18        0     0",
        "C C       3   19        0     0",
        "Your hand",
        "King          20: the most of all.",
        "Witch         1. At the end of the round, after the wizard, it removes all",
        "              other cards worth 9 or less. Several witches cancel each other.",
        "Doppelganger  Worth what the card beneath it is worth; nothing without a card",
        "              beneath. It copies no ability.",
    ]


def test_owners_see_their_own_hidden_cards_and_spectators_none() -> None:
    assert any("│C (King)" in line for line in drawn(TABLE, 2))
    assert any("│B Magic cap/(Wizard)" in line for line in drawn(TABLE, 1))
    assert not any("King" in line or "Wizard" in line for line in drawn(TABLE, None))


def test_the_column_of_a_pending_decision_is_marked() -> None:
    table = Table("music-5 []\ntrade-5 [B:traitor?]")
    table.play("A play king 2")
    assert any("┃▶2 trade" in line for line in drawn(table, 0))
    assert any(line.startswith("B B") and line.endswith("←") for line in drawn(table, 0))


@pytest.mark.parametrize("language", ["en", "hu", "it"])
@pytest.mark.parametrize("width", [60, 80])
def test_six_columns_and_long_ones_fit(language: str, width: int) -> None:
    crowd = ", ".join(all_but(letter, "king") for letter in "ABCDEF")
    columns = "\n".join(f"{kind}-5 []" for kind in ("alchemy", "fencing", "farming", "trade", "religion"))
    table = Table(f"{columns}\nmusic-5 [{crowd}]", hands=dict.fromkeys("ABCDEF", "king"))
    lines = drawn(table, 0, width, language)
    assert max(len(line) for line in lines) <= width
    assert len(lines) < 40
    assert any("124" in line for line in lines), "how many cards are not drawn"
