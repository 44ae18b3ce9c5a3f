"""What the boards of all games are made of: elements, emblems, coats of arms, figures, titled sections."""

import html
from functools import lru_cache

from camarilla.core.text import Say

ARMS_BOX = "0 0 24 28"
"""The room of a coat of arms, and of any other shield."""


def tag(name: str, css: str, *content: str, **attributes: str | int | None) -> str:
    """An element. `data_domain` becomes `data-domain`; attributes of None are left out; content is markup already."""
    written = _attribute("class", css) if css else ""
    for key, value in attributes.items():
        if value is not None:
            written += _attribute(key, value)
    return f"<{name}{written}>{''.join(content)}</{name}>"


@lru_cache(maxsize=8192)
def _attribute(key: str, value: str | int) -> str:
    return f' {key.replace("_", "-")}="{html.escape(str(value))}"'


@lru_cache(maxsize=8192)
def text(words: str | int) -> str:
    """Words as content. Boards are made of the same few words, classes and names; escaping is what takes time."""
    return html.escape(str(words))


def player(say: Say, seat: int) -> str:
    """A player's name."""
    return str(say.word("seat", seat))


def title(words: str) -> str:
    """The name of a drawing, for those who point at it and those who cannot see it."""
    return tag("title", "", text(words))


def use(symbol: str, css: str = "", **attributes: str | int | None) -> str:
    """A symbol placed within a drawing."""
    return tag("use", css, href=f"#{symbol}", **attributes)


@lru_cache(maxsize=4096)
def emblem(symbol: str, label: str | None = None, css: str = "emblem", box: str | None = None) -> str:
    """A symbol as a drawing of its own, as large as its CSS class says; without a label it only adorns."""
    if label is None:
        return tag("svg", css, use(symbol), viewBox=box, aria_hidden="true")
    return tag("svg", css, title(label), use(symbol), viewBox=box, role="img")


def arms(seat: int) -> str:
    """A player's coat of arms where the name stands beside it."""
    return emblem(f"arms-{seat}", css="arms")


def named_arms(seat: int, say: Say, css: str = "", piece: str | None = None) -> str:
    """A player's coat of arms where it stands for the name."""
    look = f"arms seat-{seat} {css}".strip()
    drawn = (title(player(say, seat)), use(f"arms-{seat}"))
    return tag("svg", look, *drawn, viewBox=ARMS_BOX, role="img", data_piece=piece)


def turn(asked: list[int], _: Say) -> str:
    """Whose decision is awaited: a part to stand before the players' panels, which the style sheet then marks.

    So the panels themselves need not be drawn and sent anew when the turn passes.
    """
    return tag("i", " ".join(["turn", *[f"turn-{seat}" for seat in asked]]), aria_hidden="true")


@lru_cache(maxsize=4096)
def figure(picture: str, value: str | int, label: str, css: str = "", help: str | None = None) -> str:
    """A picture with a number, and what the number counts; `help` names the text that explains it."""
    return tag("span", f"figure {css}".strip(), picture, tag("b", "", text(value)), title=label, data_help=help)


def section(css: str, heading: str, *content: str, help: str | None = None) -> str:
    """A part of the board with a heading; `help` names the text that explains whatever in it has none of its own."""
    return tag("section", css, tag("h3", "", text(heading)), *content, data_help=help)
