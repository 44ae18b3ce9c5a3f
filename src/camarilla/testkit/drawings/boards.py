"""Promises about drawings: they can be made everywhere, and show nothing that the view does not."""

import io

from rich.console import Console

from camarilla.core.chance import FastChance
from camarilla.core.clauses import LANGUAGES
from camarilla.core.position import Position
from camarilla.core.text import Say, speaker
from camarilla.drawing.terminal import draw_table
from camarilla.testkit.differences import first_differing_line
from camarilla.testkit.secrecy import guess
from camarilla.testkit.setups import Setup, demand, random_play

WIDTHS = (60, 80, 140)


def boards_show_only_the_view(setup: Setup, seed: int) -> None:
    """The table drawn for a seat is the same in every world that fits what the seat has seen."""
    names = [f"player {seat}" for seat in range(setup.seats)]
    speakers = [speaker(setup.game, language, names) for language in LANGUAGES]
    chance = FastChance(seed)
    for step, position in enumerate(random_play(setup, seed)):
        if step % 17 and position.to_act():
            continue
        seat = step % setup.seats
        say, width = speakers[step % len(speakers)], WIDTHS[step % len(WIDTHS)]
        world = guess(position, seat, chance)
        drawn = _drawn(setup, position, seat, say, width)
        differing = first_differing_line(drawn, _drawn(setup, world, seat, say, width))
        demand(not differing, f"seat {seat}'s board shows hidden things: {differing}")
        longest = max(len(line) for line in drawn.splitlines())
        demand(longest <= width, f"the board is {longest} columns wide on a terminal of {width}")


def _drawn(setup: Setup, position: Position, seat: int, say: Say, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True, force_terminal=False)
    with console.capture() as captured:
        console.print(draw_table(setup.game, position.view(seat), say, width))
    return captured.get()
