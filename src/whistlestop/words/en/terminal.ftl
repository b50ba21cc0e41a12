### What the terminal game says on its own account: questions, help, notes. Keys begin with `terminal-`.

## Headings and labels

# $game, $turn, $name: whose screen it is
terminal-heading = { $game }, turn { $turn }: { $name }
# $game, $turn, $name, $round
terminal-heading-rounds = { $game }, round { $round }, turn { $turn }: { $name }
# $game, $name
terminal-heading-setup = { $game }, before the first turn: { $name }
terminal-spectator = everybody
terminal-hand = Hand
terminal-offer = On offer
terminal-track = On track
terminal-none = none
terminal-route = Open route
terminal-spaces = Spaces
terminal-scores = The scores
terminal-lonely-player = Traveller
# $name: the bot that waits
terminal-in-a-moment = { $name } will think in a moment. Something is still being prepared, which happens only once.

## What lies on the table

# $deck, $discards, $tickets: numbers of cards
terminal-decks = deck { $deck }, discard pile { $discards }, ticket deck { $tickets }
terminal-ticket-long = long
terminal-ticket-done = completed
terminal-tunnel = tunnel
terminal-ferry = ferry
# A route of two tracks that are alike
terminal-double = double
# $cards: how many are missing to pay for a route
terminal-missing = { $cards ->
    [one] { $cards } card short
   *[other] { $cards } cards short
}
# $turns
terminal-last-turns = { $turns ->
    [one] The end is near: { $turns } turn left.
   *[other] The end is near: { $turns } turns left.
}
# $cards: those turned up for a tunnel; $extra: what it costs more
terminal-turned = { $extra ->
    [one] Turned up for the tunnel: { $cards }. It costs { $extra } more card.
   *[other] Turned up for the tunnel: { $cards }. It costs { $extra } more cards.
}
# $number
terminal-routes-more = { $number ->
    [one] { $number } more open route: type routes all, or routes and a city.
   *[other] { $number } more open routes: type routes all, or routes and a city.
}
terminal-routes-none = There’s no open route here that you have enough trains for.
terminal-no-board = This game has no board; your rail yard is in the table.
# $bot: what the bot is called, as it was typed
terminal-stand-in = The bot { $bot } hasn’t learned this map; expert plays instead.
# $city: what was typed
terminal-no-city = There’s no city { $city } on this map.

## What to do now. Words in the notation stay: draw, claim, keep, place, tickets, deck, help, routes

terminal-hint-map = Draw a card, claim a route, or draw tickets (help, routes).
terminal-hint-cards = Draw a card, place a pile, or draw tickets (help, moves).
terminal-hint-number = Type a number, or undo to take back the move.
terminal-hint-keep = Type their numbers, like keep 1 3.
terminal-hint-puzzle = Type your decision, or show to see the solution.
terminal-try-help = Type help to see the commands.

## Help. The words typed stay as they are

terminal-help-draw = take a card: from the row by its colour, or unseen from the deck
terminal-help-claim = claim a route; without cards, you’re asked how to pay; par-zur is enough
terminal-help-station = build a station
terminal-help-place = place a pile in your rail yard; place red blue white places three single cards
terminal-help-draw-tickets = draw tickets
terminal-help-keep = keep these of the tickets on offer
terminal-help-complete = choose a ticket to complete; done finishes
terminal-help-routes = open routes, those you can afford first; add a city, or all
terminal-help-table = see the whole table, or just your own part
terminal-help-moves = everything you can do now
terminal-help-why = why something isn’t possible
terminal-help-rules = read a rule, like rules B10, or a section, like rules B
terminal-help-log = what has happened
terminal-help-undo = take back your last decision (only when you play against bots alone)
terminal-help-save = save the game to a file; quit
terminal-help-more = Names can be shortened; accents and capitals don’t matter. Tab completes. A number picks from a numbered list.

## Answers

terminal-why-what = Why what? For example: why claim paris-zurich.
# $action: in the notation
terminal-why-possible = { $action }: that’s allowed.
# $clause: what was typed
terminal-rules-unknown = There’s no rule { $clause }; rules T, B, E, K and S show a whole section.
terminal-rules-which = Which rule? For example: rules B10, or rules B for a whole section.
terminal-undo-people = Other people have seen it: you can only take back an unfinished move.
terminal-undo-nothing = There’s nothing to take back yet.
terminal-save-where = Save it where? For example: save game.wsr.
# $file
terminal-saved = Saved to { $file }.

## At the keyboard

terminal-which-game = Which game?
terminal-cover = Press Enter to cover the screen.
# $name
terminal-hand-over = Pass the keyboard to { $name }. { $name }, press Enter when only you are looking.
terminal-left-unsaved = The game isn’t finished and hasn’t been saved (use --save FILE to save it).
# $file
terminal-left-saved = The game isn’t finished. It’s saved in { $file }; continue with whistlestop play --load { $file }.

## Replay

# $game, $turn
terminal-replay-heading = { $game }, turn { $turn }
terminal-replay-unfinished = The record ends here; the game wasn’t finished.
# The keys n, p and q stay
terminal-replay-keys = n next, p previous, q quit

## Writing down a game from a real table. The words back, help and quit stay

# $file
terminal-record-welcome = Type what happens at the table, card by card. It’s saved to { $file } after every line. Type back to take back a line, help to learn more, quit to leave.
terminal-record-help = Cards: red, or several at once: red, 2 blue, loco. Tickets: dallas-miami; Tab completes. Actions: draw red, draw deck, claim paris-zurich, 3 green, and so on, as in play. All cards must be known, even those hidden at the table. back, table, moves, why ACTION, routes, log, rules CLAUSE, quit.
# $number: of cards in a hand
terminal-record-hand = { $number ->
    [one] A hand has { $number } card: type it all on one line, like red, 2 blue, loco.
   *[other] A hand has { $number } cards: type them all on one line, like red, 2 blue, loco.
}
# $outcome: what was typed
terminal-record-too-many = { $outcome } is one too many: something else has to come next.
terminal-record-beginning = This is the start; there’s nothing to take back.
# $file
terminal-record-left = The record isn’t finished. It’s saved in { $file }; continue with whistlestop record continue { $file }.

## What chance is asked. $name: the player it is about

terminal-record-first = Who starts?
terminal-record-row = Which card was added to the row?
terminal-record-drawn = Which card did { $name } draw?
terminal-record-tunnel = Which card was turned up for the tunnel?
terminal-record-tickets = Which ticket did { $name } draw?
terminal-record-dealt = Which card was { $name } dealt?
# $name, $number
terminal-record-dealt-hand = { $number ->
    [one] Which { $number } card was { $name } dealt?
   *[other] Which { $number } cards was { $name } dealt?
}
terminal-record-setup = Which ticket was { $name } dealt?
