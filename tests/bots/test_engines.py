"""What the engines of the search take the others for, and what a search learns while it goes on."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from camarilla.bots.search.budget import Budget
from camarilla.bots.search.findings import Findings
from camarilla.bots.search.habits import Habits
from camarilla.bots.search.settings import FLAT, TREE, TREES, Settings
from camarilla.bots.search.thinker import Thinker
from camarilla.core.chance import FastChance
from camarilla.core.playout import playout
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Chair
from tests.toys.replies import GAME, SAFE, TEMPTING, begun

AT_RANDOM = 100
SIMULATIONS = 400


def settings(engine: int, **told: int | float | bool) -> Settings:
    made = Settings()
    made.engine = engine
    for name, value in told.items():
        setattr(made, name, value)
    return made


def led(told: Settings, spite: bool = False) -> int:
    """How the first player leads, if the others' rollouts are random."""
    told.stray, told.trust = AT_RANDOM, 0.1
    chair = Chair(GAME, begun(FastChance(1), spite), 0)
    found = Thinker(told, FastChance(3)).think(chair, Budget(SIMULATIONS))
    return int(found.actions[found.best()])


@pytest.mark.parametrize(("engine", "leads"), [(FLAT, TEMPTING), (TREE, TEMPTING), (TREES, SAFE)])
def test_with_trees_of_their_own_the_others_find_the_reply_that_hurts(engine: int, leads: int) -> None:
    assert led(settings(engine)) == leads


@pytest.mark.parametrize(("paranoid", "leads"), [(False, TEMPTING), (True, SAFE)])
def test_only_who_is_out_for_one_thing_hurts_himself_as_well(paranoid: bool, leads: int) -> None:
    assert led(settings(TREES, paranoid=paranoid), spite=True) == leads


def test_habits_find_the_reply_that_works() -> None:
    assert led(settings(FLAT, habit=90)) == SAFE


def test_a_habit_is_what_worked_best_on_average_and_what_is_new_comes_first() -> None:
    habits, room = Habits(4), vec[i64]([0, 2, 3])
    for action, chance in [(0, 0.25), (0, 0.75), (2, 0.6)]:
        habits.note(1, action)
        habits.book(vec[float]([1.0, chance]))
    assert habits.best(1, room, 3) == 3
    assert habits.best(1, room, 2) == 2
    assert habits.best(0, room, 2) == 0, "another seat has habits of its own"


@pytest.mark.parametrize(
    "told", [{"engine": TREES}, {"engine": TREES, "paranoid": True}, {"engine": TREE, "habit": 50}], ids=str
)
@pytest.mark.parametrize("game_id", game_ids())
def test_only_what_a_seat_knows_and_the_seed_decide(game_id: str, told: dict[str, int]) -> None:
    game = find_game(game_id)
    position = game.start(4, FastChance(3))
    playout(position, FastChance(1), limit=9)
    seat = position.to_act()[0]
    found = []
    for hidden in (1, 1, 2):
        guessed = position.clone(FastChance(5))
        guessed.redeal(seat, FastChance(hidden))
        found.append(_known(Thinker(settings(**told), FastChance(4)).think(Chair(game, guessed, seat), Budget(20))))
    assert found[0] == found[1] == found[2]


def _known(found: Findings) -> list[tuple[int, int, float]]:
    return [(found.actions[at], found.tried[at], found.sums[at]) for at in range(len(found.actions))]
