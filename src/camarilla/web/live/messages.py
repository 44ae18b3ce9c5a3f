"""What clients send: JSON objects, validated before anything else sees them."""

import json
import math
import re
from typing import Any

from camarilla.core.clauses import Malformed
from camarilla.core.game import Game

Message = dict[str, Any]
TOKEN = "^[!-~]{1,64}$"
"""What the token of a decision looks like."""
SECRET = "^[!-~]{16,64}$"
"""What the id of a join looks like: long enough that nobody guesses it."""


def _finite(number: str) -> float:
    value = float(number)
    if not math.isfinite(value):
        raise ValueError(number)
    return value


# NaN and infinities can be neither stored nor sent on.
_READER = json.JSONDecoder(parse_float=_finite, parse_constant=_finite)


def read_message(text: str | bytes) -> Message:
    """The JSON object of a message; refuses everything else, and values that cannot be stored or sent on."""
    try:
        words = text if isinstance(text, str) else text.decode()
        message = _READER.decode(words)
        if "\\u" in words:  # it may be half of a surrogate pair, which cannot be encoded
            json.dumps(message, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise Malformed("web-malformed") from None
    if not isinstance(message, dict):
        raise Malformed("web-malformed")
    return message


def token_of(message: Message) -> str | None:
    """The client's own name for a decision: however often a message comes, it is taken once."""
    token = message.get("id")
    if token is not None and not (isinstance(token, str) and re.fullmatch(TOKEN, token)):
        raise Malformed("web-bad-field", field="id", wanted=TOKEN)
    return token


def number_of(message: Message, name: str, otherwise: int) -> int:
    """A whole number of a message; `otherwise` if there is none."""
    value = message.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 40 else otherwise


def action_of(game: Game, message: Message) -> int:
    """The action of a message, given by its number, in words (`play witch 2`), or as an object."""
    action = message.get("action")
    if isinstance(action, str):
        return game.verbs.parse(action)
    if isinstance(action, dict):
        return game.verbs.from_json({name: str(value) for name, value in action.items()})
    return number_of(message, "action", -1)
