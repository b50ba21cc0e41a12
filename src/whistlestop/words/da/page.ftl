### The page: its own words. Sentences about the game are in events.ftl, table.ftl and refusals.ftl.

page-title = Whistlestop
page-loading = Et øjeblik …
page-connecting = Genopretter forbindelsen … intet er gået tabt.
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

## What may be done in a turn

page-turn-all = Din tur: Træk kort, tag en strækning, eller træk rutekort.
page-turn-draw-claim = Din tur: Træk kort, eller tag en strækning.
page-turn-draw-tickets = Din tur: Træk togvognskort eller rutekort.
page-turn-claim-tickets = Din tur: Tag en strækning, eller træk rutekort.
page-turn-draw = Din tur: Træk kort.
page-turn-claim = Din tur: Tag en strækning.
page-turn-tickets = Din tur: Træk rutekort.
page-turn-cards = Din tur: Træk kort, læg kort i sporområdet, eller træk rutekort.
page-turn-pass = Intet andet er muligt: Meld pas.
page-turn-other = Det er din tur.
# $turns are still to be taken
page-last-round = { $turns ->
    [one] Sidste tur: { $turns } tur tilbage
   *[other] Sidste tur for alle: { $turns } tilbage
}
# $hours, $minutes
page-clock-hours = { $hours } t { $minutes } min

## The players and the log

page-players = Spillere
page-you = dig
page-bot-keeps = en bot spiller
page-gave-up = gav op
page-is-moving = har turen
page-log = Hvad der er sket
page-chat = Snak
# $number of new lines
page-chat-new = Snak ({ $number })
page-say = Sig noget
page-send = Send
# $reaction
page-react = Svar med { $reaction }

## The hand, the row, the tickets

# $number of cards
page-hand = { $number ->
    [0] Din hånd: ingen kort
   *[other] Din hånd: { $number } kort
}
page-hand-empty = Ingen kort endnu.
# $card is the name of a kind, $place its number in the row
page-take = Tag { $card }, plads { $place } i rækken
# $card
page-take-again = Valgt: { $card } – tryk igen for at tage
page-take-it = Tag
# $number of cards in the deck
page-draw-blind = Træk blindt fra bunken, { $number } kort tilbage
# $number of tickets in the deck
page-draw-tickets = Træk rutekort, { $number } tilbage
# $done, $number
page-tickets-done = Dine rutekort: { $done } af { $number } etableret
page-ticket-done = etableret
page-ticket-open = ikke etableret endnu
page-ticket-lost = der er ikke længere nogen vej
# translated
page-ticket-long = langt
page-offer-title = Hvilke rutekort beholder du?
# $number
page-offer-least = { $number ->
    [0] Du må beholde så mange, du vil, eller ingen.
   *[other] Behold mindst { $number }. Ruter, du ikke etablerer, giver minuspoint.
}
# $number
page-keep = { $number ->
    [0] Behold ingen
   *[other] Behold { $number } rutekort
}

## The board

# $map is its name
page-board = Spillepladen: { $map }
page-zoom-in = Større
page-zoom-out = Mindre
# $name, $length, $colour, $points
page-track = { $length ->
    [one] { $name }: { $length } felt, { $colour }, { $points } point
   *[other] { $name }: { $length } felter, { $colour }, { $points } point
}
# $length, $points
page-route-facts = { $length ->
    [one] { $length } felt, { points }
   *[other] { $length } felter, { points }
}
# $number of locomotives
page-ferry-needs = { $number ->
    [one] Færge: mindst { $number } lokomotiv
   *[other] Færge: mindst { $number } lokomotiver
}
page-station-about = Med en station må du bruge én strækning, som en anden spiller har fra denne by.
page-tunnel-warning = En tunnel: Tre kort vendes, og den kan koste mere.
page-pay-with = Betal med
page-claim = Tag strækningen
page-build = Byg
page-cancel = Annuller
page-build-station = Byg en station
page-list-cities = Vælg fra en liste
# $number
page-list-routes = { $number ->
    [one] { $number } strækning kan tages
   *[other] { $number } strækninger kan tages
}
page-pass = Meld pas

## A tunnel

# $who is `you` or `other`, $name
page-tunnel-turned = { $who ->
    [you] Du graver en tunnel. Disse kort blev vendt:
   *[other] { $name } graver en tunnel. Disse kort blev vendt:
}
# $number of cards
page-tunnel-costs = Den koster { $number } kort mere.
# $number of cards
page-tunnel-waiting = Den koster { $number } kort mere. Venter på svar …
page-tunnel-cannot = Du har ikke kortene til det.
page-tunnel-pay = Betal
page-tunnel-withdraw = Opgiv tunnelen

## The menu

page-menu = Menu
page-to-home = Til forsiden (spillet fortsætter)
page-rules = Regler
page-take-back = Tag min plads tilbage
page-resign = Opgiv spillet
page-resign-sure = Vil du opgive dette spil? Det kan ikke fortrydes.
page-resign-yes = Ja, giv op
page-tabs = Dele af bordet
page-tab-hand = Hånd
page-tab-row = Kort
page-tab-log = Log

## Bots, by level and by personality

page-bot-easy = Let bot
page-bot-medium = Mellemsvær bot
page-bot-hard = Svær bot
page-bot-expert = Ekspertbot
page-bot-random = Tilfældig
page-bot-greedy = Grådig
page-bot-hungry = Sulten
page-bot-long-route = Langstrækning
page-bot-racer = Kapkører
page-bot-planner = Planlægger
page-bot-blocker = Spærrer
# $bot is one of these names; $number tells several of the same apart
page-bot-numbered = { $bot } { $number }
