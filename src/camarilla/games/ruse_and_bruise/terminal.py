"""The table as text: a column for each goal, the players, and the hand with what each card does."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from camarilla.core.text import Say
from camarilla.games.ruse_and_bruise.board_parts import asked, card_name, value
from camarilla.games.ruse_and_bruise.view import CardView, ColumnView, GoalView, PlayerView, RuseView

LETTERS: Final = "ABCDEF"
COLOURS: Final = ["red", "blue", "yellow", "green", "white", "magenta"]
"""The colours of the six decks; black cannot be read on a dark screen."""

LONGEST: Final = 14
"""Of longer columns only the lowest cards are drawn."""

FACE_DOWN: Final = "▒▒"


def draw(view: RuseView, say: Say, width: int) -> RenderableType:
    """All that the view shows, readable without colours: letters say whose a card is."""
    parts: list[RenderableType] = [Text(say("table-round", round=view["round"], goals=view["goals_to_come"]), "bold")]
    if view["phase"] != "over":
        parts += [_columns(view, say, width), Text(say("table-legend"), "dim")]
    parts.append(_players(view, say, width))
    if view["seat"] is not None:
        parts += _own(view["players"][view["seat"]], view, say)
    return Group(*parts)


def _columns(view: RuseView, say: Say, width: int) -> Table:
    """The goals head their columns; the card nearest the goal is on top."""
    room = min(24, (width - 1) // view["seats"] - 1)
    table = Table(padding=0)
    stacks = []
    for number, column in enumerate(view["columns"], 1):
        if column["goal"]:
            heading = _heading(number, column, column["goal"], view["scene"] == number, say, room)
            table.add_column(heading, width=room, overflow="ellipsis", no_wrap=True)
            stacks.append(_stack(column["cards"], column["goal"]["kind"], view, say, room))
    for place in range(max([1, *[len(stack) for stack in stacks]])):
        table.add_row(*[stack[place] if place < len(stack) else Text("") for stack in stacks])
    return table


def _heading(number: int, column: ColumnView, goal: GoalView, scene: bool, say: Say, room: int) -> Text:
    """Number and kind, points, and how full the column is; `▶` where a cap or a traitor waits."""
    if column["closed"]:
        fill = Text(say("table-closed"), "bold reverse")
    elif column["full"]:
        fill = Text(f"{column['length']}/{goal['points']} {say('table-full')}", "bold")
    else:
        fill = Text(f"{column['length']}/{goal['points']}", "dim")
    mark = "▶" if scene else ""
    kind = Text(_cut(f"{mark}{number} {say.word('kind', goal['kind'])}", room), "bold")
    points = Text(_cut(say("table-points", points=goal["points"]), room))
    fill.truncate(room)
    return Text("\n").join([kind, points, fill])


def _stack(cards: list[CardView], kind: str, view: RuseView, say: Say, room: int) -> list[Text]:
    """The cards of a column, a line each; a long column begins with how many are not drawn."""
    if not cards:
        return [Text(_cut(say("table-empty"), room), "dim")]
    drawn = [_card(card, kind, view, say, room) for card in cards[-LONGEST:]]
    if len(cards) > LONGEST:
        return [Text(_cut(say("table-more", cards=len(cards) - LONGEST), room), "dim"), *drawn]
    return drawn


def _card(card: CardView, kind: str, view: RuseView, say: Say, room: int) -> Text:
    """For instance `A King 20`, `B ▒▒`, `A (King)`, `C (Explorer)*`, `B Magic cap/?`."""
    owner = Text(f"{LETTERS[card['owner']]} ", f"bold {COLOURS[card['owner']]}")
    room -= len(owner)
    if card["card"] is None:
        return owner + Text(FACE_DOWN, "dim")
    name = card_name(card["card"], say)
    if not card["open"]:
        marked = ")*" if card["known"] else ")"
        return owner + Text(f"({_cut(name, room - 1 - len(marked))}{marked}", "dim")
    if card["under"] == "hidden":
        return owner + Text(_cut(name, room - 2) + "/?")
    if card["under"] is not None:
        return owner + Text(_cut(f"{name}/({card_name(card['under'], say)})", room))
    valued = f"{name} {value(card['card'], kind, view['values'])}".rstrip()
    return owner + Text(valued if len(valued) <= room else _cut(name, room))


def _players(view: RuseView, say: Say, width: int) -> Table:
    """A line for each player: cards in hand, pile and discards, goals won, and the score if it is open."""
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(say("table-player"), overflow="ellipsis", no_wrap=True, max_width=width // 4)
    for heading in ("table-hand", "table-pile", "table-discards", "table-won", "table-score"):
        table.add_column(say(heading), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for seat, player in enumerate(view["players"]):
        name = Text(f"{LETTERS[seat]} ", f"bold {COLOURS[seat]}") + Text(str(say.word("seat", seat)))
        numbers = [player[key] for key in ("hand_size", "pile_size", "discard_size", "goals_won", "score")]
        turn = "←" if seat in asked(view) else ""
        table.add_row(name, *["" if number is None else str(number) for number in numbers], turn)
    return table


def _own(player: PlayerView, view: RuseView, say: Say) -> list[RenderableType]:
    """The reader's own goals, and the hand with what each card does."""
    parts: list[RenderableType] = []
    if player["goals"]:
        goals = ", ".join([str(say.word("goal", goal["name"])) for goal in player["goals"]])
        parts.append(Text(say("table-your-goals", goals=goals)))
    if view["phase"] != "over":
        hand = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        hand.add_column("", no_wrap=True)
        hand.add_column("")
        for card in player["hand"] or []:
            hand.add_row(Text(card_name(card, say), "bold"), Text(_help(card, view, say)))
        parts += [Text(say("table-your-hand"), "bold"), hand]
    return parts


def _help(card: str, view: RuseView, say: Say) -> str:
    """What a card is worth and does. The texts tell the values of the shipped box; another value goes first."""
    told = say(f"help-card-{card}")
    printed = view["values"][card] or ""
    return told if "/" in printed or told.startswith(printed) else f"{printed}! {told}"


def _cut(text: str, room: int) -> str:
    """At most `room` characters, the last one a sign that something is missing."""
    return text if len(text) <= room else text[: max(0, room - 1)] + "…"
