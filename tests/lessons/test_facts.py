"""The numbers of a lesson's texts are looked up in what the learner sees."""

import pytest

from camarilla.core.fields import Json
from camarilla.lessons.facts import fact_of, is_fact

VIEW: dict[str, Json] = {
    "price": 3,
    "players": [{"score": 5, "hand": ["king", "witch"], "money": None}, {"score": 2, "hand": None, "money": 1}],
    "values": {"fencing-master": "8/12"},
}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("price", 3),
        ("players[me].score", 2),
        ("players[0].hand.length", 2),
        ("players[0].hand[1]", "witch"),
        ("values.fencing-master", "8/12"),
        ("players[0].score - players[me].score", 3),
        ("price + 1", 4),
        ("players[0].score - players[me].score - 1", 2),
    ],
)
def test_a_fact_is_found(text: str, found: object) -> None:
    assert is_fact(text)
    assert fact_of(text, VIEW, 1) == found


@pytest.mark.parametrize("text", ["cost", "players[2].score", "players[0].money", "players", "values.king", "price.x"])
def test_what_the_view_does_not_have_is_no_fact(text: str) -> None:
    assert is_fact(text)
    assert fact_of(text, VIEW, 1) is None


def test_words_are_not_added_up() -> None:
    assert fact_of("price + values.fencing-master", VIEW, 1) is None


@pytest.mark.parametrize(
    "text", ["", "+ price", "price +", "price price", "players[", "players[x]", "a b", "__import__('os')"]
)
def test_what_is_written_otherwise_is_refused(text: str) -> None:
    assert not is_fact(text)
