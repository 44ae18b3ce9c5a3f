"""Camarilla in a terminal: the commands, and a table at the keyboard. May import everything but web and adapters.

The commands `serve`, `backup` and `restore` ask the server by its front door, and only when they are run.
"""
