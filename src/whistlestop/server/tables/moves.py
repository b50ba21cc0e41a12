"""Commands of the game itself: ready, nonces, moves, resigning. Each becomes an entry and what the game is after it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from whistlestop.game import Fair, Game, IllegalAction, Move, NotationError
from whistlestop.game.fair_chance import new_seed, nonce_hash
from whistlestop.wire import commands as co

from ..handlers import Limit, enters
from ..refusal import Refusal, of_illegal, of_notation
from ..store.base import Guest
from ..web.rate_limits import MOVES
from . import entries as en
from .seating import check_holder, check_status, standing_in
from .session import OPENING_MS, TableSession, new_game
from .state import OPEN, OPENING, PLAYING, Facts, facts_of

HIGHEST = 511  # of any number in an action
MOST_ROUNDS = 50  # that are broken off at one table: each is told to everybody for as long as the table is there


class Step(NamedTuple):
    """An entry, what the state has to know of the game after it, and, for a move, a copy of the game that has made it:
    the table's own game goes on to there when the entry is on disk, and not before."""

    entry: en.Entry
    facts: Facts
    game: Game | None = None


@enters(co.Ready)
def ready(session: TableSession, guest: Guest, command: co.Ready) -> Step | int:
    check_holder(session.state, guest, command.seat)
    check_status(session.state, OPEN)
    if not session.state.seats[command.seat].is_person:
        raise Refusal("wrong-state", status=session.state.status)
    if session.state.seats[command.seat].hash == command.hash:
        return command.seat
    if len(session.state.abandoned) >= MOST_ROUNDS:
        raise Refusal("too-many-rounds")
    return Step(en.ReadySaid(command.seat, command.hash), facts_of(session.game))


@enters(co.Open)
def open_nonce(session: TableSession, guest: Guest, command: co.Open) -> Step:
    """The nonce has to be the one whose hash came with ready; the last one begins the game."""
    state, seat = session.state, command.seat
    check_holder(state, guest, seat)
    if state.status != OPENING:
        raise Refusal("not-open-yet")
    if state.seats[seat].nonce is not None:
        raise Refusal("wrong-state", status=state.status)
    if nonce_hash(bytes.fromhex(command.nonce)) != state.seats[seat].hash:
        raise Refusal("wrong-nonce")
    entry = en.NonceOpened(seat, command.nonce)
    missing = [number for number, it in enumerate(state.seats) if it.is_person and it.nonce is None]
    if missing != [seat]:
        return Step(entry, Facts())
    game, fair = new_game(session.the_map(), state, entry)
    trial = begun(game, fair)
    return Step(msgspec.structs.replace(entry, log=trial.log), facts_of(trial))


def begun(game: Game, fair: Fair) -> Game:
    """The game with everything dealt."""
    trial = game.copy(fair := fair.at(game))
    while pool := trial.pool():
        trial.happen(fair.outcome(len(trial.log), pool))  # nothing but chance has happened so far
    return trial


def reseed(session: TableSession, now: int) -> Step | None:
    """Somebody did not open in time: a new seed, and everybody says ready again."""
    if session.state.status != OPENING or now < session.state.opening + OPENING_MS:
        return None
    return Step(en.SeedReplaced(new_seed().hex()), Facts())


@enters(co.Move, limit=Limit("move", MOVES))
def move(session: TableSession, guest: Guest, command: co.Move) -> Step:
    state = session.state
    check_holder(state, guest, command.seat)
    check_status(state, PLAYING)
    seat = state.seats[command.seat]
    if seat.bot is not None:
        raise Refusal("wrong-state", status="left")
    if command.after is not None and seat.moved > command.after:
        raise Refusal("stale")
    return submission(session, command)


def submission(session: TableSession, command: co.Move, by: str = "") -> Step:
    """The decisions and the outcomes that follow them, made on a copy: nothing changes before it is on disk."""
    assert session.game is not None
    assert session.fair is not None
    said = (bool(command.actions), bool(command.decisions), command.line is not None)
    if sum(said) != 1:
        raise Refusal("malformed", why="a move is either actions, or decisions, or a line.")
    trial = session.game.copy(session.fair.at(session.game))
    before = trial.length
    try:
        if command.line is not None:
            trial.play(command.line, command.seat)
        elif command.actions:
            check_numbers(command.actions)
            trial.play(Move(command.actions), command.seat)
        else:
            play_decisions(trial, command.seat, command.decisions)
    except IllegalAction as error:
        raise of_illegal(error) from None
    except NotationError as error:
        raise of_notation(error) from None
    return Step(en.MoveMade(command.seat, trial.log_since(before), by), facts_of(trial), trial)


def play_decisions(trial: Game, seat: int, decisions: tuple[int, ...]) -> None:
    for number, decision in enumerate(decisions):
        length = trial.length
        trial.play(decision, seat)
        if trial.length > length + 1 and number + 1 < len(decisions):
            raise Refusal("malformed", why="what comes up after a decision is to be seen before the next one.")


def check_numbers(actions: tuple[msgspec.Struct, ...]) -> None:
    """Numbers far outside everything would not even reach the rules."""
    for action in actions:
        for field in action.__struct_fields__:
            value = getattr(action, field)
            numbers = [it for it in (value if isinstance(value, tuple) else (value,)) if isinstance(it, int)]
            if any(not 0 <= it <= HIGHEST for it in numbers):
                raise Refusal("malformed", why="a number in this action is too large.")


@enters(co.Undo, limit=Limit("move", MOVES))
def undo(session: TableSession, guest: Guest, command: co.Undo) -> Step:
    """Back to before this seat's last submission (docs/adr/0022-taking-back.md)."""
    state = session.state
    check_holder(state, guest, command.seat)
    check_status(state, PLAYING)
    if any(it.guest is not None for number, it in enumerate(state.seats) if number != command.seat):
        raise Refusal("not-allowed", key="server-undo-people")
    if state.settings.rated:
        raise Refusal("not-allowed", key="server-undo-rated")
    if state.day:
        raise Refusal("not-allowed", key="server-undo-day")
    if state.seats[command.seat].bot is not None:
        raise Refusal("wrong-state", status="left")
    length = session.last_submission(command.seat)
    if length is None:
        raise Refusal("not-allowed", key="server-nothing-to-undo")
    assert session.game is not None
    trial = session.game.copy()
    trial.rewind(length)
    return Step(en.MoveUndone(command.seat, length), facts_of(trial), trial)


@enters(co.Resign)
def resign(session: TableSession, guest: Guest, command: co.Resign) -> Step:
    check_holder(session.state, guest, command.seat)
    check_status(session.state, PLAYING)
    if session.state.seats[command.seat].resigned:
        raise Refusal("wrong-state", status="resigned")
    bot = None if len(session.state.seats) == 2 else standing_in()
    return Step(en.SeatResigned(command.seat, bot), facts_of(session.game))
