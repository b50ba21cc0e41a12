"""A game in your hands: who is to move, what is legal, play it, look at it from any seat, undo, copy, score."""

from __future__ import annotations

import hashlib
import operator
import os
import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

import numpy as np
import numpy.typing as npt

from whistlestop import maps, rules
from whistlestop.maps import Map
from whistlestop.rules import api, clauses, phases
from whistlestop.rules.decisions import DECISIONS, TAKE_TICKETS
from whistlestop.rules.visibility import EVERYTHING

from .bits import members
from .chance import KIND_NAMES, Chance, Pool, find_outcomes, outcome_text
from .copying import copied
from .fair_chance import Fair
from .illegal_action import IllegalAction
from .notation.actions import Action, Actions, Extra, Pay, With, about_move, actions_of
from .notation.moves import Move
from .notation.names import Names
from .notation.parse import as_move, the_one
from .notation.phase_names import phase_name
from .notation.reader import Line, NotationError, read_line
from .options import SEAT_NAMES, Options, check_table, read_options
from .refusal_reasons import Refused, is_legal_with_all_cards, why
from .replayed_log import ReplayedLog
from .scores import Scores, scores_of
from .views.events import Event
from .views.histories import Histories, WrittenEvent
from .views.view import SPECTATOR, OwnView, ToldEvents, View
from .views.view_builder import ViewBuilder

if TYPE_CHECKING:
    from .position import Data
    from .position.form import Position
    from .records.record import Record

GOING_ON = (phases.PAY, phases.COUNT_CARDS, phases.COUNT_LOCOS)  # a whole move is not finished yet
COUNTED = (*GOING_ON, phases.SURCHARGE)  # an action is a number of cards

Playable = Action | Move | str | SupportsIndex


def new(
    name: str | os.PathLike[str] | Map,
    players: int = 2,
    *,
    seed: int | None = None,
    options: Options | Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
    chance: Chance | None = None,
) -> Game:
    """A new game on a shipped map (by name) or one of your own (by path or as a Map).

    The same seed gives the same chance; without one the game picks its own. `chance` is another source of it:
    `Given()` for a game at a real table, `Fair(...)` for one with a committed seed.

    >>> import whistlestop as ws
    >>> game = ws.new("europe", players=3, seed=7, names=["Ada", "Bo", "Cy"])
    >>> game
    <Game europe, 3 players, turn 0, setup>
    """
    map = name if isinstance(name, Map) else maps.load(name)
    seed = secrets.randbits(63) if seed is None else operator.index(seed) & api.M64
    return Game(map, operator.index(players), seed=seed, options=read_options(options), names=names, chance=chance)


class Game:
    """One game of any of the maps: who is to move, what is legal, play it, look at it, undo, copy, score.

    `ws.new` begins one, `ws.load` reads a saved one, `Game.from_position` sets one up. It knows everything; what a
    player may know is `view`. It belongs to one thread at a time.

    >>> import whistlestop as ws
    >>> game = ws.new("card_game", players=2, seed=1)
    >>> while not game.is_over:
    ...     game.play(game.legal()[0])
    >>> game.scores().final
    True
    """

    def __init__(
        self,
        map: Map,
        players: int,
        *,
        seed: int = 0,
        options: Options | None = None,
        names: Sequence[str] | None = None,
        chance: Chance | None = None,
        start: api.Records | None = None,
        row: Sequence[str | None] | None = None,
    ) -> None:
        """`chance` is where outcomes come from; None: from the game's own generator. `start` is a position to begin
        with instead of the beginning, and `row` where its face-up cards lie, if that is known."""
        self.map = map
        self.players = players
        self.seed = seed
        self.options = options or Options()
        called = tuple(names or SEAT_NAMES[:players])
        check_table(map, players, self.options, called)
        if isinstance(chance, Fair):
            chance.check(map.hash, self.options, players, begins=start is None)
        if start is None:
            start = rules.new(maps.board(map), players, seed=seed, first=self.options.first)
        self.start_row = row
        self._chance = chance
        self._actions: Actions = actions_of(map)
        self._log = ReplayedLog(maps.board(map), start)
        self._histories: Histories | None = None  # until somebody asks
        self._view_builder = ViewBuilder(map, self.notation, self.board, called, self.options)
        self._settle()

    # --- who and when -----------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, seat by seat."""
        return self._view_builder.players

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        called = tuple(names)
        check_table(self.map, self.players, self.options, called)
        self._view_builder = ViewBuilder(self.map, self.notation, self.board, called, self.options)

    @property
    def notation(self) -> Names:
        """The names of cities, tracks and tickets."""
        return self._actions.names

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that may decide now: usually one; several where all choose in secret; none while chance is due."""
        return tuple(rules.to_move(self._log.states))

    @property
    def to_move(self) -> int | None:
        """The seat to decide; where several may, the lowest of them; None if nobody can."""
        if phases.SETUP < self._log.states["phase"][0] < phases.COMPLETING:
            return int(self._log.states["seat"][0])
        seats = rules.to_move(self._log.states)
        return seats[0] if seats else None

    @property
    def phase(self) -> str:
        """`setup`, `turn`, `second`, `pay`, `surcharge`, `keep`, `count`, `locos`, `complete`, `over`, or `chance`."""
        return phase_name(int(self._log.states["phase"][0]))

    @property
    def phase_number(self) -> int:
        """The phase as the rules count it (rules.phases): it tells apart what chance is due."""
        return int(self._log.states["phase"][0])

    @property
    def is_over(self) -> bool:
        return int(self._log.states["phase"][0]) == phases.OVER

    @property
    def turn(self) -> int:
        """Turns count from 1; 0 is the set-up."""
        return int(self._log.states["turn"][0])

    # --- what is legal ----------------------------------------------------------------------------------

    def legal_mask(self, seat: int | None = None) -> npt.NDArray[np.bool_]:
        """The legal decisions of a seat (without one: of the seat to move) as 512 truth values."""
        return np.unpackbits(self._words(seat).view(np.uint8), bitorder="little").view(np.bool_)

    def legal_decisions(self, seat: int | None = None) -> list[int]:
        """The same as integers, ascending."""
        return members(self._words(seat).tolist())

    def _words(self, seat: int | None) -> npt.NDArray[np.uint64]:
        if seat is None or self._seat_of(seat) == self.to_move:
            return self._log.mask
        return rules.mask(self._log.states, self.board, self._seat_of(seat))

    def _seat_of(self, seat: SupportsIndex, *, lowest: int = 0) -> int:
        """A seat as a plain number. ValueError if there is none of that number."""
        number = operator.index(seat)
        if not lowest <= number < self.players:
            raise ValueError(f"the seats of this game are 0 to {self.players - 1}; there is no seat {number}.")
        return number

    def legal(self, seat: int | None = None) -> list[Action]:
        """The legal actions of a seat; without one, of the seat to move. `play` takes each of them; `moves` has whole
        moves, with what is paid, and `legal_decisions` the rules' integers.

        >>> import whistlestop as ws
        >>> game = ws.Game.from_position({"map": "card_game", "players": 2, "row": ["red"] * 5})
        >>> [str(action) for action in game.legal()]
        ['draw red', 'draw deck', 'draw tickets']
        """
        action, about = self._actions.action, about_move(self._log.states)
        return [action(decision, *about) for decision in self.legal_decisions(seat)]

    def moves(self, seat: int | None = None) -> list[Action | Move]:
        """All whole moves of a seat: a route with each way to pay for it, and so on."""
        seat = self.to_move if seat is None else self._seat_of(seat)
        return [] if seat is None else [as_move(line) for line in self._lines(self._log.states, seat, ())]

    def _lines(self, states: api.Records, seat: int, before: Line) -> list[Line]:
        about, lines = about_move(states), []
        for decision in rules.legal(states, self.board, seat):
            line = (*before, self._actions.action(decision, *about))
            after = copied(states)
            rules.apply(after, self.board, seat, decision)
            lines += self._lines(after, seat, line) if int(after["phase"][0]) in GOING_ON else [line]
        return lines

    # --- playing ----------------------------------------------------------------------------------------

    def play(self, what: Playable, seat: int | None = None) -> None:
        """Play an action, a whole move, a line of notation or a decision's integer; for the seat to move, or another
        that may decide now. IllegalAction or NotationError if that cannot be, and then nothing has changed.

        >>> import whistlestop as ws
        >>> game = ws.Game.from_position({"map": "europe", "players": 2, "seats": [{"hand": {"green": 3}}]})
        >>> game.play("claim paris-zurich, 3 green")
        >>> game.play("claim zurich-venezia, 2 green", seat=1)
        Traceback (most recent call last):
        whistlestop.game.illegal_action.IllegalAction: ...
        >>> game.view().seats[0].routes
        ('paris-zurich',)
        """
        mover = self.to_move if seat is None else self._seat_of(seat)
        if isinstance(what, Action):
            self._play_line((what,), mover)
        elif isinstance(what, str):
            readings = read_line(self.notation, what)
            self._play_line(readings[0] if len(readings) == 1 else self._reading(what, mover), mover)
        elif isinstance(what, Move):
            self._play_line(what.actions, mover)
        else:
            self._decide(operator.index(what), mover)

    def parse(self, text: str, seat: int | None = None) -> Action | Move:
        """What a line of notation means here: of several readings, the one that is legal."""
        return as_move(self._reading(text, self.to_move if seat is None else self._seat_of(seat)))

    def _play_line(self, line: Sequence[Action], seat: int | None) -> None:
        """All of a line, or nothing of it: IllegalAction or NotationError if it cannot be played without chance in
        between."""
        if not line:
            raise NotationError("notation-empty-move")
        before = self._log.checkpoint()
        try:
            for at, action in enumerate(line):
                if at > 0 and (seat not in self.pending or self._log.length > before.length + at):
                    raise NotationError("notation-chance-between", actions="; ".join(map(str, line[:at])))
                self._decide(self._decision(action, self._log.states, seat), seat, action)
        except (IllegalAction, NotationError):
            self._log.restore(before)
            raise

    def _try(self, line: Sequence[Action], seat: int | None) -> None:
        """Play a line of actions on a copy of the state, to see whether it can be played. Raises if it cannot."""
        if not line:
            raise NotationError("notation-empty-move")
        states = copied(self._log.states)
        for at, action in enumerate(line):
            if at > 0 and seat not in rules.to_move(states):
                raise NotationError("notation-chance-between", actions="; ".join(map(str, line[:at])))
            decision = self._decision(action, states, seat)
            refused = clauses.NOT_NOW if seat is None else rules.apply(states, self.board, seat, decision)
            if refused != clauses.LEGAL:
                raise self._refused(refused, seat, decision, states, action)

    def _reading(self, text: str, seat: int | None) -> Line:
        """The reading of a line that is legal here; if none is, the refusal of the first one."""
        legal, refusals = [], []
        for line in read_line(self.notation, text):
            try:
                self._try(line, seat)
                legal.append(line)
            except (IllegalAction, NotationError) as error:
                refusals.append(error)
        if not legal:
            raise refusals[0]
        return the_one(self.notation, text, legal)

    def _decide(self, decision: int, seat: int | None, action: Action | None = None) -> None:
        """A decision and the chance that follows. IllegalAction, and nothing changed, if it is not legal."""
        seat = self.to_move if seat is None else seat
        if seat is None:
            raise self._refused(clauses.NOT_NOW, seat, decision, self._log.states, action)
        if not 0 <= decision < DECISIONS:
            raise self._refused(clauses.NO_SUCH_DECISION, seat, decision, self._log.states, action)
        if self._chance is None:
            refused = self._log.decide(seat, decision)
        else:
            refused = rules.refusal(self._log.states, self.board, seat, decision)
            if refused == clauses.LEGAL:
                self._log.take((seat * DECISIONS + decision,))
        if refused != clauses.LEGAL:
            raise self._refused(refused, seat, decision, self._log.states, action)
        if self._log.is_chance_due:
            self._settle()

    def _decision(self, action: Action, states: api.Records, seat: int | None) -> int:
        """The integer of an action in a position. A set of another size than is due is refused here, since the integer
        says only how many locomotives are in it; the clause is that of any decision that is not due now."""
        decision = self._actions.decision(action)
        if decision is None:
            raise self._refused(clauses.NO_SUCH_DECISION, seat, -1, states, action)
        about = about_move(states)
        counted = isinstance(action, Pay | Extra | With) and about[0] in COUNTED
        if counted and seat in rules.to_move(states) and self._actions.action(decision, *about) != action:
            clause = rules.refusal(states, self.board, seat, TAKE_TICKETS)
            raise self._refused(clause, seat, decision, states, action)
        return decision

    def action(self, decision: int) -> Action:
        """What a decision's integer means now."""
        return self._actions.action(decision, *about_move(self._log.states))

    def _refused(
        self, code: int, seat: int | None, decision: int, states: api.Records, action: Action | None = None
    ) -> IllegalAction:
        """A refusal of a decision, or of the action that it was made from."""
        about = about_move(states)
        action = action or self._actions.meant(decision, *about)
        decided = [] if seat is None else rules.legal(states, self.board, seat)
        legal = [self._actions.action(it, *about) for it in decided]
        meant = action == self._actions.meant(decision, *about)
        only_cards_lack = meant and is_legal_with_all_cards(states, self.board, seat or 0, decision)
        reason = why(Refused(code, action, decision, seat or 0, states[0], self.board[0], legal, only_cards_lack))
        return IllegalAction(code, str(action or f"decision {decision}"), list(map(str, legal)), reason)

    # --- the log --------------------------------------------------------------------------------------------

    @property
    def log(self) -> tuple[int, ...]:
        """All that happened: `512 * seat + decision`, or `-1 - outcome` (rules/game_log.py)."""
        return self._log.since(0)

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return self._log.length

    def log_since(self, number: int) -> tuple[int, ...]:
        """The log without its first entries."""
        return self._log.since(number)

    def take(self, entries: Sequence[int]) -> None:
        """Entries that another game's log goes on with take effect here. ImpossibleEntry (a ValueError), and nothing
        changed, if one of them is not possible."""
        self._log.take(entries)

    def follow(self, ahead: Game) -> None:
        """Catch up with a copy of this game that was played on, without playing it again. The copy is used up."""
        self._log = ahead._log
        if self._histories is not None:
            self._histories.follow(ahead._log)

    # --- chance from outside ----------------------------------------------------------------------------

    def happen(self, outcome: SupportsIndex | str) -> None:
        """Tell a game that waits for chance (`Given()`) what happened: `red`, a ticket, a seat, or the number."""
        pool = self.pool()
        if pool is None:
            raise ValueError(f"{outcome}: nothing is to come up now; a decision is due, or the game is over.")
        if isinstance(outcome, str):
            found = find_outcomes(self.notation, pool, outcome)
            if len(found) != 1 or found[0] not in pool.weights:
                possible = [outcome_text(self.notation, pool.kind, one) for one in pool.weights]
                raise IllegalAction(clauses.IMPOSSIBLE, outcome, possible)
            outcome = found[0]
        self._happen(pool, operator.index(outcome))
        self._settle()

    def pool(self) -> Pool | None:
        """The chance event that is due, if one is."""
        kind, weights = rules.chance_pool(self._log.states, self.board)
        return Pool(KIND_NAMES[kind], weights) if weights else None

    @property
    def receiver(self) -> int | None:
        """The seat that the outcome due is for: who is dealt to, or draws. None for the lot and the row."""
        return rules.receiver(self._log.states, self.board)

    @property
    def hand_due(self) -> int:
        """The cards of each hand, where whole hands are about to be dealt; else 0."""
        return rules.hand_due(self._log.states, self.board)

    @property
    def is_row_empty(self) -> bool:
        return int(self._log.states["row_n"][0]) == 0

    @property
    def chance(self) -> Chance | None:
        """Where outcomes come from; None: from the game's own generator."""
        return self._chance

    @chance.setter
    def chance(self, chance: Chance | None) -> None:
        self._chance = chance
        self._settle()

    def next_outcome(self) -> int:
        """What the game's own generator would draw now."""
        return self._log.next_outcome()

    def _settle(self) -> None:
        """Let all chance happen up to the next decision, or until its source does not know an outcome yet."""
        if self._chance is None:
            self._log.settle()
            return
        number = self._log.outcomes
        while pool := self.pool():
            outcome = self._chance.outcome(number, pool)
            if outcome is None:
                return
            self._happen(pool, outcome)
            number += 1

    def _happen(self, pool: Pool, outcome: int) -> None:
        if pool.weights.get(outcome, 0) == 0:
            raise IllegalAction(clauses.IMPOSSIBLE, f"outcome {outcome}")
        self._log.take((-1 - outcome,))

    # --- looking ----------------------------------------------------------------------------------------

    def view(self, seat: int = SPECTATOR, *, events: bool = True) -> View:
        """What a seat, or a spectator, may know, with all it has been told since the game began (unless `events`
        is False). Give this, and not the
        game, to whoever plays the seat.

        >>> import whistlestop as ws
        >>> view = ws.new("europe", players=2, seed=7).view(0)
        >>> len(view.own.offer), view.seats[1].cards, ws.new("europe").view().own
        (4, 4, None)
        """
        seat, histories = self._seat_of(seat, lowest=SPECTATOR), self._told()
        told = histories.of(seat)
        said = ToldEvents.of((it.event for it in told), b",".join([it.json for it in told])) if events else ()
        return self._view_builder.view(self.seen(seat), seat, histories.places, said)

    def open_hands(self) -> tuple[OwnView, ...]:
        """What each seat knows of its own, for whoever may know all of it: those who look at a finished game."""
        return self._view_builder.open_hands(self._log.states)

    def mark(self, seat: int = SPECTATOR) -> str:
        """A short name for what a seat knows now: as long as it is the same, so is the view. Much cheaper than
        `view(seat).hash()`, since no view is built (docs/adr/0014)."""
        return hashlib.sha256(self.seen(seat).tobytes() + str(self.row_places).encode()).hexdigest()[:16]

    def events_since(self, number: int = 0, seat: int | None = None) -> list[Event]:
        """What has happened since so many events; as a seat (-1: a spectator) was told, or everything."""
        return [it.event for it in self._told_to(seat)[number:]]

    def events_json(self, number: int = 0, seat: int | None = None) -> bytes:
        """The same as JSON, with commas between them. Each event is encoded once, however many are told of it."""
        return b",".join([it.json for it in self._told_to(seat)[number:]])

    def count_events(self, seat: int | None = None) -> int:
        """How many events there have been."""
        return len(self._told_to(seat))

    @property
    def row_places(self) -> list[int | None]:
        """The kind of card that lies at each place of the row; None where there is none."""
        histories = self._told()
        histories.of(SPECTATOR)
        return histories.places.kinds

    def _told_to(self, seat: int | None) -> list[WrittenEvent]:
        viewer = EVERYTHING if seat is None else self._seat_of(seat, lowest=SPECTATOR)
        return self._told().of(viewer)

    def _told(self) -> Histories:
        if self._histories is None:
            self._histories = Histories(self._log, self.notation, self.start_row)
        return self._histories

    def seen(self, seat: int = SPECTATOR) -> api.Records:
        """What a seat, or a spectator, knows, as the rules' own record (an array of one): for bots and searches."""
        return rules.seen(self._log.states, self._seat_of(seat, lowest=SPECTATOR))

    @property
    def board(self) -> api.Records:
        """The map as the rules' own record; nobody writes into it."""
        return self._log.board

    @property
    def start(self) -> api.Records:
        """The record that the game began with; nobody writes into it."""
        return self._log.start

    @property
    def state(self) -> api.Records:
        """A copy of the whole game as the rules' own record. It knows everything: give it to no bot."""
        return self._log.states.copy()

    def scores(self) -> Scores:
        """Every point and where it came from, as the game stands; final once it is over."""
        return scores_of(self.map, self.notation, self._log.states, self.board)

    @classmethod
    def from_position(
        cls,
        data: Data,
        *,
        seed: int = 0,
        names: Sequence[str] | None = None,
        chance: Chance | None = None,
        map: Map | None = None,
    ) -> Self:
        """A game that begins in a position: JSON as text or a dictionary, a `Position`, or the line of one.

        For puzzles, tests, and to look at a game from elsewhere. Say only what matters; the rest has the obvious
        default (docs/positions.md). The seed is for what has been left out and for the luck to come; `map` is for
        positions on a map of your own. PositionError, with the place and the reason, if the position cannot be.

        >>> from whistlestop.game import Game
        >>> game = Game.from_position({"map": "europe", "players": 2, "seats": [{"hand": {"red": 4, "loco": 1}}]})
        >>> game.play("claim wien-budapest/red, 1 red")
        >>> game.to_move, game.position().seats[0].routes
        (1, ['budapest-wien/red'])
        >>> Game.from_position(game.position_line()).position() == game.position()
        True
        """
        from .position import read_position

        start = read_position(data, seed=seed, map=map)
        return cls(
            start.map,
            start.players,
            seed=seed,
            options=start.options,
            names=names,
            chance=chance,
            start=start.records,
            row=start.row,
        )

    def position(self, seat: int | None = None) -> Position:
        """Everything about this moment, hidden or not; with a seat (-1: a spectator) just what it knows.

        `Game.from_position` begins a game with it; `.json()` is its text.

        >>> import whistlestop as ws
        >>> position = ws.new("europe", players=2, seed=7, options={"first": 0}).position()
        >>> position.phase, position.to_move, len(position.seats[1].offer)
        ('setup', 0, 4)
        """
        from .position import position_of

        return position_of(self, seat if seat is None else self._seat_of(seat, lowest=SPECTATOR))

    def position_line(self, seat: int | None = None) -> str:
        """The position as one line of letters that need no escaping in a link, like FEN in chess; `from_position`
        reads it. With a seat (-1: a spectator) just what it knows.

        >>> import whistlestop as ws
        >>> puzzle = {"map": "card_game", "seats": [{"hand": {"blue": 4, "loco": 1}}, {}], "row": ["red"] * 5}
        >>> ws.Game.from_position(puzzle).position_line()
        'card_game~0145ca03.-.-.rrrrr.-.-.-.-.-.-.hb4l-r-n0.r-n0.turn.a1'
        """
        from .position.line import position_line

        return position_line(self.position(seat), self.map)

    def record(self) -> Record:
        """The game as it can be saved, sent and replayed."""
        from .records.record import Record

        return Record.of(self)

    # --- back and aside ---------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last decision back, with the chance that followed it. For analysis; played again it has the same
        luck, if the game draws its own."""
        entries = list(self.log)
        while entries and entries[-1] < 0:
            entries.pop()
        if not entries:
            raise ValueError("no decision has been taken that could be undone.")
        self._cut(len(entries) - 1)

    def take_back(self) -> None:
        """Take back just the last entry of the log: a decision, or an outcome that was told by mistake."""
        if not self._log.length:
            raise ValueError("nothing has happened that could be taken back.")
        self._cut(self._log.length - 1)

    def _cut(self, entries: int) -> None:
        self._log.cut(entries)
        self._histories = None  # told anew, from what is left of the happenings
        self._settle()

    def copy(self, chance: Chance | None = None) -> Self:
        """A second game that goes its own way from here, with another source of chance if one is given."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._chance = chance or self._chance
        other._log = self._log.copy()
        other._histories = None  # until somebody asks
        return other

    __copy__ = copy

    def __repr__(self) -> str:
        return f"<Game {self.map.id}, {self.players} players, turn {self.turn}, {self.phase}>"
