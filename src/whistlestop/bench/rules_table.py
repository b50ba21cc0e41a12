"""`bench rules`: everything measured, as one table or as JSON."""

from __future__ import annotations

import json
import os
from typing import Any

from . import rules_speed, startup
from .compare import GAMES


def measure(target: str, names: list[str], seconds: float, cold: bool) -> dict[str, Any]:
    from whistlestop.rules.state import STATE

    rows = [
        gpu_row(game, players) if target == "gpu" else cpu_row(game, players, seconds)
        for game in names
        for players in GAMES[game]
    ]
    result: dict[str, Any] = {"target": target, "bytes_per_state": STATE.itemsize, "rows": rows}
    if target == "cpu":
        result["cores"] = os.cpu_count()
        result["microseconds_per_call"] = round(rules_speed.one_call(names[0]), 2)
        if cold:
            result.update({key: round(value, 1) for key, value in startup.measure().items()})
    return result


def cpu_row(game: str, players: int, seconds: float) -> dict[str, Any]:
    one = rules_speed.on_one_core(game, players, seconds)
    return {
        "game": game,
        "players": players,
        "games_per_cpu_second": round(one.games / one.cpu_seconds),
        "decisions_per_cpu_second": round(one.decisions / one.cpu_seconds),
        "games_per_second_all_cores": round(rules_speed.on_all_cores(game, players, seconds, os.cpu_count() or 1)),
        "checksum": one.checksum,
    }


def gpu_row(game: str, players: int) -> dict[str, Any]:
    run = rules_speed.on_gpu(game, players, games=1 << 18, rounds=8)
    return {
        "game": game,
        "players": players,
        "games_per_second": round(run.games / run.wall_seconds),
        "decisions_per_second": round(run.decisions / run.wall_seconds),
        "checksum": run.checksum,
    }


TITLES = {
    "game": "game",
    "players": "players",
    "games_per_cpu_second": "games/CPU-s, 1 core",
    "decisions_per_cpu_second": "decisions/CPU-s",
    "games_per_second_all_cores": "games/s, all cores",
    "games_per_second": "games/s",
    "decisions_per_second": "decisions/s",
    "actions_per_second": "typed actions/s",
    "replay_us": "replay µs",
    "view_json_us": "view to JSON µs",
    "first_view_us": "first view µs",
    "save_us": "save µs",
    "load_us": "load µs",
}


def columns(rows: list[dict[str, Any]]) -> list[str]:
    """The rows under each other, with titles."""
    keys = [key for key in rows[0] if key in TITLES]
    cells = [[TITLES[key] for key in keys]]
    cells += [[f"{row[key]:,}" if isinstance(row[key], int) else row[key] for key in keys] for row in rows]
    widths = [max(len(line[place]) for line in cells) for place in range(len(keys))]
    lines = []
    for line in cells:
        first, *rest = [
            cell.ljust(w) if place == 0 else cell.rjust(w)
            for place, (cell, w) in enumerate(zip(line, widths, strict=True))
        ]
        lines.append("  ".join([first, *rest]))
    return lines


def show_hands(result: dict[str, Any]) -> str:
    """`bench game` as a person reads it."""
    note = "One core, CPU time. Decisions: play(int) and legal_mask(); replay: a whole stored game from integers."
    return "\n".join([*columns(result["rows"]), note])


def show(result: dict[str, Any]) -> str:
    """`bench rules` as a person reads it."""
    lines = columns(result["rows"])
    lines.append(
        f"Complete random games with final scores, on {result['target']}. {result['bytes_per_state']:,} bytes a state."
    )
    if "microseconds_per_call" in result:
        lines.append(f"One call from Python (decision, chance, next mask): {result['microseconds_per_call']} µs.")
    if "cold_all_rules" in result:
        lines.append(
            f"Start to first decision: {result['cold_one_game']} s with nothing compiled, "
            f"{result['warm_start']} s from the cache. "
            f"All rules compiled from nothing: {result['cold_all_rules']} s."
        )
    return "\n".join(lines)


def as_json(result: dict[str, Any]) -> str:
    return json.dumps(result, indent=1)
