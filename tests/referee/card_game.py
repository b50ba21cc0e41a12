"""The card game (clauses K): 2 to 4 players."""

from .card_scoring import can_complete
from .cards import TrainCards
from .contract import COMPLETE, COUNT, DONE, LOCOMOTIVE, PLACE, SINGLES, THREE_COLOURS, move_all
from .data import MapData
from .game import Game
from .players import Player

TWO_ROUNDS_WITH = 4  # K18
DEALT_IN_ROUND_2 = 4  # K18
IDLE_ROUNDS = 20  # K13a


class CardGame(Game):
    """The card game."""

    cards_dealt = 7  # K2: beside the free locomotive
    tickets_dealt = 6  # K3
    long_tickets_dealt = 0
    keep_at_setup = 1  # K3
    tickets_drawn = 4  # K13
    keep_when_drawn = 0  # K13

    def __init__(self, data: MapData, number: int, first: int | None) -> None:
        if number not in (2, 3, 4):
            raise ValueError("the card game is for 2 to 4 players")
        self.placing = -1  # phases count and locos: the colour of the pile
        self.placing_count = 0  # phase locos: how many cards of the colour itself
        cards = TrainCards(each_colour=10, locomotives=16, resets=False, reshuffled=False)  # K1, K8
        players = [Player(seat, 0, 0) for seat in range(number)]
        for player in players:  # K2: one locomotive each, public knowledge
            cards.deck[LOCOMOTIVE] -= 1
            player.take_openly(LOCOMOTIVE, 1)
        super().__init__(data, players, cards, first)

    def put_back_at_setup(self, player: Player, returned: list[int]) -> None:
        """K3: the others are shuffled back into the ticket deck."""
        self.tickets.pool += returned
        player.seen -= set(returned)
        player.shuffled_back |= set(returned)

    # ----- the turn -----

    def do_begin_turn(self, seat: int) -> None:
        """K5: step 1, by itself; then step 2, a decision."""
        self.current = seat
        player = self.players[seat]
        for colour in range(8):
            pile = player.yard[colour]
            if pile[1] > 0:  # K10: the locomotives lie on top
                pile[1] -= 1
                player.track[LOCOMOTIVE] += 1
            elif pile[0] > 0:
                pile[0] -= 1
                player.track[colour] += 1
        self.ask("turn")

    def do_end_turn(self, _: int) -> None:
        self.note_kind_of_turn()
        number = len(self.players)
        if self.last_turns is not None:
            self.last_turns -= 1
            if self.last_turns == 0:
                self.ask("complete")  # K16
                return
        elif self.last_turns_begin():
            self.last_turns = number
        self.next_steps(("begin_turn", (self.current + 1) % number))

    def last_turns_begin(self) -> bool:
        number = len(self.players)
        if sum(self.cards.deck) == 0:  # K14: the last card has left the deck
            return True
        return self.passes == number or self.idle_turns >= IDLE_ROUNDS * number  # K13a

    def legal_other_actions(self, player: Player) -> set[int]:
        """K9: one pile of two or more, or three single cards."""
        legal = {PLACE + colour for colour in range(8) if self.piles(player, colour)}
        singles = {colour for colour in range(8) if player.hand[colour] >= 1 and self.may_place(player, colour, 1)}
        return legal | {SINGLES + i for i, colours in enumerate(THREE_COLOURS) if singles.issuperset(colours)}

    def may_place(self, player: Player, colour: int, cards: int) -> bool:
        """K11: not in one's own yard; K12: strictly more than a pile in another's yard."""
        if player.pile(colour) > 0:
            return False
        return all(cards > other.pile(colour) for other in self.players if other is not player)

    def piles(self, player: Player, colour: int) -> list[tuple[int, int]]:
        """K9, K9a: the piles of a colour in reach, as (cards of the colour, locomotives)."""
        return [
            (count, locomotives)
            for count in range(1, player.hand[colour] + 1)
            for locomotives in range(player.hand[LOCOMOTIVE] + 1)
            if count + locomotives >= 2 and self.may_place(player, colour, count + locomotives)
        ]

    def legal_count(self, player: Player) -> set[int]:
        return {COUNT + count for count, _ in self.piles(player, self.placing)}

    def legal_locos(self, player: Player) -> set[int]:
        piles = self.piles(player, self.placing)
        return {COUNT + locomotives for count, locomotives in piles if count == self.placing_count}

    def play_other_action(self, player: Player, decision: int) -> None:
        if decision < PLACE + 8:
            self.placing = decision - PLACE
            self.ask("count")
            return
        for colour in THREE_COLOURS[decision - SINGLES]:
            self.place(player, colour, 1, 0)
        self.next_steps(("end_turn", -1))

    def play_count(self, _: Player, decision: int) -> None:
        self.placing_count = decision - COUNT
        self.ask("locos")

    def play_locos(self, player: Player, decision: int) -> None:
        self.place(player, self.placing, self.placing_count, decision - COUNT)
        self.placing = -1
        self.placing_count = 0
        self.next_steps(("end_turn", -1))

    def place(self, player: Player, colour: int, count: int, locomotives: int) -> None:
        """K12: a smaller pile of the colour in another's yard is discarded whole: a train robbery."""
        for other in self.players:
            self.cards.discards[colour] += other.yard[colour][0]
            self.cards.discards[LOCOMOTIVE] += other.yard[colour][1]
            other.yard[colour] = [0, 0]
        player.spend(colour, count)
        player.spend(LOCOMOTIVE, locomotives)
        player.yard[colour] = [count, locomotives]

    # ----- completing tickets -----

    def can_be_added(self, player: Player) -> list[int]:
        """K16: tickets that can be completed together with those added already."""
        return [
            ticket
            for ticket in player.held
            if ticket not in player.adding and can_complete(self.data, player.track, [*player.adding, ticket])
        ]

    def legal_complete(self, player: Player) -> set[int]:
        """K16: as many as possible, so DONE only when no ticket can be added."""
        return {COMPLETE + ticket for ticket in self.can_be_added(player)} or {DONE}

    def play_complete(self, player: Player, decision: int) -> None:
        if decision != DONE:
            player.adding.append(decision - COMPLETE)
            return
        player.done = True
        if not self.pending():
            self.next_steps(("end_round", -1))

    def do_end_round(self, _: int) -> None:
        """K16: what is completed is shown to all. K17: 2 or 3 players, the end; K18: 4, a second round."""
        for player in self.players:
            if self.round == 1:
                player.completed_in_round_1 = list(player.adding)
            player.completed += player.adding
            player.held = [ticket for ticket in player.held if ticket not in player.adding]
            player.adding = []
            player.done = False
        if self.round == 1 and len(self.players) == TWO_ROUNDS_WITH:
            self.begin_round_2()
        else:
            self.awaiting = "over"

    def begin_round_2(self) -> None:
        """K18, K18a."""
        for player in self.players:
            player.unfinished_in_round_1 = set(player.held)
            player.track_in_round_1 = list(player.track)
            move_all(player.track, self.cards.deck)
            for colour in range(8):
                self.cards.deck[colour] += player.yard[colour][0]
                self.cards.deck[LOCOMOTIVE] += player.yard[colour][1]
                player.yard[colour] = [0, 0]
        move_all(self.cards.row, self.cards.deck)
        move_all(self.cards.discards, self.cards.deck)
        self.round = 2
        self.last_turns = None
        self.passes = 0
        self.idle_turns = 0
        first = (self.current + 1) % len(self.players)  # to the left of the one who moved last
        for _card in range(DEALT_IN_ROUND_2):
            self.agenda += [("card_to_hand", seat) for seat in self.seats_from(first)]
        self.agenda += [("fill_row", -1), ("first_turn_of_round_2", first)]

    def do_first_turn_of_round_2(self, first: int) -> None:
        """K18a: if the deck is empty after the deal, the last turns begin at once."""
        if sum(self.cards.deck) == 0:
            self.last_turns = len(self.players)
        self.next_steps(("begin_turn", first))
