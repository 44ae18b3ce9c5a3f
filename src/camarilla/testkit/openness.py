"""Promises about finished games: with all hands open, a moment shows what each seat knew, and not before the end."""

from camarilla.core.chance import FastChance
from camarilla.core.clauses import Refusal
from camarilla.core.fields import Json
from camarilla.core.moments import ALL, Moment, Replayed
from camarilla.core.table import Table
from camarilla.core.text import speaker
from camarilla.drawing.boards import draw_board
from camarilla.testkit.matches import new_table
from camarilla.testkit.setups import Setup, demand


def open_hands_are_what_the_seats_knew(setup: Setup, seed: int) -> None:
    """All hands open agree with every seat's own view and news, and the drawn table shows them."""
    table = new_table(setup, seed)
    chance = FastChance(seed)
    _demand_closed(Replayed(setup.game, table.record(reveal=True)).moment(0))
    while not table.over:
        _play_on(table, chance)
    replayed = Replayed(setup.game, table.record())
    say = speaker(setup.game, "en", table.names)
    opened = drawn = False
    for number in range(0, replayed.last + 1, 5):
        moment = replayed.moment(number)
        public, together = moment.view(None), moment.view(ALL)
        for seat in range(setup.seats):
            own = moment.view(seat)
            fits = all(_fits(public[name], own[name], together[name]) for name in own if name != "seat")
            demand(fits, f"all hands open after entry {number} show something else than seat {seat} saw")
            told = [event for event in moment.events(seat) if None not in event.values()]
            demand(all(event in moment.events(ALL) for event in told), f"what seat {seat} was told is not told to all")
        demand(together["seat"] is None, "all hands open are nobody's view")
        if public != together:
            opened = True
            drawn = drawn or draw_board(setup.game, public, say) != draw_board(setup.game, together, say)
    demand(drawn or not opened, "the drawn table does not show the hands that are open")


def _play_on(table: Table, chance: FastChance) -> None:
    seat = table.to_act()[0]
    legal = table.legal(seat)
    table.play(seat, legal[chance.below(len(legal))])


def _demand_closed(moment: Moment) -> None:
    for look in (moment.view, moment.events):
        try:
            look(ALL)
        except Refusal:
            continue
        demand(False, "hands are open before the game is over")


def _fits(public: Json, own: Json, together: Json) -> bool:
    """Whether a seat's value is the one that all see, or what everybody may see anyway."""
    if own in (public, together):
        return True
    if isinstance(public, dict) and isinstance(own, dict) and isinstance(together, dict):
        return own.keys() == together.keys() and all(_fits(public.get(name), own[name], together[name]) for name in own)
    if isinstance(public, list) and isinstance(own, list) and isinstance(together, list):
        return len(public) == len(own) == len(together) and all(map(_fits, public, own, together))
    return False
