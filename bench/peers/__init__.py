"""`make bench-peers`: other people's games and environments measured with ours in one run, each in its own venv."""
