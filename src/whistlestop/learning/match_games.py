"""A master alone among champions, in hundreds of games side by side: whatever their searches want to try is tried at
once, and so is what the network thinks of the positions themselves.

Each game is exactly the one that the arena plays with these players and this seed (arena/match.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
import numpy.typing as npt

from whistlestop import rules
from whistlestop.bots.api import decide as decide_by_script
from whistlestop.bots.champion.network import best_legal
from whistlestop.bots.champion.rounds import Findings, Round
from whistlestop.bots.champion.search import USUAL, Search, Settings, begin_search
from whistlestop.bots.champion.trial_games import TrialGames, rows_of
from whistlestop.bots.champion.weights import Floats, Weights
from whistlestop.bots.observation.api import ADVISER
from whistlestop.bots.players.builtin import rng_seed
from whistlestop.bots.players.champion import has_choice
from whistlestop.rules.api import Records

OVER = -1  # in the place of a seat


class Network(Protocol):
    """What a match asks of the network, wherever that is."""

    def think(self, observed: npt.NDArray[np.int8]) -> Floats: ...

    def try_out(self, rounds: Sequence[Round]) -> list[Findings]: ...


@dataclass(frozen=True)
class Terms:
    """What is played. Every deal is played from every seat, one game after the other."""

    players: int
    games: int
    seed: int
    rollouts: int | None  # trial games a decision of the master; None: a champion sits in its place
    settings: Settings = USUAL


@dataclass
class Tally:
    """What the master has done in a game: decisions with a choice, those it searched for, and those in which it then
    left the network's own choice."""

    decisions: int = 0
    searches: int = 0
    changed: int = 0


@dataclass(frozen=True)
class Played:
    """A game that is over."""

    deal: int
    seat: int  # the master's
    first: int  # who began
    turns: int
    share: float  # of the victory, the master's
    totals: list[int]
    ranks: list[int]
    tally: Tally


@dataclass
class Match:
    board: Records
    weights: Weights
    network: Network
    terms: Terms
    searches: dict[int, Search] = field(default_factory=dict)  # under way, by game
    wanted: dict[int, Round] = field(default_factory=dict)  # what they want to have tried

    def __post_init__(self) -> None:
        players, numbers = self.terms.players, np.arange(self.terms.games)
        self.deals, self.masters = numbers // players, numbers % players
        dealt = rules.new(self.board, players, games=self.terms.games // players, seed=self.terms.seed)
        self.tables = TrialGames(rows_of(dealt, self.deals), self.board, self.weights)
        self.tallies = [Tally() for _ in numbers]

    def play(self) -> Iterator[list[Played]]:
        """To the end of all games; after every round of searches, those that are over now."""
        ended = [game for game in range(self.terms.games) if self.go_on(game) == OVER]
        while True:
            ended += self.go_on_to_searches()
            yield [self.played(game) for game in ended]
            if not self.wanted:
                return
            ended = self.try_out()

    def go_on_to_searches(self) -> list[int]:
        """By the network's own decisions, until every game waits for a search or is over: those that are over now."""
        ended: list[int] = []
        while len(ready := np.array([it for it in np.flatnonzero(self.tables.seats >= 0) if it not in self.searches])):
            self.tables.look(ready)
            logits = self.network.think(self.tables.observed[ready])
            for game, opinion in zip(ready.tolist(), logits, strict=True):
                if self.decide(game, opinion) == OVER:
                    ended.append(game)
        return ended

    def decide(self, game: int, logits: Floats) -> int:
        """By what the network thinks, or begin a search if this is for the master to decide; who is next."""
        seat, mask = int(self.tables.seats[game]), self.tables.mask[game]
        if seat != self.masters[game]:
            return self.take(game, int(self.tables.tables.decisions[best_legal(logits, mask)]))
        self.tallies[game].decisions += 1
        if self.terms.rollouts is None:
            return self.take(game, int(self.tables.tables.decisions[best_legal(logits, mask)]))
        known = rules.seen(self.tables.states, seat, game)
        self.searches[game] = begin_search(
            known,
            self.board,
            seat,
            logits,
            mask,
            seed=rng_seed(known, self.terms.seed + seat),
            rollouts=self.terms.rollouts,
            settings=self.terms.settings,
        )
        return self.go_on_searching(game)

    def try_out(self) -> list[int]:
        """A round of every search; the games that are over thereafter."""
        games = list(self.wanted)
        for game, findings in zip(games, self.network.try_out(list(self.wanted.values())), strict=True):
            self.searches[game].learn(findings)
        self.wanted.clear()
        return [game for game in games if self.go_on_searching(game) == OVER]

    def go_on_searching(self, game: int) -> int:
        """Ask for the next round, or decide if there is none; who is to decide then."""
        search, tally = self.searches[game], self.tallies[game]
        wanted = search.next_round()
        if wanted is not None:
            self.wanted[game] = wanted
            return search.seat
        del self.searches[game]
        decision = search.candidates[search.best(1)[0]]
        tally.searches += search.rounds > 0
        tally.changed += decision != search.candidates[0]
        return self.take(game, decision)

    def take(self, game: int, decision: int) -> int:
        states, seat = self.tables.states, int(self.tables.seats[game])
        if rules.apply(states, self.board, seat, decision, game):
            raise RuntimeError(f"decision {decision} of seat {seat} is not legal in game {game}.")
        return self.go_on(game)

    def go_on(self, game: int) -> int:
        """To the next choice that networks make, as the champion does where there is none: whose it is."""
        states, seat = self.tables.states, OVER
        rules.settle(states, self.board, game)
        while pending := rules.to_move(states, game):
            seat = pending[0]
            known = rules.seen(states, seat, game)
            if has_choice(known, self.board, seat):
                break
            seat, decision = OVER, decide_by_script(known, self.board, seat, ADVISER)
            rules.apply(states, self.board, pending[0], decision, game)
            rules.settle(states, self.board, game)
        self.tables.seats[game] = seat
        return seat

    def played(self, game: int) -> Played:
        state = self.tables.states[game : game + 1]
        score, players, seat = rules.score(state, self.board)[0], self.terms.players, int(self.masters[game])
        ranks = [int(it) for it in score["rank"][:players]]
        return Played(
            int(self.deals[game]),
            seat,
            int(state[0]["first"]),
            int(state[0]["turn"]),
            (ranks[seat] == 1) / ranks.count(1),
            [int(it) for it in score["total"][:players]],
            ranks,
            self.tallies[game],
        )
