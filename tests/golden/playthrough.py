"""Golden playthroughs: one short game a game and number of players, as text that a person can read.

`python tests/golden/playthrough.py` writes them anew; look at the difference before you commit it.
"""

from __future__ import annotations

import random
import sys
import zlib
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parent))

from policies import GAMES, POLICIES, fewest_kept, uniform  # noqa: E402
from position import position_of, scores_of  # noqa: E402
from whistlestop import maps, rules  # noqa: E402
from whistlestop.game.chance import KIND_NAMES, outcome_text  # noqa: E402
from whistlestop.game.notation.actions import about_move, actions_of  # noqa: E402
from whistlestop.game.notation.cards import KINDS  # noqa: E402
from whistlestop.game.notation.names import names_of  # noqa: E402


def cards(counts: object) -> str:
    assert isinstance(counts, list)
    return ", ".join(f"{n} {KINDS[kind]}" for kind, n in enumerate(counts) if n) or "none"


def playthrough(name: str, players: int) -> str:
    """The whole game: each decision with what was legal, each chance outcome, the position turn by turn, the scores."""
    map, board = maps.load(name), maps.board(name)
    luck = random.Random(f"golden {name} {players}")
    states = rules.new(board, players, seed=1)
    lines = [f"{map.name}, {players} players", ""]
    turn = 0
    while True:
        kind, pool = rules.chance_pool(states, board)
        seats = rules.to_move(states)
        if pool:
            outcome = luck.choices(list(pool), list(pool.values()))[0]
            lines.append(
                f"  chance: {outcome_text(names_of(map), KIND_NAMES[kind], outcome)}  (of {sum(pool.values())})"
            )
            rules.apply_chance(states, board, outcome)
            continue
        if not seats:
            break
        if int(states[0]["turn"]) != turn:
            turn = int(states[0]["turn"])
            lines += ["", *situation(turn, states, board)]
        seat = luck.choice(seats)
        legal = rules.legal(states, board, seat)
        options = fewest_kept(legal) or legal
        decision = POLICIES["claimer"](options, luck) if luck.random() < 0.7 else uniform(options, luck)
        said = actions_of(map).action(decision, *about_move(states))
        lines.append(f"  seat {seat}: {said}  [{decision}; {choices(map, states, legal)}]")
        rules.apply(states, board, seat, decision)
    lines += ["", "over"]
    for seat, score in enumerate(scores_of(states, board)):
        lines.append(f"  seat {seat}: " + ", ".join(f"{key} {value}" for key, value in score.items()))
    return "\n".join(lines) + "\n"


def choices(map: maps.Map, states: Any, legal: list[int]) -> str:
    """What was legal: in words if there is little of it, else how many and a check sum of the numbers."""
    if len(legal) <= 8:
        return "of " + ", ".join(str(actions_of(map).action(option, *about_move(states))) for option in legal)
    return f"of {len(legal)}, {zlib.crc32(repr(legal).encode()):08x}"


def situation(turn: int, states: object, board: object) -> list[str]:
    """What the mover sees, in two lines."""
    position = position_of(states, board)
    seat = position["pending"][0]  # type: ignore[index]
    hand, row, held = position["hands"][seat], position["row"], position["held"][seat]  # type: ignore[index]
    last = position["last_turns"]
    ends = f", {last} turns left" if last else ""
    return [
        f"turn {turn}, seat {seat}, row {cards(row)}, deck {sum(position['deck'])}{ends}",  # type: ignore[call-overload]
        f"  hand {cards(hand)}; tickets {held}; points {position['points']}; trains {position['trains']}",
    ]


def file_of(name: str, players: int) -> Path:
    return FOLDER / f"{name}_{players}.txt"


if __name__ == "__main__":
    for game, number in GAMES:
        file_of(game, number).write_text(playthrough(game, number), encoding="utf-8")
