"""A map that is not shipped is played like any other: the example of docs/maps.md, and odd variants of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from whistlestop import maps, rules
from whistlestop.rules import api, entry_points, phases

PAGE = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")
EXAMPLE = max(re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL), key=len)


@pytest.mark.parametrize(
    "old, new",
    [
        ("", ""),
        ("dealt = 4", "dealt = 0"),
        ("reset_at_locomotives = 3", "reset_at_locomotives = 0"),
        ("reset_at_locomotives = 3", "reset_at_locomotives = 5"),
        ("locomotives = 10", "locomotives = 0\nreset_at_locomotives = 0 #"),
        ("last_round_at = 2", "last_round_at = 9"),
        ("players = [2, 3]", "players = [2, 2]"),
        ("drawn = 3", "drawn = 6"),
    ],
)
def test_random_games_on_ones_own_map(tmp_path: Path, old: str, new: str) -> None:
    file = tmp_path / "own.toml"
    assert old in EXAMPLE
    text = EXAMPLE.replace(old, new, 1) if old else EXAMPLE
    if "#" in new:  # no locomotives: no reset either, and no ferry
        text = re.sub(r"\nreset_at_locomotives = 3", "", text)
        text = re.sub(r", ferry = \d", "", text)
    file.write_text(text, encoding="utf-8")
    assert [str(fault) for fault in maps.check(file)] == []
    map, board = maps.load(file), maps.board(file)
    for players in range(map.players[0], map.players[1] + 1):
        for first in (None, 0):
            states = rules.new(board, players, games=60, seed=players, first=first)
            for i in range(60):
                assert entry_points.play_audited(states, board, i, api.seed64(i), 40 * (i % 3), api.workspace()) == 0
                for seat in range(-1, players):
                    known = rules.seen(states, seat, i)
                    worlds = rules.resample(known, board, seat, games=2, seed=i)
                    assert rules.audit(worlds, board) is None
                    assert rules.seen(worlds, seat).tobytes() == known.tobytes()
                assert entry_points.play_audited(states, board, i, api.seed64(i), 1 << 30, api.workspace()) == 0
            assert (states["phase"] == phases.OVER).all()
