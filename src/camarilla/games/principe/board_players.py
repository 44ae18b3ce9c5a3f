"""The players around the table: points, money, hand, cards before them, cities, roles."""

from collections.abc import Mapping

from camarilla.core.text import Say
from camarilla.drawing.named_parts import Parts
from camarilla.drawing.parts import figure, named_arms, player, section, tag, text, title, turn, use
from camarilla.games.principe.board_parts import back, coins, emblem, icon, shield
from camarilla.games.principe.pieces import CITIES_OF_A_SIZE, CITY_NAMES, COLOUR_NAMES, SIZE_NAMES
from camarilla.games.principe.view import PlayerView, View

Look = dict[str, bool]
"""What is said of a player beside what he has: the reader himself, the prince, seen by one without a seat,
asked for one of his cards."""


def players(view: View, parts: Parts) -> str:
    """A panel for each player."""
    asked = [] if view["turn"] is None or view["phase"] == "over" else [view["turn"]]
    panels = [parts.add("turn", turn, asked)]
    for seat, owner in enumerate(view["players"]):
        look = {
            "self": view["seat"] == seat,
            "prince": view["principe"] == seat,
            "watched": view["seat"] is None,
            "asked": view["phase"] == "turning-up" and view["seat"] == seat,
        }
        panels.append(parts.add(f"player-{seat}", _panel, seat, owner, look))
    return section("players", parts.say("table-players"), tag("div", "panels", *panels))


def _panel(seat: int, owner: PlayerView, look: Look, say: Say) -> str:
    css = f"panel seat-{seat} self" if look["self"] else f"panel seat-{seat}"
    rows = [_head(seat, owner, look["prince"], say), _numbers(owner, say), _stacks(owner, look["asked"], say)]
    seen = [("table-known", owner["known"])]
    if look["watched"] and owner["hand"] is not None:  # all hands are open
        seen = [("table-hand", owner["hand"]), ("table-your-offer", owner["chosen"] or {})]
    for key, cards in [("table-offers", owner["offered"]), *seen]:
        if any(cards.values()):
            label = tag("span", "label", text(say(key)))
            rows.append(tag("div", "line", label, _small_cards(cards, say), data_help=key))
    if owner["cities"]:
        rows.append(tag("div", "line built", *[_city(city, say) for city in owner["cities"]]))
    return tag("div", css, *rows, data_help="table-player")


def _head(seat: int, owner: PlayerView, is_prince: bool, say: Say) -> str:
    family = tag("small", "", text(say(f"family-{owner['family']}")))
    name = tag("b", "name", text(player(say, seat)), family)
    prince = ""
    if is_prince:
        drawn = (title(say("table-principe")), use("pr-prince"))
        prince = tag(
            "svg", "emblem prince", *drawn,
            viewBox="0 0 48 48", role="img", data_piece="principe", data_help="table-principe",
        )  # fmt: skip
    points = figure(emblem("laurel"), owner["points"], say("table-points"), "points", "table-points")
    return tag("div", "head", named_arms(seat, say), name, prince, points)


def _numbers(owner: PlayerView, say: Say) -> str:
    figures = [
        figure(emblem("coin"), coins(owner), say("table-money"), help="table-money"),
        figure(emblem("hand"), owner["hand_size"], say("table-hand"), help="table-hand"),
        figure(shield(), owner["shields_left"], say("table-left"), help="table-left"),
    ]
    roles = [tag("span", "held", text(say(f"role-{role}")), data_help=f"role-{role}") for role in owner["roles"]]
    return tag("div", "numbers", *figures, *roles)


def _stacks(owner: PlayerView, asked: bool, say: Say) -> str:
    """The cards before a player, colour by colour: face up and face down."""
    columns = []
    for colour in COLOUR_NAMES:
        up, down = owner["up"][colour], owner["down"][colour]
        shown = tag("span", f"up{'' if up else ' none'}", icon(colour, say), tag("b", "", text(up)))
        if down:
            hidden = tag("span", "down facedown", back(), tag("b", "", text(down)), title=say("table-face-down"))
        else:
            hidden = tag("span", "down none")
        columns.append(
            tag(
                "div", f"pile c-{colour}", shown, hidden,
                data_domain="colour" if asked else None, data_value=colour if asked else None,
                data_help=f"colour-{colour}",
            )
        )  # fmt: skip
    return tag("div", "stacks", *columns)


def _small_cards(cards: Mapping[str, int], say: Say) -> str:
    stacks = [
        tag("span", "stack", icon(colour, say), tag("b", "", text(number)))
        for colour, number in cards.items()
        if number
    ]
    return "".join(stacks)


def _city(city: str, say: Say) -> str:
    """A city that a player has built."""
    size = SIZE_NAMES[CITY_NAMES.index(city) // CITIES_OF_A_SIZE]
    words = text(say(f"city-{city}"))
    return tag("span", "chip", emblem(size), words, data_piece=f"city-{city}", data_help="table-cities")
