"""docs/observations.md, made from the table: `python -m whistlestop.bots.observation.page > docs/observations.md`."""

from __future__ import annotations

from whistlestop import maps

from .features import HIDDEN, SEEN, blocks_of, version, width
from .numbering import decisions_of

GAMES = ("north_america", "europe", "card_game")

INTRODUCTION = """# Observations

What a network is told: a row of signed bytes, written by one compiled function from what its seat sees and from the
advice of the scripted bot `blocker`, which is given the same. The bytes are the same on the CPU and on a GPU. Seats are
counted from the viewer: 0 is the viewer, 1 the next one clockwise. A number too large for a byte is cut off at 127. The
scale is what networks multiply a byte with. This page is made from the table in
`src/whistlestop/bots/observation/features.py`; weights are bound to its version.

Actions are numbers too: the decisions of [decisions.md](decisions.md) that the game can ask for, in ascending order,
without PASS, COMPLETE and DONE: forced decisions are taken by themselves, and tickets are completed by a fixed rule.
"""


def page() -> str:
    lines = [INTRODUCTION, "| game | version | bytes | hidden | decisions |", "|---|---|---|---|---|"]
    for game in GAMES:
        board = maps.board(game)
        sizes = f"{width(board):,} | {width(board, HIDDEN):,} | {len(decisions_of(board))}"
        lines.append(f"| `{game}` | `{version(board)}` | {sizes} |")
    for title, table in (("What the seat sees", SEEN), ("What only a critic sees, in training", HIDDEN)):
        heads = " | ".join(f"`{game}`" for game in GAMES)
        lines += ["", f"## {title}", "", "Where a block begins, and how many bytes it has.", ""]
        lines += [f"| block | {heads} | scale | meaning |", "|---|---|---|---|---|---|"]
        found = [blocks_of(maps.board(game), table) for game in GAMES]
        for blocks in zip(*found, strict=True):
            places = " | ".join(f"{block.offset}: {block.size}" if block.size else "" for block in blocks)
            lines.append(f"| `{blocks[0].name}` | {places} | 1/{round(1 / blocks[0].scale)} | {blocks[0].meaning} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(page(), end="")
