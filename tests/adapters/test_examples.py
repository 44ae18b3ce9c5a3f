"""The examples for researchers do what they say."""

import numpy as np
import pytest
from examples import train_policy


def test_a_policy_learns_to_beat_chance() -> None:
    means = train_policy.train("strozzi", rounds=20)
    # 640 games of an untrained policy lie within 0.09 of nothing, three times out of a thousand excepted.
    assert np.mean(means[10:]) > 0.12


def test_without_learning_chance_is_not_beaten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_policy, "RATE", 0.0)
    assert abs(np.mean(train_policy.train("strozzi", rounds=10))) < 0.09
