"""A table rebuilt from nothing but events: if the story is complete and in order, it is the table of the game."""

from __future__ import annotations

from collections import Counter

from whistlestop.game.notation.cards import COLOURS, LOCO, CardSet
from whistlestop.game.views import events
from whistlestop.maps import Map

Cards = Counter[str]


def cards_of(cards: CardSet) -> Cards:
    return +Counter({cards.colour: cards.cards}) + Counter({LOCO: cards.locos})


class Retold:
    """What one who was told everything would have in front of them."""

    def __init__(self, map: Map, players: int) -> None:
        self.full: Cards = Counter(dict.fromkeys(COLOURS, map.train_cards.each_colour))
        self.full[LOCO] = map.train_cards.locomotives
        self.deck: Cards = self.full.copy()
        self.discards: Cards = Counter()
        self.hands: list[Cards] = [Counter() for _ in range(players)]
        self.row: list[str | None] = [None] * 5
        self.trains = [map.trains.each] * players
        self.points = [0] * players
        self.routes: list[set[str]] = [set() for _ in range(players)]
        self.stations: list[set[str]] = [set() for _ in range(players)]
        self.yards: list[dict[str, CardSet]] = [{} for _ in range(players)]
        self.tracks: list[Cards] = [Counter() for _ in range(players)]
        self.offers: dict[int, tuple[str, ...]] = {}
        self.held: list[set[str]] = [set() for _ in range(players)]
        self.completed: list[set[str]] = [set() for _ in range(players)]
        self.turn = 0
        self.played: CardSet | None = None
        self.turned: Cards = Counter()

    def hear(self, event: events.Event) -> None:
        tag = str(event.__struct_config__.tag).replace("-", "_")
        getattr(self, f"hear_{tag}", lambda _: None)(event)

    # --- cards --------------------------------------------------------------------------------------------------

    def from_deck(self, cards: Cards) -> Cards:
        assert all(self.deck[kind] >= number for kind, number in cards.items())
        self.deck -= cards
        return cards

    def spend(self, seat: int, cards: CardSet) -> Cards:
        spent = cards_of(cards)
        assert all(self.hands[seat][kind] >= number for kind, number in spent.items())
        self.hands[seat] -= spent
        return spent

    def hear_locomotives_given(self, event: events.LocomotivesGiven) -> None:
        self.hands[event.seat] += self.from_deck(Counter({LOCO: event.number}))

    def hear_cards_dealt(self, event: events.CardsDealt) -> None:
        assert event.cards is not None
        assert sum(event.cards.values()) == event.number
        self.hands[event.seat] += self.from_deck(Counter(event.cards))

    def hear_card_drawn(self, event: events.CardDrawn) -> None:
        self.hands[event.seat] += self.from_deck(Counter([event.card or "nothing"]))

    def hear_card_taken(self, event: events.CardTaken) -> None:
        assert self.row[event.place] == event.card
        self.row[event.place] = None
        self.hands[event.seat][event.card] += 1

    def hear_card_turned_up(self, event: events.CardTurnedUp) -> None:
        assert self.row[event.place] is None
        self.row[event.place] = event.card
        self.from_deck(Counter([event.card]))

    def hear_row_cleared(self, _: events.RowCleared) -> None:
        self.discards += Counter(card for card in self.row if card)
        self.row = [None] * 5

    def hear_reshuffled(self, event: events.Reshuffled) -> None:
        assert not +self.deck
        self.deck, self.discards = self.discards, Counter()
        assert self.deck.total() == event.cards

    # --- routes and stations ------------------------------------------------------------------------------------

    def hear_route_claimed(self, event: events.RouteClaimed) -> None:
        self.routes[event.seat].add(event.track)
        self.trains[event.seat] -= event.trains
        self.points[event.seat] += event.points
        if self.played is None:
            self.discards += self.spend(event.seat, event.paid)
        else:
            assert self.played == event.paid
            self.discards += cards_of(event.paid)
            self.leave_tunnel()

    def hear_tunnel_entered(self, event: events.TunnelEntered) -> None:
        self.spend(event.seat, event.paid)
        self.played = event.paid

    def hear_tunnel_card(self, event: events.TunnelCard) -> None:
        self.turned += self.from_deck(Counter([event.card]))

    def hear_tunnel_costs(self, event: events.TunnelCosts) -> None:
        assert self.played is not None
        colour = {LOCO, self.played.colour}
        assert event.extra == sum(number for kind, number in self.turned.items() if kind in colour)

    def hear_tunnel_paid(self, event: events.TunnelPaid) -> None:
        self.discards += self.spend(event.seat, event.paid)

    def hear_tunnel_given_up(self, event: events.TunnelGivenUp) -> None:
        assert event.taken_back == self.played
        self.hands[event.seat] += cards_of(event.taken_back)
        self.leave_tunnel()

    def leave_tunnel(self) -> None:
        self.discards += self.turned
        self.played, self.turned = None, Counter()

    def hear_station_built(self, event: events.StationBuilt) -> None:
        self.stations[event.seat].add(event.city)
        self.discards += self.spend(event.seat, event.paid)

    # --- tickets and turns --------------------------------------------------------------------------------------

    def hear_tickets_dealt(self, event: events.TicketsDealt | events.TicketsDrawn) -> None:
        assert event.tickets is not None
        assert len(event.tickets) == event.number
        self.offers[event.seat] = event.tickets

    hear_tickets_drawn = hear_tickets_dealt

    def hear_tickets_kept(self, event: events.TicketsKept) -> None:
        assert event.tickets is not None
        assert len(event.tickets) == event.number
        assert set(event.tickets) <= set(self.offers.pop(event.seat))
        self.held[event.seat] |= set(event.tickets)

    def hear_turn_began(self, event: events.TurnBegan) -> None:
        assert event.turn == self.turn + 1
        self.turn = event.turn

    # --- the card game ------------------------------------------------------------------------------------------

    def hear_pile_placed(self, event: events.PilePlaced) -> None:
        self.spend(event.seat, event.pile)
        self.yards[event.seat][event.pile.colour] = event.pile

    def hear_singles_placed(self, event: events.SinglesPlaced) -> None:
        for colour in event.colours:
            self.hear_pile_placed(events.PilePlaced(event.seat, CardSet(colour, 1)))

    def hear_train_robbed(self, event: events.TrainRobbed) -> None:
        assert self.yards[event.victim].pop(event.pile.colour) == event.pile
        self.discards += cards_of(event.pile)

    def hear_cards_moved(self, event: events.CardsMoved) -> None:
        """K5, K10: the top card of each pile; locomotives lie on top."""
        yard = self.yards[event.seat]
        assert len(yard) == event.number
        for colour, pile in list(yard.items()):
            top = LOCO if pile.locos else colour
            self.tracks[event.seat][top] += 1
            left = CardSet(colour, pile.cards - (top != LOCO), pile.locos - (top == LOCO))
            yard[colour] = left
            if left.size == 0:
                del yard[colour]

    def hear_tickets_completed(self, event: events.TicketsCompleted) -> None:
        assert all(self.tracks[event.seat][kind] >= number for kind, number in event.cards.items())
        self.completed[event.seat] |= set(event.tickets)
        self.held[event.seat] -= set(event.tickets)

    def hear_round_began(self, _: events.RoundBegan) -> None:
        """K18: everything but the hands is the new deck."""
        self.deck = self.full.copy()
        for hand in self.hands:
            self.deck -= hand
        self.discards, self.row = Counter(), [None] * 5
        for seat in range(len(self.hands)):
            self.yards[seat], self.tracks[seat] = {}, Counter()
