"""The table in the terminal."""

import pytest

from tests.games.pictures import NAMES, line_with, printed
from tests.games.strozzi.notation import given


def test_the_table_as_text() -> None:
    table = given(
        ship="s29",
        ports={"rome": "B:s02/P C:s16/+1"},
        tracks={"venice": "C7 B7 A2 D0"},
        paid={"A": 45, "B": 30},
    ).play("A claim wares")
    text = printed(table, "A")
    assert "ship 29, turned up by Anna: speed 1, grain 2, cloth 2, patronage tile" in text
    assert "Anna played the wares flag" in text
    venice = line_with(text, "Venice, gold")
    assert venice.split() == ["Venice,", "gold", "D", "·", "A", "·", "·", "·", "·", "CB+5", "+10", "+15"]
    assert venice.index("CB+5") == line_with(text, "8   9").index("7"), "left of the space is higher"
    assert "B 8 (pirate)" in text
    assert "C 5 (+1)" in text
    assert text.index("B 8 (pirate)") < text.index("C 5 (+1)")
    players = [line.split() for line in text.splitlines() if any(name in line.split() for name in NAMES)]
    assert [line[-1] for line in players if line[0].strip(">") in ("A", "B")] == ["45", "?"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("hu", ["kalóz", "Felcsapott támogatáslapkák", "Nápoly", "papírtekercs"]),
        ("it", ["pirata", "Napoli", "pergamene"]),
    ],
)
def test_the_table_speaks_its_players_language(language: str, words: list[str]) -> None:
    text = printed(given(ports={"rome": "B:s02/P"}), "A", language)
    assert [word for word in words if word not in text] == []


def test_after_a_round_the_table_shows_how_it_ended() -> None:
    table = given(ship="s04", deck="", ports={"rome": "A:s02/P B:s07/W"}).all_pass()
    text = printed(table, "A")
    assert "Ports at the end of round 1" in text
    assert "A 8 (pirate)" in text
    table.play(f"{table.to_act()} claim pirate, dock venice")
    text = printed(table, "A")
    assert "Ports (fastest ship on the left; what each place pays stands above it)" in text
    assert "money 15" in text.partition("Ports (")[2]
