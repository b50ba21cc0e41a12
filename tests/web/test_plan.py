"""What the planner adds up, without a browser."""

from __future__ import annotations

from pathlib import Path

from web.node import run_module

PLAN = """
const { planFor } = await import("./web/app/play/ticket_plan.js");
const store = { choices: { value: { ways: given.ways } }, map: { value: { tracks: given.tracks } } };
say(planFor(store, Object.keys(given.ways)));
"""


def test_every_card_of_a_ferry_is_counted_once(tmp_path: Path) -> None:
    """Two of this ferry's four cards are locomotives; the route that two tickets share is claimed once."""
    tracks = {
        "ferry": {"length": 4, "colour": "grey", "ferry": 2},
        "shared": {"length": 3, "colour": "blue"},
        "other": {"length": 1, "colour": "blue"},
    }
    ways = {"a": ["ferry", "shared"], "b": ["shared", "other"]}
    plan = run_module(tmp_path, PLAN, tracks=tracks, ways=ways)
    assert plan == {
        "tracks": ["ferry", "shared", "other"],
        "trains": 8,
        "cards": {"grey": 2, "blue": 4},
        "locos": 2,
    }
    assert sum(plan["cards"].values()) + plan["locos"] == plan["trains"]
