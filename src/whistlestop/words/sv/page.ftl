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

## What may be done in a turn

page-turn-all = Din tur: dra kort, ta en sträcka eller dra biljettkort.
page-turn-draw-claim = Din tur: dra kort eller ta en sträcka.
page-turn-draw-tickets = Din tur: dra tågvagnskort eller biljettkort.
page-turn-claim-tickets = Din tur: ta en sträcka eller dra biljettkort.
page-turn-draw = Din tur: dra kort.
page-turn-claim = Din tur: ta en sträcka.
page-turn-tickets = Din tur: dra biljettkort.
page-turn-cards = Din tur: dra kort, lägg kort i bangården eller dra biljettkort.
page-turn-pass = Inget annat är möjligt: stå över.
page-turn-other = Det är din tur.
# $turns are still to be taken
page-last-round = { $turns ->
    [one] Sista turen: { $turns } tur kvar
   *[other] Sista turen för alla: { $turns } kvar
}
# $hours, $minutes
page-clock-hours = { $hours } tim { $minutes } min

## The players and the log

page-players = Spelare
page-you = du
page-bot-keeps = en bot spelar
page-gave-up = gav upp
page-is-moving = står på tur
page-log = Det som har hänt
page-chat = Chatt
# $number of new lines
page-chat-new = Chatt ({ $number })
page-say = Säg något
page-send = Skicka
# $reaction
page-react = Svara med { $reaction }

## The hand, the row, the tickets

# $number of cards
page-hand = { $number ->
    [0] Din hand: inga kort
   *[other] Din hand: { $number } kort
}
page-hand-empty = Inga kort än.
# $card is the name of a kind, $place its number in the row
page-take = Ta { $card }, plats { $place } i raden
# $card
page-take-again = Valt: { $card } – tryck igen för att ta
page-take-it = Ta
# $number of cards in the deck
page-draw-blind = Dra det översta kortet från draghögen, { $number } kort kvar
# $number of tickets in the deck
page-draw-tickets = Dra biljettkort, { $number } kvar
# $done, $number
page-tickets-done = Dina biljettkort: { $done } av { $number } fullbordade
page-ticket-done = fullbordat
page-ticket-open = inte fullbordat än
page-ticket-lost = det finns ingen väg längre
# translated
page-ticket-long = långt
page-offer-title = Vilka biljettkort behåller du?
# $number
page-offer-least = { $number ->
    [0] Du får behålla hur många du vill, eller inga.
   *[other] Behåll minst { $number }. Biljettkort som du inte fullbordar ger minuspoäng.
}
# $number
page-keep = { $number ->
    [0] Behåll inga
   *[other] Behåll { $number } biljettkort
}

## The board

# $map is its name
page-board = Spelplanen: { $map }
page-zoom-in = Större
page-zoom-out = Mindre
# $name, $length, $colour, $points
page-track = { $length ->
    [one] { $name }: { $length } ruta, { $colour }, { $points } poäng
   *[other] { $name }: { $length } rutor, { $colour }, { $points } poäng
}
# $length, $points
page-route-facts = { $length ->
    [one] { $length } ruta, { points }
   *[other] { $length } rutor, { points }
}
# $number of locomotives
page-ferry-needs = Färja: minst { $number } lokomotiv
page-station-about = Med en station får du använda en sträcka som en annan spelare har från den här staden.
page-tunnel-warning = En tunnel: tre kort vänds upp, och den kan kosta mer.
page-pay-with = Betala med
page-claim = Ta sträckan
page-build = Bygg
page-cancel = Avbryt
page-build-station = Bygg en station
page-list-cities = Välj ur en lista
# $number
page-list-routes = { $number ->
    [one] { $number } sträcka kan tas
   *[other] { $number } sträckor kan tas
}
page-pass = Stå över

## A tunnel

# $who is `you` or `other`, $name
page-tunnel-turned = { $who ->
    [you] Du gräver en tunnel. De här korten vändes upp:
   *[other] { $name } gräver en tunnel. De här korten vändes upp:
}
# $number of cards
page-tunnel-costs = Den kostar { $number } kort till.
# $number of cards
page-tunnel-waiting = Den kostar { $number } kort till. Väntar på svar …
page-tunnel-cannot = Du har inte korten till det.
page-tunnel-pay = Betala
page-tunnel-withdraw = Ge upp tunneln

## The menu

page-menu = Meny
page-to-home = Till startsidan (spelet fortsätter)
page-rules = Regler
page-take-back = Ta tillbaka min plats
page-resign = Ge upp spelet
page-resign-sure = Vill du ge upp det här spelet? Det går inte att ångra.
page-resign-yes = Ja, ge upp
page-tabs = Delar av bordet
page-tab-hand = Hand
page-tab-row = Kort
page-tab-log = Logg

## Bots, by level and by personality

page-bot-easy = Lätt bot
page-bot-medium = Medelsvår bot
page-bot-hard = Svår bot
page-bot-expert = Expertbot
page-bot-random = Slumpen
page-bot-greedy = Girig
page-bot-hungry = Hungrig
page-bot-long-route = Långsträcka
page-bot-racer = Kappkörare
page-bot-planner = Planerare
page-bot-blocker = Spärrare
# $bot is one of these names; $number tells several of the same apart
page-bot-numbered = { $bot } { $number }
