# What is around the games: people, ratings, history, pairing. Fetched when it is first shown.

## The people at a table

page-people-nobody = Ingen andre sitter her ennå.
page-people-mute = Demp for alle
# $name of a player
page-people-mute-at = Demp { $name } for alle
page-people-block = Blokker
# $name of a player
page-people-block-at = Blokker { $name }
# $name of a player
page-people-blocked = Du ser ikke hva { $name } sier, og dere blir ikke satt sammen ved nye bord.
page-people-report = Meld fra
# $name of a player
page-people-report-at = Meld { $name } til dem som driver tjeneren
page-people-reason = Hva gjelder det?
page-people-reason-chat = Det de sier
page-people-reason-name = Navnet
page-people-reason-leaving = Går eller drar ut tiden
page-people-reason-cheating = Juks
page-people-reason-other = Noe annet
page-people-note = Noen ord om det, om du vil
page-people-report-send = Send meldingen
# $name of a player
page-people-reported = Takk. De som driver tjeneren, vil lese meldingen din om { $name }.

## What somebody has played

page-people-history = Spillene dine
page-people-history-of = Spillene til en annen
page-people-their-games = Spill
# $name of a player
page-people-history-at = Spillene til { $name }
page-people-no-games = Det er ingen ferdige spill ennå. Hvert spill kommer hit like etter at det er slutt.
page-people-shown = Andre kan se dette
page-people-shown-about = De som sitter ved et bord med deg, kan da åpne det der. Ellers kan ingen andre enn du det.
page-people-save = Lagre alt som en fil
page-people-no-rating = Ingen rangering ennå: den kommer med det første rangerte spillet.
page-people-ratings = Rangering
# $game by name, for $players: 2 or 3-5
page-people-pool = { $game }, { $players } spillere
# $mean is a rating, $deviation how far off it may be
# as in English
page-people-rating = { $mean } ± { $deviation }
# $number of games
page-people-rated-games = { $number ->
    [one] Etter { $number } rangert spill
   *[other] Etter { $number } rangerte spill
}
page-people-rating-about = Den middels boten har 1500. En med 400 poeng mer vinner ti ganger så ofte. Styrken ligger innenfor ± med 95 % sikkerhet.
# $from and $to are ratings, $number of games
page-people-curve = Fra { $from } til { $to } på { $number } spill
page-people-by-game = Etter spill
page-people-by-opponent = Etter motspiller
page-people-opponent = Motspiller
page-people-count = Antall
page-people-won = Vunnet
page-people-left = Forlatt
page-people-stood-in = Turer av en bot
page-people-before = Foran
page-people-equal = Likt
page-people-games = De siste spillene
page-people-gone = forlot spillet
# $number of turns
page-people-bot-turns = en bot spilte { $number }
# $place from 1, $points of the score
page-people-place = { $place }. plass, { $points } poeng

## Play somebody

page-people-choose = Hvilket spill, og hvor mange spillere? Trykk på et tall, så venter du på andre som vil det samme.
# $game by name, $number of players
page-people-seek = { $game }, { $number } spillere
# $game by name, $number of players
page-people-seeking = Venter på andre: { $game }, { $number } spillere
# $number of others who wait for the same, $online of people who have the page open
page-people-others = { $number ->
    [0] Ingen andre venter på dette nå. Folk her: { $online }.
    [one] { $number } annen venter på dette. Folk her: { $online }.
   *[other] { $number } andre venter på dette. Folk her: { $online }.
}
page-people-bot-offer = Det kan ta en stund. Et spill mot boter begynner med en gang.
page-people-bot-play = Spill mot boter i stedet
page-people-stop = Slutt å vente

## The table of the day

page-people-day-about = Alle som spiller i dag, har samme hell og samme boter: stokkene ligger i samme rekkefølge for alle. Spill hvert spill én gang; hvem som fikk flest poeng, fortelles etter midnatt UTC.
page-people-day-today = I dag, { $day }
page-people-day-left = Det som er ferdig innen { $hours } t { $minutes } min, teller.
page-people-day-open = Navnet ditt og resultatet ditt vises for alle etter midnatt, og da kan alle se spillet ditt.
page-people-day-yesterday = Resultater { $day }
page-people-day-play = Spill
page-people-day-go-on = Fortsett
page-people-day-again = En gang til, teller ikke
# as in English
page-people-day-door = { $game }: { $door }
page-people-day-played = { $number ->
    [0] Ingen har fullført det ennå.
    [one] { $number } person har fullført det.
   *[other] { $number } personer har fullført det.
}
page-people-day-done = Dette har du spilt.
page-people-day-look = Se på det
page-people-day-place = Plass
page-people-day-name = Navn
page-people-day-points = Poeng
page-people-day-rank = Ved bordet
page-people-day-proof = Spill
page-people-day-replay = Se
page-people-day-replay-of = Se spillet til { $name }
page-people-day-nobody = Ingen fullførte det den dagen.
page-people-day-promise = Hva som er lovet for i dag og i morgen
page-people-day-promise-about = Hellet en dag er fastlagt av et frø, og dette er dets hash. Selve frøet offentliggjøres når dagen er over: da kan alle sjekke at det er det som var lovet, og hvert kort i hvert spill.
page-people-day-seed = Beviset
page-people-day-seed-about = Det som var lovet, og frøet. «whistlestop day --verify» regner ut hvert kort på nytt.

## Asking somebody by name

page-people-ask = Eller spør noen ved navn
page-people-ask-name = Navnet
page-people-ask-about = Noen som har siden åpen nå. De har et minutt på seg til å svare.
page-people-ask-send = Spør om et spill
page-people-challenges = Spørsmål om et spill
page-people-challenge-asked = Du har spurt { $name } om et spill: { $game }.
page-people-challenge-asks = { $name } spør deg om et spill: { $game }.
page-people-challenge-accepted = { $who ->
    [you] { $name } sier ja.
   *[other] Du sa ja til { $name }.
}
page-people-challenge-declined = { $who ->
    [you] { $name } vil ikke spille nå.
   *[other] Du sa nei til { $name }.
}
page-people-challenge-withdrawn = { $who ->
    [you] Du spør ikke { $name } lenger.
   *[other] { $name } spør ikke lenger.
}
page-people-challenge-expired = { $who ->
    [you] { $name } har ikke svart.
   *[other] Du svarte ikke { $name } i tide.
}
page-people-challenge-yes = Spill
page-people-challenge-no = Ikke nå
page-people-challenge-withdraw = Ikke spør lenger

## Looking for tables

page-people-any = alle
page-people-players = Spillere
page-people-rated-only = teller for rangeringen
page-people-unrated-only = teller ikke
page-people-clock = Klokke
page-people-clock-only = med klokke
page-people-clockless-only = uten klokke

## Favourites

page-people-favourites = Favorittstrekninger og -billetter
page-people-favourites-of = { $number ->
    [one] Av { $number } spill som ble fullført
   *[other] Av { $number } spill som ble fullført
}
page-people-routes = Strekninger
page-people-tickets = Billetter
page-people-times = Ganger
page-people-completed = Fullført
page-people-heat = Brettet i { $game }, farget etter hvor ofte hver strekning er bygd
page-people-heat-about = Rødt: strekninger du bygger, sterkere jo oftere. Blå linjer: billetter du har.
page-people-accuracy = presisjon { $number }

## Blocked people

page-people-nobody-blocked = Du har ikke blokkert noen.
page-people-unblock = Opphev
page-people-unblock-at = Opphev blokkeringen av { $name }
