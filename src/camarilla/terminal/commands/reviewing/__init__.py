"""Commands that look at decisions: while one plays, and when the game is over."""
