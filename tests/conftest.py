"""What holds for all tests: made-up examples are the same in every run, and a busy machine may take its time.

What whoever runs the tests has set for the commands of his own does not count.
"""

import os

from hypothesis import settings

settings.register_profile("camarilla", derandomize=True, deadline=None, database=None, max_examples=100)
settings.load_profile("camarilla")
os.environ["CAMARILLA_SETTINGS"] = os.devnull
