"""The drawings of the game: emblems as SVG symbols, and the map."""
