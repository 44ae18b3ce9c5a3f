"""One match: what leaves the table, what changes it, what can be taken back."""

import json

import pytest
from mypy_extensions import i64

from camarilla.core.chance import FastChance, Sealed, seed_from_text
from camarilla.core.clauses import GameOver, Illegal, Malformed, NotYourTurn
from camarilla.core.events import EVERYONE, NORMAL, SLOW
from camarilla.core.record import read_record
from camarilla.core.replay import replay
from camarilla.core.table import Table
from tests.toys import pledges
from tests.toys.pledges import GAME, HAND, Pledges


def table_of_two(seed: str = "7") -> Table:
    return Table(GAME, ["Anna", "Béla"], seed=seed_from_text(seed), words=["rose", "thorn"])


def finish(table: Table) -> None:
    while not table.over:
        seat = table.to_act()[0]
        table.play(seat, table.legal(seat)[0])


def test_everybody_owes_a_pledge_at_the_same_time() -> None:
    table = table_of_two()
    assert table.to_act() == [0, 1]
    table.play(1, table.legal(1)[0])
    assert table.to_act() == [0]


def test_refusals_change_nothing() -> None:
    table = table_of_two()
    before = table.record(reveal=True).text()
    stranger = next(card for card in range(6) if card not in table.legal(0))
    with pytest.raises(Illegal) as refusal:
        table.play(0, stranger)
    assert (refusal.value.clause, refusal.value.facts) == ("1.1", {"card": str(stranger + 1)})
    with pytest.raises(Malformed):
        table.play(0, 99)
    with pytest.raises(Malformed):
        table.play(5, 0)
    table.play(0, table.legal(0)[0])
    after = table.record(reveal=True).text()
    with pytest.raises(NotYourTurn):
        table.play(0, 0)
    assert table.record(reveal=True).text() == after != before


def test_nothing_can_be_played_after_the_end() -> None:
    table = table_of_two()
    finish(table)
    with pytest.raises(GameOver):
        table.play(0, 0)
    result = table.result()
    assert result is not None
    assert sum(score for score, _ in result) == 6


def test_a_secret_pledge_can_be_taken_back_until_the_last_one_is_made() -> None:
    table = table_of_two()
    others = json.dumps(table.view(1)), table.events(1), json.dumps(table.view(None))
    first, second = table.legal(0)
    table.play(0, first)
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.undo(0)
    assert table.legal(0) == [first, second]
    assert (json.dumps(table.view(1)), table.events(1), json.dumps(table.view(None))) == others
    table.play(0, second)
    table.play(1, table.legal(1)[0])  # settles: the cards are shown and new ones drawn
    assert not table.can_undo(0)
    assert not table.can_undo(1)
    with pytest.raises(Malformed, match="You cannot undo this"):
        table.undo(0)


def test_a_table_where_decisions_stand() -> None:
    table = Table(GAME, ["Anna", "Béla"], seed=1, undo="off")
    table.play(0, table.legal(0)[0])
    assert not table.can_undo(0)
    with pytest.raises(Malformed, match="no undo level “maybe”"):
        Table(GAME, ["Anna", "Béla"], undo="maybe")


def test_a_decision_of_the_own_turn_is_taken_back_in_front_of_all() -> None:
    def heads(undo: str) -> Table:
        table = Table("heads-of-state", ["Anna", "Béla"], seed=3, undo=undo)
        table.play(table.to_act()[0], table.legal(table.to_act()[0])[0])
        return table

    table = heads("own-turn")
    [anna] = table.to_act()
    assert table.last_entry().play.startswith("take ") and not heads("unseen").can_undo(anna)
    told = table.events(None)
    table.play(anna, table.legal(anna)[0])
    # Step by step, each in front of all, and what it had told is no longer told.
    table.undo(anna)
    assert table.events(None) == [*told, {"event": "took-back", "seat": anna}] and table.stood == len(told)
    table.undo(anna)
    assert table.events(None) == [*told[:-1], {"event": "took-back", "seat": anna}]
    assert table.to_act() == [anna] and not table.can_undo(anna) and not table.can_undo(1 - anna)
    # What luck has answered stands, and so does everything before it.
    table.play(anna, table.legal(anna)[0])
    table.play(anna, "draw")
    assert not table.can_undo(anna)
    record = table.record(reveal=True)
    assert replay("heads-of-state", record).record(reveal=True).text() == record.text()


def test_undo_keeps_what_others_decided_since() -> None:
    table = Table(GAME, ["Anna", "Béla", "Cili"], seed=seed_from_text("3"))
    table.play(0, table.legal(0)[0])
    chosen = table.legal(1)[1]
    table.play(1, chosen)
    view = json.dumps(table.view(1))
    table.undo(0)
    assert json.dumps(table.view(1)) == view
    assert table.to_act() == [0, 2]
    table.undo(1)
    assert table.to_act() == [0, 1, 2]
    table.play(1, chosen)
    finish(table)
    record = table.record().text()
    assert '"undo": 1' in record and '"undo": 2' in record
    assert replay(GAME, read_record(record)).record().text() == record


def test_what_was_counted_and_proved_holds_until_the_next_entry() -> None:
    table = Table("principe", ["Anna", "Béla", "Cili"], seed="1")

    def told(seat: int) -> int:
        assert table.told(seat, table.happened()) == len(table.events(seat))
        return table.told(seat, table.happened())

    before = told(0), told(1)
    table.play(0, table.legal(0)[-1])  # in secret
    assert (told(0), told(1)) == (before[0] + 1, before[1])
    assert [table.can_undo(seat) for seat in range(3)] == [True, False, False]
    table.undo(0)
    assert [table.can_undo(seat) for seat in range(3)] == [False, False, False]
    table.play(1, table.legal(1)[-1])
    assert (told(0), told(1)) == (before[0], before[1] + 1)
    assert [table.can_undo(seat) for seat in range(3)] == [False, True, False]
    table.play(0, table.legal(0)[-1])
    assert [table.can_undo(seat) for seat in range(3)] == [True, True, False]


def test_undo_is_not_offered_when_a_watcher_saw_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Chatty(Pledges):
        def view(self, seat: int | None) -> dict[str, object]:  # type: ignore[override]
            return {**super().view(seat), "cards": [int(self.cells[HAND + place]).bit_count() for place in range(2)]}

    monkeypatch.setattr(pledges, "Pledges", Chatty)
    table = table_of_two()
    table.play(0, table.legal(0)[0])
    assert not table.can_undo(0)


def test_a_decision_that_breaks_halfway_is_rolled_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of_two()
    before = json.dumps(table.view(0)), table.events(None)

    def breaks(self: Pledges) -> None:
        self.cells[HAND] = 0
        self.chance.below(6)
        raise RuntimeError("a fault in the rules")

    table.play(0, table.legal(0)[0])
    after_one = json.dumps(table.view(0)), table.events(None)
    monkeypatch.setattr(Pledges, "_settle", breaks)
    with pytest.raises(RuntimeError):
        table.play(1, table.legal(1)[0])
    assert (json.dumps(table.view(0)), table.events(None)) == after_one != before
    monkeypatch.undo()
    finish(table)
    assert replay(GAME, read_record(table.record().text())).over


def test_a_chair_holds_no_secret() -> None:
    """With everything hidden changed, a bot with the same luck is told exactly the same."""
    table = table_of_two()
    chairs = [table.chair(0, FastChance(seed)) for seed in range(40)]
    assert len({json.dumps(chair.view()) for chair in chairs}) == 1
    assert len({json.dumps(chair.world(FastChance(9)).dump()) for chair in chairs}) == 1
    hands = {json.dumps(chair.world(FastChance(seed)).dump()["hand"]) for seed, chair in enumerate(chairs)}
    assert len(hands) == 6


def test_worlds_cannot_touch_the_stream_of_the_game() -> None:
    table = table_of_two()
    world = table.chair(0, FastChance(1)).world(FastChance(2))
    while world.to_act():
        seat = world.to_act()[0]
        world.play(seat, world.legal(seat)[0])
    other = table_of_two()
    finish(table)
    finish(other)
    assert table.record().text() == other.record().text()


def test_the_seed_is_revealed_at_the_end_only() -> None:
    table = table_of_two()
    assert table.record().seed is None
    finish(table)
    assert table.record().seed == seed_from_text("7").hex()


def test_a_record_is_a_snapshot() -> None:
    table = table_of_two()
    sealed, private = table.record(), table.record(reveal=True)
    assert (sealed.seed, private.seed) == (None, seed_from_text("7").hex())
    table.record()
    assert private.seed == seed_from_text("7").hex()
    table.play(0, table.legal(0)[0])
    assert sealed.entries == private.entries == []
    shown = table.record()
    shown.names[0], shown.entries = "somebody else", []
    assert table.record().names == ["Anna", "Béla"] and len(table.record().entries) == 1


def test_a_check_refuses_as_playing_would_and_changes_nothing() -> None:
    table = table_of_two()
    before = table.record(reveal=True).text(), json.dumps([table.view(0), table.events(0)])
    table.check(0, table.legal(0)[0])
    with pytest.raises(Illegal):
        table.check(0, next(card for card in range(6) if card not in table.legal(0)))
    with pytest.raises(Malformed):
        table.check(5, 0)
    assert (table.record(reveal=True).text(), json.dumps([table.view(0), table.events(0)])) == before


def test_a_clone_of_a_real_game_cannot_draw() -> None:
    table = table_of_two()
    position = table._position.clone()
    position.play(0, position.legal(0)[0])
    with pytest.raises(Sealed):
        position.play(1, position.legal(1)[0])


def test_a_table_takes_a_game_by_its_id_and_a_decision_in_words() -> None:
    named, given = (
        Table("tests.toys.pledges:GAME", ["Anna", "Béla"], seed=b"x"),
        Table(GAME, ["Anna", "Béla"], seed=b"x"),
    )
    assert named.game is GAME
    action = given.legal(0)[0]
    named.check(0, GAME.verbs.text(action))
    named.play(0, GAME.verbs.text(action))
    given.play(0, action)
    assert named.record(reveal=True).text() == given.record(reveal=True).text()
    with pytest.raises(Malformed) as refusal:
        named.play(1, "steal 3")
    assert refusal.value.key == "unknown-verb"
    finish(named)
    assert replay("tests.toys.pledges:GAME", named.record()).over


def test_a_seed_is_bytes_text_or_a_number() -> None:
    seeds: list[bytes | str | int] = [seed_from_text("7"), "7", 7]
    tables = [Table(GAME, ["Anna", "Béla"], seed=seed) for seed in seeds]
    assert {table.record(reveal=True).seed for table in tables} == {seed_from_text("7").hex()}


class Showing(Pledges):
    """Shows every draw and every won round."""

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, eyes: i64 = EVERYONE) -> None:
        super().tell(kind, a, b, c, d, eyes)
        self.show()


def test_beats_show_the_table_of_their_moment_as_a_seat_may_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pledges, "Pledges", Showing)
    table = table_of_two()
    heard = table.happened()
    for seat in (0, 1):
        table.play(seat, table.legal(seat)[0])
    beats = table.beats(0, heard)
    assert [beat.seen["event"] for beat in beats] == ["won", "drew", "drew"]
    assert [beat.told for beat in beats] == [1, 2, 3]
    assert [beat.said for beat in beats] == [[event] for event in table.events(0, heard)]
    assert [beat.pace for beat in beats] == [SLOW, NORMAL, NORMAL]
    # After each draw there is one card fewer in the pile; only its own drawn card is known to a seat.
    assert [beat.view["pile"] for beat in beats] == [2, 1, 0]
    assert [beat.seen.get("card") is None for beat in table.beats(None, heard)] == [True, True, True]
    assert [beat.view["players"][1]["hand"] for beat in beats] == [None] * 3  # type: ignore[index, call-overload]


def test_pictures_of_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pledges, "Pledges", Showing)
    table = table_of_two()
    dealt, table.pictures = table.happened(), 2
    finish(table)
    assert [beat.seen for beat in table.beats(None, dealt)] == table.events(None)[-2:]
