"""Chapter 12: what everybody knows, and what can only be guessed."""

from collections import Counter

import pytest

from tests.games.heads_of_state.notation import Table, given, plotting


@pytest.mark.rule("12.1")
def test_hands_are_secret_and_their_sizes_are_not() -> None:
    table = given(hands={"A": "gold title", "C": "crown"}, treachery={"C": "gallows"})
    assert table.player("A", "A")["hand"] == {"gold": 1, "title": 1}
    other = table.player("C", "A")
    assert other["hand"] is None
    assert other["treachery"] is None
    assert (other["hand_size"], other["treachery_size"]) == (1, 1)
    assert table.players("hand") == [None] * 3


@pytest.mark.rule("12.2")
def test_cards_taken_from_a_display_are_remembered() -> None:
    table = given(turn="A").play("A collect, take gold, take bishop, draw, done")
    assert table.player("A", "C")["known"] == {"gold": 1, "bishop": 1}
    for world in table.guesses("C", 200):
        assert world.has("A", "hand").get("gold", 0) >= 1
        assert world.has("A", "hand").get("bishop", 0) >= 1
        assert world.hand_size("A") == 3
    third = Counter(frozenset(world.has("A", "hand").items()) for world in table.guesses("C", 200))
    assert len(third) > 5, "the third card can be anything"


@pytest.mark.rule("12.2")
def test_treachery_cards_taken_from_the_display_are_remembered() -> None:
    table = given(turn="A", treachery={"A": "gallows"}).play("A plot, take-treachery axeman, draw, done")
    assert table.player("A", "C")["treachery_known"] == {"axeman": 1}
    others: Counter[str] = Counter()
    for world in table.guesses("C", 200):
        assert world.has("A", "treachery_hand").get("axeman", 0) >= 1
        others.update(world.has("A", "treachery_hand").keys())
    assert len(others) > 5


@pytest.mark.rule("12.2")
def test_a_card_paid_is_no_longer_remembered_in_the_hand() -> None:
    table = given(turn="A").play("A collect, take gold, take title, take troops, place count scotland nothing")
    assert table.has("A", "known") == {"troops": 1}
    assert table.sees("C")["piles"]["discards"] == {"gold": 1, "title": 1}


@pytest.mark.rule("12.2")
def test_both_discard_piles_may_be_looked_through() -> None:
    table = plotting(turn="C", treachery={"C": "gallows"}, board={"A": "earl saxony"}, pile="gold")
    table.play("C strike gallows earl saxony")
    for eyes in ("A", "B", None):
        piles = table.sees(eyes)["piles"]
        assert piles["treachery_discards"] == {"gallows": 1}
        assert sum(piles["discards"].values()) == 70 - 6 - 10 - 1


@pytest.mark.rule("12.3")
def test_pile_sizes_are_known_and_contents_are_not() -> None:
    table = Table.new(4)
    piles = table.sees("A")["piles"]
    assert (piles["pile"], piles["revolution_pile"], piles["treachery_pile"]) == (69, 11, 27)
    contents = {tuple(world["uprising"].items()) for world in table.guesses("A", 50)}
    assert len(contents) > 40


@pytest.mark.rule("12.4")
def test_a_card_from_a_pile_is_seen_by_the_one_who_draws_it() -> None:
    table = given(turn="A").play("A plot, draw, draw-treachery")
    assert table.told("drew", "A")[0]["attribute"] is not None
    assert table.told("drew-treachery", "A")[0]["treachery"] is not None
    for eyes in ("C", None):
        assert table.told("drew", eyes) == [{"event": "drew", "seat": "A", "attribute": None}]
        assert table.told("drew-treachery", eyes) == [{"event": "drew-treachery", "seat": "A", "treachery": None}]
    assert table.has("A", "known") == {}


@pytest.mark.no_cover
def test_guesses_follow_the_numbers_of_the_cards() -> None:
    # A has drawn one card that nobody saw; 16 gold or title and 3 crowns are unseen by C.
    table = given(turn="A", hands={"A": "gold"}, display="troops castle duelling bishop troops castle")
    unseen = Counter(table["pile"]) + Counter(table["uprising"]) + Counter({"gold": 1})
    held = Counter(next(iter(world.has("A", "hand"))) for world in table.guesses("C", 4000))
    for name, number in unseen.items():
        expected = 4000 * number / unseen.total()
        assert abs(held[name] - expected) < 6 * expected**0.5, name


def test_cards_put_back_by_a_refresh_are_not_guessed_into_the_revolution_pile() -> None:
    # C sees all palaces and crowns go back into the pile: none of them can be in the revolution pile.
    display = "palace palace palace crown crown crown"
    table = given(turn="A", display=display, pile="gold gold gold title title title troops", uprising="gold")
    table.play("A refresh, take gold, done")
    returned = Counter(table["pile"]) + Counter(table["display"])
    assert (returned["palace"], returned["crown"]) == (3, 3)
    for sure in table["sure_back"]:
        assert sure.get("palace", 0) + table["display"].get("palace", 0) == 3
    for world in table.guesses("C", 200):
        apart = world["uprising"]
        most = 5 - 3, 4 - 3
        assert apart.get("palace", 0) <= most[0]
        assert apart.get("crown", 0) <= most[1]


def test_cards_shuffled_into_the_new_piles_are_not_guessed_into_hands_held_before() -> None:
    # Everything but two hands lies open in the discards when the revolution comes, so everybody knows
    # that A's two cards are the gold and the title that are missing there.
    table = given(turn="C", hands={"A": "gold title", "C": "crown"}, pile="", uprising="")
    table.play("C collect, draw")
    assert table["century"] == 1689
    for world in table.guesses("C", 200):
        assert world.has("A", "hand") == {"gold": 1, "title": 1}


@pytest.mark.parametrize("then", ["", ", place earl scotland nothing, done", ", done"])
def test_what_a_player_has_drawn_since_a_shuffle_is_not_taken_for_what_he_held_before(then: str) -> None:
    # A's palace and the cards of an earl are old. So all others of their kinds went into the new piles, where
    # everybody saw them: none can be in B's old hand, whatever A draws or pays afterwards.
    hands = {"A": "palace title troops castle", "B": "gold duelling"}
    table = given(2, turn="A", hands=hands, pile="", uprising="")
    table.play(f"A collect, draw, take gold, draw, draw{then}")
    assert table["century"] == 1689
    for world in table.guesses("A", 300):
        assert world.has("B", "hand") == {"gold": 1, "duelling": 1}


def test_a_treachery_card_drawn_since_a_shuffle_is_not_taken_for_one_held_before() -> None:
    # A's inquisition is old, so the others went into the new pile; then A draws one more card.
    table = given(2, turn="A", treachery={"A": "inquisition", "B": "gallows"}, treachery_pile="assassin")
    table.play("A plot, draw, draw-treachery, done")
    assert len(table.told("reshuffled")) == 1
    table.rewrite(turn=0, phase="choosing", option="undecided").play("A plot, draw, draw-treachery, done")
    for world in table.guesses("A", 300):
        assert world.has("B", "treachery_hand") == {"gallows": 1}


def test_reshuffled_treachery_cards_are_not_guessed_into_hands_held_before() -> None:
    table = given(turn="C", treachery={"A": "gallows inquisition"}, treachery_pile="assassin")
    table.play("C plot, draw-treachery")
    assert len(table.told("reshuffled")) == 1
    for world in table.guesses("C", 200):
        assert world.has("A", "treachery_hand") == {"gallows": 1, "inquisition": 1}


def test_a_player_who_killed_two_is_guessed_able_to_replace_one() -> None:
    board = {"B": "prince castile, earl aragon"}
    table = plotting(
        turn="A", treachery={"A": "inquisition inquisition inquisition"}, hands={"A": "title troops castle"},
        board=board,
    )  # fmt: skip
    table.play("A strike inquisition earl aragon, strike inquisition prince castile")
    assert table.asked() == "A seconding"
    for world in table.guesses("C", 60):
        assert pays_for_an_earl(world.has("A", "hand")), world.has("A", "hand")
        assert any("inquisition" in name for name in world.has("A", "treachery_hand"))
    table.play("A second inquisition")
    for world in table.guesses("C", 60):
        assert pays_for_an_earl(world.has("A", "hand"))


def pays_for_an_earl(hand: dict[str, int]) -> bool:
    lacking = {"title", "troops", "castle"} - hand.keys()
    return not lacking or (len(lacking) == 1 and "courtesan" in hand)


def test_what_was_chosen_after_a_revolution_is_guessed_anew() -> None:
    hand = "gold gold title title troops castle bishop duelling"
    table = given(turn="A", hands={"C": hand, "B": hand}, pile="", uprising="crown")
    table.luck(1).play("A collect, draw", "C trim gold")
    assert table.asked() == "BC trimming"
    chosen = Counter(next(iter(world.has("C", "trim"))) for world in table.guesses("B", 200))
    assert len(chosen) > 3
    assert all(world.has("B", "trim") == {} for world in table.guesses("C", 20))
    assert all(world.has("C", "trim") == {"gold": 1} for world in table.guesses("C", 20))
