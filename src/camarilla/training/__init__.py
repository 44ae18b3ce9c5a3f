"""Judgement learned from self-play, and settings found by trying: both resumable, and the same for the same seed."""
