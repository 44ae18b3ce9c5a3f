"""Guided games: a fixed deal, scripted others, a coach who explains, and free play against an easy bot at the end."""
