"""The table in the terminal."""

import re

import pytest

from tests.games.pictures import line_with, printed
from tests.games.ruse_and_bruise.notation import all_but, given

TABLE = given(
    """
    music-5 [A:minstrel, B:cap/wizard, C:king?]
    trade-2 [B:minstrel, C:squire?]
    alchemy-4 [C:storm, B:explorer*]
    """,
    hands={"A": "king, witch, doppelganger"},
)


def test_the_whole_table_for_a_player() -> None:
    assert [line.rstrip() for line in printed(TABLE, "A").splitlines()] == [
        "Round 1 of 6, 15 goals to come",
        "1 music                 │2 trade                 │3 alchemy",
        "5 points 3/5            │2 points 2/2 FULL       │4 points STORM",
        "────────────────────────┼────────────────────────┼────────────────────────",
        "A Minstrel 12           │B Minstrel 8            │C Storm 9",
        "B Magic cap/?           │C ▒▒                    │B (Explorer)*",
        "C ▒▒                    │                        │",
        "▒▒ face down, (…) known to you, (…)* known to all, …/? hides a card",
        "Player  Hand Pile Discards Goals won Score",
        "A Anna     3   21        0         0     0 ←",
        "B Béla     3   18        0         0",
        "C Carla    3   19        0         0",
        "Your hand",
        "King          20, the highest card.",
        "Witch         1. At the end of the round, after the wizard, it removes all",
        "              other cards worth 9 or less. Several witches cancel each other.",
        "Doppelganger  Worth what the card beneath it is worth; nothing without a card",
        "              beneath. It copies no ability.",
    ]


def test_owners_see_their_own_hidden_cards_and_spectators_none() -> None:
    assert "\nC (King)" in printed(TABLE, "C")
    assert "\nB Magic cap/(Wizard)" in printed(TABLE, "B")
    assert not re.search("King|Wizard", printed(TABLE))


def test_the_column_of_a_pending_decision_is_marked() -> None:
    table = given("music-5 []\ntrade-5 [B:traitor?]")
    table.play("A play king 2")
    assert "│▶2 trade" in printed(table, "A")
    assert line_with(printed(table, "A"), "←").startswith("B Béla")


@pytest.mark.parametrize("language", ["en", "hu", "it"])
@pytest.mark.parametrize("width", [60, 80])
def test_six_columns_and_long_ones_fit(language: str, width: int) -> None:
    crowd = ", ".join(all_but(letter, "king") for letter in "ABCDEF")
    columns = "\n".join(f"{kind}-5 []" for kind in ("alchemy", "fencing", "farming", "trade", "religion"))
    table = given(f"{columns}\nmusic-5 [{crowd}]", hands=dict.fromkeys("ABCDEF", "king"))
    lines = printed(table, "A", language, width).splitlines()
    assert max(len(line) for line in lines) <= width
    assert len(lines) < 40
    assert any("124" in line for line in lines), "how many cards are not drawn"
