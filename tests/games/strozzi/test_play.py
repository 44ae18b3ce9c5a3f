"""Whole games: random play agrees with the figures known for it, and the bots' judgement is sound."""

import io

import pytest
from rich.console import Console

from camarilla.bots.base import make_bot
from camarilla.core.chance import FastChance
from camarilla.core.table import Chair
from camarilla.core.text import speaker
from camarilla.games.strozzi import GAME
from camarilla.games.strozzi.heuristics import value
from camarilla.games.strozzi.terminal import draw
from tests.games.strozzi.scene import Scene, given, new_game

NAMES = ["Anna", "Sanyi", "Tomi", "Helga", "Jani", "Lőrinc"]


@pytest.mark.parametrize(("seats", "decisions", "score"), [(3, 89, 258), (4, 121, 203), (5, 154, 166), (6, 186, 140)])
def test_random_play_has_the_known_figures(seats: int, decisions: int, score: int) -> None:
    """Known from 2,000 games each: decisions in a game, and the mean score of a player."""
    games = 150
    made = money = 0
    for seed in range(games):
        scene = new_game(seats, seed)
        chance = FastChance(seed + 1000)
        while scene.position.to_act():
            seat = scene.position.to_act()[0]
            legal = scene.position.legal(seat)
            scene.position.play(seat, legal[chance.below(len(legal))])
            made += 1
        money += sum(scene.money())
    assert abs(made / games - decisions) < 3
    assert abs(money / games / seats - score) < 3


def _after(scene: Scene, player: str, *actions: str) -> int:
    return value(scene.play(player, *actions).position, "ABCD".index(player))


def test_a_better_place_in_port_is_worth_more() -> None:
    """Two grain and two cloth: equal steps in Rome and Naples, but in Rome three faster ships lie already."""

    def choice(port: str) -> int:
        scene = given(ship="s29", ports={"rome": "B:s02/P C:s07/P D:s11/P"})
        return _after(scene, "A", "claim pirate", f"dock {port}")

    assert choice("naples") > choice("rome")


def test_goods_are_worth_more_in_their_port() -> None:
    scene = [given(ship="s20").play("A", "claim pirate", f"dock {port}") for port in ("venice", "naples")]
    assert value(scene[0].position, 0) > value(scene[1].position, 0)


def test_a_claim_is_safer_without_pirates_behind() -> None:
    """The same claim on the same ship is worth more when nobody can rob it."""
    robbed = given(ship="s26", ports={"rome": "B:s02/W", "naples": "C:s07/W", "venice": "D:s01/W"})
    safe = given(ship="s26", ports={"rome": "B:s02/P", "naples": "C:s07/P", "venice": "D:s01/W"})
    assert _after(safe, "A", "claim wares") > _after(robbed, "A", "claim wares")


def test_patronage_is_worth_more_where_one_can_win() -> None:
    """Three rivals are far ahead in art; in science one more tile takes the lead."""

    def choice(tile: str) -> int:
        tiles = {
            "A": "science-grain",
            "B": "art-two art-two science-grain",
            "C": "art-two art-cloth art-cloth",
            "D": "art-grain art-grain art-cloth",
        }
        scene = given(ship="s08", round=3, tiles=tiles, display="art-gold science-gold architecture-two")
        return _after(scene, "A", "claim pirate", "dock naples", f"take {tile}")

    assert choice("science-gold") > choice("art-gold")


def test_the_greedy_bot_beats_random_play() -> None:
    wins = 0
    games = 24
    for seed in range(games):
        scene = new_game(4, seed)
        greedy = seed % 4
        bots = [make_bot("greedy" if seat == greedy else "random", seed + seat) for seat in range(4)]
        while scene.asked:
            seat = scene.position.to_act()[0]
            guessed = scene.position.clone()
            scene.position.play(seat, bots[seat].choose(Chair(GAME, guessed, seat)))
        wins += scene.position.ranking()[greedy] == 1
    assert wins >= games / 2, f"won {wins} of {games}; chance alone gives a quarter"


def _drawn(scene: Scene, language: str = "en", width: int = 80) -> str:
    say = speaker(GAME, language, NAMES[: scene.position.seats])
    console = Console(file=io.StringIO(), width=width, no_color=True)
    with console.capture() as captured:
        console.print(draw(scene.position.view(0), say, width))
    return captured.get()


def test_the_table_as_text() -> None:
    scene = given(
        ship="s29",
        ports={"rome": "B:s02/P C:s16/+1"},
        tracks={"venice": "C7 B7 A2 D0"},
        paid={"A": 45, "B": 30},
    ).play("A", "claim wares")
    drawn = _drawn(scene)
    assert "ship 29, turned up by Anna: speed 1, grain 2, cloth 2, patronage tile" in drawn
    assert "Anna has laid the wares flag on it" in drawn
    space_7 = next(line for line in drawn.splitlines() if line.split()[:1] == ["7"])
    assert "+5  C B" in space_7, "left of the space is higher"
    assert "B 8 (pirate)" in drawn
    assert "C 5 (+1)" in drawn
    assert drawn.index("B 8 (pirate)") < drawn.index("C 5 (+1)")
    players = [line.split() for line in drawn.splitlines() if any(name in line.split() for name in NAMES)]
    assert [line[-1] for line in players if line[0].strip(">") in ("A", "B")] == ["45", "?"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("hu", ["kalóz", "Felcsapott támogatás lapkák", "Nápoly", "papírtekercs"]),
        ("it", ["pirata", "Napoli", "pergamene"]),
    ],
)
def test_the_table_speaks_its_players_language(language: str, words: list[str]) -> None:
    drawn = _drawn(given(ports={"rome": "B:s02/P"}), language)
    assert [word for word in words if word not in drawn] == []


def test_after_a_round_the_table_shows_how_it_ended() -> None:
    scene = given(ship="s04", deck="", ports={"rome": "A:s02/P B:s07/W"}).all_pass()
    drawn = _drawn(scene)
    assert "Ports at the end of round 1" in drawn
    assert "A 8 (pirate)" in drawn
    scene.play(scene.asked, "claim pirate", "dock venice")
    assert "Ports (fastest ship on top)" in _drawn(scene)


def test_a_refusal_says_why_in_hungarian() -> None:
    say = speaker(GAME, "hu", NAMES)
    refusal = given().play("A", "claim wares").refusal("B", "claim plus-one")
    assert say.refusal(refusal) == (
        "Anna már zászlót tett erre a hajóra (áru zászló); utána csak kalóz zászló jöhet, ez nem: +1 zászló."
    )
