"""Small parts that every corner of the board is made of: tags, emblems, cards, coats of arms."""

from html import escape

from camarilla.core.text import Say
from camarilla.games.principe.pieces import BUILDING_NAMES, COLOUR_NAMES


def tag(name: str, css: str, *content: str, **attributes: str | int | None) -> str:
    """An element. `data_domain` becomes `data-domain`; attributes of None are left out; content is markup already."""
    written = [f' class="{escape(css)}"'] if css else []
    for key, value in attributes.items():
        if value is not None:
            written.append(f' {key.replace("_", "-")}="{escape(str(value))}"')
    return f"<{name}{''.join(written)}>{''.join(content)}</{name}>"


def text(words: str | int) -> str:
    """Words as content."""
    return escape(str(words))


def emblem(symbol: str, label: str | None = None, css: str = "emblem") -> str:
    """A symbol of the game, as large as its CSS class says."""
    box = "0 0 60 48" if symbol in ("small", "medium", "large") else "0 0 48 48"
    use = tag("use", "", href=f"#pr-{symbol}")
    if label is None:
        return tag("svg", css, use, viewBox=box, aria_hidden="true")
    return tag("svg", css, tag("title", "", text(label)), use, viewBox=box, role="img")


def arms(seat: int, say: Say, css: str = "", piece: str | None = None) -> str:
    """A player's coat of arms."""
    title = tag("title", "", text(player(say, seat)))
    use = tag("use", "", href=f"#arms-{seat}")
    return tag("svg", f"arms seat-{seat} {css}".strip(), title, use, viewBox="0 0 24 28", role="img", data_piece=piece)


def player(say: Say, seat: int) -> str:
    """A player's name."""
    return str(say.word("seat", seat))


def building(colour: str, say: Say) -> str:
    """For people: `university (green)`."""
    name = say(f"building-{BUILDING_NAMES[COLOUR_NAMES.index(colour)]}")
    return f"{name} ({say(f'colour-{colour}')})"


def icon(colour: str, say: Say) -> str:
    """The emblem of a colour, named."""
    return emblem(colour, building(colour, say))


def card(colour: str, say: Say, css: str = "", **attributes: str | int | None) -> str:
    """A building card, face up."""
    return tag("span", f"card c-{colour} {css}".strip(), icon(colour, say), **attributes)


def back() -> str:
    """A building card, face down."""
    use = tag("use", "", href="#pr-back")
    return tag("svg", "back", use, viewBox="0 0 48 64", aria_hidden="true")


def figure(symbol: str, value: str | int, label: str, css: str = "") -> str:
    """An emblem with a number."""
    return tag("span", f"figure {css}".strip(), emblem(symbol), tag("b", "", text(value)), title=label)


def section(css: str, title: str, *content: str) -> str:
    """A titled part of the board."""
    return tag("section", css, tag("h3", "", text(title)), *content)
