"""Small parts that every corner of the board is made of: tags, emblems, cards, coats of arms."""

from html import escape

from camarilla.core.text import Say


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
    box = "0 0 48 64" if symbol.endswith("back") else "0 0 48 48"
    use = tag("use", "", href=f"#hs-{symbol}")
    if label is None:
        return tag("svg", css, use, viewBox=box, aria_hidden="true")
    return tag("svg", css, tag("title", "", text(label)), use, viewBox=box, role="img")


def arms(seat: int, say: Say, css: str = "") -> str:
    """A player's coat of arms."""
    title = tag("title", "", text(player(say, seat)))
    use = tag("use", "", href=f"#arms-{seat}")
    return tag("svg", f"arms seat-{seat} {css}".strip(), title, use, viewBox="0 0 24 28", role="img")


def player(say: Say, seat: int) -> str:
    """A player's name."""
    return str(say.word("seat", seat))


def figure(symbol: str, value: str | int, label: str, css: str = "") -> str:
    """An emblem with a number."""
    return tag("span", f"figure {css}".strip(), emblem(symbol), tag("b", "", text(value)), title=label)


def card(domain: str, name: str, say: Say, piece: str, asked: bool = False) -> str:
    """An attribute or treachery card, face up; `asked` where a decision may name it."""
    words = say(f"{domain}-{name}")
    parts = name.split("-") if domain == "treachery" else [name]
    pictures = tag("span", "pictures", *[emblem(part) for part in parts])
    help_key = f"{domain}-{name}"
    return tag(
        "span", f"card {domain} k-{parts[0]}{' double' if len(parts) > 1 else ''}", pictures,
        tag("span", "words", text(words)),
        data_piece=piece, data_help=help_key if say.knows(f"help-{help_key}") else None,
        data_domain=domain if asked else None, data_value=name if asked else None,
    )  # fmt: skip


def pile(symbol: str, number: int, words: str, css: str = "pile facedown") -> str:
    """A face-down pile and how many cards it holds."""
    count = tag("b", "", text(number))
    return tag("span", css, emblem(symbol, css="back"), count, tag("span", "words", text(words)))


def section(css: str, title: str, *content: str) -> str:
    """A titled part of the board."""
    return tag("section", css, tag("h3", "", text(title)), *content)
