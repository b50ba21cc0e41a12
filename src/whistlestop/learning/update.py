"""Learning from a rollout: proximal policy optimisation; the critic and the value head learn what came of it."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from .advantages import Estimates
from .config import Config
from .network import Critic, Policy, legal_logits
from .process_group import ONE_PROCESS, ProcessGroup
from .rollout import Rollout

MEASURES = ("policy", "entropy", "critic", "value", "clipped")
LARGEST_GRADIENT = 1.0
CRITIC_WEIGHT, VALUE_WEIGHT = 0.5, 0.25


class Sample(NamedTuple):
    """Some decisions of a rollout, in any order."""

    observed: Tensor
    hidden: Tensor
    mask: Tensor
    actions: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    returns: Tensor
    learner: Tensor
    plays: Tensor


def losses(
    policy: Policy, critic: Critic | None, sample: Sample, entropy_weight: Tensor, clip: float, dtype: torch.dtype
) -> tuple[Tensor, Tensor]:
    """The loss to go down, and its MEASURES. Without a critic the policy learns alone."""
    logits, value = policy(sample.observed, dtype)
    mask = sample.mask != 0
    log_probabilities = legal_logits(logits, mask)
    chosen = log_probabilities.gather(1, sample.actions.unsqueeze(1)).squeeze(1)
    ratio = torch.exp(chosen - sample.log_probabilities)
    weight = sample.learner.float()
    own = weight.sum().clamp(min=1)
    worst = torch.min(ratio * sample.advantages, ratio.clamp(1 - clip, 1 + clip) * sample.advantages)
    policy_loss = -(worst * weight).sum() / own
    spread = -(log_probabilities.exp() * log_probabilities.masked_fill(~mask, 0)).sum(1)
    entropy = (spread * weight).sum() / own
    critics_loss = torch.zeros_like(policy_loss) if critic is None else critic_loss(critic, sample, dtype)
    value_loss = (value - sample.returns[:, 0]).square().mean()
    loss = policy_loss - entropy_weight * entropy + CRITIC_WEIGHT * critics_loss + VALUE_WEIGHT * value_loss
    clipped = (((ratio - 1).abs() > clip) * weight).sum() / own
    return loss, torch.stack([policy_loss, entropy, critics_loss, value_loss, clipped]).detach()


def critic_loss(critic: Critic, sample: Sample, dtype: torch.dtype) -> Tensor:
    values = critic(sample.observed, sample.hidden, dtype)
    plays = sample.plays.float()
    return ((values - sample.returns).square() * plays).sum() / plays.sum()


class Update:
    """All minibatches of an iteration. A policy without a critic relies on somebody else's."""

    def __init__(
        self,
        config: Config,
        policy: Policy,
        critic: Critic | None,
        optimiser: torch.optim.Optimizer,
        dtype: torch.dtype,
        compiled: bool = False,
        group: ProcessGroup = ONE_PROCESS,
    ) -> None:
        self.config = config
        self.policy, self.critic, self.optimiser = policy, critic, optimiser
        self.parameters = [*policy.parameters(), *(critic.parameters() if critic else ())]
        self.dtype = dtype
        self.losses = torch.compile(losses) if compiled else losses
        self.critic_loss = torch.compile(critic_loss) if compiled else critic_loss
        self.group = group

    def learn(
        self,
        rollout: Rollout,
        estimates: Estimates,
        learner: Tensor,
        entropy: float,
        dice: torch.Generator,
        critic_alone: bool = False,
    ) -> Tensor:
        """Go through the network's own decisions and some of the others' `epochs` times; the mean MEASURES of the last
        time. The others' are of use to the critic alone. With `critic_alone` the policy stays as it is: a critic that
        knows nothing yet would soon spoil one that knows much."""
        whole = flat(rollout, normal(estimates, learner), learner)
        others = self.config.others if self.critic else 0.0
        some = torch.rand(learner.shape, device=learner.device, generator=dice) < others
        chosen = (learner | some).flatten().nonzero().squeeze(1)
        number = self.group.smallest(len(chosen))  # all processes take the same number of steps
        size = min(self.config.minibatch, number)
        weight = torch.tensor(entropy, device=whole.actions.device)
        measures = torch.zeros(len(MEASURES), device=whole.actions.device)
        if not number:
            return measures
        for _ in range(self.config.epochs):
            order = chosen[torch.randperm(len(chosen), device=whole.actions.device, generator=dice)]
            measures.zero_()
            for low in range(0, number - size + 1, size):
                sample = Sample(*(part.index_select(0, order[low : low + size]) for part in whole))
                measures += self.step(sample, weight, critic_alone)
        return measures / (number // size)

    def step(self, sample: Sample, entropy: Tensor, critic_alone: bool) -> Tensor:
        if critic_alone and self.critic:
            loss = self.critic_loss(self.critic, sample, self.dtype)
            measures = torch.stack([loss.detach() if it == "critic" else torch.zeros_like(loss) for it in MEASURES])
        else:
            loss, measures = self.losses(self.policy, self.critic, sample, entropy, self.config.clip, self.dtype)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        self.group.average([it.grad for it in self.parameters if it.grad is not None])
        torch.nn.utils.clip_grad_norm_(self.parameters, LARGEST_GRADIENT)
        self.optimiser.step()
        return measures


def normal(estimates: Estimates, learner: Tensor) -> Estimates:
    """Advantages with mean 0 and spread 1 over the network's own decisions."""
    weight = learner.float()
    number = weight.sum().clamp(min=2)
    mean = (estimates.advantages * weight).sum() / number
    spread = (((estimates.advantages - mean).square() * weight).sum() / number).sqrt()
    return Estimates((estimates.advantages - mean) / (spread + 1e-8), estimates.returns)


def flat(rollout: Rollout, estimates: Estimates, learner: Tensor) -> Sample:
    steps, places = rollout.steps, estimates.returns.shape[2]
    seat = torch.arange(places, device=learner.device)
    plays = (seat < rollout.players.unsqueeze(1)).expand(steps, -1, -1)
    return Sample(
        rollout.observed[:steps].flatten(0, 1),
        rollout.hidden[:steps].flatten(0, 1),
        rollout.mask[:steps].flatten(0, 1),
        rollout.actions.flatten(),
        rollout.log_probabilities.flatten(),
        estimates.advantages.flatten(),
        estimates.returns.flatten(0, 1),
        learner.flatten(),
        plays.flatten(0, 1),
    )
