"""Random legal decisions against the scripted bot `blocker`, 256 games at a time.

pip install "whistlestop[envs]", then: python examples/gymnasium_random.py
"""

import gymnasium
import numpy as np

import whistlestop.envs.gymnasium  # noqa: F401 - registers the ids

envs = gymnasium.make_vec("whistlestop/Europe-v0", num_envs=256, players=3, opponents="blocker")
dice = np.random.default_rng(1)
_, info = envs.reset(seed=1)
games, won = 0, 0
while games < 200:
    actions = (dice.random(info["action_mask"].shape) * info["action_mask"]).argmax(1)
    _, rewards, terminated, _, info = envs.step(actions)
    games += int(terminated.sum())
    won += int((rewards > 0).sum())
print(f"won {won} of {games} games")
