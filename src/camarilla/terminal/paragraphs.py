"""Paragraphs for a terminal: hanging indents, and lists that break between their items only."""

import textwrap
from collections.abc import Iterable

from rich.text import Text


def hanging(head: str, body: str, width: int, indent: int, style: str = "") -> Text:
    """A paragraph whose head stands in the margin: `3.9   No card may be laid ...`."""
    wrapped = textwrap.wrap(body, max(20, width - indent), break_long_words=False, break_on_hyphens=False) or [""]
    text = Text(f"{head:<{indent}}", style="bold cyan")
    text.append(f"\n{' ' * indent}".join(wrapped), style=style or "not bold default")
    return text


def filled(items: Iterable[str], width: int, between: str = " · ") -> str:
    """The items one after the other, a new line only between two of them."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + len(between) + len(item) <= width:
            lines[-1] += between + item
        else:
            lines.append(item)
    return "\n".join(lines)


def gathered(sentences: list[str]) -> list[str]:
    """The sentences, equal ones that follow each other told once with their number."""
    told: list[tuple[str, int]] = []
    for sentence in sentences:
        if told and told[-1][0] == sentence:
            told[-1] = (sentence, told[-1][1] + 1)
        else:
            told.append((sentence, 1))
    return [sentence if times == 1 else f"{sentence} (×{times})" for sentence, times in told]


def ranges(numbers: list[int]) -> str:
    """Rising numbers, for instance `1, 5-12`."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][1] + 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(str(low) if low == high else f"{low}-{high}" for low, high in spans)


def shared_beginning(texts: list[str]) -> str:
    """The letters with which all texts begin."""
    for place, letters in enumerate(zip(*texts, strict=False)):
        if len(set(letters)) > 1:
            return texts[0][:place]
    return min(texts, key=len, default="")
