"""`python -m whistlestop.learning GAME ...`: training on machines that have PyTorch and little else."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Any

from whistlestop.bots.champion.weights import WeightsError

from .command import Options, run
from .errors import TrainingError

INTERRUPTED = 130  # as shells have it


def report(told: dict[str, Any]) -> None:
    if told["iterations"] <= 5 or told["iterations"] % 25 == 0 or "strength" in told or "final" in told:
        print(json.dumps(told), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m whistlestop.learning")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8.0)
    for name in ("--config", "--resume", "--start", "--against", "--out", "--device"):
        parser.add_argument(name)
    parser.add_argument("--evaluation", type=int, default=1024)
    try:
        run(Options(**vars(parser.parse_args())), lambda line: print(line, flush=True), report)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (TrainingError, WeightsError) as error:
        if os.environ.get("RANK", "0") == "0":  # of several processes one says it
            print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
