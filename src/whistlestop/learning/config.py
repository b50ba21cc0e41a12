"""How a network is trained: numbers, from a TOML file. They are kept in every checkpoint."""

from __future__ import annotations

import dataclasses
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from whistlestop.bots.champion.worth import MARGIN

from .errors import TrainingError

LISTS = ("players", "rival_players")


@dataclass(frozen=True)
class Limit:
    """What numbers may be."""

    names: tuple[str, ...]
    least: float
    most: float
    words: str

    def check(self, config: Config) -> None:
        """TrainingError if one of them is something else; also if it is no number at all."""
        for name in self.names:
            value = getattr(config, name)
            if not self.least <= value <= self.most:
                raise TrainingError(f"{name} has to be {self.words}, not {value}.")


MOST = sys.float_info.max  # anything but infinite
LIMITS = (
    Limit(("games", "steps", "width", "critic_width", "minibatch", "epochs"), 1, MOST, "1 or more"),
    Limit(("horizon", "snapshot_every", "snapshots"), 1, MOST, "1 or more"),
    Limit(("seed", "apart", "blocks", "critic_first", "critic_again", "warm_up"), 0, MOST, "0 or more"),
    Limit(("rate", "critic_rate", "rival_rate", "rate_end", "entropy", "entropy_end", "clip"), 0, MOST, "0 or more"),
    Limit(("advice",), -MOST, MOST, "a number"),
    Limit(("trace", "others", "margin", "scripted", "alone", "past", "rival"), 0, 1, "between 0 and 1"),
)


@dataclass(frozen=True)
class Config:
    game: str
    seed: int = 1
    # the batch
    games: int = 32_768  # at a time
    steps: int = 32  # decisions in each between two updates
    players: tuple[int, ...] = ()  # numbers of players, to go through in turn; empty: every one that the game has
    apart: int = 60  # decisions of each player by which games are apart when a run begins
    # the networks
    width: int = 512
    blocks: int = 2
    critic_width: int = 384
    advice: float = 4.0  # how strongly the network begins by doing what the scripted bot advises
    # learning
    minibatch: int = 32_768
    epochs: int = 2
    rate: float = 3e-4  # of the policy
    critic_rate: float = 3e-4  # at which the critic learns, however slow the policy has become: it has to follow it
    entropy: float = 0.01
    horizon: int = 1_000_000_000  # decisions over which rate and entropy fall to `rate_end` and `entropy_end`
    rate_end: float = 0.1
    entropy_end: float = 0.2
    clip: float = 0.2
    trace: float = 0.95  # lambda, from one decision of a seat to its next
    others: float = 0.3  # share of the others' decisions from which the critic learns as well
    margin: float = MARGIN  # how much of what counts is the margin in points; the rest is winning
    # who sits at the tables beside the network itself
    scripted: float = 0.05  # share of the games with one scripted bot
    alone: float = 0.3  # share of the games in which it sits alone among scripted bots
    past: float = 0.15  # share of the games with an earlier version
    snapshot_every: int = 40  # iterations between two versions that are kept
    snapshots: int = 4
    rival: float = 0.0  # share of the games with a rival: a network that learns only to beat this one
    rival_players: tuple[int, ...] = ()  # numbers of players at its tables; empty: those of all the others
    rival_start: str = ""  # weights that the rival begins with, instead of none
    rival_rate: float = 3e-4  # at which it learns, however slow the policy has become: it has to follow it
    against: str = ""  # weights to be beaten: they take every other seat of every game
    # where it begins
    start: str = ""  # weights that the policy begins with, instead of none
    critic: str = ""  # a file of the critic that it begins with, instead of none
    critic_first: int = 120  # iterations in which the critic alone learns, if only the policy began with weights
    critic_again: int = 20  # the same if the critic did so too: it knew another policy, or other company
    warm_up: int = 10  # iterations of the policy in which its rate rises: the optimiser knows nothing yet
    # machinery
    compiled: bool = True  # let PyTorch compile its graphs; on a GPU only

    def __post_init__(self) -> None:
        for limit in LIMITS:
            limit.check(self)
        if self.scripted + self.alone + self.past + self.rival > 1:
            raise TrainingError(
                "scripted, alone, past and rival are shares of the games: together they can be no more than 1."
            )
        if self.against and self.rival:
            raise TrainingError("With `against` every other seat has the network to be beaten: there is no rival.")

    @property
    def critic_alone(self) -> int:
        """Iterations in which only the critic learns, when a run begins."""
        if not self.start:
            return 0
        return self.critic_again if self.critic else self.critic_first

    def share(self, decisions: int) -> float:
        """How far the schedule is, from 0 to 1."""
        return min(1.0, decisions / self.horizon)

    def rate_at(self, decisions: int, iterations: int) -> float:
        """The policy's. Both are counted from the beginning of the run."""
        return self.rate * self.warm_at(iterations) * (1 - (1 - self.rate_end) * self.share(decisions))

    def warm_at(self, iterations: int) -> float:
        """How far the rates have risen, from 0 to 1."""
        learnt = max(0, iterations - self.critic_alone)
        return min(1.0, (learnt + 1) / self.warm_up) if self.warm_up else 1.0

    def entropy_at(self, decisions: int) -> float:
        return self.entropy * (1 - (1 - self.entropy_end) * self.share(decisions))


SMALL = {  # what a CPU can do
    "games": 2048,
    "steps": 32,
    "width": 256,
    "blocks": 1,
    "critic_width": 192,
    "advice": 6.0,  # with fewer games to learn from it begins nearer to the bot, and plays less at random
    "entropy": 0.003,
    "minibatch": 4096,
    "horizon": 100_000_000,
    "compiled": False,
}


def read_config(path: str | Path) -> dict[str, Any]:
    """The settings in a file; TrainingError with one sentence if it cannot be one."""
    try:
        return checked(tomllib.loads(Path(path).read_text(encoding="utf-8")), str(path))
    except OSError as error:
        raise TrainingError(f"{path}: {error.strerror or error}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise TrainingError(f"{path} is no TOML file: {error}.") from None


def checked(settings: dict[str, Any], where: str) -> dict[str, Any]:
    fields = {field.name: field for field in dataclasses.fields(Config)}
    found: dict[str, Any] = {}
    for name, value in settings.items():
        if name not in fields:
            raise TrainingError(f"{where}: there is no setting {name}; there are {', '.join(fields)}.")
        found[name] = tuple(value) if name in LISTS and isinstance(value, list) else value
        if not fits(found[name], str(fields[name].type)):
            raise TrainingError(f"{where}: {name} has to be of type {fields[name].type}, not {value!r}.")
    return found


def read_kept(kept: dict[str, Any], where: object) -> Config:
    """The configuration in a checkpoint; settings that it does not know of are as they were before there were any."""
    before: dict[str, Any] = {"alone": 0.0, "others": 1.0, "critic_again": 0, "warm_up": 0}
    lists = {name: list(kept[name]) for name in LISTS if name in kept}
    return Config(**checked({**before, **kept, **lists}, str(where)))


def fits(value: Any, kind: str) -> bool:
    """Is this a value for a field of that type?"""
    if kind == "float":
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    if kind == "int":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == "bool":
        return isinstance(value, bool)
    if kind == "str":
        return isinstance(value, str)
    return isinstance(value, tuple) and all(fits(each, "int") for each in value)


def seating(config: Config) -> tuple[Any, ...]:
    """What decides who sits where: games go on from a checkpoint only where this is the same."""
    names = ("game", "seed", "games", "players", "scripted", "alone", "past", "rival", "rival_players", "against")
    return tuple(getattr(config, name) for name in names)


def as_dict(config: Config) -> dict[str, Any]:
    return dataclasses.asdict(config)
