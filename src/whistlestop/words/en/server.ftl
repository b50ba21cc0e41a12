### What the server refuses, why a hint is good, and what `whistlestop serve`
### and its mail say.

## Where it is. $address

serve-here = Whistlestop is at { $address }
serve-others = For others on the same network: { $address }

## At the terminal

serve-alone = Only this machine can reach it; --host 0.0.0.0 lets others on the same network in.
serve-stop = Ctrl-C stops it; all games are kept.

## To everybody

server-unreadable = This move cannot be understood.
server-stale = This seat has moved in the meantime.
server-full = There is no free seat at this table.
server-not-open-yet = Nonces are opened when all players are ready.
server-wrong-code = This is not the code from the mail, or it is too old.
server-no-mail = This server sends no mail.
server-mail-failed = The mail could not be sent; look at the address, or try again later.
server-wrong-nonce = This nonce does not have the hash that was sent with ready.
server-busy = Others were quicker several times; try again.
server-other-version = This table was played with another version of Whistlestop, which this server cannot read. Nothing is lost: that version opens it.
server-no-guest = Nobody is signed in here.
server-not-allowed = You may not do that.
server-foreign = This address does not belong to this server.
server-muted = The host has muted you at this table.
server-no-table = There is no such table, or it is not for you.
server-nothing-here = There is nothing here.
server-no-board = There is no drawing of this map.
server-no-board-scipy = There is no drawing of this map: the server needs SciPy to make one.
server-no-board-broken = This map could not be drawn; try again later.
server-wrong-method = That cannot be done here.
server-too-large = That is too long.
server-too-fast = Too much at once; wait a little.
server-closing = The server is being restarted; your game is safe. Connect again in a moment.
server-failed = Something went wrong on the server; try again.

## $why says what is wrong, in English

server-malformed = This message cannot be understood: { $why }
server-wrong-table = Such a table cannot be: { $why }

## $name is part of an address

server-not-a-number = In this address, { $name } must be a number.

## $status is the state of the table, or of the player

server-wrong-state = { $status ->
    [open] That is not possible before the game has begun.
    [opening] That is not possible while the game is about to begin.
    [playing] That is not possible while the game is going on.
    [over] That is not possible: the game is over.
    [closed] That is not possible: this table is closed.
    [left] That is not possible: a bot plays for this seat.
    [resigned] That is not possible: this player has given up.
   *[other] That is not possible at this table now.
}

## $percent says how much of it is done

server-warming = The server is getting ready, which takes a minute or two at its very first start: { $percent } % are done.

## $seat is the number of a seat

server-seat-taken = Seat { $seat } is taken.

## $bot is the name that was asked for, $bots are those that there are

server-no-bot = There is no bot { $bot }; the bots are { $bots }.

## $map is the id of a map

server-no-map = This server does not have the map { $map } as it was when this table was made. Nothing is lost: the game goes on when the map is back.

## $game is the name that was asked for, $games are those that there are

server-no-game = There is no game { $game }; the games are { $games }.

## Why a move is good, as a hint says it

# $card: a kind of train card; $number: how many of them the player has
reason-takes-colour = { $card ->
    [loco] A locomotive goes with any colour.
   *[other] { $number ->
        [0] You have none of this colour yet.
       *[other] You have { train-cards } of this colour already.
    }
}
reason-draws-blind = Nothing in the row is better than what the deck may bring.
# $ticket, $points: of the route and the ticket together
reason-finishes-ticket = It completes { $ticket }: { points } in all.
# $name: the player in whose way it is; $points
reason-blocks = { $name } may need this route; it brings { points }.
# $points
reason-goes-further = It lengthens your network and brings { points }.
# $points
reason-scores = It brings { points }.
# $tickets, $points
reason-tickets-fit = These tickets go well together and are worth { points }.
reason-more-tickets = There is time enough for more tickets.
# $city
reason-borrows = A station in { $city } lets you use another player's route.
reason-spares-cards = It keeps the cards that you still need.
# $card
reason-places = It puts a colour that you need into your rail yard.
# $name: the player who is robbed; $card; $number: how many cards they lose
reason-robs = It takes { train-cards } from the rail yard of { $name }.
reason-three-colours = Three colours at once bring you forward in all of them.
# $ticket, $points
reason-completes = { $ticket } is worth { points }.
reason-goes-on = It brings the game on.

## Mail. $code is what confirms an address

mail-code-subject = Your code for Whistlestop
mail-code = Somebody, probably you, wants Whistlestop to write to this address when it is their turn.
    Their code is { $code }. If it was not you, do nothing: there will be no more mail.

## A turn

# $game: the map's name
mail-turn-subject = { $game }: it is your turn
# $name: the player; $game: the map's name; $link: where the table is, or `none`
mail-turn = { $link ->
    [none] { $name }, it is your turn in a game of { $game }.
       On the page you can say that you want no more mail.
   *[other] { $name }, it is your turn in a game of { $game }: { $link }
       On the page you can say that you want no more mail.
}
