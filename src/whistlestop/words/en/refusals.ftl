### Why a move is refused. `refusal-B5` and its like say what a clause asks for: no capital letter, no full stop, since they
### stand inside `refusal`.

## The whole sentence

# $what: the move, in the notation; $reason: one of those below; $clause: the rule's id, or `none`
refusal = { $clause ->
    [none] { $what }: { $reason }.
   *[other] { $what }: { $reason } ({ $clause }).
}
# $what, $reason, $clause as above; $options: moves that are possible, in the notation
refusal-with-options = { refusal } Possible now: { $options }.
# $what, $reason, $clause, $options: the same where there are more than can be listed
refusal-with-more-options = { refusal } Possible now: { $options } and more.

## Without a rule

refusal-no-such-decision = this game has no such decision or seat
refusal-not-now = nobody can decide anything now
refusal-impossible = this outcome cannot come up

## By a rule

refusal-T1 = there is no face-up card of that colour
refusal-T3 = a face-up locomotive may only be the first card of a draw
refusal-T9 = there is no card in the deck
refusal-T10 = the second card has to be drawn first
refusal-B3 = more tickets have to be kept at set-up, or these are not on offer
refusal-B3a = the choice at set-up has been made
refusal-B4 = it is another player's turn
refusal-B5 = a route takes as many cards as it has spaces, in its colour, locomotives standing in for any of them
refusal-B6 = a grey route may be paid in whatever colour, but not in two
refusal-B7 = there are not enough trains left for this route
refusal-B8 = this route has been claimed already
refusal-B9 = nobody may own both tracks of a double route
refusal-B10 = with so few players one claimed track closes the whole double route
refusal-B12 = there are no tickets to draw, or more of those drawn have to be kept
refusal-B13a = a player passes only when nothing else is possible
refusal-E2 = more tickets have to be kept at set-up, or these are not on offer
refusal-E4 = a ferry takes at least as many locomotives as it shows
refusal-E5 = a tunnel's extra is paid in the colour of the set or in locomotives, all of it
refusal-E6 = after a set of locomotives only locomotives pay the extra
refusal-E7 = only a tunnel with an extra to pay can be given up
refusal-E10 = a station needs a city that has none, and a player who has one left
refusal-E11 = each further station costs one card more than the last, all of one colour or locomotives
refusal-K3 = more tickets have to be kept at set-up, or these are not on offer
refusal-K4 = it is another player's turn
refusal-K9 = a pile is two or more cards of one colour with or without locomotives, or three single colours
refusal-K11 = this colour lies in the player's own yard already
refusal-K12 = a colour in another player's yard takes more cards than that pile has
refusal-K13 = tickets are drawn while there are any
refusal-K13a = a player passes only when nothing else is possible
refusal-K16 = tickets are completed with the cards on the track, and as many as possible
