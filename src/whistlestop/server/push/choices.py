"""What a seat could do now, whole moves at a time: a page shows every way to pay before anything is decided."""

from __future__ import annotations

from whistlestop import rules
from whistlestop.game import SPECTATOR, Game
from whistlestop.game.notation.actions import Claim, Pay, Place, Station, With
from whistlestop.game.notation.cards import CardSet
from whistlestop.game.notation.moves import Move
from whistlestop.game.notation.names import names_of
from whistlestop.game.views.shortest_paths import shortest_paths_of
from whistlestop.wire.http import Choices


def choices_of(game: Game, seat: int) -> Choices:
    """Nothing for a spectator, no moves for a seat that is not to move."""
    if seat == SPECTATOR or game.is_over:
        return Choices()
    claims: dict[str, list[CardSet]] = {}
    stations: dict[str, list[CardSet]] = {}
    piles: list[CardSet] = []
    for move in game.moves(seat) if game.phase == "turn" and seat in game.pending else ():
        if not isinstance(move, Move):
            continue
        match move.actions:
            case (Claim(track), Pay(colour, cards, locos)):
                claims.setdefault(track, []).append(CardSet(colour, cards, locos))
            case (Station(city), Pay(colour, cards, locos)):
                stations.setdefault(city, []).append(CardSet(colour, cards, locos))
            case (Place(colour), *rest):
                piles.append(pile(colour, [it for it in rest if isinstance(it, With)]))
    return Choices(claims, stations, tuple(piles), ways(game, seat), best(game, seat))


def pile(colour: str, counts: list[With]) -> CardSet:
    locos = sum(it.number for it in counts if it.card == "loco")
    return CardSet(colour, sum(it.number for it in counts) - locos, locos)


def ways(game: Game, seat: int) -> dict[str, list[str] | None]:
    own = game.view(seat).own
    if own is None or game.map.kind != "map":
        return {}
    tickets = [it.ticket for it in (*own.tickets, *own.offer)]
    return shortest_paths_of(game.map, game.seen(seat), seat, tickets)


def best(game: Game, seat: int) -> tuple[str, ...]:
    """K16a: the tickets that the rules offer to complete; what a seat knows is enough for it."""
    if game.phase != "complete" or seat not in game.pending:
        return ()
    tickets = names_of(game.map).tickets
    return tuple(tickets[number] for number in rules.best_completion(game.seen(seat), game.board, seat))
