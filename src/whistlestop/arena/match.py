"""One game between players: by the compiled runner where all of them are scripted bots, else through `Game`."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np

from whistlestop import maps, rules
from whistlestop.bots import entry_points
from whistlestop.bots.api import workspace
from whistlestop.bots.matches import STATE_AT, TALLY
from whistlestop.bots.players import BotError, Budget, Player, make_player, scripted_name
from whistlestop.bots.traits import traits_of
from whistlestop.game import SPECTATOR, Game, IllegalAction
from whistlestop.game.bits import bits
from whistlestop.maps import Map
from whistlestop.rules.api import Records, seed64
from whistlestop.rules.score_record import SCORE
from whistlestop.rules.state import STATE

from .game_seeds import seed_of
from .results import GameResult, SeatResult


class Table:
    """A seating that plays game after game. Game n has the same chance for every seating: it depends on (seed, n)."""

    def __init__(self, map: Map, seating: Sequence[str], seed: int, budget: Budget) -> None:
        self.map = map
        self.board = maps.board(map)
        self.seating = tuple(seating)
        self.seed = seed
        self.budget = budget
        self.final = np.zeros(1, STATE)  # how the last game ended
        self.score = np.zeros(1, SCORE)
        self._rooms = np.zeros(3, STATE)
        policies = [scripted_name(name) for name in seating]
        self._traits: Records | None = None
        self._players: list[Player] = []
        if all(policies):
            self._traits = np.concatenate([traits_of(str(it), self.board, len(seating)) for it in policies])
            self._play_compiled(range(0), np.zeros(0, SCORE), np.zeros(0, TALLY))  # loaded before any clock runs
        else:
            self._players = [make_player(name, seed=seed + seat) for seat, name in enumerate(seating)]

    def close(self) -> None:
        for player in self._players:
            player.close()

    def play(self, number: int) -> GameResult:
        """Play game `number` to its end."""
        clock = time.perf_counter if self._traits is None else time.thread_time  # thinking, or computing
        begin = clock()
        tally = np.zeros(1, TALLY)
        thought: list[float | None] = [None] * len(self.seating)
        if self._traits is not None:
            self._play_compiled(range(number, number + 1), self.score, tally)
        else:
            thought = self._play_through_game(number, tally)
            self.score = rules.score(self.final, self.board)
        seconds = clock() - begin
        seats = tuple(self._seat(seat, self.score[0], tally[0], thought[seat]) for seat in range(len(self.seating)))
        return GameResult(self.seating, number, int(self.final[0]["first"]), seconds, seats)

    def _play_compiled(self, numbers: range, score: Records, tally: Records) -> None:
        entry_points.play(
            self._rooms,
            self.board,
            workspace(),
            self._traits,
            len(self.seating),
            -1,  # the starting player by lot
            seed64(self.seed),
            numbers.start,
            numbers.stop,
            score,
            tally,
        )
        self.final[0] = self._rooms[STATE_AT]

    def _play_through_game(self, number: int, tally: Records) -> list[float | None]:
        """The seconds that each seat thought."""
        game = Game(self.map, len(self.seating), seed=seed_of(self.seed, number))
        thought = [0.0] * len(self.seating)
        while (seat := game.to_move) is not None:
            tally[0]["decisions"][seat] += 1
            tally[0]["turns"][seat] += int(game.phase == "turn")
            begin = time.perf_counter()
            decision = self._players[seat].decide(game, seat, self.budget)
            thought[seat] += time.perf_counter() - begin
            try:
                game.play(decision, seat)
            except IllegalAction as error:
                raise BotError(self.seating[seat], f"in game {number} of seed {self.seed}: {error}") from error
        self.final = game.seen(SPECTATOR)  # at the end everybody sees everything
        return list(thought)

    def _seat(self, seat: int, score: Records, tally: Records, thought: float | None) -> SeatResult:
        final = self.final[0]
        tickets = int(final["held"][seat]) | int(final["completed"][seat])
        tracks = [64 * word + bit for word in range(2) for bit in bits(int(final["owned"][seat][word]))]
        longest = int(score["longest"][seat])
        return SeatResult(
            rank=int(score["rank"][seat]),
            total=int(score["total"][seat]),
            route_points=int(score["routes"][seat]),
            ticket_points=int(score["tickets"][seat]),
            tickets=tickets.bit_count(),
            made=int(score["done_n"][seat]),
            longest=int(longest > 0 and longest == int(score["longest"].max())),
            turns=int(tally["turns"][seat]),
            decisions=int(tally["decisions"][seat]),
            cards=int(final["hand_n"][seat]),
            trains=int(final["trains"][seat]),
            routes=len(tracks),
            spaces=sum(self.map.tracks[track].length for track in tracks),
            seconds=thought,
        )
