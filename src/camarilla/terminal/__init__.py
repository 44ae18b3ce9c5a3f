"""Camarilla in a terminal: the commands, and a table at the keyboard. Knows no server.

The commands `serve`, `backup` and `restore` ask the server by its front door, and only when they are run.
"""
