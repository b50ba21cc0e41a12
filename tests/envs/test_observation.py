"""The observation: made of what a seat sees alone, described by its table, and good for every decision."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from whistlestop import maps, rules
from whistlestop.bots.observation import features
from whistlestop.bots.observation.api import observe, tables_for
from whistlestop.bots.observation.features import HIDDEN, SEEN, blocks_of, layout_of, scales, version, width
from whistlestop.bots.observation.numbering import NO_NUMBER, decisions_of, numbers_of
from whistlestop.bots.observation.page import page
from whistlestop.envs.batch import Batch
from whistlestop.rules.phases import COMPLETING, OVER

GAMES = ("north_america", "europe", "card_game")
Records = Any


def positions(game: str, players: int, number: int, seed: int = 3) -> Iterator[tuple[Records, int]]:
    """Games at random, now and then a position in which a seat has a choice that networks make."""
    board = maps.board(game)
    found = 0
    while found < number:
        states = rules.new(board, players, seed=seed)
        seed += 1
        rng = np.random.default_rng(seed)
        while found < number:
            rules.play_random(states, board, seed=int(rng.integers(1 << 30)), most=int(rng.integers(1, 12)))
            rules.settle(states, board)
            if int(states[0]["phase"]) in (OVER, COMPLETING):
                break
            seat = rules.to_move(states)[0]
            if len(rules.legal(states, board, seat)) > 1:
                found += 1
                yield states, seat


@pytest.mark.parametrize("game", GAMES)
def test_games_that_a_seat_cannot_tell_apart_look_the_same(game: str) -> None:
    board = maps.board(game)
    low, high = maps.load(game).players
    for players in range(low, high + 1):
        for states, seat in positions(game, players, 12):
            known = rules.seen(states, seat)
            expected = observe(known, board, seat)
            worlds = rules.resample(known, board, seat, games=3, seed=players)
            for i in range(3):
                found = observe(rules.seen(worlds, seat, i), board, seat)
                assert np.array_equal(found.observed, expected.observed)
                assert np.array_equal(found.mask, expected.mask)
                assert found.advice == expected.advice


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_decision_has_a_number(game: str) -> None:
    board = maps.board(game)
    decisions = decisions_of(board)
    for players in range(*maps.load(game).players):
        for states, seat in positions(game, players, 40, seed=100):
            found = observe(rules.seen(states, seat), board, seat)
            assert decisions[np.flatnonzero(found.mask)].tolist() == rules.legal(states, board, seat)
            assert found.mask[found.advice] == 1


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_says_what_its_table_says(game: str) -> None:
    board = maps.board(game)
    blocks = {block.name: block for block in blocks_of(board)}
    for states, seat in positions(game, 3, 30, seed=50):
        observed, _, advice = observe(rules.seen(states, seat), board, seat)

        def block(name: str, observed: Any = observed) -> list[int]:
            return [int(it) for it in observed[blocks[name].offset :][: blocks[name].size]]

        assert block("hand") == states[0]["hands"][seat].tolist()
        assert block("row") == states[0]["row"].tolist()
        assert block("phase").index(1) == int(states[0]["phase"]) - rules.phases.SETUP
        assert block("players") == [0, 1, 0, 0]
        assert block("advice").index(1) == advice
        assert sum(block("advice")) == 1
        assert block("seats")[8] == min(127, int(states[0]["trains"][(seat + 1) % 3]))
        if blocks["owner"].size:
            tracks = int(board[0]["tracks"])
            own = block("owner")[:tracks]
            assert own == [int(states[0]["owned"][seat][t >> 6]) >> (t & 63) & 1 for t in range(tracks)]


def test_the_advice_is_the_end_of_a_row() -> None:
    for game in GAMES:
        last = blocks_of(maps.board(game))[-1]
        assert last.name == "advice"
        assert last.offset + last.size == width(maps.board(game))


@pytest.mark.parametrize("table", [SEEN, HIDDEN])
def test_blocks_follow_one_another(table: tuple[features.Feature, ...]) -> None:
    for game in GAMES:
        blocks = blocks_of(maps.board(game), table)
        assert len({block.name for block in blocks}) == len(blocks)
        assert [block.offset for block in blocks] == np.cumsum([0, *(block.size for block in blocks)])[:-1].tolist()
        assert len(scales(maps.board(game), table)) == width(maps.board(game), table)
    assert set(features.LAYOUT.names or ()) >= {block.name for block in blocks_of(maps.board("europe"))}


def test_numbers_and_decisions_are_each_others_inverse() -> None:
    for game in GAMES:
        numbers, decisions = numbers_of(maps.board(game)), decisions_of(maps.board(game))
        assert numbers[decisions].tolist() == list(range(len(decisions)))
        assert np.count_nonzero(numbers != NO_NUMBER) == len(decisions)


def test_the_version_changes_with_what_bytes_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    board = maps.board("europe")
    before = version(board)
    assert before == tables_for(board).version == version(board)
    assert before != version(maps.board("north_america"))
    monkeypatch.setattr(features, "LOW_TRAINS", (1, 4, 6, 8, 11, 14, 18, 24))
    assert version(board) != before
    monkeypatch.undo()
    monkeypatch.setattr(features, "SEEN", (SEEN[1], SEEN[0], *SEEN[2:]))
    assert version(board) != before
    monkeypatch.undo()
    monkeypatch.setattr(features, "EDITION", features.EDITION + 1)
    assert version(board) != before


@pytest.mark.parametrize("game", GAMES)
def test_an_edition_writes_the_same_bytes(game: str) -> None:
    """Some 12,000 observations of half-random games, with what is hidden and the masks. If they change on purpose,
    `features.EDITION` has to change with them, and the networks have to be trained anew."""
    digest, rng, batch = hashlib.sha256(), np.random.default_rng(5), Batch(maps.board(game), 40, seed=11)
    for _ in range(300):
        for part in (batch.observed, batch.hidden, batch.mask):
            digest.update(part.tobytes())
        at_random = (rng.random(batch.mask.shape) * batch.mask).argmax(1)
        batch.step(np.where(rng.random(40) < 0.3, at_random, batch.advice))
    known = json.loads(Path(__file__).with_name("observations.json").read_text(encoding="utf-8"))
    assert known["edition"] == features.EDITION
    assert known[game] == digest.hexdigest()[:32]


def test_the_layout_has_a_place_for_every_block() -> None:
    layout = layout_of(maps.board("card_game"))[0]
    for block in blocks_of(maps.board("card_game")):
        assert int(layout[block.name]) == block.offset


def test_the_page_is_up_to_date() -> None:
    found = Path(__file__).parents[2] / "docs" / "observations.md"
    assert found.read_text(encoding="utf-8") == page(), (
        "python -m whistlestop.bots.observation.page > docs/observations.md"
    )
