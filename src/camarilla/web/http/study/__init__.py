"""Looking at decisions in the browser: hints, reviews of finished games, puzzles, and playing on from a moment."""
