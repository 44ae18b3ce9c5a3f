"""The comparison with other people's games: who is asked, what is compared with what, and that losses are told."""

import io
import json
import sys
from pathlib import Path

import pytest
from bench.peers import installed, page, rounds, worker
from bench.peers.compared import QUESTIONS, contests
from bench.peers.rewards import Places, Tree, Wins
from bench.peers.rounds import Measured, Rate

from camarilla.core.chance import FastChance
from camarilla.core.playout import playout
from camarilla.core.registry import find_game
from camarilla.core.table import Chair

FAST, SLOW = Rate(900.0, 30.0), Rate(100.0, 2.0)
FOUND = Measured(
    {
        "Camarilla": {"play strozzi": FAST, "clone strozzi": SLOW, "openspiel strozzi": FAST, "level strozzi": SLOW},
        "OpenSpiel": {"play hearts": SLOW, "clone skat": FAST, "clone python_dominoes": SLOW},
        "RLCard": {"play uno": SLOW},
    },
    ["camarilla 1", "rlcard 2", "rlcard 2"],
    {"Pgx": "there is no wheel"},
)


def test_everybody_is_compared_with_the_fastest_of_those_who_do_the_same() -> None:
    found = {contest.title: contest for contest in contests(FOUND)}
    assert len(found) == 4  # nobody was measured who could answer the other questions
    assert len(QUESTIONS) > len(found)
    copies = found["Copies"]
    assert copies.best().game == "skat" and copies.times(copies.ours[0]) == pytest.approx(1 / 9)
    in_python = found["Copies in OpenSpiel, against its games in Python"]
    assert [side.game for side in in_python.theirs] == ["python_dominoes"]


def test_the_page_tells_losses_near_misses_and_who_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text(f"# Words\n\n{page.BEGIN}\nold figures\n", encoding="utf-8")
    text = page.write(FOUND, 3, file)
    assert text == file.read_text(encoding="utf-8")
    assert text.startswith("# Words") and "old figures" not in text
    assert "- Copies: strozzi reaches 0.11 of OpenSpiel's skat." in text
    assert "strozzi is 9.0 times RLCard's uno; 30 times was the aim." in text
    assert "Not measured: Pgx, because there is no wheel." in text
    assert text.count("rlcard 2") == 1
    assert "| OpenSpiel | hearts | 100 | 2 | |" in text


def test_a_worker_answers_what_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("count\ncount\n"))
    worker.serve(["pytest"], {"count": lambda: worker.Portion(3, 1, 0.2)})
    head, *answers = map(json.loads, capsys.readouterr().out.splitlines())
    assert head["works"] == ["count"] and head["versions"][0].startswith("pytest ")
    assert answers == [{"amount": 6, "games": 2, "seconds": 0.4}] * 2


def test_who_cannot_be_installed_is_named_and_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(peer: installed.Peer) -> installed.Asked:
        raise installed.NotThere(f"no {peer.name}")

    monkeypatch.setattr(rounds, "Asked", asked)
    found = rounds.measure(1)
    assert found.rates == {} and set(found.missing) == {"Camarilla", *(peer.name for peer in installed.PEERS)}


def test_all_are_asked_in_turn_and_the_middle_of_all_rounds_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    class Stand:
        """A worker that answers at once, each time slower."""

        def __init__(self, peer: installed.Peer) -> None:
            self.peer, self.versions = peer, [peer.name]
            self.works = ["play a", "play b"]

        def ask(self, work: str) -> dict[str, float]:
            order.append(f"{self.peer.name} {work}")
            return {"amount": 10, "games": 1, "seconds": float(len(order))}

        def dismiss(self) -> None:
            order.append(f"{self.peer.name} dismissed")

    monkeypatch.setattr(rounds, "Asked", Stand)
    monkeypatch.setattr(rounds, "PEERS", installed.PEERS[:1])
    found = rounds.measure(3)
    assert found.missing == {}
    assert order[:4] == ["Camarilla play a", "OpenSpiel play a", "Camarilla play b", "OpenSpiel play b"]
    assert found.rates["Camarilla"]["play a"].amount == 10 / 5  # asked first, fifth and ninth
    assert order[-2:] == ["Camarilla dismissed", "OpenSpiel dismissed"]


def test_a_worker_that_ends_is_named_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ends(installed.Asked):
        """A worker of OpenSpiel's that ends when it is asked; all others count to ten."""

        def __init__(self, peer: installed.Peer) -> None:
            told = {"versions": [], "works": ["play a"]}
            answer = "" if peer.name == "OpenSpiel" else 'print(json.dumps({"amount": 10, "games": 1, "seconds": 2}))'
            code = f"import json\nprint(json.dumps({told}))\ninput()\n{answer}"
            monkeypatch.setattr(installed, "_command", lambda peer: ([sys.executable, "-uc", code], tmp))
            super().__init__(peer)

    tmp = Path.cwd()
    monkeypatch.setattr(rounds, "Asked", Ends)
    monkeypatch.setattr(rounds, "PEERS", installed.PEERS[:2])
    found = rounds.measure(1)
    assert found.missing == {"OpenSpiel": "OpenSpiel ended without an answer, status 0"}
    assert found.rates["RLCard"]["play a"].amount == 5 and found.rates["OpenSpiel"] == {}


def test_searches_of_equal_rollouts_differ_in_what_they_are_told() -> None:
    chance = FastChance(1)
    position = find_game("strozzi").start(3, chance)
    seat = position.to_act()[0]
    chair = Chair(find_game("strozzi"), position, seat)
    for search in (Tree(chance), Places(chance), Wins(chance)):
        assert search.choose(chair) in chair.legal()
    playout(position, chance)
    order = position.ranking()
    assert sorted(order) == [1, 2, 3]
    by_place, by_win = ([of(chance).told(position, order.index(place)) for place in (1, 2, 3)] for of in (Places, Wins))
    assert by_place == [1, 0, -1] and by_win == [1, -1, -1]
