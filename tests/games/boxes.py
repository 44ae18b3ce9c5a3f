"""Box files in which something has been changed, and why they are refused."""

import pytest

from camarilla.core.box import BadBox
from camarilla.core.game import Game


def box_of(game: Game) -> str:
    """The box file of a game as it is shipped."""
    return game.resource("box.toml", "BOX")


def line_of(text: str, row: str, key: str) -> int:
    """The line of a key in the row with that name, counted from 1."""
    lines = text.splitlines()
    start = lines.index(f'name = "{row}"')
    return next(number for number in range(start, len(lines)) if lines[number].startswith(f"{key} =")) + 1


def with_value(text: str, row: str, key: str, value: object) -> str:
    """The file with one value changed, in the row with that name."""
    lines = text.splitlines(keepends=True)
    lines[line_of(text, row, key) - 1] = f"{key} = {value}\n"
    return "".join(lines)


def with_text(text: str, old: str, new: str) -> str:
    """The file with one text replaced by another where it first stands."""
    assert old in text
    return text.replace(old, new, 1)


def refused_box(game: Game, text: str) -> str:
    """Why a box file is refused."""
    with pytest.raises(BadBox) as refusal:
        game.read_box(text)
    return str(refusal.value)
