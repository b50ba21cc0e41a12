### The page: its own words. Sentences about the game are in events.ftl, table.ftl and refusals.ftl.

page-title = Whistlestop
page-loading = Just a moment …
page-connecting = Reconnecting … nothing is lost.
# A move has been on its way for seconds
page-sending = Sending …
page-cannot-store = The server can’t save anything right now; your game is safe and continues when it can.
page-unreachable = Can’t reach the server right now.
page-table-closed = This table has been closed.

## A game in play

page-title-your-turn = Your turn! – Whistlestop
# $name
page-cover-title = It’s { $name }’s turn
page-cover-about = Hand over the device. No peeking, everyone else!
page-cover-show = Show my cards
# $clause
page-why = Why not? See rule { $clause }
# $reason: a refusal, as in refusals.ftl
page-refused = { $reason }.
page-dismiss = OK

## What may be done in a turn

page-turn-all = Your turn: draw cards, claim a route, or draw tickets.
page-turn-draw-claim = Your turn: draw cards or claim a route.
page-turn-draw-tickets = Your turn: draw cards or draw tickets.
page-turn-claim-tickets = Your turn: claim a route or draw tickets.
page-turn-draw = Your turn: draw cards.
page-turn-claim = Your turn: claim a route.
page-turn-tickets = Your turn: draw tickets.
page-turn-cards = Your turn: draw cards, place cards, or draw tickets.
page-turn-pass = You can’t do anything else: pass.
page-turn-other = It’s your turn.
page-turn-short = Your turn
page-turn-station = Choose a city for your station.
# $turns are still to be taken
page-last-round = { $turns ->
    [one] Last round: { $turns } turn left
   *[other] Last round: { $turns } turns left
}
# $turns: the same, where there is little room
page-last-round-short = Last round: { $turns }
# $hours, $minutes
page-clock-hours = { $hours } h { $minutes } min
# $who, $name: whose time ran out
page-time-up = { $who ->
    [you] Time’s up: a bot played for you.
   *[other] Time’s up: a bot played for { $name }.
}
page-clock-bot-turn = Almost out of time: at zero a bot plays this turn for you.
page-clock-bot-stays = Almost out of time: at zero a bot takes your seat until you’re back.

## The players and the log

page-players = Players
page-you = you
page-bot-keeps = bot playing
page-gave-up = resigned
page-is-moving = playing now
page-log = Game log
page-chat = Chat
# $number of new lines
page-chat-new = Chat ({ $number })
page-say = Say something
page-send = Send
page-phrases = Phrases
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
page-take = Take { $card }, number { $place } in the row
# $card
page-take-again = { $card } selected: press again to confirm
page-take-it = Confirm
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
# $number of trains that the shortest way still takes
page-ticket-far = { $number ->
    [one] { $number } train to go
   *[other] { $number } trains to go
}
page-ticket-lost = can no longer be completed
page-ticket-long = long
page-offer-title = Which tickets will you keep?
# $number
page-offer-least = { $number ->
    [0] Keep as many as you like, or none.
    [one] Keep at least { $number }. You lose the points of any ticket you don’t complete.
   *[other] Keep at least { $number }. You lose the points of any ticket you don’t complete.
}
# $number
page-keep = { $number ->
    [0] Keep none
    [one] Keep { $number } ticket
   *[other] Keep { $number } tickets
}
# $number of tickets that still have to be chosen
page-keep-more = Still to choose: { $number }

## The board

# $map is its name
page-board = The board: { $map }
page-zoom-in = Zoom in
page-zoom-out = Zoom out
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
page-station-about = A station lets you use one of another player’s routes into this city.
page-tunnel-warning = Tunnel: three cards are turned over, and you may have to pay extra.
page-pay-with = Pay with
page-claim = Claim route
page-build = Build station
page-cancel = Cancel
page-build-station = Build a station
page-build-short = Station
page-build-cancel = Don’t build
page-list-cities = Choose from a list
# $number
page-list-routes = { $number ->
    [one] { $number } route can be claimed
   *[other] { $number } routes can be claimed
}
# $number of routes, where there is little room
page-list-short = Routes: { $number }
page-route-wanted = for your tickets
page-pass = Pass

## A tunnel

# $who is `you` or `other`, $name
page-tunnel-turned = { $who ->
    [you] You’re digging a tunnel. These cards were turned over:
   *[other] { $name } is digging a tunnel. These cards were turned over:
}
page-tunnel-match = costs a card
# $number of cards
page-tunnel-costs = { $number ->
    [one] It costs { $number } more card.
   *[other] It costs { $number } more cards.
}
# $number of cards
page-tunnel-waiting = { $number ->
    [one] It costs { $number } more card. Waiting for a decision …
   *[other] It costs { $number } more cards. Waiting for a decision …
}
page-tunnel-cannot = You don’t have the cards to pay.
page-tunnel-pay = Pay
page-tunnel-withdraw = Give up the tunnel

## The menu

page-menu = Menu
# Below the pile of discarded cards, where there is little room
page-discards = Discards
page-undo = Take back my last move
page-arrange = Arrange my cards
page-arrange-about = The order of the colours in your hand. You can also drag the cards with the mouse.
# $card is a kind of card
page-arrange-up = Move earlier: { $card }
# $card is a kind of card
page-arrange-down = Move later: { $card }
page-arrange-usual = Usual order
page-plan = Plan
page-plan-about = The shortest way left for each ticket you tick.
page-plan-none = You have no ticket left to plan for.
# $need and $have count trains
page-plan-trains = { $need } trains needed, { $have } left
page-plan-any = Any colour
# $have of $need cards are in the hand
page-plan-have = { $have } of { $need }
# $who is “you” or “other”, $name is the player, $number counts moves
page-undone = { $who ->
    [you] { $number ->
        [one] You took back { $number } move.
       *[other] You took back { $number } moves.
    }
   *[other] { $number ->
        [one] { $name } took back { $number } move.
       *[other] { $name } took back { $number } moves.
    }
}
page-to-home = Home (the game continues)
page-rules = Rules
page-take-back = Take back my seat
page-resign = Resign
page-resign-sure = Resign from this game? You can’t undo this.
page-resign-yes = Yes, resign
page-tabs = Table sections
page-tab-hand = Hand
page-tab-row = Cards
page-tab-log = Log

## Bots, by level and by personality

page-bot-easy = Easy bot
page-bot-medium = Medium bot
page-bot-hard = Hard bot
page-bot-expert = Expert bot
page-bot-champion = Champion bot
page-bot-master = Master bot
page-bot-random = Random
page-bot-greedy = Greedy
page-bot-hungry = Hungry
page-bot-long-route = Long Route
page-bot-racer = Racer
page-bot-planner = Planner
page-bot-blocker = Blocker
# What bots are called, by their seats
page-bot-person-0 = Emil
page-bot-person-1 = Otto
page-bot-person-2 = Ida
page-bot-person-3 = Hugo
page-bot-person-4 = Vera
# $bot is one of these names; $number tells several of the same apart
page-bot-numbered = { $bot } { $number }

page-seat-here = here
page-seat-away = away
# $number of them
page-seat-away-minutes = away { $number } min
# $number of them
page-seat-away-hours = away { $number } h
# $number of them
page-seat-away-days = away { $number } d
page-by-bot = by a bot
page-by-bot-about = A bot decided this for a player who was away or out of time.
page-company = People at this table
page-history = Your games
page-rated = Rated
page-rated-about = The result changes the ratings of everybody who says ready. By the usual rules, without hints; whoever leaves comes last.
page-agreed-rated = rated: the result counts
# $mean is a rating, $deviation how far off it may be
page-rating-of = { $mean } ± { $deviation }
page-day = The table of the day
page-blocked = People you have blocked
