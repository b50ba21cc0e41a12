### The page: its own words. Sentences about the game are in events.ftl, table.ftl and refusals.ftl.

page-title = Whistlestop
page-loading = Ett ögonblick …
page-connecting = Återansluter … inget har gått förlorat.
# A move has been on its way for seconds
page-sending = Skickar …
page-cannot-store = Servern kan inte spara något just nu; ditt spel finns kvar och fortsätter när det går igen.
page-unreachable = Servern svarar inte just nu.
page-table-closed = Det här bordet har stängts.

## A game in play

page-title-your-turn = Din tur! – Whistlestop
# $name
page-cover-title = Nu spelar { $name }
page-cover-about = Skicka enheten vidare. Ingen annan bör titta nu.
page-cover-show = Visa mina kort
# $clause
page-why = Varför inte? Se regel { $clause }
# $reason: a refusal, as in refusals.ftl
page-refused = { $reason }.
page-dismiss = OK

## What may be done in a turn

page-turn-all = Din tur: dra kort, ta en sträcka eller dra biljettkort.
page-turn-draw-claim = Din tur: dra kort eller ta en sträcka.
page-turn-draw-tickets = Din tur: dra tågvagnskort eller biljettkort.
page-turn-claim-tickets = Din tur: ta en sträcka eller dra biljettkort.
page-turn-draw = Din tur: dra kort.
page-turn-claim = Din tur: ta en sträcka.
page-turn-tickets = Din tur: dra biljettkort.
page-turn-cards = Din tur: dra kort, placera kort i bangården eller dra biljettkort.
page-turn-pass = Du kan inte göra något annat: stå över.
page-turn-other = Det är din tur.
page-turn-short = Din tur
page-turn-station = Välj en stad för din station.
# $turns are still to be taken
page-last-round = Sista turen: { $turns } spelare kvar
# $turns: the same, where there is little room
page-last-round-short = Sista turen: { $turns }
# $hours, $minutes
page-clock-hours = { $hours } tim { $minutes } min
# $who, $name: whose time ran out
page-time-up = { $who ->
    [you] Tiden är ute: en bot spelade åt dig.
   *[other] Tiden är ute: en bot spelade åt { $name }.
}
page-clock-bot-turn = Ont om tid: vid noll spelar en bot den här turen åt dig.
page-clock-bot-stays = Ont om tid: vid noll tar en bot din plats tills du är tillbaka.

## The players and the log

page-players = Spelare
page-you = du
page-bot-keeps = bot spelar
page-gave-up = gav upp
page-is-moving = spelar nu
page-log = Logg
page-chat = Chatt
# $number of new lines
page-chat-new = Chatt ({ $number })
page-say = Säg något
page-send = Skicka
page-phrases = Fraser
# $reaction
page-react = Reagera med { $reaction }

## The hand, the row, the tickets

# $number of cards
page-hand = { $number ->
    [0] Din hand: inga kort
   *[other] Din hand: { $number } kort
}
page-hand-empty = Inga kort än.
# $card is the name of a kind, $place its number in the row
page-take = Ta { $card }, nummer { $place } i raden
# $card
page-take-again = Valt: { $card } – tryck igen för att bekräfta
page-take-it = Bekräfta
# $number of cards in the deck
page-draw-blind = Dra det översta kortet från draghögen, { $number } kort kvar
# $number of tickets in the deck
page-draw-tickets = Dra biljettkort, { $number } kvar
# $done, $number
page-tickets-done = Dina biljettkort: { $done } av { $number } fullbordade
page-ticket-done = fullbordat
page-ticket-open = inte fullbordat än
# $number of trains that the shortest way still takes
page-ticket-far = { $number ->
    [one] { $number } vagn kvar
   *[other] { $number } vagnar kvar
}
page-ticket-lost = går inte längre att fullborda
# translated
page-ticket-long = långt
page-offer-title = Vilka biljettkort vill du behålla?
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
# $number of tickets that still have to be chosen
page-keep-more = Välj { $number } till

## The board

# $map is its name
page-board = Spelplanen: { $map }
page-zoom-in = Zooma in
page-zoom-out = Zooma ut
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
page-station-about = Med en station får du använda en av de andra spelarnas sträckor till den här staden.
page-tunnel-warning = Tunnel: tre kort vänds upp, och du kan behöva betala extra.
page-pay-with = Betala med
page-claim = Ta sträckan
page-build = Bygg stationen
page-cancel = Avbryt
page-build-station = Bygg en station
# as in English
page-build-short = Station
page-build-cancel = Bygg inte
page-list-cities = Välj ur en lista
# $number
page-list-routes = { $number ->
    [one] { $number } sträcka kan tas
   *[other] { $number } sträckor kan tas
}
# $number of routes, where there is little room
page-list-short = Sträckor: { $number }
page-route-wanted = för dina biljettkort
page-pass = Stå över

## A tunnel

# $who is `you` or `other`, $name
page-tunnel-turned = { $who ->
    [you] Du gräver en tunnel. De här korten vändes upp:
   *[other] { $name } gräver en tunnel. De här korten vändes upp:
}
page-tunnel-match = kostar ett kort
# $number of cards
page-tunnel-costs = Den kostar { $number } kort till.
# $number of cards
page-tunnel-waiting = Den kostar { $number } kort till. Väntar på svar …
page-tunnel-cannot = Du har inte de kort som krävs.
page-tunnel-pay = Betala
page-tunnel-withdraw = Ge upp tunneln

## The menu

page-menu = Meny
page-discards = Slängda
page-undo = Ångra mitt senaste drag
page-arrange = Ordna mina kort
page-arrange-about = Färgernas ordning på din hand. Du kan också dra korten med musen.
page-arrange-up = Flytta framåt: { $card }
page-arrange-down = Flytta bakåt: { $card }
page-arrange-usual = Vanlig ordning
# as in English
page-plan = Plan
page-plan-about = Den kortaste väg som återstår för varje biljettkort du kryssar i.
page-plan-none = Du har inget biljettkort kvar att planera för.
page-plan-trains = { $need } vagnar behövs, { $have } kvar
page-plan-any = Valfri färg
page-plan-have = { $have } av { $need }
page-undone = { $who ->
    [you] Du har ångrat { $number } drag.
   *[other] { $name } har ångrat { $number } drag.
}
page-to-home = Till startsidan (spelet fortsätter)
page-rules = Regler
page-take-back = Ta tillbaka min plats
page-resign = Ge upp spelet
page-resign-sure = Vill du ge upp det här spelet? Det går inte att ångra.
page-resign-yes = Ja, ge upp
page-tabs = Delar av bordet
# as in English
page-tab-hand = Hand
page-tab-row = Kort
page-tab-log = Logg

## Bots, by level and by personality

page-bot-easy = Lätt bot
page-bot-medium = Medelsvår bot
page-bot-hard = Svår bot
page-bot-expert = Expertbot
page-bot-champion = Mästarbot
page-bot-master = Stormästarbot
page-bot-random = Slumpen
page-bot-greedy = Girigbuken
page-bot-hungry = Storätaren
page-bot-long-route = Långdistansaren
page-bot-racer = Spurtaren
page-bot-planner = Planeraren
page-bot-blocker = Blockeraren
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

page-seat-here = här
page-seat-away = borta
# $number of them
page-seat-away-minutes = borta { $number } min
# $number of them
page-seat-away-hours = borta { $number } tim
# $number of them
page-seat-away-days = borta { $number } d
page-by-bot = av en bot
page-by-bot-about = En bot bestämde detta åt en spelare som var borta eller hade slut på tid.
page-company = Personer vid bordet
page-history = Dina spel
page-rated = Rankat
page-rated-about = Resultatet ändrar rankingen för alla som säger sig vara klara. Vanliga regler, utan tips; den som går blir sist.
page-agreed-rated = rankat: resultatet räknas
# $mean is a rating, $deviation how far off it may be
# as in English
page-rating-of = { $mean } ± { $deviation }
page-day = Dagens bord
page-blocked = Personer du har blockerat
