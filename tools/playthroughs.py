"""Write tests/adapters/playthroughs/ anew: the beginning and the end of one game of each number of seats in OpenSpiel.

python -m tools.playthroughs

A line is a decision: the luck before it, who decides what, and short digests of the position and of what the seat knew.
A change of rules, numbers, texts told to seats or chance nodes shows as a difference that can be looked at.
"""

import hashlib
from pathlib import Path

import pyspiel

import camarilla.adapters.openspiel  # noqa: F401  (registers the games)
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "adapters" / "playthroughs"
SHOWN = 40
"""How many decisions are written out."""


def names() -> dict[str, tuple[Game, int]]:
    """One file for each game and number of seats."""
    games = [find_game(id) for id in game_ids()]
    return {f"{game.id}-{seats}.txt": (game, seats) for game in games for seats in game.seats}


def playthrough(game: Game, seats: int) -> str:
    """A random game as text."""
    chance, draws, decisions = FastChance(seats), list[int](), 0
    loaded = pyspiel.load_game(f"camarilla_{game.id.replace('-', '_')}(players={seats})")
    state = loaded.new_initial_state()
    lines = [f"{loaded}: {loaded.num_distinct_actions()} actions, {loaded.observation_tensor_size()} numbers"]
    while not state.is_terminal():
        legal = state.legal_actions()
        action = legal[chance.below(len(legal))]
        if state.is_chance_node():
            draws.append(action)
        else:
            if decisions < SHOWN:
                lines.append(_line(state, draws, action))
            draws.clear()
            decisions += 1
        state.apply_action(action)
    lines.append(f"{decisions} decisions, returns {state.returns()}, position {state.branch.position.digest()[:12]}")
    return "\n".join(lines) + "\n"


def _line(state: pyspiel.State, draws: list[int], action: int) -> str:
    seat = state.current_player()
    drawn = f"draws {' '.join(map(str, draws))}; " if draws else ""
    known = _short(state.information_state_string(seat)), _short(str(state.observation_tensor(seat)))
    position = state.branch.position.digest()[:12]
    words = state.action_to_string(seat, action)
    return f"{drawn}seat {seat}, one of {len(state.legal_actions())}: {words} [{position} {known[0]} {known[1]}]"


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, (game, seats) in names().items():
        (FOLDER / name).write_text(playthrough(game, seats), encoding="utf-8")
