"""Ruse & Bruise behind the contract that all games share."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, lowest, members
from camarilla.core.chance import Chance
from camarilla.core.events import Event
from camarilla.core.fields import Json
from camarilla.core.position import Entry
from camarilla.games.ruse_and_bruise.actions import COLUMNS, HIDE, PASS, SWAP
from camarilla.games.ruse_and_bruise.box import RuseBox
from camarilla.games.ruse_and_bruise.cards import CARD_NAMES, GOAL_NAMES, KIND_NAMES, KINDS
from camarilla.games.ruse_and_bruise.layout import (
    CAPPING, CLOSED, DECIDER, DISCARD, GOAL, GOAL_PILE, GOALS_LOST, GOALS_OUT, HAND, LAID, NONE, OVER, PHASE, PILE,
    PLACING, ROW, SCENE, SEATS, SIZE, TURN, WON, card_of, owner_of, wearer_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.redeal import redeal
from camarilla.games.ruse_and_bruise.rules.final import best_of_kind, plain_sum, score, set_score
from camarilla.games.ruse_and_bruise.rules.setup import WITH_ONES, WITHOUT_ONES, begin
from camarilla.games.ruse_and_bruise.rules.turn import apply, check
from camarilla.games.ruse_and_bruise.state import RuseState
from camarilla.games.ruse_and_bruise.view import view


class RuseAndBruise(RuseState):
    """A game of Ruse & Bruise."""

    def clone(self, chance: Chance | None = None) -> "RuseAndBruise":
        return RuseAndBruise(self.printed, self.cells[:], self.chance if chance is None else chance)

    def acting(self) -> i64:
        phase = self.cells[PHASE]
        if phase == OVER:
            return 0
        if phase == PLACING:
            return bit(self.cells[TURN])
        return bit(self.cells[DECIDER])

    def options(self, seat: i64, into: vec[i64]) -> i64:
        cells = self.cells
        if cells[PHASE] != PLACING:
            return self._answers(seat, into)
        hand = cells[HAND + seat]
        closed = cells[CLOSED]
        seats = cells[SEATS]
        found: i64 = 0
        while hand:
            first = lowest(hand) * COLUMNS
            hand &= hand - 1
            for column in range(seats):
                if not closed >> column & 1:
                    into[found] = first + column
                    found += 1
        return found

    def _answers(self, seat: i64, into: vec[i64]) -> i64:
        """What the owner of a flipped cap or traitor can decide."""
        cells = self.cells
        found: i64 = 0
        if cells[PHASE] == CAPPING:
            hand = cells[HAND + seat]
            while hand:
                into[found] = HIDE + lowest(hand)
                hand &= hand - 1
                found += 1
        else:
            for column in range(cells[SEATS]):
                if column != cells[SCENE]:
                    into[found] = SWAP + column
                    found += 1
        into[found] = PASS
        return found + 1

    def check(self, seat: i64, action: i64) -> None:
        check(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        apply(self, seat, action)

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal(self, seat, chance)

    def view(self, seat: int | None) -> dict[str, Json]:
        return view(self, seat)

    def scores(self) -> list[int]:
        return [int(score(self.printed, self.cells[WON + seat])) for seat in range(self.seats)]

    def account(self, seat: int) -> list[Entry]:
        """One line a kind if the set of six is the better way to count, else one line a goal."""
        box = self.printed
        won = self.cells[WON + seat]
        if score(box, won) == plain_sum(box, won):
            return [Entry("account-goal", int(box.points[goal]), {"goal": GOAL_NAMES[goal]}) for goal in members(won)]
        lines = [
            Entry("account-set", 2 * int(best_of_kind(box, won, kind)), {"kind": KIND_NAMES[kind]})
            for kind in range(KINDS)
        ]
        further = int(set_score(box, won)) - sum([line.points for line in lines])
        if further:
            lines.append(Entry("account-further", further, {"cards": -further}))
        return lines

    def census(self) -> dict[str, int]:
        cells = self.cells
        found = {f"goal {name}": 0 for name in GOAL_NAMES}
        masks = [cells[GOAL_PILE], cells[GOALS_OUT], cells[GOALS_LOST]]
        for seat in range(self.seats):
            masks.append(cells[WON + seat])
            if cells[GOAL + seat] != NONE:
                masks.append(bit(cells[GOAL + seat]))
        for mask in masks:
            for goal in members(mask):
                found[f"goal {GOAL_NAMES[goal]}"] += 1
        for seat in range(self.seats):
            for name in CARD_NAMES:
                found[f"seat {seat} {name}"] = 0
            for place in (PILE, HAND, DISCARD):
                for card in members(cells[place + seat]):
                    found[f"seat {seat} {CARD_NAMES[card]}"] += 1
        for index in range(ROW, ROW + cells[LAID]):
            packed = cells[index]
            found[f"seat {owner_of(packed)} {CARD_NAMES[card_of(packed)]}"] += 1
            if wearer_of(packed) != NONE:
                found[f"seat {owner_of(packed)} {CARD_NAMES[wearer_of(packed)]}"] += 1
        return found


def start(
    box: RuseBox, seats: int, chance: Chance, options: dict[str, str], log: list[Event] | None = None
) -> RuseAndBruise:
    """A new game, dealt; what happens goes to `log` if there is one."""
    position = RuseAndBruise(box, vec[i64]([0] * SIZE), chance)
    position.log = log
    ones = WITH_ONES if options["two_player_ones"] == "in" else WITHOUT_ONES
    begin(position, seats, int(options["cap_cards"]), ones)
    return position
