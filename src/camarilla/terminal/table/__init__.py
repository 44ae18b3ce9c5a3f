"""A game at the keyboard: questions, answers, help, saving. Knows one game in one process; no server."""
