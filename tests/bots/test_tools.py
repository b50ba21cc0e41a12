"""The tools that measure and tune bots refuse what makes no sense before they play: one sentence, exit status 2."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from whistlestop.bots import ladder, tuning

Tool = Callable[[Sequence[str]], None]
BOTH: list[tuple[tuple[str, ...], str]] = [
    (("--players", "9"), "north_america is for 2 to 5 players, not 9."),
    (("--rivals", "racer,nope"), "there is no bot 'nope'; the bots are "),
    (("--seed", "-1"), "a seed must be a whole number from 0 to 18446744073709551615, not -1."),
    (("--game", "nope"), "nope"),
]
CASES: list[tuple[Tool, tuple[str, ...], str]] = [
    *((tool, words, complaint) for tool in (ladder.main, tuning.main) for words, complaint in BOTH),
    (ladder.main, ("--games", "0"), "--games must be 1 or more, not 0."),
    (tuning.main, ("--bot", "expert"), "there is no bot 'expert'; the bots are "),
    (tuning.main, ("--minutes", "nan"), "minutes must be a number above 0, not nan."),
    (tuning.main, ("--fixed", "nerves"), "there is no trait 'nerves'; the traits are "),
]


@pytest.mark.parametrize("tool, words, complaint", CASES)
def test_nonsense_is_refused(
    tool: Tool, words: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        tool(words)
    out, err = capsys.readouterr()
    assert (left.value.code, out) == (2, "")
    assert complaint in err.splitlines()[-1]
