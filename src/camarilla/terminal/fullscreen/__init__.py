"""The table on the whole screen of a terminal: panes drawn in place, mouse and keys. The session is that of lines."""
