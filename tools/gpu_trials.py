"""Trial games on a GPU: are they the very bytes of the CPU's, does the network choose the same there, how fast is it?

python tools/gpu_trials.py write reference.npz      on any machine
python tools/gpu_trials.py compare reference.npz    on one with a GPU: the same decisions, byte for byte the same games
python tools/gpu_trials.py agree reference.npz      how often the network chooses what it does on the CPU
python tools/gpu_trials.py speed                    rounds of many searches at once
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from whistlestop import maps, rules
from whistlestop.rules import cache

cache.insist_on_compiled()  # before the first rule is imported

from whistlestop.bots.champion.rounds import Round  # noqa: E402
from whistlestop.bots.champion.trial_games import TrialGames, luck_of, rows_of  # noqa: E402
from whistlestop.learning.named_weights import CHAMPION, named_weights  # noqa: E402

GAMES = ("north_america", "europe", "card_game")
WORLDS, TRIALS, SEED = 24, 4, 7  # worlds, and trial games in each
EVERY = 10  # steps between two that are written down whole
LONGEST = 1000  # steps
FIELDS = ("observed", "mask")
START = time.perf_counter()


def say(*what: Any) -> None:
    print(f"{time.perf_counter() - START:7.1f} s ", *what, flush=True)


def beginnings(game: str, players: int, worlds: int) -> Any:
    """Positions after the deal, and who decides in each."""
    board = maps.board(game)
    states = rules.new(board, players, games=worlds, seed=SEED)
    for i in range(worlds):
        rules.settle(states, board, i)
    return states


def write(path: str) -> None:
    """Games by the network's decisions, which are written down."""
    found: dict[str, Any] = {}
    for game in GAMES:
        states = beginnings(game, 2, WORLDS)
        world_of = np.repeat(np.arange(WORLDS), TRIALS)
        luck = luck_of(SEED, WORLDS)[world_of]
        games = TrialGames(rows_of(states, world_of), maps.board(game), named_weights(CHAMPION, game))
        games.seats[:] = [rules.to_move(games.states, i)[0] for i in range(len(world_of))]
        dice, chosen = np.random.default_rng(SEED), []
        for step in range(LONGEST):
            games.look()
            active = np.flatnonzero(games.seats >= 0)
            if not len(active):
                break
            if step % EVERY == 0:
                found |= {f"{game}_{field}_{step}": getattr(games, field).copy() for field in FIELDS}
                found[f"{game}_best_{step}"] = np.full(len(world_of), -1)
                found[f"{game}_best_{step}"][active] = games.think(active)[0].argmax(1)
            logits = games.think(active)[0]
            logits += dice.gumbel(size=logits.shape)  # so that the trial games of a world differ
            chosen.append(np.zeros(len(world_of), np.int32))
            chosen[-1][active] = games.tables.decisions[logits.argmax(1)]
            games.renew_luck(active, luck)
            games.take(active, chosen[-1][active])
        scores = rules.score(games.states, games.board)
        found |= {f"{game}_chosen": np.array(chosen), f"{game}_worlds": states.view(np.uint8)}
        found |= {f"{game}_totals": scores["total"], f"{game}_ranks": scores["rank"]}
        found[f"{game}_states"] = games.states.view(np.uint8)
        say(game, f"{len(world_of)} games, {len(chosen)} decisions in the longest")
    np.savez_compressed(path, **found)


def compare(path: str) -> bool:
    from whistlestop.envs.gpu_trials import GpuTrials
    from whistlestop.rules.state import STATE

    reference = np.load(path)
    equal = True
    for game in GAMES:
        worlds = np.frombuffer(bytearray(reference[f"{game}_worlds"].tobytes()), STATE)
        world_of = np.repeat(np.arange(WORLDS), TRIALS)
        seats = np.array([rules.to_move(worlds, i)[0] for i in world_of])
        games = GpuTrials(maps.board(game), worlds, world_of, seats, luck_of(SEED, WORLDS))
        same: dict[str, bool] = dict.fromkeys((*FIELDS, "states", "totals", "ranks", "all over"), True)
        going = np.arange(len(world_of), dtype=np.int32)
        for step, chosen in enumerate(reference[f"{game}_chosen"]):
            going = going[games.seats.copy_to_host()[going] >= 0]  # left behind at once, as in a match
            number = len(going)
            games.games[:number].copy_to_device(going)
            for field in FIELDS:
                getattr(games, field).copy_to_device(np.zeros_like(getattr(games, field).copy_to_host()))
            games.look(number)
            if step % EVERY == 0:
                for field in FIELDS:
                    seen = getattr(games, field).copy_to_host()[:number]
                    same[field] &= np.array_equal(reference[f"{game}_{field}_{step}"][going], seen)
            games.chosen[:number].copy_to_device(np.ascontiguousarray(chosen[going]))
            games.renew_luck(number)
            games.take(number)
        same["all over"] = not (games.seats.copy_to_host() >= 0).any()
        same["states"] = games.states.copy_to_host().tobytes() == reference[f"{game}_states"].tobytes()
        for field in ("totals", "ranks"):
            same[field] = np.array_equal(
                getattr(games, field).copy_to_host()[:, :2], reference[f"{game}_{field}"][:, :2]
            )
        say(game, "same as on the CPU:", same)
        equal = equal and all(same.values())
    return equal


def agree(path: str) -> None:
    """Where there is no GPU, bfloat16 can be asked for all the same."""
    import torch

    from whistlestop.bots.observation.features import scales
    from whistlestop.learning.export import policy_like

    reference = np.load(path)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    for game in GAMES:
        policy = policy_like(named_weights(CHAMPION, game), scales(maps.board(game))).to(device).requires_grad_(False)
        steps = [it.rpartition("_")[2] for it in reference.files if it.startswith(f"{game}_best_")]
        observed, mask, best = (
            np.concatenate([reference[f"{game}_{field}_{step}"] for step in steps]) for field in (*FIELDS, "best")
        )
        there = best >= 0
        seen, legal = (torch.from_numpy(it[there]).to(device) for it in (observed, mask))
        for name, precision, dtype in (
            ("float32", "highest", torch.float32),
            ("TF32", "high", torch.float32),
            ("bfloat16", "high", torch.bfloat16),
        ):
            torch.set_float32_matmul_precision(precision)
            chosen = policy(seen, dtype).logits.masked_fill(legal == 0, -torch.inf).argmax(1).cpu().numpy()
            same = (chosen == best[there]).mean()
            say(f"{game}: {name} on {device.type} chooses the same in {same:.3%} of {there.sum()} positions")


def speed() -> None:
    import torch

    from whistlestop.envs.gpu_trials import GpuTrials
    from whistlestop.learning.network_on_gpu import NetworkOnGpu

    say(torch.cuda.get_device_name(), torch.__version__, np.__version__)
    for game in GAMES:
        board = maps.board(game)
        network = NetworkOnGpu(board, named_weights(CHAMPION, game), torch.device("cuda"), GpuTrials)
        for searches in (4, 100, 400, 1600):
            rounds = [round_at_the_beginning(game, seed) for seed in range(searches)]
            trials = sum(len(it.worlds) * len(it.decisions) for it in rounds)
            torch.cuda.synchronize()
            began = time.perf_counter()
            network.try_out(rounds)
            seconds = time.perf_counter() - began
            say(f"{game}: a round of {searches} searches, {trials} whole games: {seconds:.2f} s")


def round_at_the_beginning(game: str, seed: int) -> Round:
    """The longest trial games there are."""
    board = maps.board(game)
    states = rules.new(board, 2, seed=seed)
    rules.settle(states, board)
    seat = rules.to_move(states)[0]
    known = rules.seen(states, seat)
    worlds = rules.resample(known, board, seat, games=20, seed=seed)
    return Round(worlds, seat, tuple(rules.legal(known, board, seat)[:5]), seed)


if __name__ == "__main__":
    what = sys.argv[1:2]
    if what == ["write"]:
        write(sys.argv[2])
    elif what == ["compare"]:
        sys.exit(0 if compare(sys.argv[2]) else 1)
    elif what == ["agree"]:
        agree(sys.argv[2])
    else:
        speed()
