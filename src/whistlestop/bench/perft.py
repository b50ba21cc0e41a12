"""Perft: how many ways lead how deep. Leaf counts to a fixed depth from fixed positions, chance enumerated.

A ply is one decision or one chance outcome. Of simultaneous choices the lowest seat goes first. Every outcome that can
happen counts once, whatever its weight. docs/perft.md has the table, so that others can check their engines against it.
"""

from __future__ import annotations

from typing import Any

from whistlestop import maps, rules

# From the position after so many steps (see `forward`), so many plies deep.
DEPTHS = {0: 4, 21: 3, 50: 4, 150: 4, 300: 3, 450: 3}


def perft(states: Any, board: Any, depth: int) -> int:
    """The leaves so many plies below game 0 of `states`, which is left as it was. A game that is over is one leaf."""
    if depth == 0:
        return 1
    _, pool = rules.chance_pool(states, board)
    seats = rules.to_move(states)
    if not pool and not seats:
        return 1
    moves = list(pool) if pool else rules.legal(states, board, seats[0])
    if depth == 1:
        return len(moves)
    leaves = 0
    for move in moves:
        below = states.copy()
        if pool:
            rules.apply_chance(below, board, move)
        else:
            rules.apply(below, board, seats[0], move)
        leaves += perft(below, board, depth - 1)
    return leaves


def forward(states: Any, board: Any, steps: int) -> None:
    """Go so many steps from the start of a game: step k (from 0) takes item k modulo n of the n legal decisions of the
    lowest seat to move, or of the n possible outcomes, in ascending order."""
    for step in range(steps):
        _, pool = rules.chance_pool(states, board)
        seats = rules.to_move(states)
        if pool:
            rules.apply_chance(states, board, sorted(pool)[step % len(pool)])
        elif seats:
            legal = rules.legal(states, board, seats[0])
            rules.apply(states, board, seats[0], legal[step % len(legal)])


def rows(game: str, players: int) -> list[tuple[int, int, int]]:
    """(steps from the start, depth, leaves) for every position and depth of the table."""
    board = maps.board(game)
    table = []
    for steps, deepest in DEPTHS.items():
        states = rules.new(board, players, first=0)
        forward(states, board, steps)
        table += [(steps, depth, perft(states, board, depth)) for depth in range(1, deepest + 1)]
    return table


def page(games: dict[str, tuple[int, ...]]) -> str:
    """The table of docs/perft.md."""
    lines = ["| game | players | steps | " + " | ".join(f"depth {depth}" for depth in range(1, 5)) + " |"]
    lines.append("|---|---|---|---|---|---|---|")
    for game, counts in games.items():
        for players in counts:
            found = {(steps, depth): leaves for steps, depth, leaves in rows(game, players)}
            for steps in DEPTHS:
                cells = [f"{found[steps, depth]:,}" if (steps, depth) in found else "" for depth in range(1, 5)]
                lines.append(f"| {game} | {players} | {steps} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"
