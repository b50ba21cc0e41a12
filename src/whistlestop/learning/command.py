"""A training run from its options: what a command line asks for, checked, and begun or gone on with."""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from whistlestop import maps
from whistlestop.envs.tables import tables_of

from .config import SMALL, Config, read_config, read_kept
from .curves import write_page
from .device import find_device, need_torch
from .errors import TrainingError
from .named_weights import named_weights
from .run_folder import CHECKPOINT, METRICS, NETWORK, check_free, folder_of, make
from .stopping import Stop

if TYPE_CHECKING:
    import torch

    from .process_group import ProcessGroup


EVALUATION = {"cuda": 1024, "cpu": 128}
SIZES = ("width", "blocks", "critic_width")


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
    evaluation: int | None = None  # games a figure while training; four times as many at the end

    @property
    def folder(self) -> Path:
        return folder_of(self.game, self.out, self.resume)


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
            "There is no GPU in this: a small network learns on the CPU, ten thousand decisions a second or more. "
            "Tables of two (players = [2] in a --config file) it learns within an hour; larger ones take longer."
        )
    if group.size > 1:
        say(f"{group.size} processes train together, each with {config.games:,} games of its own.")
    folder = options.folder
    if group.first:
        check_free(folder, options.resume)
    training = Training(config, device, group)
    if data is not None:
        training.go_on(data, options.resume)
    if group.first:
        make(folder)
    say(f"{folder}: {CHECKPOINT} to go on from, {NETWORK} to play with, {METRICS} to look at.")
    stop, games = Stop(say, at_once=group.size > 1), options.evaluation or EVALUATION[device.type]
    try:
        with stop.listening():
            reached = train(training, folder, 60 * options.minutes, report, stop, games=games)
    except KeyboardInterrupt:
        draw(group, options, say)
        raise
    draw(group, options, say)
    return list(reached)


def draw(group: ProcessGroup, options: Options, say: Callable[[str], None]) -> None:
    if group.first:
        say(write_page(options.folder, f"{options.game}: a network learns"))


def after_interrupt(options: Options) -> str:
    """What is left of a run that was interrupted."""
    there = options.folder / CHECKPOINT
    return f"Interrupted; --resume {there} goes on." if there.exists() else "Interrupted before anything was saved."


def check_rival(config: Config, given: dict[str, Any]) -> None:
    """TrainingError if somebody names weights of a rival that sits nowhere."""
    if given.get("rival_start") and not config.rival:
        raise TrainingError("rival_start is for runs with a rival: set rival, the share of the games that it is in.")


def check_sizes(before: Config, given: dict[str, Any], options: Options) -> None:
    """TrainingError if networks were to have another size on the way."""
    for name in SIZES:
        if given.get(name, getattr(before, name)) != getattr(before, name):
            raise TrainingError(
                f"{options.resume} has networks with {name} = {getattr(before, name)}, which cannot change on the way: "
                f"leave {name} out of {options.config}, or begin a new run."
            )


def silent(line: str) -> None:
    """What the other processes say, the first one has said."""


def settings(options: Options, kept: dict[str, Any] | None, small: bool) -> Config:
    """A checkpoint's own configuration, with what a file changes; a new one is small on a CPU, and its policy has the
    shape of the weights that it begins with."""
    given = read_config(options.config) if options.config else {}
    if (other := given.pop("game", options.game)) != options.game:
        raise TrainingError(f"{options.config} is for {other}, not for {options.game}.")
    for number in (*given.get("players", ()), *given.get("rival_players", ())):
        known_table(options.game, number)
    if kept is not None:
        before = read_kept(kept, options.resume)
        if before.game != options.game:
            raise TrainingError(f"{options.resume} is a run of {before.game}, not of {options.game}.")
        check_sizes(before, given, options)
        config = dataclasses.replace(before, **given)
        check_rival(config, given)
        return config
    config = Config(game=options.game, **{**(SMALL if small else {}), **given})
    check_rival(config, given)
    if options.against:
        config = dataclasses.replace(config, against=options.against)
    if options.start:
        weights = named_weights(options.start, options.game)
        width, blocks = len(weights.first_bias), len(weights.blocks)
        config = dataclasses.replace(config, start=options.start, width=width, blocks=blocks)
    if options.critic:
        config = dataclasses.replace(config, critic=options.critic)
    return config
