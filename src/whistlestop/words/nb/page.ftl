### The page: its own words. Sentences about the game are in events.ftl, table.ftl and refusals.ftl.

page-title = Whistlestop
page-loading = Et øyeblikk …
page-connecting = Kobler til på nytt … ingenting er tapt.
# A move has been on its way for seconds
page-sending = Sender …
page-cannot-store = Serveren kan ikke lagre noe akkurat nå; spillet ditt er trygt og fortsetter når det går igjen.
page-unreachable = Serveren svarer ikke akkurat nå.
page-table-closed = Dette bordet er stengt.

## A game in play

page-title-your-turn = Din tur! – Whistlestop
# $name
page-cover-title = Nå er det { $name } sin tur
page-cover-about = Send enheten videre. Ingen andre bør se på nå.
page-cover-show = Vis kortene mine
# $clause
page-why = Hvorfor ikke? Se regel { $clause }
# $reason: a refusal, as in refusals.ftl
page-refused = { $reason }.
page-dismiss = OK

## What may be done in a turn

page-turn-all = Din tur: Trekk kort, fullfør en strekning eller trekk billetter.
page-turn-draw-claim = Din tur: Trekk kort eller fullfør en strekning.
page-turn-draw-tickets = Din tur: Trekk kort eller billetter.
page-turn-claim-tickets = Din tur: Fullfør en strekning eller trekk billetter.
page-turn-draw = Din tur: Trekk kort.
page-turn-claim = Din tur: Fullfør en strekning.
page-turn-tickets = Din tur: Trekk billetter.
page-turn-cards = Din tur: Trekk kort, legg kort på skiftetomten eller trekk billetter.
page-turn-pass = Du kan ikke gjøre noe annet: Stå over.
page-turn-other = Det er din tur.
page-turn-short = Din tur
page-turn-station = Velg en by til stasjonen din.
# $turns are still to be taken
page-last-round = { $turns ->
    [one] Siste runde: { $turns } tur igjen
   *[other] Siste runde: { $turns } turer igjen
}
# $turns: the same, where there is little room
page-last-round-short = Siste runde: { $turns }
# $hours, $minutes
page-clock-hours = { $hours } t { $minutes } min
# $who, $name: whose time ran out
page-time-up = { $who ->
    [you] Tiden er ute: En bot spilte for deg.
   *[other] Tiden er ute: En bot spilte for { $name }.
}
page-clock-bot-turn = Lite tid igjen: Ved null spiller en bot denne turen for deg.
page-clock-bot-stays = Lite tid igjen: Ved null tar en bot plassen din til du er tilbake.

## The players and the log

page-players = Spillere
page-you = deg
page-bot-keeps = bot spiller
page-gave-up = ga opp
page-is-moving = spiller nå
page-log = Logg
page-chat = Prat
# $number of new lines
page-chat-new = Prat ({ $number })
page-say = Si noe
# as in English
page-send = Send
page-phrases = Fraser
# $reaction
page-react = Reager med { $reaction }

## The hand, the row, the tickets

# $number of cards
page-hand = { $number ->
    [0] Hånden din: ingen kort
   *[other] Hånden din: { $number } kort
}
page-hand-empty = Ingen kort ennå.
# $card is the name of a kind, $place its number in the row
page-take = Ta { $card }, nummer { $place } i raden
# $card
page-take-again = Valgt: { $card } – trykk igjen for å bekrefte
page-take-it = Bekreft
# $number of cards in the deck
page-draw-blind = Trekk et ukjent kort fra trekkebunken, { $number } kort igjen
# $number of tickets in the deck
page-draw-tickets = Trekk billetter, { $number } igjen
# $done, $number
page-tickets-done = Billettene dine: { $done } av { $number } fullført
page-ticket-done = fullført
page-ticket-open = ikke fullført ennå
# $number of trains that the shortest way still takes
page-ticket-far = { $number ->
    [one] { $number } vogn igjen
   *[other] { $number } vogner igjen
}
page-ticket-lost = kan ikke fullføres lenger
# translated
page-ticket-long = lang
page-offer-title = Hvilke billetter vil du beholde?
# $number
page-offer-least = { $number ->
    [0] Du kan beholde så mange du vil, eller ingen.
   *[other] Behold minst { $number }. Billetter du ikke fullfører, gir minuspoeng.
}
# $number
page-keep = { $number ->
    [0] Behold ingen
    [one] Behold { $number } billett
   *[other] Behold { $number } billetter
}
# $number of tickets that still have to be chosen
page-keep-more = Velg { $number } til

## The board

# $map is its name
page-board = Brettet: { $map }
page-zoom-in = Zoom inn
page-zoom-out = Zoom ut
# $name, $length, $colour, $points
page-track = { $length ->
    [one] { $name }: { $length } felt, { $colour }, { $points } poeng
   *[other] { $name }: { $length } felter, { $colour }, { $points } poeng
}
# $length, $points
page-route-facts = { $length ->
    [one] { $length } felt, { points }
   *[other] { $length } felter, { points }
}
# $number of locomotives
page-ferry-needs = { $number ->
    [one] Ferge: minst { $number } lokomotiv
   *[other] Ferge: minst { $number } lokomotiver
}
page-station-about = Med en stasjon kan du bruke én av de andre spillernes strekninger til denne byen.
page-tunnel-warning = Tunnel: Tre kort snus, og du må kanskje betale ekstra.
page-pay-with = Betal med
page-claim = Fullfør strekningen
page-build = Bygg stasjonen
page-cancel = Avbryt
page-build-station = Bygg en stasjon
page-build-short = Stasjon
page-build-cancel = Ikke bygg
page-list-cities = Velg fra en liste
# $number
page-list-routes = { $number ->
    [one] { $number } strekning kan fullføres
   *[other] { $number } strekninger kan fullføres
}
# $number of routes, where there is little room
page-list-short = Strekninger: { $number }
page-route-wanted = til billettene dine
page-pass = Stå over

## A tunnel

# $who is `you` or `other`, $name
page-tunnel-turned = { $who ->
    [you] Du graver en tunnel. Disse kortene ble snudd:
   *[other] { $name } graver en tunnel. Disse kortene ble snudd:
}
page-tunnel-match = koster et kort
# $number of cards
page-tunnel-costs = Den koster { $number } kort til.
# $number of cards
page-tunnel-waiting = Den koster { $number } kort til. Venter på svar …
page-tunnel-cannot = Du har ikke kortene som trengs.
page-tunnel-pay = Betal
page-tunnel-withdraw = Gi opp tunnelen

## The menu

page-menu = Meny
page-discards = Kastet
page-undo = Angre det siste trekket mitt
page-arrange = Sorter kortene mine
page-arrange-about = Rekkefølgen på fargene på hånden. Du kan også dra kortene med musen.
page-arrange-up = Flytt fram: { $card }
page-arrange-down = Flytt bak: { $card }
page-arrange-usual = Vanlig rekkefølge
# as in English
page-plan = Plan
page-plan-about = Den korteste veien som gjenstår for hver billett du krysser av.
page-plan-none = Du har ingen billett igjen å planlegge for.
page-plan-trains = Trenger { $need } vogner, { $have } igjen
page-plan-any = Valgfri farge
page-plan-have = { $have } av { $need }
page-undone = { $who ->
    [you] Du har angret { $number } trekk.
   *[other] { $name } har angret { $number } trekk.
}
page-to-home = Til forsiden (spillet fortsetter)
page-rules = Regler
page-take-back = Ta tilbake plassen min
page-resign = Gi opp spillet
page-resign-sure = Vil du gi opp dette spillet? Det kan ikke angres.
page-resign-yes = Ja, gi opp
page-tabs = Deler av bordet
page-tab-hand = Hånd
page-tab-row = Kort
page-tab-log = Logg

## Bots, by level and by personality

page-bot-easy = Lett bot
page-bot-medium = Middels bot
page-bot-hard = Vanskelig bot
page-bot-expert = Ekspertbot
page-bot-champion = Mesterbot
page-bot-master = Stormesterbot
page-bot-random = Tilfeldig
page-bot-greedy = Grådig
page-bot-hungry = Sulten
page-bot-long-route = Langrute
page-bot-racer = Spurter
page-bot-planner = Planlegger
page-bot-blocker = Blokkerer
# as in English
page-bot-person-0 = Emil
# as in English
page-bot-person-1 = Otto
# as in English
page-bot-person-2 = Ida
# as in English
page-bot-person-3 = Hugo
# as in English
page-bot-person-4 = Vera
# $bot is one of these names; $number tells several of the same apart
page-bot-numbered = { $bot } { $number }

page-seat-here = her
page-seat-away = borte
# $number of them
page-seat-away-minutes = borte { $number } min
# $number of them
page-seat-away-hours = borte { $number } t
# $number of them
page-seat-away-days = borte { $number } d
page-by-bot = av en bot
page-by-bot-about = En bot bestemte dette for en spiller som var borte eller uten tid.
page-company = Folk ved dette bordet
page-history = Spillene dine
page-rated = Rangert
page-rated-about = Resultatet endrer rangeringen til alle som sier seg klare. Vanlige regler, uten tips; den som går, blir sist.
page-agreed-rated = rangert: resultatet teller
# $mean is a rating, $deviation how far off it may be
# as in English
page-rating-of = { $mean } ± { $deviation }
page-day = Dagens bord
page-blocked = Personer du har blokkert
