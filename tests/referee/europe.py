"""Europe (clauses E): ferries, tunnels, stations, long tickets. All else as in the map game."""

from .contract import (
    COUNT,
    KINDS_OF_CARD,
    LOCOMOTIVE,
    STATION,
    WITHDRAW,
    move_all,
)
from .data import MapData
from .map_game import ANY_COLOUR, MapGame, payments
from .players import Player

STATIONS = 3  # E1
IDLE_ROUNDS = 20  # E16


class Europe(MapGame):
    """Europe: 2 to 5 players."""

    tickets_dealt = 3  # E2: 3 regular
    long_tickets_dealt = 1  # E2
    keep_at_setup = 2  # E2: of the 4, of either kind
    stations_each = STATIONS

    def __init__(self, data: MapData, number: int, first: int | None) -> None:
        self.building = -1  # phase pay: in which city a station is built; -1: none
        super().__init__(data, number, first)

    def put_back_at_setup(self, player: Player, returned: list[int]) -> None:
        """E2: every ticket not kept at set-up leaves the game unseen."""
        self.tickets.out += returned

    def too_many_idle_turns(self) -> bool:
        """E16: 20 full rounds running of nothing but tunnels given up and passes."""
        return self.idle_turns >= IDLE_ROUNDS * len(self.players)

    # ----- stations -----

    def legal_other_actions(self, player: Player) -> set[int]:
        """E3: claim a route, or build a station in any city that has none (E10)."""
        legal = super().legal_other_actions(player)
        if player.stations > 0 and self.payments_for_station(player):
            legal |= {STATION + city for city, owner in enumerate(self.station_at) if owner == -1}
        return legal

    def station_cost(self, player: Player) -> int:
        """E11: the first costs 1 card, the second 2, the third 3."""
        return STATIONS - player.stations + 1

    def payments_for_station(self, player: Player) -> frozenset[int]:
        """E11: cards of one colour; locomotives stand in for any or all of them."""
        return payments(tuple(player.hand), ANY_COLOUR, self.station_cost(player), 0)

    def legal_pay(self, player: Player) -> set[int]:
        if self.building != -1:
            return set(self.payments_for_station(player))
        return super().legal_pay(player)

    def play_other_action(self, player: Player, decision: int) -> None:
        if STATION <= decision < STATION + len(self.station_at):
            self.building = decision - STATION
            self.ask("pay")
        else:
            super().play_other_action(player, decision)

    def play_pay(self, player: Player, decision: int) -> None:
        if self.building != -1:
            self.lay_down(player, decision, self.station_cost(player), self.cards.discards)
            self.station_at[self.building] = player.seat
            player.stations -= 1
            self.building = -1
            self.next_steps(("fill_row", -1), ("end_turn", -1))
            return
        assert self.claiming is not None
        if not self.claiming.tunnel:
            super().play_pay(player, decision)
            return
        # E5, E9a: the set lies on the table; then three cards are turned up.
        self.lay_down(player, decision, self.claiming.length, self.cards.played_set)
        self.next_steps(*[("turn_up_a_card", -1)] * 3, ("tunnel", -1))

    # ----- tunnels -----

    def do_turn_up_a_card(self, _: int) -> None:
        """E9: those there are are turned up; with none, there is no risk."""
        if sum(self.cards.deck) > 0:
            self.await_card("turned", -1)

    def do_tunnel(self, _: int) -> None:
        if self.extra() == 0:
            self.tunnel_is_claimed()  # E7: with no extra the claim stands and cannot be withdrawn
        else:
            self.ask("surcharge")

    def colour_of_set(self) -> int | None:
        """The colour of the set on the table; None if it is locomotives only (E6)."""
        for colour in range(8):
            if self.cards.played_set[colour] > 0:
                return colour
        return None

    def extra(self) -> int:
        """E5: one for each card turned up of the set's colour and each locomotive; E6: locomotives only."""
        colour = self.colour_of_set()
        extra = self.cards.turned[LOCOMOTIVE]
        if colour is not None:
            extra += self.cards.turned[colour]
        return extra

    def legal_surcharge(self, player: Player) -> set[int]:
        """E5, E6: the ways to pay the whole extra; E7: or give the tunnel up."""
        legal = {WITHDRAW}
        colour = self.colour_of_set()
        extra = self.extra()
        for locomotives in range(extra + 1):
            rest = extra - locomotives
            if player.hand[LOCOMOTIVE] < locomotives:
                continue
            if rest == 0 or (colour is not None and player.hand[colour] >= rest):
                legal.add(COUNT + locomotives)
        return legal

    def play_surcharge(self, player: Player, decision: int) -> None:
        if decision == WITHDRAW:
            # E7: all the played cards back, and the turn is over. E8: the cards turned up are discarded.
            # E9b: the set is publicly known to be in the hand.
            for kind in range(KINDS_OF_CARD):
                player.take_openly(kind, self.cards.played_set[kind])
                self.cards.played_set[kind] = 0
            move_all(self.cards.turned, self.cards.discards)
            self.claiming = None
            self.this_turn = "idle"  # E16
            self.next_steps(("fill_row", -1), ("end_turn", -1))
            return
        locomotives = decision - COUNT
        rest = self.extra() - locomotives
        player.spend(LOCOMOTIVE, locomotives)
        self.cards.discards[LOCOMOTIVE] += locomotives
        colour = self.colour_of_set()
        if colour is not None:
            player.spend(colour, rest)
            self.cards.discards[colour] += rest
        self.tunnel_is_claimed()

    def tunnel_is_claimed(self) -> None:
        """E8: cards turned up and cards played are discarded; the extra cards need no extra trains."""
        move_all(self.cards.played_set, self.cards.discards)
        move_all(self.cards.turned, self.cards.discards)
        self.claim(self.players[self.current])
