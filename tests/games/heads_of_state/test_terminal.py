"""The table in the terminal."""

from tests.games.heads_of_state.notation import given, plotting
from tests.games.pictures import printed

TABLE = plotting(
    turn="C", treachery={"C": "gallows"}, hands={"A": "gold gold courtesan"},
    board={"A": "duke saxony, earl saxony", "B": "king england"},
).play("C strike gallows duke saxony")  # fmt: skip


def test_countries_boxes_and_the_dead() -> None:
    text = printed(TABLE, "A")
    assert "*England ·9  king:B" in text
    assert " Saxony ·4  duke:! †A  earl:A" in text
    assert "*Castile ⬡7  king:_  prince:_" in text
    assert "Britain 8/3 □7/3 B 4" in text
    assert "B 4 influence" in text, "the legend says what the letters with numbers are"


def test_displays_players_and_the_own_hand() -> None:
    text = printed(TABLE, "A")
    assert "Open cards: gold, title, troops, castle, duelling skills, bishop" in text
    assert "(pile 51, revolution pile 11, discards 0)" in text
    assert "you (A): 2×gold, courtesan" in text
    assert ">C Carla" in text
    assert "2×gold" not in printed(TABLE, "B")
    assert "you (" not in printed(TABLE)


def test_all_languages_fit_eighty_columns() -> None:
    table = given(hands={"A": "gold gold title title troops castle castle duelling bishop palace"})
    for language, word in (("en", "Burgundy"), ("hu", "Burgundia"), ("it", "Borgogna")):
        text = printed(table, "A", language)
        assert word in text
        assert max(len(line) for line in text.splitlines()) <= 80
    assert max(len(line) for line in printed(table, "A", "hu", 60).splitlines()) <= 60
