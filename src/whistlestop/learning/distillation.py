"""`python -m whistlestop.learning.distillation GAME`: a small network learns to play like a large one.

The master's trial games are played by it: several of them take as long as one by the champion. It is shown positions
of games that the large network plays by its probabilities and the small one by what it likes best, in turns: so it also
learns what to do where it has brought itself.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from whistlestop import maps, warmup
from whistlestop.bots.champion.weights import WeightsError, fingerprint, write_weights

from .command import known_game
from .device import find_device, need_torch
from .errors import INTERRUPTED, REFUSED, TrainingError
from .named_weights import CHAMPION, named_file, named_weights

if TYPE_CHECKING:
    from .evaluation import Strength

EVALUATION = 512  # games a size of table
SECONDS = 15.0  # between two lines for people who wait
FIRST_RATE, LAST = 1e-3, 0.03  # the rate at which it learns, and what share of that is left at the end


@dataclass(frozen=True)
class Options:
    game: str
    weights: str = CHAMPION  # who is to be imitated
    minutes: float = 10.0
    out: str | None = None
    width: int = 256
    blocks: int = 1
    device: str | None = None
    games: int = 4096
    seed: int = 1

    @property
    def path(self) -> Path:
        return Path(self.out or f"runs/{self.game}.small.npz")


def run(options: Options, say: Callable[[str], None]) -> list[Strength]:
    """Learn until the time is up, and leave what was learnt in the file `options.path`; what that wins alone among
    those it has learnt from. TrainingError or WeightsError with one sentence if it cannot be."""
    check(options)
    need_torch()
    device = find_device(options.device)
    large = named_weights(options.weights, options.game)
    check_writable(options.path)
    from .imitation import Imitation

    begin = time.perf_counter()
    board = maps.board(options.game)
    learning = Imitation(large, board, options.width, options.blocks, device, options.games, options.seed)
    spoken, agreement, share = begin, 0.0, 0.0
    while share < 1:
        agreement, divergence = learning.gather(), learning.learn(rate_at(share))
        used = time.perf_counter() - begin
        share = used / (60 * options.minutes)
        if time.perf_counter() - spoken > SECONDS or share >= 1:
            spoken = time.perf_counter()
            say(
                f"{used:5.0f} s  {learning.positions / 1e6:.1f} M positions, decides alike in {agreement:.1%}, "
                f"divergence {divergence:.3f}; {max(0.0, 60 * options.minutes - used):.0f} s left"
            )
    told = {
        "like": options.weights,
        "network": fingerprint(named_file(options.weights, options.game)),
        "positions": learning.positions,
        "alike": round(agreement, 4),
        "seconds": round(time.perf_counter() - begin),
    }
    write_weights(options.path, learning.small(told))
    say(f"{options.path} is written. How strong is it? It plays {EVALUATION} games at each size of table.")
    return learning.strength(EVALUATION)


def check(options: Options) -> None:
    """TrainingError if such a thing cannot be learnt."""
    known_game(options.game)
    for wrong, sentence in (
        (not 0 < options.minutes < math.inf, "--minutes has to be more than 0."),
        (options.width < 1, "--width has to be 1 or more."),
        (options.blocks < 0, "--blocks has to be 0 or more."),
        (options.games < 1, "--games has to be 1 or more."),
        (options.seed < 0, "--seed has to be 0 or more."),
    ):
        if wrong:
            raise TrainingError(sentence)


def check_writable(path: Path) -> None:
    """TrainingError or OSError now rather than when everything has been learnt."""
    if path.is_dir():
        raise TrainingError(f"{path} is a folder; --out names the file to be written.")
    path.parent.mkdir(parents=True, exist_ok=True)
    probe = path.with_name(f"{path.name}.part")
    probe.touch()
    probe.unlink()


def rate_at(share: float) -> float:
    """At which it learns when this share of the time is over."""
    return FIRST_RATE * max(LAST, (1 + math.cos(math.pi * min(1.0, share))) / 2)


def read_arguments(arguments: Sequence[str] | None = None) -> Options:
    parser = argparse.ArgumentParser(prog="python -m whistlestop.learning.distillation")
    parser.add_argument("game")
    parser.add_argument("--weights", default=CHAMPION, help="who is to be imitated: champion, or a file")
    parser.add_argument("--minutes", type=float, default=Options.minutes)
    parser.add_argument("--out", help="the file to be written; runs/GAME.small.npz if not given")
    for name in ("width", "blocks", "games", "seed"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Options, name))
    parser.add_argument("--device", choices=("cpu", "cuda"))
    return Options(**vars(parser.parse_args(arguments)))


def main(arguments: Sequence[str] | None = None) -> int:
    options = read_arguments(arguments)

    def say(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    try:
        warmup.warm(say)
        strengths = run(options, say)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        say(f"{error.filename or options.path}: {error.strerror or error}.")
        return REFUSED
    except (TrainingError, WeightsError) as error:
        say(str(error))
        return REFUSED
    for it in strengths:
        print(f"{it.players} players, alone among {options.weights}s: {it.share:.1%} ± {it.error:.1%}")
    print(options.path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
