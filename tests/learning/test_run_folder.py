"""One run a folder, and how a run ends before its time. None of this needs PyTorch."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from whistlestop.learning.command import Options, after_interrupt
from whistlestop.learning.errors import TrainingError
from whistlestop.learning.run_folder import check_free, folder_of, keep_until, make
from whistlestop.learning.stopping import Stop


def test_a_run_that_goes_on_stays_where_it_is() -> None:
    assert folder_of("europe", None, None) == Path("runs/europe")
    assert folder_of("europe", None, "runs/mine/checkpoint.pt") == Path("runs/mine")
    assert folder_of("europe", "other", "runs/mine/checkpoint.pt") == Path("other")


@pytest.mark.parametrize("name", ["checkpoint.pt", "champion.npz", "metrics.jsonl"])
def test_another_run_is_not_overwritten(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("something")
    with pytest.raises(TrainingError, match=rf"holds a run already \({name}\): .*--out names another folder\.$"):
        check_free(tmp_path, None)
    with pytest.raises(TrainingError, match="holds a run already"):
        check_free(tmp_path, str(tmp_path / "elsewhere" / "checkpoint.pt"))
    check_free(tmp_path, str(tmp_path / "checkpoint.pt"))
    check_free(tmp_path / "new", None)
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TrainingError, match=r"^[^\n]+ cannot be made: [^\n]+\. Name another folder with --out\.$"):
        make(tmp_path / "file")


def test_what_a_checkpoint_does_not_know_of_comes_anew(tmp_path: Path) -> None:
    metrics = tmp_path / "metrics.jsonl"
    keep_until(metrics, 3)
    assert not metrics.exists()
    metrics.write_text("".join(json.dumps({"iterations": n}) + "\n" for n in (1, 2, 3, 4)) + '{"iterati')
    keep_until(metrics, 3)
    assert [json.loads(line)["iterations"] for line in metrics.read_text().splitlines()] == [1, 2, 3]


def test_the_first_signal_lets_it_finish_and_the_second_one_does_not() -> None:
    said: list[str] = []
    stop, before = Stop(said.append), signal.getsignal(signal.SIGINT)
    with stop.listening():
        signal.raise_signal(signal.SIGTERM)
        assert stop.wanted
        assert said == ["Ending when this iteration is finished and saved; Ctrl-C once more ends it at once."]
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_where_nothing_is_to_be_saved_it_ends_at_once() -> None:
    stop = Stop(print, at_once=True)
    with stop.listening(), pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_it_is_said_what_is_left_of_an_interrupted_run(tmp_path: Path) -> None:
    options = Options("europe", out=str(tmp_path))
    assert after_interrupt(options) == "Interrupted before anything was saved."
    (tmp_path / "checkpoint.pt").touch()
    assert after_interrupt(options) == f"Interrupted; --resume {tmp_path / 'checkpoint.pt'} goes on."
