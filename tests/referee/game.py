"""What the three games share: set-up, waiting for chance, drawing train cards and tickets, whose turn it is.

A game keeps an agenda of small named steps. It goes through them until one needs a chance outcome or
a player's decision; then it waits.
"""

from abc import ABC, abstractmethod

from .cards import TrainCards
from .contract import (
    DECK,
    DRAW,
    KEEP,
    KINDS_OF_CARD,
    LOCOMOTIVE,
    PASS,
    TICKETS,
    IllegalMove,
    bits_of,
    keep_sets,
)
from .data import MapData
from .players import Player
from .tickets import TicketDeck


class Game(ABC):
    """The shared part. The subclasses fill in the numbers of their clauses."""

    cards_dealt: int  # B2, K2
    tickets_dealt: int  # B3, E2, K3 (without the long one)
    long_tickets_dealt: int  # E2
    keep_at_setup: int  # B3, E2, K3: at least so many
    tickets_drawn: int  # B12, K13
    keep_when_drawn: int  # B12, K13: at least so many

    def __init__(self, data: MapData, players: list[Player], cards: TrainCards, first: int | None) -> None:
        self.data = data
        self.players = players
        self.cards = cards
        self.tickets = TicketDeck(data.tickets)
        self.first = first
        self.current = -1  # whose turn it is; -1 before the first turn
        self.awaiting = ""
        self.phase: str | None = None
        self.agenda: list[tuple[str, int]] = []
        self.card_goes_to = ("", -1)  # where the card or ticket that chance brings goes, and to which seat
        self.last_turns: int | None = None
        self.round = 1
        self.this_turn = "active"  # "active", "idle" (E16, K13a) or "pass"
        self.passes = 0  # passes in a row
        self.idle_turns = 0  # passes and idle turns in a row
        if first is None:
            self.agenda.append(("lot", -1))
        self.agenda.append(("set_up", -1))
        self.go_on()

    # ----- the agenda -----

    def go_on(self) -> None:
        """Do what is on the agenda until something has to be waited for."""
        self.awaiting = ""
        self.phase = None
        while self.awaiting == "":
            step, seat = self.agenda.pop(0)
            getattr(self, "do_" + step)(seat)

    def ask(self, phase: str) -> None:
        self.awaiting = "decision"
        self.phase = phase

    def next_steps(self, *steps: tuple[str, int]) -> None:
        """Put steps in front of the agenda."""
        self.agenda[:0] = list(steps)

    def seats_from(self, first: int) -> list[int]:
        """B4: clockwise from this seat."""
        number = len(self.players)
        return [(first + k) % number for k in range(number)]

    # ----- chance -----

    def pool(self) -> dict[int, int]:
        if self.awaiting == "lot":
            return {player.seat: 1 for player in self.players}
        if self.awaiting == "card":
            return {colour: self.cards.deck[colour] for colour in range(KINDS_OF_CARD) if self.cards.deck[colour]}
        if self.awaiting == "ticket":
            long = self.card_goes_to[0] == "long offer"
            return dict.fromkeys(self.tickets.long_pool if long else self.tickets.pool, 1)
        return {}

    def chance(self, outcome: int) -> None:
        if outcome not in self.pool():
            raise ValueError(f"{outcome} cannot happen while awaiting {self.awaiting}")
        where, seat = self.card_goes_to
        if self.awaiting == "lot":
            self.first = outcome
        elif self.awaiting == "card":
            self.cards.take_from_deck(outcome)
            if where == "hand":
                self.players[seat].hand[outcome] += 1
            elif where == "row":
                self.cards.row[outcome] += 1
            else:
                self.cards.turned[outcome] += 1
        else:
            (self.tickets.long_pool if where == "long offer" else self.tickets.pool).remove(outcome)
            self.offer(outcome, seat)
        self.go_on()

    def await_card(self, where: str, seat: int) -> None:
        self.awaiting = "card"
        self.card_goes_to = (where, seat)

    def offer(self, ticket: int, seat: int) -> None:
        self.players[seat].offer.append(ticket)
        self.players[seat].seen.add(ticket)

    # ----- steps -----

    def do_lot(self, _: int) -> None:
        """B4, K4: the starting player is drawn by lot."""
        self.awaiting = "lot"

    def do_set_up(self, _: int) -> None:
        """The order of the set-up: train cards singly, the row, each seat's tickets, the choices."""
        assert self.first is not None
        order = self.seats_from(self.first)
        for _card in range(self.cards_dealt):
            self.agenda += [("card_to_hand", seat) for seat in order]
        self.agenda.append(("fill_row", -1))
        for seat in order:
            self.agenda += [("long_ticket_to_offer", seat)] * self.long_tickets_dealt
            self.agenda += [("ticket_to_offer", seat)] * self.tickets_dealt
        self.agenda.append(("choices_at_setup", -1))

    def do_card_to_hand(self, seat: int) -> None:
        if sum(self.cards.deck) > 0:  # K18a: with too few cards, as many as there are
            self.await_card("hand", seat)

    def do_fill_row(self, _: int) -> None:
        """T8, T8b; then the row is filled; only then T6. After every card taken and every action (T6b)."""
        self.cards.reshuffle_if_deck_is_empty()
        if self.cards.row_has_a_gap_to_fill():
            self.next_steps(("fill_row", -1))
            self.await_card("row", -1)
        elif self.cards.reset_is_due():
            self.cards.clear_row()
            self.next_steps(("fill_row", -1))

    def do_long_ticket_to_offer(self, seat: int) -> None:
        self.awaiting = "ticket"
        self.card_goes_to = ("long offer", seat)

    def do_ticket_to_offer(self, seat: int) -> None:
        """From the unordered part by chance; when that has run out, from the ordered bottom (B12a)."""
        if self.tickets.pool:
            self.awaiting = "ticket"
            self.card_goes_to = ("offer", seat)
        elif self.tickets.tail:
            self.offer(self.tickets.tail.pop(0), seat)

    def do_choices_at_setup(self, _: int) -> None:
        self.tickets.set_up_deal_is_over()
        for player in self.players:
            player.dealt_at_setup = list(player.offer)
        self.ask("setup")

    def do_second_card(self, _: int) -> None:
        """T10: the second card is mandatory if one may be taken; otherwise the turn ends with one card."""
        if self.legal_second(self.players[self.current]):
            self.ask("second")
        else:
            self.next_steps(("end_turn", -1))

    def do_choose_tickets(self, _: int) -> None:
        self.ask("keep")

    @abstractmethod
    def do_begin_turn(self, seat: int) -> None: ...

    @abstractmethod
    def do_end_turn(self, _: int) -> None: ...

    def note_kind_of_turn(self) -> None:
        """Count passes and idle turns in a row (B13a, E16, K13a)."""
        self.passes = self.passes + 1 if self.this_turn == "pass" else 0
        self.idle_turns = self.idle_turns + 1 if self.this_turn != "active" else 0
        self.this_turn = "active"

    # ----- what is legal -----

    def pending(self) -> list[int]:
        if self.awaiting != "decision":
            return []
        if self.phase == "setup":
            return [player.seat for player in self.players if player.chosen_set is None]
        if self.phase == "complete":
            return [player.seat for player in self.players if not player.done]
        return [self.current]

    def legal(self, seat: int) -> set[int]:
        if seat not in self.pending():
            return set()
        legal: set[int] = getattr(self, f"legal_{self.phase}")(self.players[seat])
        return legal

    def legal_setup(self, player: Player) -> set[int]:
        return keep_sets(len(player.offer), self.keep_at_setup)

    def legal_turn(self, player: Player) -> set[int]:
        """One of the actions; PASS if and only if none is possible (B13a, K13a)."""
        legal = self.legal_first_card() | self.legal_other_actions(player)
        if self.tickets.left() > 0:  # B12, K13: with none left, not available
            legal.add(TICKETS)
        return legal or {PASS}

    @abstractmethod
    def legal_other_actions(self, player: Player) -> set[int]: ...

    def legal_first_card(self) -> set[int]:
        """T1, T9: any face-up card, or blind from the deck while it has a card."""
        legal = {DRAW + colour for colour in range(KINDS_OF_CARD) if self.cards.row[colour]}
        if sum(self.cards.deck) > 0:
            legal.add(DECK)
        return legal

    def legal_second(self, _: Player) -> set[int]:
        """T3, T4: no face-up locomotive."""
        return self.legal_first_card() - {DRAW + LOCOMOTIVE}

    def legal_keep(self, player: Player) -> set[int]:
        """B12: at least one (so a single last ticket must be kept). K13: any number, even none."""
        return keep_sets(len(player.offer), self.keep_when_drawn)

    # ----- decisions -----

    def play(self, seat: int, decision: int) -> None:
        if decision not in self.legal(seat):
            raise IllegalMove(f"seat {seat} may not decide {decision} now (phase {self.phase})")
        getattr(self, f"play_{self.phase}")(self.players[seat], decision)
        if self.agenda:
            self.go_on()

    def play_setup(self, player: Player, decision: int) -> None:
        """B3a: nothing changes until the last choice is in."""
        assert self.first is not None
        player.chosen_set = decision - KEEP
        if self.pending():
            return
        for seat in self.seats_from(self.first):
            chooser = self.players[seat]
            assert chooser.chosen_set is not None
            self.put_back_at_setup(chooser, self.keep_from_offer(chooser, chooser.chosen_set))
        for chooser in self.players:
            chooser.chosen_set = None
        self.next_steps(("begin_turn", self.first))

    @abstractmethod
    def put_back_at_setup(self, player: Player, returned: list[int]) -> None: ...

    def keep_from_offer(self, player: Player, chosen: int) -> list[int]:
        """Keep these of the offer; the others, in the order drawn, are the answer."""
        kept = [player.offer[place] for place in bits_of(chosen, len(player.offer))]
        returned = [ticket for ticket in player.offer if ticket not in kept]
        player.held += kept
        player.offer = []
        return returned

    def play_turn(self, player: Player, decision: int) -> None:
        if decision <= DECK:
            self.take_card(player, decision, second=False)
        elif decision == TICKETS:
            number = min(self.tickets_drawn, self.tickets.left())
            self.next_steps(*[("ticket_to_offer", player.seat)] * number, ("choose_tickets", -1))
        elif decision == PASS:
            self.this_turn = "pass"
            self.next_steps(("fill_row", -1), ("end_turn", -1))
        else:
            self.play_other_action(player, decision)

    @abstractmethod
    def play_other_action(self, player: Player, decision: int) -> None: ...

    def play_second(self, player: Player, decision: int) -> None:
        self.take_card(player, decision, second=True)

    def take_card(self, player: Player, decision: int, second: bool) -> None:
        """T1-T5. A face-up locomotive is the only card of the turn (T3); one drawn blind is not (T5)."""
        last = second or decision == DRAW + LOCOMOTIVE
        afterwards = ("end_turn", -1) if last else ("second_card", -1)
        if decision == DECK:
            self.next_steps(("card_to_hand", player.seat), ("fill_row", -1), afterwards)
        else:
            self.cards.row[decision - DRAW] -= 1
            player.take_openly(decision - DRAW, 1)
            self.next_steps(("fill_row", -1), afterwards)

    def play_keep(self, player: Player, decision: int) -> None:
        """B12, B12a, K13: the rest go under the deck in the order in which they were drawn."""
        if decision == KEEP:  # K13a: a ticket draw keeping none
            self.this_turn = "idle"
        self.tickets.tail += self.keep_from_offer(player, decision - KEEP)
        self.next_steps(("fill_row", -1), ("end_turn", -1))
