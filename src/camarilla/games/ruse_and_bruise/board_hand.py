"""The reader's own cards, large, with what each of them does."""

from functools import lru_cache

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import arms, tag, text
from camarilla.games.ruse_and_bruise.board_parts import Values, card_name, emblem, values
from camarilla.games.ruse_and_bruise.view import RuseView


def hand(view: RuseView, parts: Parts) -> str:
    """The reader's hand; nothing for a spectator."""
    seat = view["seat"]
    if seat is None:
        return ""
    held = view["players"][seat]["hand"] or []
    title = tag("h3", "title", text(parts.say("table-your-hand")))
    return title + parts.add("hand", _hand, seat, held, view["values"])


def _hand(seat: int, held: list[str], printed: Values, say: Say) -> str:
    return tag("div", "hand", *[_held(seat, card, printed, say) for card in held])


def _held(seat: int, card: str, printed: Values, say: Say) -> str:
    low, high = values(card, printed)
    second = tag("small", "", text(f"/{high}")) if high else ""
    return tag(
        "div", f"card held seat-{seat}",
        tag("span", "value", text(low), second), arms(seat), emblem(card),
        tag("b", "name", text(card_name(card, say))), effect(card, printed, say),
        data_domain="card", data_value=card, data_piece=f"card-{seat}-{card}", data_help=f"card-{card}",
    )  # fmt: skip


def effect(card: str, printed: Values, say: Say) -> str:
    """What a card does, in a few words."""
    return _effect(say(f"effect-{card}", high=values(card, printed)[1]))


@lru_cache(maxsize=512)
def _effect(words: str) -> str:
    return tag("span", "effect", text(words))
