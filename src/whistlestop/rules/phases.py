"""The phases of a game. In the first ones chance is to move, in the others a player."""

LOT = 0  # chance: the starting player (B4, K4)
DEAL = 1  # chance: a card to a hand (B2, K2, K18)
FILL = 2  # chance: a card to the row (T2, T6, T8b)
DEAL_TICKETS = 3  # chance: a ticket at set-up (B3, E2, K3)
BLIND = 4  # chance: a card to the mover's hand (T1)
TURN_UP = 5  # chance: a card turned up for a tunnel (E5)
TICKETS_UP = 6  # chance: a ticket on offer (B12, K13)

SETUP = 7  # every seat keeps tickets (B3, E2, K3)
TURN = 8
SECOND = 9  # the second card (T1)
PAY = 10  # for a route or a station
SURCHARGE = 11  # a tunnel's extra (E5)
KEEP_DRAWN = 12  # B12, K13
COUNT_CARDS = 13  # K9: how many of the colour
COUNT_LOCOS = 14  # K9: how many locomotives with them
COMPLETING = 15  # K16
OVER = 16

# passed through on the way, never seen from outside
END_TURN = 17
START_ROUND = 18

FIRST_DECISION = SETUP

# kinds of chance
NO_CHANCE, SEAT_OUTCOME, CARD_OUTCOME, TICKET_OUTCOME = 0, 1, 2, 3
