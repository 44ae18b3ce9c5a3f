"""How positions are judged by those who look on, and what luck was worth by that."""
