"""What is shown of a decision, moment by moment, and the reasons that are given."""

from tests.games.ruse_and_bruise.notation import Table, given


def end_of_a_round(*columns: str) -> Table:
    """A plays a king in column 1, which is the last card of the round."""
    table = given("\n".join(columns), hands={"A": "king, storm"})
    return table.play("A play king 1")


def test_the_columns_are_revealed_and_counted_one_after_the_other_before_the_table_is_cleared() -> None:
    table = end_of_a_round("music-2 [B:queen?]", "trade-1 [C:beggar]", "alchemy-2 [B:wizard, C:juliet?]")
    assert table.watched()[:9] == [
        "A plays a card face down in column 1.",
        "Column 1: flipped: Queen (B).",
        "Column 1: revealed: King (A).",
        "Column 1: the highest sum wins, 20 against 16.",
        "A takes music 2 (column 1).",
        "Column 2: nobody else has a card that counts.",
        "C takes trade 1 (column 2).",
        "Column 3: revealed: Juliet (C).",
        "Column 3: nobody else has a card that counts.",
    ]
    lying = [[len(column["cards"]) for column in picture["columns"]] for picture in table.pictures()]
    assert lying[1:10] == [[2, 1, 2]] * 9
    taken = [[column["goal"] is None for column in picture["columns"]] for picture in table.pictures()]
    assert taken[3:7] == [[False] * 3, [True, False, False], [True, False, False], [True, True, False]]
    assert "Round" in table.watched()[10] and "Column 1: the goal is" in table.watched()[11]


def test_a_card_played_face_down_is_shown_only_to_its_owner() -> None:
    table = given("music-3 [B:queen]\ntrade-3 []", hands={"A": "king, storm"}).play("A play king 1")
    assert table.pictures("A")[0]["columns"][0]["cards"][1]["card"] == "king"
    assert table.pictures("B")[0]["columns"][0]["cards"][1]["card"] is None
    assert table.watched("B") == ["A plays a card face down in column 1."]


def test_every_award_has_its_reason() -> None:
    def reason(column: str) -> str:
        table = given(f"{column}\ntrade-1 [C:king]\nfarming-1 []", turn="B", hands={"B": "squire, storm"})
        table.play("B play squire 3")
        return next(told for told in table.watched() if told.startswith("Column 1:") and "revealed" not in told)

    assert reason("music-2 [A:king, B:queen]") == "Column 1: the highest sum wins, 20 against 16."
    assert (
        reason("music-3 [A:queen, B:merchant, B:cardinal]") == "Column 1: 16 each; the card nearest the goal decides."
    )
    assert reason("music-2 [A:king, B:prince, A:wizard]") == "Column 1: nobody else has a card that counts."
    assert reason("music-2 [A:prince, A:squire]") == "Column 1: A has prince and squire, and that wins."
    assert reason("music-2 [A:beggar, B:assassin]") == (
        "Column 1: a beggar is here, so the lowest sum wins, 4 against 9½."
    )
    assert reason("music-2 [A:beggar, B:beggar]") == (
        "Column 1: a beggar is here, and the lowest sum is 4 twice; the card farthest from the goal decides."
    )
