"""The games as Gymnasium environments: one seat learns, bots of choice sit in the others.

Importing this registers `whistlestop/NorthAmerica-v0`, `whistlestop/Europe-v0` and `whistlestop/CardGame-v0`, for
`gymnasium.make` and, as compiled batches, for `gymnasium.make_vec`. Needs `pip install "whistlestop[envs]"`.
"""

from __future__ import annotations

try:
    import gymnasium
except ModuleNotFoundError as error:
    if error.name != "gymnasium":
        raise
    raise ModuleNotFoundError(
        'the environments need Gymnasium: pip install "whistlestop[envs]".', name=error.name
    ) from None

from .one import OneGame
from .vector import VectorGames

IDS = {
    "whistlestop/NorthAmerica-v0": "north_america",
    "whistlestop/Europe-v0": "europe",
    "whistlestop/CardGame-v0": "card_game",
}

for _id, _game in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point=f"{__name__}.one:OneGame",
            vector_entry_point=f"{__name__}.vector:VectorGames",
            kwargs={"game": _game},
        )

__all__ = ["IDS", "OneGame", "VectorGames"]
