### The page: its own words. Sentences about the game are in events.ftl, table.ftl and refusals.ftl.

page-title = Whistlestop
page-loading = Ett ögonblick …
page-connecting = Ansluter igen … inget har gått förlorat.
page-unreachable = Servern svarar inte just nu.
page-table-closed = Det här bordet har stängts.

## A game in play

page-title-your-turn = Din tur! – Whistlestop
# $name
page-cover-title = { $name } står på tur
page-cover-about = Lämna enheten vidare. Ingen annan bör titta nu.
page-cover-show = Visa mina kort
# $clause
page-why = Varför inte? Regel { $clause }
page-dismiss = Okej
