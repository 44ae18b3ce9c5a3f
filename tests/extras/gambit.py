"""A game of OpenSpiel written down in Gambit's format, line by line.

OpenSpiel has the same, but adds every line to one long text, which takes time that grows with its square: 47,000 nodes
were not finished in five minutes.
"""

from collections.abc import Iterator
from itertools import count

import pyspiel


def in_gambit_s_format(game: pyspiel.Game) -> str:
    """All that can happen in it."""
    players = " ".join(f'"Pl{player}"' for player in range(game.num_players()))
    lines = [f'EFG 2 R "{game}" {{ {players} }} ']
    lines += _lines(game.new_initial_state(), [{} for _ in range(game.num_players())], count(1))
    return "\n".join(lines) + "\n"


def _lines(state: pyspiel.State, sets: list[dict[str, int]], numbers: Iterator[int]) -> Iterator[str]:
    """A node and all below it, in Gambit's order. Numbers of information sets are of each player's own."""
    if state.is_terminal():
        paid = " ".join(map(str, state.returns()))
        yield f't "" {next(numbers)} "" {{ {paid} }}'
        return
    player = state.current_player()
    if state.is_chance_node():
        outcomes = " ".join(f'"{action}" {chance:.16f}' for action, chance in state.chance_outcomes())
        yield f'c "" {next(numbers)} "" {{ {outcomes} }} 0'
    else:
        known = sets[player].setdefault(state.information_state_string(), len(sets[player]) + 1)
        actions = " ".join(f'"{state.action_to_string(player, action)}"' for action in state.legal_actions())
        yield f'p "" {player + 1} {known} "" {{ {actions} }} 0'
    for action in state.legal_actions():
        yield from _lines(state.child(action), sets, numbers)
