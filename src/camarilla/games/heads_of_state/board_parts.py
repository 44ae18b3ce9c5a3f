"""Emblems, cards and piles: the small parts of this game's board."""

from functools import lru_cache

from camarilla.core.text import Say
from camarilla.drawing import parts
from camarilla.drawing.parts import tag, text


def emblem(symbol: str, label: str | None = None, css: str = "emblem") -> str:
    """A symbol of the game; the backs of cards are higher than the rest."""
    return parts.emblem(f"hs-{symbol}", label, css, "0 0 48 64" if symbol.endswith("back") else "0 0 48 48")


def card(domain: str, name: str, say: Say, piece: str, asked: bool = False) -> str:
    """An attribute or treachery card, face up; `asked` where a decision may name it."""
    help_key = f"{domain}-{name}"
    explained = help_key if say.knows(f"help-{help_key}") else "board-attribute"
    return _card(domain, name, say(help_key), piece, explained, asked)


@lru_cache(maxsize=8192)
def _card(domain: str, name: str, words: str, piece: str, help_key: str, asked: bool) -> str:
    named = name.split("-") if domain == "treachery" else [name]
    pictures = tag("span", "pictures", *[emblem(part) for part in named])
    return tag(
        "span", f"card {domain} k-{named[0]}{' double' if len(named) > 1 else ''}", pictures,
        tag("span", "words", text(words)),
        data_piece=piece, data_help=help_key,
        data_domain=domain if asked else None, data_value=name if asked else None,
    )  # fmt: skip


def pile(symbol: str, number: int, key: str, say: Say, drawn_by: str | None, css: str = "pile facedown") -> str:
    """A face-down pile and how many cards it holds; `drawn_by` is the decision that takes its top card, if one does."""
    content = emblem(symbol, css="back"), tag("b", "", text(number)), tag("span", "words", text(say(key)))
    return tag("span", css, *content, data_domain="verb" if drawn_by else None, data_value=drawn_by, data_help=key)
