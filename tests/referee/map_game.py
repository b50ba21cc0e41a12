"""North America (clauses B), and what Europe shares with it."""

import functools

from .cards import TrainCards
from .contract import CLAIM, KINDS_OF_CARD, LOCOMOTIVE, PAY, PAY_LOCOMOTIVES
from .data import MapData, Track
from .game import Game
from .players import Player

TRAINS = 45  # B1
ROUTE_POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21}  # B11
LAST_ROUND_AT = 2  # B13: 0, 1 or 2 trains
ONE_TRACK_ONLY_UP_TO = 3  # B10: with 2 or 3 players
ANY_COLOUR = tuple(range(8))


class MapGame(Game):
    """North America: 2 to 5 players."""

    cards_dealt = 4  # B2
    tickets_dealt = 3  # B3
    long_tickets_dealt = 0
    keep_at_setup = 2  # B3: 2 or 3
    tickets_drawn = 3  # B12
    keep_when_drawn = 1  # B12
    stations_each = 0

    def __init__(self, data: MapData, number: int, first: int | None) -> None:
        if number not in (2, 3, 4, 5):
            raise ValueError("a map game is for 2 to 5 players")
        self.owners = [-1] * len(data.tracks)
        self.station_at = [-1] * len(data.cities)
        self.claiming: Track | None = None  # phases pay and surcharge: which track
        cards = TrainCards(each_colour=12, locomotives=14, resets=True, reshuffled=True)  # B1, T6, T8
        players = [Player(seat, TRAINS, self.stations_each) for seat in range(number)]
        super().__init__(data, players, cards, first)

    def put_back_at_setup(self, player: Player, returned: list[int]) -> None:
        """B3, B3a: under the deck, each player's in the order dealt."""
        self.tickets.tail += returned

    # ----- the turn -----

    def do_begin_turn(self, seat: int) -> None:
        self.current = seat
        self.ask("turn")

    def do_end_turn(self, _: int) -> None:
        self.note_kind_of_turn()
        number = len(self.players)
        over = False
        if self.last_turns is not None:
            self.last_turns -= 1
            over = self.last_turns == 0
        elif self.players[self.current].trains <= LAST_ROUND_AT:
            self.last_turns = number  # B13: one more turn each, the player who triggered it last; once
        if self.passes == number:  # B13a: every player passes in turn
            over = True
        if self.too_many_idle_turns():
            over = True
        if over:
            self.awaiting = "over"
        else:
            self.next_steps(("begin_turn", (self.current + 1) % number))

    def too_many_idle_turns(self) -> bool:
        return False

    def legal_other_actions(self, player: Player) -> set[int]:
        """Claim a route, if the whole move can be finished. Whoever can pay for a track can pay for all alike."""
        return {
            CLAIM + track.number
            for tracks in self.data.alike
            if self.payments_for_track(player, tracks[0])
            for track in tracks
            if self.may_claim(player, track)
        }

    def may_claim(self, player: Player, track: Track) -> bool:
        """Everything but the cards."""
        if self.owners[track.number] != -1:  # B8: any open route, wherever
            return False
        if player.trains < track.length:  # B7
            return False
        if track.twin is not None:
            twin_owner = self.owners[track.twin]
            if twin_owner == player.seat:  # B9: no player may own both
                return False
            if twin_owner != -1 and len(self.players) <= ONE_TRACK_ONLY_UP_TO:  # B10
                return False
        return True

    # ----- paying -----

    def payments_for_track(self, player: Player, track: Track) -> frozenset[int]:
        """B5, B6, E4: the payments in reach for a route."""
        colours = ANY_COLOUR if track.colour is None else (track.colour,)
        return payments(tuple(player.hand), colours, track.length, track.ferry)

    def legal_pay(self, player: Player) -> set[int]:
        assert self.claiming is not None
        return set(self.payments_for_track(player, self.claiming))

    def play_other_action(self, player: Player, decision: int) -> None:
        self.claiming = self.data.tracks[decision - CLAIM]
        self.ask("pay")

    def play_pay(self, player: Player, decision: int) -> None:
        assert self.claiming is not None
        self.lay_down(player, decision, self.claiming.length, self.cards.discards)  # B5
        self.claim(player)

    def lay_down(self, player: Player, decision: int, cards: int, pile: list[int]) -> None:
        """The cards of a PAY decision leave the hand and go onto a pile."""
        paid = cards_of_payment(decision, cards)
        for kind in range(KINDS_OF_CARD):
            player.spend(kind, paid[kind])
            pile[kind] += paid[kind]

    def claim(self, player: Player) -> None:
        """B7: one train on every space; B11: points at once. Then the row (T8b, T6b), and the turn ends."""
        assert self.claiming is not None
        self.owners[self.claiming.number] = player.seat
        player.trains -= self.claiming.length
        player.points += ROUTE_POINTS[self.claiming.length]
        self.claiming = None
        self.next_steps(("fill_row", -1), ("end_turn", -1))


@functools.lru_cache(maxsize=4096)  # a hand is asked about every route, and many of these cost the same
def payments(hand: tuple[int, ...], colours: tuple[int, ...], cards: int, locomotives_needed: int) -> frozenset[int]:
    """B5: some of one colour and locomotives for the rest, or locomotives alone: every way in reach."""
    legal: set[int] = set()
    for colour in colours:
        for locomotives in range(locomotives_needed, cards):
            if hand[colour] >= cards - locomotives and hand[LOCOMOTIVE] >= locomotives:
                legal.add(PAY + 8 * colour + locomotives)
    if hand[LOCOMOTIVE] >= cards:
        legal.add(PAY_LOCOMOTIVES)
    return frozenset(legal)


def cards_of_payment(decision: int, cards: int) -> list[int]:
    """The cards (nine counts) that a PAY or PAY_LOCOMOTIVES decision names."""
    paid = [0] * KINDS_OF_CARD
    if decision == PAY_LOCOMOTIVES:
        paid[LOCOMOTIVE] = cards
    else:
        colour, locomotives = divmod(decision - PAY, 8)
        paid[colour] = cards - locomotives
        paid[LOCOMOTIVE] = locomotives
    return paid
