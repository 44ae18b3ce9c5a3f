"""Pseudo-terminals that are closed after a test."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.terminal.screenplay import Terminal


@pytest.fixture
def pseudo_terminals() -> "Iterator[Callable[..., Terminal]]":
    from tests.terminal.screenplay import Terminal  # not every system has them, and other tests here need none

    opened: list[Terminal] = []

    def begin(*words: object, **changes: object) -> Terminal:
        opened.append(Terminal(*words, **changes))  # type: ignore[arg-type]
        return opened[-1]

    yield begin
    for terminal in opened:
        terminal.close()
