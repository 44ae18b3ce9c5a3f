"""Promises about beats: in every moment that is shown, the table is whole, can be drawn, and is what views declare.

That a beat tells nobody more than the decision does is proved in `secrecy`, together with the events.
"""

from collections import Counter

from camarilla.core.fields import Json
from camarilla.core.position import Position
from camarilla.core.table import beats
from camarilla.core.text import Say, speaker
from camarilla.drawing.boards import draw_board
from camarilla.drawing.terminal import draw_table
from camarilla.testkit.setups import Setup, demand, random_play
from camarilla.testkit.views import declared_view, difference

WIDTH = 80
OFTEN = 5
"""Of each kind of beat the first is drawn, and then every fifth: drawing takes nearly all the time."""


def beats_are_whole(setup: Setup, seed: int) -> None:
    """Nothing is lost or doubled while a decision is being carried out, and everybody can be shown the table."""
    say = speaker(setup.game, "en", [f"player {seat}" for seat in range(setup.seats)])
    met: Counter[str] = Counter()
    for step, position in enumerate(random_play(setup, seed)):
        watcher = None if step % (setup.seats + 1) == setup.seats else step % (setup.seats + 1)
        for event in position.log or []:
            if len(event.picture):
                name = setup.game.kinds.kinds[event.kind].name
                then = position.at(event)
                demand(then.census() == position.census(), f"components lost or doubled at the beat {name}", then)
        for beat in beats(setup.game, position, position.log or [], watcher):
            kind = f"{beat.seen['event']}"
            if met[kind] % OFTEN == 0:
                _can_be_shown(setup, position, kind, beat.view, say)
            met[kind] += 1
        position.log = []  # of the next decision alone


def _can_be_shown(setup: Setup, position: Position, kind: str, view: dict[str, Json], say: Say) -> None:
    declared = declared_view(setup.game)
    wrong = "" if declared is None else difference(view, declared)
    demand(not wrong, f"at the beat {kind}: {wrong}", position)
    demand(bool(draw_board(setup.game, view, say)), f"nothing is drawn at the beat {kind}", position)
    draw_table(setup.game, view, say, WIDTH)
