"""Training itself, in small, on the CPU. It needs PyTorch, which is no part of an ordinary installation."""

from __future__ import annotations

import copy
import json
import signal
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs the extra `train` (PyTorch)")

from whistlestop.bots.champion.network import think  # noqa: E402
from whistlestop.bots.champion.weights import WeightsError, read_weights, write_weights  # noqa: E402
from whistlestop.bots.champion.worth import MARGIN, worth_of  # noqa: E402
from whistlestop.bots.observation.features import HIDDEN, scales  # noqa: E402
from whistlestop.learning import checkpoint  # noqa: E402
from whistlestop.learning import rollout as rollout_module  # noqa: E402
from whistlestop.learning.advantages import estimate  # noqa: E402
from whistlestop.learning.command import Options, run, settings  # noqa: E402
from whistlestop.learning.config import SMALL, Config  # noqa: E402
from whistlestop.learning.critic_file import write_critic  # noqa: E402
from whistlestop.learning.errors import TrainingError  # noqa: E402
from whistlestop.learning.evaluation import evaluate, evaluate_against  # noqa: E402
from whistlestop.learning.export import export, policy_like  # noqa: E402
from whistlestop.learning.games import outcomes  # noqa: E402
from whistlestop.learning.league import LEARNER, PAST, RIVAL, SCRIPTED  # noqa: E402
from whistlestop.learning.named_weights import named_weights  # noqa: E402
from whistlestop.learning.network import Critic, legal_logits  # noqa: E402
from whistlestop.learning.rollout import Rollout  # noqa: E402
from whistlestop.learning.training import Training  # noqa: E402

TINY: dict[str, Any] = {**SMALL, "games": 20, "steps": 6, "apart": 1, "width": 16, "critic_width": 16, "minibatch": 60}


def tiny(game: str = "card_game", **changes: Any) -> Training:
    return Training(Config(game=game, **{**TINY, "snapshot_every": 2, **changes}), torch.device("cpu"))


@pytest.mark.parametrize("rival", [0.0, 0.3])
def test_a_run_goes_on_to_the_same_result(tmp_path: Path, rival: float) -> None:
    one = tiny(rival=rival)
    for _ in range(3):
        one.iterate()
    checkpoint.write_checkpoint(tmp_path / "c.pt", one.state())
    other = tiny(rival=rival)
    other.go_on(checkpoint.read_checkpoint(tmp_path / "c.pt"), "c.pt")
    for _ in range(3):
        one.iterate()
        other.iterate()
    for name, value in one.policy.state_dict().items():
        assert torch.equal(value, other.policy.state_dict()[name]), name
    if one.rival and other.rival:
        for name, value in one.rival.policy.state_dict().items():
            assert torch.equal(value, other.rival.policy.state_dict()[name]), name
    assert one.games.batch.states.tobytes() == other.games.batch.states.tobytes()
    assert one.counters == other.counters


def test_a_run_goes_on_with_another_league(tmp_path: Path) -> None:
    """What was learnt stays, and the games begin anew: other people sit there now."""
    one = tiny(scripted=0.5, alone=0.0)
    one.iterate()
    checkpoint.write_checkpoint(tmp_path / "c.pt", one.state())
    other = tiny(scripted=0.0, alone=0.5)
    fresh = other.games.batch.states.tobytes()
    other.go_on(checkpoint.read_checkpoint(tmp_path / "c.pt"), "c.pt")
    assert other.games.batch.states.tobytes() == fresh != one.games.batch.states.tobytes()
    for name, value in one.policy.state_dict().items():
        assert torch.equal(value, other.policy.state_dict()[name]), name
    other.iterate()
    assert other.counters["iterations"] == 2


def test_a_run_goes_on_on_another_kind_of_device() -> None:
    one = tiny()
    one.iterate()
    kept = one.state()
    kept["processes"][0]["dice"] = torch.zeros(16, dtype=torch.uint8)  # as a GPU's are
    other = tiny()
    other.go_on(kept, "c.pt")
    other.iterate()
    assert other.counters["iterations"] == 2


def test_games_are_apart_when_a_run_begins() -> None:
    """Else all are at their openings at the same time, and later all at their ends."""
    together, apart = tiny(apart=0).games.batch, tiny(apart=8).games.batch
    assert len(set(together.states["turn"])) == 1
    assert len(set(apart.states["turn"])) > 3
    assert (apart.states["turn"] <= together.states["turn"] + 8 * apart.players).all()
    assert apart.states.tobytes() == tiny(apart=8).games.batch.states.tobytes()


def test_the_policy_learns_from_its_own_decisions_alone() -> None:
    """With none of the others' decisions the policy learns the same; the critic does not."""
    seen: list[Any] = []
    training = tiny(alone=0.8, scripted=0.0, others=0.0)
    real = training.update.losses

    def compute(policy: Any, critic: Any, sample: Any, *more: Any) -> Any:
        seen.append(sample.learner)
        return real(policy, critic, sample, *more)

    training.update.losses = compute
    training.iterate()
    assert seen
    assert all(bool(it.all()) for it in seen)


def test_an_exported_network_thinks_the_same() -> None:
    training = tiny("europe")
    training.iterate()
    weights = export(training.policy, training.about())
    observed = training.games.observed[:4]
    found = training.policy(observed, torch.float32)
    again = policy_like(weights, training.policy.trunk.scale.numpy())(observed, torch.float32)
    for i in range(4):
        logits, value = think(weights, observed[i].numpy())
        assert np.allclose(logits, found.logits[i].detach().numpy(), atol=1e-4)
        assert abs(value - float(found.value[i].detach())) < 1e-4
    assert torch.allclose(found.logits, again.logits, atol=1e-4)


def test_a_new_network_does_what_the_scripted_bot_advises() -> None:
    training = tiny("north_america", advice=8.0)
    mask = training.games.mask.view(torch.bool)
    chosen, _ = training.choose(training.games.observed, mask, torch.zeros(mask.shape))
    assert torch.equal(chosen.int(), training.games.advice)


def test_training_and_search_agree_what_a_game_is_worth() -> None:
    """It is written twice, for PyTorch and for NumPy."""
    dice = np.random.default_rng(3)
    totals = dice.integers(0, 150, (200, 4))
    totals[:40, 1] = totals[:40, 0]  # some share the victory
    ranks = 1 + (totals[:, None, :] > totals[:, :, None]).sum(2)
    seats = dice.integers(0, 4, 200)
    empty = np.zeros((200, 1), np.int64)
    points, places = (torch.from_numpy(np.hstack([it, empty])) for it in (totals, ranks))
    found = outcomes(points, places, torch.full((200,), 4), MARGIN).numpy()[np.arange(200), seats]
    assert np.allclose(found, worth_of(totals, ranks, seats), atol=1e-6)


def test_outcomes_are_even_and_favour_the_winner() -> None:
    totals = torch.tensor([[100, 80, 0, 0, 0], [50, 50, 50, 0, 0], [10, 90, 40, 0, 0]])
    ranks = torch.tensor([[1, 2, 0, 0, 0], [1, 1, 1, 0, 0], [3, 1, 2, 0, 0]])
    worth = outcomes(totals, ranks, torch.tensor([2, 3, 3]), 0.4)
    assert worth[0, 0] > 0 > worth[0, 1]
    assert torch.allclose(worth[1], torch.zeros(5))
    assert worth[2].argmax() == 1
    assert torch.allclose(worth[0].sum(), torch.zeros(()), atol=1e-6)
    assert (worth[:, 3:] == 0).all()


def test_advantages_follow_each_seat_through_the_others_decisions() -> None:
    """Two players, three decisions, the end after the third: worked out by hand with lambda 1."""
    seats = torch.tensor([[0], [1], [0], [1]])
    values = torch.tensor([[[0.1, -0.1]], [[-0.2, 0.2]], [[0.4, -0.4]], [[0.0, 0.0]]])  # counted from the decider
    done = torch.tensor([[False], [False], [True]])
    ends = torch.zeros(3, 1, 2)
    ends[2, 0] = torch.tensor([1.0, -1.0])
    found = estimate(values, seats, done, ends, torch.tensor([2]), 1.0)
    assert torch.allclose(found.advantages.flatten(), torch.tensor([1.0 - 0.1, -1.0 + 0.2, 1.0 - 0.4]))
    assert torch.allclose(found.returns[:, 0], torch.tensor([[1.0, -1.0], [-1.0, 1.0], [1.0, -1.0]]))
    short = estimate(values, seats, done, ends, torch.tensor([2]), 0.0)
    assert torch.allclose(short.advantages.flatten(), torch.tensor([0.2 - 0.1, -0.4 + 0.2, 1.0 - 0.4]))


def test_a_command_trains_saves_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "c.toml"
    file.write_text("".join(f"{key} = {json.dumps(value)}\n" for key, value in TINY.items()))
    options = Options("card_game", 0.01, str(file), out=str(tmp_path / "run"), device="cpu", evaluation=2)
    told: list[dict[str, Any]] = []
    run(options, lambda _: None, told.append)
    weights = read_weights(tmp_path / "run" / "champion.npz")
    assert weights.game == "card_game"
    lines = [json.loads(line) for line in (tmp_path / "run" / "metrics.jsonl").read_text().splitlines()]
    assert lines == told
    assert {it["rival"] for it in lines[-1]["final"]} == {"blocker", "racer", "planner"}
    again = Options(
        "card_game", 0.01, resume=str(tmp_path / "run" / "checkpoint.pt"), out=str(tmp_path / "next"), evaluation=2
    )
    run(again, lambda _: None, told.append)
    assert told[-1]["iterations"] > lines[-1]["iterations"]
    fixed = Options(
        "card_game",
        0.01,
        str(file),
        against=str(tmp_path / "run" / "champion.npz"),
        out=str(tmp_path / "b"),
        evaluation=2,
    )
    run(fixed, lambda _: None, told.append)
    assert {it["rival"] for it in told[-1]["final"]} == {fixed.against}  # how much it wins says how exploitable that is


def test_a_run_that_is_to_end_is_saved_first(tmp_path: Path) -> None:
    file = tmp_path / "c.toml"
    file.write_text("".join(f"{key} = {json.dumps(value)}\n" for key, value in TINY.items()))
    options = Options("card_game", 5, str(file), out=str(tmp_path / "run"), device="cpu", evaluation=2)
    said: list[str] = []

    def report(told: dict[str, Any]) -> None:
        if told["iterations"] == 2:
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        run(options, said.append, report)
    kept = checkpoint.read_checkpoint(tmp_path / "run" / "checkpoint.pt")
    assert kept["counters"]["iterations"] == 2
    assert read_weights(tmp_path / "run" / "champion.npz").about["iterations"] == 2
    assert "Ending when this iteration is finished and saved" in said[-2]
    with pytest.raises(TrainingError, match=r"holds a run already"):
        run(options, said.append, report)
    lines = (tmp_path / "run" / "metrics.jsonl").read_text()
    (tmp_path / "run" / "metrics.jsonl").write_text(lines + '{"iterations": 3, "lost": 1}\n')
    on = Options("card_game", 0.01, resume=str(tmp_path / "run" / "checkpoint.pt"), device="cpu", evaluation=2)
    run(on, said.append, lambda _: None)
    numbers = [json.loads(line)["iterations"] for line in (tmp_path / "run" / "metrics.jsonl").read_text().splitlines()]
    assert numbers == sorted(numbers)
    assert "lost" not in (tmp_path / "run" / "metrics.jsonl").read_text()


def test_a_network_is_measured_against_another_as_against_bots() -> None:
    """A rival that always does what the scripted bot advises is that bot: the very same games."""
    training = tiny()
    decisions = len(training.tables.decisions)

    def follow(observed: Any, mask: Any, noise: Any) -> tuple[Any, Any]:
        return observed[:, -decisions:].argmax(1), None

    bots = evaluate(training.board, training.choose, training.device, games=6, players=(2, 3))
    networks = evaluate_against(
        training.board, training.choose, follow, "blocker", training.device, games=6, players=(3, 2, 3)
    )
    assert networks == bots


def test_a_fixed_opponent_always_does_what_it_likes_best(tmp_path: Path) -> None:
    """As champions do: what is learnt against one that rolls dice says too little about how exploitable they are."""
    write_weights(tmp_path / "fixed.npz", export(tiny().policy, tiny().about()))
    training = tiny(against=str(tmp_path / "fixed.npz"), games=40)
    rollout, told = training.rollout, 0
    with torch.no_grad():
        rollout.fill(training.games, training.choose, training.others, training.dice)
        for step in range(rollout.steps):
            liked = legal_logits(training.past(rollout.observed[step], training.dtype).logits, rollout.mask[step] != 0)
            theirs = rollout.controlled_by(step) == PAST
            assert torch.equal(rollout.actions[step][theirs], liked.argmax(1)[theirs])
            told += int(theirs.sum())
    assert told > 60


@pytest.mark.parametrize("changes", [{"past": 0.0}, {"alone": 0.4, "past": 0.3}, {"against": "champion"}])
def test_nobody_is_asked_for_the_decisions_of_others(changes: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """On a GPU everybody is asked for all games in which they may decide. That is wasted, and changes nothing."""
    asked: list[int] = []

    def rollout_of(training: Training) -> Rollout:
        if training.config.past:
            training.snapshots = [training.policy.state_dict()]
        choose = training.choose

        def counted(observed: Any, mask: Any, noise: Any) -> Any:
            asked.append(len(observed))
            return choose(observed, mask, noise)

        with torch.no_grad():
            training.rollout.fill(training.games, counted, training.others, training.dice)
        return training.rollout

    few, own = rollout_of(tiny(**changes)), sum(asked)
    assert own == int(few.decided_by(LEARNER).sum())
    asked.clear()
    monkeypatch.setattr(rollout_module, "rows_of", lambda there, span=slice(None): span)
    every = rollout_of(tiny(**changes))
    assert sum(asked) == every.actions.numel() > own
    for name in ("actions", "log_probabilities", "observed", "done", "totals"):
        assert torch.equal(getattr(few, name), getattr(every, name)), name


def test_a_run_starts_from_weights_and_lets_the_critic_learn_first(tmp_path: Path) -> None:
    """The policy is the one in the file until the critic knows what it is talking about."""
    write_weights(tmp_path / "w.npz", export(one := tiny(width=24).policy, tiny(width=24).about()))
    options = Options("card_game", start=str(tmp_path / "w.npz"))
    config = settings(options, None, True)
    assert (config.width, config.blocks) == (24, 1)
    training = tiny(width=24, start=config.start, critic_first=2)
    critic = copy.deepcopy(training.critic.state_dict())
    for _ in range(2):
        training.iterate()
    for name, value in one.state_dict().items():
        assert torch.allclose(value, training.policy.state_dict()[name], atol=1e-3), name
    assert any(not torch.equal(value, training.critic.state_dict()[name]) for name, value in critic.items())
    before = copy.deepcopy(training.policy.state_dict())
    training.iterate()
    assert any(not torch.equal(value, training.policy.state_dict()[name]) for name, value in before.items())


def test_a_run_starts_with_the_critic_of_another(tmp_path: Path) -> None:
    """So it has little to learn before the policy learns too; told to learn nothing first, both begin at once."""
    one = tiny()
    one.iterate()
    one.save(tmp_path)
    start, critic = (str(tmp_path / name) for name in ("champion.npz", "critic.npz"))
    config = settings(Options("card_game", start=start, critic=critic), None, True)
    assert (config.start, config.critic, config.critic_alone) == (start, critic, Config("card_game").critic_again)
    assert settings(Options("card_game", start=start), None, True).critic_alone == Config("card_game").critic_first
    other = tiny(start=start, critic=critic, critic_again=0)
    for name, value in one.critic.state_dict().items():
        assert torch.allclose(value, other.critic.state_dict()[name], atol=1e-3), name
    before = copy.deepcopy(other.policy.state_dict())
    other.iterate()
    assert any(not torch.equal(value, other.policy.state_dict()[name]) for name, value in before.items())


def test_the_critic_is_told_who_sits_where() -> None:
    """At every decision, for every place from the decider on: an earlier version, a scripted bot, or the network."""
    training = tiny("north_america", games=40, past=0.3, alone=0.2, scripted=0.1, rival=0.2)
    rollout, seating, seen = training.rollout, training.seating, set()
    for with_past in (False, True):
        others = training.others | ({PAST: training.choose} if with_past else {})
        with torch.no_grad():
            rollout.fill(training.games, training.choose, others, training.dice)
        for step in range(rollout.steps + 1):
            for game, players in enumerate(seating.players):
                told = rollout.hidden[step, game, training.tables.hidden :].tolist()
                for place in range(5):
                    who = seating.control[game, (int(rollout.seats[step, game]) + place) % players]
                    there = place < players
                    assert told[place] == (there and ((with_past and who == PAST) or who == RIVAL))
                    assert told[5 + place] == (there and who in (SCRIPTED, RIVAL))
                    seen.add((bool(told[place]), bool(told[5 + place])))
    assert seen == {(False, False), (False, True), (True, False), (True, True)}


def test_a_rival_decides_and_learns_for_itself(tmp_path: Path) -> None:
    """What it does it does by its own probabilities, and both learn from their own decisions alone."""
    training = tiny(rival=0.5, games=40, others=0.0, past=0.0, alone=0.0, scripted=0.0)
    rival, rollout = training.rival, training.rollout
    assert rival is not None
    with torch.no_grad():
        rival.policy.choice.bias += torch.randn(rival.policy.choice.bias.shape)  # not the network's taste
        rollout.fill(training.games, training.choose, training.others, training.dice)
        for step in range(rollout.steps):
            its = rollout.controlled_by(step) == RIVAL
            actions = rollout.actions[step].unsqueeze(1)
            for policy, who in ((rival.policy, its), (training.policy, ~its)):
                logits = policy(rollout.observed[step], training.dtype).logits
                told = legal_logits(logits, rollout.mask[step] != 0).gather(1, actions).squeeze(1)
                assert torch.allclose(told[who], rollout.log_probabilities[step][who])
    own, network = rollout.decided_by(RIVAL), rollout.decided_by(LEARNER)
    assert own.any()
    assert not (own & network).any()
    seen: dict[str, Any] = {"rival": [], "network": []}
    for name, update in (("rival", rival.update), ("network", training.update)):
        real = update.losses

        def compute(*given: Any, real: Any = real, name: str = name) -> Any:
            seen[name].append(int(given[2].learner.sum()))
            return real(*given)

        update.losses = compute
    before = copy.deepcopy(rival.policy.state_dict())
    told = training.iterate()
    epochs = training.config.epochs
    assert 0 < sum(seen["rival"]) <= epochs * int(rollout.decided_by(RIVAL).sum())
    assert 0 < sum(seen["network"]) <= epochs * int(rollout.decided_by(LEARNER).sum())
    assert any(not torch.equal(value, rival.policy.state_dict()[name]) for name, value in before.items())
    assert 0 <= told["rival"] <= 1
    training.save(tmp_path)
    again = tiny(rival=0.5, rival_start=str(tmp_path / "rival.npz"))
    assert again.rival is not None
    for name, value in rival.policy.state_dict().items():
        assert torch.allclose(value, again.rival.policy.state_dict()[name], atol=2e-3), name


def test_what_the_rival_has_won_is_told() -> None:
    training = tiny("card_game", rival=0.5, games=8, steps=2, players=(2,))
    rollout = training.rollout
    some = rollout.spans[RIVAL]
    rollout.done.zero_()
    assert float(rollout.won_by_rival()) == 0
    places = (rollout.control == RIVAL).long().argmax(1)
    rollout.done[0, some.start : some.start + 3] = True
    rollout.ranks[:] = 2
    for nth, ranks in enumerate(((1, 2), (2, 1), (1, 1))):  # the rival's and the other's: won, lost, shared
        game, seat = some.start + nth, int(places[some.start + nth])
        rollout.ranks[0, game, seat], rollout.ranks[0, game, 1 - seat] = ranks
    assert float(rollout.won_by_rival()) == pytest.approx(0.5)


def test_a_critic_that_was_told_less_goes_on_with_what_it_knows(tmp_path: Path) -> None:
    one = tiny()
    less = Critic(np.concatenate([scales(one.board), scales(one.board, HIDDEN)]), 16, 1)
    write_critic(tmp_path / "critic.npz", less, one.about())
    other = tiny(critic=str(tmp_path / "critic.npz"))
    observed, hidden = one.rollout.observed[0], one.rollout.hidden[0]
    before = less(observed, hidden[:, : one.tables.hidden], torch.float32)
    assert torch.allclose(other.critic(observed, hidden, torch.float32), before, atol=1e-2)


@pytest.mark.parametrize("wrong", ["none", "cut", "game", "version", "size"])
def test_critics_that_will_not_do_are_one_sentence(tmp_path: Path, wrong: str) -> None:
    training, path = tiny(), tmp_path / "critic.npz"
    if wrong == "version":
        training.observation = "another"
    write_critic(path, training.critic, training.about())
    if wrong == "cut":
        path.write_bytes(path.read_bytes()[:1000])
    elif wrong == "none":
        path.unlink()
    with pytest.raises(TrainingError, match=r"^[^\n]+\.$"):
        tiny("europe" if wrong == "game" else "card_game", critic=str(path), critic_width=8 if wrong == "size" else 16)


def test_a_run_can_start_from_the_champion() -> None:
    config = settings(Options("card_game", start="champion"), None, True)
    assert config.width == 512
    training = tiny(width=config.width, blocks=config.blocks, start="champion")
    assert float(training.policy.strength.detach()) == pytest.approx(named_weights("champion", "card_game").strength)


@pytest.mark.parametrize("wrong", ["none", "game", "both"])
def test_weights_that_will_not_do_as_a_start_are_one_sentence(tmp_path: Path, wrong: str) -> None:
    write_weights(tmp_path / "w.npz", export(tiny().policy, tiny().about()))
    start = str(tmp_path / ("no.npz" if wrong == "none" else "w.npz"))
    game = "europe" if wrong == "game" else "card_game"
    resume = "c.pt" if wrong == "both" else None
    options = Options(game, start=start, resume=resume, out=str(tmp_path / "run"), device="cpu")
    with pytest.raises((TrainingError, WeightsError), match=r"^[^\n]+\.$"):
        run(options, lambda _: None, lambda _: None)
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("damage", ["cut", "none", "folder", "game", "version"])
def test_checkpoints_that_will_not_do_are_one_sentence(tmp_path: Path, damage: str) -> None:
    training = tiny()
    path = tmp_path / "c.pt"
    if damage == "version":
        training.observation = "another"
    checkpoint.write_checkpoint(path, training.state())
    game = "europe" if damage == "game" else "card_game"
    if damage == "cut":
        path.write_bytes(path.read_bytes()[:1000])
    elif damage == "none":
        path.unlink()
    elif damage == "folder":
        path = tmp_path
    options = Options(game, resume=str(path), out=str(tmp_path / "run"), device="cpu")
    with pytest.raises(TrainingError, match=r"^[^\n]+\.$"):
        run(options, lambda _: None, lambda _: None)
    assert not (tmp_path / "run").exists()


def test_a_gpu_that_is_not_there_is_one_sentence() -> None:
    if torch.cuda.is_available():
        pytest.skip("there is one")
    with pytest.raises(TrainingError, match="no GPU here"):
        run(Options("europe", device="cuda"), print, print)
