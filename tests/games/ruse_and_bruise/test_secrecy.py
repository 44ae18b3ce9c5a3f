"""Chapter 7: what is secret, and how it is guessed."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from camarilla.core.chance import Chance, FastChance
from camarilla.core.fields import Json
from camarilla.core.position import Position
from camarilla.games.ruse_and_bruise import GAME
from camarilla.games.ruse_and_bruise.pieces import CARD_NAMES
from camarilla.games.ruse_and_bruise.layout import DISCARD, HAND, LAID, PILE, ROW, owner_of
from camarilla.testkit.worlds import ScriptedChance
from tests.games.ruse_and_bruise.notation import LETTERS, Table, all_but, at


def player(table: Table, eyes: str | None, whose: str) -> dict[str, Json]:
    """What a seat (None: a spectator) is shown of a player."""
    seat = None if eyes is None else LETTERS.index(eyes)
    shown: dict[str, Json] = at(table.position.view(seat), "players", LETTERS.index(whose))
    return shown


def cards(table: Table, eyes: str | None, number: int) -> list[dict[str, Json]]:
    """What a seat is shown of the cards of a column."""
    seat = None if eyes is None else LETTERS.index(eyes)
    shown: list[dict[str, Json]] = at(table.position.view(seat), "columns", number - 1, "cards")
    return shown


TABLE = """
    music-5 [B:queen, B:king?]
    trade-5 [B:explorer*]
    alchemy-5 [C:cap/wizard, C:romeo?]
    """


@pytest.mark.rule("7.1")
def test_hands_face_down_cards_and_cards_under_caps_are_their_owners() -> None:
    table = Table(TABLE, hands={"B": "witch, storm, cap"})
    assert player(table, "B", "B")["hand"] == ["storm", "cap", "witch"]
    assert [card["card"] for card in cards(table, "B", 1)] == ["queen", "king"]
    assert cards(table, "C", 3)[0]["under"] == "wizard"
    for eyes in ("A", None):
        assert player(table, eyes, "B")["hand"] is None
        assert player(table, eyes, "B")["hand_size"] == 3
        assert [card["card"] for card in cards(table, eyes, 1)] == ["queen", None]
        assert cards(table, eyes, 3)[0]["under"] == "hidden"
        assert cards(table, eyes, 3)[1]["card"] is None


@pytest.mark.rule("7.2")
def test_a_travelled_explorer_lies_face_down_but_everybody_knows_it() -> None:
    table = Table(TABLE)
    for eyes in ("A", "B", None):
        assert cards(table, eyes, 2) == [{"owner": 1, "card": "explorer", "open": False, "known": True, "under": None}]


@pytest.mark.rule("7.3")
def test_the_victim_of_an_assassin_is_known_to_its_owner_only() -> None:
    table = Table(
        """
        music-5 [B:assassin?]
        trade-5 []
        alchemy-5 []
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 1")
    assert "The assassin in column 1 kills King of A." in table.story("A")
    for eyes in ("B", "C", None):
        assert "The assassin in column 1 kills a card of A, unseen." in table.story(eyes)
        assert player(table, eyes, "A")["discards"] is None
        assert player(table, eyes, "A")["seen_discards"] == []
        assert player(table, eyes, "A")["discard_size"] == 1
    assert player(table, "A", "A")["discards"] == ["king"]


@pytest.mark.rule("7.4")
def test_discards_are_remembered_as_far_as_they_were_seen() -> None:
    table = Table(TABLE, discards={"A": "storm, giant"}, victims={"A": "dragon"})
    assert player(table, "A", "A")["discards"] == ["storm", "giant", "dragon"]
    for eyes in ("B", None):
        assert player(table, eyes, "A")["seen_discards"] == ["storm", "giant"]
        assert player(table, eyes, "A")["discards"] is None
        assert player(table, eyes, "A")["discard_size"] == 3


@pytest.mark.rule("7.5")
def test_a_pile_is_its_owners_reckoning() -> None:
    table = Table(TABLE, piles={"A": "storm, giant"})
    assert player(table, "A", "A")["pile"] == ["storm", "giant"]
    assert player(table, "B", "A")["pile"] is None
    assert player(table, "B", "A")["pile_size"] == 2


@pytest.mark.rule("7.6")
def test_won_goals_lie_face_down_until_the_end() -> None:
    table = Table(
        """
        music-1 []
        trade-1 [B:king]
        """,
        round=5,
    )
    table.play("A play king 1")
    assert "A takes music 1 (column 1)." in table.story("B")
    assert player(table, "A", "A")["goals"] == [{"name": "music-1", "kind": "music", "points": 1}]
    assert player(table, "A", "A")["score"] == 1
    assert player(table, "B", "A")["goals"] is None
    assert player(table, "B", "A")["score"] is None
    assert player(table, "B", "A")["goals_won"] == 1
    table = Table("music-1 []\ntrade-1 [B:king]", round=6)
    table.play("A play king 1")
    assert player(table, "B", "A")["goals"] == [{"name": "music-1", "kind": "music", "points": 1}]


@pytest.mark.rule("7.7")
def test_goals_to_come_are_unknown_to_all() -> None:
    table = Table(TABLE)
    chance = FastChance(3)
    to_come = Counter[str]()
    for _ in range(600):
        world = table.position.clone()
        world.redeal(0, chance)
        pile = world.dump()["goal_pile"]
        assert isinstance(pile, list)
        assert len(pile) == 15
        to_come.update([str(goal) for goal in pile])
    assert len(to_come) == 33
    expected = 600 * 15 / 33
    assert all(abs(times - expected) < 6 * (expected * 18 / 33) ** 0.5 for times in to_come.values())


@pytest.mark.rule("7.7", "1.5")
def test_ones_that_were_taken_out_are_known_to_be_out() -> None:
    chance = FastChance(3)
    position = GAME.start(2, chance, {"two_player_ones": "out"})
    for _ in range(50):
        position.redeal(0, chance)
        pile = position.dump()["goal_pile"]
        assert isinstance(pile, list)
        assert not [goal for goal in pile if str(goal).endswith("-1")]


@pytest.mark.rule("7.1", "7.2", "7.3", "7.4")
def test_a_guess_keeps_all_that_was_seen_and_varies_every_hidden_place() -> None:
    table = Table(
        """
        music-5 [A:king?]
        trade-5 [B:queen, B:explorer*]
        alchemy-5 [C:cap/wizard, C:romeo?]
        """,
        discards={"B": "storm, giant", "A": "beggar"},
        victims={"B": "dragon", "A": "prince"},
    )
    chance = FastChance(4)
    hidden: dict[str, set[str]] = {"hand": set(), "pile": set(), "victim": set(), "wearer": set(), "face": set()}
    for _ in range(300):
        world = table.position.clone()
        world.redeal(0, chance)
        assert world.view(0) == table.position.view(0)
        assert world.census() == table.position.census()
        before, after = table.position.dump(), world.dump()
        for field in ("hand", "pile", "discard"):
            assert at(after, field, 0) == at(before, field, 0)
        assert at(after, "row", 0) == "1 A:king late"
        assert at(after, "row", 2) == "2 B:explorer known late"
        assert {"storm", "giant"} < set(at(after, "discard", 1))
        hidden["hand"].add(str(at(after, "hand", 1)))
        hidden["pile"].add(str(at(after, "pile", 1)))
        hidden["victim"].add(str(at(after, "discard", 1)))
        hidden["wearer"].add(str(at(after, "row", 3)))
        hidden["face"].add(str(at(after, "row", 4)))
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
        kept = [card for part in (hand, pile, discards) for card in part.split(", ") if card]
        laid = [card.split(":")[1].rstrip("?") for card in columns if card.startswith("B:")]
        crowd = [name for name in CARD_NAMES if name not in {*kept, *laid}]
        assert "storm" in kept, "an open storm would close column 3"
        self.table = Table(
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
        self.worlds = {tuple(world.cells): world for world in self._splits(hand, pile)}

    def _splits(self, hand: str, pile: str) -> Iterator[Position]:
        unseen = [*hand.split(", "), *[card for card in pile.split(", ") if card]]
        for chosen in combinations(unseen, len(hand.split(", "))):
            world = self.table.position.clone()
            document = world.dump()
            at(document, "hand")[1] = [card for card in CARD_NAMES if card in chosen]
            at(document, "pile")[1] = [card for card in CARD_NAMES if card in unseen and card not in chosen]
            world.load(document)
            yield world

    def play(self, decision: str) -> None:
        """Somebody's decision; of B's, A sees no more than the table shows."""
        actor = LETTERS.index(decision[0])
        action = GAME.verbs.parse(decision[2:])
        self.table.position.play(actor, action)
        seen = json.dumps(self.table.position.view(0))
        found: dict[tuple[int, ...], Position] = {}
        for world in self.worlds.values():
            for choice in [action] if actor == 0 else world.legal(actor):
                for future in outcomes(world, actor, choice):
                    if json.dumps(future.view(0)) == seen:
                        found[tuple(future.cells)] = future
        self.worlds = found

    def check_guesses(self, times: int = 50) -> int:
        """`redeal` reaches exactly these worlds, each about equally often."""
        expected = {hidden_part(world) for world in self.worlds.values()}
        chance = FastChance(11)
        counted = Counter[tuple[int, ...]]()
        for _ in range(times * len(expected)):
            world = self.table.position.clone()
            world.redeal(0, chance)
            counted[hidden_part(world)] += 1
        assert set(counted) == expected
        unevenness = sum((number - times) ** 2 / times for number in counted.values())
        # Chi-square over n worlds: mean n - 1, variance 2 (n - 1); five deviations do not happen by chance.
        assert unevenness < len(expected) - 1 + 5 * (2 * len(expected)) ** 0.5 + 5
        return len(expected)


def outcomes(position: Position, seat: int, action: int) -> Iterator[Position]:
    """A decision with every outcome of chance."""
    script: list[int] | None = []
    while script is not None:
        chance = ScriptedChance(script)
        future = position.clone()
        future.chance = chance
        future.play(seat, action)
        future.chance = Chance()
        yield future
        script = chance.next_script()


def hidden_part(world: Position) -> tuple[int, ...]:
    """Where B's cards are: hand, pile, discards, and the faces on the table."""
    cells = world.cells
    row = [int(cells[place]) for place in range(ROW, ROW + cells[LAID]) if owner_of(cells[place]) == 1]
    return (int(cells[HAND + 1]), int(cells[PILE + 1]), int(cells[DISCARD + 1]), *row)


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


@pytest.mark.rule("7.1", "3.22")
def test_guesses_of_a_card_under_a_cap() -> None:
    history = History("storm, giant, squire", "romeo, witch", "dragon, hermit", ("B:cap?", ""))
    history.play("B play storm 2")
    history.play("A play king 1")
    history.play("B hide giant")
    assert history.check_guesses() == 5 * 4


@pytest.mark.rule("7.1")
def test_what_others_are_told_does_not_depend_on_hidden_cards() -> None:
    told = set()
    for card in ("king", "storm", "doppelganger"):
        table = Table(
            """
            music-5 [B:assassin?]
            trade-5 [C:cap]
            alchemy-5 []
            """,
            hands={"A": f"{card}, squire, giant"},
        )
        table.play(f"A play {card} 1")
        told.add(json.dumps([table.story("B"), table.position.view(1), table.story(None), table.position.view(None)]))
    assert len(told) == 1
