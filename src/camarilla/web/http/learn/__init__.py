"""Guided games in the browser: nothing of them is stored, a page sends its answers and is told where they lead."""
