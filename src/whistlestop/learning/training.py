"""A training run: play, learn, now and then evaluate and save, until the time is up."""

from __future__ import annotations

import copy
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch

from whistlestop import maps
from whistlestop.bots.champion.weights import write_weights
from whistlestop.bots.observation.features import HIDDEN, scales, version
from whistlestop.envs.tables import ADVISER, tables_of

from . import checkpoint
from .advantages import Estimates, estimate
from .config import Config, as_dict, read_kept, seating
from .critic_file import take_over_critic, write_critic
from .device import precision
from .errors import TrainingError
from .evaluation import Strength, evaluate, evaluate_against
from .export import export, policy_like, take_over
from .games import Games
from .league import BOTS, LEARNER, PAST, RIVAL, seat_everybody
from .named_weights import named_weights
from .network import Critic, Policy
from .process_group import ONE_PROCESS, ProcessGroup
from .rival import Rival
from .rollout import COMPANY, Chooser, Rollout, chooser
from .run_folder import CHECKPOINT, CRITIC, METRICS, NETWORK, keep_until
from .stopping import Stop
from .update import MEASURES, Update

CHUNK = 131_072  # observations that the critic looks at at a time
Report = Callable[[dict[str, Any]], None]


class Training:
    """A run in memory. Everything that it depends on is in `state`."""

    def __init__(self, config: Config, device: torch.device, group: ProcessGroup = ONE_PROCESS) -> None:
        self.config, self.device, self.dtype, self.group = config, device, precision(device), group
        self.board = maps.board(config.game)
        self.tables = tables_of(self.board)
        self.observation = version(self.board)
        self.seating = seat_everybody(config, self.tables)
        torch.manual_seed(config.seed)
        scale, hidden, company = scales(self.board), scales(self.board, HIDDEN), np.ones(COMPANY, np.float32)
        number = len(self.tables.decisions)
        self.policy = Policy(scale, number, config.width, config.blocks, config.advice).to(device)
        if config.start:
            take_over(self.policy, named_weights(config.start, config.game))
        everything = np.concatenate([scale, hidden, company])
        self.critic = Critic(everything, config.critic_width, config.blocks).to(device)
        if config.critic:
            take_over_critic(self.critic, Path(config.critic), config.game, self.observation)
        groups = [
            {"params": [*self.policy.parameters()], "lr": config.rate},
            {"params": [*self.critic.parameters()], "lr": config.critic_rate},
        ]
        self.optimiser = torch.optim.Adam(groups, eps=1e-5, fused=device.type == "cuda")
        compiled = config.compiled and device.type == "cuda"
        self.update = Update(config, self.policy, self.critic, self.optimiser, self.dtype, compiled, group)
        self.expect = torch.compile(self.critic) if compiled else self.critic
        self.choose = chooser(self.policy, self.dtype, compiled)
        self.compiled = compiled
        seed = group.own_seed(config.seed)
        self.dice = torch.Generator(device).manual_seed(seed + 1)
        self.games = Games(self.board, self.seating.players, self.seating.advisers, seed, device)
        self.rival = Rival(config, scale, number, device, self.dtype, compiled, group) if config.rival else None
        self.games.spread_out(config.apart, self.dice)
        self.rollout = Rollout(config, self.tables, self.seating, device)
        self.past = copy.deepcopy(self.policy).requires_grad_(False)
        self.choose_past = chooser(self.past, self.dtype, compiled)
        self.snapshots: list[dict[str, torch.Tensor]] = []
        self.counters = {"iterations": 0, "decisions": 0, "games": 0}
        self.seconds = 0.0
        self.curve: list[dict[str, Any]] = []
        if config.against:
            self.fix_opponent()

    def fix_opponent(self) -> None:
        weights = named_weights(self.config.against, self.config.game)
        self.past = policy_like(weights, scales(self.board)).to(self.device).requires_grad_(False)
        self.choose_past = chooser(self.past, self.dtype, self.compiled, greedy=True)

    @property
    def others(self) -> dict[int, Chooser]:
        """Who decides in other seats than the network's: an earlier version or a fixed opponent if there is one, and
        the rival."""
        found: dict[int, Chooser] = {}
        if self.config.against or self.snapshots:
            found[PAST] = self.choose_past
        if self.rival is not None:
            found[RIVAL] = self.rival.choose
        return found

    # --- one iteration ------------------------------------------------------------------------------------

    @property
    def decisions(self) -> int:
        """In one iteration, of all processes together."""
        return self.config.games * self.config.steps * self.group.size

    def iterate(self) -> dict[str, float]:
        """Play, learn; what there is to say about it."""
        config, decisions = self.config, self.counters["decisions"]
        critic_alone = self.counters["iterations"] < config.critic_alone
        policy, _ = self.optimiser.param_groups
        policy["lr"] = config.rate_at(decisions, self.counters["iterations"])
        began = time.perf_counter()
        with torch.no_grad():
            self.rollout.fill(self.games, self.choose, self.others, self.dice)
            learner = self.rollout.decided_by(LEARNER, PAST in self.others)
            estimates = self.judge()
            finished = int(self.rollout.done.sum())
        played = time.perf_counter()
        entropy = config.entropy_at(decisions)
        measures = self.update.learn(self.rollout, estimates, learner, entropy, self.dice, critic_alone)
        told = {name: round(value, 4) for name, value in zip(MEASURES, measures.tolist(), strict=True)}
        if self.rival is not None:
            told["rival"] = round(float(self.rollout.won_by_rival()), 4)
            if not critic_alone:
                self.rival.learn(self.rollout, estimates, self.counters["iterations"], self.dice)
        self.counters["iterations"] += 1
        self.counters["decisions"] += self.decisions
        self.counters["games"] += self.group.total(finished)
        self.keep_snapshot()
        ended = time.perf_counter()
        rate = self.decisions / (ended - began)
        return told | {
            "rollout_s": round(played - began, 3),
            "update_s": round(ended - played, 3),
            "rate": round(rate),
        }

    def judge(self) -> Estimates:
        """What the critic says to the rollout, and what follows from it."""
        rollout = self.rollout
        observed, hidden = rollout.observed.flatten(0, 1), rollout.hidden.flatten(0, 1)
        parts = [
            self.expect(observed[low : low + CHUNK], hidden[low : low + CHUNK], self.dtype)
            for low in range(0, len(observed), CHUNK)
        ]
        values = torch.cat(parts).view(rollout.steps + 1, -1, parts[0].shape[1])
        return estimate(values, rollout.seats, rollout.done, rollout.outcomes(), rollout.players, self.config.trace)

    def keep_snapshot(self) -> None:
        """Now and then an earlier version to play against: one of the last few, in turn."""
        number = self.counters["iterations"]
        if self.config.against or self.config.past <= 0 or number % self.config.snapshot_every:
            return
        now = {name: value.detach().to(torch.bfloat16).cpu() for name, value in self.policy.state_dict().items()}
        self.snapshots = [*self.snapshots, now][-self.config.snapshots :]
        self.sit_down()

    def sit_down(self) -> None:
        """The earlier version whose turn it is takes its seats."""
        turn = self.counters["iterations"] // self.config.snapshot_every
        self.past.load_state_dict({name: it.float() for name, it in self.snapshots[turn % len(self.snapshots)].items()})

    # --- strength -----------------------------------------------------------------------------------------

    def strength(self, games: int, rivals: tuple[str, ...] = (ADVISER,), greedy: bool = True) -> list[Strength]:
        """The first process plays these games, and tells the others. Where there is one network to be beaten, that is
        the rival."""
        found: list[Strength] = []
        if self.group.first and self.config.against:
            found = evaluate_against(
                self.board,
                self.choose,
                self.choose_past,
                self.config.against,
                self.device,
                games=games,
                players=self.config.players,
            )
        elif self.group.first:
            sizes = sorted(set(self.config.players))
            found = evaluate(
                self.board, self.choose, self.device, rivals=rivals, games=games, players=sizes, greedy=greedy
            )
        return list(self.group.gather(found)[0])

    def about(self) -> dict[str, Any]:
        """What a network's file says of itself."""
        return {
            "game": self.config.game,
            "observation": self.observation,
            "config": as_dict(self.config),
            "seconds": round(self.seconds, 1),
            **self.counters,
        }

    # --- files --------------------------------------------------------------------------------------------

    def save(self, folder: Path) -> None:
        """checkpoint.pt, to go on from, champion.npz, to play with, and critic.npz, to begin another run with."""
        state = self.state()
        if self.group.first:
            write_weights(folder / NETWORK, export(self.policy, self.about()))
            write_critic(folder / CRITIC, self.critic, self.about())
            if self.rival is not None:
                self.rival.save(folder, self.about())
            checkpoint.write_checkpoint(folder / CHECKPOINT, state)

    def state(self) -> checkpoint.Data:
        return {
            "config": as_dict(self.config),
            "observation": self.observation,
            "policy": self.policy.state_dict(),
            "critic": self.critic.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "snapshots": self.snapshots,
            "rival": self.rival.state() if self.rival else None,
            "processes": self.group.gather(
                {"dice": self.dice.get_state(), "games": checkpoint.pack(self.games.batch.save())}
            ),
            "counters": dict(self.counters),
            "seconds": self.seconds,
            "curve": json.dumps(self.curve),
        }

    def go_on(self, data: checkpoint.Data, where: object) -> None:
        """Take over a checkpoint. With the same configuration it goes on as if it had never stopped."""
        before = read_kept(data["config"], where)
        if data["observation"] != self.observation:
            raise TrainingError(
                f"{where} was trained with observations of version {data['observation']}; this program makes version "
                f"{self.observation}, so that it cannot go on."
            )
        self.policy.load_state_dict(data["policy"])
        self.critic.load_state_dict(data["critic"])
        self.optimiser.load_state_dict(data["optimiser"])
        self.snapshots = data["snapshots"]
        if self.rival is not None and data.get("rival"):
            self.rival.go_on(data["rival"])
        own = data["processes"][self.group.rank] if len(data["processes"]) == self.group.size else None
        if own is not None and own["dice"].shape == self.dice.get_state().shape:
            self.dice.set_state(own["dice"])
        else:  # the dice of a GPU are of no use to a CPU
            self.dice.manual_seed(self.group.own_seed(self.config.seed) + 1 + int(data["counters"]["iterations"]))
        # Where other people sit now, or other processes play, all games begin anew.
        if own is not None and seating(before) == seating(self.config):
            games = checkpoint.unpack(own["games"], self.games.batch.save())
            if np.array_equal(games["players"], self.seating.players):
                self.games.load(games)
        self.counters = dict(data["counters"])
        self.seconds = float(data["seconds"])
        self.curve = json.loads(data["curve"])
        if self.snapshots:
            self.sit_down()


def train(
    training: Training,
    folder: Path,
    seconds: float,
    report: Report,
    stop: Stop,
    *,
    every: float = 75.0,
    games: int = 1024,
) -> list[Strength]:
    """Go on for so many seconds; then the strength reached, which takes time of its own. A run that is to stop saves
    first, one that is interrupted leaves its last checkpoint. Of several processes the first one writes and reports."""
    group = training.group
    began, before = time.perf_counter(), training.seconds
    evaluated = began

    def used() -> float:
        return time.perf_counter() - began

    file = folder / METRICS if group.first else Path(os.devnull)
    if group.first:
        keep_until(file, training.counters["iterations"])
    with file.open("a", encoding="utf-8") as metrics:

        def tell(told: dict[str, Any]) -> None:
            training.seconds = before + used()
            whole = {"seconds": round(training.seconds, 1), **training.counters, **told}
            metrics.write(json.dumps(whole) + "\n")
            metrics.flush()
            if group.first:
                report(whole)

        while group.as_the_first_says(used() < seconds and not stop.wanted):
            told: dict[str, Any] = training.iterate()
            told["left_s"] = round(max(0.0, seconds - used()))
            due = time.perf_counter() - evaluated > every and used() < seconds and not stop.wanted
            if group.as_the_first_says(due):
                evaluated = time.perf_counter()
                told["strength"] = [it._asdict() for it in training.strength(games)]
                training.curve.append({**training.counters, "strength": told["strength"]})
                training.save(folder)
            tell(told)
        training.seconds = before + used()
        training.save(folder)
        if stop.wanted:
            raise KeyboardInterrupt
        stop.at_once = True
        stop.say(f"Saved. How strong is it? It plays {4 * games:,} games against each opponent at each size of table.")
        final = training.strength(4 * games, BOTS)
        training.curve.append({**training.counters, "strength": [it._asdict() for it in final]})
        tell({"final": [it._asdict() for it in final]})
        training.save(folder)
    return final
