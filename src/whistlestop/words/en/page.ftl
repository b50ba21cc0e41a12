### The page: its own words. Sentences about the game are in events.ftl, table.ftl and refusals.ftl.

page-title = Whistlestop
page-loading = One moment …
page-connecting = Connecting again … nothing is lost.
page-unreachable = The server cannot be reached just now.
page-table-closed = This table has been closed.

## A game in play

page-title-your-turn = Your turn! – Whistlestop
# $name
page-cover-title = It is { $name }’s turn
page-cover-about = Pass the device on. Nobody else should look now.
page-cover-show = Show my cards
# $clause
page-why = Why not? Rule { $clause }
page-dismiss = All right

## What may be done in a turn

page-turn-all = Your turn: draw cards, claim a route, or take tickets.
page-turn-draw-claim = Your turn: draw cards or claim a route.
page-turn-draw-tickets = Your turn: draw cards or take tickets.
page-turn-claim-tickets = Your turn: claim a route or take tickets.
page-turn-draw = Your turn: draw cards.
page-turn-claim = Your turn: claim a route.
page-turn-tickets = Your turn: take tickets.
page-turn-cards = Your turn: draw cards, place trains, or take tickets.
page-turn-pass = Nothing else is possible: pass.
page-turn-other = It is your turn.
# $turns are still to be taken
page-last-round = { $turns ->
    [one] Last round: { $turns } turn left
   *[other] Last round: { $turns } turns left
}
# $hours, $minutes
page-clock-hours = { $hours } h { $minutes } min

## The players and the log

page-players = Players
page-you = you
page-bot-keeps = a bot plays
page-gave-up = gave up
page-is-moving = to move
page-log = What happened
page-chat = Chat
# $number of new lines
page-chat-new = Chat ({ $number })
page-say = Say something
page-send = Send
# $reaction
page-react = React with { $reaction }

## The hand, the row, the tickets

# $number of cards
page-hand = { $number ->
    [0] Your hand: no cards
    [one] Your hand: { $number } card
   *[other] Your hand: { $number } cards
}
page-hand-empty = No cards yet.
# $card is the name of a kind, $place its number in the row
page-take = Take { $card }, place { $place } of the row
# $card
page-take-again = { $card } is picked: press again to take it
page-take-it = Take it
# $number of cards in the deck
page-draw-blind = { $number ->
    [one] Draw blind from the deck, { $number } card left
   *[other] Draw blind from the deck, { $number } cards left
}
# $number of tickets in the deck
page-draw-tickets = { $number ->
    [one] Draw tickets, { $number } left
   *[other] Draw tickets, { $number } left
}
# $done, $number
page-tickets-done = Your tickets: { $done } of { $number } completed
page-ticket-done = completed
page-ticket-open = not completed yet
page-ticket-lost = there is no way any more
page-ticket-long = long
page-offer-title = Which tickets do you keep?
# $number
page-offer-least = { $number ->
    [0] You may keep as many as you like, or none.
    [one] Keep at least { $number }. What you do not complete costs its points.
   *[other] Keep at least { $number }. What you do not complete costs its points.
}
# $number
page-keep = { $number ->
    [0] Keep none
    [one] Keep { $number } ticket
   *[other] Keep { $number } tickets
}

## The board

# $map is its name
page-board = The board: { $map }
page-zoom-in = Larger
page-zoom-out = Smaller
# $name, $length, $colour, $points
page-track = { $length ->
    [one] { $name }: { $length } space, { $colour }, { points }
   *[other] { $name }: { $length } spaces, { $colour }, { points }
}
# $length, $points
page-route-facts = { $length ->
    [one] { $length } space, { points }
   *[other] { $length } spaces, { points }
}
# $number of locomotives
page-ferry-needs = { $number ->
    [one] Ferry: at least { $number } locomotive
   *[other] Ferry: at least { $number } locomotives
}
page-station-about = A station lets you use one route of another player from this city.
page-tunnel-warning = A tunnel: three cards are turned, and it may cost more.
page-pay-with = Pay with
page-claim = Claim it
page-build = Build it
page-cancel = Cancel
page-build-station = Build a station
page-list-cities = Choose from a list
# $number
page-list-routes = { $number ->
    [one] { $number } route can be claimed
   *[other] { $number } routes can be claimed
}
page-pass = Pass

## A tunnel

# $who is `you` or `other`, $name
page-tunnel-turned = { $who ->
    [you] You dig a tunnel. These cards were turned:
   *[other] { $name } digs a tunnel. These cards were turned:
}
# $number of cards
page-tunnel-costs = { $number ->
    [one] It costs { $number } card more.
   *[other] It costs { $number } cards more.
}
# $number of cards
page-tunnel-waiting = { $number ->
    [one] It costs { $number } card more. Will it be paid?
   *[other] It costs { $number } cards more. Will it be paid?
}
page-tunnel-cannot = You do not have the cards for it.
page-tunnel-pay = Pay
page-tunnel-withdraw = Withdraw

## The menu

page-menu = Menu
page-to-home = Home (the game goes on)
page-rules = Rules
page-take-back = Take my seat back
page-resign = Resign
page-resign-sure = Give up this game? That cannot be undone.
page-resign-yes = Yes, resign
page-tabs = Parts of the table
page-tab-hand = Hand
page-tab-row = Cards
page-tab-log = Log

## Bots, by level and by personality

page-bot-easy = Easy bot
page-bot-medium = Medium bot
page-bot-hard = Hard bot
page-bot-expert = Expert bot
page-bot-random = Random
page-bot-greedy = Greedy
page-bot-hungry = Hungry
page-bot-long-route = Long Route
page-bot-racer = Racer
page-bot-planner = Planner
page-bot-blocker = Blocker
# $bot is one of these names; $number tells several of the same apart
page-bot-numbered = { $bot } { $number }
