"""Whose turn it is in a position, which one, and whether there can be such a phase and round."""

from __future__ import annotations

from whistlestop.maps import Map

from .form import Position, PositionError, Seat


def turn_order(position: Position, players: int) -> tuple[int, int, int]:
    """The starting seat, the seat whose turn it is, and the number of the turn. Turns go round without a gap, so two
    of them say the third."""
    for path, seat in (("first", position.first), ("to_move", position.to_move)):
        if seat is not None and seat >= players:
            raise PositionError(path, f"there is no seat {seat}; the seats are 0 to {players - 1}.")
    first, seat, turn = position.first, position.to_move, position.turn
    if position.phase == "setup":
        if turn or (first is not None and seat not in (None, first)):
            raise PositionError("turn", "the set-up is turn 0, and of the seat that will begin.")
        starting = first if first is not None else seat or 0
        return starting, starting, 0
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


def check_phase(position: Position, seats: list[Seat], map: Map) -> None:
    """Is there such a phase, and such a round, in this game, and does what is said belong there?"""
    phase, second = position.phase, 0 < map.rounds.two_rounds_from <= len(seats)
    if phase == "complete" and map.kind == "map":
        raise PositionError("phase", f"{map.name} has no phase complete.")
    if not 1 <= position.round <= 1 + second or (phase == "setup" and position.round == 2):
        raise PositionError("round", f"{map.name} with {len(seats)} players has no round {position.round} here.")
    if phase == "over" and position.round != 1 + second:
        raise PositionError("round", f"with {len(seats)} players the game is over after round 2 (K18).")
    if position.passes > position.idle:
        raise PositionError("passes", f"passes are idle turns: {position.passes} in a row, and {position.idle} idle.")
    if position.last_turns > len(seats) or (position.last_turns and phase in ("setup", "complete")):
        raise PositionError(
            "last_turns", f"{position.last_turns} last turns are too many here: every player takes one."
        )
    if phase == "setup" and (position.idle or position.bottom):
        raise PositionError("idle" if position.idle else "bottom", "nobody has had a turn at set-up.")
    for number, seat in enumerate(seats):
        if seat.completed and (map.kind == "map" or (position.round == 1 and phase != "over")):
            raise PositionError(f"seats[{number}].completed", "no ticket is completed before a round's end (K16).")
        if seat.done and phase not in ("setup", "complete"):
            raise PositionError(f"seats[{number}].done", "it is for phases setup and complete.")
        if phase == "setup" and (seat.routes or seat.stations or seat.yard or seat.track):
            raise PositionError(f"seats[{number}]", "at set-up nobody has claimed, built or placed anything.")
        if (
            count_offer(seat)
            and phase != "setup"
            and (phase != "keep" or number != turn_order(position, len(seats))[1])
        ):
            raise PositionError(f"seats[{number}].offer", f"no tickets are on offer to seat {number} in phase {phase}.")


def count_offer(seat: Seat) -> int:
    return seat.offer if isinstance(seat.offer, int) else len(seat.offer)
