"""Baselines that reproduce: self-play with a kept library, three seeds a game, judged against the levels."""
