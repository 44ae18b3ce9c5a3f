"""`make bench-peers`: measure everybody in one run, print the ratios, write docs/benchmarks.md."""

import argparse

from bench.peers.page import write
from bench.peers.rounds import measure

ROUNDS = 5


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    rounds = parser.parse_args().rounds
    print(write(measure(rounds), rounds))


if __name__ == "__main__":
    main()
