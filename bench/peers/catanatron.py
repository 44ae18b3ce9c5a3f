"""Catanatron: Catan with four random players, driven from outside like the others."""

from functools import partial

from catanatron import Color, Game, RandomPlayer

from bench.peers.worker import Portion, Work, serve

COPIES = 200


def play() -> Portion:
    """One random game, decision by decision; it ends by itself after a thousand turns."""
    game = new_game()
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return Portion(decisions, 1)


def new_game(ticks: int = 0) -> Game:
    """A game after so many decisions."""
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=None)
    for _ in range(ticks):
        game.play_tick()
    return game


def clone(game: Game) -> Portion:
    """Copies of one game."""
    for _ in range(COPIES):
        game.copy()
    return Portion(COPIES)


def works() -> dict[str, Work]:
    """Everything that is measured."""
    return {"play catan": play, "clone catan": partial(clone, new_game(40))}


if __name__ == "__main__":
    serve(["catanatron"], works())
