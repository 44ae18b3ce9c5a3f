"""OpenSpiel's games, called from Python like ours."""

import random

from bench.measure import Work

PEERS = {"hearts": "hearts", "goofspiel": "goofspiel(players=4,imp_info=True)"}


def peer_works() -> dict[str, Work]:
    """Random play of each peer; none where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    return {name: _player(pyspiel.load_game(spec)) for name, spec in PEERS.items()}


def _player(game: object) -> Work:
    generator = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()  # type: ignore[attr-defined]
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(outcomes, chances)[0])
            elif state.is_simultaneous_node():
                actions = [generator.choice(state.legal_actions(seat)) for seat in range(state.num_players())]
                state.apply_actions(actions)
                decisions += len(actions)
            else:
                state.apply_action(generator.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play
