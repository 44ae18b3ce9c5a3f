"""A view as a picture: the board of any game as HTML, one SVG file that stands alone, a PNG. Imports core only."""
