"""docs/api.md names everything that there is."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import get_args

import pytest

import whistlestop as ws
from whistlestop import rules
from whistlestop.game.notation import actions
from whistlestop.game.views import view

PAGE = (Path(__file__).parents[1] / "docs" / "api.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", PAGE))))


@pytest.mark.parametrize("name", [name for name in ws.__all__ if name != "__version__"])
def test_everything_at_the_top_is_there_and_named(name: str) -> None:
    assert getattr(ws, name) is not None
    assert name in NAMED


def test_a_games_methods_are_named() -> None:
    game = ws.new("card_game", seed=1)
    public = {name for name in dir(game) if not name.startswith("_")}
    assert public <= NAMED
    for name in public:
        found = inspect.getattr_static(type(game), name, None)
        if inspect.isfunction(found):
            assert found.__doc__, name


def test_actions_views_and_rules_are_named() -> None:
    assert {action.__name__ for action in get_args(actions.AnyAction)} <= NAMED
    for struct in (view.View, view.SeatView, view.OwnView):
        missing = set(struct.__struct_fields__) - NAMED - {"seat", "name"}
        assert not missing, struct.__name__
    assert set(rules.__all__) <= NAMED
