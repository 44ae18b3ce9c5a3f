"""The testkit is only worth what it catches: games that break a promise on purpose."""

from collections.abc import Callable
from typing import Any, Literal, NotRequired, TypedDict

import pytest
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.chance import Chance
from camarilla.core.events import EVERYONE
from camarilla.core.fields import Json
from camarilla.core.text import MissingText
from camarilla.testkit import Setup, Violation, conformance, setups
from camarilla.testkit.beats import beats_are_whole
from camarilla.testkit.matches import own_turn_undo_is_harmless
from camarilla.testkit.openness import open_hands_are_what_the_seats_knew
from camarilla.testkit.pasts import undo_tells_nothing
from camarilla.testkit.rules import (
    clones_are_independent, components_are_conserved, dumps_come_back, legal_agrees_with_play,
    unknown_seats_are_refused,
)  # fmt: skip
from camarilla.testkit.secrecy import (
    events_tell_no_more_than_views, every_secret_varies, guesses_change_only_secrets, seat_sees_nothing_hidden,
)  # fmt: skip
from camarilla.testkit.views import declared_view, difference, views_are_what_they_declare, views_have_what_all_read
from camarilla.testkit.words import languages_agree, refusals_have_words, same_messages
from camarilla.testkit.worlds import redeal_is_uniform
from tests.toys import pledges
from tests.toys.pledges import DISCARD, DREW, GAME, HAND, PILE, PLEDGE, POINTS, Pledges


def test_the_toy_passes() -> None:
    conformance(GAME, games=5)
    assert [str(setup) for setup in setups(GAME)] == ["pledges 2 seats", "pledges 3 seats"]


class LeakyView(Pledges):
    """Shows how high the next player's best card is."""

    def view(self, seat: int | None) -> dict[str, Json]:
        return {**super().view(seat), "hint": int(self.cells[HAND + 1])}


class LeakyEvent(Pledges):
    """Tells everybody which card was pledged."""

    def apply(self, seat: i64, action: i64) -> None:
        self.tell(DREW, seat, action, eyes=EVERYONE)
        super().apply(seat, action)


class LeakyBeat(Pledges):
    """Shows everybody the table while the pledged card lies there open, and then covers it."""

    def view(self, seat: int | None) -> dict[str, Json]:
        return {**super().view(seat), "flash": int(self.cells[DISCARD])}

    def apply(self, seat: i64, action: i64) -> None:
        discarded = self.cells[DISCARD]
        self.cells[DISCARD] = action
        self.tell(DREW, seat, eyes=0)
        self.show()
        self.cells[DISCARD] = discarded
        super().apply(seat, action)


class LosingCards(Pledges):
    """Forgets to discard what was pledged."""

    def apply(self, seat: i64, action: i64) -> None:
        super().apply(seat, action)
        self.cells[DISCARD] = 0


class LosingAtABeat(Pledges):
    """Shows the table while a card is on its way, and nowhere."""

    def apply(self, seat: i64, action: i64) -> None:
        hand = self.cells[HAND + seat]
        self.cells[HAND + seat] = hand & ~bit(action)
        self.tell(DREW, seat, eyes=0)
        self.show()
        self.cells[HAND + seat] = hand
        super().apply(seat, action)


class TooGenerous(Pledges):
    """Accepts cards that are not in the hand."""

    def check(self, seat: i64, action: i64) -> None:
        return


class Hospitable(Pledges):
    """Shows the table to whoever asks, without looking who that is."""

    def viewer(self, seat: int | None) -> int | None:
        return seat


class SharedCells(Pledges):
    """A clone that is not independent."""

    def clone(self, chance: Chance | None = None) -> "SharedCells":
        return SharedCells(self.box, self.cells, chance or self.chance)


class UnwrittenCell(Pledges):
    """Keeps something that its document does not hold."""

    def apply(self, seat: i64, action: i64) -> None:
        super().apply(seat, action)
        if self.seats == 2:
            self.cells[HAND + 2] = 1


class ForgetfulRedeal(Pledges):
    """Deals discarded cards again."""

    def redeal(self, seat: i64, chance: Chance) -> None:
        super().redeal(seat, chance)
        self.cells[POINTS] += 1


class LazyRedeal(Pledges):
    """Leaves everything as it truly is."""

    def redeal(self, seat: i64, chance: Chance) -> None:
        return


class PeekingRedeal(Pledges):
    """Guesses hands, but leaves the true pledges: a cheat that no view shows."""

    def redeal(self, seat: i64, chance: Chance) -> None:
        true = [self.cells[PLEDGE + other] for other in range(self.seats)]
        super().redeal(seat, chance)
        while [self.cells[PLEDGE + other] for other in range(self.seats)] != true:
            super().redeal(seat, chance)


class FromOwnChair(Pledges):
    """Shows each seat the points from its own chair, so that together the seats see them in several ways."""

    def view(self, seat: int | None) -> dict[str, Json]:
        turned: list[Json] = [] if seat is None else [int(self.cells[POINTS + seat]), seat]
        return {**super().view(seat), "mine": turned}


class LaidOpen(Pledges):
    """The first player lays the card open, and may exchange it until the next one has laid."""

    def acting(self) -> i64:
        waits = self.cells[PLEDGE] >= 0 and self.cells[PLEDGE + 1] < 0
        return super().acting() | bit(0) if waits and self.cells[HAND] else super().acting()

    def apply(self, seat: i64, action: i64) -> None:
        if self.cells[PLEDGE + seat] >= 0:
            self.cells[HAND + seat] |= bit(self.cells[PLEDGE + seat])
        super().apply(seat, action)

    def view(self, seat: int | None) -> dict[str, Json]:
        return {**super().view(seat), "laid": int(self.cells[PLEDGE])}


class Blurting(LaidOpen):
    """Does not think that a card laid open was hidden before."""

    def hidden(self) -> list[int]:
        return []


class Whispering(Pledges):
    """Tells whoever holds the lowest card that others have pledged: who cannot take that back knows where it is."""

    def view(self, seat: int | None) -> dict[str, Json]:
        holds = seat is not None and self.cells[HAND + seat] & bit(0) != 0
        others = [self.cells[PLEDGE + other] for other in range(self.seats) if other != seat]
        return {**super().view(seat), "heard": holds and max(others) >= 0}


def played_with(monkeypatch: pytest.MonkeyPatch, broken: type[Pledges]) -> Setup:
    """The toy, dealt with another kind of position."""
    monkeypatch.setattr(pledges, "Pledges", broken)
    return setups(GAME)[0]


@pytest.mark.parametrize(
    ("broken", "check", "promise"),
    [
        (LeakyView, seat_sees_nothing_hidden, r"seat 0 can tell a guessed world: \[view, legal, acting\]\[0\].hint is"),
        (LeakyBeat, events_tell_no_more_than_views, "more than its view does"),
        (LosingAtABeat, beats_are_whole, "lost or doubled at the beat drew"),
        (LeakyEvent, events_tell_no_more_than_views, "events tell"),
        (LosingCards, components_are_conserved, "components lost or doubled"),
        (TooGenerous, legal_agrees_with_play, "not listed"),
        (Hospitable, unknown_seats_are_refused, "view takes seat -1"),
        (SharedCells, clones_are_independent, "changed the original"),
        (UnwrittenCell, dumps_come_back, "changed cells: cells that no field of the document holds"),
        (ForgetfulRedeal, guesses_change_only_secrets, r"changed what all can see: points\[0\] is 0 and 1"),
        (Whispering, undo_tells_nothing, "undo tells seat"),
        (Blurting, own_turn_undo_is_harmless, "undo is offered though .* shows seat"),
        (FromOwnChair, open_hands_are_what_the_seats_knew, "something else than seat 1 saw"),
    ],
)
def test_broken_games_are_caught(
    monkeypatch: pytest.MonkeyPatch, broken: type[Pledges], check: Callable[[Setup, int], None], promise: str
) -> None:
    setup = played_with(monkeypatch, broken)
    with pytest.raises(Violation, match=promise):
        for seed in range(10):
            check(setup, seed)


def test_a_decision_that_shows_a_card_stands_if_the_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = played_with(monkeypatch, LaidOpen)
    assert [own_turn_undo_is_harmless(setup, seed) for seed in range(10)] == [0] * 10


def test_the_same_checks_pass_on_the_honest_toy() -> None:
    for setup in setups(GAME):
        for seed in range(10):
            seat_sees_nothing_hidden(setup, seed)
            events_tell_no_more_than_views(setup, seed)
            components_are_conserved(setup, seed)
    assert PILE < HAND


def test_a_redeal_that_guesses_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    played_with(monkeypatch, LazyRedeal)
    with pytest.raises(Violation, match="never changes"):
        every_secret_varies(GAME)


def test_the_toys_redeal_equals_brute_force() -> None:
    setup = setups(GAME)[0]
    counts = {decisions: redeal_is_uniform(setup, 0, decisions, seed=3) for decisions in range(5)}
    # Six cards, two in hand: the other hand is any two of the four others; then one of it is pledged.
    assert counts[0] == 6
    assert counts[1] in {6, 12}
    assert min(counts.values()) >= 1


def test_a_redeal_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = played_with(monkeypatch, PeekingRedeal)
    with pytest.raises(Violation, match="misses"):
        redeal_is_uniform(setup, 1, 1, seed=3)


def test_a_deal_that_tells_everybody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    class OpenDeal(Pledges):
        def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, eyes: i64 = EVERYONE) -> None:
            super().tell(kind, a, b, c, d)

    setup = played_with(monkeypatch, OpenDeal)
    with pytest.raises(Violation, match="seen to be impossible"):
        redeal_is_uniform(setup, 0, 0, seed=3)


def test_a_board_that_keeps_open_hands_hidden_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pledges, "board", lambda view, parts: f"<p>{view['pile']}</p>", raising=False)
    with pytest.raises(Violation, match="does not show the hands"):
        open_hands_are_what_the_seats_knew(setups(GAME)[0], 1)


View = dict[str, Any]


def rows(view: View, **changed: object) -> View:
    """The view with something else in the row of every player."""
    return {**view, "players": [{**row, **changed} for row in view["players"]]}


def without(view: View, name: str) -> View:
    return {key: value for key, value in view.items() if key != name}


@pytest.mark.parametrize(
    ("check", "shown", "promise"),
    [
        (views_have_what_all_read, lambda view: without(view, "phase"), "view lacks phase"),
        (views_have_what_all_read, lambda view: {**view, "seats": "2"}, "view.seats is '2', not int"),
        (views_have_what_all_read, lambda view: {**view, "seats": 9}, "view.seats is 9 with 2 players"),
        (views_have_what_all_read, lambda view: {**view, "seat": 1}, "says that it is the view of seat 1"),
        (views_have_what_all_read, lambda view: {**view, "players": "AB"}, "view.players is 'AB', not list"),
        (views_have_what_all_read, lambda view: {**view, "players": [7]}, r"view.players\[0\] is 7, not SharedRow"),
        (views_have_what_all_read, lambda view: {**view, "players": []}, "view.players has not 2 rows"),
        (views_have_what_all_read, lambda view: rows(view, score="few"), r"players\[0\].score is 'few', not int"),
        (views_have_what_all_read, lambda view: {**view, "phase": "over"}, "is 'over', but the game is not over"),
        (views_have_what_all_read, lambda view: {**view, "phase": "all"}, "is 'all', but the game is over"),
        (
            views_have_what_all_read,
            lambda view: view if view["seat"] is None else {**view, "mine": 1},
            "seat 0 and a spectator do not see the same keys: mine",
        ),
        (views_are_what_they_declare, lambda view: without(view, "pile"), "view lacks pile"),
        (views_are_what_they_declare, lambda view: {**view, "hint": 1}, "has hint, which PledgesView does not name"),
        (views_are_what_they_declare, lambda view: {**view, "pile": True}, "view.pile is True, not int"),
        (views_are_what_they_declare, lambda view: {**view, "discard": [1]}, r"discard\[0\] is 1, not str"),
        (views_are_what_they_declare, lambda view: rows(view, hand="1"), r"players\[0\].hand is '1', not list"),
        (views_are_what_they_declare, lambda view: rows(view, age=9), r"players\[0\] has age, which PlayerView"),
    ],
)
def test_views_that_are_not_what_all_expect_are_caught(
    monkeypatch: pytest.MonkeyPatch, check: Callable[[Setup, int], None], shown: Callable[[View], View], promise: str
) -> None:
    class Changed(Pledges):
        def view(self, seat: int | None) -> View:
            return shown(super().view(seat))

    setup = played_with(monkeypatch, Changed)
    with pytest.raises(Violation, match=promise):
        check(setup, 1)


class PickyRow(TypedDict):
    colour: Literal["red", "blue"]
    marks: dict[str, int]
    further: NotRequired[int]
    rest: Any
    plain: NotRequired[Json]


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ({"colour": "red", "marks": {"won": 1}, "rest": [None]}, ""),
        ({"colour": "red", "marks": {"won": 1}, "rest": {}, "further": 2}, ""),
        ({"colour": "red", "marks": {}, "rest": 1, "plain": {"deep": [[1], {"down": None}]}}, ""),
        ({"colour": "green", "marks": {}, "rest": 1}, "view.colour is 'green', not Literal"),
        ({"colour": "red", "marks": {"won": None}, "rest": 1}, "view.marks.won is None, not int"),
        ({"colour": "red", "marks": [], "rest": 1}, "view.marks is [], not dict"),
        ({"colour": "red", "marks": {}, "rest": 1, "further": "2"}, "view.further is '2', not int"),
        ({"colour": "red", "marks": {}}, "view lacks rest"),
        ([], "view is [], not PickyRow"),
    ],
)
def test_a_view_is_compared_with_every_kind_of_type(row: Json, told: str) -> None:
    found = difference(row, PickyRow)
    assert found.startswith(told) if told else not found


def test_a_view_that_declares_nothing_is_asked_for_the_shared_keys_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert declared_view(GAME) is pledges.PledgesView
    monkeypatch.setattr(pledges, "view", Pledges.view)
    assert declared_view(GAME) is None
    monkeypatch.delattr(pledges, "view")
    assert declared_view(GAME) is None


def test_a_refusal_without_words_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = {language: text.replace("refused-1-1", "refused-9-9") for language, text in pledges.TEXT.items()}
    monkeypatch.setattr(pledges, "TEXT", silent)
    with pytest.raises((Violation, MissingText)):
        refusals_have_words(GAME)


def test_a_missing_translation_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    poorer = {**pledges.TEXT, "it": pledges.TEXT["it"].replace("ask-pledging = Prometti una carta.\n", "")}
    monkeypatch.setattr(pledges, "TEXT", poorer)
    with pytest.raises(Violation, match="ask-pledging"):
        languages_agree(GAME)


def test_another_placeholder_is_caught() -> None:
    with pytest.raises(Violation, match="placeholders"):
        same_messages({"en": {"won": {"seat"}}, "hu": {"won": {"seat"}}, "it": {"won": set()}})
