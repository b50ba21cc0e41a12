"""Which traits tuning changes goes by their names: a new one of the card game has to be listed there."""

from __future__ import annotations

import re
from pathlib import Path

from whistlestop.bots import tuning
from whistlestop.bots.traits import TRAITS

BOTS = Path(tuning.__file__).parent


def read_in(folder: str) -> set[str]:
    """The traits that a folder's policies read."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in (BOTS / folder).glob("*.py"))
    return set(re.findall(r"\btraits\.([a-z_]+)", text)) & set(TRAITS.names or ())


def test_tuning_changes_what_the_game_reads() -> None:
    assert read_in("card_game") <= set(tuning.CARD_TRAITS)
    assert read_in("map_games") <= set(tuning.MAP_TRAITS)
    assert len(read_in("card_game")) > 8
    assert set(tuning.CARD_TRAITS) | set(tuning.MAP_TRAITS) == set(TRAITS.names or ())
