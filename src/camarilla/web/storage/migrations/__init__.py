"""How an older database becomes today's: one step a file, in the order of their numbers."""
