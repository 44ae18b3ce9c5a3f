"""What acts by itself: bots, absent players, the other processes. Imports core, bots, storage and tables.

A worker gets the tables as a protocol of the few methods that it calls, defined beside it.
"""
