"""Do all targets give the same bytes? Whole random games, the records and scores of two targets side by side."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

from whistlestop import maps

GAMES = {"north_america": (2, 3, 4, 5), "europe": (2, 3, 4, 5), "card_game": (2, 3, 4)}


def digests(game: str, players: int, games: int, seed: int) -> list[str]:
    """One digest a game: the final record and its score, on this process's target."""
    from whistlestop import rules

    board = maps.board(game)
    states = rules.new(board, players, games=games, seed=seed)
    rules.play_random(states, board, seed=seed)
    scores = rules.score(states, board)
    return [digest(states[i].tobytes() + scores[i].tobytes()) for i in range(games)]


def digests_on_gpu(game: str, players: int, games: int, seed: int) -> list[str]:
    from whistlestop.rules.gpu import Batch

    batch = Batch(maps.board(game), games)
    scores, _ = batch.play(players, seed, seed)
    states = batch.states.copy_to_host()
    return [digest(states[i].tobytes() + scores[i].tobytes()) for i in range(games)]


def digests_in_plain_python(game: str, players: int, games: int, seed: int) -> list[str]:
    """The same in a process of its own, where nothing is compiled."""
    call = f"compare.digests({game!r}, {players}, {games}, {seed})"
    program = f"import json; from whistlestop.bench import compare; print(json.dumps({call}))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        env={**os.environ, "WHISTLESTOP_KERNEL": "python"},
        capture_output=True,
        text=True,
    )
    result: list[str] = json.loads(done.stdout)
    return result


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


TARGETS = {"gpu": digests_on_gpu, "python": digests_in_plain_python}


def compare(target: str, games: int, seed: int) -> int:
    """Print a line for each game and number of players; how many of them differ."""
    wrong = 0
    for game, counts in GAMES.items():
        for players in counts:
            mine = digests(game, players, games, seed)
            other = TARGETS[target](game, players, games, seed)
            differ = [i for i in range(games) if mine[i] != other[i]]
            wrong += bool(differ)
            verdict = f"{len(differ)} differ, the first is game {differ[0]}" if differ else "byte for byte the same"
            print(f"{game:<14} {players} players  {games} games on cpu and {target}: {verdict}", flush=True)
    return wrong
