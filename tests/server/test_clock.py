"""Time goes by what passes: a clock that is set gives and takes nobody's time, and nothing stored is after now."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from whistlestop.server.store import Row, connect
from whistlestop.server.store.clock import Clock

HOUR = 3600.0


class Hands:
    """A clock on the wall, and the time that passes."""

    def __init__(self) -> None:
        self.wall, self.passed = 1_800_000_000.0, 50.0
        self.clock = Clock(lambda: self.wall, lambda: self.passed)

    def wait(self, seconds: float) -> None:
        """As the sweep meets it: every two seconds."""
        for _ in range(int(seconds / 2)):
            self.wall += 2
            self.passed += 2
            self.clock.meet()


@pytest.mark.parametrize("by", [-HOUR, HOUR])
def test_a_clock_that_is_set_gives_and_takes_nothing(by: float, caplog: pytest.LogCaptureFixture) -> None:
    hands = Hands()
    hands.wait(100)
    before = hands.clock.now()
    hands.wall += by
    with caplog.at_level(logging.WARNING):
        hands.wait(60)
    assert abs(hands.clock.now() - before - 60_000) <= 600  # a hundredth
    assert caplog.messages == [f"the clock was set by {int(by)} seconds; games go on by the time that passes"]
    hands.wait(110 * HOUR)
    assert abs(hands.clock.now() - 1000 * hands.wall) < 100  # and it is right again in the end


def test_it_never_goes_back() -> None:
    hands = Hands()
    last = hands.clock.now()
    for by in (0.0, -HOUR, 5.0, -0.5, HOUR, -86_400.0):
        hands.wall += by
        for _ in range(5):
            hands.wait(2)
            assert hands.clock.now() > last
            last = hands.clock.now()


def test_a_start_goes_on_where_the_log_ends(caplog: pytest.LogCaptureFixture) -> None:
    hands = Hands()
    later = int(1000 * (hands.wall + HOUR))
    hands.clock.begin(later)
    assert hands.clock.now() == later
    assert caplog.messages == ["the clock is 3600 seconds behind what is stored; time goes on from there"]
    hands.clock.begin(later - int(2000 * HOUR))
    assert hands.clock.now() == int(1000 * hands.wall)


def test_a_store_is_never_before_its_last_row(tmp_path: Path) -> None:
    async def run() -> None:
        path = str(tmp_path / "s.sqlite")
        store = connect(path)
        await store.open(lambda _: None)
        later = store.now() + 3_600_000
        await store.append(Row("g", 1, later, "anna", None, 1, "m", "{}", "made"), None)
        await store.close()
        again = connect(path)
        await again.open(lambda _: None)
        assert again.now() >= later
        await again.close()

    asyncio.run(run())
