"""`bench champion`: what a decision of the champion costs, and its parts; how many trial games the master plays."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

POSITIONS = 64
SEARCHES = 6  # of the master, a second each, at tables of two


def measure(games: list[str], seconds: float) -> list[dict[str, Any]]:
    """CPU time on one core, in milliseconds, and trial games in a second; positions of all numbers of players, from
    games of the scripted bot."""
    return [row(game, seconds) for game in games]


def row(name: str, seconds: float) -> dict[str, Any]:
    from whistlestop import game as games
    from whistlestop import maps
    from whistlestop.bots.champion.network import think
    from whistlestop.bots.observation.api import observe
    from whistlestop.bots.players import make_player
    from whistlestop.bots.players.champion import weights_for

    map, board = maps.load(name), maps.board(name)
    weights = weights_for(map)
    if weights is None:
        return {"game": name}
    champion, script = make_player("champion"), make_player("planner")
    low, high = map.players
    tables: list[tuple[Any, int]] = []
    for seed in range(POSITIONS // 8):
        played = games.new(map, low + seed % (high - low + 1), seed=seed)
        for moment in range(8 * 12):
            seat = played.pending[0]
            if moment % 12 == 11 and len(played.legal_decisions(seat)) > 1:
                tables.append((played.copy(), seat))
            played.play(script.decide(played, seat))
            if played.is_over:
                break
    known = [(table.seen(seat), seat) for table, seat in tables]
    observed = [observe(record, board, seat).observed for record, seat in known]
    return {
        "game": name,
        "decision_ms": each(seconds, lambda n: champion.decide(*tables[n]), len(tables)),
        "observation_ms": each(seconds, lambda n: observe(known[n][0], board, known[n][1]), len(tables)),
        "network_ms": each(seconds, lambda n: think(weights, observed[n]), len(tables)),
        "trial_games": trial_games(known, board, weights),
    }


def trial_games(known: list[tuple[Any, int]], board: Any, weights: Any) -> int:
    """How many trial games the master plays in its second on one core: the mean of some searches that use all of it, at
    the smallest tables, at moments from all over the game."""
    from whistlestop.bots.champion import search
    from whistlestop.bots.champion.network import think
    from whistlestop.bots.observation.api import observe

    found: list[int] = []
    fewest = min(int(record[0]["players"]) for record, _ in known)
    some = [it for it in known if int(it[0][0]["players"]) == fewest]
    step = max(1, len(some) // SEARCHES)
    for record, seat in (it for first in range(step) for it in some[first::step]):
        observed, mask, _ = observe(record, board, seat)
        logits, _ = think(weights, observed)
        under_way = search.begin_search(record, board, seat, logits, mask, seed=len(found), rollouts=None)
        search.finish(under_way, weights, time.perf_counter(), search.MILLISECONDS)
        if under_way.trials:
            found.append(under_way.trials)
        if len(found) == SEARCHES:
            break
    return round(sum(found) / max(1, len(found)))


def each(seconds: float, work: Callable[[int], Any], number: int) -> float:
    """The mean of the CPU time that this takes, one place after the other."""
    for n in range(number):
        work(n)
    done, begin, used = 0, time.perf_counter(), time.thread_time()
    while done == 0 or time.perf_counter() - begin < seconds:
        for n in range(number):
            work(n)
        done += number
    return round(1000 * (time.thread_time() - used) / done, 4)


def show(rows: list[dict[str, Any]]) -> str:
    lines = [
        f"{'ms of one core':<16}{'a decision':>14}{'observation':>14}{'network':>14}   trial games of the master in 1 s"
    ]
    for it in rows:
        numbers = (it.get(name) for name in ("decision_ms", "observation_ms", "network_ms", "trial_games"))
        lines.append(f"{it['game']:<16}" + "".join(f"{'none' if n is None else n:>14}" for n in numbers))
    return "\n".join(lines)


def as_json(rows: list[dict[str, Any]]) -> str:
    return json.dumps({"rows": rows}, indent=1)
