"""What of a board changes, and what lights up, when something happens there."""

import pytest

from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.core.text import speaker
from camarilla.drawing.boards import draw_board
from tests.games import notation
from tests.games.heads_of_state import notation as heads_of_state
from tests.games.pictures import drawn, lit, looks
from tests.games.principe import notation as principe
from tests.games.ruse_and_bruise import notation as ruse_and_bruise
from tests.games.strozzi import notation as strozzi


@pytest.mark.parametrize("id", game_ids())
def test_a_panel_is_not_drawn_anew_because_the_turn_passes(id: str) -> None:
    game = find_game(id)
    say = speaker(game, "en", ["Anna", "Béla", "Carla"])
    table = Table(game, say.names, seed="turns")
    marks = set()
    while not table.over:
        before, seats = table.view(None), table.to_act()
        table.play(seats[0], table.legal(seats[0])[-1])
        passed = before.copy()
        for key in ("turn", "decider"):
            if key in before:
                passed[key] = table.view(None)[key]
        boards = [draw_board(game, view, say) for view in (before, passed)]
        assert not [name for name in boards[1].changed_since(boards[0]) if name.startswith("player-")]
        marks.add(boards[0].parts["turn"])
    assert {f'<i data-part="turn" class="turn turn-{seat}" aria-hidden="true"></i>' for seat in range(3)} <= marks


def look_of_lit(table: notation.Table, kind: str) -> list[str]:
    """The first class of each thing that the event of that kind concerns."""
    (event,) = table.told(kind)
    return [looks(thing)[0] for thing in lit(drawn(table), event)]


def test_the_things_that_an_event_concerns_are_found_on_the_board() -> None:
    court = heads_of_state.placing(hands={"A": "gold, title"}).play("A place baron ireland nothing")
    assert look_of_lit(court, "placed") == ["box"], "not every baron, and not all of Ireland"
    assert look_of_lit(court, "hexagon") == ["territory"]
    century = heads_of_state.given(pile="", uprising="", board={"A": "king england"}).play("A collect, draw")
    assert look_of_lit(century, "most") == ["country"]
    harbour = strozzi.given(ship="s12").play("A claim pirate, dock rome")
    (ship,) = lit(drawn(harbour), harbour.told("docked")[0])
    assert ship.get("data-mark") == "ship-s12"
    (space,) = lit(drawn(harbour), harbour.told("advanced")[0])
    assert looks(space) == ["space"], "where the marker has come to, and not the whole city"
    palace = principe.given(hands={"A": "green, red, blue"}, open="perugia lucca siena milano").play("A build perugia")
    assert look_of_lit(palace, "shield") == ["region"]
    assert sorted(look_of_lit(palace, "built")) == ["chip", "city"], "in his row and on the map"
    columns = ruse_and_bruise.given("music-3 [B:queen]\ntrade-3 []", hands={"A": "king, storm"}).play("A play king 1")
    assert look_of_lit(columns, "laid") == ["column"]
