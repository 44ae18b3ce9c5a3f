"""The migrations of the database: one file each, run in the order of their numbers."""
