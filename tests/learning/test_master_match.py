"""A master among champions in many games at once: the very games that the arena plays. Most of it without PyTorch."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from whistlestop import maps, rules
from whistlestop.arena.match import Table
from whistlestop.bots import entry_points
from whistlestop.bots.champion import shipped
from whistlestop.bots.champion.rounds import Round
from whistlestop.bots.champion.trial_games import TrialGames, rows_of
from whistlestop.bots.champion.weights import Weights
from whistlestop.bots.players.champion import weights_for
from whistlestop.bots.players.protocol import FREE
from whistlestop.game import SPECTATOR
from whistlestop.learning import master_match
from whistlestop.learning.errors import REFUSED, TrainingError
from whistlestop.learning.master_match import Options, main, run
from whistlestop.learning.match_games import Match, Played, Tally, Terms
from whistlestop.learning.match_progress import Progress
from whistlestop.learning.match_summary import summary
from whistlestop.learning.network_on_cpu import NetworkOnCpu

FEW = 4  # trial games a decision


def match_of(game: str, terms: Terms) -> Match:
    board, weights = maps.board(game), network_of(game)
    return Match(board, weights, NetworkOnCpu(board, weights), terms)


def network_of(game: str) -> Weights:
    weights = weights_for(maps.load(game))
    assert weights is not None
    return weights


def silent(_: object) -> None:
    """Nobody listens."""


@pytest.mark.parametrize(
    "game, players, rollouts", [("north_america", 2, FEW), ("europe", 3, None), ("card_game", 2, FEW)]
)
def test_a_match_plays_the_games_of_the_arena(game: str, players: int, rollouts: int | None) -> None:
    """Byte for byte, with `master@4` and `champion` at the table."""
    match = match_of(game, Terms(players, players, 5, rollouts))
    played = [it for ended in match.play() for it in ended]
    assert sorted(it.seat for it in played) == list(range(players))
    for it in played:
        seating = ["champion"] * players
        if rollouts is not None:
            seating[it.seat] = f"master@{rollouts}"
        table = Table(maps.load(game), seating, 5, FREE)
        table.play(it.deal)
        number = players * it.deal + it.seat
        assert table.final.tobytes() == rules.seen(match.tables.states, SPECTATOR, number).tobytes()
        assert it.totals == table.score[0]["total"][:players].tolist()
        assert it.tally.decisions >= it.tally.searches >= it.tally.changed
        assert (it.tally.searches > 0) == (rollouts is not None)


def test_a_champion_in_the_masters_place_is_even() -> None:
    lines: list[dict[str, Any]] = []
    options = Options("card_game", games=12, bot="champion", device="cpu")
    told = run(options, silent, lines.append)
    assert told["share"] == 0.5
    assert told["error"] == 0
    assert told["points"] == told["others_points"]
    assert sorted((it["deal"], it["seat"]) for it in lines) == [(deal, seat) for deal in range(6) for seat in (0, 1)]


def test_the_error_is_that_of_deals() -> None:
    """A deal that one seat wins whoever sits there says nothing, however often it is played."""

    def game(deal: int, seat: int, share: float) -> Played:
        return Played(deal, seat, 0, 60, share, [100, 80], [1, 2], Tally(10, 5, 1))

    even = [game(deal, seat, float(seat == deal % 2)) for deal in range(4) for seat in (0, 1)]
    assert (summary(even)["share"], summary(even)["error"]) == (0.5, 0.0)
    uneven = [game(deal, seat, float(deal < 2)) for deal in range(4) for seat in (0, 1)]
    assert (summary(uneven)["share"], summary(uneven)["error"]) == (0.5, pytest.approx(0.2887, abs=1e-4))
    assert summary(even[:2])["error"] is None
    assert summary(even)["points"] == summary(even)["others_points"] == 90


def test_the_time_left_becomes_less() -> None:
    said: list[str] = []
    progress = Progress(4, 50.0, said.append)
    left = [progress.undone(decisions) for decisions in (0, 10, 100, 190, 400)]
    assert left == sorted(left, reverse=True)
    assert left[2] == pytest.approx(1 / 3)
    progress.show([], 0)
    assert not said  # so soon nobody asks
    played = [Played(deal, seat, 0, 60, float(seat), [9, 8], [1, 2], Tally()) for deal in (0, 1) for seat in (0, 1)]
    progress.show(played, 200)
    assert said[0].endswith("200 decisions, 4 of 4 games, 50.0% ± 0.0%")  # as the summary says it: by deals


@pytest.mark.parametrize(
    "wrong, sentence",
    [
        (["nort_america"], "There is no game nort_america; did you mean north_america?"),
        (["europe", "--players", "6"], "europe is for 2 to 5 players, not 6."),
        (["europe", "--players", "3", "--games", "400"], "has to be a multiple of 3, not 400."),
        (["europe", "--games", "0"], "has to be a multiple of 2, not 0."),
        (["europe", "--trials", "0"], "The master needs one trial game at least."),
        (["europe", "--candidates", "1"], "A search needs two candidates at least."),
        (["europe", "--spread", "0"], "The spread has to be more than 0, and the caution cannot be less."),
        (["europe", "--weights", "nowhere.npz", "--device", "cpu"], "nowhere.npz does not exist."),
        (["europe", "--out", "no/such/folder/x.jsonl"], "no/such/folder/x.jsonl: No such file or directory."),
    ],
)
def test_what_cannot_be_is_one_sentence(wrong: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(wrong) == REFUSED
    assert capsys.readouterr().err.endswith(f"{sentence}\n")


def test_without_pytorch_there_is_no_match_on_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistlestop.learning.device.has_torch", lambda: False)
    with pytest.raises(TrainingError, match="A match on a GPU needs PyTorch"):
        run(Options("card_game", device="cuda"), silent, silent)


def test_the_command_writes_a_line_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    given = ["card_game", "--games", "2", "--trials", "2", "--seed", "3", "--caution", "0.5", "--candidates", "2"]
    assert main([*given, "--device", "cpu", "--out", str(out)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["caution"], told["candidates"], told["trials"]) == (0.5, 2, 2)
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert sorted(line["seat"] for line in lines) == [0, 1]
    assert told["share"] == pytest.approx(sum(line["share"] for line in lines) / 2)
    assert told["searches"] == sum(line["searches"] for line in lines)


def test_it_is_said_who_played_the_trial_games(capsys: pytest.CaptureFixture[str]) -> None:
    small, large = shipped.small_path_of("card_game"), shipped.path_of("card_game")
    played: dict[str, list[str]] = {}
    for given in ([], ["--small", str(small)], ["--small", "none"], ["--weights", str(large)]):
        assert main(["card_game", "--games", "2", "--trials", "6", "--device", "cpu", *given]) == 0
        *games, told = capsys.readouterr().out.splitlines()
        played.setdefault(json.loads(told)["small"], games)
    assert list(played) == ["champion", str(small), "none"]
    assert played["champion"] == played[str(small)]
    assert played["champion"] != played["none"]


def test_settings_are_those_of_the_search() -> None:
    assert master_match.read_arguments(["europe"]) == Options("europe")


# --- as on a GPU ------------------------------------------------------------------------------------------------------


class OnHost(np.ndarray[Any, Any]):
    def copy_to_host(self) -> Any:
        return np.asarray(self)


class TrialsOnHost:
    """What `envs.gpu_trials.GpuTrials` does, by the entry points of the CPU."""

    def __init__(self, board: Any, worlds: Any, world_of: Any, seats: Any, luck: Any) -> None:
        self.number, self.board, self.luck = len(world_of), board, luck
        self.rows = TrialGames(rows_of(worlds, world_of), board, None)  # type: ignore[arg-type]
        self.rows.seats[:] = seats
        self.world_of = world_of
        self.seats = self.rows.seats.astype(np.int32)
        self.games, self.chosen = np.arange(self.number, dtype=np.int32), np.zeros(self.number, np.int32)
        self.observed, self.mask = np.ones_like(self.rows.observed), np.ones_like(self.rows.mask)
        self.totals, self.ranks = (np.zeros((self.number, 5), np.int16).view(OnHost) for _ in range(2))

    def renew_luck(self, going: int) -> None:
        for game in self.games[:going].astype(np.int64):
            own = self.luck[self.world_of[game] : self.world_of[game] + 1]
            entry_points.renew_luck(self.rows.states[game : game + 1], np.zeros(1, np.int64), own)

    def take(self, going: int) -> None:
        self.rows.take(self.games[:going], self.chosen[:going])
        self.seats[:] = self.rows.seats
        over = self.games[:going][self.seats[self.games[:going]] < 0]
        scores = rules.score(rows_of(self.rows.states, over), self.board)
        self.totals[over], self.ranks[over] = scores["total"], scores["rank"]

    def look(self, going: int) -> None:
        assert not self.observed[:going].any()  # rows are cleared before
        assert not self.mask[:going].any()
        self.rows.look(self.games[:going])
        self.observed[:going], self.mask[:going] = (
            self.rows.observed[self.games[:going]],
            self.rows.mask[self.games[:going]],
        )


@pytest.mark.parametrize("game, players", [("card_game", 2), ("north_america", 3)])
def test_rounds_of_several_searches_are_tried_at_once(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The network in PyTorch finds in them what it finds with NumPy in one after the other."""
    torch = pytest.importorskip("torch", reason="needs the extra `train` (PyTorch)")
    from whistlestop.learning import network_on_gpu

    match = match_of(game, Terms(players, 2 * players, 8, FEW))
    rounds: list[Round] = []
    for _, _ in zip(match.play(), range(3), strict=False):  # later rounds of some, the set-up is over
        rounds = list(match.wanted.values())
    assert len(rounds) > 2
    trials = sum(len(it.worlds) * len(it.decisions) for it in rounds)
    monkeypatch.setattr(network_on_gpu, "AT_ONCE", 2 * trials // 3)  # in two lots
    there = network_on_gpu.NetworkOnGpu(match.board, match.weights, torch.device("cpu"), TrialsOnHost)  # type: ignore[arg-type]
    observed = match.tables.observed[:4]
    assert np.allclose(there.think(observed), match.network.think(observed), atol=1e-3)
    for one, other in zip(there.try_out(rounds), match.network.try_out(rounds), strict=True):
        assert np.allclose(one.promised, other.promised, atol=1e-3)
        assert np.array_equal(one.worth, other.worth)


def test_a_game_that_is_played_says_all_there_is_to_say() -> None:
    line = master_match.as_line(Played(3, 1, 0, 60, 0.5, [90, 90], [1, 1], Tally(30, 20, 4)))
    assert set(line) == {it.name for it in (*dataclasses.fields(Played), *dataclasses.fields(Tally))} - {"tally"}
