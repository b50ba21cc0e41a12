"""What a seat could do now, whole moves at a time, sent with its view: a page shows every way to pay before anything is
decided, and knows no rule for it."""

from __future__ import annotations

from whistlestop import rules
from whistlestop.game import SPECTATOR, Game, View
from whistlestop.game.notation.actions import Claim, Pay, Place, Station, With
from whistlestop.game.notation.cards import CardSet
from whistlestop.game.notation.moves import Move
from whistlestop.game.notation.names import names_of
from whistlestop.game.views.shortest_paths import shortest_paths_of
from whistlestop.wire.answers import Choices

Ways = dict[str, list[str] | None]  # by ticket; None: there is no way any more


class Paths:
    """The tracks that the tickets of a table's seats still need, worked out anew only where a track or a ticket has
    changed hands: most moves are about cards."""

    def __init__(self) -> None:
        self._found: dict[int, tuple[object, Ways]] = {}

    def of(self, game: Game, view: View) -> Ways:
        if view.own is None or game.map.kind != "map":
            return {}
        tickets = [it.ticket for it in (*view.own.tickets, *view.own.offer)]
        seen = game.seen(view.seat)
        known = (seen["owned"][0][view.seat].tobytes(), seen["open"][0][view.seat].tobytes(), tickets)
        before, ways = self._found.get(view.seat, (None, {}))
        if before != known:
            ways = shortest_paths_of(game.map, seen, view.seat, tickets)
            self._found[view.seat] = known, ways
        return ways


def choices_of(game: Game, view: View, paths: Paths) -> Choices | None:
    """None for a spectator, no moves for a seat that is not to move."""
    if view.seat == SPECTATOR:
        return None
    if game.is_over:
        return Choices()
    claims: dict[str, list[CardSet]] = {}
    stations: dict[str, list[CardSet]] = {}
    piles: list[CardSet] = []
    for move in game.moves(view.seat) if view.phase == "turn" and view.seat in view.to_move else ():
        if not isinstance(move, Move):
            continue
        match move.actions:
            case (Claim(track), Pay(colour, cards, locos)):
                claims.setdefault(track, []).append(CardSet(colour, cards, locos))
            case (Station(city), Pay(colour, cards, locos)):
                stations.setdefault(city, []).append(CardSet(colour, cards, locos))
            case (Place(colour), *rest):
                piles.append(pile(colour, [it for it in rest if isinstance(it, With)]))
    return Choices(claims, stations, tuple(piles), paths.of(game, view), best(game, view))


def pile(colour: str, counts: list[With]) -> CardSet:
    locos = sum(it.number for it in counts if it.card == "loco")
    return CardSet(colour, sum(it.number for it in counts) - locos, locos)


def best(game: Game, view: View) -> tuple[str, ...]:
    """K16a: the tickets that the rules offer to complete; what a seat knows is enough for it."""
    if view.phase != "complete" or view.seat not in view.to_move:
        return ()
    tickets = names_of(game.map).tickets
    return tuple(tickets[number] for number in rules.best_completion(game.seen(view.seat), game.board, view.seat))
