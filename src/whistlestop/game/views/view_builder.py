"""Building a view out of what a seat has seen."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop import rules
from whistlestop.maps import Map
from whistlestop.rules import api, phases
from whistlestop.rules.stations import CITY_TARGET

from ..bits import bits
from ..notation.actions import AnyAction, actions_of
from ..notation.cards import COLOURS, KINDS, LOCOMOTIVE, CardSet, counted, set_of
from ..notation.names import Names
from ..notation.phase_names import phase_name
from ..options import Options
from ..scores import scores_of
from .row_places import Places
from .snapshot import Snapshot
from .view import SPECTATOR, MoveView, OwnView, PileView, SeatView, TicketView, ToldEvents, View


class ViewBuilder:
    """Makes views of one table's game."""

    def __init__(self, map: Map, names: Names, board: api.Records, players: Sequence[str], options: Options) -> None:
        self.map = map
        self.names = names
        self.board = board
        self.players = tuple(players)
        self.options = options
        self._tickets: dict[tuple[int, bool], TicketView] = {}

    def view(self, seen: api.Records, seat: int, places: Places, events: ToldEvents | tuple[()]) -> View:
        """`seen` is what the seat knows, `connection_limits` how the row lies."""
        now = Snapshot(seen)
        over = now.phase == phases.OVER
        done = rules.score(seen, self.board)[0]["done"].tolist()
        return View(
            game=self.map.id,
            map=self.map.hash,
            options=self.options,
            seat=seat,
            phase=phase_name(now.phase),
            turn=now.turn,
            round=now.round,
            first=now.first if now.first >= 0 else None,
            to_move=tuple(rules.to_move(seen)),
            row=tuple(None if kind is None else KINDS[kind] for kind in places.kinds),
            deck=now.deck_n,
            discards=counted(now.discard),
            ticket_deck=now.pool_n + now.tail_n,
            last_turns=now.last_turns,
            seats=tuple(self._seat(now, other, done[other], over) for other in range(now.players)),
            move=self._move(now),
            own=None if seat == SPECTATOR else self._own(now, seat, done[seat]),
            legal=self._legal(seen, now, seat),
            scores=scores_of(self.map, self.names, seen, self.board) if over else None,
            events=events,
        )

    def open_hands(self, states: api.Records) -> tuple[OwnView, ...]:
        """What each seat knows of its own, out of a whole game: for whoever may know all of it."""
        now, done = Snapshot(states), rules.score(states, self.board)[0]["done"].tolist()
        return tuple(self._own(now, seat, done[seat]) for seat in range(now.players))

    def _legal(self, seen: api.Records, now: Snapshot, seat: int) -> tuple[AnyAction, ...]:
        """What a seat may do follows from what it knows."""
        if seat == SPECTATOR:
            return ()
        decisions = rules.legal(seen, self.board, seat)
        action = actions_of(self.map).action
        return tuple(action(decision, now.phase, now.colour, now.cost) for decision in decisions)  # type: ignore[misc]

    def _seat(self, now: Snapshot, seat: int, done: int, over: bool) -> SeatView:
        return SeatView(
            seat=seat,
            name=self.players[seat],
            cards=now.hand_n[seat],
            known=counted(now.known[seat]),
            tickets=now.held_n[seat],
            choosing=now.pending >> seat & 1 == 1,
            trains=now.trains[seat],
            stations=now.stations[seat],
            points=now.points[seat],
            routes=tuple(self.names.tracks[track] for track in owned(now, seat)),
            stations_at=tuple(self.names.cities[city] for city in bits(now.station_at[seat])),
            yard=yard(now, seat),
            on_track=sum(now.piles[seat]),
            completed=self._ticket_views(now.completed[seat], now.completed[seat]),
            held=self._ticket_views(now.held[seat], done) if over else None,
        )

    def _own(self, now: Snapshot, seat: int, done: int) -> OwnView:
        offer = [now.offer[seat][place] for place in range(now.offer_n[seat])]
        tail = [now.tail[place] for place in range(now.tail_n) if now.tail_by[place] == seat]
        completing = now.phase == phases.COMPLETING
        return OwnView(
            hand=counted(now.hands[seat]),
            tickets=self._ticket_views(now.held[seat], done),
            offer=tuple(self._ticket(ticket, False) for ticket in offer),
            chosen=tuple(self.names.tickets[ticket] for ticket in bits(now.chosen[seat])) if completing else (),
            returned=tuple(self.names.tickets[ticket] for ticket in tail),
            track=counted(now.piles[seat]) if self.options.open_track else None,
        )

    def _move(self, now: Snapshot) -> MoveView | None:
        """Between the choice of a route, a city or a colour and the end of the move."""
        if now.phase in (phases.COUNT_CARDS, phases.COUNT_LOCOS):
            return MoveView(colour=COLOURS[now.colour], cards=now.pile)
        if now.phase not in (phases.PAY, phases.SURCHARGE, phases.TURN_UP):
            return None
        if now.target >= CITY_TARGET:
            return MoveView(city=self.names.cities[now.target - CITY_TARGET], cost=now.cost)
        on_table: CardSet | None = None if now.phase == phases.PAY else played(now)
        return MoveView(track=self.names.tracks[now.target], cost=now.cost, played=on_table, turned=counted(now.turned))

    def _ticket_views(self, word: int, done: int) -> tuple[TicketView, ...]:
        return tuple(self._ticket(ticket, done >> ticket & 1 == 1) for ticket in bits(word))

    def _ticket(self, ticket: int, done: bool) -> TicketView:
        found = self._tickets.get((ticket, done))
        if found is None:
            it = self.map.tickets[ticket]
            cards = counted(it.cards) or None
            found = TicketView(self.names.tickets[ticket], it.points, done, it.long, cards)
            self._tickets[ticket, done] = found
        return found


def owned(now: Snapshot, seat: int) -> list[int]:
    return bits(now.owned[seat][0] | now.owned[seat][1] << 64)


def yard(now: Snapshot, seat: int) -> dict[str, PileView]:
    piles = zip(COLOURS, now.yards[seat], strict=True)
    return {colour: PileView(cards, locos) for colour, (cards, locos) in piles if cards or locos}


def played(now: Snapshot) -> CardSet:
    """The set that lies on the table for a tunnel."""
    return set_of(now.colour, sum(now.played), now.played[LOCOMOTIVE])
