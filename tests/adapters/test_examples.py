"""The examples for researchers do what they say."""

import ast
import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from examples import first_player, dreamer_bot, train_policy

import camarilla
from tests.paths import ROOT


def test_a_policy_learns_to_beat_chance() -> None:
    means = train_policy.train("strozzi", rounds=20)
    # 640 games of an untrained policy lie within 0.09 of nothing, three times out of a thousand excepted.
    assert np.mean(means[10:]) > 0.12


def test_without_learning_chance_is_not_beaten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_policy, "RATE", 0.0)
    assert abs(np.mean(train_policy.train("strozzi", rounds=10))) < 0.09


def test_the_first_player_s_advantage_is_counted_and_drawn() -> None:
    found = first_player.advantage("strozzi", seats=3, games=60)
    assert sum(share for share, _ in found) == pytest.approx(1) and all(0 < off < 0.2 for _, off in found)
    drawn = ElementTree.fromstring(first_player.picture("strozzi", found))
    bars = [bar for bar in drawn.iter() if bar.tag.endswith("rect")]
    assert [float(bar.attrib["height"]) for bar in bars] == pytest.approx(
        [share * first_player.HEIGHT for share, _ in found], abs=0.1
    )


@pytest.mark.parametrize(
    ("places", "first", "counted"), [([2, 1, 3], 1, 0), ([2, 1, 3], 2, 2), ([1, 1, 3], 2, 1), ([1, 2, 3], 0, 0)]
)
def test_seats_are_counted_from_who_begins(places: list[int], first: int, counted: int) -> None:
    assert first_player.counted(places, first) == counted


def test_a_bot_in_thirty_lines_beats_chance() -> None:
    source = Path(dreamer_bot.__file__).read_text(encoding="utf-8")
    assert source.count("\n") <= 30
    found = camarilla.compare([dreamer_bot.Dreamer, "random"], "strozzi", deals=4, seats=4)
    assert found.lead("Dreamer", "random").low > 0


def test_the_notebook_runs_and_opens_with_a_board() -> None:
    notebook = json.loads((ROOT / "examples" / "first_look.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    shown = []
    for cell in cells:
        *lines, last = ast.parse(cell).body
        exec(compile(ast.Module(lines, []), "cell", "exec"), names)
        assert isinstance(last, ast.Expr)
        shown.append(eval(compile(ast.Expression(last.value), "cell", "eval"), names))
    assert isinstance(shown[0], camarilla.Drawing) and shown[0].svg.startswith("<svg")
    assert all(not cell.get("outputs") for cell in notebook["cells"])  # kept without what it shows
