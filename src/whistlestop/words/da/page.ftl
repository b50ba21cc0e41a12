### The page: its own words. Sentences about the game are in events.ftl, table.ftl and refusals.ftl.

page-title = Whistlestop
page-loading = Et øjeblik …
page-connecting = Genopretter forbindelsen … intet er gået tabt.
# A move has been on its way for seconds
page-sending = Sender …
page-cannot-store = Serveren kan ikke gemme noget lige nu; dit spil går ikke tabt og fortsætter, når det kan lade sig gøre igen.
page-unreachable = Serveren svarer ikke lige nu.
page-table-closed = Dette bord er blevet lukket.

## A game in play

page-title-your-turn = Din tur! – Whistlestop
# $name
page-cover-title = { $name } har turen
page-cover-about = Ræk enheden videre. Ingen andre bør kigge nu.
page-cover-show = Vis mine kort
# $clause
page-why = Hvorfor ikke? Se regel { $clause }
# $reason: a refusal, as in refusals.ftl
page-refused = { $reason }.
page-dismiss = OK

## What may be done in a turn

page-turn-all = Din tur: Træk kort, tag en strækning, eller træk rutekort.
page-turn-draw-claim = Din tur: Træk kort, eller tag en strækning.
page-turn-draw-tickets = Din tur: Træk togvognskort eller rutekort.
page-turn-claim-tickets = Din tur: Tag en strækning, eller træk rutekort.
page-turn-draw = Din tur: Træk kort.
page-turn-claim = Din tur: Tag en strækning.
page-turn-tickets = Din tur: Træk rutekort.
page-turn-cards = Din tur: Træk kort, placér kort i sporområdet, eller træk rutekort.
page-turn-pass = Du kan ikke gøre andet: Meld pas.
page-turn-other = Det er din tur.
page-turn-short = Din tur
page-turn-station = Vælg en by til din station.
# $turns are still to be taken
page-last-round = Sidste tur for alle: { $turns } tilbage
# $turns: the same, where there is little room
page-last-round-short = Sidste tur: { $turns }
# $hours, $minutes
page-clock-hours = { $hours } t { $minutes } min
# $who, $name: whose time ran out
page-time-up = { $who ->
    [you] Tiden er gået: En bot spillede for dig.
   *[other] Tiden er gået: En bot spillede for { $name }.
}
page-clock-bot-turn = Tiden er næsten gået: Ved nul spiller en bot denne tur for dig.
page-clock-bot-stays = Tiden er næsten gået: Ved nul overtager en bot din plads, til du er tilbage.

## The players and the log

page-players = Spillere
page-you = dig
page-bot-keeps = bot spiller
page-gave-up = gav op
page-is-moving = har turen
page-log = Log
# as in English
page-chat = Chat
# as in English; $number of new lines
page-chat-new = Chat ({ $number })
page-say = Sig noget
# as in English
page-send = Send
page-phrases = Vendinger
# $reaction
page-react = Reagér med { $reaction }

## The hand, the row, the tickets

# $number of cards
page-hand = { $number ->
    [0] Din hånd: ingen kort
   *[other] Din hånd: { $number } kort
}
page-hand-empty = Ingen kort endnu.
# $card is the name of a kind, $place its number in the row
page-take = Tag { $card }, nummer { $place } i rækken
# $card
page-take-again = Valgt: { $card } – tryk igen for at bekræfte
page-take-it = Bekræft
# $number of cards in the deck
page-draw-blind = Træk blindt fra bunken, { $number } kort tilbage
# $number of tickets in the deck
page-draw-tickets = Træk rutekort, { $number } tilbage
# $done, $number
page-tickets-done = Dine rutekort: { $done } af { $number } etableret
page-ticket-done = etableret
page-ticket-open = ikke etableret endnu
# $number of trains that the shortest way still takes
page-ticket-far = { $number ->
    [one] { $number } vogn mangler
   *[other] { $number } vogne mangler
}
page-ticket-lost = kan ikke længere etableres
# translated
page-ticket-long = langt
page-offer-title = Hvilke rutekort vil du beholde?
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
# $number of tickets that still have to be chosen
page-keep-more = Vælg { $number } til

## The board

# $map is its name
page-board = Spillepladen: { $map }
page-zoom-in = Zoom ind
page-zoom-out = Zoom ud
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
page-station-about = Med en station må du bruge én af de andre spilleres strækninger til denne by.
page-tunnel-warning = Tunnel: Tre kort vendes, og du skal måske betale ekstra.
page-pay-with = Betal med
page-claim = Tag strækningen
page-build = Byg stationen
page-cancel = Annuller
page-build-station = Byg en station
# as in English
page-build-short = Station
page-build-cancel = Byg ikke
page-list-cities = Vælg fra en liste
# $number
page-list-routes = { $number ->
    [one] { $number } strækning kan tages
   *[other] { $number } strækninger kan tages
}
# $number of routes, where there is little room
page-list-short = Strækninger: { $number }
page-route-wanted = til dine rutekort
page-pass = Meld pas

## A tunnel

# $who is `you` or `other`, $name
page-tunnel-turned = { $who ->
    [you] Du graver en tunnel. Disse kort blev vendt:
   *[other] { $name } graver en tunnel. Disse kort blev vendt:
}
page-tunnel-match = koster et kort
# $number of cards
page-tunnel-costs = Den koster { $number } kort ekstra.
# $number of cards
page-tunnel-waiting = Den koster { $number } kort ekstra. Venter på svar …
page-tunnel-cannot = Du har ikke de kort, der skal til.
page-tunnel-pay = Betal
page-tunnel-withdraw = Opgiv tunnelen

## The menu

# as in English
page-menu = Menu
page-discards = Brugte
page-undo = Fortryd mit seneste træk
page-arrange = Sortér mine kort
page-arrange-about = Farvernes rækkefølge på hånden. Du kan også trække kortene med musen.
page-arrange-up = Flyt frem: { $card }
page-arrange-down = Flyt tilbage: { $card }
page-arrange-usual = Sædvanlig rækkefølge
# as in English
page-plan = Plan
page-plan-about = Den korteste vej, der er tilbage for hvert rutekort, du sætter kryds ved.
page-plan-none = Du har intet rutekort tilbage at planlægge efter.
page-plan-trains = Mangler { $need } vogne, { $have } tilbage
page-plan-any = Valgfri farve
page-plan-have = { $have } af { $need }
page-undone = { $who ->
    [you] Du har fortrudt { $number } træk.
   *[other] { $name } har fortrudt { $number } træk.
}
page-to-home = Til forsiden (spillet fortsætter)
page-rules = Regler
page-take-back = Overtag min plads igen
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
page-bot-champion = Mesterbot
page-bot-master = Stormesterbot
page-bot-random = Tilfældig
page-bot-greedy = Grådig
page-bot-hungry = Sulten
page-bot-long-route = Langdistance
page-bot-racer = Spurteren
page-bot-planner = Planlæggeren
page-bot-blocker = Blokereren
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
page-seat-away = væk
# $number of them
page-seat-away-minutes = væk { $number } min
# $number of them
page-seat-away-hours = væk { $number } t
# $number of them
page-seat-away-days = væk { $number } d
page-by-bot = af en bot
page-by-bot-about = En bot bestemte dette for en spiller, der var væk eller havde opbrugt sin tid.
page-company = Folk ved dette bord
page-history = Dine spil
page-rated = Ratet
page-rated-about = Resultatet ændrer ratingen for alle, der siger, at de er klar. Almindelige regler, uden tips; den, der går, bliver sidst.
page-agreed-rated = ratet: resultatet tæller
# $mean is a rating, $deviation how far off it may be
# as in English
page-rating-of = { $mean } ± { $deviation }
page-day = Dagens bord
page-blocked = Personer, du har blokeret
