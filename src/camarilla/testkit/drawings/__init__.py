"""Promises about drawings: boards and their parts, pictures in the browser, text in the terminal."""
