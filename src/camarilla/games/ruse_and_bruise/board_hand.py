"""The reader's own cards, large, with what each of them does."""

from camarilla.core.text import Say
from camarilla.drawing.parts import arms, tag, text
from camarilla.games.ruse_and_bruise.board_parts import card_name, emblem, values
from camarilla.games.ruse_and_bruise.view import RuseView


def hand(view: RuseView, say: Say) -> str:
    """The reader's hand; nothing for a spectator."""
    seat = view["seat"]
    if seat is None:
        return ""
    cards = [_held(seat, card, view, say) for card in view["players"][seat]["hand"] or []]
    return tag("h3", "title", text(say("table-your-hand"))) + tag("div", "hand", *cards)


def _held(seat: int, card: str, view: RuseView, say: Say) -> str:
    low, high = values(card, view)
    second = tag("small", "", text(f"/{high}")) if high else ""
    return tag(
        "div", f"card held seat-{seat}",
        tag("span", "value", text(low), second), arms(seat), emblem(card),
        tag("b", "name", text(card_name(card, say))), effect(card, view, say),
        data_domain="card", data_value=card, data_piece=f"card-{seat}-{card}", data_help=f"card-{card}",
    )  # fmt: skip


def effect(card: str, view: RuseView, say: Say) -> str:
    """What a card does, in a few words."""
    return tag("span", "effect", text(say(f"effect-{card}", high=values(card, view)[1])))
