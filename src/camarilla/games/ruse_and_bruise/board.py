"""The drawn table: goals heading their columns, the players, the hand. A pure function of a seat's view."""

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import tag, text
from camarilla.games.ruse_and_bruise.board_columns import columns
from camarilla.games.ruse_and_bruise.board_hand import hand
from camarilla.games.ruse_and_bruise.board_players import players
from camarilla.games.ruse_and_bruise.view import RuseView


def board(view: RuseView, parts: Parts) -> str:
    """The table as one seat sees it."""
    status = parts.add("status", _status, view["round"], view["goals_to_come"])
    played = [] if view["phase"] == "over" else [columns(view, parts), hand(view, parts)]
    return tag("div", "board ruse-and-bruise", status, *played, players(view, parts))


def height(view: RuseView) -> int:
    """How high the table may become where it is 1076 wide: the longest column, the players, the hand."""
    rows = 1 if view["seats"] <= 4 else 2
    hands_open = view["seat"] is None and view["players"][0]["hand"] is not None
    if view["phase"] == "over":
        return (340 if view["seats"] <= 3 else 520) + 115 * hands_open
    longest = max(sum(2 if card["under"] else 1 for card in column["cards"]) for column in view["columns"])
    needed = 340 + 70 * rows + 36 * min(longest, 8) + 24 * max(0, longest - 8)
    return needed + (285 if view["seat"] is not None else 115 * rows * hands_open)


def _status(round_: int, goals_to_come: int, say: Say) -> str:
    words = say("table-round", round=round_, goals=goals_to_come)
    return tag("p", "status", text(words), data_help="board-status")
