#!/usr/bin/env python3
"""How long a newcomer waits: from `dev.py run` in a fresh clone to a bot's answer to a first turn.

    uv run python tools/first_start.py            # clones this repository into a temporary folder

Once with all caches empty, and once more when the packages are there but nothing is compiled. Printed are seconds
on the clock, since `dev.py run` was started.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from whistlestop.client import Client, SeatState, TableSettings
from whistlestop.game.notation.actions import Keep

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 300.0  # seconds until we give up


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--bot", default="blocker", help="who answers (blocker)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="whistlestop-first-") as name:
        folder = Path(name)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "clone")], check=True)
        for what in ("nothing is there", "packages are there"):
            print(f"{what}:", flush=True)
            start_and_play(folder, what.split()[0], options.bot)
    return 0


def start_and_play(folder: Path, name: str, bot: str) -> None:
    port = free_port()
    began = time.monotonic()
    with (folder / f"{name}.log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "dev.py", "run"],
            cwd=folder / "clone",
            env=environment(folder, name, port),
            start_new_session=True,
            stdout=log,
            stderr=log,
        )
        try:
            asyncio.run(play(f"http://127.0.0.1:{port}", began, bot))
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(60)


def environment(folder: Path, name: str, port: int) -> dict[str, str]:
    """That of a machine on which nothing was ever compiled, and fetched only what this clone has fetched."""
    ours = ("VIRTUAL_ENV", "WHISTLESTOP")
    return {key: value for key, value in os.environ.items() if not key.startswith(ours)} | {
        "WHISTLESTOP_CACHE": str(folder / f"{name}-kernels"),
        "WHISTLESTOP_DATABASE": str(folder / f"{name}.sqlite"),
        "WHISTLESTOP_PORT": str(port),
        "UV_CACHE_DIR": str(folder / "uv"),
        "BROWSER": "true",
        "HOME": str(folder),
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def play(url: str, began: float, bot: str) -> None:
    """Wait for the page, then the first turn of each game against a bot."""
    while not answers(url):
        if time.monotonic() - began > LONGEST:
            raise TimeoutError(f"There is no page after {LONGEST:.0f} s.")
        await asyncio.sleep(0.05)
    tell(began, "the page answers")
    for game in ("europe", "north_america", "card_game"):
        async with Client(url, name="Newcomer") as client:
            table = await client.create(TableSettings(game=game, players=2, bots=(bot,), first=0, pace="quick"))
            state = await client.begin(table, 0)
            tell(began, f"{game}: the game has begun")
            await first_turn(client, table, state)
            tell(began, f"{game}: the bot has answered")


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url + "/", timeout=2):
            return True
    except (OSError, urllib.error.URLError):
        return False


async def first_turn(client: Client, table: str, state: SeatState) -> None:
    """Keep tickets and take a turn; until the bot has done something in its own."""
    acted, seen = False, 0
    while not acted or not any(getattr(event, "seat", None) == 1 for event in state.events[seen:]):
        if state.legal:
            seq, action = state.seq, state.legal[0]
            acted = acted or not isinstance(action, Keep)
            seen = len(state.events)
            state.legal = ()
            await client.move(table, 0, action, after=seq)
        else:
            await state.change()


def tell(began: float, what: str) -> None:
    print(f"{time.monotonic() - began:6.1f} s  {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
