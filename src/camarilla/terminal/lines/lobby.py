"""Before a game, if nobody has said which: the kept ones that can go on, and all that can begin."""

from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.registry import find_game, game_ids
from camarilla.core.text import Say
from camarilla.speech.games import game_tagline, game_title
from camarilla.speech.voice import voice
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.language import plain
from camarilla.terminal.lines.lines import Lines
from camarilla.terminal.paragraphs import ranges
from camarilla.terminal.table.prompt import wanted_by
from camarilla.terminal.table.saves import saves
from camarilla.terminal.table.session import Quit

MOST_SAVES = 5
"""So many kept games are offered; `camarilla saves` lists all."""


def offer(lines: Lines, say: Say) -> str | Path:
    """The id of the game that somebody wants to begin, or the file of the one to go on with; raises Quit."""
    running = [save for save in saves() if not save.over][:MOST_SAVES]
    offered: list[str | Path] = [*game_ids(), *[save.path for save in running]]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True, width=4)
    for number, id in enumerate(game_ids(), 1):
        own = voice(find_game(id), say.language)
        grid.add_row(str(number), Text(game_title(find_game(id), own), style="bold"), Text(game_tagline(own)))
    for number, save in enumerate(running, len(game_ids()) + 1):
        progress = f"{save.when:%Y-%m-%d %H:%M} · {save.progress(say)} · {save.names()}"
        grid.add_row(str(number), Text(say("lobby-go-on", game=save.title(say.language))), Text(progress, style="dim"))
    lines.line(say("lobby-question"), "bold")
    lines.show(grid)
    lines.line(say("lobby-hint"), "dim")
    while True:
        typed = lines.ask(complete=lambda begun: [id for id in game_ids() if id.startswith(begun)])
        wanted = wanted_by(typed, say)
        if wanted == "quit":
            raise Quit
        if wanted == "help":
            lines.line(say("lobby-help"))
            continue
        try:
            return _chosen(typed, offered, say)
        except Complaint as complaint:
            lines.line(say(complaint.key, **complaint.facts), "bold red")


def _chosen(typed: str, offered: list[str | Path], say: Say) -> str | Path:
    """By number, or by what the id or the title of a game begins with."""
    if typed.isdecimal() and 1 <= int(typed) <= len(offered):
        return offered[int(typed) - 1]
    for id in game_ids():
        title = game_title(find_game(id), voice(find_game(id), say.language))
        if plain(typed) and any(plain(name).startswith(plain(typed)) for name in (id, title)):
            return id
    raise Complaint("ui-no-such-number", given=typed, known=ranges(list(range(1, len(offered) + 1))))
