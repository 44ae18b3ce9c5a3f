"""How a game is searched: found by measuring, kept as data in each game's folder."""

from typing import Final

from camarilla.bots.search.leaf import LearnedLeaf

FLAT: Final = 0
TREE: Final = 1
TREES: Final = 2
ENGINES: Final = ["flat", "tree", "trees"]
"""Halving over the actions at hand; a tree of one's own decisions; a tree for each player."""


class Settings:
    """What a search can be told."""

    def __init__(self) -> None:
        self.engine = FLAT
        self.sampled = 3
        """How many candidates a decision in a rollout compares; 0 plays at random, a large number compares all."""
        self.stray = 10
        """How many of a hundred decisions in a rollout are random."""
        self.habit = 0
        """How many of a hundred do what has worked best so far in this search, and judge nothing."""
        self.depth = 8
        """How many decisions a rollout looks ahead at most ..."""
        self.chapters = 1
        """... and in how many chapters of the game: with 1 it ends with the present one."""
        self.temperature = 1000.0
        """Prospects that differ by so much, in hundredths of a point, differ in the chance to win by a factor of e."""
        self.leaf: LearnedLeaf | None = None
        """What judges the end of a look ahead instead of the prospects and their temperature, if it was learned."""
        self.explore = 0.3
        """How much a tree prefers what it has seldom tried."""
        self.paranoid = False
        """Whether the others, in trees of their own, want one thing only: that the one who thinks does not win."""
        self.trust = 4.0
        """How many simulations the judgement of an action at first sight is worth."""
        self.few = 0
        """How many actions are searched at all, the best at first sight; 0 searches all."""
        self.mixing = 0.0
        """Actions whose chance to win is within so much of the best are mixed; 0 always plays the best."""
        self.guesses = 1
        """Out of how many guessed worlds one is taken, by how likely the others' decisions are in it."""
        self.forgets = False
        """Whether what was seen once, and cannot be seen any longer, is guessed like all else."""
