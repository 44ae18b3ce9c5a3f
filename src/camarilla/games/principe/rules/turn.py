"""Which phase asks whom for which decision (chapters 2 to 6)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.principe.actions import BID, BUILD, LAY, MOST_CARDS, OFFER, PASS, PLACE, SKIP, TURN_UP
from camarilla.games.principe.layout import (
    BUILDING, CARD_AUCTION, OFFERING, OVER, OWING, PHASE, PLAYING, POSTING, ROLE_AUCTION, SHIELDS, TURN,
)  # fmt: skip
from camarilla.games.principe.rules.bid import bid, bid_options, check_bid, drop_out
from camarilla.games.principe.rules.build import build, build_options, check_build
from camarilla.games.principe.rules.lay import check_lay, lay, lay_options, skip
from camarilla.games.principe.rules.offer import cards_to_offer, check_offer, offer, offer_options
from camarilla.games.principe.rules.place import check_place, place, place_options
from camarilla.games.principe.rules.round import go_on
from camarilla.games.principe.rules.turn_up import check_turn_up, turn_up, turn_up_options
from camarilla.games.principe.state import PrincipeState


class PrincipeTurn(PrincipeState):
    """Who is asked, what may be chosen, why not, and what happens: each phase asks its own decisions."""

    def acting(self) -> i64:
        """In phase 1 all who still have cards to offer, else the one whose turn it is."""
        phase = self.cells[PHASE]
        if phase == OFFERING:
            return self.cells[OWING]
        if phase == OVER:
            return 0
        return bit(self.cells[TURN])

    def options(self, seat: i64, into: vec[i64]) -> i64:
        """Write the actions open to the seat, ascending; say how many."""
        phase = self.cells[PHASE]
        if phase == OFFERING:
            return offer_options(self, seat, into)
        if phase in (CARD_AUCTION, ROLE_AUCTION):
            return bid_options(self, seat, into)
        if phase in (BUILDING, PLAYING):
            return lay_options(self, seat, into, build_options(self, seat, into))
        if phase in (SHIELDS, POSTING):
            return place_options(self, into)
        return turn_up_options(self, seat, into)

    def check(self, seat: i64, action: i64) -> None:
        """Refuse what the rules forbid, with the clause: first what is not asked for now."""
        phase = self.cells[PHASE]
        if phase == OFFERING:
            if action >= BID:
                raise Illegal("2.4", cards=int(cards_to_offer(self)))
            check_offer(self, seat, action - OFFER)
        elif phase in (CARD_AUCTION, ROLE_AUCTION):
            if not BID <= action <= PASS:
                raise Illegal("3.4")
            if action < PASS:
                check_bid(self, seat, action - BID + 1)
        elif phase in (BUILDING, PLAYING):
            if BUILD <= action < LAY:
                check_build(self, seat, action - BUILD)
            elif phase == PLAYING and LAY <= action < SKIP:
                check_lay(self, seat, (action - LAY) // MOST_CARDS, (action - LAY) % MOST_CARDS + 1)
            elif action != SKIP:
                raise Illegal("5.1" if phase == PLAYING else "3.10")
        elif phase in (SHIELDS, POSTING):
            if not PLACE <= action < TURN_UP:
                raise Illegal("4.8" if phase == SHIELDS else "6.15")
            check_place(self, action - PLACE)
        else:
            if action < TURN_UP:
                raise Illegal("6.11")
            check_turn_up(self, seat, action - TURN_UP)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a decision and whatever follows from it."""
        if action < BID:
            offer(self, seat, action - OFFER)
        elif action < PASS:
            bid(self, seat, action - BID + 1)
        elif action == PASS:
            drop_out(self, seat)
        elif action < LAY:
            build(self, seat, action - BUILD)
        elif action < SKIP:
            lay(self, seat, (action - LAY) // MOST_CARDS, (action - LAY) % MOST_CARDS + 1)
        elif action == SKIP:
            skip(self, seat)
        elif action < TURN_UP:
            place(self, seat, action - PLACE)
        else:
            turn_up(self, seat, action - TURN_UP)
        go_on(self)
