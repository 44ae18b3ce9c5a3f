"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel, and many at once in NumPy arrays.

Each peer is imported only by the module that is named after it.
"""
