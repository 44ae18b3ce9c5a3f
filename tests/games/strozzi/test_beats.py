"""What is shown of a decision, moment by moment, and the reasons that are given."""

from typing import Any

from tests.games.strozzi.notation import PORTS, Table, given


def markers(picture: Any, city: int) -> list[list[int]]:
    return [space["markers"] for space in picture["tracks"][city]["spaces"]]


def test_a_whole_ship_from_the_first_flag_to_the_next_ship() -> None:
    table = (
        given(ship="s29", deck="s12 s13")
        .luck(0, 0)
        .play("A claim wares", "B pass", "C claim pirate, dock rome, take art-gold")
    )
    assert table.watched() == [
        "A plays the wares flag.",
        "B passes.",
        "C plays the pirate flag.",
        "The pirate flag wins ship 29 for C at once.",
        "C brings ship 29 into Rome (place 1).",
        "C moves up 2 spaces in Rome, to 2.",
        "C takes art 1 + gold.",
        "C moves up one space in Venice, to 1.",
        "New patronage tile: art 1 + gold.",
        "On board: gold 1, grain 1, cloth 1, scrolls 1.",
    ]
    assert table.captions()[3][0] == "A takes the wares flag back."
    assert table.captions()[-1][0] == "D turns up ship 12: speed 5."
    pictures = table.pictures()
    assert [picture["ship"] and picture["ship"]["ship"] for picture in pictures] == ["s29"] * 4 + [None] * 5 + ["s12"]
    assert [picture["claim"] and picture["claim"]["owner"] for picture in pictures[:5]] == [0, 0, 2, 2, None]
    assert [len(picture["ports"][PORTS.index("rome")]["ships"]) for picture in pictures[3:5]] == [0, 1]
    assert [markers(picture, PORTS.index("rome"))[2] for picture in pictures[4:6]] == [[], [2]], "first it docks"
    assert [len(picture["display"]) for picture in pictures[5:9]] == [3, 2, 2, 3]


def test_a_ship_that_nobody_contests_and_one_that_nobody_wants() -> None:
    table = given(3, ship="s12", active="A").play("A claim wares", "B pass", "C pass")
    assert table.watched()[-1] == "A wins ship 12: nobody else wants it."
    assert table.pictures()[-1]["phase"] == "port"
    table = given(3, ship="s12", active="A").all_pass()
    assert table.watched()[3] == "Nobody wants ship 12. It is out of this round."
    assert table.pictures()[3]["ship"]["ship"] == "s12", "it is seen a last time"


def end_of_a_round(round: int = 1, **written: Any) -> Table:
    """A last ship that nobody wants."""
    return given(ship="s04", deck="", round=round, **written).all_pass()


def test_ports_and_tracks_are_paid_one_after_the_other_before_the_table_is_cleared() -> None:
    table = end_of_a_round(ports={"rome": "B:s05/P A:s12/W"}, tracks={"florence": "C9 A2 B0 D0"})
    assert table.captions()[5:-1] == [
        [
            "Rome, fastest first: 7 before 5.",
            "B earns 15: ship in place 1 in Rome.",
            "A earns 10: ship in place 2 in Rome.",
        ],
        [
            "Florence, highest marker first: 9 before 2.",
            "C earns 15: marker in place 1 in Florence.",
            "C earns a bonus of 15 (space 9 in Florence).",
            "A earns 10: marker in place 2 in Florence.",
        ],
        ["Round 2 begins. C starts."],
    ]
    rome = [len(picture["ports"][PORTS.index("rome")]["ships"]) for picture in table.pictures()]
    assert rome[5:] == [2, 2, 0, 0], "with the first ship of the next round"
    earned = [picture["players"][0]["money"] for picture in table.pictures("A")]
    assert earned[5:] == [10, 20, 20, 20], "as it is paid, and only the owner sees it"
    assert {picture["players"][1]["money"] for picture in table.pictures("A")} == {None}


def test_every_payment_has_its_reason() -> None:
    def reasons(kind: str, **written: Any) -> list[str]:
        table = end_of_a_round(round=3, **written)
        caption = next(said for said in table.captions() if any(kind in sentence for sentence in said))
        return [sentence for sentence in caption if "earns" not in sentence]

    assert reasons("ship in place", ports={"rome": "B:s05/P"}) == ["Rome: a single ship, with speed 7."]
    assert reasons("ship in place", ports={"rome": "A:s05/P B:s06/P C:s12/+1 D:s09/P"}) == [
        "Rome, fastest first: 7 before 7 before 6.",
        "Rome: with the same speed (7) the ship that came first is above.",
        "Rome: with the same speed (6) the ship that came first is above.",
    ]
    assert reasons("marker in place", tracks={"rome": "B1 A0 C0 D0"}) == [
        "Rome: only one marker has left the start, to space 1."
    ]
    assert reasons("marker in place", tracks={"rome": "B2 A2 D1 C0"}) == [
        "Rome, highest marker first: 2 before 2 before 1.",
        "Rome: on the same space (2) the left marker is higher.",
    ]
    assert reasons("for art", tiles={"A": "art-two"}) == ["Patronage of art: only one player has tiles, worth 2."]
    assert reasons("for art", tiles={"A": "art-two", "B": "art-two", "C": "art-gold"}) == [
        "Patronage of art, highest total first: 2 before 2 before 1.",
        "Patronage of art: with the same total (2) the higher marker in Florence decides.",
    ]
    assert end_of_a_round(round=3).watched()[-1] == "The game is over."
