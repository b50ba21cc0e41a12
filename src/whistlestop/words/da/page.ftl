### The page: its own words. Sentences about the game are in events.ftl, table.ftl and refusals.ftl.

page-title = Whistlestop
page-loading = Et øjeblik …
page-connecting = Forbinder igen … intet er gået tabt.
page-unreachable = Serveren svarer ikke lige nu.
page-table-closed = Dette bord er blevet lukket.

## A game in play

page-title-your-turn = Din tur! – Whistlestop
# $name
page-cover-title = { $name } har turen
page-cover-about = Giv enheden videre. Ingen andre bør kigge nu.
page-cover-show = Vis mine kort
# $clause
page-why = Hvorfor ikke? Regel { $clause }
page-dismiss = Okay
