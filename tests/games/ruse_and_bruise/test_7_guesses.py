"""Chapter 7: what is secret can only be guessed, and every world that fits is guessed equally often."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from camarilla.core.position import Position
from camarilla.games.ruse_and_bruise import GAME
from camarilla.testkit.worlds import outcomes
from tests.games.notation import counted, seat
from tests.games.ruse_and_bruise.notation import CARDS, Table, all_but, given

pytestmark = pytest.mark.no_cover


@pytest.mark.rule("7.7")
def test_goals_to_come_are_unknown_to_all() -> None:
    table = given("music-5 []\ntrade-5 []\nalchemy-5 []")
    to_come = Counter[str]()
    for world in table.guesses("A", 600, seed=3):
        assert len(world["goal_pile"]) == 15
        to_come.update(world["goal_pile"])
    assert len(to_come) == 33
    expected = 600 * 15 / 33
    assert all(abs(times - expected) < 6 * (expected * 18 / 33) ** 0.5 for times in to_come.values())


@pytest.mark.rule("7.7", "1.5")
def test_ones_that_were_taken_out_are_known_to_be_out() -> None:
    for world in Table.new(2, seed=3, two_player_ones="out").guesses("A", 50):
        assert not [goal for goal in world["goal_pile"] if goal.endswith("-1")]


@pytest.mark.rule("7.1", "7.2", "7.3", "7.4")
def test_a_guess_keeps_all_that_was_seen_and_varies_every_hidden_place() -> None:
    table = given(
        """
        music-5 [A:king?]
        trade-5 [B:queen, B:explorer*]
        alchemy-5 [C:cap/wizard, C:romeo?]
        """,
        discards={"B": "storm, giant", "A": "beggar"},
        victims={"B": "dragon", "A": "prince"},
    )
    hidden: dict[str, set[str]] = {"hand": set(), "pile": set(), "victim": set(), "wearer": set(), "face": set()}
    for world in table.guesses("A", 300, seed=4):
        assert world.sees("A") == table.sees("A")
        assert world.position.census() == table.position.census()
        for field in ("hand", "pile", "discard"):
            assert world.has("A", field) == table.has("A", field)
        assert world["row"][0] == "1 A:king late"
        assert world["row"][2] == "2 B:explorer known late"
        assert {"storm", "giant"} < set(world.has("B", "discard"))
        hidden["hand"].add(world.hand("B"))
        hidden["pile"].add(world.pile("B"))
        hidden["victim"].add(world.discards("B"))
        hidden["wearer"].add(world["row"][3])
        hidden["face"].add(world["row"][4])
    assert len(hidden["hand"]) > 200
    assert len(hidden["pile"]) > 200
    # B's victim is none of the queen, the explorer and the two seen discards; C's two are not the cap.
    assert len(hidden["victim"]) == 25 - 4
    assert len(hidden["wearer"]) == len(hidden["face"]) == 25 - 1


# Guesses compared with every world that could be, found by playing through all of them


class History:
    """A few turns as A lived through them, and all worlds that would have looked the same to A.

    B's hand and pile at the start may be any split of the cards that A has not seen. C's cards all
    lie open, so C is skipped, and columns 1 and 2 are free.
    """

    def __init__(self, hand: str, pile: str, discards: str, columns: tuple[str, str] = ("", "")) -> None:
        kept = counted(f"{hand}, {pile}, {discards}")
        laid = [card.split(":")[1].rstrip("?") for card in columns if card.startswith("B:")]
        crowd = [name for name in CARDS if name not in {*kept, *laid}]
        assert "storm" in kept, "an open storm would close column 3"
        self.table = given(
            f"""
            music-5 [{columns[0]}]
            trade-5 [{columns[1]}]
            alchemy-5 [{", ".join(f"B:{name}" for name in crowd)}, {all_but("C", "")}]
            """,
            turn="B",
            hands={"A": "king, queen, juliet", "B": hand, "C": ""},
            piles={"A": "merchant, cardinal, minstrel, landlord", "B": pile},
            discards={"B": discards},
        )
        self.worlds = {world.digest(): world for world in self._splits(hand, pile)}

    def _splits(self, hand: str, pile: str) -> Iterator[Position]:
        unseen = list(counted(f"{hand}, {pile}"))
        for chosen in combinations(unseen, len(counted(hand))):
            hands, piles = self.table["hand"], self.table["pile"]
            hands[1] = [card for card in CARDS if card in chosen]
            piles[1] = [card for card in CARDS if card in unseen and card not in chosen]
            yield Table(self.table.position.clone()).rewrite(hand=hands, pile=piles).position

    def play(self, decision: str) -> None:
        """Somebody's decision; of B's, A sees no more than the table shows."""
        actor, action = seat(decision[0]), GAME.verbs.parse(decision[2:])
        self.table.play(decision)
        seen = self.table.sees("A")
        found: dict[str, Position] = {}
        for world in self.worlds.values():
            for choice in [action] if actor == 0 else world.legal(actor):
                for future in outcomes(world, actor, choice):
                    if future.view(0) == seen:
                        found[future.digest()] = future
        self.worlds = found

    def check_guesses(self, times: int = 50) -> int:
        """`redeal` reaches exactly these worlds, each about equally often."""
        expected = {places_of_bs_cards(Table(world)) for world in self.worlds.values()}
        guesses = self.table.guesses("A", times * len(expected), seed=11)
        found = Counter([places_of_bs_cards(world) for world in guesses])
        assert set(found) == expected
        unevenness = sum((number - times) ** 2 / times for number in found.values())
        # Chi-square over n worlds: mean n - 1, variance 2 (n - 1); five deviations do not happen by chance.
        assert unevenness < len(expected) - 1 + 5 * (2 * len(expected)) ** 0.5 + 5
        return len(expected)


def places_of_bs_cards(world: Table) -> str:
    """Hand, pile, discards, and the faces on the table."""
    document: Any = world.position.dump()
    row = [card for card in document["row"] if card.split()[1].startswith("B:")]
    return str([document["hand"][1], document["pile"][1], document["discard"][1], row])


@pytest.mark.rule("7.1", "7.5")
def test_guesses_before_any_new_pile() -> None:
    history = History("storm, giant, squire", "romeo, beggar, witch", "dragon, hermit")
    history.play("B play storm 1")
    assert history.check_guesses() == 6 * 10


@pytest.mark.rule("7.3")
def test_guesses_with_an_unseen_victim_in_the_discards() -> None:
    history = History("storm, giant, squire", "romeo, beggar", "dragon, hermit", ("A:assassin?", ""))
    history.play("B play storm 1")
    assert history.check_guesses() == 5 * 4


@pytest.mark.rule("7.4", "7.5", "2.7")
def test_guesses_after_a_new_pile_know_that_older_places_hold_none_of_its_cards() -> None:
    history = History("storm, giant, squire", "romeo", "dragon, hermit, beggar")
    history.play("B play giant 1")
    history.play("A play king 3")
    history.play("B play squire 2")
    # B's pile was made of dragon, hermit and beggar: one in hand, two in the pile, none in columns 1 and 2.
    assert history.check_guesses() == 4 * 3 * 3
    history.play("A play queen 3")
    history.play("B play storm 3")
    assert history.check_guesses() == 4 * 3 * 3 * 4


@pytest.mark.rule("7.3", "7.4", "7.5", "2.7")
def test_guesses_after_a_new_pile_with_an_unseen_victim_in_it() -> None:
    history = History("storm, giant, squire", "romeo", "dragon, hermit", ("", "A:assassin?"))
    history.play("B play giant 1")
    history.play("A play king 3")
    history.play("B play squire 2")
    # The victim went into the pile unseen, so a card of the pile, or the one drawn from it, may be an old one.
    first = history.check_guesses()
    history.play("A play queen 3")
    history.play("B play storm 3")
    assert history.check_guesses() > first > 4 * 3


@pytest.mark.rule("7.4", "2.8")
def test_a_draw_that_finds_neither_pile_nor_discards_makes_nobody_forget() -> None:
    history = History("storm, giant, squire", "", "dragon, hermit")
    history.play("B play giant 1")
    history.play("A play king 3")
    # From now on dragon and hermit, which were made into a pile and drawn, lie in no place that is older.
    history.play("B play squire 2")
    history.play("A play queen 3")
    history.play("B play storm 3")
    assert history.check_guesses() > 1


@pytest.mark.rule("7.1", "3.22")
def test_guesses_of_a_card_under_a_cap() -> None:
    history = History("storm, giant, squire", "romeo, witch", "dragon, hermit", ("B:cap?", ""))
    history.play("B play storm 2")
    history.play("A play king 1")
    history.play("B hide giant")
    assert history.check_guesses() == 5 * 4
