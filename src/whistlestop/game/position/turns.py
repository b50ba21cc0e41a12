"""Whose turn it is in a position, which one, and whether the counters of turns can be what they are said to be."""

from __future__ import annotations

from whistlestop.maps import Map
from whistlestop.rules import api

from .form import Position, PositionError

MAP_PHASES = {"pay", "surcharge"}
CARD_PHASES = {"count", "locos", "complete"}
NO_TURN = {"setup", "complete", "over"}


def turn_order(position: Position, players: int) -> tuple[int, int, int]:
    """The starting seat, the seat whose turn it is, and the number of the turn. Turns go round without a gap, so two
    of them say the third."""
    for path, seat in (("first", position.first), ("to_move", position.to_move)):
        if seat is not None and seat >= players:
            raise PositionError(path, f"there is no seat {seat}; the seats are 0 to {players - 1}.")
    first, seat, turn = position.first, position.to_move, position.turn
    if position.phase == "setup":
        return setup_order(first, seat, turn)
    if turn == 0:
        raise PositionError("turn", "turns count from 1; 0 is the set-up.")
    if turn is None:
        turn = 1 if first is None or seat is None else 1 + (seat - first) % players
    if first is None:
        first = ((seat or 0) - turn + 1) % players
    due = (first + turn - 1) % players
    if seat is not None and seat != due:
        raise PositionError("to_move", f"if seat {first} began, turn {turn} is seat {due}'s, not seat {seat}'s.")
    return first, due, turn


def setup_order(first: int | None, seat: int | None, turn: int | None) -> tuple[int, int, int]:
    if turn:
        raise PositionError("turn", f"the set-up comes before the first turn: it is turn 0, not {turn}.")
    if first is not None and seat is not None and first != seat:
        raise PositionError("to_move", f"at set-up it is the turn of seat {first}, who will begin, not of seat {seat}.")
    starting = first if first is not None else seat or 0
    return starting, starting, 0


def check_phase(position: Position, map: Map, players: int) -> None:
    """Is there such a phase, and such a round, in this game?"""
    wrong = CARD_PHASES if map.kind == "map" else MAP_PHASES
    if position.phase in wrong:
        raise PositionError("phase", f"{map.name} has no phase {position.phase}.")
    second = 0 < map.rounds.two_rounds_from <= players
    if position.round not in (1, 2) or (position.round == 2 and not second):
        rounds = "1 or 2" if second else "1"
        raise PositionError("round", f"{map.name} with {players} players has round {rounds}, not {position.round}.")
    if position.round == 2 and position.phase == "setup":
        raise PositionError("round", "the set-up is in round 1.")
    if position.round == 1 and position.phase == "over" and second:
        raise PositionError("round", f"with {players} players the game is over after round 2 (K18).")
    if position.round == 1 and position.phase != "over":
        for number, seat in enumerate(position.seats):
            if seat.completed:
                raise PositionError(f"seats[{number}].completed", "no ticket is completed before the round ends (K16).")


def check_counters(position: Position, map: Map, players: int) -> None:
    """B13, B13a, E16, K13a, K14: the counters among themselves."""
    if position.last_turns > players:
        raise PositionError("last_turns", f"{position.last_turns} last turns are too many: every player takes one.")
    if position.passes > position.idle:
        raise PositionError("passes", f"passes are idle turns: {position.passes} in a row, and {position.idle} idle.")
    if position.idle > (map.idle_rounds + 1) * players:
        raise PositionError("idle", f"{position.idle} idle turns in a row are too many: the end comes before that.")
    if position.phase == "setup" and (position.idle or position.last_turns):
        raise PositionError("idle" if position.idle else "last_turns", "nobody has had a turn at set-up.")
    if position.phase == "complete" and position.last_turns:
        raise PositionError("last_turns", "tickets are completed after the last turns (K16): there are none to come.")


def check_end(states: api.Records, position: Position, map: Map) -> None:
    """Have the last turns begun if and only if they should have?"""
    if position.phase in NO_TURN:
        return
    players = int(states[0]["players"])
    stuck = position.passes >= players or position.idle >= map.idle_rounds * players
    if stuck and (map.kind == "map" or position.last_turns == 0):
        end = "the game is over (B13a, E16)" if map.kind == "map" else "the last turns begin (K13a)"
        raise PositionError("idle", f"after so many passes or idle turns in a row {end}.")
    if map.kind == "map":
        check_last_round(states, position, map)
    elif position.last_turns == 0 and int(states[0]["deck_n"]) == 0 and position.phase != "second":
        raise PositionError("last_turns", f"with no deck the last turns have begun (K14): say 1 to {players}.")


def check_last_round(states: api.Records, position: Position, map: Map) -> None:
    """B13: whoever first has few trains after a turn takes the last one."""
    few, players = map.trains.last_round_at, int(states[0]["players"])
    if map.trains.each <= few:
        return  # a game that is all last round
    trains = states[0]["trains"].tolist()
    seat, left = int(states[0]["seat"]), position.last_turns
    coming = [(seat + step) % players for step in range(max(0, left - 1) if left else players)]
    for other in coming:
        if trains[other] <= few:
            right = f"say 1 to {players}" if left == 0 else "with its own turn, so that it would come last"
            begun = f"seat {other} has {trains[other]} trains left, so the last round has begun (B13)"
            raise PositionError("last_turns", f"{begun}: {right}.")
    last = (seat + left - 1) % players
    if left and trains[last] > few:
        turn = f"with {left} turns to go the last is seat {last}'s, who has {trains[last]} trains left"
        raise PositionError("last_turns", f"{turn}: the last round begins with {few} or fewer (B13).")
