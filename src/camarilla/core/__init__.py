"""The game-agnostic core; it never names a game."""
