### The end of a game, its replay, and checking that chance was fair.

page-end-document = The game is over – Whistlestop
page-end-telling = Opening the tickets …
page-end-skip = Show everything
# $who is `you` (alone), `both` (the reader among others) or `other`; $names are the others, $winners counts all
page-end-won = { $who ->
    [you] You win!
    [both] You and { $names } share the victory
   *[other] { $winners ->
        [1] { $names } wins
       *[other] { $names } share the victory
    }
}
# $name
page-end-gave-up = { $name } has resigned; that ended the game.
# $name
page-end-resigned = { $name } resigned and ranks last; a bot played on.
# $points made on the board so far
page-end-points-so-far = { $points ->
    [one] { $points } point when the game ended
   *[other] { $points } points when the game ended
}
# $rank
page-end-place = { $rank }.
# $points
page-end-total-so-far = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# On a button; the next message is its whole name and contains it
page-end-map = Map
page-end-on-map = Map: show the routes of this player
page-end-no-path = No route claimed.
page-end-bonus-nobody = Nobody has it.

## What to do now

page-end-now = What now?
page-end-rematch = Rematch
page-end-rematch-join = Go to the rematch
page-end-rematch-watch = Watch the rematch
page-end-replay = Watch the replay
page-end-record = Download the record
page-end-home = Home

## Scores

page-end-scores = Scores
page-end-kind = Kind of points
page-end-growth = How each score grew
page-end-growth-totals = Everything counted
page-end-growth-totals-about = What each player would have had if the game had ended after that turn, tickets and bonuses included.
page-end-growth-points = Points made
page-end-growth-points-about = The points that each player had made on the table after that turn.
# $turn
page-end-after-turn = { $turn ->
    [0] After the set-up
   *[other] After turn { $turn }
}

## Fairness. Where a step is not right, its -bad message is shown; where there was nothing to check, -none

page-fair-title = Was chance fair?
page-fair-about = Every card and ticket that came up can be worked out again from secrets that were fixed before the game began. Your browser does that here, from the record of the game.
page-fair-check = Check fairness
page-fair-verdict-good = Fair: everything that came up was fixed before the game began.
page-fair-verdict-bad = Not fair: something does not fit.
page-fair-verdict-none = What can be checked is right. The game was given up before its end.
page-fair-mark-good = right
page-fair-mark-bad = wrong
page-fair-mark-none = not checked
page-fair-record-bad = The record cannot be read, or holds no commitment.
# $hash
page-fair-commitment = The server’s seed is the one that it committed to when the table was made.
page-fair-commitment-bad = The server’s seed is not the one that it committed to.
page-fair-before = The commitment is the one that this device saw before the game.
page-fair-before-bad = The commitment is not the one that this device saw before the game.
page-fair-before-none = This device was not there before the game, so it cannot say whether the commitment is still the same.
# $people
page-fair-hashes = { $people ->
    [one] { $people } player’s number fits the hash that was sent before anybody’s number was opened.
   *[other] All { $people } players’ numbers fit the hashes that were sent before anybody’s number was opened.
}
page-fair-hashes-bad = A player’s number does not fit the hash that was sent before.
page-fair-hashes-none = No person brought a number of their own.
page-fair-mine = Your own number stands at your own seat.
page-fair-mine-bad = The number at your seat is not the one that this device made.
page-fair-mine-none = This device made no number for this game.
# $key
page-fair-key = Seed, map, options and numbers make the key of the game.
page-fair-key-bad = The record is about another map than the one that was played.
# $events
page-fair-outcomes = { $events ->
    [one] { $events } outcome worked out again; it is what came up.
   *[other] All { $events } outcomes worked out again; each is what came up.
}
# $event is the number of the event, counted from 0; $found came up, $expected should have; $events were right before it
page-fair-outcomes-bad = Event { $event }: { $found } came up, but the key gives { $expected }.
# $events
page-fair-moves = The moves of the record tell the same outcomes in the same order.
# $event
page-fair-moves-bad = From event { $event } on, the moves tell something else than the list of outcomes.
page-fair-unfinished-none = The record of a game that was given up lists no draws, so single cards cannot be checked.
page-fair-proves = What this proves
page-fair-proves-1 = What came up was fixed when the players’ numbers were opened. Nobody, the server included, could choose it, try again, or change it later.
page-fair-proves-2 = One honest number is enough: your own.
page-fair-not = What it does not prove
page-fair-not-1 = That whoever runs the server did not peek. Who has the seed can know what will come up.
page-fair-not-2 = That the lists of possible outcomes follow the rules. That needs the rules: “whistlestop verify” checks them too, from the record.
page-fair-not-3 = Who made which move. The moves are those that everybody saw.

## Looking on, and the replay

page-watching = You are watching
page-replay-document = Replay – Whistlestop
page-replay-title = Replay
page-replay-slider = Moment of the game
page-replay-play = Play
page-replay-pause = Pause
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-turn-back = Previous turn
page-replay-turn-next = Next turn
page-replay-speed = Speed
# $times is a number like 2
page-replay-times = { $times }×
# $turn
page-replay-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
# $at, $number of moments
page-replay-moment = { $at } of { $number }
page-replay-look = Look from
page-replay-open = All hands open
# $name
page-replay-seat = { $name }’s seat
page-replay-to-end = Scores
page-replay-keys = Arrow keys step, space plays, Home and End jump.
page-replay-not-over = This game is not over yet.
page-replay-watch = Watch it
# $name
page-replay-hand = { $name }’s cards
