"""The players around the table: counts of their cards, goals won, known discards, the score if it is open."""

from functools import lru_cache

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import arms, player, tag, text, turn
from camarilla.games.ruse_and_bruise.board_parts import Values, asked, card_name, emblem
from camarilla.games.ruse_and_bruise.view import GoalView, PlayerView, RuseView


def players(view: RuseView, parts: Parts) -> str:
    """A panel for each player."""
    printed = view["values"] if view["seat"] is None else None
    drawn = [parts.add(f"player-{seat}", _panel, seat, owner, printed) for seat, owner in enumerate(view["players"])]
    over = " over" if view["phase"] == "over" else ""
    return tag("div", f"players of-{view['seats']}{over}", parts.add("turn", turn, asked(view)), *drawn)


def _panel(seat: int, owner: PlayerView, printed: Values | None, say: Say) -> str:
    """One player: cards in hand, pile and discards, goals won, and the score if it is open.

    A hand is shown here with what is `printed` on its cards, unless the reader has a seat.
    """
    counts = [
        _count("hand", "table-hand", owner["hand_size"], say),
        _count("pile", "table-pile", owner["pile_size"], say),
        _count("discards", "table-discards", owner["discard_size"], say),
        _count("won", "table-won", owner["goals_won"], say),
    ]
    if owner["score"] is not None:
        counts.append(_count("score", "table-score", owner["score"], say, "count score"))
    goals = [_goal(goal, say) for goal in owner["goals"] or []]
    return tag(
        "div", f"player seat-{seat}",
        arms(seat), tag("b", "who", text(player(say, seat))), tag("span", "counts", *counts),
        tag("span", "goals", *goals) if goals else "", _open_hand(seat, owner, printed, say), _seen(owner, say),
        data_help="table-player",
    )  # fmt: skip


def _count(symbol: str, key: str, number: int, say: Say, css: str = "count") -> str:
    return _counted(symbol, key, say(key), number, css)


@lru_cache(maxsize=4096)
def _counted(symbol: str, key: str, words: str, number: int, css: str) -> str:
    told = tag("i", "", text(words)), text(f" {number}")
    return tag("span", css, emblem(symbol), *told, title=words, data_help=key)


def _goal(goal: GoalView, say: Say) -> str:
    """A goal that somebody has won."""
    return tag(
        "span", f"token kind-{goal['kind']}", emblem(goal["kind"]), text(goal["points"]),
        data_piece=f"goal-{goal['name']}", data_help="table-won", title=str(say.word("goal", goal["name"])),
    )  # fmt: skip


@lru_cache(maxsize=512)
def _small(card: str, name: str) -> str:
    return tag("span", "", emblem(card), data_help=f"card-{card}", title=name)


def _open_hand(seat: int, owner: PlayerView, printed: Values | None, say: Say) -> str:
    """The cards of a player whom the reader is not, where all hands are open."""
    hand = owner["hand"]
    if printed is None or hand is None:
        return ""
    cards = [
        tag(
            "span", "shown", emblem(card), text(printed[card] or ""),
            data_piece=f"card-{seat}-{card}", data_help=f"card-{card}", title=card_name(card, say),
        )
        for card in hand
    ]  # fmt: skip
    return tag("div", "open-hand", *cards)


def _seen(owner: PlayerView, say: Say) -> str:
    """The discards that the reader knows, behind a line that opens."""
    known = owner["discards"] or owner["seen_discards"]
    if not known:
        return ""
    cards = [_small(card, card_name(card, say)) for card in known]
    summary = tag("summary", "", text(say("board-seen", cards=len(known))))
    return tag("details", "seen", summary, tag("div", "", *cards), data_help="table-discards")
