"""PokerKit: fixed-limit hold'em with four players; all that is no decision is automatic."""

import copy
import random
from functools import partial

from pokerkit import Automation, FixedLimitTexasHoldem, State

from bench.peers.worker import Portion, Work, serve

AUTOMATIC = tuple(Automation)
COPIES = 100


def new_hand() -> State:
    """A dealt hand."""
    return FixedLimitTexasHoldem.create_state(AUTOMATIC, True, 0, (1, 2), 2, 4, 200, 4)


def play(generator: random.Random) -> Portion:
    """One hand: fold, check or call, and raise where it can be."""
    state = new_hand()
    decisions = 0
    while state.status:
        open_actions = [
            act
            for may, act in (
                (state.can_fold(), state.fold),
                (state.can_check_or_call(), state.check_or_call),
                (state.can_complete_bet_or_raise_to(), state.complete_bet_or_raise_to),
            )
            if may
        ]
        generator.choice(open_actions)()
        decisions += 1
    return Portion(decisions, 1)


def clone(state: State) -> Portion:
    """It has no copies of its own."""
    for _ in range(COPIES):
        copy.deepcopy(state)
    return Portion(COPIES)


def works() -> dict[str, Work]:
    """Everything that is measured."""
    return {"play hold'em": partial(play, random.Random(1)), "clone hold'em": partial(clone, new_hand())}


if __name__ == "__main__":
    serve(["pokerkit"], works())
