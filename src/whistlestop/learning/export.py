"""A policy as a file that plays without PyTorch."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from whistlestop.bots.champion.weights import Block, Floats, Weights

from .network import Block as Residual
from .network import Policy


def export(policy: Policy, about: dict[str, Any]) -> Weights:
    """The weights as the champion reads them."""

    def numbers(tensor: torch.Tensor) -> Floats:
        return np.ascontiguousarray(tensor.detach().float().cpu().numpy(), np.float32)

    trunk = policy.trunk
    blocks = tuple(
        Block(
            numbers(block.norm.weight),
            numbers(block.norm.bias),
            numbers(block.inner.weight.T),
            numbers(block.inner.bias),
            numbers(block.outer.weight.T),
            numbers(block.outer.bias),
        )
        for block in residuals(policy)
    )
    return Weights(
        about=about,
        first=numbers((trunk.first.weight * trunk.scale).T),
        first_bias=numbers(trunk.first.bias),
        blocks=blocks,
        last_weight=numbers(trunk.last.weight),
        last_bias=numbers(trunk.last.bias),
        choice=numbers(policy.choice.weight.T),
        choice_bias=numbers(policy.choice.bias),
        value=numbers(policy.value.weight.T),
        value_bias=numbers(policy.value.bias),
        strength=float(policy.strength.detach()),
    )


def residuals(policy: Policy) -> list[Residual]:
    return [block for block in policy.trunk.blocks if isinstance(block, Residual)]


def take_over(policy: Policy, weights: Weights) -> None:
    """Give a policy of the same shape these weights: an opponent that does not learn, or a start."""

    def put(parameter: torch.Tensor, values: Floats) -> None:
        parameter.copy_(torch.from_numpy(np.ascontiguousarray(values)).to(parameter.device))

    trunk = policy.trunk
    with torch.no_grad():
        put(trunk.first.weight, weights.first.T / trunk.scale.cpu().numpy())
        put(trunk.first.bias, weights.first_bias)
        for module, block in zip(residuals(policy), weights.blocks, strict=True):
            put(module.norm.weight, block.norm_weight)
            put(module.norm.bias, block.norm_bias)
            put(module.inner.weight, block.inner.T)
            put(module.inner.bias, block.inner_bias)
            put(module.outer.weight, block.outer.T)
            put(module.outer.bias, block.outer_bias)
        put(trunk.last.weight, weights.last_weight)
        put(trunk.last.bias, weights.last_bias)
        put(policy.choice.weight, weights.choice.T)
        put(policy.choice.bias, weights.choice_bias)
        put(policy.value.weight, weights.value.T)
        put(policy.value.bias, weights.value_bias)
        policy.strength.fill_(weights.strength)


def policy_like(weights: Weights, scale: Floats) -> Policy:
    """A policy of the shape of these weights, with them in it."""
    width, blocks = len(weights.first_bias), len(weights.blocks)
    policy = Policy(scale, len(weights.choice_bias), width, blocks, weights.strength)
    take_over(policy, weights)
    return policy
