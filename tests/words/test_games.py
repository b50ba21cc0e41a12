"""Whole games, told to everybody at the table and to a spectator."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import whistlestop as ws
from whistlestop import words
from whistlestop.game.views.view import SPECTATOR

PAGE = Path(__file__).parents[2] / "docs" / "words.md"


@pytest.mark.parametrize("name, players", [("north_america", 2), ("europe", 3), ("card_game", 4)])
def test_a_whole_game_can_be_told(name: str, players: int) -> None:
    game, luck = ws.new(name, players=players, seed=7), random.Random(1)
    while not game.is_over:
        said = words.awaited(game.phase, game.pending, names=game.names, viewer=0)
        assert said[-1] in ".?"
        seat = luck.choice(game.pending)
        game.play(luck.choice(game.legal_decisions(seat)), seat)
    places = {city.id: city.name for city in game.map.cities}
    for viewer in (*range(players), SPECTATOR):
        told = [words.tell(it, names=game.names, viewer=viewer, places=places) for it in game.view(viewer).events]
        assert told[-1].startswith("The game is over.")
        assert any(sentence.startswith("You ") for sentence in told) == (viewer != SPECTATOR)
    scores = game.scores()
    assert words.say(f"decided-by-{scores.decided_by}")
    for score in scores.seats:
        assert words.score_lines(score, places=places)[-1].startswith("Total: ")


def test_the_page_for_translators_is_true() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    exec(compile(program, PAGE.name, "exec"), {})
    for name in re.findall(r"^\| `(\w+)\.ftl`", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE):
        assert (Path(words.__file__).parent / "en" / f"{name}.ftl").exists()
