"""Two processes that train one network together, on the CPU. It needs PyTorch, as training itself does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="needs the extra `train` (PyTorch)")

from whistlestop.learning import __main__ as by_torchrun  # noqa: E402
from whistlestop.learning.checkpoint import read_checkpoint  # noqa: E402
from whistlestop.learning.command import Options, run  # noqa: E402
from whistlestop.learning.config import SMALL, Config  # noqa: E402
from whistlestop.learning.errors import TrainingError  # noqa: E402
from whistlestop.learning.process_group import process_group  # noqa: E402
from whistlestop.learning.training import Training  # noqa: E402

TINY: dict[str, Any] = {**SMALL, "games": 20, "steps": 6, "apart": 1, "width": 16, "critic_width": 16, "minibatch": 60}
TORCHRUN = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2"]


def two(*arguments: str) -> subprocess.CompletedProcess[str]:
    quiet = os.environ | {"OMP_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore"}
    return subprocess.run([*TORCHRUN, *arguments], check=False, capture_output=True, text=True, env=quiet, timeout=300)


def learn_and_tell(folder: Path) -> None:
    """What each of the two does for the next test: this file is the program they run."""
    with process_group() as group:
        training = Training(Config(game="card_game", **TINY), torch.device("cpu"), group)
        for _ in range(3):
            training.iterate()
        told = {
            "policy": {name: it.clone() for name, it in training.policy.state_dict().items()},
            "critic": {name: it.clone() for name, it in training.critic.state_dict().items()},
            "counters": training.counters,
            "states": training.games.batch.states.tobytes().hex(),
        }
        torch.save(told, folder / f"{group.rank}.pt")


def test_all_learn_the_same_from_games_of_their_own(tmp_path: Path) -> None:
    done = two(__file__, str(tmp_path))
    assert done.returncode == 0, done.stderr
    first, second = (torch.load(tmp_path / f"{rank}.pt", weights_only=True) for rank in range(2))
    assert first["states"] != second["states"]
    for network in ("policy", "critic"):
        assert all(torch.equal(it, second[network][name]) for name, it in first[network].items())
    assert first["counters"] == second["counters"]
    assert first["counters"]["decisions"] == 2 * 3 * TINY["games"] * TINY["steps"]
    alone = Training(Config(game="card_game", **TINY), torch.device("cpu"))
    for _ in range(3):
        alone.iterate()
    assert any(not torch.equal(it, first["policy"][name]) for name, it in alone.policy.state_dict().items())


def test_the_mean_is_taken_of_every_tensor(tmp_path: Path) -> None:
    """As the gradient of both processes' decisions together would be."""
    program = tmp_path / "program.py"
    program.write_text(
        "import torch\n"
        "from whistlestop.learning.process_group import process_group\n"
        "with process_group() as group:\n"
        "    tensors = [torch.full((2, 3), 1.0 + group.rank), torch.tensor(10.0 * group.rank)]\n"
        "    group.average(tensors)\n"
        "    assert tensors[0].tolist() == [[1.5] * 3] * 2 and float(tensors[1]) == 5.0, tensors\n"
        "    assert group.smallest(7 - group.rank) == 6 and group.total(3 + group.rank) == 7\n"
        "    assert group.as_the_first_says(group.first) and not group.as_the_first_says(not group.first)\n"
    )
    done = two(str(program))
    assert done.returncode == 0, done.stderr


def test_a_command_in_two_processes_goes_on_in_two_and_in_one(tmp_path: Path) -> None:
    settings = tmp_path / "c.toml"
    settings.write_text("".join(f"{key} = {json.dumps(value)}\n" for key, value in TINY.items()))
    folder = tmp_path / "run"
    order = [
        "-m",
        "--",
        "whistlestop.learning",
        "card_game",
        "--minutes",
        "0.03",
        "--device",
        "cpu",
        "--evaluation",
        "2",
    ]
    done = two(*order, "--config", str(settings), "--out", str(folder))
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("2 processes train together, each with 20 games of its own.") == 1
    lines = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    numbers = [line["iterations"] for line in lines if "rate" in line]
    assert numbers == list(range(1, len(numbers) + 1))  # one of them wrote, every iteration once
    assert lines[-1]["decisions"] == 2 * numbers[-1] * TINY["games"] * TINY["steps"]
    kept = read_checkpoint(folder / "checkpoint.pt")
    assert len(kept["processes"]) == 2
    done = two(*order, "--resume", str(folder / "checkpoint.pt"), "--out", str(tmp_path / "on"))
    assert done.returncode == 0, done.stderr
    on = read_checkpoint(tmp_path / "on" / "checkpoint.pt")
    assert on["counters"]["iterations"] > kept["counters"]["iterations"]
    told: list[dict[str, Any]] = []
    one = Options("card_game", 0.01, resume=str(tmp_path / "on" / "checkpoint.pt"), out=str(tmp_path / "one"))
    run(one, lambda _: None, told.append)
    assert told[-1]["iterations"] > on["counters"]["iterations"]
    assert len(read_checkpoint(tmp_path / "one" / "checkpoint.pt")["processes"]) == 1


@pytest.mark.parametrize("option", ["--resume", "--start"])
def test_what_cannot_be_is_said_once(option: str, tmp_path: Path) -> None:
    done = two("-m", "--", "whistlestop.learning", "card_game", option, str(tmp_path / "none"), "--device", "cpu")
    assert done.returncode != 0
    assert done.stderr.count("none does not exist.") == 1


@pytest.mark.parametrize("rank, waits", [("0", False), ("1", True)])
def test_the_first_process_can_finish_its_sentence(
    rank: str, waits: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever ends first is the end of all: the others give the first one time, and speak if it did not."""
    waited: list[float] = []
    monkeypatch.setenv("RANK", rank)
    monkeypatch.setattr(time, "sleep", waited.append)
    by_torchrun.complain("No.")
    assert (sum(waited) > 1) == waits
    assert capsys.readouterr().err == "No.\n"


def test_a_process_that_is_ended_while_it_waits_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def ended(_seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setenv("RANK", "1")
    monkeypatch.setattr(time, "sleep", ended)
    by_torchrun.complain("No.")
    assert capsys.readouterr().err == ""


def test_more_processes_than_gpus_are_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOCAL_WORLD_SIZE", "3")  # all of them have to fail: the first one says why
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 2)
    with pytest.raises(TrainingError, match=r"^There are 3 processes here and GPUs for 2;[^\n]+\.$"):
        run(Options("card_game"), lambda _: None, lambda _: None)


if __name__ == "__main__":
    learn_and_tell(Path(sys.argv[1]))
