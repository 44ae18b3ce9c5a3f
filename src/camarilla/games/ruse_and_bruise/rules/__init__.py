"""The rulebook, one mechanism a file."""
