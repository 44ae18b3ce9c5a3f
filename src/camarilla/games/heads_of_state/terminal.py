"""The table as text: four countries, the displays, the players; a pure function of the view."""

import textwrap
from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from camarilla.core.text import Say
from camarilla.drawing.terminal import Section, Sections
from camarilla.games.heads_of_state.view import BoxView, CountryView, HeadsView, PlayerView, TerritoryView

COLOURS = ["red", "yellow", "blue", "green", "white"]
LETTERS = "ABCDE"
GRAVE = "†"
SIGNS = {
    "*": "board-capital", "⬡": "board-hexagon", "·": "board-hexagon-taken", "□": "board-markers", "_": "board-empty",
    "!": "board-gap", GRAVE: "board-dead", "8/3": "board-most", "B 4": "board-influence",
}  # fmt: skip
"""What the signs mean, as messages of this game."""
UNBROKEN = "\u00a0"
"""A space at which `textwrap` does not break a line; Rich would."""


def draw(view: HeadsView, say: Say, width: int) -> Sections:
    """All that a seat sees."""
    parts = [
        Section(say("board-countries"), _countries(view, say, width), headed=False),
        Section("", _legend(say, width)),
        Section(say("board-display"), _displays(view, say), headed=False),
        Section(say("board-players"), _players(view, say), headed=False),
        Section(say("board-prices"), _prices(view, say)),
    ]
    own = None if view["seat"] is None else _hand(view["players"][view["seat"]], LETTERS[view["seat"]], say)
    return Sections(_heading(view, say), parts, own)


def _heading(view: HeadsView, say: Say) -> str:
    years = [f"[{year}]" if year == view["century"] else year for year in ("1589", "1689", "1789")]
    large = " ".join(str(points) for points in view["large_left"]) or "-"
    return f"{say('board-century')}: {' '.join(years)}   {say('board-large-in-lines')}: {large}"


def _countries(view: HeadsView, say: Say, width: int) -> RenderableType:
    """Two countries beside each other where there is room, else one below the other."""
    tables = [_country(country, view, say) for country in view["countries"]]
    if width < 80:
        return Group(*tables)
    grid = Table.grid(padding=(0, 1), expand=False)
    grid.add_row(tables[0], tables[1])
    grid.add_row(tables[2], tables[3])
    return grid


def _country(country: CountryView, view: HeadsView, say: Say) -> RenderableType:
    name = say(f"country-{country['name']}")
    squares = "/".join(str(points) for points in country["squares_left"]) or "-"
    table = Table.grid(padding=(0, 1))
    shares = [f"{LETTERS[seat]} {amount}" for seat, amount in enumerate(country["influence"]) if amount]
    heading = Text(f"{name} {country['most']}/{country['second_most']} □{squares}", style="bold underline")
    table.add_row(heading.append(f" {', '.join(shares)}", "not bold not underline italic") if shares else heading)
    for territory in country["territories"]:
        table.add_row(_territory(territory, view, say))
    return table


def _territory(territory: TerritoryView, view: HeadsView, say: Say) -> Text:
    """For instance `*England ⬡9  king:A`: a star for a capital, ⬡ while the marker lies there."""
    star = "*" if territory["capital"] else " "
    marker = "⬡" if territory["marker"] else "·"
    text = Text(f"{star}{say('territory-' + territory['name'])} {marker}{territory['hexagon']}")
    for box in territory["boxes"]:
        text.append("  ")
        text.append_text(_box(box, territory, view, say))
    return text


def _box(box: BoxView, territory: TerritoryView, view: HeadsView, say: Say) -> Text:
    """For instance `duke:B †A`: who stands there, and whose nobles died there."""
    rank = say(f"rank-{box['rank']}")
    gap = {"rank": box["rank"], "territory": territory["name"]} in view["gaps"]
    owner = box["owner"]
    if owner is None:
        text = Text(f"{rank}:{'!' if gap else '_'}", style="dim")
    else:
        text = Text(f"{rank}:{LETTERS[owner]}", style=f"bold {COLOURS[owner]}")
    graves = "".join(LETTERS[seat] * number for seat, number in enumerate(box["dead"]))
    return text.append(f" {GRAVE}{graves}", style="not bold dim") if graves else text


def _displays(view: HeadsView, say: Say) -> RenderableType:
    piles = view["piles"]
    lines = [f"{say('board-display')}: {_cards(piles['display'], 'attribute', say)}"]
    left = f"{say('board-pile')} {piles['pile']}, {say('board-revolution-pile')} {piles['revolution_pile']}"
    lines.append(f"  ({left}, {say('board-discards')} {sum(piles['discards'].values())})")
    if piles["aside"]:
        lines.append(f"  {say('board-aside')}: {_cards(piles['aside'], 'attribute', say)}")
    lines.append(f"{say('board-treachery')}: {_cards(piles['treachery_display'], 'treachery', say)}")
    used = sum(piles["treachery_discards"].values())
    lines.append(f"  ({say('board-pile')} {piles['treachery_pile']}, {say('board-discards')} {used})")
    return Text("\n".join(lines))


def _players(view: HeadsView, say: Say) -> RenderableType:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for heading in ("player", "score", "hand-in-lines", "cards", "known"):
        table.add_column(say(f"board-{heading}"), justify="left")
    for seat, player in enumerate(view["players"]):
        name = say.names[seat] if seat < len(say.names) else ""
        turn = ">" if view["turn"] == seat and view["phase"] != "over" else " "
        known = _cards(player["known"], "attribute", say, short=True)
        secrets = _cards(player["treachery_known"], "treachery", say, short=True)
        nobles = _ranks(player["noble_cards"], say)
        table.add_row(
            Text(f"{turn}{LETTERS[seat]} {name}", style=COLOURS[seat]),
            str(player["score"]),
            f"{player['hand_size']}+{player['treachery_size']}",
            nobles,
            " ".join(part for part in (known, secrets) if part != "-") or "-",
        )
    return table


def _ranks(numbers: Mapping[str, int], say: Say) -> str:
    """How many of each rank, where there are any."""
    return " ".join(f"{number}{say('rank-' + rank)[:3]}" for rank, number in numbers.items() if number) or "-"


def _hand(own: PlayerView, letter: str, say: Say) -> Text:
    text = f"{say('board-you')} ({letter}): {_cards(own['hand'] or {}, 'attribute', say)}"
    if own["treachery"]:
        text += f" | {_cards(own['treachery'], 'treachery', say)}"
    return Text(text, style="bold")


def _prices(view: HeadsView, say: Say) -> RenderableType:
    parts = []
    for rank, price in view["prices"].items():
        cards = ", ".join(say(f"attribute-{name}") for name in price["attributes"])
        parts.append(f"{say('rank-' + rank)} ({price['points']}): {cards}")
    left = {rank: price["cards_left"] for rank, price in view["prices"].items()}
    parts.append(f"{say('board-left-in-lines')}: {_ranks(left, say)}")
    if view["seat"] is not None:
        parts.append(f"{say('board-tiles-long')}: {_ranks(view['players'][view['seat']]['tiles'], say)}")
    return Text("\n".join(parts), style="dim")


def _legend(say: Say, width: int) -> RenderableType:
    """What the signs mean; no line is broken between a sign and its meaning."""
    told = [f"{sign} {say(key)}".replace(" ", UNBROKEN) for sign, key in SIGNS.items()]
    return Text(textwrap.fill("   ".join(told), width).replace(UNBROKEN, " "), style="dim")


def _cards(cards: dict[str, int], domain: str, say: Say, short: bool = False) -> str:
    """Cards by name, with their number where there are several."""
    words = []
    for name, number in cards.items():
        word = say(f"{domain}-{name}")
        word = "/".join(part[:4] for part in word.split(" / ")) if short else word
        words.append(f"{number}×{word}" if number > 1 else word)
    return (" " if short else ", ").join(words) or "-"
