"""A view as a picture: the board of any game as HTML, as one SVG file that stands alone, as PNG, or as text.

Imports core only; a game's board modules are loaded by name.
"""
