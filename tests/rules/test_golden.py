"""Nothing changes by accident: golden playthroughs, the perft table, and a signature for each game and player count."""

from __future__ import annotations

import copy
import hashlib
from pathlib import Path

import pytest

from golden.playthrough import file_of, playthrough
from policies import GAMES
from referee import Referee
from whistlestop import maps, rules
from whistlestop.bench import compare, perft

ROOT = Path(__file__).parents[2]

# SHA-256 of the final records and scores of 1,000 seeded games each. If a rule, the record or the generator changes on
# purpose, put the new ones in and say so in the changelog. (Saved games replay by decisions and outcomes, not by seed.)
SIGNATURES: dict[tuple[str, int], str] = {
    ("north_america", 2): "6436208911582c39",
    ("north_america", 3): "79da0718f7a31c13",
    ("north_america", 4): "21d0e6a2ed54bf0e",
    ("north_america", 5): "84610e950b8a3f27",
    ("europe", 2): "f8212856ae52d9b7",
    ("europe", 3): "5e2f482b562d00a1",
    ("europe", 4): "1c717505b5ba1180",
    ("europe", 5): "753bbde027faf7ad",
    ("card_game", 2): "7eda3608b432d6a6",
    ("card_game", 3): "018b3a9b5bc0e0fa",
    ("card_game", 4): "a44ed5d07b5aff58",
}


@pytest.mark.parametrize("name, players", GAMES)
def test_every_game_has_a_golden_playthrough_that_still_holds(name: str, players: int) -> None:
    file = file_of(name, players)
    assert file.exists(), f"write it with python tests/golden/playthrough.py: {file.name}"
    assert playthrough(name, players) == file.read_text(encoding="utf-8")


def test_every_shipped_game_and_player_count_is_covered() -> None:
    shipped = {
        (name, n) for name in maps.names() for low, high in [maps.load(name).players] for n in range(low, high + 1)
    }
    assert (
        shipped
        == set(GAMES)
        == {(name, n) for name, counts in compare.GAMES.items() for n in counts}
        == set(SIGNATURES)
    )


@pytest.mark.parametrize("name, players", GAMES)
def test_the_signature_of_a_thousand_games(name: str, players: int) -> None:
    board = maps.board(name)
    states = rules.new(board, players, games=1000, seed=1904)
    rules.play_random(states, board, seed=1904)
    found = hashlib.sha256(states.tobytes() + rules.score(states, board).tobytes()).hexdigest()[:16]
    assert found == SIGNATURES[name, players]


@pytest.mark.parametrize("name, players", GAMES)
def test_the_perft_table_is_the_one_of_the_docs(name: str, players: int) -> None:
    page = (ROOT / "docs" / "perft.md").read_text(encoding="utf-8")
    assert all(line in page for line in perft.page({name: (players,)}).splitlines())


def referee_perft(referee: Referee, depth: int) -> int:
    if depth == 0 or referee.awaiting() == "over":
        return 1
    if referee.awaiting() == "decision":
        seat = referee.pending()[0]
        moves = sorted(referee.legal(seat))
    else:
        seat, moves = -1, sorted(referee.pool())
    leaves = 0
    for move in moves if depth > 1 else []:
        below = copy.deepcopy(referee)
        if seat < 0:
            below.chance(move)
        else:
            below.play(seat, move)
        leaves += referee_perft(below, depth - 1)
    return leaves or len(moves)


@pytest.mark.parametrize("name, players", GAMES)
def test_the_referee_counts_the_same_ways(name: str, players: int) -> None:
    """Two plies from every position of the table, counted by the second implementation."""
    table = {(steps, depth): leaves for steps, depth, leaves in perft.rows(name, players)}
    referee = Referee(maps.path(name), players, 0)
    for step in range(max(perft.DEPTHS) + 1):
        if step in perft.DEPTHS:
            assert referee_perft(referee, 2) == table[step, 2]
        if referee.awaiting() == "decision":
            seat = referee.pending()[0]
            legal = sorted(referee.legal(seat))
            referee.play(seat, legal[step % len(legal)])
        elif referee.awaiting() != "over":
            pool = sorted(referee.pool())
            referee.chance(pool[step % len(pool)])
