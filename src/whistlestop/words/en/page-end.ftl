### The end of a game, and its replay.

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
