"""What a position is worth: sensible comparisons, and a bot that beats random play."""

from camarilla.core.chance import FastChance
from camarilla.core.position import Position
from camarilla.games.heads_of_state import GAME
from camarilla.games.heads_of_state.heuristics import value
from tests.games.heads_of_state.tables import BLUE, RED, Table, a_table, placing, plotting


def best(table: Table, seat: int) -> str:
    """The action after which the seat stands best."""
    return GAME.verbs.text(choose(table.position, seat, FastChance(3)))


def choose(position: Position, seat: int, chance: FastChance) -> int:
    legal = position.legal(seat)
    totals = [0] * len(legal)
    for _ in range(2):
        world = position.clone()
        world.chance = chance
        world.redeal(seat, chance)
        for place, action in enumerate(legal):
            twin = world.clone()
            twin.apply(seat, action)
            totals[place] += value(twin, seat)
    return legal[totals.index(max(totals))]


def test_a_noble_that_can_be_paid_is_placed_where_he_brings_most() -> None:
    hand = "title troops duelling bishop palace crown"
    assert best(placing(turn=RED, hands={RED: hand}), RED).startswith("place prince")
    # Aquitaine and Aragon are both worth 4, but France pays most for influence.
    table = placing(turn=RED, hands={RED: "title troops castle"}, board={BLUE: "earl scotland"})
    assert best(table, RED) == "place earl aquitaine nothing"


def test_the_missing_card_is_taken() -> None:
    hand = "gold title troops castle duelling bishop palace"
    table = a_table(turn=RED, hands={RED: hand}, display="gold title troops crown duelling bishop")
    table.play(RED, "collect")
    assert best(table, RED) == "take crown"


def test_a_king_who_can_be_replaced_is_killed_and_replaced() -> None:
    hand = "gold title troops castle duelling bishop palace crown"
    table = plotting(turn=RED, hands={RED: hand}, treachery={RED: "axeman axeman"}, treachery_display="gallows gallows",
                     board={BLUE: "king england"})  # fmt: skip
    assert best(table, RED) == "strike axeman king england"
    table.play(RED, "strike axeman king england", "second axeman")
    assert best(table, RED) == "place king england nothing"


def test_a_lead_is_worth_more_than_none() -> None:
    leading = a_table(board={RED: "duke saxony", BLUE: "baron rhineland"})
    trailing = a_table(board={RED: "baron rhineland", BLUE: "duke saxony"})
    assert value(leading.position, RED) > value(trailing.position, RED)
    assert value(leading.position, BLUE) < value(trailing.position, BLUE)


def test_greedy_play_beats_random_play() -> None:
    for seed in range(2):
        position = GAME.start(3, FastChance(seed))
        chance = FastChance(seed + 1)
        while position.to_act():
            seat = position.to_act()[0]
            legal = position.legal(seat)
            greedy = seat == seed
            position.play(seat, choose(position, seat, chance) if greedy else legal[chance.below(len(legal))])
        assert position.ranking()[seed] == 1
