### The page: its own words. Sentences about the game are in events.ftl, table.ftl and refusals.ftl.

page-title = Whistlestop
page-loading = Et øyeblikk …
page-connecting = Kobler til igjen … ingenting er tapt.
page-unreachable = Serveren svarer ikke akkurat nå.
page-table-closed = Dette bordet er stengt.

## A game in play

page-title-your-turn = Din tur! – Whistlestop
# $name
page-cover-title = { $name } står for tur
page-cover-about = Gi enheten videre. Ingen andre bør se nå.
page-cover-show = Vis kortene mine
# $clause
page-why = Hvorfor ikke? Regel { $clause }
page-dismiss = Greit
