"""Work on a Ray cluster of two nodes: the same results as on one machine, and a line if there is none."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster

from camarilla.bots.arena import Arena
from camarilla.bots.cluster import on_cluster
from camarilla.bots.results import Contest
from camarilla.cli import main
from camarilla.core.clauses import Malformed
from camarilla.core.registry import find_game
from camarilla.training.journal import Journal
from camarilla.training.selfplay import SelfPlay
from camarilla.training.trainer import Trainer
from camarilla.training.tuning import Tuner, Tuning, drawn_candidates

pytestmark = [pytest.mark.extras, pytest.mark.filterwarnings("ignore")]
TOY = "tests.toys.pledges:GAME"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two nodes with a core each."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    yield cluster.address
    cluster.shutdown()


def where(number: int) -> tuple[int, str]:
    time.sleep(0.5)
    return number, ray.get_runtime_context().get_node_id()


def test_results_come_in_order_and_from_both_nodes(address: str) -> None:
    found = list(on_cluster(where, range(12), address))
    assert [number for number, _ in found] == list(range(12))
    assert len({node for _, node in found}) == 2


def test_whoever_stops_early_leaves_nothing_behind(address: str) -> None:
    results = on_cluster(where, range(1000), address)
    assert next(results)[0] == 0
    results.close()  # type: ignore[attr-defined]
    assert not ray.is_initialized()


def test_a_contest_is_the_same(address: str) -> None:
    contest = Contest(TOY, ("greedy", "random"), 2)
    here, there = Arena(contest).play(6), Arena(contest).play(6, cluster=address)
    assert [[game.scores for game in deal] for deal in here.deals] == [
        [game.scores for game in deal] for deal in there.deals
    ]


def test_training_is_the_same(address: str, tmp_path: Path) -> None:
    plan = SelfPlay("strozzi", 3, "few", "random", find_game("strozzi").choose({}))
    here, there = Trainer(plan, tmp_path / "here"), Trainer(plan, tmp_path / "there")
    here.play(12, 5)
    there.play(12, 5, cluster=address)
    assert here.games == there.games and here.learn() == there.learn()


def test_tuning_is_the_same(address: str) -> None:
    tuning = Tuning(TOY, "hard", "random", 2, simulations=4)
    candidates = drawn_candidates(tuning.told, {"depth": [1, 4]}, 2, "1")
    here, there = (
        Tuner(tuning, candidates, 1, Journal(None)).find(3, cluster=cluster) for cluster in (None, address)
    )  # fmt: skip
    assert here == there


def test_the_commands_take_an_address(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", TOY, "--bots", "greedy,random", "--seats", "2", "--deals", "3", "--json"]
    assert main(words) == 0
    here = json.loads(capsys.readouterr().out)
    assert main([*words, "--ray", address]) == 0
    there = json.loads(capsys.readouterr().out)
    assert there["figures"]["greedy"]["scores"] == here["figures"]["greedy"]["scores"] and there["deals"] == 3


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere.invalid:6379", "nowhere", "127.0.0.1:port"])
def test_where_there_is_no_cluster_it_is_said_at_once(address: str) -> None:
    with pytest.raises(Malformed, match=f"no Ray cluster at {address}"):
        next(on_cluster(where, range(2), address))
