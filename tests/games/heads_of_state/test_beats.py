"""What is shown of a decision, moment by moment, and the reasons that are given."""

from typing import Any

from tests.games.heads_of_state.notation import COUNTRIES, Table, given, placing, plotting
from tests.games.notation import counted


def revolution(board: dict[str, str], **written: Any) -> Table:
    """The card that A draws is the revolution."""
    return given(turn="A", pile="", uprising="", board=board, **written).play("A collect, draw")


def test_a_round_is_counted_country_by_country_and_only_then_do_the_hands_shrink() -> None:
    board = {"A": "prince brandenburg", "B": "duke saxony, earl saxony", "C": "marquis bavaria, baron rhineland"}
    table = revolution(board | {"B": "duke saxony, earl saxony, king england"}, hands={"B": "7 gold"})
    assert table.captions() == [
        ["A takes attribute cards (3).", "Revolution during A’s turn! The 1589 round is over."],
        [
            "Britain: B has 4 influence.",
            "Britain: nobody else has nobles there.",
            "Britain: B has the most influence, 8 points.",
        ],
        [
            "Germany: A has 4 influence.",
            "Germany: B has 3 influence.",
            "Germany: C has 4 influence.",
            "Germany: influence 4 each; the higher rank decides, prince before marquis.",
            "Germany: A has the most influence, 6 points.",
        ],
        ["Germany: influence 4 against 3.", "Germany: C is second, 5 points."],
    ]
    scores = [[player["score"] for player in picture["players"]] for picture in table.pictures()]
    before = scores[0]
    gained = [[after - score for after, score in zip(then, before, strict=True)] for then in scores]
    assert gained == [[0, 0, 0], [0, 8, 0], [6, 8, 0], [6, 8, 5]]
    assert {picture["century"] for picture in table.pictures()} == {"1589"}
    assert table.asked() == "B trimming"
    table.listen().play("B trim gold")
    assert table.watched()[:2] == ["B discards gold.", "The 1689 round begins."]
    pictures = table.pictures()
    assert [picture["players"][1]["hand_size"] for picture in pictures[:2]] == [6, 6]
    assert [sum(picture["piles"]["display"].values()) for picture in pictures[1:4]] == [6, 6, 6]
    assert table.watched()[2].startswith("Revealed: ")


def test_what_is_chosen_to_be_discarded_is_not_shown_before_all_have_chosen() -> None:
    hands = {"A": "7 gold", "B": "7 title"}
    table = revolution({"C": "baron ireland"}, hands=hands).listen().play("A trim gold")
    assert table.watched("B") == []
    table.play("B trim title")
    assert table.watched("C")[:2] == ["A discards gold.", "B discards title."]
    given_up = [[player["given_up"] for player in picture["players"]] for picture in table.pictures("C")]
    assert given_up[0] == [{"gold": 1}, {}, {}]


def test_most_influence_has_its_reason() -> None:
    def reasons(board: dict[str, str], country: str) -> list[str]:
        told = [sentence for said in revolution(board).captions() for sentence in said[:-1]]
        return [sentence for sentence in told if sentence.startswith(country) and not sentence.endswith("influence.")]

    assert reasons({"A": "king england"}, "Britain") == ["Britain: nobody else has nobles there."]
    assert reasons({"A": "earl saxony", "C": "duke saxony"}, "Germany") == [
        "Germany: influence 2 against 1.",
        "Germany: nobody else has nobles there but these two.",
    ]
    assert reasons({"A": "earl aragon", "B": "earl galicia"}, "Spain")[0] == (
        "Spain: influence 2 each, and the same rank; the number on the hexagon decides, 4 before 2."
    )


def test_a_noble_is_seen_in_his_space_before_the_markers_are_taken() -> None:
    table = placing(hands={"A": "gold, title"}).play("A place baron ireland nothing")
    assert table.watched() == ["A places a noble: baron in Ireland.", "A places the first noble in Ireland: 2 points."]
    ireland = [picture["countries"][COUNTRIES.index("britain")]["territories"][2] for picture in table.pictures()]
    assert [[box["owner"] for box in shown["boxes"]] for shown in ireland] == [[None, 0], [None, 0]]
    assert [shown["marker"] for shown in ireland] == [True, False]
    assert [picture["players"][0]["score"] for picture in table.pictures()] == [0, 2]


def test_square_and_large_markers_say_who_was_first() -> None:
    def reasons(kind: str, board: dict[str, str], **written: Any) -> list[str]:
        table = placing(board=board, hands={"A": "gold, title"}, **written).play("A place baron ireland nothing")
        return next(said[:-1] for said in table.captions() if kind in said[-1])

    britain = {"A": "king england, count scotland"}
    assert reasons("in every territory of", britain) == ["A is the first to have had nobles in all of Britain."]
    squares = [[], ["britain"], []]
    assert reasons("in every territory of", britain, squares=squares, score=[12, 7, 0]) == [
        "A is the second to have had nobles in all of Britain."
    ]
    ranks = {"A": "king england, prince castile, duke saxony, marquis bavaria, earl scotland, count normandy"}
    assert reasons("all seven ranks:", ranks) == ["A is the first to have placed all seven ranks."]
    assert (
        reasons("all seven ranks:", ranks, large=[-1, 0, -1])[-1] == "A is the second to have placed all seven ranks."
    )
    assert reasons("all seven ranks:", ranks, large=[-1, 0, 1])[-1] == "A is the third to have placed all seven ranks."


def test_an_assassin_is_followed_by_the_bag_the_cube_and_what_it_means() -> None:
    board = {"B": "duke saxony"}
    table = plotting(board=board, treachery={"A": "assassin"}).luck(0).play("A strike assassin duke saxony")
    assert table.captions() == [
        ["A plays assassin against the duke in Saxony."],
        ["In the bag: 3 cubes of A and one of B.", "A cube of A is drawn."],
        ["B loses a noble: duke in Saxony."],
    ]
    saxony = [picture["countries"][COUNTRIES.index("germany")]["territories"][1] for picture in table.pictures()]
    assert [shown["boxes"][0]["owner"] for shown in saxony] == [1, 1, None]
    table = plotting(board=board, treachery={"A": "assassin"}).luck(3).play("A strike assassin duke saxony")
    assert table.watched()[1:] == ["A cube of B is drawn.", "A noble of B survives: duke in Saxony."]


def test_a_capital_falls_in_three_steps() -> None:
    table = plotting(board={"B": "prince brandenburg"}, treachery={"A": "2 gallows"})
    table.play("A strike gallows prince brandenburg", "A second gallows")
    assert table.watched() == [
        "A plays gallows against the prince in Brandenburg.",
        "A adds gallows.",
        "B loses a noble: prince in Brandenburg.",
    ]
    assert [picture["first_card"] for picture in table.pictures()] == ["gallows", "gallows", None]


def last_revolution(*cards: str) -> list[list[str]]:
    """What is said after the third revolution of players who have these noble cards."""
    held = [counted(hand) for hand in cards]
    table = given(len(cards), turn="A", century=1789, pile="", uprising="", noble_cards=held)
    return table.play("A collect, draw").captions()[1:]


def test_every_majority_of_noble_cards_has_its_reason() -> None:
    assert last_revolution("4 king, 1 duke, 1 earl", "3 king, 1 duke, 1 earl", "1 earl") == [
        ["Noble cards (earl): more than two players have the most, 1 each; nobody scores."],
        [
            "Noble cards (duke): two players have the most, 1 each, and share the points.",
            "A is tied for the most noble cards (duke): 6 points.",
        ],
        ["B is tied for the most noble cards (duke): 6 points."],
        ["Noble cards (king): 4 against 3.", "A has the most noble cards (king): 16 points."],
        ["The game is over."],
    ]


def test_a_refresh_shows_the_table_without_and_with_new_cards_and_taken_cards_are_seen() -> None:
    table = given().play("A refresh")
    table.play(f"A take {min(table['display'])}")
    assert table.watched()[0] == "A sets the open attribute cards aside and reveals six new ones."
    display = [sum(picture["piles"]["display"].values()) for picture in table.pictures()]
    assert display == [0, 6, 5]
    assert len(table.captions()[1]) == 6
