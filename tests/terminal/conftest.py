"""Pseudo-terminals that are closed after a test."""

from collections.abc import Callable, Iterator

import pytest

from tests.terminal.screenplay import Terminal


@pytest.fixture
def pseudo_terminals() -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def begin(*words: object, **changes: object) -> Terminal:
        opened.append(Terminal(*words, **changes))  # type: ignore[arg-type]
        return opened[-1]

    yield begin
    for terminal in opened:
        terminal.close()
