### The end of a game, its replay, and checking that the deal was fair.

page-end-document = The game is over – Whistlestop
page-end-telling = Revealing the tickets …
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
page-end-gave-up = { $name } resigned, which ended the game.
# $name
page-end-resigned = { $name } resigned and comes last; a bot took over.
# $points scored on the board so far
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
page-end-map = Show routes
page-end-on-map = Show routes: this player’s network on the map
page-end-no-path = No routes claimed.
page-end-bonus-nobody = Nobody earned it.

## What to do now

page-end-now = What next?
page-end-rematch = Rematch
page-end-rematch-join = Go to the rematch
page-end-rematch-watch = Watch the rematch
page-end-replay = Watch the replay
page-end-record = Download the record
page-end-picture = Save the board as a picture
# $name is a player, $points their total
page-end-line = { $name }: { $points }
page-share-replay = Share the replay
page-share-replay-about = Anyone with the link can watch the whole game, with everyone’s cards and names. The chat stays private.
page-share-replay-go = Share with a link
page-share-replay-stop = Stop sharing
page-share-replay-text = Watch our game of Whistlestop.
page-share-replay-link = Link to the replay
page-end-home = Home

## Scores

page-end-scores = Scores
page-end-kind = Points for
page-end-growth = How each score grew
page-end-growth-totals = Everything counted
page-end-growth-totals-about = What each player would have scored if the game had ended after that turn, tickets and bonuses included.
page-end-growth-points = Points scored
page-end-growth-points-about = The points each player had actually scored after that turn.
# $turn
page-end-after-turn = { $turn ->
    [0] After set-up
   *[other] After turn { $turn }
}

## Fairness. Where a step is not right, its -bad message is shown; where there was nothing to check, -none

page-fair-title = Was the deal fair?
page-fair-about = Every card and ticket that came up can be recalculated from secrets fixed before the game started. Your browser does that here, using the game record.
page-fair-check = Check fairness
page-fair-verdict-good = Fair: everything that came up was fixed before the game started.
page-fair-verdict-bad = Not fair: something doesn’t match.
page-fair-verdict-none = Everything that can be checked is right. A player resigned before the end.
page-fair-mark-good = right
page-fair-mark-bad = wrong
page-fair-mark-none = not checked
page-fair-record-bad = The record can’t be read, or contains no commitment.
# $hash
page-fair-commitment = The server’s seed is the one it committed to when the table was created.
page-fair-commitment-bad = The server’s seed isn’t the one it committed to.
page-fair-before = The commitment is the one this device saw before the game.
page-fair-before-bad = The commitment isn’t the one this device saw before the game.
page-fair-before-none = This device wasn’t there before the game, so it can’t tell whether the commitment is still the same.
# $people
page-fair-hashes = { $people ->
    [one] { $people } player’s number matches the hash sent before anyone’s number was revealed.
   *[other] All { $people } players’ numbers match the hashes sent before anyone’s number was revealed.
}
page-fair-hashes-bad = A player’s number doesn’t match the hash sent before.
page-fair-hashes-none = No human player contributed a number.
page-fair-mine = Your own number is recorded at your seat.
page-fair-mine-bad = The number at your seat isn’t the one this device made.
page-fair-mine-none = This device didn’t make a number for this game.
page-fair-rounds = The game was dealt at the first attempt.
# $round: the number of the attempt the game came from, 2 or more
page-fair-rounds-none = The game was dealt at attempt { $round }. The earlier ones were broken off; whoever broke them off may have preferred other cards.
page-fair-rounds-bad = The record leaves out an attempt in which this device revealed its number.
# $key
page-fair-key = The seed, map, options and numbers together give the game’s key.
page-fair-key-bad = The record is for a different map from the one that was played.
# $events
page-fair-outcomes = { $events ->
    [one] { $events } outcome recalculated; it matches what came up.
   *[other] All { $events } outcomes recalculated; each one matches what came up.
}
# $event is the number of the event, counted from 0; $found came up, $expected should have; $events were right before it
page-fair-outcomes-bad = Event { $event }: { $found } came up, but the key gives { $expected }.
# $events
page-fair-moves = The recorded moves show the same outcomes in the same order.
# $event
page-fair-moves-bad = From event { $event } on, the moves don’t match the list of outcomes.
page-fair-unfinished-none = When a player resigns, the record lists no draws, so individual cards can’t be checked.
page-fair-proves = What this proves
page-fair-proves-1 = What came up was fixed when the players’ numbers were revealed. Nobody, not even the server, could choose it or change it later. To try again, everyone has to be asked for a new number, and such attempts are listed above.
page-fair-proves-2 = One honest number is enough: your own.
page-fair-not = What it doesn’t prove
page-fair-not-1 = That the people who run the server didn’t peek. Whoever has the seed can know what will come up.
page-fair-not-2 = That the lists of possible outcomes follow the rules. That takes the rules: “whistlestop verify” checks them too, using the record.
page-fair-not-3 = Who made which move. The moves are the ones everyone saw.

## Watching, and the replay

page-watching = You’re watching
page-end-review = Review
page-replay-document = Replay – Whistlestop
page-replay-title = Replay
page-replay-slider = Moment in the game
page-replay-play = Play
page-replay-pause = Pause
page-replay-first = Go to the start
page-replay-back = One step back
page-replay-next = One step forward
page-replay-last = Go to the end
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
page-replay-look = View as
page-replay-open = Show all hands
# $name
page-replay-seat = { $name }’s view
page-replay-to-end = Scores
page-replay-keys = Arrow keys to step, space to play, Home and End to jump.
page-replay-not-over = This game isn’t over yet.
page-replay-watch = Watch the game
# $name
page-replay-hand = { $name }’s cards
page-end-day-counts = Your result counts. It is compared with the others’ after midnight UTC; the record, the replay and the review open then.
page-end-day-tried = This was another try with the same luck: it does not count. The record, the replay and the review open after midnight UTC.
