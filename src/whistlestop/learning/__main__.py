"""`python -m whistlestop.learning GAME ...`: training on machines that have PyTorch and little else."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from typing import Any

from whistlestop.bots.champion.weights import WeightsError

from .command import Options, after_interrupt, run
from .errors import INTERRUPTED, REFUSED, TrainingError

PATIENCE = 30.0  # seconds in which the first of several processes ought to have found the same fault


def report(told: dict[str, Any]) -> None:
    if told["iterations"] <= 5 or told["iterations"] % 25 == 0 or "strength" in told or "final" in told:
        print(json.dumps(told), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m whistlestop.learning")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8.0)
    for name in ("--config", "--resume", "--start", "--critic", "--against", "--out", "--device"):
        parser.add_argument(name)
    parser.add_argument("--evaluation", type=int)
    options = Options(**vars(parser.parse_args()))
    try:
        run(options, lambda line: print(line, flush=True), report)
    except KeyboardInterrupt:
        print(after_interrupt(options), file=sys.stderr)
        return INTERRUPTED
    except (TrainingError, WeightsError) as error:
        complain(str(error))
        return REFUSED
    return 0


def complain(sentence: str) -> None:
    """Of several processes the first one says it: when it ends, torchrun ends the others. If another ended before it,
    it would be ended itself before it had spoken. What is wrong in one process alone, that one says in the end."""
    try:
        time.sleep(0.0 if os.environ.get("RANK", "0") == "0" else PATIENCE)
    except KeyboardInterrupt:
        return
    print(sentence, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
