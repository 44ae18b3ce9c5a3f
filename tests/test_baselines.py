"""The baselines: what is kept can be gone on with, what is drawn was found, and weights play without PyTorch."""

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from baselines.curves import COLOURS, draw
from baselines.judge import LEVELS, rewards
from baselines.logit import Judgement, learn
from baselines.network import FOLDER, Learned, Network, Player
from baselines.page import BEGIN, DOCS, write
from baselines.results import PLANS, Plan, Results

from camarilla import Chair, FastChance, find_game
from camarilla.adapters.environment import Environment
from tests.paths import ROOT
from tests.terminal.screenplay import run_process

PPO, LOGIT = PLANS
AGAIN = 6
PAGE = ROOT / "docs" / "research.md"
PLAN = Plan("tiny", "decisions", {"strozzi": 100, "principe": 100}, dict.fromkeys(LEVELS, 6), (0.0, 0.5, 1.0))
RUN = {"rewards": {level: [[-1.0, 0.0], [0.0, 0.0], [0.5, 1.0]] for level in LEVELS}, "seconds": 60, "versions": []}


def test_what_is_finished_is_found_again_unless_the_plan_is_another(tmp_path: Path) -> None:
    Results("strozzi", PLAN, tmp_path).add(2, RUN)
    assert Results("strozzi", PLAN, tmp_path).runs == {"2": RUN}
    assert Results("strozzi", replace(PLAN, amounts={"strozzi": 200}), tmp_path).runs == {}
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


def test_a_network_is_kept_in_bytes_and_read_again_as_it_was_judged(tmp_path: Path) -> None:
    luck = np.random.default_rng(1)
    network = Network([(luck.normal(size=(20, 30)).astype(np.float32), np.array([1, -1] * 10, np.float32))])
    network.as_kept().save(tmp_path / "one")
    again = Network.load(tmp_path / "one.npz")
    numbers = np.ones(30, np.float32)
    assert again.scores(numbers) == pytest.approx(network.scores(numbers), abs=0.2)
    assert again.scores(numbers) == pytest.approx(network.as_kept().scores(numbers), abs=1e-6)
    assert np.stack([again.scores(numbers)] * 2) == pytest.approx(again.scores(np.stack([numbers] * 2)), abs=1e-5)


def test_the_way_is_judged_on_fewer_deals_and_a_short_plan_is_an_eighth() -> None:
    assert PLAN.points("strozzi") == [0, 50, 100]
    assert [PLAN.deals_at("easy", at_the_end) for at_the_end in (False, True)] == [2, 6]
    assert PLAN.shorter().points("strozzi") == [0, 6, 12] and PLAN.shorter().deals["easy"] == 2


def test_the_page_has_every_method_with_its_pictures(tmp_path: Path) -> None:
    methods = [Results("strozzi", replace(PLAN, method=method), tmp_path) for method in ("ppo", "logit")]
    for results in methods:
        results.add(1, RUN)
    write([[results] for results in methods], tmp_path)
    page = (tmp_path / "baselines.md").read_text(encoding="utf-8")
    assert page.count("| strozzi | 100 | 1 | 1.0 | easy | -0.50 [-1.00, 1.00] | 0.75 [-1.00, 1.00] | +0.75 |") == 2
    for picture in re.findall(r"!\[strozzi\]\((.*)\)", page):
        assert (tmp_path / picture).exists()
    assert page.count("![strozzi]") == 2
    write([[results] for results in methods], tmp_path)
    assert (tmp_path / "baselines.md").read_text(encoding="utf-8") == page  # the words above stay, the rest is new


@pytest.mark.parametrize("game", PPO.amounts)
def test_kept_weights_play_as_the_page_says(game: str) -> None:
    """The first deals of those that the figures are made of, again."""
    told = Results(game, PPO).runs["1"]["rewards"]["random"][-1][:AGAIN]
    found = rewards(Environment(game), Network.load(FOLDER / f"{game}.npz"), "random", AGAIN)
    assert np.mean(found) == pytest.approx(np.mean(told), abs=0.1)


def test_a_slice_of_the_learner_in_numpy_falls_into_its_interval() -> None:
    """The first part of a run, learned and judged again."""
    results, environment, found = Results("strozzi", LOGIT), Environment("strozzi"), list[float]()

    def look(point: int, judgement: Judgement) -> None:
        found.append(float(np.mean(rewards(environment, judgement, "easy", LOGIT.deals_at("easy", False)))))

    learn(environment, 1, LOGIT.points("strozzi")[1:2], look)
    told = results.curve("easy")[1]
    assert told.low <= found[0] <= told.high
    assert found[0] == pytest.approx(results.means("1", "easy")[1], abs=0.05)


def test_the_page_and_its_pictures_are_made_of_what_was_found(tmp_path: Path) -> None:
    write([[Results(game, plan) for game in plan.amounts] for plan in PLANS], tmp_path)
    made = (tmp_path / "baselines.md").read_text(encoding="utf-8").split(BEGIN)[1]
    assert (DOCS / "baselines.md").read_text(encoding="utf-8").split(BEGIN)[1] == made, "run `make baselines`"
    for picture in (tmp_path / "baselines").iterdir():
        assert (DOCS / "baselines" / picture.name).read_text(encoding="utf-8") == picture.read_text(encoding="utf-8")


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
