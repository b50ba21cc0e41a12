"""Playing: so many decisions in every game, kept for the update that follows. Nothing waits for the GPU here."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import torch
from torch import Tensor

from whistlestop.envs.tables import Tables
from whistlestop.rules.record import SEATS

from .config import Config
from .games import Games, outcomes
from .league import LEARNER, PAST, RIVAL, SCRIPTED, Seating
from .network import Policy, legal_logits

Chooser = Callable[[Tensor, Tensor, Tensor], tuple[Tensor, Tensor]]  # observed, mask, noise: numbers, log-probabilities


EVERY = slice(None)
COMPANY = 2 * SEATS  # bytes in which the critic is told who sits where


class Rollout:
    """The room for one, used again and again. A row of `observed` more than of decisions: what comes next. `hidden` is
    for the critic: what the seat does not see and, at its end, the company."""

    def __init__(self, config: Config, tables: Tables, seating: Seating, device: torch.device) -> None:
        steps, games = config.steps, config.games

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.observed = room(steps + 1, games, tables.width, dtype=torch.int8)
        self.hidden = room(steps + 1, games, tables.hidden + COMPANY, dtype=torch.int8)
        self.mask = room(steps + 1, games, len(tables.decisions), dtype=torch.uint8)
        self.seats = room(steps + 1, games, dtype=torch.int64)
        self.actions = room(steps, games, dtype=torch.int64)
        self.log_probabilities = room(steps, games)
        self.done = room(steps, games, dtype=torch.bool)
        self.totals = room(steps, games, SEATS, dtype=torch.int16)
        self.ranks = room(steps, games, SEATS, dtype=torch.int16)
        self.turns = room(steps, games, dtype=torch.int32)
        self.control = torch.from_numpy(seating.control).to(device)
        self.players = torch.from_numpy(seating.players).to(device)
        self.spans = seating.spans
        self.steps, self.secrets = steps, tables.hidden
        self.margin = config.margin

    def fill(self, games: Games, choose: Chooser, others: Mapping[int, Chooser], generator: torch.Generator) -> None:
        """Play on. `others` decide for earlier versions and for the rival; without them the network itself does."""
        self.observed[0].copy_(games.observed)
        self.hidden[0, :, : self.secrets].copy_(games.hidden[:, : self.secrets])
        self.mask[0].copy_(games.mask)
        self.seats[0].copy_(games.seats)
        self.introduce(0, PAST in others)
        for step in range(self.steps):
            mask = self.mask[step].view(torch.bool)
            noise = gumbel(mask.shape, mask.device, generator)
            control = self.controlled_by(step, PAST in others)
            actions = torch.zeros_like(games.advice, dtype=torch.int64)
            log_probabilities = torch.zeros_like(self.log_probabilities[step])
            for who, decide in {LEARNER: choose, **others}.items():
                rows = rows_of(control == who, self.spans.get(who, EVERY))
                if not len(control[rows]):
                    continue
                found = decide(self.observed[step][rows], mask[rows], noise[rows])
                for kept, one in zip((actions, log_probabilities), found, strict=True):
                    kept[rows] = torch.where(control[rows] == who, one, kept[rows])
            actions = torch.where(control == SCRIPTED, games.advice.long(), actions)
            self.actions[step].copy_(actions)
            self.log_probabilities[step].copy_(log_probabilities)
            games.step(actions, (self.observed[step + 1], self.hidden[step + 1], self.mask[step + 1]))
            self.seats[step + 1].copy_(games.seats)
            self.introduce(step + 1, PAST in others)
            self.done[step].copy_(games.done)
            self.totals[step].copy_(games.totals)
            self.ranks[step].copy_(games.ranks)
            self.turns[step].copy_(games.turns)

    def introduce(self, step: int, with_past: bool) -> None:
        """Tell the critic which places, counted from the decider, have an earlier version, which a scripted bot, and
        (both) which the rival. It would guess, and what it guesses would look like something that the decisions have
        done."""
        place, players = torch.arange(SEATS, device=self.control.device), self.players.unsqueeze(1)
        seat = torch.where(place < players, (place + self.seats[step].unsqueeze(1)) % players, place)
        sitting = self.control.gather(1, seat).masked_fill(place >= players, LEARNER)
        rival = sitting == RIVAL
        self.hidden[step, :, self.secrets : -SEATS] = ((sitting == PAST) & with_past) | rival
        self.hidden[step, :, -SEATS:] = (sitting == SCRIPTED) | rival

    def controlled_by(self, step: int, with_past: bool = True) -> Tensor:
        """Who decides at this step, game by game; before there is an earlier version, the network itself does."""
        control = self.control.gather(1, self.seats[step].unsqueeze(1)).squeeze(1)
        return control if with_past else control.masked_fill(control == PAST, LEARNER)

    def decided_by(self, who: int, with_past: bool = True) -> Tensor:
        """Which of the decisions were somebody's."""
        return torch.stack([self.controlled_by(step, with_past) for step in range(self.steps)]) == who

    def won_by_rival(self) -> Tensor:
        """Its share of the victories in the games that ended with it at the table."""
        some = self.spans[RIVAL]
        won = (
            (self.ranks[:, some] == 1) & (torch.arange(SEATS, device=self.ranks.device) < self.players[some, None])
        ).float()
        share = (won * (self.control[some] == RIVAL)).sum(-1) / won.sum(-1).clamp(min=1)
        ended = self.done[:, some].float()
        return (share * ended).sum() / ended.sum().clamp(min=1)

    def outcomes(self) -> Tensor:
        """What each game that ended was worth to each seat; of no meaning where none did."""
        return outcomes(self.totals, self.ranks, self.players.unsqueeze(0), self.margin)


def rows_of(there: Tensor, span: slice = EVERY) -> slice | Tensor:
    """The games in which somebody is to decide, to ask for no others. On a GPU all those in which they may be: else
    everything would have to wait until they are counted."""
    return span if there.is_cuda else there.nonzero().squeeze(1)


def gumbel(shape: torch.Size, device: torch.device, generator: torch.Generator) -> Tensor:
    """Noise that makes the largest logit a sample."""
    uniform = torch.rand(shape, device=device, generator=generator)
    return -torch.log(-torch.log(uniform.clamp_(1e-7, 1 - 1e-7)))


def sample(logits: Tensor, mask: Tensor, noise: Tensor) -> tuple[Tensor, Tensor]:
    """A decision by its probability, and the logarithm of that."""
    log_probabilities = legal_logits(logits, mask)
    actions = (log_probabilities + noise).argmax(1)
    return actions, log_probabilities.gather(1, actions.unsqueeze(1)).squeeze(1)


def chooser(policy: Policy, dtype: torch.dtype, compiled: bool, greedy: bool = False) -> Chooser:
    """A policy as something that decides: by its probabilities or, as a champion does, for what it likes best."""

    def choose(observed: Tensor, mask: Tensor, noise: Tensor) -> tuple[Tensor, Tensor]:
        return sample(policy(observed, dtype).logits, mask, torch.zeros_like(noise) if greedy else noise)

    return torch.compile(choose, dynamic=True) if compiled else choose
