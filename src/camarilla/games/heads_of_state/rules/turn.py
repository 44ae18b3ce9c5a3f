"""Which phase asks which decision."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.heads_of_state.actions import (
    DISCARD, DISCARD_TREACHERY, DONE, PLACE, SECOND, STRIKE, TAKE, TAKE_TREACHERY, TRIM_CARD, TRIM_TREACHERY,
)  # fmt: skip
from camarilla.games.heads_of_state.layout import (
    ATTRIBUTE, CHOOSING, DISCARDING, DRAWING, DRAWS, OPTION, OVER, PHASE, PLACING, PLOTTING, SCHEMING, SECONDING,
    TARGET, TREACHERY, TRIMMING, TURN,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import PAYMENTS, RANKS, TERRITORIES
from camarilla.games.heads_of_state.rules.choose import check_choose, choose, choose_options
from camarilla.games.heads_of_state.rules.discard import check_discard, discard, discard_options
from camarilla.games.heads_of_state.rules.done import check_done, done, done_options
from camarilla.games.heads_of_state.rules.draw import check_draw, draw, draw_options
from camarilla.games.heads_of_state.rules.hands import debtors, excess, owed
from camarilla.games.heads_of_state.rules.place import check_place, place, place_options
from camarilla.games.heads_of_state.rules.second import check_second, second, second_options
from camarilla.games.heads_of_state.rules.strike import check_strike, strike, strike_options
from camarilla.games.heads_of_state.rules.treachery import country_name
from camarilla.games.heads_of_state.rules.trim import check_trim, trim, trim_options
from camarilla.games.heads_of_state.state import HeadsState


class HeadsTurn(HeadsState):
    """Who is asked, what may be chosen, why not, and what happens: each phase asks its own decisions."""

    def acting(self) -> i64:
        """The player in turn; after a revolution all who have still to cut down their hands."""
        phase = self.cells[PHASE]
        if phase == OVER:
            return 0
        if phase == TRIMMING:
            return debtors(self)
        return bit(self.cells[TURN])

    def options(self, seat: i64, into: vec[i64]) -> i64:
        """What may be chosen; says how many there are."""
        phase = self.cells[PHASE]
        if phase == DRAWING:
            return draw_options(self, seat, into)
        if phase == PLACING:
            return done_options(self, seat, into, place_options(self, seat, into))
        if phase == CHOOSING:
            return choose_options(self, seat, into)
        if phase == SCHEMING:
            found = strike_options(self, seat, into, place_options(self, seat, into))
            return done_options(self, seat, into, found)
        if phase == SECONDING:
            return second_options(self, seat, into)
        if phase == DISCARDING:
            return discard_options(self, seat, into)
        return trim_options(self, seat, into)

    def check(self, seat: i64, action: i64) -> None:
        """Refuse what the rules forbid, with the clause; first of all what is not asked now."""
        _check_asked(self, seat, action)
        if action < TAKE:
            check_choose(self, seat, action)
        elif action < TAKE_TREACHERY:
            check_draw(self, seat, ATTRIBUTE, action - TAKE)
        elif action < PLACE:
            check_draw(self, seat, TREACHERY, action - TAKE_TREACHERY)
        elif action < STRIKE:
            where = (action - PLACE) // PAYMENTS
            check_place(self, seat, where // TERRITORIES, where % TERRITORIES, (action - PLACE) % PAYMENTS)
        elif action < SECOND:
            where = (action - STRIKE) % (RANKS * TERRITORIES)
            kind = (action - STRIKE) // (RANKS * TERRITORIES)
            check_strike(self, seat, kind, where // TERRITORIES, where % TERRITORIES)
        elif action < DONE:
            check_second(self, seat, action - SECOND)
        elif action == DONE:
            check_done(self, seat)
        elif action < DISCARD_TREACHERY:
            check_discard(self, seat, ATTRIBUTE, action - DISCARD)
        elif action < TRIM_CARD:
            check_discard(self, seat, TREACHERY, action - DISCARD_TREACHERY)
        elif action < TRIM_TREACHERY:
            check_trim(self, seat, ATTRIBUTE, action - TRIM_CARD)
        else:
            check_trim(self, seat, TREACHERY, action - TRIM_TREACHERY)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a decision and all that follows from it without another one."""
        if action < TAKE:
            choose(self, seat, action)
        elif action < TAKE_TREACHERY:
            draw(self, seat, ATTRIBUTE, action - TAKE)
        elif action < PLACE:
            draw(self, seat, TREACHERY, action - TAKE_TREACHERY)
        elif action < STRIKE:
            place(self, seat, self.printed.box_at[(action - PLACE) // PAYMENTS], (action - PLACE) % PAYMENTS)
        elif action < SECOND:
            where = (action - STRIKE) % (RANKS * TERRITORIES)
            strike(self, seat, (action - STRIKE) // (RANKS * TERRITORIES), self.printed.box_at[where])
        elif action < DONE:
            second(self, seat, action - SECOND)
        elif action == DONE:
            done(self, seat)
        elif action < DISCARD_TREACHERY:
            discard(self, seat, ATTRIBUTE, action - DISCARD)
        elif action < TRIM_CARD:
            discard(self, seat, TREACHERY, action - DISCARD_TREACHERY)
        elif action < TRIM_TREACHERY:
            trim(self, seat, ATTRIBUTE, action - TRIM_CARD)
        else:
            trim(self, seat, TREACHERY, action - TRIM_TREACHERY)


def _check_asked(state: HeadsState, seat: i64, action: i64) -> None:
    """Cards are drawn before anything else is done, hands cut down before anything goes on, and so forth.

    Choosing, discarding and trimming say themselves that this is not their time.
    """
    cells = state.cells
    phase = cells[PHASE]
    if phase == DISCARDING:
        if not DISCARD <= action < TRIM_CARD:
            cards, daggers = excess(state, seat, ATTRIBUTE), excess(state, seat, TREACHERY)
            raise Illegal("7.4", cards=int(cards), daggers=int(daggers))
    elif phase == TRIMMING:
        if action < TRIM_CARD:
            cards, daggers = owed(state, seat, ATTRIBUTE), owed(state, seat, TREACHERY)
            raise Illegal("8.6", cards=int(cards), daggers=int(daggers))
    elif action >= DISCARD:
        return
    elif phase == SECONDING:
        if not SECOND <= action < DONE:
            raise Illegal("5.14", country=country_name(state, cells[TARGET]))
    elif action < TAKE:
        return
    elif phase == CHOOSING:
        raise Illegal("2.2")
    elif STRIKE <= action < DONE and cells[OPTION] != PLOTTING:
        raise Illegal("5.1")
    elif phase == DRAWING and action >= PLACE:
        raise Illegal("2.4", cards=int(cells[DRAWS]), daggers=int(cells[DRAWS + TREACHERY]))
