"""Fit the models of chances to games between bots, and measure them: `python -m whistlestop.review.calibrate`.

The games are dealt into five parts; what is measured in each part was told by models fitted to the other four. The
models that are kept are fitted to all. Writes `calibration.json` beside this file, with what was measured, and with
`--plot FILE` the picture of docs/review.md. To be done again when a network changes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from whistlestop import maps
from whistlestop.bots.champion import shipped
from whistlestop.bots.champion.weights import fingerprint

from .calibration import FILE, Bend, Calibration, Measured, Models, chance_of_one, chances_of_all, whole
from .evaluation import Floats
from .fitting import fitted
from .sample_games import SITTING, Sample, sample

SEED = 1
FOLDS = 5
BINS = 10
ROUNDS = 4  # of bending what has been made to come to 1 again
FEWEST = 50  # chances in a bin that says anything
AROUND = (0.65, 0.75)  # what counts as "called 70 %"


Wholeness = Callable[[Floats], Floats]


class Told(NamedTuple):
    """Chances that were told, a row a position and a column a seat, and what became of them."""

    chances: Floats
    won: Floats


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=600, help="games, for each game and number of players")
    parser.add_argument("--games", nargs="+", default=shipped.games())
    parser.add_argument("--plot", type=Path, help="write the picture here (needs the extra `plots`)")
    wanted = parser.parse_args(arguments)
    found = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Calibration]) if FILE.is_file() else {}
    for game in wanted.games:
        found[game] = calibrated(game, wanted.number)
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    if wanted.plot is not None:
        from .calibration_plot import draw

        draw(found, wanted.plot)


def calibrated(game: str, number: int) -> Calibration:
    board = maps.board(game)[0]
    models: dict[int, Models] = {}
    together: list[list[Told]] = [[] for _ in range(FOLDS)]
    alone: list[list[Told]] = [[] for _ in range(FOLDS)]
    for players in range(int(board["players_min"]), int(board["players_max"]) + 1):
        found = sample(game, players, number, SEED)
        models[players] = fitted(found.signs, found.won, found.margin)
        for fold, (learnt, other) in enumerate(folds(found)):
            fit = fitted(learnt.signs, learnt.won, learnt.margin)
            together[fold].append(Told(chances_of_all(fit, other.signs), other.won))
            alone[fold].append(Told(chance_of_one(fit, other.signs), other.won))
        print(game, players, file=sys.stderr, flush=True)
    path = shipped.path_of(game)
    assert path is not None
    made: dict[str, str | int] = {
        "network": fingerprint(path),
        "bots": ", ".join(sorted(set(SITTING))),
        "games": number * len(models),
        "seed": SEED,
    }
    return Calibration(
        made,
        models,
        bend_of(together, whole),
        bend_of(alone, as_they_are),
        measured(crossed(together, whole)),
        measured(crossed(alone, as_they_are)),
    )


def as_they_are(chances: Floats) -> Floats:
    return chances


def bend_of(told: Sequence[Sequence[Told]], made_whole: Wholeness) -> Bend:
    """What was called so likely, and how often it was won; so that it still holds when the seats are made to come to
    1."""
    them = [it for fold in told for it in fold]
    found = measured(them)
    there = [at for at, number in enumerate(found.number) if number >= FEWEST]
    levels, won = [found.told[at] for at in there], np.array([found.won[at] for at in there])
    place, became = (
        binned(np.concatenate([it.chances.ravel() for it in them])),
        np.concatenate([it.won.ravel() for it in them]),
    )
    bend = bend_through(levels, won)
    for _ in range(ROUNDS):
        bent = np.concatenate([made_whole(bend.of(it.chances)).ravel() for it in them])
        won = won + [float((became[place == at] - bent[place == at]).mean()) for at in there]
        bend = bend_through(levels, won)
    return bend


def bend_through(told: Sequence[float], won: Floats) -> Bend:
    rising = np.maximum.accumulate(np.clip(won, 0, 1))
    return Bend([0.0, *told, 1.0], [0.0, *(round(float(it), 4) for it in rising), 1.0])


def crossed(told: Sequence[Sequence[Told]], made_whole: Wholeness) -> list[Told]:
    """Every part bent by what the other parts say."""
    found = []
    for fold, own in enumerate(told):
        bend = bend_of([others for at, others in enumerate(told) if at != fold], made_whole)
        found += [Told(made_whole(bend.of(it.chances)), it.won) for it in own]
    return found


def folds(found: Sample) -> Iterator[tuple[Sample, Sample]]:
    """What is fitted to and what is measured, no game in both."""
    for fold in range(FOLDS):
        there = found.game.astype(int) % FOLDS == fold
        yield found.part(~there), found.part(there)


def binned(chances: Floats) -> npt.NDArray[np.int64]:
    return np.minimum((chances * BINS).astype(np.int64), BINS - 1)


def measured(told: Sequence[Told]) -> Measured:
    """How often it was won, what was called so or so likely."""
    chances, won = (np.concatenate([it[column].ravel() for it in told]) for column in (0, 1))
    place = binned(chances)
    bins = [(place == at) for at in range(BINS)]
    around = (chances >= AROUND[0]) & (chances < AROUND[1])
    return Measured(
        positions=sum(len(it.chances) for it in told),
        told=[round(float(chances[at].mean()), 4) if at.any() else 0.0 for at in bins],
        won=[round(float(won[at].mean()), 4) if at.any() else 0.0 for at in bins],
        number=[int(at.sum()) for at in bins],
        seventy_told=round(float(chances[around].mean()), 4),
        seventy_won=round(float(won[around].mean()), 4),
        brier=round(float(((chances - won) ** 2).mean()), 4),
    )


if __name__ == "__main__":
    main()
