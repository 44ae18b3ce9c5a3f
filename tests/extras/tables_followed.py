"""The tables at which PPO learns, compared with the positions that they play; run where PyTorch is."""

import numpy as np
from baselines.network import Network, Scale
from baselines.tables import Tables
from camarilla.adapters.environment import Environment
from camarilla.adapters.kernel import rewards_of
from camarilla.core.registry import game_ids

COUNT = 5
STEPS = 400


def follow(environment: Environment) -> None:
    """Play at random; the learner's rewards of a game add up to its place and its lead in points."""
    tables, luck, scale = Tables(environment, COUNT, 3), np.random.default_rng(1), Scale(environment)
    shape = environment.actions, environment.width
    tables.network = Network([(luck.normal(size=shape).astype(np.float32), np.zeros(shape[0], np.float32))])
    seen, paid, games = tables.reset(), np.zeros(COUNT), 0
    for _ in range(STEPS):
        masks = np.stack(tables.env_method("action_masks"))
        for table in range(COUNT):
            position, seat = tables.positions[table], tables.seats[table]
            assert position.to_act()[0] == seat
            assert masks[table].nonzero()[0].tolist() == position.legal(seat)
            assert np.array_equal(seen[table], scale.scaled(environment.observe(position, seat)))
        before, seats = list(tables.positions), list(tables.seats)
        seen, rewards, ended, infos = tables.step(np.array([luck.choice(mask.nonzero()[0]) for mask in masks]))
        paid += rewards
        for table in ended.nonzero()[0]:
            position, seat, points = before[table], seats[table], before[table].scores()
            lead = (points[seat] - sum(points) / len(points)) / tables.unit
            assert abs(paid[table] - lead - rewards_of(position, by_place=True)[seat]) < 1e-4
            last = scale.scaled(environment.observe(position, seat))
            assert np.array_equal(infos[table]["terminal_observation"], last)
            assert tables.seats[table] == (seat + 1) % environment.seats and tables.positions[table] is not position
            paid[table], games = 0.0, games + 1
    assert games >= COUNT


for id in game_ids():
    follow(Environment(id))
    print(id)  # noqa: T201
print("agree")  # noqa: T201
