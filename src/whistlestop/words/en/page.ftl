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
