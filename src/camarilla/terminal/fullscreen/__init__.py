"""The table on the whole screen of a terminal: panes drawn in place, mouse and keys. Plays the same session as lines."""
