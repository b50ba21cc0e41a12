### What the server refuses.

## To everybody

server-unreadable = This move cannot be understood.
server-stale = This seat has moved in the meantime.
server-full = There is no free seat at this table.
server-not-open-yet = Nonces are opened when all players are ready.
server-wrong-nonce = This nonce does not have the hash that was sent with ready.
server-busy = Others were quicker several times; try again.
server-no-guest = Nobody is signed in here.
server-not-allowed = You may not do that.
server-foreign = This address does not belong to this server.
server-muted = The host has muted you at this table.
server-no-table = There is no such table, or it is not for you.
server-nothing-here = There is nothing here.
server-wrong-method = That cannot be done here.
server-too-large = That is too long.
server-too-fast = Too much at once; wait a little.
server-closing = The server is being restarted; your game is safe. Connect again in a moment.
server-failed = Something went wrong on the server; try again.

## $why says what is wrong, in English

server-malformed = This message cannot be understood: { $why }
server-wrong-table = Such a table cannot be: { $why }

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

## $seat is the number of a seat

server-seat-taken = Seat { $seat } is taken.

## $bot is the name that was asked for, $bots are those that there are

server-no-bot = There is no bot { $bot }; the bots are { $bots }.

## $game is the name that was asked for, $games are those that there are

server-no-game = There is no game { $game }; the games are { $games }.
