"""A training run from its options: what a command line asks for, checked, and begun or gone on with."""

from __future__ import annotations

import dataclasses
import difflib
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from whistlestop import maps
from whistlestop.envs.tables import tables_of

from .config import SMALL, Config, read_config, read_kept
from .curves import write_page
from .device import find_device, need_torch
from .errors import TrainingError
from .named_weights import named_weights

if TYPE_CHECKING:
    import torch

    from .process_group import ProcessGroup


@dataclass(frozen=True)
class Options:
    game: str
    minutes: float = 8.0
    config: str | None = None
    resume: str | None = None
    start: str | None = None
    critic: str | None = None
    against: str | None = None
    out: str | None = None
    device: str | None = None
    evaluation: int = 1024  # games a figure while training; four times as many at the end


def known_game(name: str) -> str:
    if name not in maps.names():
        near = difflib.get_close_matches(name, maps.names(), n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(maps.names())}."
        raise TrainingError(f"There is no game {name}; {hint}")
    return name


def known_table(game: str, players: int) -> None:
    """A game, and a number of players that it has."""
    tables = tables_of(maps.board(known_game(game)))
    if not tables.fewest <= players <= tables.most:
        raise TrainingError(f"{game} is for {tables.fewest} to {tables.most} players, not {players}.")


def run(options: Options, say: Callable[[str], None], report: Callable[[dict[str, Any]], None]) -> list[Any]:
    """Train; the strength reached. TrainingError with one sentence if it cannot be."""
    known_game(options.game)
    if not options.minutes > 0:  # nor if it is no number at all
        raise TrainingError("--minutes has to be more than 0.")
    if options.resume and (options.start or options.critic):
        raise TrainingError("A run goes on from a checkpoint or starts from weights; say --resume or --start.")
    need_torch()
    device = find_device(options.device)
    from .checkpoint import read_checkpoint
    from .process_group import process_group

    data = read_checkpoint(Path(options.resume)) if options.resume else None
    config = settings(options, data["config"] if data else None, device.type == "cpu")
    with process_group() as group:
        return run_in(group, options, config, device, data, say if group.first else silent, report)


def run_in(
    group: ProcessGroup,
    options: Options,
    config: Config,
    device: torch.device,
    data: dict[str, Any] | None,
    say: Callable[[str], None],
    report: Callable[[dict[str, Any]], None],
) -> list[Any]:
    """One of the processes of a run, or the only one."""
    from .training import Training, train

    if device.type == "cpu":
        say(
            "There is no GPU in this: a small network learns on the CPU, ten thousand decisions a second, and takes "
            "hours to get anywhere. A GPU makes millions a second."
        )
    if group.size > 1:
        say(f"{group.size} processes train together, each with {config.games:,} games of its own.")
    training = Training(config, device, group)
    if data is not None:
        training.go_on(data, options.resume)
    folder = Path(options.out or f"runs/{options.game}")
    say(f"{folder}: checkpoint.pt to go on from, champion.npz to play with, metrics.jsonl to look at.")
    signal.signal(signal.SIGTERM, interrupt)
    reached = train(training, folder, 60 * options.minutes, report, games=options.evaluation)
    if group.first and (page := write_page(folder, f"{options.game}: a network learns")) is not None:
        say(f"{page} shows how it went.")
    return list(reached)


def silent(line: str) -> None:
    """What the other processes say, the first one has said."""


def interrupt(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
    raise KeyboardInterrupt


def settings(options: Options, kept: dict[str, Any] | None, small: bool) -> Config:
    """A checkpoint's own configuration, with what a file changes; a new one is small on a CPU, and its policy has the
    shape of the weights that it begins with."""
    given = read_config(options.config) if options.config else {}
    given.pop("game", None)
    if kept is not None:
        before = read_kept(kept, options.resume)
        if before.game != options.game:
            raise TrainingError(f"{options.resume} is a run of {before.game}, not of {options.game}.")
        return dataclasses.replace(before, **given)
    config = Config(game=options.game, **{**(SMALL if small else {}), **given})
    if options.against:
        config = dataclasses.replace(config, against=options.against)
    if options.start:
        weights = named_weights(options.start, options.game)
        width, blocks = len(weights.first_bias), len(weights.blocks)
        config = dataclasses.replace(config, start=options.start, width=width, blocks=blocks)
    if options.critic:
        config = dataclasses.replace(config, critic=options.critic)
    return config
