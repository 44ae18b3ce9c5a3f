"""What bots think of a world: the order of worlds matters, not the numbers."""

from tests.games.judgement import worth
from tests.games.strozzi.notation import given


def test_a_better_place_in_port_is_worth_more() -> None:
    """Two grain and two cloth: equal steps in Rome and Naples, but in Rome three faster ships lie already."""

    def choice(port: str) -> int:
        table = given(ship="s29", ports={"rome": "B:s02/P C:s07/P D:s11/P"})
        return worth(table.play(f"A claim pirate, dock {port}"))

    assert choice("naples") > choice("rome")


def test_goods_are_worth_more_in_their_port() -> None:
    venice, naples = [given(ship="s20").play(f"A claim pirate, dock {port}") for port in ("venice", "naples")]
    assert worth(venice) > worth(naples)


def test_a_claim_is_safer_without_pirates_behind() -> None:
    """The same claim on the same ship is worth more when nobody can rob it."""
    robbed = given(ship="s26", ports={"rome": "B:s02/W", "naples": "C:s07/W", "venice": "D:s01/W"})
    safe = given(ship="s26", ports={"rome": "B:s02/P", "naples": "C:s07/P", "venice": "D:s01/W"})
    assert worth(safe.play("A claim wares")) > worth(robbed.play("A claim wares"))


def test_patronage_is_worth_more_where_one_can_win() -> None:
    """Three rivals are far ahead in art; in science one more tile takes the lead."""

    def choice(tile: str) -> int:
        tiles = {
            "A": "science-grain",
            "B": "art-two art-two science-grain",
            "C": "art-two art-cloth art-cloth",
            "D": "art-grain art-grain art-cloth",
        }
        table = given(ship="s08", round=3, tiles=tiles, display="art-gold science-gold architecture-two")
        return worth(table.play(f"A claim pirate, dock naples, take {tile}"))

    assert choice("science-gold") > choice("art-gold")
