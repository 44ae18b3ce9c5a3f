"""Exact answers for games so small that all that can happen can be tried: every course, best answers, equilibria."""
