"""A small network learns to play like a large one. What it learns needs PyTorch, what it says does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from whistlestop.bots.champion.weights import fingerprint, read_weights
from whistlestop.learning import distillation
from whistlestop.learning.distillation import (
    FIRST_RATE,
    LAST,
    Options,
    check_writable,
    main,
    rate_at,
    read_arguments,
    run,
)
from whistlestop.learning.errors import REFUSED, TrainingError
from whistlestop.learning.named_weights import named_file


def silent(_: object) -> None:
    """Nobody listens."""


@pytest.mark.parametrize(
    "wrong, sentence",
    [
        (["nort_america"], "There is no game nort_america; did you mean north_america?"),
        (["europe", "--minutes", "0"], "--minutes has to be more than 0."),
        (["europe", "--minutes", "nan"], "--minutes has to be more than 0."),
        (["europe", "--width", "0"], "--width has to be 1 or more."),
        (["europe", "--blocks", "-1"], "--blocks has to be 0 or more."),
        (["europe", "--games", "0"], "--games has to be 1 or more."),
        (["europe", "--seed", "-1"], "--seed has to be 0 or more."),
    ],
)
def test_what_cannot_be_is_one_sentence(wrong: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(wrong) == REFUSED
    assert capsys.readouterr().err.endswith(f"{sentence}\n")


def test_without_pytorch_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistlestop.learning.device.has_torch", lambda: False)
    with pytest.raises(TrainingError, match=r"needs PyTorch: pip install"):
        run(Options("card_game"), silent)


def test_where_nothing_can_be_written_is_said_before_it_learns(tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match=r"is a folder; --out names the file to be written\.$"):
        check_writable(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        check_writable(tmp_path / "file" / "small.npz")
    check_writable(tmp_path / "new" / "small.npz")
    assert list((tmp_path / "new").iterdir()) == []


def test_the_rate_falls() -> None:
    rates = [rate_at(share) for share in (0, 0.3, 0.6, 1, 1.1)]
    assert rates == sorted(rates, reverse=True)
    assert (rates[0], rates[-1]) == (FIRST_RATE, FIRST_RATE * LAST)


def test_it_is_written_beside_other_runs_unless_it_is_told_where() -> None:
    assert read_arguments(["europe"]) == Options("europe")
    assert Options("europe").path == Path("runs/europe.small.npz")
    assert read_arguments(["europe", "--out", "x.npz"]).path == Path("x.npz")


# --- with PyTorch -----------------------------------------------------------------------------------------------------


def test_it_learns_to_decide_alike() -> None:
    torch = pytest.importorskip("torch", reason="needs the extra `train` (PyTorch)")
    from whistlestop import maps
    from whistlestop.learning.imitation import Imitation
    from whistlestop.learning.named_weights import named_weights

    large = named_weights("champion", "card_game")
    learning = Imitation(large, maps.board("card_game"), 64, 1, torch.device("cpu"), 128, 3)
    found = []
    for _ in range(24):
        agreement = learning.gather()
        found.append((agreement, learning.learn(FIRST_RATE)))
    (first, far), (last, near) = found[0], found[-1]
    assert last > first + 0.05
    assert near < 0.8 * far
    assert learning.positions == 24 * 16 * 128


def test_what_it_has_learnt_can_be_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it says whom it imitates, and for which observations."""
    pytest.importorskip("torch", reason="needs the extra `train` (PyTorch)")
    monkeypatch.setattr(distillation, "EVALUATION", 4)
    path, said = tmp_path / "runs" / "small.npz", list[str]()
    strengths = run(
        Options("card_game", minutes=0.01, out=str(path), width=16, blocks=0, games=32, device="cpu"), said.append
    )
    assert [it.players for it in strengths] == [2, 3, 4]
    small, large = read_weights(path), named_file("champion", "card_game")
    assert (small.game, small.about["like"], len(small.blocks)) == ("card_game", "champion", 0)
    assert small.about["network"] == fingerprint(large)
    assert small.observation == read_weights(large).observation
    assert said[-2].endswith("0 s left")
    assert said[-1].startswith(f"{path} is written.")
