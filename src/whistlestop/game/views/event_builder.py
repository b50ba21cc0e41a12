"""From one entry of the log to what a viewer is told of it.

Compares what the viewer knew before with what it knows after: both are `seen` records (rules/visibility.py),
where there is nothing that the viewer may not know. Beside them it hears only what everybody sees: an open decision,
a card turned up, the lot.
"""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.maps import Map
from whistlestop.rules import decisions, phases
from whistlestop.rules.stations import CITY_TARGET

from ..bits import bits
from ..notation.actions import TRIPLES, places_of
from ..notation.cards import COLOURS, KINDS, LOCOMOTIVE, CardSet, counted, set_of
from ..notation.names import Names
from . import events
from .row_places import Places
from .snapshot import Snapshot

Told = Iterator[events.Event]

CHANCE = -1  # instead of the seat that decided


class EventBuilder:
    """Tells one viewer (a seat, -1 for a spectator, None for one who knows everything) what happens."""

    def __init__(self, map: Map, names: Names, viewer: int | None, places: Places, start: Snapshot) -> None:
        self.map = map
        self.names = names
        self.viewer = viewer
        self.places = places
        self.before_deal = hands(start)

    def begin(self, now: Snapshot) -> Told:
        """What has happened before the log begins: K2."""
        if now.phase in (phases.LOT, phases.DEAL) and now.round == 1:
            for seat in range(now.players):
                if now.known[seat][LOCOMOTIVE]:
                    yield events.LocomotivesGiven(seat, now.known[seat][LOCOMOTIVE])

    def tell(self, before: Snapshot, after: Snapshot, mover: int, heard: int | None) -> Told:
        """What an entry of the log means. `heard` is the decision or outcome, if it is one that everybody sees (and
        to the mover itself, always)."""
        if mover == CHANCE:
            yield from self._chance(before, after, heard)
        else:
            yield from self._decision(before, after, mover, heard)
        if after.round > before.round:
            self.places.clear()
            self.before_deal = hands(after)
            yield events.RoundBegan(after.round, after.seat)
        else:
            yield from self._row_and_deck(before, after, mover, heard)
        yield from turns(before, after)

    def _knows(self, seat: int) -> bool:
        return self.viewer is None or self.viewer == seat

    # --- chance -----------------------------------------------------------------------------------------

    def _chance(self, before: Snapshot, after: Snapshot, outcome: int | None) -> Told:
        phase = before.phase
        if phase == phases.LOT:
            yield events.FirstPlayer(after.first)
        elif phase == phases.DEAL and after.phase != phases.DEAL:
            yield from self._dealt(before, after)
        elif phase == phases.DEAL_TICKETS and after.phase == phases.SETUP:
            for seat in clockwise(before):
                yield events.TicketsDealt(seat, after.offer_n[seat], self._offer(after, seat))
        elif phase == phases.BLIND:
            yield events.CardDrawn(before.seat, self._gained(before, after, before.seat))
        elif phase == phases.TURN_UP and outcome is not None:
            yield events.TunnelCard(KINDS[outcome])
            if reshuffled_under_way(before, after):
                yield events.Reshuffled(after.deck_n)
            yield from self._tunnel(before, after)
        elif phase == phases.TICKETS_UP:
            yield from self._tickets_drawn(after)
        elif phase == phases.FILL and outcome is not None:
            yield events.CardTurnedUp(self.places.turn_up(outcome), KINDS[outcome])

    def _dealt(self, before: Snapshot, after: Snapshot) -> Told:
        """All cards of a deal at once."""
        for seat in clockwise(before):
            cards = [now - then for now, then in zip(hands(after)[seat], self.before_deal[seat], strict=True)]
            number = after.hand_n[seat] - self.before_deal[seat][-1]
            yield events.CardsDealt(seat, number, counted(cards[:-1]) if self._knows(seat) else None)

    def _gained(self, before: Snapshot, after: Snapshot, seat: int) -> str | None:
        """The card that has come into a hand."""
        if not self._knows(seat):
            return None
        return next(kind for at, kind in enumerate(KINDS) if after.hands[seat][at] > before.hands[seat][at])

    def _offer(self, now: Snapshot, seat: int) -> tuple[str, ...] | None:
        if not self._knows(seat):
            return None
        return tuple(self.names.tickets[now.offer[seat][place]] for place in range(now.offer_n[seat]))

    def _tickets_drawn(self, after: Snapshot) -> Told:
        if after.phase == phases.KEEP_DRAWN:
            yield events.TicketsDrawn(after.seat, after.offer_n[after.seat], self._offer(after, after.seat))

    # --- decisions --------------------------------------------------------------------------------------

    def _decision(self, before: Snapshot, after: Snapshot, seat: int, decision: int | None) -> Told:
        phase = before.phase
        if phase == phases.SETUP:
            yield from self._setup_choice(before, after, seat, decision)
        elif phase == phases.COMPLETING:
            yield from self._completing(before, after, seat)
        elif phase == phases.KEEP_DRAWN:
            kept = self._tickets(after.held[seat] & ~before.held[seat]) if self._knows(seat) else None
            yield events.TicketsKept(seat, after.held_n[seat] - before.held_n[seat], kept)
        elif decision is None:
            return
        elif phase in (phases.TURN, phases.SECOND):
            yield from self._turn(after, seat, decision)
        elif phase == phases.PAY:
            yield from self._payment(before, after, seat, decision)
        elif phase == phases.SURCHARGE:
            yield from self._surcharge(before, after, seat, decision)
        elif phase == phases.COUNT_LOCOS:
            yield from placing(before, seat, decision - decisions.COUNT)

    def _turn(self, after: Snapshot, seat: int, decision: int) -> Told:
        if decision < decisions.DECK:
            yield events.CardTaken(seat, KINDS[decision], self.places.take(decision))
        elif decision == decisions.TAKE_TICKETS:
            yield from self._tickets_drawn(after)
        elif decision == decisions.PASS:
            yield events.Passed(seat)
        elif decision >= decisions.SINGLES:
            yield events.SinglesPlaced(seat, TRIPLES[decision - decisions.SINGLES])

    def _setup_choice(self, before: Snapshot, after: Snapshot, seat: int, decision: int | None) -> Told:
        """B3a: shown to the others only when all have chosen, and then only how many."""
        kept = None
        if decision is not None:
            offer = self._offer(before, seat) or ()
            kept = tuple(offer[place - 1] for place in places_of(decision - decisions.KEEP))
        yield events.ChoiceMade(seat, kept)
        if after.phase != phases.SETUP:
            for chooser in clockwise(after):
                tickets = self._tickets(after.held[chooser]) if self._knows(chooser) else None
                yield events.TicketsKept(chooser, after.setup_kept[chooser], tickets)

    def _completing(self, before: Snapshot, after: Snapshot, seat: int) -> Told:
        """K16: shown when all have chosen."""
        if before.pending == after.pending:
            return
        yield events.ChoiceMade(seat, self._tickets(before.chosen[seat]) if self._knows(seat) else None)
        if after.phase != phases.COMPLETING:
            for chooser in range(after.players):
                new = after.completed[chooser] & ~before.completed[chooser]
                yield events.TicketsCompleted(chooser, self._tickets(new), self._used(before.piles[chooser], new))

    def _used(self, pile: list[int], tickets: int) -> dict[str, int]:
        """K16: the cards of a track pile that these tickets take, locomotives for what is lacking."""
        wanted = [sum(self.map.tickets[it].cards[colour] for it in bits(tickets)) for colour in range(LOCOMOTIVE)]
        used = [min(want, have) for want, have in zip(wanted, pile, strict=False)]
        return counted([*used, sum(wanted) - sum(used)])

    def _payment(self, before: Snapshot, after: Snapshot, seat: int, decision: int) -> Told:
        paid = payment(decision, before.cost)
        if before.target >= CITY_TARGET:
            yield events.StationBuilt(seat, self.names.cities[before.target - CITY_TARGET], paid)
        elif not self.map.tracks[before.target].tunnel:
            yield self._claimed(before, after, seat, paid)
        else:
            yield events.TunnelEntered(seat, self.names.tracks[before.target], paid)
            if after.phase != phases.TURN_UP:  # E9: there is no card to turn up
                yield self._claimed(before, after, seat, paid)

    def _claimed(self, before: Snapshot, after: Snapshot, seat: int, paid: CardSet) -> events.RouteClaimed:
        trains, points = before.trains[seat] - after.trains[seat], after.points[seat] - before.points[seat]
        return events.RouteClaimed(seat, self.names.tracks[before.target], paid, trains, points)

    # --- tunnels ----------------------------------------------------------------------------------------

    def _tunnel(self, before: Snapshot, after: Snapshot) -> Told:
        """A card has been turned up: perhaps the last one."""
        if after.phase == phases.SURCHARGE:
            yield events.TunnelCosts(after.seat, self.names.tracks[after.target], after.cost)
        elif after.phase != phases.TURN_UP:
            yield self._claimed(before, after, before.seat, played(before))

    def _surcharge(self, before: Snapshot, after: Snapshot, seat: int, decision: int) -> Told:
        track = self.names.tracks[before.target]
        if decision == decisions.WITHDRAW:
            yield events.TunnelGivenUp(seat, track, played(before))
        else:
            yield events.TunnelPaid(seat, track, set_of(before.colour, before.cost, decision - decisions.COUNT))
            yield self._claimed(before, after, seat, played(before))

    # --- the row and the deck ---------------------------------------------------------------------------

    def _row_and_deck(self, before: Snapshot, after: Snapshot, mover: int, heard: int | None) -> Told:
        """T6 and T8, seen from the numbers: cards that went without having been taken, and came without being drawn."""
        drawn = mover == CHANCE and before.phase in FROM_DECK
        came = mover == CHANCE and before.phase == phases.FILL
        taken = mover != CHANCE and before.phase in (phases.TURN, phases.SECOND) and heard is not None and heard < 9
        cleared = before.row_n + came - taken > after.row_n
        reshuffled = after.deck_n > before.deck_n - drawn and not reshuffled_under_way(before, after)
        told: list[events.Event] = [events.Reshuffled(after.deck_n)] if reshuffled else []
        if cleared:
            self.places.clear()
            told.insert(len(told) if after.discard_n else 0, events.RowCleared())  # T8a: cleared first, reshuffled then
        yield from told

    def _tickets(self, word: int) -> tuple[str, ...]:
        return tuple(self.names.tickets[ticket] for ticket in bits(word))


FROM_DECK = (phases.DEAL, phases.FILL, phases.BLIND, phases.TURN_UP)


def reshuffled_under_way(before: Snapshot, after: Snapshot) -> bool:
    """E9a: a card turned up for a tunnel was the deck's last, and there were discards: they are the deck before the
    tunnel's own cards are discarded."""
    last_card: bool = before.phase == phases.TURN_UP and before.deck_n == 1
    return last_card and bool(before.discard_n) and bool(after.deck_n)


def turns(before: Snapshot, after: Snapshot) -> Told:
    """Whose turn it is now, and whether the end has come near."""
    if before.last_turns == 0 and after.last_turns > 0:
        yield events.LastTurns(before.seat, after.last_turns)
    if after.turn > before.turn:
        yield events.TurnBegan(after.seat, after.turn)
        if not after.same(before, "piles"):
            moved = sum(after.piles[after.seat]) - sum(before.piles[after.seat])
            if moved > 0:
                yield events.CardsMoved(after.seat, moved)
    if after.phase == phases.COMPLETING and before.phase != phases.COMPLETING:
        yield events.CompletingBegan(after.round)


def placing(before: Snapshot, seat: int, locos: int) -> Told:
    """K9, K12: a pile goes into the yard; another's of the same colour is robbed."""
    colour = before.colour
    yield events.PilePlaced(seat, CardSet(COLOURS[colour], before.pile, locos))
    for victim in range(before.players):
        cards, with_locos = before.yards[victim][colour][0], before.yards[victim][colour][1]
        if victim != seat and cards + with_locos > 0:
            yield events.TrainRobbed(seat, victim, CardSet(COLOURS[colour], cards, with_locos))


def payment(decision: int, cost: int) -> CardSet:
    if decision == decisions.PAY_LOCOMOTIVES:
        return set_of(LOCOMOTIVE, cost, cost)
    colour, locos = divmod(decision - decisions.PAY, 8)
    return set_of(colour, cost, locos)


def played(now: Snapshot) -> CardSet:
    """The set that lies on the table for a tunnel."""
    locos = now.played[LOCOMOTIVE]
    return set_of(now.colour, sum(now.played), locos)


def hands(now: Snapshot) -> list[list[int]]:
    """Each hand's nine counts (zeros where it is not known), and last its size."""
    return [[*now.hands[seat], now.hand_n[seat]] for seat in range(now.players)]


def clockwise(now: Snapshot) -> list[int]:
    return [(now.seat + step) % now.players for step in range(now.players)]
