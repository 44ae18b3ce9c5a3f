"""The commands that let bots play and learn."""
