### What the server refuses, why a hint is good, and what `whistlestop serve`
### and its emails say.

## Where it is. $address

serve-here = Whistlestop is at { $address }
serve-others = For others on the same network: { $address }

## At the terminal

serve-alone = Only this machine can reach it; use --host 0.0.0.0 to let others on the same network in.
serve-stop = Press Ctrl-C to stop it; all games are saved.

## To everybody

server-unreadable = That move wasn’t understood.
server-stale = A move has already been made for this seat.
server-full = There’s no free seat at this table.
server-not-open-yet = Nonces are revealed when all players are ready.
server-wrong-code = That isn’t the code from the email, or it has expired.
server-no-mail = This server doesn’t send emails.
server-mail-failed = The email couldn’t be sent. Check the address or try again later.
server-wrong-nonce = This nonce doesn’t match the hash sent with ready.
server-too-many-rounds = Too many attempts to deal have been broken off at this table. Create a new table.
server-busy = Someone else got there first; try again.
server-other-version = This table was played with another version of Whistlestop, which this server can’t read. Nothing is lost: that version can still open it.
server-no-guest = You’re not signed in.
server-not-allowed = You’re not allowed to do that.
# $minutes
server-not-absent = Nobody can be put off a running game. A bot can play for someone who has kept the others waiting for { $minutes } minutes, until they come back.
server-too-many-tokens = You have too many program tokens. End the old ones first.
server-foreign = This address doesn’t belong to this server.
server-muted = The host has muted you at this table.
server-no-table = This table doesn’t exist, or it isn’t open to you.
server-nothing-here = There’s nothing here.
server-no-board = There’s no drawing of this map.
server-no-board-scipy = There’s no drawing of this map: the server needs SciPy to make one.
server-no-board-broken = This map couldn’t be drawn; try again later.
server-wrong-method = That can’t be done here.
server-too-large = That’s too long.
server-too-fast = Too many requests; wait a moment.
server-closing = The server is restarting; your game is safe. Reconnect in a moment.
server-crowded = The server is full; try again in a few minutes. Games in progress continue.
server-worn-out = This table has been changed too many times; create a new one.
server-enough-tables = There are already enough public tables from your network; leave one, or create a private table.
server-cannot-store = The server can’t save anything right now, so nothing has changed. Your game is safe; try again later.
server-failed = Something went wrong on the server; try again.
# $moment: a number
server-no-moment = That game can’t be continued from moment { $moment }: choose an earlier one, before its end.
server-no-chances = This table doesn’t show chances.
server-no-person = At least one seat has to be a person’s.
server-hints-with-bots = Hints are only for tables where everybody else is a bot.

## $why says what is wrong, in English

server-malformed = That message wasn’t understood: { $why }
server-wrong-table = This table can’t be created: { $why }

## $name is part of an address

server-not-a-number = In this address, { $name } must be a number.

## $status is the state of the table, or of the player

server-wrong-state = { $status ->
    [open] You can’t do that before the game has started.
    [opening] You can’t do that while the game is starting.
    [playing] You can’t do that while the game is in progress.
    [over] You can’t do that: the game is over.
    [closed] You can’t do that: this table is closed.
    [left] You can’t do that: a bot is playing for this seat.
    [resigned] You can’t do that: this player has resigned.
   *[other] You can’t do that at this table now.
}

## $percent says how much of it is done

server-warming = Hints will be there in a moment: { $percent }% done.

## $seat is the number of a seat

server-seat-taken = Seat { $seat } is taken.
server-colour-taken = Someone else already has that colour.
server-undo-people = Moves can only be taken back when everyone else at the table is a bot.
server-undo-rated = A rated game stands as it was played: nothing is taken back.
server-undo-day = A table of the day stands as it was played: nothing is taken back.
server-sealed = This opens when the day is over, at midnight UTC: until then it would help those who have not played yet.
server-day-once = A table of the day has no next game: play it once more from its page, if you like; that does not count.
server-day-bots = The bots at a table of the day are the same for everybody.
server-nobody-here = Nobody of that name is here now, or they do not want to be asked.
server-several-here = Several people of that name are here; ask yours to take a name that nobody else has.
server-enough-challenges = You have asked often enough for now; wait until somebody answers, or try again later.
server-challenge-over = This is over: it was answered, withdrawn, or nobody answered in time.
server-nothing-to-undo = You haven’t made a move that could be taken back.

## $bot is the name that was asked for, $bots are those that there are

server-no-bot = There’s no bot { $bot }; the bots are { $bots }.

## $map is the id of a map

server-no-map = This server doesn’t have the map { $map } as it was when this table was created. Nothing is lost: the game continues when the map is back.

## $game is the name that was asked for, $games are those that there are

server-no-game = There’s no game { $game }; the games are { $games }.

## Why a move is good, as a hint says it

# $card: a kind of train card; $number: how many of them the player has
reason-takes-colour = { $card ->
    [loco] A locomotive goes with any colour.
   *[other] { $number ->
        [0] You have none of this colour yet.
       *[other] You already have { train-cards } of this colour.
    }
}
reason-draws-blind = The deck may bring something better than the row.
# $ticket, $points: of the route and the ticket together
reason-finishes-ticket = It completes { $ticket }: { points } in all.
# $ticket, $trains: what it takes after this route; $points: of the route
reason-serves-ticket = It’s on a shortest way to { $ticket }, which then takes { trains } more, and scores { points }.
# $name: the player in whose way it is; $points
reason-blocks = { $name } could join two parts of their network here; it scores { points }.
# $points
reason-goes-further = It extends your network and scores { points }.
# $points
reason-scores = It scores { points }.
# $trains: enough for all of them; $points
reason-tickets-fit = { trains } are enough to complete them now, and they’re worth { points }.
# $points
reason-tickets-worth = They’re worth { points }.
# $trains: of the player who has the fewest
reason-more-tickets = Nobody has fewer than { trains } left.
# $number: of cards in the deck
reason-more-tickets-deck = The deck still has { train-cards }.
# $city
reason-borrows = A station in { $city } lets you use a route that another player has there.
# $city
reason-borrows-later = A station in { $city } lets you use a route that another player claims there later.
# $locos
reason-leaves-locos = It leaves you with { $locos ->
    [0] no locomotives
   *[other] { locomotives }
}.
# $card; $number: of cards of this colour on the player’s tickets
reason-places = Your tickets show { train-cards } of this colour.
reason-places-free = Nobody else has this colour in their rail yard.
# $name: the player who is robbed; $card; $number: how many cards they lose
reason-robs = { $name } loses { train-cards } from their rail yard.
reason-three-colours = Next turn a card of each goes onto your track, unless someone robs it.
# $ticket, $points
reason-completes = { $ticket } is worth { points }.
reason-goes-on = It keeps the game moving.

## Mail. $code is what confirms an address

mail-code-subject = Your code for Whistlestop
mail-code = Someone, probably you, wants Whistlestop to email this address when it’s their turn.
    Your code is { $code }. If it wasn’t you, ignore this email; you won’t get any more.

## A turn

# $game: the map's name
mail-turn-subject = { $game }: it’s your turn
# $name: the player; $game: the map's name; $link: where the table is, or `none`
mail-turn = { $link ->
    [none] { $name }, it’s your turn in a game of { $game }.
       You can turn these emails off in the settings.
   *[other] { $name }, it’s your turn in a game of { $game }: { $link }
       You can turn these emails off in the settings.
}
server-silenced = The people who run this server have muted you.
server-not-wanted = You cannot sit down at this table; choose another one.
server-too-many-blocked = You have blocked as many people as is possible; unblock some first.
server-not-rated-game = This game has no ratings; choose one of the games that come with Whistlestop, for two or more.
server-not-rated-options = A rated game is played by the usual rules, each on a device of their own and without hints; change the options.
# $bot is a name
server-not-rated-bot = The bot { $bot } has no rating of its own, so it cannot sit at a rated table; choose another one.
server-history-private = This person keeps their games to themselves.
