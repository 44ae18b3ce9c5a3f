"""The rules: one decision a file; mechanisms that are no decision have files of their own."""
