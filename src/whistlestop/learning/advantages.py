"""How much better than expected: generalised advantages, seat by seat.

The critic says at every decision what every seat may expect. So a seat's own fortune is followed through the others'
decisions as well, and nothing has to be looked up beyond the last decision of a rollout.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor


class Estimates(NamedTuple):
    advantages: Tensor  # of the seat that decided: steps x games
    returns: Tensor  # what each seat got, counted from the one that decided: steps x games x seats


def estimate(values: Tensor, seats: Tensor, done: Tensor, outcomes: Tensor, players: Tensor, trace: float) -> Estimates:
    """values: (steps + 1) x games x seats, counted from the one that decides; seats: (steps + 1) x games; done: steps x
    games; outcomes: steps x games x seats, by seat. trace is lambda from one decision of a seat to its next."""
    steps, _, places = outcomes.shape
    seat = torch.arange(places, device=values.device)
    plays = seat < players.unsqueeze(1)
    fading = trace ** (1.0 / players.float()).unsqueeze(1)  # a step is one of as many as there are players
    relative = (seat - seats.unsqueeze(2)) % players.view(1, -1, 1)  # where a seat is, counted from the decider
    relative = torch.where(plays, relative, seat)
    by_seat = values.gather(2, relative)
    advantages = torch.zeros_like(outcomes)
    after, carried = by_seat[steps], torch.zeros_like(by_seat[steps])
    for step in reversed(range(steps)):
        ended = done[step].unsqueeze(1)
        after = torch.where(ended, outcomes[step], after)
        carried = torch.where(ended, torch.zeros_like(carried), carried)
        carried = after - by_seat[step] + fading * carried
        advantages[step] = carried
        after = by_seat[step]
    returns = (advantages + by_seat[:steps]) * plays
    absolute = (seat + seats[:steps].unsqueeze(2)) % players.view(1, -1, 1)  # who sits at each place from the decider
    absolute = torch.where(plays, absolute, seat)
    return Estimates(advantages.gather(2, seats[:steps].unsqueeze(2)).squeeze(2), returns.gather(2, absolute))
