"""The messages that all games share, one file a language."""
