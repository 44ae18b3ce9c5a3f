"""Chapter 4: the markers."""

import pytest

from tests.games.strozzi.notation import given


@pytest.mark.rule("4.1")
def test_t17_a_newcomer_stands_to_the_right() -> None:
    """T17: B alone on R3, A moves to R3: [B A], B ranks higher."""
    table = given(ship="s17", tracks={"rome": "B3 A1 C0 D0"}).play("A claim pirate, dock rome")
    assert table.track("rome") == "B3 A3 C0 D0"


@pytest.mark.rule("4.1")
def test_the_third_stands_right_of_both() -> None:
    table = given(ship="s17", tracks={"rome": "D4 B3 C3 A1"}).play("A claim pirate, dock rome")
    assert table.track("rome") == "D4 B3 C3 A3"


@pytest.mark.rule("4.1")
def test_one_space_further_is_higher() -> None:
    table = given(ship="s17", tracks={"rome": "B3 C3 A2 D1"}).play("A claim pirate, dock rome")
    assert table.track("rome") == "A4 B3 C3 D1"


@pytest.mark.rule("4.2")
def test_the_others_close_up_and_keep_their_order() -> None:
    table = given(ship="s17", tracks={"rome": "B3 A3 C3 D3"}).play("A claim pirate, dock rome")
    assert table.track("rome") == "A5 B3 C3 D3"


@pytest.mark.rule("4.3")
def test_steps_are_made_without_asking() -> None:
    table = given(ship="s12").play("A claim pirate, dock rome")
    assert (table.track("rome"), table.track("florence")) == ("A1 B0 C0 D0", "A1 B0 C0 D0")
    assert table.asked() == "B claim"


@pytest.mark.rule("4.4")
def test_steps_beyond_the_end_are_lost() -> None:
    table = given(ship="s17", tracks={"rome": "A8 B2 C0 D0"}).play("A claim pirate, dock rome")
    assert table.track("rome") == "A9 B2 C0 D0"
    assert table.told("advanced")[0] == {"event": "advanced", "seat": "A", "city": "rome", "steps": 1, "space": 9}


@pytest.mark.rule("4.4", "4.5")
def test_t20_a_marker_at_the_end_stays_and_keeps_its_place() -> None:
    """T20: a marker on 15 should move 2: it stays, left of the one who came later."""
    table = given(ship="s17", tracks={"rome": "A9 B9 C0 D0"}).play("A claim pirate, dock rome")
    assert table.track("rome") == "A9 B9 C0 D0"
    assert table.port("rome") == "A:s17/P"


@pytest.mark.rule("4.5")
def test_no_goods_no_move() -> None:
    table = given(ship="s04", tracks={"rome": "A3 B3 C0 D0", "florence": "A2 B2 C0 D0"})
    table.play("A claim pirate, dock rome")
    assert (table.track("rome"), table.track("florence")) == ("A3 B3 C0 D0", "A2 B2 C0 D0")
    assert table.told("advanced") == []
