"""Promises that are read from a game's files without playing it: where things lie, what is numbered, what is proved."""
