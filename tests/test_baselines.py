"""The baselines: what is kept can be gone on with, what is drawn was found, and weights play without PyTorch."""

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from baselines.curves import COLOURS, draw
from baselines.judge import LEVELS, rewards
from baselines.network import FOLDER, Learned, Network, Player
from baselines.results import Plan, Results

from camarilla import Chair, FastChance, find_game
from camarilla.adapters.environment import Environment
from tests.paths import ROOT
from tests.terminal.screenplay import run_process

PAGE = ROOT / "docs" / "research.md"
PLAN = Plan("tiny", 100, dict.fromkeys(LEVELS, 2))
RUN = {"rewards": {level: [[-1.0, 0.0], [0.0, 0.0], [0.5, 1.0]] for level in LEVELS}, "seconds": 60, "versions": []}


def test_what_is_finished_is_found_again_unless_the_plan_is_another(tmp_path: Path) -> None:
    Results("strozzi", PLAN, tmp_path).add(2, RUN)
    assert Results("strozzi", PLAN, tmp_path).runs == {"2": RUN}
    assert Results("strozzi", Plan("tiny", 200, PLAN.deals), tmp_path).runs == {}
    assert Results("principe", PLAN, tmp_path).runs == {}


def test_a_curve_has_the_mean_of_all_seeds_at_every_point(tmp_path: Path) -> None:
    results = Results("strozzi", PLAN, tmp_path)
    results.add(1, RUN)
    results.add(2, {**RUN, "rewards": {level: [[-1.0, -1.0]] * 3 for level in LEVELS}})
    assert [point.mean for point in results.curve("easy")] == [-0.75, -0.5, -0.125]
    assert results.means("1", "easy") == [-0.5, 0.0, 0.75]
    drawn = ElementTree.fromstring(draw(results))
    lines = [line for line in drawn.iter() if line.tag.endswith("polyline")]
    assert len(lines) == len(LEVELS) * 3  # two seeds, and the mean of both
    assert {line.attrib["stroke"] for line in lines} == set(COLOURS.values())


def flat(environment: Environment, favourite: int) -> Network:
    """A network that finds one action best, whatever it sees."""
    added = np.zeros(environment.actions, np.float32)
    added[favourite] = 5
    return Network([(np.zeros((environment.actions, environment.width), np.float32), added)])


def test_a_network_plays_its_likeliest_action_and_draws_each_as_often_as_it_would() -> None:
    environment = Environment("strozzi")
    position = environment.start(FastChance(1))
    seat = position.to_act()[0]
    chair = Chair(environment.game, position, seat)
    legal = chair.legal()
    assert len(legal) > 1
    network = flat(environment, legal[-1])
    assert Player(environment, network, FastChance(1)).choose(chair) == legal[-1]
    drawing = Player(environment, network, FastChance(1), drawing=True)
    often = [drawing.choose(chair) for _ in range(400)].count(legal[-1]) / 400
    expected = np.exp(5) / (np.exp(5) + len(legal) - 1)
    assert often == pytest.approx(expected, abs=0.04) and often < 1


def test_a_network_is_kept_in_half_precision_and_read_again(tmp_path: Path) -> None:
    network = Network([(np.full((2, 3), 0.1, np.float32), np.array([1, -1], np.float32))])
    network.save(tmp_path / "one.npz")
    again = Network.load(tmp_path / "one.npz")
    numbers = np.ones(3, np.float32)
    assert again.scores(numbers) == pytest.approx(network.scores(numbers), abs=1e-3)


def test_what_was_learned_beats_chance_again() -> None:
    # The figure of the page is from 16 deals; four of them tell that it is no accident.
    network = Network.load(FOLDER / "strozzi.npz")
    assert np.mean(rewards(Environment("strozzi"), network, "random", 4)) > 0.1


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.npz")), ids=lambda file: file.stem)
def test_kept_weights_are_small_and_name_legal_actions(file: Path) -> None:
    assert file.stat().st_size <= 200_000
    game = find_game(file.stem)
    position = game.start(game.default_seats, FastChance(2))
    bot = Learned(FastChance(3))
    for _ in range(12):
        seat = position.to_act()[0]
        position.play(seat, bot.choose(Chair(game, position, seat)))
    assert position.to_act()


def test_the_command_of_research_md_lets_the_weights_play(tmp_path: Path) -> None:
    [words] = re.findall(r"^camarilla (simulate .*baselines.*)$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert "Learned" in run_process(tmp_path, *words.split()).stdout
