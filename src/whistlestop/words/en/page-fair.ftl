### Fairness. Where a step is not right, its -bad message is shown; where there was nothing to check, -none

page-fair-title = Was the deal fair?
page-fair-about = Every card and ticket that came up can be recalculated from secrets fixed before the game started. Your browser does that here, using the game record.
# $turn
page-fair-origin = This game began in a position from turn { $turn } of another game, whose cards were known to whoever watched it. So nothing about its cards can be proved. It isn’t rated and doesn’t count in anyone’s history.
page-fair-origin-show = Show that moment
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
