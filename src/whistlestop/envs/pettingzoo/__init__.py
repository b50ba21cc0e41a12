"""The games as PettingZoo environments: `env` and `raw_env` are turn by turn (AEC), `parallel.parallel_env` asks every
agent in every cycle. Needs `pip install "whistlestop[envs]"`."""

from __future__ import annotations

try:
    from .turns import env, raw_env
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "pettingzoo"):
        raise
    raise ModuleNotFoundError(
        'the environments need Gymnasium and PettingZoo: pip install "whistlestop[envs]".', name=error.name
    ) from None

__all__ = ["env", "raw_env"]
