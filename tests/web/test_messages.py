"""What a socket is sent: any bytes are an object that can be kept and sent on, or refused as malformed."""

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids
from camarilla.web.live.messages import action_of, number_of, read_message, token_of
from tests.strategies import JSON, NUMBERS_AT_THE_EDGE, damaged_text

PLAY = '{"type": "play", "id": "d\\u00e9-1", "v": 12, "action": {"verb": "play", "card": "witch", "column": 2}}'
FIELDS = st.sampled_from(["type", "id", "v", "action", "text", "wanted", "order", "have", "heard"])


def read(sent: str | bytes) -> dict[str, Any] | None:
    try:
        message = read_message(sent)
    except Malformed as refusal:
        assert refusal.key == "web-malformed"
        return None
    assert json.loads(json.dumps(message, ensure_ascii=False, allow_nan=False).encode()) == message
    return message


@given(st.binary() | st.text())
def test_anything_is_an_object_or_malformed(sent: str | bytes) -> None:
    read(sent)


@given(damaged_text(PLAY), st.booleans())
def test_a_damaged_message_is_an_object_or_malformed(sent: str, as_bytes: bool) -> None:
    read(sent.encode() if as_bytes else sent)


@given(JSON)
def test_any_object_is_read_as_it_was_meant(meant: Any) -> None:
    for sent in (json.dumps(meant), json.dumps(meant, ensure_ascii=False).encode()):
        assert read(sent) == (meant if isinstance(meant, dict) else None)


@pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=game_ids())
@given(message=st.dictionaries(FIELDS, JSON | NUMBERS_AT_THE_EDGE))
def test_the_fields_of_any_message_are_what_they_should_be_or_malformed(game: Game, message: dict[str, Any]) -> None:
    assert abs(number_of(message, "v", -1)) < 1 << 40
    with contextlib.suppress(Malformed):
        token = token_of(message)
        assert token is None or (token.isascii() and token.isprintable() and 0 < len(token) <= 64)
    with contextlib.suppress(Malformed):
        assert isinstance(action_of(game, message), int)
