"""One folder a game; a new folder here is a new game."""
