"""What is shown of a decision, moment by moment, and the reasons that are given."""

from typing import Any

from tests.games.principe.notation import Table, at_auction, given

FOR_FIRENZE = "2 green, red, blue, yellow"


def test_an_auction_is_shown_bid_by_bid_and_then_what_the_winner_builds() -> None:
    table = at_auction("2 green", hands={"B": "red, blue, yellow"}, roles={"doctor": "C", "scribe": "A"})
    table.play("B bid 2", "C pass", "D bid 3", "A pass", "B bid 4", "D pass")
    assert table.captions() == [
        ["B bids 2."],
        ["C passes."],
        ["D bids 3."],
        ["A passes."],
        ["B bids 4."],
        ["D passes."],
        ["Nobody bids more than the 4 of B.", "B pays 4 and takes 2 green cards."],
        ["B becomes the Principe."],
    ]
    assert [picture["auction"] and picture["auction"]["price"] for picture in table.pictures()] == [
        2, 2, 3, 3, 4, 4, None, None,
    ]  # fmt: skip
    assert [picture["players"][1]["money"] for picture in table.pictures("B")][5:] == [10, 6, 6]
    table.listen().play("B build firenze", "B place emilia", "B place tuscany")
    assert table.captions()[:6] == [
        ["B builds Florence for 5 coins and scores 8."],
        ["B places a shield in Emilia."],
        ["B places a shield in Tuscany."],
        ["Florence needs green: that pays whoever else holds a green role.", "C scores 2 as Doctor."],
        ["Florence needs red: that pays whoever else holds a red role.", "A scores 1 as Scribe."],
        ["New city: Perugia."],
    ]
    pictures = table.pictures()
    assert [[player["points"] for player in picture["players"]] for picture in pictures[2:5]] == [
        [0, 8, 0, 0], [0, 8, 2, 0], [1, 8, 2, 0],
    ]  # fmt: skip
    assert [len(picture["open"]) for picture in pictures[:6]] == [3, 3, 3, 3, 3, 4]
    assert [picture["site"] is None for picture in pictures[1:6]] == [False, False, False, False, True]


def test_offers_are_turned_up_player_by_player_and_nobodys_is_seen_before() -> None:
    hands = dict.fromkeys("ABCD", "green, green, red, red, blue")
    table = given(phase="offering", owing="D", hands=hands | {"D": "green, red, blue"}, chosen={"A": "2 white"})
    table.play("D offer green, offer red")
    assert table.captions()[:3] == [
        ["A offers 2 white cards."],
        ["D offers 1 green card.", "D offers 1 red card."],
        ["Up for auction: 1 green card.", "Up for auction: 2 white cards.", "Up for auction: 1 red card."],
    ]
    offered = [[sum(player["offered"].values()) for player in picture["players"]] for picture in table.pictures("B")]
    assert offered[:2] == [[2, 0, 0, 0], [2, 0, 0, 2]]
    assert table.watched()[3] == "Auction: 1 green card."


def roles(**written: Any) -> Table:
    """The last player of phase 3 does nothing, and the roles are given out."""
    return given(3, hands={"C": "red"}, turn="C", **written).play("C skip")


def test_every_role_has_its_reason() -> None:
    table = roles(up={"A": "4 white", "B": "3 white", "C": "2 white"})
    assert table.captions()[1:7] == [
        ["All roles go back to the board."],
        ["Most white cards face up: 4 against 3.", "A becomes Bishop."],
        ["A turns 2 white cards face down."],
        ["A scores 1 for the white role."],
        ["Second most white cards face up: 3 against 2.", "B becomes Preacher."],
        ["B scores 1 for the white role."],
    ]
    assert [picture["role"] for picture in table.pictures()[1:7]] == [None, *["bishop"] * 3, *["preacher"] * 2]
    alone = roles(up={"A": "white"})
    assert alone.captions()[2] == ["Nobody else has white cards face up.", "A becomes Bishop."]
    second = roles(up={"A": "2 white", "B": "white"})
    assert second.captions()[5][0] == "Second most white cards face up: 1; nobody else has any."


def test_a_tied_role_is_auctioned_and_goes_to_the_highest_bid() -> None:
    table = roles(up={"A": "2 white", "B": "2 white"})
    assert table.captions()[2] == [
        "Tie: 2 white cards face up each.",
        "The tied players bid for the role of Bishop.",
    ]
    table.listen().play("B bid 3", "A pass")
    assert table.captions()[2:5] == [
        ["Nobody bids more than the 3 of B.", "B pays 3 for the role of Bishop."],
        ["B becomes the Principe."],
        ["B becomes Bishop."],
    ]
    assert [picture["auction"] is None for picture in table.pictures()[:5]] == [False, False, True, True, True]
    assert [picture["roles"]["bishop"] for picture in table.pictures()[2:5]] == [None, None, 1]


def end(**written: Any) -> list[list[str]]:
    """What is said after the roles of the last round have gone back to the board."""
    table = given(3, hands={"C": "red"}, turn="C", last=1, **written).play("C skip")
    assert table.asked() == "over"
    captions = table.captions()
    return captions[captions.index(["All roles go back to the board."]) + 1 :]


def test_the_end_is_counted_line_by_line_with_its_reasons() -> None:
    posted = {"A": "2 tuscany, emilia", "B": "tuscany, emilia", "C": "emilia, umbria"}
    assert end(posted=posted, money=[12, 9, 3]) == [
        [
            "Emilia: the most shields are 1 each; all of them score, and nobody is second.",
            "A scores 5 for Emilia.",
            "B scores 5 for Emilia.",
            "C scores 5 for Emilia.",
        ],
        ["Tuscany: most shields, 2 against 1.", "A scores 5 for Tuscany."],
        ["Tuscany: second most shields, 1 after 2.", "B scores 2 for Tuscany."],
        ["Umbria: nobody else has shields there.", "C scores 5 for Umbria."],
        ["A has the most money, 12 coins against 9, and scores 2."],
        ["C has the most cards in hand, 1 against 0, and scores 2."],
        ["The game is over."],
    ]


def test_roles_sets_and_shared_majorities_at_the_end() -> None:
    said = end(up={"A": "white, yellow"}, down={"A": "green, red, blue", "B": "green, white, red, blue, yellow"})
    counted = said[-5:]
    assert counted[0] == ["A scores 4 for the roles held at the end: 2 for a major one, 1 for a minor one."]
    assert counted[1] == [
        "A has one set of five colours and scores 2.",
        "B has one set of five colours and scores 2.",
    ]
    assert counted[2] == ["A has the most money, 12 coins against 10, and scores 2."]
    assert end(money=[8, 8, 3])[0] == [
        "A shares the most money, 8 coins, and scores 2.",
        "B shares the most money, 8 coins, and scores 2.",
    ]
    empty = given(3, hands={"C": "yellow"}, turn="C", last=1).play("C lay yellow 1")
    assert empty.captions()[-2][0] == "A shares the most cards in hand, 0, and scores 2."
